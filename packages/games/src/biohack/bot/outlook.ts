import { challengeOf, roundLimit } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { weights as w } from './weights.ts';

/** What is left of a match for a seat. */
export interface Outlook {
  /** Rounds to come after this one. */
  readonly rounds: number;
  /** Nomans that can still experiment in this round. */
  readonly actions: number;
  /** Creatures that can still be created. */
  readonly creations: number;
  readonly last: boolean;
  /** What an EP is worth in this match, and a card that is wanted. */
  readonly epWorth: number;
  readonly purchase: number;
}

/** What is left of a match for a seat, and what its goal makes of it. */
export function outlookOf(s: Readonly<BioState>, p: Readonly<Player>): Outlook {
  const rounds = s.lastRound ? 0 : roundLimit(s) - s.round + (s.stage === 'setup' ? 1 : 0);
  const acting = s.stage === 'planning' || (s.stage === 'research' && !p.passed);
  const actions = acting ? p.home + p.away.length : 0;
  const room = 9 - p.rows.common.length - p.rows.artisan.length - p.rows.noble.length;
  const now = rounds === 0 ? 2 * actions : Math.min(actions, 1) * 1.6;
  const creations = Math.min(room, now + w.creations * rounds);
  const alone = s.seats === 1 ? w.solo[challengeOf(s)] : null;
  const last = rounds === 0;
  return { rounds, actions, creations, last, epWorth: alone?.ep ?? 1, purchase: alone?.card ?? w.purchase };
}
