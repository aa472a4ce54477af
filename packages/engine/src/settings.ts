import type { Game } from './game.ts';
import type { Settings } from './state.ts';

/** Either a value, or one sentence that says what is wrong. */
export type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** Fills in defaults and checks seats and settings that come from outside. */
export function checkSettings(
  game: Game,
  seats: number,
  given: { readonly [name: string]: unknown },
): Checked<Settings> {
  const bad = (reason: string): Checked<Settings> => ({ ok: false, reason });
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return bad(`${game.title} is for ${min} to ${max} seats, not ${seats}.`);
  for (const name of Object.keys(given))
    if (!Object.hasOwn(game.settings, name))
      return bad(`${game.title} has no setting "${name}". It has: ${Object.keys(game.settings).join(', ')}.`);
  const settings: { [name: string]: string | boolean } = {};
  for (const [name, schema] of Object.entries(game.settings)) {
    const value = given[name] ?? schema.default;
    if (schema.type === 'boolean') {
      if (typeof value !== 'boolean') return bad(`The setting "${name}" is true or false.`);
      settings[name] = value;
    } else {
      if (typeof value !== 'string' || !schema.enum.includes(value))
        return bad(`The setting "${name}" is one of: ${schema.enum.join(', ')}.`);
      settings[name] = value;
    }
  }
  const checkTable = game.checkTable(seats, settings);
  return checkTable === null ? { ok: true, value: Object.freeze(settings) } : bad(checkTable);
}
