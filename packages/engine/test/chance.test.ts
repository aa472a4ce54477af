import { expect, test } from 'vitest';
import { chachaBlock } from '../src/chance.ts';
import {
  commitmentOf,
  createChance,
  createDice,
  freshKey,
  isKey,
  keyOfSeed,
  fastRandom,
  shuffle,
} from '../src/host.ts';

test('the block function gives the test vector of RFC 8439, section 2.3.2', () => {
  const input = new Uint32Array([
    0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0x03020100, 0x07060504, 0x0b0a0908, 0x0f0e0d0c, 0x13121110,
    0x17161514, 0x1b1a1918, 0x1f1e1d1c, 0x00000001, 0x09000000, 0x4a000000, 0x00000000,
  ]);
  const out = new Uint32Array(16);
  chachaBlock(input, out);
  expect([...out]).toEqual([
    0xe4e7f110, 0x15593bd1, 0x1fdd0f50, 0xc47120a3, 0xc7f4d1c7, 0x0368c033, 0x9aaa2204, 0x4e6cd4c3, 0x466482d2,
    0x09aa9f07, 0x05d7c214, 0xa2028bd9, 0xd19c12b5, 0xb94e16de, 0xe883d0cb, 0x4e3c50a2,
  ]);
});

test('the stream of the zero key is that of RFC 8439, appendix A.1, vectors 1 and 2', () => {
  const chance = createChance('0'.repeat(64));
  expect([0, 1, 15].map((i) => chance.word(i))).toEqual([0xade0b876, 0x903df1a0, 0x8665eeb2]);
  expect(chance.word(16)).toBe(0xbee7079f);
  expect(chance.word(0), 'any position can be read again').toBe(0xade0b876);
});

test('a stream is known by its key: another key gives other words', () => {
  const words = (seed: string): number[] => [0, 1, 2, 3].map((i) => createChance(keyOfSeed(seed)).word(i));
  expect(words('a')).toEqual(words('a'));
  expect(words('a')).not.toEqual(words('b'));
});

test('keys are 64 hex digits, fresh ones differ, the commitment is their SHA-256', () => {
  expect(isKey(freshKey())).toBe(true);
  expect(freshKey()).not.toBe(freshKey());
  expect(isKey('A'.repeat(64))).toBe(false);
  expect(() => createChance('abc')).toThrow('64 lower-case hex digits');
  expect(commitmentOf('0'.repeat(64))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
});

/** Pearson's statistic of counts that should be even. */
function chiSquare(counts: readonly number[]): number {
  const due = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - due) ** 2 / due, 0);
}

test('bounded numbers are even, also where the bound does not divide 2^32', () => {
  for (const chance of [createChance(keyOfSeed('even')), fastRandom(7)]) {
    const dice = createDice(chance);
    const counts = Array.from({ length: 13 }, () => 0);
    for (let i = 0; i < 130_000; i++) {
      const n = dice.randomInt(13);
      counts[n] = (counts[n] ?? 0) + 1;
    }
    // 12 degrees of freedom: 32.9 is passed once in a thousand.
    expect(chiSquare(counts)).toBeLessThan(32.9);
  }
});

test('all orders of four pieces are equally likely', () => {
  const dice = createDice(createChance(keyOfSeed('orders')));
  const counts = new Map<string, number>();
  for (let i = 0; i < 48_000; i++) {
    const list = ['a', 'b', 'c', 'd'];
    shuffle(list, dice);
    counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: 49.7 is passed once in a thousand.
  expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
});
