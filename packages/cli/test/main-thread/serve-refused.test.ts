import { once } from 'node:events';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openStore } from '@benchtop/server/parts';
import { describe, expect, test } from 'vitest';
import { benchtop, benchtopHere } from '../cli.ts';
import type { Ran } from '../cli.ts';

// A server sets the mask of new files, which belongs to the whole process: its main thread alone may do so.

const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'benchtop-data-'));

function expectRefused({ code, stdout, stderr }: Ran, words: RegExp): void {
  expect(stderr).toMatch(words);
  expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  expect([code, stdout]).toEqual([2, '']);
}

describe('what does not work gets one sentence and exit code 2', () => {
  test('a taken port', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    // A process, which would not end if anything of it still ran.
    const refused = await benchtop(['serve', '--port', String(port), '--data', freshFolder()]);
    holder.close();
    expect(refused).toEqual({
      code: 2,
      stdout: '',
      stderr: `benchtop: Port ${port} is taken: choose another with --port, or end the program that uses it.\n`,
    });
  });

  test('a data folder in use', async () => {
    const data = freshFolder();
    const store = await openStore({ file: path.join(data, 'benchtop.db') });
    const refused = await benchtop(['serve', '--port', '0', '--data', data]);
    await store.close();
    expectRefused(refused, /^benchtop: The database .* cannot be used: another server is running on it\.\n$/);
  });

  test.each<[string[], { [name: string]: string }, RegExp]>([
    [['--port', '0', '--origin', 'example.org'], {}, /BENCHTOP_ORIGIN is an address such as/],
    [['--port', '0'], { BENCHTOP_VAPID_PUBLIC: 'x' }, /Web push needs all of/],
    [[], { PORT: 'eighty' }, /The variable PORT is a whole number/],
    [['--port', '0', '--host', '192.0.2.1'], {}, /no address 192\.0\.2\.1/],
    [['--port', '0', '--host', ' '], {}, /--host is an address such as/],
  ])('serve %j with %j', async (args, env, words) => {
    expectRefused(await benchtopHere(['serve', '--data', freshFolder(), ...args], { env }), words);
  });
});

describe('a data folder that cannot be used gets one sentence and exit code 2', () => {
  const folder = freshFolder();
  writeFileSync(path.join(folder, 'file'), '');
  symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'broken-link'));
  symlinkSync(path.join(folder, 'circle'), path.join(folder, 'circle'));

  test.each([
    ['', /^benchtop: --data is the name of a folder, not an empty text\.\n$/],
    [path.join(folder, 'file'), /file or a broken link/],
    [path.join(folder, 'file', 'below'), /a part of its name is a file/],
    [path.join(folder, 'broken-link'), /file or a broken link/],
    [path.join(folder, 'broken-link', 'below'), /file or a broken link/],
    [path.join(folder, 'circle'), /its links lead in a circle/],
    ['/dev/null/below', /a part of its name is a file/],
    ['/proc/below', /cannot be used: .* Choose another with --data\.\n$/],
    [path.join(folder, 'x'.repeat(300)), /the name is too long/],
  ])('%s', async (data, words) => {
    expectRefused(await benchtopHere(['serve', '--port', '0', '--data', data]), words);
  });
});
