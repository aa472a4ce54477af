/** A thread of the bot pool. Started from the built file, with the time a bot may think as its data. */
import { workerData } from 'node:worker_threads';
import { botOf } from '@benchtop/bots';
import { gameOf } from '@benchtop/games';
import { answerQuestions } from './answering.ts';

const ms = Number(workerData);

answerQuestions(({ game, bot, world, seat, seed }) => {
  const rules = gameOf(game);
  const thinker = botOf(bot);
  if (rules === null || thinker === null) return null;
  return thinker.choose({ game: rules, world, seat, seed, ms }).option;
});
