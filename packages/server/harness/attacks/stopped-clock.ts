/** `node --import stopped-clock.js …`: for the process it stays the time at which it began. */
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const began = Date.now();
  Date.now = () => began;
}
