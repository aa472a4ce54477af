/*
 * A number for many numbers: two hashes side by side, 53 bits together. Begin, add whatever tells two things apart, and read it.
 * One is made at a time.
 */

/** Odd numbers that mix well, and how many bits of the second hash go beside the first. */
const FIRST = 0x9e3779b1;
const SECOND = 0x85ebca6b;
const LOW_BITS = 2 ** 21;
const WORD = 2 ** 31;

let one = 0;
let two = 0;

export function begin(): void {
  one = 1;
  two = 1;
}

/** A whole number of up to 32 bits. */
export function add(n: number): void {
  one = Math.imul(one ^ (n + 1), FIRST);
  one ^= one >>> 15;
  two = Math.imul(two + n + 1, SECOND);
  two ^= two >>> 13;
}

/** A whole number that may be larger. */
export function addLarge(n: number): void {
  add(n % WORD);
  add(Math.floor(n / WORD));
}

export function addAll(list: readonly number[]): void {
  for (let i = 0; i < list.length; i++) add(list[i] ?? 0);
}

export function fingerprint(): number {
  return (one >>> 0) * LOW_BITS + ((two >>> 0) % LOW_BITS);
}

/** Answers by fingerprint. There are few at a time: once there are many, all are thrown away. */
export class Kept<T> {
  private readonly answers = new Map<number, T>();
  private readonly most: number;

  constructor(most: number) {
    this.most = most;
  }

  get(key: number): T | undefined {
    return this.answers.get(key);
  }

  keep(key: number, answer: T): T {
    if (this.answers.size >= this.most) this.answers.clear();
    this.answers.set(key, answer);
    return answer;
  }
}
