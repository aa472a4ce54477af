import type { GainsOf } from '../../gains.ts';
import { goods as kinds } from '../data/goods.ts';
import type { Good } from '../data/goods.ts';
import { playerAt } from '../state.ts';
import type { LinState, Player } from '../state.ts';

const spent = (Object.keys(kinds) as Good[]).filter((id) => id !== 'vp');

/** Workers count where they stand: whoever places one has done something. */
export const gains: GainsOf<LinState, Player> = {
  passing: ['round', 'stage', 'active', 'first'],
  passingOwn: ['marks', 'passed'],
  amounts: ['goods', 'available'],
  stock(s, seat) {
    const { goods } = playerAt(s, seat);
    return spent.map((id) => goods[id]);
  },
};
