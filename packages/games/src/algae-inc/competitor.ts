import { at } from '@benchtop/engine/author';
import { cities, cityIds } from './data/map.ts';
import type { CityId } from './data/map.ts';
import { COMPETITOR_TOKEN_VP } from './data/table.ts';
import { spotIds, spots } from './data/week.ts';
import type { SpotId } from './data/week.ts';
import type { AlgContext } from './define.ts';
import { recordExport, tokenOn } from './map.ts';
import { addTo, COMPETITOR } from './state.ts';
import type { AlgState } from './state.ts';
import { spotPlace, spotsOn } from './week.ts';

/*
 * The conventional competitor of a solo match. It is no seat: its exports are recorded like a player's, everything else of
 * it is a number of VP.
 */

/** ALG-SOLO-01, ALG-SOLO-02: neutral disks on the strips, and the first export of the match. */
export function startCompetitor(s: AlgState, city: CityId, ctx: AlgContext): CityId {
  spotIds.forEach((id, i) => {
    s.neutral[i] = spots[id].neutral;
  });
  recordExport(s, COMPETITOR, city, 0);
  s.competitor.vp = demandAt(s, city);
  ctx.emit?.({ type: 'competitor-started', city, vp: s.competitor.vp });
  return city;
}

function demandAt(s: Readonly<AlgState>, city: CityId): number {
  return at(s.demand, cityIds.indexOf(city));
}

/** A spot that still has a neutral disk, on the strip whose disks the competitor exports; null where none is left. */
function diskLeft(s: Readonly<AlgState>, batch: number): SpotId | null {
  return spotsOn(batch + 1).find((id) => at(s.neutral, spotPlace(id)) > 0) ?? null;
}

/** ALG-SOLO-06: whether a disk is left for this weekend, 1 to 3, or for the end of the month, 4. */
export function hasDisk(s: Readonly<AlgState>, batch: number): boolean {
  return diskLeft(s, batch) !== null;
}

/** ALG-SOLO-06: the cities among which the next neutral disk goes: one, or a tie. */
export function competitorCities(s: Readonly<AlgState>): readonly CityId[] {
  const own = s.competitor.cities;
  const near = cityIds.filter(
    (id) => !own.includes(id) && cities[id].roads.some((road) => own.some((c) => c === road)),
  );
  const lowest = Math.min(...near.map((id) => demandAt(s, id)));
  const cheap = near.filter((id) => demandAt(s, id) === lowest);
  const paid = cheap.filter((id) => tokenOn(s, id) !== null);
  return paid.length > 0 ? paid : cheap;
}

/** ALG-SOLO-06, ALG-SOLO-07: a neutral disk goes from its strip to a city. */
export function competitorExports(s: AlgState, city: CityId, batch: number, ctx: AlgContext): void {
  const spot = diskLeft(s, batch);
  if (spot !== null) addTo(s.neutral, spotPlace(spot), -1);
  const token = tokenOn(s, city);
  recordExport(s, COMPETITOR, city, batch);
  const vp = demandAt(s, city) + (token === null ? 0 : COMPETITOR_TOKEN_VP);
  s.competitor.vp += vp;
  ctx.emit?.({ type: 'competitor-exported', city, vp, token });
}
