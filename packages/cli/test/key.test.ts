import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@benchtop/server/parts';
import { expect, test } from 'vitest';
import { benchtop } from './cli.ts';

interface Keys {
  readonly keys: readonly { readonly kid: string; readonly x: string }[];
}

test('the keys of a data folder are printed, renewed, and the older ones forgotten; never their private halves', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-key-'));
  const file = path.join(data, 'benchtop.db');
  await (await openStore({ file, thread: false })).close();
  let printed = '';
  const keys = async (...wishes: readonly string[]): Promise<readonly string[]> => {
    const { code, stdout, stderr } = await benchtop(['key', '--data', data, ...wishes]);
    expect([code, stderr]).toEqual([0, '']);
    printed += stdout;
    return (JSON.parse(stdout) as Keys).keys.map(({ kid }) => kid);
  };
  const [first, ...none] = await keys();
  expect(none).toEqual([]);
  expect(await keys()).toEqual([first]);
  const [second, ...older] = await keys('--renew');
  expect(older).toEqual([first]);
  expect(second).not.toBe(first);
  const [third, ...forgotten] = await keys('--renew', '--forget');
  expect(forgotten).toEqual([]);
  expect([first, second]).not.toContain(third);
  const store = await openStore({ file, thread: false });
  for (const { secret } of await store.signingKeys()) expect(printed).not.toContain(secret);
  await store.close();
});

test('it does not touch the database of a server that runs', async () => {
  const data = mkdtempSync(path.join(tmpdir(), 'benchtop-key-'));
  const store = await openStore({ file: path.join(data, 'benchtop.db'), thread: false });
  const { code, stdout, stderr } = await benchtop(['key', '--renew', '--data', data]);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^benchtop: .*\.\n$/);
  expect(await store.signingKeys()).toEqual([]);
  await store.close();
});
