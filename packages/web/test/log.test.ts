import { keyOfSeed } from '@benchtop/engine/host';
import type { View } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { LocalMatch } from '../src/match/local/local-match.ts';
import type { GameUi } from '../src/table/contract.ts';
import { eventsSince, lastOwn, logOf, partsOf, recapOf } from '../src/match/log.ts';

const none = (): null => null;
const ui: GameUi = {
  seats: [],
  Board: none,
  Dashboard: none,
  progress: () => '',
  turn: (view: View) =>
    view.pending.at(-1)?.step.startsWith('place-') === true ? 'Setup' : `Turn ${Number(view['turns']) + 1}`,
};

function played(choices: number): LocalMatch {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, bot: null }));
  const local = LocalMatch.deal('m', arcticCleanup, seats, { tempo: 'none', solo: false }, keyOfSeed('log'));
  for (let made = 0; made < choices && !local.over; made++) {
    while (local.playForced());
    const decision = local.match.decisions()[0];
    if (decision === undefined) break;
    const options = local.match.legalOptions(decision.seat)?.options ?? [];
    local.play(decision, options[made % options.length]?.id ?? '');
  }
  return local;
}

describe('the log', () => {
  it('splits a sentence into words and seats', () => {
    expect(partsOf('\u00010\u0002 gave \u00011\u0002 a token.')).toEqual([
      { seat: 0 },
      ' gave ',
      { seat: 1 },
      ' a token.',
    ]);
    expect(partsOf('Nobody moved.')).toEqual(['Nobody moved.']);
  });

  it('groups what happened by turn, in order, without raw names of events', () => {
    const local = played(60);
    const turns = logOf(local, ui, 0, 0, local.logEntries.length);
    const numbers = turns.flatMap(({ heading }) => (heading.startsWith('Turn ') ? [Number(heading.slice(5))] : []));
    expect(numbers.length).toBeGreaterThan(3);
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    const words = turns.flatMap(({ lines }) =>
      lines.flatMap(({ parts }) => parts.filter((part) => typeof part === 'string')),
    );
    expect(words.filter((word) => /^[a-z]+-[a-z]+$/.test(word))).toEqual([]);
  });

  it('ends at the position that is asked for', () => {
    const local = played(40);
    const lines = logOf(local, ui, 0, 0, 10).flatMap((turn) => turn.lines);
    expect(Math.max(...lines.map(({ position }) => position))).toBeLessThanOrEqual(10);
  });

  it('marks forced choices and choices taken back', () => {
    const local = played(60);
    const kinds = (): string[] =>
      logOf(local, ui, 0, 0, local.logEntries.length).flatMap(({ lines }) => lines.map(({ kind }) => kind));
    expect(kinds()).toContain('forced');
    expect(kinds()).not.toContain('undo');
    const seat = [0, 1].find((each) => local.match.undoBarrier(each) === null);
    if (seat === undefined) throw new Error('this match should end where a choice can be taken back');
    const headings = (): string[] => logOf(local, ui, 0, 0, local.logEntries.length).map(({ heading }) => heading);
    const before = headings();
    local.undo(seat);
    expect(kinds().at(-1)).toBe('undo');
    // It belongs to the turn of the choice: none of its own begins.
    expect(headings()).toEqual(before);
  });
});

describe('the recap', () => {
  it('tells only what others did since the viewer last chose', () => {
    const local = played(41);
    const upTo = local.logEntries.length;
    for (const viewer of [0, 1]) {
      const since = lastOwn(local, viewer, upTo);
      const foreign = local.logEntries
        .slice(since)
        .filter(({ entry }) => entry.seat !== viewer && entry.option !== null);
      const recap = recapOf(local, viewer, viewer, upTo, true);
      const worded = foreign
        .flatMap(({ events }) => events)
        .filter((event) => arcticCleanup.eventWords(event as never, String) !== null);
      expect(recap).toHaveLength(worded.length);
      expect(eventsSince(local, viewer, viewer, upTo).length).toBeGreaterThanOrEqual(worded.length);
    }
  });

  it('puts what was done to the viewer first, and repeats only that where the log is in sight', () => {
    const local = played(30);
    const upTo = local.logEntries.length + 2;
    const entry = { seat: 1, step: 'x', option: 'x', auto: false };
    local.logEntries.push(
      { entry, events: [{ type: 'ship-moved', seat: 1, ship: 1, face: 1, to: 'pole' }] },
      { entry, events: [{ type: 'token-loaded', seat: 1, ship: 1, colour: 'red', victim: 0 }] },
    );
    const all = recapOf(local, 0, 0, upTo, true);
    expect(JSON.stringify(all[0])).toContain('loaded');
    expect(recapOf(local, 0, 0, upTo, false)).toHaveLength(1);
  });
});
