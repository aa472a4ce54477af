import type { GainsOf } from '../../gains.ts';
import type { ArcticState, Player } from '../state.ts';

/** ARC-CARD-03: the card that was played slides back in every turn. Nothing is paid with. */
export const gains: GainsOf<ArcticState, Player> = {
  passing: ['active', 'turns', 'quiet', 'stirred'],
  passingOwn: ['cards'],
  amounts: ['pool'],
  stock: () => [],
};
