import { expect, it } from 'vitest';
import { Archive } from '../../src/host/archive.ts';
import { person } from './house.ts';

it('S-07 whoever asks for the past of many matches keeps nobody else from theirs; one is read at a time', async () => {
  const archive = new Archive();
  const read: string[] = [];
  let under = 0;
  const ask = (name: string, what: string): Promise<string> =>
    archive.add(name === '' ? null : person(name), async () => {
      expect(++under).toBe(1);
      await new Promise((resolve) => setImmediate(resolve));
      read.push(what);
      under--;
      return what;
    });
  const all = ['a1', 'a2', 'a3', 'a4'].map((what) => ask('Ann', what));
  expect(await Promise.all([...all, ask('Bea', 'b1'), ask('', 'n1'), ask('', 'n2')])).toHaveLength(7);
  expect(read).toEqual(['a1', 'a2', 'b1', 'n1', 'a3', 'n2', 'a4']);
});

it('goes on after something that failed', async () => {
  const archive = new Archive();
  await expect(archive.add(null, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(await archive.add(null, async () => 'there')).toBe('there');
});
