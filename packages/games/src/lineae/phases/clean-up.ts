import { promote } from '../colony.ts';
import { ROUNDS } from '../data/sky.ts';
import { phase } from '../define.ts';
import { dissolve } from '../dissolve.ts';
import { effects } from '../effects.ts';
import { endMatch } from '../ending.ts';
import { allLaunched } from '../launch.ts';
import type { LinState } from '../state.ts';
import { turnOrder } from '../turn.ts';
import { resetWorkers } from '../workers.ts';

/** LIN-CLN-01, LIN-END-01: all have passed. Before the final scoring everybody may still convert, in turn order. */
export const endRound = phase({
  name: 'end-round',
  checkFrame: (s, _d, depth) => (depth === 0 ? roundFault(s) : 'a round ends when everything else is done'),
  run(s, _d, ctx) {
    if (s.round < ROUNDS && !allLaunched(s)) {
      ctx.resume('clean-up');
      return;
    }
    s.stage = 'end';
    ctx.resume('finish');
    effects.atEach(s, turnOrder(s), 'end', ctx);
  },
});

/** LIN-CLN-02: Jupiter, dissolved minerals, workers, promotion; then the next round. */
export const cleanUp = phase({
  name: 'clean-up',
  checkFrame: (s, _d, depth) => (depth === 0 ? roundFault(s) : 'a round ends when everything else is done'),
  run(s, _d, ctx) {
    const played = s.round;
    // LIN-RND-02.
    s.round++;
    ctx.emit?.({ type: 'jupiter-moved', round: s.round });
    dissolve(s, ctx);
    for (let seat = 0; seat < s.seats; seat++) effects.endScope(s, seat, 'round');
    resetWorkers(s, ctx);
    promote(s, played, ctx);
    s.stage = 'sunlight';
    ctx.resume('start-round');
  },
});

/** LIN-END-01 to LIN-END-06. */
export const finish = phase({
  name: 'finish',
  checkFrame: (s, _d, depth) => (s.stage === 'end' && depth === 0 ? null : 'a match is counted at its end'),
  run: (s, _d, ctx) => endMatch(s, ctx),
});

function roundFault(s: Readonly<LinState>): string | null {
  if (s.stage !== 'action') return 'a round ends after its Action Phase';
  return s.players.every(({ passed }) => passed) ? null : 'a round ends when all have passed';
}
