import { checkSettings, keyOfSeed } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LocalDirector } from '../src/match/local/local-director.ts';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { isBroken, saveOf } from '../src/match/local/saves.ts';
import { useTable } from '../src/match/store.ts';
import type { GameUi } from '../src/table/contract.ts';

const none = (): null => null;
const ui: GameUi = { seats: [], Board: none, Dashboard: none, progress: () => '' };
const storage = new Map<string, string>();
let writes = 0;

/** Somebody alone at the table, and everything shown at once. */
async function open(): Promise<{ readonly local: LocalMatch; readonly director: LocalDirector }> {
  const settings = checkSettings(arcticCleanup, 1, {});
  if (!settings.ok) throw new Error(settings.reason);
  const local = LocalMatch.deal('m1', arcticCleanup, [{ name: 'Ann', bot: null }], settings.value, keyOfSeed('keep'));
  const director = new LocalDirector(local, { game: arcticCleanup, lessons: [], ui });
  director.start();
  await vi.advanceTimersByTimeAsync(0);
  return { local, director };
}

async function chooseFirst(director: LocalDirector): Promise<void> {
  director.choose(useTable.getState().open?.options[0]?.id ?? '');
  await vi.advanceTimersByTimeAsync(0);
}

function keptLength(): number {
  const save = saveOf('m1');
  return save === null || isBroken(save) ? -1 : save.record.entries.length;
}

beforeEach(() => {
  vi.useFakeTimers();
  storage.clear();
  writes = 0;
  vi.stubGlobal('location', { pathname: '/table/m1', search: '', hash: '' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => {
      writes++;
      storage.set(key, value);
    },
  });
  vi.stubGlobal('document', { hidden: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a choice is kept soon after it, not while it is being shown', async () => {
  const { local, director } = await open();
  const before = writes;
  await chooseFirst(director);
  expect(writes).toBe(before);
  await vi.advanceTimersByTimeAsync(1000);
  expect(writes).toBe(before + 1);
  expect(keptLength()).toBe(local.length);
  director.stop();
});

it('a page that is about to go keeps what is not kept yet, and nothing else', async () => {
  const { local, director } = await open();
  await chooseFirst(director);
  director.keepNow();
  expect(keptLength()).toBe(local.length);
  const before = writes;
  director.keepNow();
  await vi.advanceTimersByTimeAsync(1000);
  expect(writes).toBe(before);
  director.stop();
});

it('a table that is left keeps the last choice', async () => {
  const { local, director } = await open();
  await chooseFirst(director);
  director.stop();
  expect(keptLength()).toBe(local.length);
});
