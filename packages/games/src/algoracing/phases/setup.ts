import { at } from '@benchtop/engine/author';
import { shuffle } from '@benchtop/engine/host';
import type { Args, Context } from '@benchtop/engine/author';
import { corners } from '../data/board.ts';
import { cards, kindsOf } from '../data/cards.ts';
import { hillsOf, presetIds, presets, standardPreset } from '../data/hills.ts';
import type { PresetId } from '../data/hills.ts';
import { colours } from '../data/rovers.ts';
import { perType, sampleIds, sampleTypes } from '../data/samples.ts';
import type { AlgoracingEvent } from '../events.ts';
import { randomLayout } from '../layout.ts';
import { modeOf } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { terrainOf } from '../terrain.ts';
import { refill } from './refill.ts';

/** Shuffles everything, lays out the board unless the players do, and asks for colours, blocks and bases. */
export function setup(s: AlgoracingState, _args: Args, ctx: Context): void {
  mintSamples(s, ctx);
  for (const kind of kindsOf[modeOf(s)]) for (let i = 0; i < cards[kind].count; i++) s.deck.push(kind);
  shuffle(s.deck, ctx);
  drawOrder(s, ctx);
  // The stack is last in, first out: what comes later is pushed first.
  ctx.resume('deal');
  for (const seat of s.order) ctx.ask('choose-corner', seat);
  if (s.settings['layout'] === 'players') askBlocks(s, ctx);
  else {
    layOut(s, ctx);
    scatter(s, {}, ctx);
  }
  for (const seat of [...s.order].reverse()) ctx.ask('choose-colour', seat);
}

/** RAC-SET-02, RAC-SET-10: the handle of a sample is its place after shuffling. */
function mintSamples(s: AlgoracingState, ctx: Context): void {
  for (const type of sampleTypes) for (let i = 0; i < perType[modeOf(s)]; i++) s.faces.push(type);
  shuffle(s.faces, ctx);
  for (let i = 0; i < s.faces.length; i++) s.unseen.push(at(sampleIds, i));
}

function drawOrder(s: AlgoracingState, ctx: Context): void {
  for (let seat = 0; seat < s.seats; seat++) s.order.push(seat);
  if (s.seats > 1) shuffle(s.order, ctx);
  ctx.emit?.({ type: 'order-set', order: [...s.order] } satisfies AlgoracingEvent);
}

/** RAC-RUL-26: the last player places the first block, then backwards and round again. */
function askBlocks(s: AlgoracingState, ctx: Context): void {
  ctx.resume('scatter');
  const hills = hillsOf[modeOf(s)];
  for (let i = hills.length - 1; i >= 0; i--)
    ctx.ask('block-rotation', at(s.order, s.seats - 1 - (i % s.seats)), { hill: at(hills, i) });
}

function layOut(s: AlgoracingState, ctx: Context): void {
  const mode = modeOf(s);
  const preset = presetOf(s);
  s.placements = preset === null ? randomLayout(mode, ctx) : presets[preset].placements;
  const layout = preset ?? 'random';
  ctx.emit?.({ type: 'layout-set', layout, placements: [...s.placements] } satisfies AlgoracingEvent);
}

function presetOf(s: Readonly<AlgoracingState>): PresetId | null {
  const { layout } = s.settings;
  return layout === 'standard' ? standardPreset[modeOf(s)] : (presetIds.find((id) => id === layout) ?? null);
}

/** RAC-SET-02: one face-down sample on each of some marks; which ones is drawn. */
export function scatter(s: AlgoracingState, _args: Args, ctx: Context): void {
  const terrain = terrainOf(modeOf(s), s.placements);
  const marks = [...terrain.marks];
  shuffle(marks, ctx);
  const chosen = marks.slice(0, s.unseen.length).sort((a, b) => a - b);
  chosen.forEach((cell, i) => {
    const { x, y } = at(terrain.squares, cell);
    s.ground.push({ sample: at(s.unseen, i), x, y });
  });
  ctx.emit?.({
    type: 'samples-scattered',
    count: chosen.length,
    empty: marks.length - chosen.length,
  } satisfies AlgoracingEvent);
}

/** RAC-SET-06, RAC-SET-07: spare bases fill the free corners by chance, and everybody gets five cards. */
export function deal(s: AlgoracingState, _args: Args, ctx: Context): void {
  const spare = colours.filter((colour) => s.rovers.every((rover) => rover.colour !== colour));
  shuffle(spare, ctx);
  for (const corner of corners) {
    if (s.bases[corner] !== null) continue;
    const colour = spare.pop() ?? 'red';
    s.bases[corner] = colour;
    ctx.emit?.({ type: 'spare-base-placed', colour, corner } satisfies AlgoracingEvent);
  }
  for (const seat of s.order) refill(s, seat, ctx);
}
