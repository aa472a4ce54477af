import type { PastMatch } from './past.ts';

export const places = ['everywhere', 'here', 'online'] as const;
export type Where = (typeof places)[number];

/** Which matches somebody wants to see. */
export interface Filter {
  /** The id of a game; null: all. */
  readonly game: string | null;
  readonly where: Where;
  /** A part of a player's name. */
  readonly player: string;
}

export const everything: Filter = { game: null, where: 'everywhere', player: '' };

export function fits({ game, where, player }: Filter, past: PastMatch): boolean {
  const wanted = player.trim().toLocaleLowerCase();
  return (
    (game === null || past.game === game) &&
    (where === 'everywhere' || past.where === where) &&
    (wanted === '' || past.names.some((name) => name.toLocaleLowerCase().includes(wanted)))
  );
}
