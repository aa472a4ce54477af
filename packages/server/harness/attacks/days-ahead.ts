/** `node --import days-ahead.js …`: with every SIGUSR2 it is two days later for the process, which says so. */
import { isMainThread } from 'node:worker_threads';

const TWO_DAYS = 2 * 86_400_000;

if (isMainThread) {
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;
  process.on('SIGUSR2', () => {
    ahead += TWO_DAYS;
    process.stdout.write('It is two days later.\n');
  });
}
