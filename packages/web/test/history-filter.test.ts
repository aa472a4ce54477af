import { describe, expect, it } from 'vitest';
import { everything, fits } from '../src/pages/history/filter.ts';
import type { PastMatch } from '../src/pages/history/past.ts';
import { fileOf } from '../src/match/record-file.ts';

const past = (part: Partial<PastMatch>): PastMatch =>
  ({ game: 'lineae', names: ['Ada', 'Bot 2'], where: 'here', ...part }) as PastMatch;

describe('which finished matches are shown', () => {
  it('all, by game, by place, by a part of a name in any case', () => {
    expect(fits(everything, past({}))).toBe(true);
    expect(fits({ ...everything, game: 'biohack' }, past({}))).toBe(false);
    expect(fits({ ...everything, where: 'online' }, past({}))).toBe(false);
    expect(fits({ ...everything, where: 'online' }, past({ where: 'online' }))).toBe(true);
    expect(fits({ ...everything, player: ' aDA ' }, past({}))).toBe(true);
    expect(fits({ ...everything, player: 'Eve' }, past({}))).toBe(false);
  });
});

describe('the file of a match', () => {
  const seats = [{ name: 'Ann', bot: null }];
  const record = { game: 'lineae' } as Parameters<typeof fileOf>[0];

  it('has the names of the players around a record that nobody has signed, and only there', () => {
    expect(fileOf(record, seats)).toEqual({ format: 'benchtop-save/1', seats, record });
    expect(fileOf(record, [])).toBe(record);
    const signed = { ...record, signature: { names: ['Ann'] } } as unknown as typeof record;
    expect(fileOf(signed, seats)).toBe(signed);
  });
});
