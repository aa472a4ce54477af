import { checkSettings } from '@benchtop/engine/host';
import type { Game, Settings } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import type { CreateBody } from '@benchtop/server/wire';
import type { Roll } from './chance.ts';

/** A kind of match: a game with a number of seats and settings that fit. */
export interface Kind {
  readonly game: Game;
  readonly seats: number;
  readonly settings: Settings;
}

/** Every combination of settings that the rules allow. */
function settingsOf(game: Game, seats: number): Settings[] {
  let all: Settings[] = [{}];
  for (const [name, field] of Object.entries(game.settings)) {
    const values = field.type === 'boolean' ? [true, false] : field.enum;
    all = all.flatMap((some) => values.map((value) => ({ ...some, [name]: value })));
  }
  return all.filter((some) => checkSettings(game, seats, some).ok);
}

/** Every game with every number of seats, each with its settings in turn. */
export function kindsOf(all: readonly Game[] = games): Kind[][] {
  return all.flatMap((game) => {
    const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i);
    return counts.map((seats) => settingsOf(game, seats).map((settings) => ({ game, seats, settings })));
  });
}

/** Goes round through all kinds; every sixth table with several seats has a bot. */
export function wishes(roll: Roll, kinds = kindsOf()): () => CreateBody {
  let next = 0;
  return () => {
    const group = kinds[next % kinds.length] ?? [];
    const kind = group[Math.floor(next / kinds.length) % group.length];
    next++;
    if (kind === undefined) throw new Error('there is no game');
    const { game, seats, settings } = kind;
    const bots = Array.from({ length: seats }, (_, seat) =>
      seat === seats - 1 && seats > 1 && roll(6) === 0 ? 'random' : null,
    );
    return { game: game.id, seats, settings, listed: false, clock: null, delay: null, bots };
  };
}
