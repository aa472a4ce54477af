import path from 'node:path';
import { databaseIn } from './backup.ts';
import { preview, sweep } from './expiry.ts';
import type { Expiry, Preview, Swept } from './expiry.ts';
import { StoreRefused } from './store/contract.ts';
import type { ExpiryRule, Instant } from './store/contract.ts';
import { openStore } from './store/open.ts';
import { readStored } from './store/read-stored.ts';

/** Why nothing could be looked at or deleted, as one sentence. */
export class ExpireRefused extends Error {}

/** Counts what would go from a data folder, whether a server runs on it or not. Nothing is written. */
export async function previewData(
  data: string,
  expiry: Expiry,
  now: Instant,
): Promise<{ readonly [rule in ExpiryRule]: Preview }> {
  return refusing(async () => {
    const reading = readStored(databaseIn(path.resolve(data)));
    try {
      return await preview((...asked) => reading.expired(...asked), expiry, now);
    } finally {
      reading.close();
    }
  });
}

/** Deletes it. Refused while a server runs on the folder: that one does it by itself. */
export async function expireData(data: string, expiry: Expiry, now: Instant): Promise<Swept> {
  return refusing(async () => {
    const file = databaseIn(path.resolve(data));
    readStored(file).close();
    const store = await openStore({ file, thread: false });
    try {
      return await sweep({ store, withoutTables: (ids, work) => work(ids), stopped: () => false }, expiry, now);
    } finally {
      await store.close();
    }
  });
}

async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof StoreRefused ? new ExpireRefused(error.message) : error;
  }
}
