import { at, createDice, fastRandom, fastSeed } from '@benchtop/engine/host';
import type { Dice } from '@benchtop/engine/host';
import type { Bot } from './bot.ts';
import { decisionOf } from './decision.ts';
import { profiles } from './roster.ts';

/** Chooses any option, every one as likely as the others. */
export const random: Bot = {
  ...profiles.random,
  choose(task) {
    const { texts } = decisionOf(task);
    const dice = createDice(fastRandom(fastSeed(task.seed)));
    return { option: at(texts, pickAny(texts.length, dice)), info: { options: texts.length } };
  },
  pickBlindly: pickAny,
};

function pickAny(options: number, dice: Dice): number {
  return dice.randomInt(options);
}
