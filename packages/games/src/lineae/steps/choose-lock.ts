import { lockIds } from '../data/ocean.ts';
import { pickPlace } from '../define.ts';
import { lockName } from '../names.ts';
import { wrongTurn } from '../turn.ts';
import { askTolls } from '../vessels.ts';

/** LIN-COL-09: the Lock Control Tower toggles any lock. */
export const chooseLock = pickPlace({
  kind: 'choose-lock',
  rule: 'LIN-COL-09',
  of: lockIds,
  prompt: 'choose the lock to open or close',
  name: (lock, s) => `${s.locks[lock] ? 'open' : 'close'} ${lockName(lock)}`,
  refuse: () => null,
  refusals: {},
  checkFrame: (s, d) => wrongTurn(s, d.seat),
  pick: (s, d, lock, ctx) => askTolls(s, d.seat, lock, ctx),
});
