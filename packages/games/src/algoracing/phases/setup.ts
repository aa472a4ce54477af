import { at } from '@benchtop/engine/author';
import { corners } from '../data/board.ts';
import { cards, kindsOf } from '../data/cards.ts';
import { hillsOf, presetIds, presets, standardPreset } from '../data/hills.ts';
import type { PresetId } from '../data/hills.ts';
import { colours } from '../data/rovers.ts';
import { perType, sampleIds, sampleTypes } from '../data/samples.ts';
import { phase } from '../define.ts';
import type { AlgoracingContext } from '../define.ts';
import { refill } from '../hand.ts';
import { randomLayout } from '../layout.ts';
import { modeOf } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { terrainOf } from '../terrain.ts';

/** Shuffles everything, lays out the board unless the players do, and asks for colours, blocks and bases. */
export const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    mintSamples(s, ctx);
    for (const kind of kindsOf[modeOf(s)]) for (let i = 0; i < cards[kind].count; i++) s.deck.push(kind);
    ctx.shuffle(s.deck);
    drawOrder(s, ctx);
    const byPlayers = s.settings['layout'] === 'players';
    // The stack is last in, first out: what comes later is pushed first.
    ctx.resume('deal');
    for (const seat of s.order) ctx.ask('choose-corner', seat);
    if (byPlayers) askBlocks(s, ctx);
    for (const seat of [...s.order].reverse()) ctx.ask('choose-colour', seat);
    if (!byPlayers) layOut(s, ctx);
  },
});

/** RAC-SET-02, RAC-SET-10: the handle of a sample is its place after shuffling. */
function mintSamples(s: AlgoracingState, ctx: AlgoracingContext): void {
  for (const type of sampleTypes) for (let i = 0; i < perType[modeOf(s)]; i++) s.faces.push(type);
  ctx.shuffle(s.faces);
  s.unseen = sampleIds.slice(0, s.faces.length);
}

function drawOrder(s: AlgoracingState, ctx: AlgoracingContext): void {
  const order = Array.from({ length: s.seats }, (_, seat) => seat);
  if (s.seats > 1) ctx.shuffle(order);
  s.order = order;
  ctx.emit?.({ type: 'order-set', order: [...s.order] });
}

/** RAC-RUL-26: the last player places the first block, then backwards and round again. */
function askBlocks(s: AlgoracingState, ctx: AlgoracingContext): void {
  ctx.resume('scatter');
  const hills = hillsOf[modeOf(s)];
  for (let i = hills.length - 1; i >= 0; i--)
    ctx.ask('block-rotation', at(s.order, s.seats - 1 - (i % s.seats)), { hill: at(hills, i) });
}

function layOut(s: AlgoracingState, ctx: AlgoracingContext): void {
  const preset = presetOf(s);
  s.placements = preset === null ? randomLayout(modeOf(s), ctx) : presets[preset].placements;
  ctx.emit?.({ type: 'layout-set', layout: preset ?? 'random', placements: [...s.placements] });
  ctx.resume('scatter');
}

function presetOf(s: Readonly<AlgoracingState>): PresetId | null {
  const { layout } = s.settings;
  return layout === 'standard' ? standardPreset[modeOf(s)] : (presetIds.find((id) => id === layout) ?? null);
}

/** RAC-SET-02: one face-down sample on each of some marks; which ones is drawn. */
export const scatter = phase({
  name: 'scatter',
  run(s, _d, ctx) {
    const terrain = terrainOf(modeOf(s), s.placements);
    const marks = [...terrain.marks];
    ctx.shuffle(marks);
    const chosen = marks.slice(0, s.unseen.length).sort((a, b) => a - b);
    s.ground = chosen.map((cell, i) => {
      const { x, y } = at(terrain.squares, cell);
      return { sample: at(s.unseen, i), x, y };
    });
    ctx.emit?.({ type: 'samples-scattered', count: chosen.length, empty: marks.length - chosen.length });
  },
});

/** RAC-SET-06, RAC-SET-07: spare bases fill the free corners by chance, and everybody gets five cards. */
export const deal = phase({
  name: 'deal',
  run(s, _d, ctx) {
    const spare = colours.filter((colour) => s.rovers.every((rover) => rover.colour !== colour));
    ctx.shuffle(spare);
    for (const corner of corners) {
      if (s.bases[corner] !== null) continue;
      const colour = spare.pop() ?? 'red';
      s.bases = { ...s.bases, [corner]: colour };
      ctx.emit?.({ type: 'spare-base-placed', colour, corner });
    }
    for (const seat of s.order) refill(s, seat, ctx);
  },
});
