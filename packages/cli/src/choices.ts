import { botOf, bots } from '@benchtop/bots';
import { checkSettings } from '@benchtop/engine/host';
import type { Game, Settings } from '@benchtop/engine/host';
import { gameOf, games } from '@benchtop/games';
import { short } from './arguments.ts';
import type { Pairs } from './arguments.ts';
import { Stop } from './stop.ts';

/** The game with this id. */
export function gameNamed(id: string): Game {
  const game = gameOf(id);
  if (game === null) throw new Stop(`There is no game "${short(id)}"; there is: ${games.map((g) => g.id).join(', ')}.`);
  return game;
}

/** Checks that every bot exists. */
export function botIds(ids: readonly string[]): readonly string[] {
  for (const id of ids)
    if (botOf(id) === null)
      throw new Stop(`There is no bot "${short(id)}"; there are: ${bots.map((bot) => bot.id).join(', ')}.`);
  return ids;
}

/** Refuses more bots than there are seats for them: one that never sits down would be counted by mistake. */
export function botsFor(ids: readonly string[], seats: number, named: boolean): readonly string[] {
  if (named && ids.length > seats)
    throw new Stop(
      `There ${seats === 1 ? 'is 1 seat' : `are ${seats} seats`} for bots, and ${ids.length} bots are named.`,
    );
  return ids;
}

/** Seats and settings of a match, checked; two seats where the game and its settings allow it. */
export function tableFor(game: Game, seats: number | undefined, given: Pairs): { seats: number; settings: Settings } {
  const typed = Object.fromEntries(given.map(([name, value]) => [name, typedValue(game, name, value)]));
  const count = seats ?? usualSeats(game, typed);
  const checked = checkSettings(game, count, typed);
  if (!checked.ok) throw new Stop(checked.reason);
  return { seats: count, settings: checked.value };
}

function usualSeats(game: Game, settings: { readonly [name: string]: unknown }): number {
  const { min, max } = game.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const fit = counts.filter((count) => checkSettings(game, count, settings).ok);
  return fit.find((count) => count >= 2) ?? fit[0] ?? Math.max(2, min);
}

function typedValue(game: Game, name: string, value: string): string | boolean {
  const schema = Object.hasOwn(game.settings, name) ? game.settings[name] : undefined;
  if (schema?.type !== 'boolean') return value;
  if (value === 'true' || value === 'on' || value === 'yes') return true;
  return value === 'false' || value === 'off' || value === 'no' ? false : value;
}
