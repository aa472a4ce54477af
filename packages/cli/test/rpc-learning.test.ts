import { expect, test } from 'vitest';
import { answer } from '../src/rpc/answer.ts';
import { Matches } from '../src/rpc/matches.ts';
import { request } from './cli.ts';
import type { Response } from './cli.ts';

/* The part of the stdio door that is made for learning: integer actions, masks, rewards, information states. */

const matches = new Matches();

function ask(method: string, params: { readonly [name: string]: unknown }): Response {
  return JSON.parse(answer(matches, Buffer.from(request(1, method, params))) ?? '{}') as Response;
}

function call<T>(method: string, params: { readonly [name: string]: unknown }): T {
  const { result, error } = ask(method, params);
  if (error !== undefined) throw new Error(`${method}: ${error.message}`);
  return result as T;
}

interface Actions {
  readonly decision: string;
  readonly size: number;
  readonly legal: readonly number[];
  readonly mask?: readonly number[];
}
interface Acted {
  readonly events: readonly { readonly type: string }[];
  readonly over: boolean;
  readonly rewards: readonly number[];
}

const deal = (): string => call<{ match: string }>('new', { game: 'arctic-cleanup', seats: 2, seed: 'learning' }).match;
const owner = (match: string): number => call<{ seat: number }[]>('decisions', { match })[0]?.seat ?? -1;
const space = call<{ size: number; actions: string[] }>('space', { game: 'arctic-cleanup' });

test('the actions of a game are its options, by step, once each', () => {
  expect([space.size, new Set(space.actions).size]).toEqual([space.actions.length, space.actions.length]);
  expect(space.actions.slice(0, 2)).toEqual(['place-factory: site-n', 'place-factory: site-ne']);
});

test('legal actions are the options of the decision, and the mask says the same', () => {
  const match = deal();
  const seat = owner(match);
  const { legal, mask, size } = call<Actions>('actions', { match, seat, mask: true });
  const { options } = call<{ options: { id: string }[] }>('options', { match, seat });
  expect(legal.map((action) => space.actions[action])).toEqual(options.map(({ id }) => `place-factory: ${id}`));
  expect([size, mask?.flatMap((bit, action) => (bit === 1 ? [action] : []))]).toEqual([space.size, legal]);
  expect(call<Actions>('actions', { match, seat }).mask).toBeUndefined();
});

test('a whole match by integers: rewards add up to the final points', () => {
  const match = deal();
  const sums = [0, 0];
  let over = false;
  for (let n = 0; !over; n++) {
    const seat = owner(match);
    const { legal, decision } = call<Actions>('actions', { match, seat });
    const acted = call<Acted>('act', { match, seat, action: legal[(n * 7) % legal.length], decision });
    acted.rewards.forEach((reward, i) => {
      sums[i] = (sums[i] ?? 0) + reward;
    });
    over = acted.over;
  }
  expect(call<{ total: number }[]>('score', { match }).map(({ total }) => total)).toEqual(sums);
});

test('an information state is the same for matches that the seat cannot tell apart, and another after a choice', () => {
  const match = deal();
  const seat = owner(match);
  const text = (of: string): string => call<{ text: string }>('information', { match: of, seat }).text;
  const world = call<{ match: string }>('sample', { match, seat, seed: 'x' }).match;
  expect(JSON.parse(text(world))).toHaveLength(2);
  expect((JSON.parse(text(match)) as unknown[])[1]).toEqual((JSON.parse(text(world)) as unknown[])[1]);
  const before = text(match);
  call<Acted>('act', { match, seat, action: call<Actions>('actions', { match, seat }).legal[0] });
  expect(text(match)).not.toBe(before);
});

test('what does not fit is refused and changes nothing', () => {
  const match = deal();
  const seat = owner(match);
  const hash = call<string>('hash', { match });
  const codes = [
    ask('act', { match, seat, action: space.size - 1 }),
    ask('act', { match, seat: 1 - seat, action: 0 }),
    ask('act', { match, seat, action: -1 }),
    ask('act', { match, seat, action: 2, decision: 'd99.0' }),
    ask('actions', { match, seat, mask: 'yes' }),
    ask('actions', { match: 'm999', seat }),
    ask('space', { game: 'chess' }),
    ask('information', { match, seat: 7 }),
  ].map(({ error }) => error?.code);
  expect(codes).toEqual([1, 3, -32602, 3, -32602, 2, -32602, -32602]);
  expect(call<string>('hash', { match })).toBe(hash);
});
