import type { GainsOf } from '../../gains.ts';
import type { AlgoracingState, Rover } from '../state.ts';

/** Cards are swapped for others in every turn, and nothing else is paid with. */
export const gains: GainsOf<AlgoracingState, Rover> = {
  passing: ['active', 'turns', 'passes', 'used', 'changed', 'deck', 'discard'],
  passingOwn: ['hand'],
  amounts: [],
  stock: () => [],
};
