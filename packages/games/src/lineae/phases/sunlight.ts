import { phase } from '../define.ts';
import { effects, iconsFor } from '../effects.ts';
import { spawnAlgae } from '../sky.ts';
import { hasBiogenesis } from '../state.ts';
import type { LinState } from '../state.ts';
import { turnOrder } from '../turn.ts';

/** LIN-RND-03, LIN-SUN-09: sunlight for all, then everybody in turn may use what comes after it. */
export const startRound = phase({
  name: 'start-round',
  checkFrame: (s, _d, depth) => (depth === 0 ? wrongStage(s) : 'a round begins when everything else is done'),
  run(s, _d, ctx) {
    ctx.emit?.({ type: 'round-started', round: s.round });
    if (hasBiogenesis(s)) spawnAlgae(s, ctx);
    const order = turnOrder(s);
    for (const seat of order) {
      ctx.emit?.({ type: 'sunlight', seat, icons: iconsFor(s, seat) });
      effects.automatic(s, seat, 'sunlight', ctx);
    }
    ctx.resume('begin-action');
    // The stack is last in, first out.
    for (const seat of [...order].reverse()) ctx.resumeFor('after-sunlight', seat);
  },
});

/** The sky is cleaned before diesel pollutes it again. */
export const afterSunlight = phase({
  name: 'after-sunlight',
  checkFrame: (s) => wrongStage(s),
  run(s, d, ctx) {
    const seat = d.seat ?? s.first;
    ctx.resumeFor('run-diesel', seat);
    effects.at(s, seat, 'sky', ctx);
  },
});

/** LIN-DSL-01. */
export const runDiesel = phase({
  name: 'run-diesel',
  checkFrame: (s) => wrongStage(s),
  run: (s, d, ctx) => effects.at(s, d.seat ?? s.first, 'diesel', ctx),
});

/** LIN-TRN-01: the holder of the First Player marker comes next. */
export const beginAction = phase({
  name: 'begin-action',
  checkFrame: (s, _d, depth) => (depth === 0 ? wrongStage(s) : 'turns begin when everything else is done'),
  run(s, _d, ctx) {
    s.stage = 'action';
    s.active = (s.first + s.seats - 1) % s.seats;
    ctx.emit?.({ type: 'action-started' });
  },
});

function wrongStage(s: Readonly<LinState>): string | null {
  return s.stage === 'sunlight' ? null : 'that belongs to the Sunlight Phase';
}
