import { at } from '@benchtop/engine/author';
import { cityIds } from '../data/map.ts';
import type { CityBonusId } from '../data/map.ts';
import { bestValue, demandOf, isDiskless, NO_WAY, priceOfWay } from '../export.ts';
import { diskMask, distanceTo } from '../map.ts';
import { playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { completes } from './milestone-outlook.ts';

/*
 * What the products in dispatch are good for: the best places to send them, so that exports are prepared and not only made.
 */

/** A disk off a Double Action tile: euros on Mondays, half of another action. */
const DISK = 1.6;
const tokenWorth = {
  'cb-euro': 0.9,
  'cb-market': 0.5,
  'cb-freelance': 0.4,
  'cb-science': 0.9,
  'cb-choice': 0.5,
  'cb-wild': 0.9,
} as const satisfies Record<CityBonusId, number>;
const EURO = 0.3;
/** A missing market value. */
const MISSING = 0.6;
/** The contract export, its reward included. */
const CONTRACT = 3;
/** Half the demand, rounded up, without a disk. */
const AGAIN = 0.5;
/** What the second export counts for which something is left. */
const SECOND = 0.5;

/** Two best targets of the position that was read last. */
let first = 0;
let second = 0;

function offer(worth: number): void {
  if (worth > first) {
    second = first;
    first = worth;
  } else if (worth > second) second = worth;
}

/** What a target is worth with products of this value: less while something is missing. */
function ready(worth: number, demand: number, value: number): number {
  if (value >= demand) return worth;
  const missing = demand - value;
  return value === 0 ? 0 : Math.max(0, worth - missing * MISSING) * Math.pow(value / demand, 1.5);
}

/** VP that the products in dispatch promise. */
export function exportOutlook(s: Readonly<AlgState>, seat: number, mondays: number): number {
  const p = playerAt(s, seat);
  const value = bestValue(s, seat);
  if (value === 0) return 0;
  first = 0;
  second = 0;
  const again = isDiskless(p);
  if (!again && !p.contractDone) {
    const demand = demandOf(s, seat, 'contract');
    offer(ready(CONTRACT + demand, demand, value));
  }
  const mask = diskMask(s);
  for (let i = 0; i < cityIds.length; i++) {
    const own = p.cities.includes(at(cityIds, i));
    if (own !== again) continue;
    offer(
      again ? ready(AGAIN * at(s.demand, i), at(s.demand, i), value) : cityWorth(s, seat, i, { mask, value, mondays }),
    );
  }
  return first + (p.staff.operators > 1 ? SECOND * second : 0);
}

interface Situation {
  readonly mask: number;
  readonly value: number;
  readonly mondays: number;
}

function cityWorth(s: Readonly<AlgState>, seat: number, i: number, { mask, value, mondays }: Situation): number {
  const distance = distanceTo(mask, i);
  const way = priceOfWay(s, seat, distance);
  if (way === NO_WAY) return 0;
  const token = distance === 0 ? null : at(s.bonuses, i);
  const worth =
    DISK +
    (token === null ? 0 : tokenWorth[token]) +
    completes(s, seat, at(cityIds, i), distance, mondays) -
    way * EURO;
  return ready(worth, at(s.demand, i), value);
}
