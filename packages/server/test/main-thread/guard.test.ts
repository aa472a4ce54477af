import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Guard, Overrun } from '../../src/host/guard.ts';

function endless(): number {
  for (;;);
}

/** Takes so many milliseconds. */
function lasting(ms: number): () => number {
  return () => {
    const end = performance.now() + ms;
    while (performance.now() < end);
    return ms;
  };
}

async function outcomes(work: readonly Promise<unknown>[]): Promise<string[]> {
  const done = await Promise.allSettled(work);
  return done.map((one) => (one.status === 'fulfilled' ? String(one.value) : `${one.reason}`));
}

/** Longer than any task here: what is tried is not whether it is stopped. */
const LONG = 600_000;

describe('the watchdog', () => {
  it('stops the one that never ends, and goes on with the others', async () => {
    const guard = new Guard(50);
    const work = [guard.run(() => 1), guard.run(endless), guard.run(() => 2), guard.run(endless), guard.run(() => 3)];
    const overran = 'Error: The rules did not come to an end.';
    expect(await outcomes(work)).toEqual(['1', overran, '2', overran, '3']);
    await expect(guard.run(endless)).rejects.toBeInstanceOf(Overrun);
    expect(await guard.run(() => 4)).toBe(4);
  });

  it('cannot be kept from it by what it stops', async () => {
    const guard = new Guard(50);
    const stubborn = (): number => {
      for (;;)
        try {
          endless();
        } catch {
          continue;
        } finally {
          endless();
        }
    };
    await expect(guard.run(stubborn)).rejects.toBeInstanceOf(Overrun);
  });

  it('stops nothing else: whatever waits for its turn meanwhile gets it', async () => {
    const guard = new Guard(50);
    const other = new Guard(50);
    const waiting = [
      guard.run(() => {
        // What the rules themselves left behind before they got stuck.
        void Promise.resolve().then(() => heard.push('promise'));
        process.nextTick(() => heard.push('tick'));
        setImmediate(() => heard.push('immediate'));
        return endless();
      }),
      other.run(() => 'other'),
      new Promise((resolve) => setImmediate(resolve, 'immediate')),
      new Promise((resolve) => setTimeout(resolve, 1, 'timeout')),
      Promise.resolve('promise'),
    ];
    const heard: string[] = [];
    const overran = 'Error: The rules did not come to an end.';
    expect(await outcomes(waiting)).toEqual([overran, 'other', 'immediate', 'timeout', 'promise']);
    await turn();
    expect(heard.toSorted()).toEqual(['immediate', 'promise', 'tick']);
  });

  it('lets others have their turn between tasks that lead to tasks', async () => {
    const guard = new Guard(LONG);
    let done = 0;
    const chain = (async () => {
      while (done < 300) done = await guard.run(() => lasting(1)() + done);
    })();
    const heard: number[] = [];
    const listen = (): void => void (heard.push(done) < 5 && setImmediate(listen));
    setImmediate(listen);
    await chain;
    expect(heard).toHaveLength(5);
    expect(Math.max(...heard)).toBeLessThan(300);
  });

  it('forgets tasks that are done, also when there are always more', async () => {
    const guard = new Guard(LONG);
    let left = 400;
    const more = async (): Promise<void> => {
      while (left-- > 0) await guard.run(lasting(0.2));
    };
    await Promise.all(Array.from({ length: 20 }, more));
    expect(await guard.run(() => 'next')).toBe('next');
  });

  it('lets what ends just in time or just too late end either way, and goes on', async () => {
    const guard = new Guard(50);
    const work = Array.from({ length: 12 }, (_, i) => guard.run(lasting(80 + 4 * i)));
    const ended = await outcomes(work);
    for (const [i, one] of ended.entries())
      expect([`${80 + 4 * i}`, 'Error: The rules did not come to an end.']).toContain(one);
    expect(await guard.run(() => 'next')).toBe('next');
  });
});
