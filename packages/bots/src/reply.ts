import type { Game } from '@benchtop/engine/host';
import type { BotQuestion, BotReply } from './bot-turns.ts';
import { botOf } from './bots.ts';

/** How long a bot that plays with people is told to think, in milliseconds. */
export const THINK_MS = 1500;

/** Answers a question where the bots and the rules are; null when there is no such bot or game. */
export function replyTo(
  { bot: id, world, seat, seed }: Omit<BotQuestion, 'game'>,
  game: Game | null,
  ms = THINK_MS,
): BotReply | null {
  const bot = botOf(id);
  if (game === null || bot === null) return null;
  const { option, plan } = bot.choose({ game, world, seat, seed, ms });
  return plan === undefined ? { option } : { option, plan };
}
