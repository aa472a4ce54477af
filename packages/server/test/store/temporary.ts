import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { Store } from '../../src/store/contract.ts';
import { openStore } from '../../src/store/open.ts';
import type { StoreOptions } from '../../src/store/open.ts';

/** A folder that goes when the test ends. */
export function temporaryFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'benchtop-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A store on a file of its own, closed and deleted when the test ends. Without a thread unless told otherwise. */
export async function temporaryStore(options: Partial<StoreOptions> = {}): Promise<Store> {
  const file = path.join(temporaryFolder(), 'benchtop.db');
  const store = await openStore({ file, thread: false, ...options });
  onTestFinished(() => store.close());
  return store;
}
