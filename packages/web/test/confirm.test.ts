import type { Preview } from '@benchtop/engine/host';
import { keyOfSeed } from '@benchtop/engine/host';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Director } from '../src/match/director.ts';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { closedTable, useTable, writeTable } from '../src/match/store.ts';
import { chooseOption, whyEnds } from '../src/table/confirm.ts';
import type { GameUi } from '../src/table/contract.ts';
import { usePreferences } from '../src/ui/preferences.ts';
import { sample } from './sample/game.ts';

const goesOn: Preview = {
  changes: [],
  open: [],
  events: [],
  chance: false,
  hidden: false,
  score: 0,
  next: [1],
  over: 'no',
};

test('what leaves the turn where it is needs no second word', () => {
  expect(whyEnds(goesOn, 1)).toBeNull();
  expect(whyEnds({ ...goesOn, next: null }, 1)).toBeNull();
  expect(whyEnds(null, 1)).toBeNull();
});

test('what passes the turn on, or ends the match, says so', () => {
  expect(whyEnds({ ...goesOn, next: [0] }, 1)).toBe('Ends your turn.');
  expect(whyEnds({ ...goesOn, next: [0], over: 'maybe' }, 1)).toBe('It may end the match. Ends your turn.');
  expect(whyEnds({ ...goesOn, next: [], over: 'surely' }, 1)).toBe('Ends the match.');
});

describe('a choice', () => {
  const chosen: string[] = [];
  const director = { play: { choose: (option: string) => chosen.push(option) } } as unknown as Director;
  const none = (): null => null;
  const plain: GameUi = { seats: [], Board: none, Dashboard: none, progress: () => '' };

  /** What is asked for once more when the option is chosen, or null when it is carried out. */
  async function asked(option: string, confirm: 'always' | 'matters' | 'never' = 'matters') {
    const seats = [0, 1].map((seat) => ({ name: `S${seat}`, bot: null }));
    const match = LocalMatch.deal('m', sample, seats, {}, keyOfSeed('confirm'));
    usePreferences.setState({ confirm });
    writeTable({ ...closedTable, match, ui: plain, open: match.match.legalOptions(0), busy: false });
    chosen.length = 0;
    chooseOption(director, option);
    await vi.advanceTimersByTimeAsync(200);
    const why = useTable.getState().confirming?.why ?? null;
    expect(chosen).toEqual(why === null ? [option] : []);
    return why;
  }

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('that passes the turn on is carried out at once, unless the player wants a word for it', async () => {
    expect(await asked('turn')).toBeNull();
    expect(await asked('turn', 'always')).toBe('Ends your turn.');
    expect(await asked('walk', 'always')).toBeNull();
  });

  test('is asked for once more where the rules warn of it', async () => {
    expect(await asked('rest')).toBe('Nothing comes of it.');
    expect(await asked('rest', 'never')).toBeNull();
    expect(await asked('walk')).toBeNull();
  });
});
