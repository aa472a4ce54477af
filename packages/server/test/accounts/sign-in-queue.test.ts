import { describe, expect, test } from 'vitest';
import { TooBusy, SignInQueue } from '../../src/accounts/sign-in-queue.ts';
import type { Asker } from '../../src/accounts/sign-in-queue.ts';

/** One place to work at, taken, and a line for it. Says who works, in order, once it is set free. */
function taken(most = 50) {
  const turns = new SignInQueue(1, most);
  const order: string[] = [];
  let release = (): void => undefined;
  const first = turns.take(stranger('first', 'first'), () => new Promise<void>((resolve) => (release = resolve)));
  const waiting: Promise<unknown>[] = [first];
  return {
    /** Waits in the line. Resolves with false when it is sent away. */
    ask(name: string, asker: Asker): Promise<boolean> {
      const work = async (): Promise<void> => {
        order.push(name);
        await Promise.resolve();
      };
      const came = turns.take(asker, work).then(
        () => true,
        (error: unknown) => {
          expect(error).toBeInstanceOf(TooBusy);
          return false;
        },
      );
      waiting.push(came);
      return came;
    },
    async served(): Promise<readonly string[]> {
      release();
      await Promise.all(waiting);
      return order;
    },
  };
}

const stranger = (account: string, address: string): Asker => ({ account, address, known: false });
const owner = (account: string): Asker => ({ account, address: 'home', known: true });

describe('S-07 the line for passphrases', () => {
  test('a flood on one account from many addresses does not put off another account', async () => {
    const line = taken();
    for (let n = 0; n < 30; n++) void line.ask('flood', stranger('victim', `10.0.0.${n}`));
    void line.ask('other', stranger('other', '10.1.0.1'));
    expect((await line.served()).slice(0, 2)).toContain('other');
  });

  test('a flood from one address on many accounts does not put off another address', async () => {
    const line = taken();
    for (let n = 0; n < 30; n++) void line.ask('flood', stranger(`victim ${n}`, '10.0.0.1'));
    void line.ask('other', stranger('other', '10.1.0.1'));
    expect((await line.served()).slice(0, 2)).toContain('other');
  });

  test('a flood from everywhere on everybody does not put off those who are known', async () => {
    const line = taken();
    for (let n = 0; n < 50; n++) void line.ask('flood', stranger(`victim ${n}`, `10.0.0.${n}`));
    void line.ask('owner', owner('victim 7'));
    expect((await line.served()).slice(0, 2)).toContain('owner');
  });

  test('those who are known do not put off strangers either', async () => {
    const line = taken();
    for (let n = 0; n < 30; n++) void line.ask('known', owner(`owner ${n}`));
    void line.ask('stranger', stranger('other', '10.1.0.1'));
    expect((await line.served()).slice(0, 2)).toContain('stranger');
  });

  test('where too many wait, those are sent away who ask most', async () => {
    const line = taken(10);
    const flood = Array.from({ length: 10 }, (_, n) => line.ask('flood', stranger('victim', `10.0.0.${n}`)));
    const tooMany = line.ask('flood', stranger('victim', '10.0.1.1'));
    const other = line.ask('other', stranger('other', '10.1.0.1'));
    await line.served();
    expect([await tooMany, await other]).toEqual([false, true]);
    expect((await Promise.all(flood)).filter((came) => !came)).toHaveLength(1);
  });

  test('everybody who came gets a turn', async () => {
    const line = taken();
    const names = Array.from({ length: 40 }, (_, n) => `${n % 5} ${n % 7}`);
    for (const name of names) void line.ask(name, stranger(name.slice(0, 1), name.slice(2)));
    expect((await line.served()).toSorted()).toEqual(names.toSorted());
  });

  test('work that fails makes room, too', async () => {
    const turns = new SignInQueue(1, 10);
    const asker = stranger('a', 'a');
    await expect(turns.take(asker, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take(asker, () => Promise.resolve(1))).toBe(1);
  });
});
