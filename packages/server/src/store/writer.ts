import { parentPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { DirectWriter } from './direct.ts';
import { refusalFor } from './trouble.ts';
import type { Committed, KeptSnapshot, Write } from './writes.ts';

/*
 * The thread that writes: it alone waits for the disk. One message is one batch, and gets one reply.
 */

export type ToWriter =
  | { readonly type: 'commit'; readonly writes: readonly Write[] }
  | { readonly type: 'keep'; readonly snapshots: readonly KeptSnapshot[] }
  | { readonly type: 'close' };

/** What a thread is started with. */
export interface WriterData {
  readonly file: string;
}

let writer: DirectWriter | null = null;

/** Opened with the first batch, and tried again with each one while it cannot be. */
function open(): DirectWriter {
  const { file } = workerData as WriterData;
  writer ??= new DirectWriter(new Connection(file, 'write'));
  return writer;
}

function commit(writes: readonly Write[]): Committed {
  try {
    return open().commitNow(writes);
  } catch (error) {
    return { state: 'refused', words: refusalFor(error) };
  }
}

parentPort?.on('message', (message: ToWriter) => {
  switch (message.type) {
    case 'commit':
      parentPort?.postMessage(commit(message.writes));
      break;
    case 'keep':
      writer?.keepNow(message.snapshots);
      parentPort?.postMessage(null);
      break;
    case 'close':
      writer?.closeNow();
      parentPort?.close();
      break;
  }
});
