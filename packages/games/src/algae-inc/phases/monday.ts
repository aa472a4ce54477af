import { phase } from '../define.ts';
import type { AlgContext } from '../define.ts';
import { effects } from '../effects.ts';
import { moveMore } from '../moves.ts';
import { isSolo, playerAt } from '../state.ts';
import type { AlgState } from '../state.ts';
import { incomeOf, takeMore } from '../storage.ts';
import { lastFirst, turnOrder } from '../turn.ts';

const mondayOnly = (s: Readonly<AlgState>): string | null =>
  s.stage === 'monday' ? null : 'that belongs to Monday Morning';

/** ALG-MON-01: euros and VP for all, cubes in player order, science for all, movements; then the Work Week. */
export const monday = phase({
  name: 'monday',
  checkFrame: () => 'Monday Morning begins by itself',
  run(s, _d, ctx) {
    s.stage = 'monday';
    ctx.emit?.({ type: 'monday-came', week: s.week });
    for (const seat of turnOrder(s)) effects.automatic(s, seat, 'monday', ctx);
    if (isSolo(s)) payCompetitor(s, ctx);
    // The stack is last in, first out: what comes last is pushed first.
    ctx.resume('begin-week');
    const last = lastFirst(s);
    for (const seat of last) ctx.resumeFor('monday-moves', seat);
    ctx.resume('science-income');
    for (const seat of last) ctx.resumeFor('monday-cubes', seat);
  },
});

/** ALG-SOLO-04. */
function payCompetitor(s: AlgState, ctx: AlgContext): void {
  const vp = s.competitor.milestones.length;
  if (vp === 0) return;
  s.competitor.vp += vp;
  ctx.emit?.({ type: 'competitor-income', vp });
}

/** ALG-MON-05. */
export const mondayCubes = phase({
  name: 'monday-cubes',
  checkFrame: (s) => mondayOnly(s),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    takeMore(s, seat, incomeOf(s, seat, 'operators', 'monday'), ctx);
  },
});

/** ALG-MON-09. */
export const scienceIncome = phase({
  name: 'science-income',
  checkFrame: (s) => mondayOnly(s),
  run(s, _d, ctx) {
    for (const seat of turnOrder(s)) effects.gain(s, seat, { science: incomeOf(s, seat, 'scientists', 'monday') }, ctx);
  },
});

/** ALG-MON-08, ALG-MON-12: refining is the last step of a player's Monday. */
export const mondayMoves = phase({
  name: 'monday-moves',
  checkFrame: (s) => mondayOnly(s),
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    if (playerAt(s, seat).department === 'biofuel')
      ctx.resumeFor('refine-more', seat, {
        left: effects.value(s, seat, 'refining-most'),
        lifted: [0, 0, 0],
        paid: false,
      });
    moveMore(s, seat, incomeOf(s, seat, 'engineers', 'monday'), 'any', ctx);
  },
});

/** ALG-WRK-01: nobody has moved; the first player is next. */
export const beginWeek = phase({
  name: 'begin-week',
  checkFrame: (s, _d, depth) =>
    s.stage === 'monday' && depth === 0 ? null : 'the Work Week begins after Monday Morning',
  run(s, _d, ctx) {
    s.stage = 'work';
    s.day = 0;
    s.active = (s.first + s.seats - 1) % s.seats;
    ctx.emit?.({ type: 'week-began', week: s.week });
  },
});
