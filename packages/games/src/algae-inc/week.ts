import { at } from '@benchtop/engine/author';
import { byEach } from '../by-each.ts';
import { spotIds, spots, strips, weekendSlots } from './data/week.ts';
import type { SpotId } from './data/week.ts';
import type { WeekendSlot } from './events.ts';
import type { SeenPlayer } from './state.ts';

const leadsFrom = (id: SpotId): readonly string[] => spots[id].leads;

/** The spots of each day, counted from 1. */
const spotsOf = strips.map((strip) => spotIds.filter((id) => spots[id].strip === strip));
/** ALG-WRK-02: where a worker can go from a spot. */
const nextSpots = byEach(spotIds, (id) => spotIds.filter((next) => leadsFrom(id).includes(next)));
const slotsOf = byEach(spotIds, (id) => weekendSlots.filter((slot) => leadsFrom(id).includes(slot)));
const places = byEach(spotIds, (id) => spotIds.indexOf(id));

/** The spots of a strip, by the day, counted from 1. */
export function spotsOn(day: number): readonly SpotId[] {
  return at(spotsOf, day - 1);
}

/** Where a worker may move on a day: onto the first strip, or over a link. */
export function reachable(day: number, { spot }: Readonly<Pick<SeenPlayer, 'spot'>>): readonly SpotId[] {
  return spot === null || day === 1 ? spotsOn(1) : nextSpots[spot];
}

/** The weekend tiles that a spot of the last strip is linked to. */
export function weekendSlotsOf(spot: SpotId | null): readonly WeekendSlot[] {
  return spot === null ? [] : slotsOf[spot];
}

/** The place of a spot in `neutral`. */
export function spotPlace(id: SpotId): number {
  return places[id];
}
