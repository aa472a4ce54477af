/** The 30 spaces of Yard. What never changes about them stays out of the state. */
import { FOOD, GAIN_SPACES, goods, STONE } from '../rivals/floor/yard.ts';

export interface Space {
  readonly index: number;
  readonly name: string;
  readonly kind: 'gain' | 'pick' | 'build' | 'track' | 'market' | 'draw' | 'grow' | 'start';
  /** The good of a gain space, else -1. */
  readonly good: number;
  readonly room: number;
  readonly refill: number;
}

const others = [
  { kind: 'pick', count: 3, room: 1 },
  { kind: 'build', count: 3, room: 2 },
  { kind: 'track', count: 3, room: 1 },
  { kind: 'market', count: 2, room: 1 },
  { kind: 'draw', count: 2, room: 2 },
  { kind: 'grow', count: 1, room: 1 },
  { kind: 'start', count: 1, room: 1 },
] as const;

const refills = goods.map((_, good) => (good === STONE ? 1 : good === FOOD ? 3 : 2));

/** Three spaces for each good first, then the others. */
export const spaces: readonly Space[] = [
  ...goods.flatMap((name, good) =>
    [1, 2, 3].map((n) => ({ name: `${name} ${n}`, kind: 'gain' as const, good, room: 1, refill: refills[good] })),
  ),
  ...others.flatMap(({ kind, count, room }) =>
    Array.from({ length: count }, (_, i) => ({ name: `${kind} ${i + 1}`, kind, good: -1, room, refill: 0 })),
  ),
].map((space, index) => ({ index, ...space }));

if (spaces.findIndex(({ kind }) => kind !== 'gain') !== GAIN_SPACES) throw new RangeError('the gain spaces come first');
