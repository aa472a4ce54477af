import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };

/** A stream of 32-bit words that can be read at any position: the only door through which chance enters. */
export interface Chance {
  /** The unsigned 32-bit word at a position of the stream. */
  word(position: number): number;
}

const KEY = /^[0-9a-f]{64}$/;

/** True for 64 lower-case hex digits. Check every key that comes from outside. */
export function isKey(text: string): boolean {
  return KEY.test(text);
}

/** A fresh secret key from the operating system. Use it for every match that somebody plays. */
export function freshKey(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The key of a readable seed. Use it in tests, lessons and puzzles only: whoever knows the seed knows every draw. */
export function keyOfSeed(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`benchtop seed\n${seed}`)));
}

/** The SHA-256 of the key, published when the match starts so that the key shown at its end can be checked. */
export function commitmentOf(key: string): string {
  return bytesToHex(sha256(hexToBytes(key)));
}

/** ChaCha20 (RFC 8439) as a keyed counter stream: block counter and nonce give 2^32 blocks of sixteen words. */
export function createChance(key: string): Chance {
  if (!isKey(key)) throw new TypeError('a key is 64 lower-case hex digits');
  const start = new Uint32Array(16);
  start.set([0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]);
  hexToBytes(key).forEach((byte, i) => {
    start[4 + (i >>> 2)] = (start[4 + (i >>> 2)] ?? 0) | (byte << (8 * (i & 3)));
  });
  const block = new Uint32Array(16);
  let held = -1;
  return {
    word(position) {
      const counter = position >>> 4;
      if (counter !== held) {
        start[12] = counter;
        chachaBlock(start, block);
        held = counter;
      }
      return block[position & 15] ?? 0;
    },
  };
}

/** One ChaCha20 block: twenty rounds over `input`, added to it, written to `out`. Exported for the test vectors. */
export function chachaBlock(input: Uint32Array, out: Uint32Array): void {
  out.set(input);
  for (let round = 0; round < 10; round++) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = ((out[i] ?? 0) + (input[i] ?? 0)) >>> 0;
}

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] ?? 0;
  let xb = x[b] ?? 0;
  let xc = x[c] ?? 0;
  let xd = x[d] ?? 0;
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 16);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 12);
  xa = (xa + xb) | 0;
  xd = rotate(xd ^ xa, 8);
  xc = (xc + xd) | 0;
  xb = rotate(xb ^ xc, 7);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

/**
 * A fast stream without secrecy, for the imagined futures of bots and for sampling worlds.
 * Never use it for a match that somebody plays: its seed can be found from a few draws.
 */
export function fastRandom(seed: number): Chance {
  return {
    word(position) {
      let z = (seed + Math.imul(position + 1, 0x9e3779b9)) | 0;
      z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
      z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
      return (z ^ (z >>> 15)) >>> 0;
    },
  };
}

/** A source of bounded numbers with a position of its own: what bots, sampling and tests draw from. */
export interface Dice {
  /** A whole number from 0 to n - 1, every one as likely as the others. */
  randomInt(n: number): number;
}

/** Dice over a stream, from its beginning. */
export function createDice(chance: Chance): Dice {
  let position = 0;
  return {
    randomInt(n) {
      // As in `Context.randomInt`: the same numbers as with `%`, without its cost.
      const limit = Math.floor(4294967296 / n) * n;
      let word = chance.word(position++);
      while (word >= limit) word = chance.word(position++);
      return word - Math.floor(word / n) * n;
    },
  };
}

/** A 32-bit number from any text: turns a readable seed into the seed of {@link fastRandom}. */
export function fastSeed(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h | 0;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(list: T[], dice: Dice): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = dice.randomInt(i + 1);
    const a = list[i];
    const b = list[j];
    if (a === undefined || b === undefined) throw new RangeError('a list with holes cannot be shuffled');
    list[i] = b;
    list[j] = a;
  }
}
