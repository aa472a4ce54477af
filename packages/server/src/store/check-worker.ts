/** `node check-worker.js FILE`: goes through a database and writes the first thing that is wrong with it, or nothing. */
import { Connection } from './connection.ts';
import { harmIn } from './inspect.ts';
import { isDamage, wordsFor } from './trouble.ts';

const [, , file = ''] = process.argv;
try {
  process.stdout.write(harmIn(new Connection(file, 'read')) ?? '');
} catch (error) {
  // What is busy or not allowed now says nothing about the pages.
  if (isDamage(error)) process.stdout.write(wordsFor(error));
}
