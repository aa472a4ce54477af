import { creatures } from './data/creatures.ts';
import { challenges } from './data/solo.ts';
import { END_CREATURES } from './data/table.ts';
import type { BioContext } from './define.ts';
import type { endings } from './events.ts';
import { totalOf } from './scoring.ts';
import { challengeOf, creatureCount, playerAt, roundLimit } from './state.ts';
import type { BioState, SeenPlayer } from './state.ts';

/** BIO-RND-02, BIO-END-01: the round that is being played is the last. */
export function isLastRound(s: Readonly<BioState>): boolean {
  return s.lastRound || s.round === roundLimit(s);
}

/** Ends the match and says why. */
export function endMatch(ctx: BioContext, reason: keyof typeof endings): void {
  ctx.end(reason);
  ctx.emit?.({ type: 'match-ended', reason });
}

/** Why a match that has been played to its end is over. */
export function endingOf(s: Readonly<BioState>): keyof typeof endings {
  if (s.seats === 1) return goalMet(s) ? 'goal-met' : 'goal-missed';
  return s.lastRound ? 'seventh-creature' : 'last-round';
}

/** BIO-SOL-14, BIO-SOL-16, BIO-CHL-01: whether a solo match is won. */
export function goalMet(s: Readonly<BioState>): boolean {
  const p = playerAt(s, 0);
  const challenge = challengeOf(s);
  const { ep } = challenges[challenge];
  if (creatureCount(p) < END_CREATURES || (ep !== null && totalOf(s, 0) < ep)) return false;
  switch (challenge) {
    case 'standard':
      return true;
    case 'small-creature':
      return p.rows.common.length === 4;
    case 'report-mania':
      return reports(s) >= 3;
    case 'professional':
      return creatureCount(p) === 9 && p.locks === 0 && reports(s) >= 2 && p.goods.coin >= 5;
    case 'survival':
      return feralCreatures(p) >= 3;
  }
}

function reports({ milestones }: Readonly<Pick<BioState, 'milestones'>>): number {
  return milestones.filter(({ tokens }) => tokens.length > 0).length;
}

function feralCreatures({ rows }: Pick<SeenPlayer, 'rows'>): number {
  return [...rows.common, ...rows.artisan, ...rows.noble].filter((card) => 'feral' in creatures[card].cost).length;
}
