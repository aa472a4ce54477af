import { keyOfSeed } from '@benchtop/engine/host';
import type { Preview, View } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { previewRows, previewWords } from '../src/match/preview-words.ts';
import { Previews } from '../src/match/previews.ts';

const nothing: Preview = {
  changes: [],
  open: [],
  events: [],
  chance: false,
  hidden: false,
  score: 0,
  next: [1],
  over: 'no',
};

describe('the words of a preview', () => {
  const words = (preview: Partial<Preview>): readonly string[] => previewWords({ ...nothing, ...preview }, 1);

  it('say nothing where there is nothing to be said', () => {
    expect(words({})).toEqual([]);
    expect(words({ score: 3 })).toEqual([]);
  });

  it('say what is open', () => {
    expect(words({ chance: true })).toEqual(['What comes up depends on chance.']);
    expect(words({ hidden: true })).toEqual(['What comes of it depends on something hidden.']);
    expect(words({ chance: true, hidden: true, score: null })).toEqual([
      'What it is worth is open.',
      'What comes up depends on chance.',
    ]);
  });

  it('say when it ends the turn, or the match', () => {
    expect(words({ next: [2] })).toEqual(['Ends your turn.']);
    expect(words({ next: [0, 1] })).toEqual([]);
    expect(words({ next: null })).toEqual([]);
    expect(words({ next: [], over: 'surely', score: 1 })).toEqual(['Ends the match.']);
    expect(words({ next: [2], over: 'maybe' })).toEqual(['It may end the match.', 'Ends your turn.']);
  });
});

describe('the rows of a preview', () => {
  const view = (...coins: number[]) => ({ seats: coins.length, coins }) as unknown as View;
  const resources = ({ coins }: View, seat: number) => [
    { name: 'Coins', value: (coins as number[])[seat] ?? 0 },
    { name: 'Cards', value: 2 },
  ];
  const rows = (score: number | null, before: View, after: View) =>
    previewRows({ ...nothing, score }, resources, before, after, 1, 12, null).map(
      ({ of, name, from, to }) => `${of} ${name} ${from} ${to}`,
    );

  it('say what the seat has then, and what the others have: points first, and only what changes', () => {
    expect(rows(3, view(4, 5, 6), view(7, 2, 6))).toEqual(['1 Points 12 15', '1 Coins 5 2', '0 Coins 4 7']);
    expect(rows(0, view(4, 5), view(4, 5))).toEqual([]);
  });

  it('say once what the game calls its points, where as many more of them are held', () => {
    const named = (score: number) =>
      previewRows({ ...nothing, score }, resources, view(1, 4), view(1, 6), 1, 12, 'Coins').map(({ name }) => name);
    expect([named(2), named(3)]).toEqual([['Coins'], ['Points', 'Coins']]);
  });

  it('say nothing of points that are open, nor of a game that names no resources', () => {
    expect(rows(null, view(1, 1), view(1, 1))).toEqual([]);
    expect(previewRows({ ...nothing, score: -2 }, undefined, view(1, 1), view(1, 9), 1, 12, null)).toEqual([
      { of: 1, name: 'Points', from: 12, to: 10 },
    ]);
  });
});

describe('previews', () => {
  it('are asked for once in a decision, and again where nothing could be said', async () => {
    const previews = new Previews();
    const asked: string[] = [];
    const ask = (name: string, preview: Preview | null) => async () => {
      asked.push(name);
      return preview;
    };
    expect(await previews.of('d1.0', 'a', undefined, ask('1 a', nothing))).toBe(nothing);
    expect(await previews.of('d1.0', 'a', undefined, ask('1 a again', null))).toBe(nothing);
    expect(await previews.of('d1.0', 'a', ['b'], ask('1 a then b', nothing))).toBe(nothing);
    expect(await previews.of('d1.0', 'b', undefined, ask('1 b', null))).toBeNull();
    expect(await previews.of('d1.0', 'b', undefined, ask('1 b again', nothing))).toBe(nothing);
    expect(await previews.of('d2.0', 'a', undefined, ask('2 a', null))).toBeNull();
    expect(asked).toEqual(['1 a', '1 a then b', '1 b', '1 b again', '2 a']);
  });

  it('alone are made in the page, for the decision that a seat owes', async () => {
    const seats = [0, 1].map(() => ({ name: '', bot: null }));
    const local = LocalMatch.deal('m', arcticCleanup, seats, { tempo: 'none', solo: false }, keyOfSeed('preview'));
    const decision = local.match.decisions()[0];
    if (decision === undefined) throw new Error('nobody is to move');
    const option = local.match.legalOptions(decision.seat)?.options[0]?.id ?? '';
    const before = local.match.hash();
    const preview = await local.preview(decision.seat, option);
    expect(preview?.events[0]).toMatchObject({ type: 'factory-placed', seat: decision.seat });
    expect(await local.preview(1 - decision.seat, option)).toBeNull();
    expect(await local.preview(decision.seat, 'nonsense')).toBeNull();
    expect(local.match.hash()).toBe(before);
  });
});
