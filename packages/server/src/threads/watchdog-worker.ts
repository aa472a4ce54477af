import { Session } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { cells, LOOK } from './watchdog.ts';

const shared = new Int32Array(workerData as SharedArrayBuffer);
let seen = 0;
/** How often `seen` was seen running. A machine that stood still adds nothing. */
let looks = 0;

setInterval(() => {
  const running = Atomics.load(shared, cells.running);
  looks = running === seen ? looks + 1 : 0;
  seen = running;
  if (running <= 0 || looks * LOOK <= Atomics.load(shared, cells.limit)) return;
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
