import type { Game } from './game.ts';
import { changedPlaces, shownUnseen } from './information.ts';
import type { Core } from './state.ts';

/** Why a choice cannot be taken back. */
export type Barrier = 'nothing-yet' | 'other-seat' | 'chance' | 'revealed' | 'over';

/** The sentence for each barrier. */
export const barrierWords: { readonly [B in Barrier]: string } = {
  'nothing-yet': 'There is nothing of yours to take back.',
  'other-seat': 'Somebody else has acted since your last choice.',
  chance: 'Chance has spoken since: something was drawn or rolled.',
  revealed: 'Something hidden has been revealed since.',
  over: 'The match is over.',
};

/**
 * What stands between now and an earlier state of the same match since which only `actor` acted.
 * Derived from the states alone: a draw from the stream; a piece that the actor came to know; or a piece that neither the
 * actor nor somebody else could see, and that somebody now can. Showing one's own secrets bars nothing.
 */
export function barrierBetween<S extends Core>(game: Game<S>, before: S, after: S, actor: number): Barrier | null {
  if (after.over !== null) return 'over';
  if (after.draws !== before.draws) return 'chance';
  const places = changedPlaces(game, before, after);
  if (places.length === 0) return null;
  for (let seat = -1; seat < after.seats; seat++)
    if (shownUnseen(places, seat < 0 ? null : seat, actor)) return 'revealed';
  return null;
}
