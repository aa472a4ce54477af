import { parentPort, workerData } from 'node:worker_threads';
import { Connection } from './connection.ts';
import { DirectWriter, notCommitted } from './direct.ts';
import { Presence } from './presence.ts';
import type { Known } from './presence.ts';
import { Witness } from './witness.ts';
import type { Committed, KeptSnapshot, Write } from './writes.ts';

/*
 * The thread that writes: it alone waits for the disk. One message is one batch, and gets one reply.
 */

export type ToWriter =
  | { readonly type: 'commit'; readonly writes: readonly Write[] }
  | { readonly type: 'keep'; readonly snapshots: readonly KeptSnapshot[] }
  | { readonly type: 'copy-back' }
  | { readonly type: 'close' };

/** What a thread is started with. */
export interface WriterData {
  readonly file: string;
  /** The files that the server has opened: a thread that is started later must find the same. */
  readonly known: Known | null;
}

let writer: DirectWriter | null = null;

/** Opened with the first batch, and tried again with each one while it cannot be. */
function open(): DirectWriter {
  const { file, known } = workerData as WriterData;
  if (writer !== null) return writer;
  const presence = known === null ? null : new Presence(file, true, known);
  const connection = new Connection(file, 'write', presence);
  writer = new DirectWriter(connection, presence, new Witness(file));
  return writer;
}

function commit(writes: readonly Write[]): Committed {
  try {
    return open().commitNow(writes);
  } catch (error) {
    return notCommitted(error);
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
    case 'copy-back':
      writer?.copyBackNow();
      parentPort?.postMessage(null);
      break;
    case 'close':
      writer?.closeNow();
      parentPort?.close();
      break;
  }
});
