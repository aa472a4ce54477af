import { subIds, subs as starts } from '../../src/lineae/data/ocean.ts';
import type { LockId } from '../../src/lineae/data/ocean.ts';
import type { Ocean } from '../../src/lineae/water.ts';

/*
 * The water as the rules describe it: tokens on single slots, each of which may fall or be pushed on. Slow and without any
 * thought of its own; the game's water must agree with it.
 */

const printedRows = [5, 4, 4, 3, 3, 2, 2, 2];
const tops: { readonly [lock in LockId]: readonly [left: number, top: number] } = {
  'lock-1': [0, 6],
  'lock-2': [2, 5],
  'lock-3': [4, 5],
  'lock-4': [6, 4],
};

interface Token {
  c: number;
  r: number;
}

export class NaiveWater {
  readonly ocean: Ocean;
  readonly told: string[] = [];
  private readonly tokens: Token[] = [];

  constructor(ocean: Ocean) {
    this.ocean = ocean;
    ocean.water.forEach((count, c) => {
      for (let i = 1; i <= count; i++) this.tokens.push({ c, r: (printedRows[c] ?? 0) + i });
    });
  }

  /** Tokens on each column. */
  get water(): number[] {
    return printedRows.map((_, c) => this.tokens.filter((token) => token.c === c).length);
  }

  settle(): void {
    const lost = new Set<string>();
    for (let token = this.next(); token !== undefined; token = this.next()) {
      const from = { ...token };
      this.tokens.splice(this.tokens.indexOf(token), 1);
      const to = this.run(from.c, from.r);
      if (to === null) this.out(from, lost);
      else {
        this.tokens.push(to);
        this.carry(from, to, lost);
        this.told.push(`c${from.c}r${from.r} to c${to.c}r${to.r}`);
      }
    }
    for (const id of subIds) if (lost.delete(id)) this.comeHome(id, lost);
  }

  refill(): void {
    while (this.tokens.length < 11) {
      const level = (printedRows[0] ?? 0) + this.tokens.filter(({ c }) => c === 0).length;
      const to = this.run(0, level + 1);
      if (to === null) return;
      this.tokens.push(to);
      this.told.push(`in c${to.c}r${to.r}`);
    }
  }

  private lies(c: number, r: number): boolean {
    return this.tokens.some((token) => token.c === c && token.r === r);
  }

  private canFall(c: number, r: number): boolean {
    return r - 1 > (printedRows[c] ?? 0) && !this.lies(c, r - 1);
  }

  private isBlockedRight(c: number, r: number): boolean {
    if (c >= 7) return false;
    for (const [lock, [left, top]] of Object.entries(tops))
      if (left === c && this.ocean.locks[lock as LockId] && r <= top) return true;
    return r <= (printedRows[c + 1] ?? 0) || this.lies(c + 1, r);
  }

  private next(): Token | undefined {
    const movable = this.tokens.filter(({ c, r }) => this.canFall(c, r) || !this.isBlockedRight(c, r));
    return movable.sort((a, b) => b.c - a.c || b.r - a.r)[0];
  }

  private run(column: number, row: number): Token | null {
    let c = column;
    let r = row;
    for (;;) {
      if (this.canFall(c, r)) r -= 1;
      else if (this.isBlockedRight(c, r)) return { c, r };
      else if (c === 7) return null;
      else c += 1;
    }
  }

  private carry(from: Token, to: Token, lost: ReadonlySet<string>): void {
    const { cubes, subs } = this.ocean;
    for (let offset = 0; offset < 3; offset++) {
      const start = 6 * (3 * from.c + offset) + from.r - 1;
      const cube = cubes[start] ?? null;
      cubes[start] = null;
      if (cube !== null) cubes[6 * (3 * to.c + offset) + to.r - 1] = cube;
    }
    for (const id of subIds) {
      const sub = subs[id];
      if (lost.has(id) || Math.floor(sub.x / 3) !== from.c || sub.r !== from.r) continue;
      sub.x = 3 * to.c + (sub.x % 3);
      sub.r = to.r;
    }
  }

  private out(from: Token, lost: Set<string>): void {
    const { subs } = this.ocean;
    this.told.push(`out c${from.c}r${from.r}`);
    for (const id of subIds) if (Math.floor(subs[id].x / 3) === from.c && subs[id].r === from.r) lost.add(id);
    for (let offset = 0; offset < 3; offset++) this.wash(3 * from.c + offset, from.r);
  }

  private wash(x: number, r: number): void {
    const { cubes, supply } = this.ocean;
    const cube = cubes[6 * x + r - 1] ?? null;
    if (cube === null) return;
    cubes[6 * x + r - 1] = null;
    supply[cube] += 1;
    this.told.push(`washed x${x}r${r} ${cube}`);
  }

  private comeHome(id: (typeof subIds)[number], lost: ReadonlySet<string>): void {
    const { x, r } = starts[id].start;
    const columns: number[] = [x];
    for (let far = 1; far < 24; far++) columns.push(x - far, x + far);
    for (const column of columns.filter((each) => each >= 0 && each < 24)) {
      const c = Math.floor(column / 3);
      const top = (printedRows[c] ?? 0) + this.tokens.filter((token) => token.c === c).length;
      const rows = Array.from({ length: top }, (_, i) => i + 1);
      for (const row of [...rows.filter((each) => each >= r), ...rows.filter((each) => each < r)]) {
        const taken = subIds.some(
          (other) =>
            other !== id && !lost.has(other) && this.ocean.subs[other].x === column && this.ocean.subs[other].r === row,
        );
        if (taken) continue;
        this.ocean.subs[id].x = column;
        this.ocean.subs[id].r = row;
        this.told.push(`${id} to x${column}r${row}`);
        this.wash(column, row);
        return;
      }
    }
  }
}
