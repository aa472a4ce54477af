import { describe, expect, test } from 'vitest';
import { Entrance } from '../../src/http/entrance.ts';

describe('S-07 requests that come all at once', () => {
  test('are let in one at a time, addresses one after the other, and others get their turn between them', async () => {
    const entrance = new Entrance();
    const seen: string[] = [];
    const enter = async (address: string): Promise<void> => {
      if (await entrance.enter(address)) seen.push(address);
    };
    const all = [...Array.from({ length: 5 }, () => enter('flood')), enter('calm'), enter('other')];
    const turns = new Promise<void>((resolve) => {
      let left = 3;
      const turn = (): void => {
        seen.push('turn');
        if (--left > 0) setImmediate(turn);
        else resolve();
      };
      setImmediate(turn);
    });
    await Promise.all([...all, turns]);
    const entered = seen.filter((each) => each !== 'turn');
    expect(entered).toEqual(['flood', 'flood', 'calm', 'other', 'flood', 'flood', 'flood']);
    expect(seen.indexOf('turn')).toBeLessThan(4);
    expect(await entrance.enter('next')).toBe(true);
  });

  test('are put off when very many of one address wait; nobody else is', async () => {
    const entrance = new Entrance();
    const flood = Array.from({ length: 300 }, () => entrance.enter('flood'));
    const calm = entrance.enter('calm');
    expect((await Promise.all(flood)).filter(Boolean)).toHaveLength(101);
    expect(await calm).toBe(true);
    expect((await Promise.all(Array.from({ length: 50 }, () => entrance.enter('flood')))).every(Boolean)).toBe(true);
  });
});
