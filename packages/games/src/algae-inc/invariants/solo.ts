import { at } from '@benchtop/engine/author';
import { cities } from '../data/map.ts';
import type { CityId } from '../data/map.ts';
import { spotIds, spots, turnsIn } from '../data/week.ts';
import { endingOf } from '../ending.ts';
import { isSolo } from '../state.ts';
import type { AlgState } from '../state.ts';
import { isPending } from './asked.ts';

type State = Readonly<AlgState>;

/** The competitor and its neutral disks. */
export function brokenSolo(s: State): string | null {
  const { vp, cities: own, milestones } = s.competitor;
  if (!isSolo(s)) {
    if (vp > 0 || own.length > 0 || milestones.length > 0) return 'there is no competitor';
    if (s.over !== null && s.over !== endingOf(s)) return 'with several players the month is over';
    return s.neutral.some((n) => n > 0) ? 'there are no neutral disks' : null;
  }
  if (s.over !== null && s.over !== endingOf(s)) return 'a player alone beats the competitor, or does not';
  if (s.demand.length === 0)
    return own.length > 0 || s.neutral.some((n) => n > 0) ? 'the competitor starts with the map' : null;
  return brokenDisks(s) ?? brokenCities(own);
}

/** ALG-SOLO-01, ALG-SOLO-06: none are left on a strip that has turned. */
function brokenDisks(s: State): string | null {
  for (const [i, n] of s.neutral.entries()) {
    const id = at(spotIds, i);
    if (n > spots[id].neutral) return `${id} has at most ${spots[id].neutral} neutral disks`;
    const turned = turnsIn[spots[id].strip];
    const exporting = turned === s.week && isPending(s, 'competitor-next');
    if (n > 0 && turned !== null && turned <= s.week && !exporting)
      return 'the disks of a strip that turns are exported';
  }
  return null;
}

/** ALG-SOLO-06: each city is next to another one. */
function brokenCities(own: readonly CityId[]): string | null {
  if (own.length === 0) return 'the competitor has a first city';
  if (cities[at(own, 0)].kind !== 'capital') return 'the competitor starts in a capital';
  const near = (city: CityId, before: readonly CityId[]): boolean =>
    cities[city].roads.some((road) => before.some((other) => other === road));
  return own.every((city, i) => i === 0 || near(city, own.slice(0, i)))
    ? null
    : 'the cities of the competitor are linked';
}
