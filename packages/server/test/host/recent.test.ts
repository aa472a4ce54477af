import { describe, expect, test } from 'vitest';
import { RECENT, Recent } from '../../src/host/recent.ts';
import type { PastMoment } from '../../src/host/recent.ts';

function moment(seq: number, text = ''): PastMoment {
  const kind = seq % 7 === 0 ? 'undo' : seq % 3 === 0 ? 'forced' : 'choice';
  return {
    seq,
    seat: seq % 4,
    kind,
    open: seq % 2 === 0,
    at: 1_790_000_000_000 + seq,
    events: [{ type: 'said', text }],
  };
}

function add(recent: Recent, one: PastMoment): void {
  recent.add(one, JSON.stringify(one.events));
}

function filled(to: number): Recent {
  const recent = new Recent();
  for (let seq = 1; seq <= to; seq++) add(recent, moment(seq));
  return recent;
}

const seqs = (moments: readonly PastMoment[]): number[] => moments.map(({ seq }) => seq);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the newest entries of a match', () => {
  test('are given back as they were, at most so many, however many there were', () => {
    for (const to of [1, 2, 49, 50, 51, 74, 75, 76, 77, 126, 500]) {
      const moments = filled(to).after(0);
      expect(moments).toEqual(range(Math.max(1, to - RECENT + 1), to).map((seq) => moment(seq)));
    }
  });

  test('there are none before the first', () => {
    expect(new Recent().after(0)).toEqual([]);
    expect(new Recent().json()).toBe('[]');
  });

  test('are given from an entry on', () => {
    const recent = filled(90);
    expect(seqs(recent.after(90))).toEqual([]);
    expect(seqs(recent.after(200))).toEqual([]);
    expect(seqs(recent.after(89))).toEqual([90]);
    expect(seqs(recent.after(45))).toEqual(range(46, 90));
    expect(seqs(recent.after(40))).toEqual(range(41, 90));
    expect(seqs(recent.after(3))).toEqual(range(41, 90));
  });

  test('keep texts of all kinds and lengths', () => {
    const recent = new Recent();
    const texts = ['', 'line\nbreak', '✓ “größer”', '\u2028', '𝄞'.repeat(700), 'x'.repeat(9000), '"\\'];
    const moments = range(1, 300).map((seq) => moment(seq, texts[seq % texts.length]));
    for (const one of moments) add(recent, one);
    expect(recent.after(0)).toEqual(moments.slice(-RECENT));
  });

  test('are what they were at a mark, whatever was added since', () => {
    for (const [to, more] of [
      [0, 1],
      [10, 3],
      [49, 2],
      [74, 1],
      [74, 5],
      [75, 1],
      [100, 30],
      [120, 200],
    ] as const) {
      const recent = filled(to);
      const before = recent.after(0);
      const back = recent.mark();
      for (let seq = to + 1; seq <= to + more; seq++) add(recent, moment(seq, 'another'));
      expect(recent.after(0).at(-1)).toEqual(moment(to + more, 'another'));
      back();
      expect(recent.after(0)).toEqual(before);
      expect(recent.after(to - 1)).toEqual(to === 0 ? [] : [moment(to)]);
      add(recent, moment(to + 1, 'third'));
      expect(recent.after(to)).toEqual([moment(to + 1, 'third')]);
      expect(recent.after(0)).toEqual([...before.slice(to < RECENT ? 0 : 1), moment(to + 1, 'third')]);
    }
  });

  test('may begin anywhere', () => {
    const recent = new Recent();
    for (let seq = 301; seq <= 320; seq++) add(recent, moment(seq));
    expect(seqs(recent.after(0))).toEqual(range(301, 320));
    expect(seqs(recent.after(310))).toEqual(range(311, 320));
    const again = new Recent();
    for (const one of recent.after(0)) add(again, one);
    expect(again.json()).toBe(recent.json());
  });
});
