import { checkSettings, keyOfSeed, Match, recordOf } from '@benchtop/engine/host';
import type { Game, MatchRecord } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { checked, recordIn } from '../src/pages/history/check.ts';
import { localResult } from '../src/pages/history/past.ts';

/** A match of a few choices; its record is whole, with its key. */
function shortRecord(): MatchRecord {
  const settings = checkSettings(arcticCleanup, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(arcticCleanup, 2, settings.value, keyOfSeed('history'));
  for (let i = 0; i < 12; i++)
    for (const at of [0, 1]) {
      const option = match.legalOptions(at)?.options[0];
      if (option !== undefined) match.play(at, option.id);
    }
  return recordOf(match, true);
}

const record = shortRecord();
const games = async (id: string): Promise<Game | null> =>
  Promise.resolve(id === arcticCleanup.id ? arcticCleanup : null);
const ask = async (file: MatchRecord, promised: string | null = null) =>
  checked({ record: file, names: [], promised }, games);

describe('a record from a file', () => {
  it('is read as it was downloaded, and out of a match that a browser kept', () => {
    expect(recordIn(record)).toEqual({ ok: true, value: record });
    expect(recordIn({ format: 'benchtop-save/1', record })).toEqual({ ok: true, value: record });
  });

  it.each([null, [], 'text', 7, { format: 'benchtop-record/1' }, { format: 'benchtop-save/1' }, { record }])(
    'is refused with a sentence: %j',
    (value) => {
      const found = recordIn(value);
      expect(found.ok ? '' : found.reason).toMatch(/\.$/);
    },
  );

  it('is refused when it carries more than a record does', () => {
    expect(recordIn({ ...record, extra: 1 }).ok).toBe(false);
    const poisoned = JSON.stringify(record).replace('{', '{"__proto__":{"format":"x"},');
    expect(recordIn(JSON.parse(poisoned)).ok).toBe(false);
  });
});

describe('checking a record', () => {
  it('says that it holds, against which commitment', async () => {
    const verdict = await ask(record);
    expect(verdict.ok).toBe(true);
    expect(verdict.words).toContain(String(record.entries.length));
    expect(verdict.words).toContain('fits the commitment.');
    expect((await ask(record, record.commitment)).words).toContain('shown at the start');
  });

  it('finds a commitment that is not the promised one', async () => {
    expect((await ask(record, '0'.repeat(64))).ok).toBe(false);
  });

  it('finds a choice that was changed, a result that was made up, a game that is not there', async () => {
    const [first = '', ...rest] = record.entries;
    const entries = [first.replace(/.{16}$/, '0'.repeat(16)), ...rest];
    expect((await ask({ ...record, entries })).words).toContain('hash of entry 1');
    const result = { reason: 'x', winners: [0], totals: [99, 0] };
    expect((await ask({ ...record, result })).words).toContain('result is wrong');
    expect((await ask({ ...record, game: 'poker' })).ok).toBe(false);
  });
});

describe('the result of a match that a browser kept', () => {
  const ended = (names: readonly string[], winners: readonly number[], game = 'biohack'): string =>
    localResult({ game, result: { reason: 'x', winners, totals: names.map(() => 0) } }, names);

  it('names who won, or says that whoever played alone lost, or only finished', () => {
    expect(ended(['Ann', 'Bo'], [1])).toBe('Bo won.');
    expect(ended(['Ann'], [0])).toBe('Ann won.');
    expect(ended(['Ann'], [])).toBe('Ann lost.');
    expect(ended(['Ann'], [0], 'arctic-cleanup')).toBe('Ann finished.');
    expect(localResult({ game: 'biohack', result: null }, ['Ann'])).toBe('Finished.');
  });
});
