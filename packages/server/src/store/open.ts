import { Connection } from './connection.ts';
import { StoreRefused } from './contract.ts';
import type { Instant, Store } from './contract.ts';
import { DirectWriter } from './direct.ts';
import { Health, watched } from './health.ts';
import type { Say } from './health.ts';
import { bytesOf, inspect } from './inspect.ts';
import { checkAside } from './check-aside.ts';
import { migrate } from './migrations.ts';
import { IN_MEMORY, lock, preparePlace } from './place.ts';
import type { Lock } from './place.ts';
import { Presence } from './presence.ts';
import { WriteQueue } from './queue.ts';
import { Reading } from './reading.ts';
import { SqliteStore } from './store.ts';
import { startWriter, ThreadWriter } from './thread.ts';
import { isTrouble, wordsFor } from './trouble.ts';
import { Witness } from './witness.ts';

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
  /** Told what is the matter with the database, once when it begins. */
  readonly say?: Say;
  /** Larger files are gone through by a process of its own while they are in use, not before. In bytes. */
  readonly checkedAtOnce?: number;
}

interface Making {
  readonly file: string;
  readonly now: () => Instant;
  readonly held: Lock;
  readonly health: Health;
}

/** About half a second. */
const CHECKED_AT_ONCE = 128 * 1024 * 1024;
/** Between two looks at whether the files are there, when nothing is written. */
const LOOK_MS = 2000;

/** Opens the database, creating or migrating it as needed. Rejects with {@link StoreRefused} and a sentence. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { thread = true, now = Date.now, say = () => {}, checkedAtOnce = CHECKED_AT_ONCE } = options;
  if (options.file === IN_MEMORY) {
    if (thread) throw new StoreRefused('A database in memory cannot have a writer thread.');
    return direct({ file: IN_MEMORY, now, held: { release: () => {} }, health: new Health(IN_MEMORY, say) });
  }
  const file = preparePlace(options.file);
  const held = lock(file);
  const making = { file, now, held, health: new Health(file, say) };
  try {
    inspect(file, checkedAtOnce);
    return thread ? await threaded(making, checkedAtOnce) : direct(making);
  } catch (error) {
    held.release();
    throw error;
  }
}

function direct({ file, now, held, health }: Making): Store {
  const first = migrated(file);
  const presence = file === IN_MEMORY ? null : new Presence(file, false);
  if (presence !== null) first.close();
  const connection = presence === null ? first : new Connection(file, 'write', presence);
  const writer = new DirectWriter(connection, presence, presence === null ? null : new Witness(file));
  const close = async (): Promise<void> => {
    await writer.close();
    held.release();
  };
  const reading = watched(new Reading(connection), health);
  return new SqliteStore({ file, reading, queue: new WriteQueue(writer, health), health, now, close });
}

async function threaded({ file, now, held, health }: Making, checkedAtOnce: number): Promise<Store> {
  const isLarge = bytesOf(file) > checkedAtOnce;
  migrated(file).close();
  const presence = new Presence(file, true);
  const writer = new ThreadWriter(file, (name) => startWriter(name, presence.known));
  const queue = new WriteQueue(writer, health);
  try {
    await queue.write('pulse', now());
    presence.noteLog();
    const reading = new Reading(new Connection(file, 'read', presence));
    const looking = setInterval(() => look(presence, health), LOOK_MS).unref();
    const stopChecking = isLarge ? checkAside(file, health) : () => {};
    // The writer goes last, when nobody reads the log any more that it empties.
    const close = async (): Promise<void> => {
      clearInterval(looking);
      stopChecking();
      reading.close();
      await writer.close();
      held.release();
    };
    return new SqliteStore({ file, reading: watched(reading, health), queue, health, now, close });
  } catch (error) {
    await writer.close();
    throw error;
  }
}

function look(presence: Presence, health: Health): void {
  try {
    presence.check();
  } catch {
    health.gone();
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
