import { ROUNDS } from '../data/sky.ts';
import { allLaunched } from '../launch.ts';
import { playerAt } from '../state.ts';
import type { LinState } from '../state.ts';

/** What is left of a match for a seat. */
export interface Time {
  /** Rounds to come after this one. */
  rounds: number;
  /** Workers that can still be placed in this round. */
  workers: number;
}

const time: Time = { rounds: 0, workers: 0 };

/** What is left for a seat, in a record that the next call overwrites. */
export function timeLeft(s: Readonly<LinState>, seat: number): Readonly<Time> {
  const { passed, available } = playerAt(s, seat);
  time.rounds = s.stage === 'end' || allLaunched(s) ? 0 : ROUNDS - s.round;
  time.workers = s.stage === 'end' || passed ? 0 : available;
  return time;
}
