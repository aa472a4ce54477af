/*
 * For hosts that let bots think elsewhere: who there is, and how their turns are asked for and checked. Nothing of it loads
 * the bots themselves.
 */
export { BotTurns, choiceOf, planned } from './bot-turns.ts';
export type { BotChoice, BotQuestion, BotReply, BotRoom, Offer, SeatQuestion } from './bot-turns.ts';
export { PlanKeeper } from './plan-keeper.ts';
export { profileOf, roster } from './roster.ts';
