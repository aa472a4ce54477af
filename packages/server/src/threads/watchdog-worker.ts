import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { LOOK, Looks } from './looks.ts';
import { cells } from './watchdog.ts';

const shared = new Int32Array(workerData as SharedArrayBuffer);
const looks = new Looks();

setInterval(() => {
  const running = Atomics.load(shared, cells.running);
  if (!looks.isTooLong(running, Atomics.load(shared, cells.limit))) return;
  // Whoever ends it first wins: what has ended is not stopped, and what is to be stopped does not end.
  if (Atomics.compareExchange(shared, cells.running, running, -running) === running) stopMainThread();
}, LOOK);

/** No code of the main thread can catch this. What it was called by goes on afterwards. */
function stopMainThread(): void {
  const session = new Session();
  session.connectToMainThread();
  session.post('Runtime.terminateExecution', () => {
    session.disconnect();
    parentPort?.postMessage('stopped');
  });
}
