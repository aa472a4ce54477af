import type { LinEvent } from '@benchtop/games/lineae';
import type { Route } from '../../../table/contract.ts';
import { columnPlace, drainPlace, SPRING } from './places.ts';

type Routes = { readonly [T in LinEvent['type']]?: (event: Extract<LinEvent, { readonly type: T }>) => Route };

/** Where things of the ocean come from and go to that are drawn nowhere before or after, and what is traced. */
export const oceanRoutes: Routes = {
  'water-in': () => ({ from: SPRING }),
  'water-out': ({ from }) => ({ to: drainPlace(from.row) }),
  'cube-washed-away': ({ cube }) => ({ to: `supply ${cube}` }),
  'cubes-dissolved': () => ({}),
  'vessel-placed': ({ seat }) => ({ from: `seat ${seat}` }),
  'vessel-moved': ({ seat, from, to }) => ({
    way: { piece: `vessel ${seat}`, from: columnPlace(from), to: columnPlace(to) },
  }),
  excavated: ({ slot }) => ({ from: `dig ${slot}` }),
  'cube-docked': ({ seat }) => ({ to: `cargo ${seat}` }),
  'cube-filtered': ({ seat }) => ({ to: `cargo ${seat}` }),
  'track-advanced': ({ seat }) => ({ from: `crew ${seat}` }),
};

/** How long each takes, in shares; what is not named happens at once. */
export const oceanWeights: { readonly [T in LinEvent['type']]?: number } = {
  'ocean-filled': 0.6,
  'vessel-placed': 1,
  'setup-cube': 0.6,
  'lock-toggled': 0.8,
  'water-in': 1,
  'water-moved': 1.2,
  'water-out': 1,
  'cube-washed-away': 0.6,
  'sub-returned': 1.2,
  'toll-paid': 0.6,
  'vessel-moved': 1,
  'sub-moved': 0.7,
  'cube-picked': 0.8,
  excavated: 1.1,
  'track-advanced': 0.8,
  docked: 0.6,
  'cube-docked': 0.8,
  'cubes-dissolved': 1.4,
  'algae-spawned': 1,
  'cube-filtered': 0.9,
};

/** A toggle is watched token by token: what each share of it takes, and all of it at most. */
const SHARE = 270;
const MOST = 3600;

/** Milliseconds that a toggle needs to be followed by eye; 0 where the water does not move. */
export function oceanTravel(events: readonly { readonly type: LinEvent['type'] }[]): number {
  if (!events.some(({ type }) => type === 'lock-toggled')) return 0;
  return Math.min(
    MOST,
    events.reduce((ms, { type }) => ms + SHARE * (oceanWeights[type] ?? 0), 0),
  );
}
