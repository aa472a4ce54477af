import { describe, expect, test } from 'vitest';
import { RECENT, Recent } from '../../src/host/recent.ts';
import type { PastEntry } from '../../src/host/recent.ts';

function entry(seq: number, text = ''): PastEntry {
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

function filled(to: number): Recent {
  const recent = new Recent();
  for (let seq = 1; seq <= to; seq++) recent.add(entry(seq));
  return recent;
}

const seqs = (entries: readonly PastEntry[]): number[] => entries.map(({ seq }) => seq);
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the newest entries of a match', () => {
  test('are given back as they were, at most so many, however many there were', () => {
    for (const to of [1, 2, 49, 50, 51, 74, 75, 76, 77, 126, 500]) {
      const entries = filled(to).after(0);
      expect(entries).toEqual(range(Math.max(1, to - RECENT + 1), to).map((seq) => entry(seq)));
    }
  });

  test('there are none before the first', () => {
    expect(new Recent().after(0)).toEqual([]);
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
    const entries = range(1, 300).map((seq) => entry(seq, texts[seq % texts.length]));
    for (const one of entries) recent.add(one);
    expect(recent.after(0)).toEqual(entries.slice(-RECENT));
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
      for (let seq = to + 1; seq <= to + more; seq++) recent.add(entry(seq, 'another'));
      expect(recent.after(0).at(-1)).toEqual(entry(to + more, 'another'));
      back();
      expect(recent.after(0)).toEqual(before);
      expect(recent.after(to - 1)).toEqual(to === 0 ? [] : [entry(to)]);
      recent.add(entry(to + 1, 'third'));
      expect(recent.after(to)).toEqual([entry(to + 1, 'third')]);
      expect(recent.after(0)).toEqual([...before.slice(to < RECENT ? 0 : 1), entry(to + 1, 'third')]);
    }
  });

  test('may begin anywhere', () => {
    const recent = new Recent();
    for (let seq = 301; seq <= 320; seq++) recent.add(entry(seq));
    expect(seqs(recent.after(0))).toEqual(range(301, 320));
    expect(seqs(recent.after(310))).toEqual(range(311, 320));
    const again = new Recent();
    for (const one of recent.after(0)) again.add(one);
    expect(again.after(0)).toEqual(recent.after(0));
  });
});
