export type { Bot, BotAnswer, BotTask } from './bot.ts';
export * from './turns.ts';
export { botOf, bots } from './bots.ts';
export { greedy } from './greedy.ts';
export { random } from './random.ts';
export { replyTo, THINK_MS } from './reply.ts';
