import { at } from '@benchtop/engine/author';
import type { ScoreItem } from '@benchtop/engine/author';
import { blockIds, blocks, lineIds } from './data/factory.ts';
import { BLOCK_POINTS, SOLO_TURNS, soloRanks } from './data/players.ts';
import { tokens } from './data/tokens.ts';
import type { RuleId } from './rulebook.ts';
import { playerAt } from './state.ts';
import type { ArcticState, ArcticView, SeenPlayer } from './state.ts';

/** The score sheet: 2-point and 3-point tokens, dice won, cargo, and in solo the turns not needed. */
export function score(s: Readonly<ArcticState>, seat: number): ScoreItem[] {
  const p = playerAt(s, seat);
  const items: (ScoreItem & { readonly rule: RuleId })[] = [
    { rule: 'ARC-SCO-01', label: '2-point tokens processed', points: factoryPoints(p, false) },
    { rule: 'ARC-SCO-01', label: '3-point tokens processed', points: factoryPoints(p, true) },
    { rule: 'ARC-SCO-02', label: 'Dice won', points: BLOCK_POINTS * diceGained(p) },
    { rule: 'ARC-SCO-03', label: 'Tokens still aboard', points: cargo(p) },
  ];
  if (s.seats === 1) items.push({ rule: 'ARC-SOLO-02', label: 'Turns to spare', points: spareTurns(s) });
  return items;
}

/** The total of a seat, without building its sheet. */
export function points(s: Pick<ArcticView, 'players' | 'seats' | 'turns' | 'over'>, seat: number): number {
  const p = at(s.players, seat);
  return factoryPoints(p, false) + factoryPoints(p, true) + BLOCK_POINTS * diceGained(p) + cargo(p) + spareTurns(s);
}

/** ARC-SOLO-02: turns to spare count once the season has ended; before that they may still be needed. */
export function spareTurns(s: Pick<ArcticView, 'seats' | 'turns' | 'over'>): number {
  return s.seats === 1 && s.over !== null ? SOLO_TURNS - s.turns : 0;
}

/** ARC-SOLO-03: the title a solo season earns. */
export function soloRank(total: number): string {
  let title: string = soloRanks[0].title;
  for (const rank of soloRanks) if (total >= rank.from) title = rank.title;
  return title;
}

/** Dice won from blocks. */
export function diceGained(p: SeenPlayer): number {
  let gained = 0;
  for (const id of blockIds) if (p.blocks[id] && blocks[id].reward === 'die') gained++;
  return gained;
}

function factoryPoints(p: SeenPlayer, special: boolean): number {
  let sum = 0;
  for (const id of lineIds) {
    const { colour, count } = p.lines[id];
    if (colour !== null && tokens[colour].special === special) sum += count * tokens[colour].points;
  }
  return sum;
}

function cargo(p: SeenPlayer): number {
  return p.ships[0].cargo.length + p.ships[1].cargo.length;
}
