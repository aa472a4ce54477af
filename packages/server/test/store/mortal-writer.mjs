// The writing thread with a weakness: it serves one batch and dies of the second, before or after committing it.
// It dies between two calls of SQLite: ending a thread from outside in the midst of one ends the whole process.
import { parentPort, workerData } from 'node:worker_threads';

const listen = parentPort.on.bind(parentPort);
const reply = parentPort.postMessage.bind(parentPort);
let batches = 0;

function dieOfSecond(moment) {
  if (moment === workerData.dies && ++batches === 2) process.exit(1);
}

parentPort.on = (name, handle) =>
  listen(name, (message) => {
    dieOfSecond('before');
    handle(message);
  });
parentPort.postMessage = (message) => {
  dieOfSecond('after');
  reply(message);
};

await import('../../dist/store/writer.js');
