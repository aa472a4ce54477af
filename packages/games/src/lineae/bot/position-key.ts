import { lockIds } from '../data/ocean.ts';
import type { LinState } from '../state.ts';

/** What tells two positions of one match apart between actions; the rest follows from it, or does not change. */
export function positionKey(s: Readonly<LinState>): string {
  const { round, stack, cubes, subs, sky, rockets, row, city, occupied, players } = s;
  const locks = lockIds.map((lock) => s.locks[lock]);
  const step = stack[stack.length - 1]?.step ?? null;
  const crews = players.map((player) => ({ ...player, placed: [...player.placed].sort() }));
  return JSON.stringify([step, round, locks, cubes, subs, sky, rockets, row, city, occupied, crews]);
}
