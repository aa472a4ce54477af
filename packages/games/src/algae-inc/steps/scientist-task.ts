import { plural } from '../../words.ts';
import { pickCard } from '../define.ts';
import { upTo } from '../names.ts';
import { canGain, canLay, gainScience, placeMore } from '../scientists.ts';
import { playerAt } from '../state.ts';
import { SCIENCE_CAP } from '../data/goods.ts';
import { wrongTurn } from '../turn.ts';

/** ALG-SCI-04: the Scientists gain science points or place tiles. */
export const scientistTask = pickCard({
  kind: 'scientist-task',
  rule: 'ALG-SCI-04',
  of: ['gain', 'place'],
  prompt: 'gain science points or place tiles',
  name(task, s, d) {
    const { scientists } = playerAt(s, d.seat).staff;
    return task === 'gain' ? `gain ${plural(scientists, 'science point')}` : `place ${upTo(scientists, 'tile')}`;
  },
  refuse(s, d, task) {
    if (task === 'gain') return canGain(s, d.seat) ? null : 'ALG-SCI-01';
    return canLay(s, d.seat) ? null : 'ALG-SCI-02';
  },
  refusals: {
    'ALG-SCI-01': `You have ${SCIENCE_CAP} science points, the most there can be.`,
    'ALG-SCI-02': 'No tile can be placed: there is no room, or too few science points.',
  },
  warn(s, d, task) {
    const { goods, staff } = playerAt(s, d.seat);
    const lost = goods.science + staff.scientists - SCIENCE_CAP;
    return task === 'gain' && lost > 0 ? `${plural(lost, 'science point')} would be lost.` : null;
  },
  checkFrame: (s, d) =>
    playerAt(s, d.seat).upgraded.scientists ? 'upgraded Scientists do both' : wrongTurn(s, d.seat),
  pick(s, d, task, ctx) {
    if (task === 'gain') gainScience(s, d.seat, ctx);
    else placeMore(s, d.seat, playerAt(s, d.seat).staff.scientists, ctx);
  },
});
