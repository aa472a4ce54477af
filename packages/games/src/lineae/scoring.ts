import type { ScoreItem, TieBreak } from '@benchtop/engine/author';
import { counted } from '../tie-break.ts';
import { debtsOf } from './core.ts';
import { cubes } from './data/goods.ts';
import { DEBT_PENALTY, grades } from './data/table.ts';
import { technologies } from './data/technologies.ts';
import type { RuleId } from './rulebook.ts';
import { hasCore, playerAt } from './state.ts';
import type { LinState, SeenPlayer } from './state.ts';

/** LIN-END-03. */
const DOLLARS_PER_VP = 5;

/** The score sheet. */
export function score(s: Readonly<LinState>, seat: number): ScoreItem[] {
  const p = playerAt(s, seat);
  const items: (ScoreItem & { readonly rule: RuleId })[] = [
    { rule: 'LIN-LCH-03', label: 'VP track', points: p.goods.vp },
    { rule: 'LIN-END-02', label: 'Stars of technologies', points: starsOf(p) },
    { rule: 'LIN-END-03', label: 'Money', points: Math.floor(p.goods.money / DOLLARS_PER_VP) },
    { rule: 'LIN-END-04', label: 'Pairs of cubes', points: pairsOf(p) },
  ];
  if (hasCore(s)) items.push({ rule: 'LIN-COR-01', label: 'Debts', points: penaltyOf(p) });
  return items;
}

/** LIN-END-02. */
export function starsOf({ technologies: held }: Readonly<Pick<SeenPlayer, 'technologies'>>): number {
  let sum = 0;
  for (const id of held) sum += technologies[id].stars;
  return sum;
}

/** LIN-END-04: cubes of one type in the cargo bay, two by two. */
export function pairsOf({ goods }: Readonly<Pick<SeenPlayer, 'goods'>>): number {
  let sum = 0;
  for (const cube of cubes) sum += goods[cube] >> 1;
  return sum;
}

/** LIN-COR-01: what debts cost at the end, as a number that is not above 0. */
export function penaltyOf(p: Readonly<Pick<SeenPlayer, 'debts'>>): number {
  const debts = debtsOf(p);
  return debts === 0 ? 0 : -DEBT_PENALTY * debts;
}

/** The total of a seat. */
export function totalOf(s: Readonly<LinState>, seat: number): number {
  const p = playerAt(s, seat);
  return p.goods.vp + starsOf(p) + Math.floor(p.goods.money / DOLLARS_PER_VP) + pairsOf(p) + penaltyOf(p);
}

/** LIN-END-06. */
export function tieBreaks(s: Readonly<LinState>, seat: number): TieBreak[] {
  return [counted(playerAt(s, seat).launched.length, 'rocket launched', 'rockets launched')];
}

/** What a solo score is called. */
export function gradeOf(points: number): string {
  return grades.find(({ from }) => points >= from)?.name ?? 'Drifter';
}
