import { word } from '@benchtop/engine/author';
import { lockIds } from '../data/ocean.ts';
import { phase } from '../define.ts';
import { wrongTurn } from '../turn.ts';
import { toggle } from '../water.ts';

/** LIN-LOK-01: everybody who wanted to move has moved. */
export const flipLock = phase({
  name: 'flip-lock',
  args: { lock: word(lockIds) },
  checkFrame: (s, d) => wrongTurn(s, d.seat),
  run: (s, d, ctx) => toggle(s, d.args.lock, ctx),
});
