import type { GainsOf } from '../../gains.ts';
import { goodIds } from '../data/goods.ts';
import { playerAt } from '../state.ts';
import type { BioState, Player } from '../state.ts';

const spent = goodIds.filter((id) => id !== 'ep');

/** Cards that are laid open in the display are nobody's gain. */
export const gains: GainsOf<BioState, Player> = {
  passing: ['round', 'stage', 'order', 'turn', 'piles'],
  passingOwn: ['marks', 'passed'],
  amounts: ['goods'],
  stock(s, seat) {
    const { goods } = playerAt(s, seat);
    return spent.map((id) => goods[id]);
  },
};
