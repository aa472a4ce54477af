// A thread whose bots do what bots must not do, by the bot's name; the others answer with the question's seed.
import { appendFileSync } from 'node:fs';
import { threadId } from 'node:worker_threads';
import { answerQuestions } from '../../dist/threads/answering.js';

const faults = {
  throws: () => {
    throw new Error('no idea');
  },
  'throws-text': () => {
    // oxlint-disable-next-line only-throw-error
    throw 'no idea';
  },
  dies: () => process.exit(3),
  loops: () => {
    for (;;);
  },
  hoards: () => {
    const all = [];
    for (;;) all.push(Array.from({ length: 1e5 }, (_, i) => ({ i })));
  },
  thread: () => String(threadId),
  environment: () => Object.keys(process.env).join(),
};

answerQuestions(({ bot, seed, world }) => {
  if (typeof world.diary === 'string') appendFileSync(world.diary, `${seed}\n`);
  return { option: Object.hasOwn(faults, bot) ? faults[bot]() : seed };
});
