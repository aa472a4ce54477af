import { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';
import type { Instant, Store } from './contract.ts';
import { DirectWriter } from './direct.ts';
import { migrate } from './migrations.ts';
import { IN_MEMORY, lock, preparePlace } from './place.ts';
import type { Lock } from './place.ts';
import { WriteQueue } from './queue.ts';
import { Reading } from './reading.ts';
import { SqliteStore } from './store.ts';
import { ThreadWriter } from './thread.ts';
import { isTrouble, wordsFor } from './trouble.ts';

export interface StoreOptions {
  /** Where the database lies; `:memory:` only without a thread. Its folder is made when it is missing. */
  readonly file: string;
  /**
   * True (the default): a thread of its own writes, and the event loop never waits for the disk. False: for tests and
   * small tools.
   */
  readonly thread?: boolean;
  /** Gives changes of tables their moment. */
  readonly now?: () => Instant;
}

/** Opens the database, creating or migrating it as needed. Rejects with {@link StoreRefused} and a sentence. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { thread = true, now = Date.now } = options;
  if (options.file === IN_MEMORY) {
    if (thread) throw new StoreRefused('A database in memory cannot have a writer thread.');
    return direct(IN_MEMORY, now, { release: () => {} });
  }
  const file = preparePlace(options.file);
  const held = lock(file);
  try {
    return thread ? await threaded(file, now, held) : direct(file, now, held);
  } catch (error) {
    held.release();
    throw error;
  }
}

function direct(file: string, now: () => Instant, held: Lock): Store {
  const connection = migrated(file);
  const writer = new DirectWriter(connection);
  const close = async (): Promise<void> => {
    await writer.close();
    held.release();
  };
  return new SqliteStore({ file, reading: new Reading(connection), queue: new WriteQueue(writer), now, close });
}

async function threaded(file: string, now: () => Instant, held: Lock): Promise<Store> {
  migrated(file).close();
  const writer = new ThreadWriter(file);
  const queue = new WriteQueue(writer);
  try {
    await queue.write('pulse', now());
    const reading = new Reading(new Connection(file, 'read'));
    // The writer goes last, when nobody reads the log any more that it empties.
    const close = async (): Promise<void> => {
      reading.close();
      await writer.close();
      held.release();
    };
    return new SqliteStore({ file, reading, queue, now, close });
  } catch (error) {
    await writer.close();
    throw error;
  }
}

function migrated(file: string): Connection {
  const connection = new Connection(file, 'write');
  try {
    migrate(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw isTrouble(error) ? new StoreRefused(`The database ${file} cannot be used: ${wordsFor(error)}.`) : error;
  }
}
