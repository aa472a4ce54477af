/** A thread of the bot pool. Started from the built file, with the time a bot may think as its data. */
import { workerData } from 'node:worker_threads';
import { replyTo } from '@benchtop/bots';
import { installedGame } from '../installed-games.ts';
import { answerQuestions } from './answering.ts';

const ms = Number(workerData);

answerQuestions((question, game) => replyTo(question, game, ms), installedGame);
