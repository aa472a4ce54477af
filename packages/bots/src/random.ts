import { at, createDice, looseChance, looseSeed } from '@benchtop/engine';
import type { Bot } from './bot.ts';
import { decisionOf } from './decision.ts';

/** Chooses any option, every one as likely as the others. */
export const random: Bot = {
  id: 'random',
  title: 'Drifter',
  description: 'Chooses any legal option, without looking at the board.',
  choose(task) {
    const { texts } = decisionOf(task);
    const dice = createDice(looseChance(looseSeed(task.seed)));
    return { option: at(texts, dice.below(texts.length)), info: { options: texts.length } };
  },
};
