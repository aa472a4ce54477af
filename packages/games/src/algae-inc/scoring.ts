import { aheadBy, at } from '@benchtop/engine/author';
import type { ScoreItem, TieBreak } from '@benchtop/engine/author';
import { kinds } from './data/goods.ts';
import { milestones } from './data/milestones.ts';
import { ITEMS_PER_VP } from './data/table.ts';
import { colours } from './data/words.ts';
import { bareMarkers } from './double.ts';
import { effects } from './effects.ts';
import type { RuleId } from './rulebook.ts';
import { largestSet } from './side-board.ts';
import { COMPETITOR, exporterAt, handicapOf, isSolo, playerAt } from './state.ts';
import type { AlgState, Player } from './state.ts';

type State = Readonly<AlgState>;

/** The score sheet, as if the match ended now: the end-of-month bonus is 0 until it is scored. */
export function score(s: State, seat: number): ScoreItem[] {
  const p = playerAt(s, seat);
  const items: (ScoreItem & { readonly rule: RuleId })[] = [
    { rule: 'ALG-MIL-01', label: 'VP track', points: p.goods.vp },
    { rule: 'ALG-END-02', label: 'End-of-month bonus', points: p.monthVp },
    { rule: 'ALG-END-04', label: 'Markers off their tiles', points: bareMarkers(p) },
    { rule: 'ALG-END-05', label: 'Largest set of tiles', points: largestSet(p) },
    { rule: 'ALG-END-06', label: 'End scoring', points: scored(s, seat) },
    { rule: 'ALG-END-07', label: 'Left-over items', points: Math.floor(itemsOf(p) / ITEMS_PER_VP) },
  ];
  return items;
}

/** ALG-END-06. */
function scored(s: State, seat: number): number {
  let sum = 0;
  for (const { points } of effects.score(s, seat)) sum += points;
  return sum;
}

/** ALG-END-07: tokens of all kinds, and cubes anywhere on the Department board. */
function itemsOf({ goods, fields }: Readonly<Player>): number {
  let items = 0;
  for (const kind of kinds) items += goods[kind];
  for (const cubes of fields) items += cubes;
  return items;
}

/** The total of a seat. */
export function totalOf(s: State, seat: number): number {
  let total = 0;
  for (const { points } of score(s, seat)) total += points;
  return total;
}

/** VP of the competitor, the handicap taken off. */
export function competitorTotal(s: State): number {
  return s.competitor.vp - handicapOf(s);
}

/** ALG-END-08: the darkest row with a marker, and how early the first marker came there. More is better. */
type Rank = readonly [row: number, early: number];

function rankOf(s: State, exporter: number): Rank {
  const { milestones: slots, claimed } = exporterAt(s, exporter);
  let [row, early] = [-1, 0];
  slots.forEach((slot, i) => {
    const here = colours.indexOf(milestones[at(s.milestones, slot)].colour);
    const claim = -at(claimed, i);
    if (here > row || (here === row && claim > early)) [row, early] = [here, claim];
  });
  return [row, early];
}

/** ALG-END-08. */
export function tieBreaks(s: State, seat: number): TieBreak[] {
  const [row, early] = rankOf(s, seat);
  const colour = colours[row];
  if (colour === undefined) return [{ n: row, says: 'no milestone marker', brief: 'none' }];
  return [
    { n: row, says: `a milestone marker in the ${colour} row`, brief: colour },
    { n: early, says: `the first milestone marker in the ${colour} row`, brief: 'later' },
  ];
}

/** ALG-SOLO-11: alone against the competitor. Not even a tie in everything is a win. */
export function competitorBeaten(s: State): boolean {
  if (!isSolo(s)) return false;
  return aheadBy([totalOf(s, 0), ...rankOf(s, 0)], [competitorTotal(s), ...rankOf(s, COMPETITOR)]) > 0;
}
