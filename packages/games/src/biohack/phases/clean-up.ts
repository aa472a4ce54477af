import { advancedSpaces } from '../data/spaces.ts';
import { INJURY_PENALTY, NOMANS } from '../data/table.ts';
import { phase } from '../define.ts';
import type { BioContext } from '../define.ts';
import { effects } from '../effects.ts';
import { endingOf, endMatch, isLastRound } from '../ending.ts';
import { clearDisplay, dealTiles, refillDisplay } from '../market.ts';
import { refuseHealing } from '../nomans.ts';
import { isSurvival, playerAt, roundLimit } from '../state.ts';
import type { BioState } from '../state.ts';

/** BIO-RND-02, BIO-RUL-03: the last round is not cleaned up. Who can still heal before it costs EP is asked. */
export const endRound = phase({
  name: 'end-round',
  run(s, _d, ctx) {
    s.stage = 'clean-up';
    if (isLastRound(s) && !isSurvival(s)) {
      endMatch(ctx, endingOf(s));
      return;
    }
    ctx.resume('clean-up');
    for (const seat of [...s.order].reverse()) if (refuseHealing(s, seat) === null) ctx.ask('heal-nomans', seat);
  },
});

/** BIO-CLN-01 to BIO-CLN-07. */
export const cleanUp = phase({
  name: 'clean-up',
  checkFrame: (s, _d, depth) => (s.stage === 'clean-up' && depth === 0 ? null : 'a round is cleaned up at its end'),
  run(s, _d, ctx) {
    // BIO-CHL-08: in the Survival Challenge healing is asked about before the final scoring, too.
    if (isLastRound(s)) {
      endMatch(ctx, endingOf(s));
      return;
    }
    collect(s, ctx);
    clearDisplay(s, ctx);
    refillDisplay(s, ctx);
    dealTiles(s, ctx);
    for (let seat = 0; seat < s.seats; seat++) effects.endScope(s, seat, 'round');
    s.round++;
    if (s.seats === 2) {
      s.order.reverse();
      ctx.emit?.({ type: 'first-player-changed', order: [...s.order] });
    }
    ctx.emit?.({ type: 'round-started', round: s.round, last: s.round === roundLimit(s) });
    ctx.resume('plan-round');
  },
});

/** BIO-CLN-01, BIO-CLN-02, BIO-SOL-11: everybody goes home; whoever still lies stands up and costs EP. */
function collect(s: BioState, ctx: BioContext): void {
  for (const space of advancedSpaces) s.occupied[space] = null;
  s.solo.assistants.length = 0;
  for (const p of s.players) {
    p.home += p.placed.length;
    p.placed.length = 0;
    p.passed = false;
  }
  ctx.emit?.({ type: 'nomans-collected' });
  // BIO-RUL-32: nothing else heals there.
  if (isSurvival(s)) return;
  for (const seat of s.order) {
    const p = playerAt(s, seat);
    if (p.injured === 0) continue;
    const nomans = p.injured;
    p.goods.ep -= INJURY_PENALTY * nomans;
    p.injured = 0;
    p.home = NOMANS;
    ctx.emit?.({ type: 'injury-penalty', seat, nomans, ep: INJURY_PENALTY * nomans });
  }
}
