import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

/** Every bot, from the weakest to the strongest. */
export const bots: readonly Bot[] = [random, greedy];

/** The bot with this id, or null. */
export function botOf(id: string): Bot | null {
  return bots.find((bot) => bot.id === id) ?? null;
}
