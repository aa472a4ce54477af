import { existsSync } from 'node:fs';
import path from 'node:path';
import { databaseIn } from './backup.ts';
import { newKey, Signer } from './host/signer.ts';
import { webKeys } from './host/web-keys.ts';
import { StoreRefused } from './store/contract.ts';
import type { Store } from './store/contract.ts';
import { openStore } from './store/open.ts';

/** `renew`: from now on a fresh key signs. `forget`: and those before it count no more. */
export type KeyWish = 'look' | 'renew' | 'forget';

/** Why the keys could not be read or renewed, as one sentence. */
export class KeysRefused extends Error {}

/** The public keys of a data folder on which no server runs, as a web key set. */
export async function signingKeysOf(data: string, wish: KeyWish): Promise<ReturnType<typeof webKeys>> {
  const file = databaseIn(path.resolve(data));
  if (!existsSync(file)) throw new KeysRefused(`There is no database in ${data}: name the folder with --data.`);
  try {
    const store = await openStore({ file, thread: false });
    try {
      if (wish !== 'look') await renew(store, wish === 'forget');
      return webKeys(await new Signer(store, Date.now).keys());
    } finally {
      await store.close();
    }
  } catch (error) {
    throw error instanceof StoreRefused ? new KeysRefused(error.message) : error;
  }
}

async function renew(store: Store, forget: boolean): Promise<void> {
  const [newest] = await store.signingKeys();
  const no = (newest?.no ?? 0) + 1;
  await store.addSigningKey(newKey(no, Date.now()));
  if (forget) await store.dropSigningKeys(no);
}
