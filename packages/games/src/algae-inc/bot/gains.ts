import type { GainsOf } from '../../gains.ts';
import { kinds } from '../data/goods.ts';
import { playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';

/** ALG-WRK-01: the worker moves on in every turn. Energy is paid with like tokens. */
export const gains: GainsOf<AlgState, Player> = {
  passing: ['week', 'day', 'stage', 'first', 'active'],
  passingOwn: ['marks', 'spot'],
  amounts: ['goods', 'fields'],
  stock(s, seat) {
    const { goods } = playerAt(s, seat);
    return [...kinds, 'energy' as const].map((kind) => goods[kind]);
  },
};
