export type { Bot, BotAnswer, BotTask } from './bot.ts';
export { BotTurns, choiceOf, planned, replyTo, THINK_MS } from './bot-turns.ts';
export type { BotChoice, BotQuestion, BotReply, BotRoom, Offer, SeatQuestion } from './bot-turns.ts';
export { botOf, bots } from './bots.ts';
export { greedy } from './greedy.ts';
export { PlanKeeper } from './plan-keeper.ts';
export { random } from './random.ts';
