import { checkSettings, freshKey, keyOfSeed } from '@benchtop/engine/host';
import type { Game, Match, Settings } from '@benchtop/engine/host';
import { gameOf } from '@benchtop/games';
import { Failure } from './failure.ts';

/** The matches of one process, named m1, m2, … */
export class Matches {
  private readonly open = new Map<string, Match>();
  private named = 0;

  add(match: Match): string {
    const handle = `m${++this.named}`;
    this.open.set(handle, match);
    return handle;
  }

  get(handle: string): Match {
    const match = this.open.get(handle);
    if (match === undefined) throw new Failure('noMatch', `There is no match "${handle.slice(0, 80)}".`);
    return match;
  }

  close(handle: string): void {
    this.get(handle);
    this.open.delete(handle);
  }
}

/** The game of a parameter. */
export function gameNamed(id: string): Game {
  const game = gameOf(id);
  if (game === null) throw new Failure('params', `There is no game "${id.slice(0, 80)}".`);
  return game;
}

/** Seats and settings of a new match, resolved. */
export function settingsFor(game: Game, seats: number, given: { readonly [name: string]: unknown }): Settings {
  const checked = checkSettings(game, seats, given);
  if (!checked.ok) throw new Failure('params', checked.reason);
  return checked.value;
}

/** The key of a new match: from a seed, as given, or a fresh secret one. */
export function keyFrom(seed: string | undefined, key: string | undefined): string {
  if (seed !== undefined && key !== undefined) throw new Failure('params', 'Give a seed or a key, not both.');
  return key ?? (seed === undefined ? freshKey() : keyOfSeed(seed));
}

/** A seat of this match; null is a spectator. */
export function seatOf(match: Match, seat: number): number {
  const { seats } = match.state;
  if (seat < 0 || seat >= seats)
    throw new Failure('params', `The parameter "seat" should be a whole number from 0 to ${seats - 1}.`);
  return seat;
}
