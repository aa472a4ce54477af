import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Turns } from '../../src/socket/turns.ts';
import type { Turn } from '../../src/socket/turns.ts';
import type { ClientMessage } from '../../src/wire/socket.ts';

const open = { readyState: 1, OPEN: 1 } as const;
const watch = (): ClientMessage => ({ type: 'watch', id: randomUUID(), table: 'abcdefgh2345', since: null });
const unwatch = (): ClientMessage => ({ type: 'unwatch', id: randomUUID(), table: 'abcdefgh2345' });

/** A host that carries messages out when it is told to, and notes whose they were. */
function scene(accountMessages: number) {
  const turns = new Turns({ accountMessages });
  const begun: string[] = [];
  const under: (() => void)[] = [];
  const send = (turn: Turn, who: string, message = watch(), socket: { readyState: number; OPEN: 1 } = open) =>
    turns.take(
      turn,
      {
        carryOut: (_message, done) => {
          begun.push(who);
          under.push(done);
        },
      },
      socket as typeof open,
      message,
    );
  const finish = (): void => {
    for (const done of under.splice(0)) done();
  };
  return { turns, begun, send, finish };
}

describe('S-07', () => {
  test('sockets of one account share one budget, and a dear message takes more of it', () => {
    const { turns, begun, send, finish } = scene(8);
    const sockets = [turns.join('ann', '1'), turns.join('ann', '1'), turns.join('ann', '1')];
    for (const socket of sockets) {
      send(socket, 'ann');
      finish();
    }
    send(sockets[0] ?? turns.join('ann', '1'), 'ann', unwatch());
    // Three seconds' worth: three times eight.
    expect(begun).toHaveLength(3);
    turns.tick(1);
    expect(begun).toHaveLength(4);
  });

  test('what goes beyond it waits, in order, and gets its turn when there is budget again', () => {
    const { turns, begun, send, finish } = scene(8);
    const turn = turns.join('ann', '1');
    for (const name of ['1', '2', '3', '4', '5', '6']) {
      expect(send(turn, name)).toBe(true);
      finish();
    }
    expect(begun).toEqual(['1', '2', '3']);
    for (let second = 1; second < 4; second++) {
      turns.tick(second);
      finish();
      expect(begun).toHaveLength(3 + second);
    }
    expect(begun).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('only so much of one account is under way at once, and nobody else waits for it', () => {
    const { turns, begun, send, finish } = scene(1_000_000);
    const [ann, bob] = [turns.join('ann', '1'), turns.join('bob', '1')];
    for (let n = 0; n < 20; n++) send(ann, 'ann');
    expect(begun).toEqual(['ann', 'ann', 'ann', 'ann']);
    send(bob, 'bob');
    expect(begun.at(-1)).toBe('bob');
    finish();
    turns.tick(0);
    expect(begun).toHaveLength(9);
  });

  test('those who wait are served one after the other', () => {
    const { turns, begun, send, finish } = scene(8);
    // However many sockets one of them has.
    for (const name of ['ann', 'bob', 'cleo'])
      for (let n = 0; n < 6; n++) send(turns.join(name, name === 'ann' ? `${name} ${n}` : name), name);
    finish();
    const before = begun.length;
    turns.tick(2);
    expect(begun.slice(before)).toEqual(['ann', 'bob', 'cleo', 'ann', 'bob', 'cleo']);
  });

  test('with very many that wait it is a flood', () => {
    const { turns, send } = scene(8);
    const turn = turns.join('ann', '1');
    const taken = Array.from({ length: 200 }, () => send(turn, 'ann'));
    expect(taken.filter(Boolean)).toHaveLength(103);
    expect(send(turns.join('bob', '1'), 'bob')).toBe(true);
  });

  test('whoever goes and comes back has no new budget', () => {
    const { turns, begun, send, finish } = scene(8);
    for (let n = 0; n < 10; n++) {
      const turn = turns.join('ann', '1');
      send(turn, 'ann');
      finish();
      turns.leave(turn);
      turns.tick(0);
    }
    expect(begun).toHaveLength(3);
    turns.tick(100);
    send(turns.join('ann', '1'), 'ann');
    expect(begun.length).toBeGreaterThan(3);
  });

  test('accounts at one address have one budget together, five times as large', () => {
    const { turns, begun, send, finish } = scene(8);
    for (let n = 0; n < 20; n++) {
      for (let m = 0; m < 3; m++) {
        send(turns.join(`ann ${n}`, '1'), 'ann');
        finish();
      }
    }
    expect(begun).toHaveLength(15);
    expect(send(turns.join('bob', '2'), 'bob')).toBe(true);
    expect(begun.at(-1)).toBe('bob');
  });

  test('what a closed socket has sent is not carried out any more', () => {
    const { turns, begun, send, finish } = scene(8);
    const turn = turns.join('ann', '1');
    const socket = { readyState: 1, OPEN: 1 } as { readyState: number; OPEN: 1 };
    for (let n = 0; n < 3; n++) send(turn, 'first');
    finish();
    send(turn, 'closed', watch(), socket);
    send(turn, 'last');
    socket.readyState = 3;
    turns.tick(1);
    expect(begun).toEqual(['first', 'first', 'first', 'last']);
  });
});
