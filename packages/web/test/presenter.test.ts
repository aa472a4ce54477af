import { keyOfSeed } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { othersLast } from '../src/match/log.ts';
import type { EventMotion } from '../src/match/motion.ts';
import { timesOf } from '../src/match/motion.ts';
import { Presenter } from '../src/match/presenter.ts';
import { closedTable, useTable, writeTable } from '../src/match/store.ts';
import type { GameUi } from '../src/table/contract.ts';

const none = (): null => null;
const ui: GameUi = { seats: [], Board: none, Dashboard: none, progress: () => '' };
const seats = [
  { name: 'Ann', bot: null },
  { name: 'Bot', bot: 'random' },
];

/** A match played until an entry with these events, which is the last one. */
function until(...types: string[]): LocalMatch {
  const local = LocalMatch.deal('m', arcticCleanup, seats, { tempo: 'none', solo: false }, keyOfSeed('presenter'));
  for (let n = 0; n < 400; n++) {
    const decision = local.match.decisions()[0];
    const options = decision === undefined ? [] : (local.match.legalOptions(decision.seat)?.options ?? []);
    if (!local.playForced() && decision !== undefined) local.play(decision, options[n % options.length]?.id ?? '');
    const events = local.logEntry(local.length - 1, 0)?.events ?? [];
    if (events.map(({ type }) => type).join() === types.join()) return local;
  }
  throw new Error('it did not come to that');
}

const motion = (): EventMotion | null => useTable.getState().motion;

describe('what is shown of an entry', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    vi.stubGlobal('document', { hidden: false });
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    writeTable(closedTable);
  });

  function shown(look: GameUi): { match: LocalMatch; presenter: Presenter; index: number; done: Promise<void> } {
    const match = until('cards-slid', 'turn-ended');
    const index = match.length - 1;
    writeTable({ ...closedTable, match, ui: look, perspective: 0, position: index });
    const presenter = new Presenter(match);
    return { match, presenter, index, done: presenter.show(index, presenter.interrupt()) };
  }

  it('is one event after the other, each from the view before it to the view after it', async () => {
    const { match, index, done } = shown(ui);
    const { seat, events, views } = match.logEntry(index, 0) ?? { seat: -1, events: [], views: [] };
    const first = motion();
    expect(first).toMatchObject({ seat, event: events[0] });
    expect([first?.before, first?.after]).toEqual([match.view(index, 0), views[0]]);
    await vi.advanceTimersByTimeAsync(first?.ms ?? 0);
    const second = motion();
    expect(second).toMatchObject({ seat, event: events[1] });
    expect([second?.before, second?.after]).toEqual([views[0], match.view(index + 1, 0)]);
    expect(second?.id).not.toBe(first?.id);
    expect(useTable.getState()).toMatchObject({ position: index, busy: true });
    await vi.advanceTimersByTimeAsync(second?.ms ?? 0);
    await done;
    expect(useTable.getState()).toMatchObject({ position: index + 1, motion: null });
  });

  it('gives an event that weighs nothing no time', async () => {
    const { index, done } = shown({ ...ui, weight: ({ type }) => (type === 'cards-slid' ? 0 : 1) });
    await vi.advanceTimersByTimeAsync(0);
    expect(motion()?.event.type).toBe('turn-ended');
    await vi.advanceTimersByTimeAsync(motion()?.ms ?? 0);
    await done;
    expect(useTable.getState().position).toBe(index + 1);
  });

  it('ends at once when it is skipped, whatever is still to come', async () => {
    const { presenter, index, done } = shown(ui);
    presenter.skip();
    await done;
    expect(useTable.getState()).toMatchObject({ position: index + 1, motion: null });
  });

  it('is left as it is when something else begins meanwhile', async () => {
    const { presenter, index, done } = shown(ui);
    const event = motion();
    presenter.interrupt();
    await done;
    expect(useTable.getState()).toMatchObject({ position: index, motion: event });
  });

  it('takes no time where there is to be no motion, or nobody looks', async () => {
    vi.stubGlobal('document', { hidden: true });
    const { index, done } = shown(ui);
    expect(motion()).toBeNull();
    await done;
    expect(useTable.getState().position).toBe(index + 1);
  });

  it('can be shown once more, with motion even where everything else is shown at once, and skipped', async () => {
    const match = until('cards-slid', 'turn-ended');
    const now = match.length;
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    writeTable({ ...closedTable, match, ui, perspective: 0, position: now, busy: false });
    const stretch = othersLast(match, 1 - (match.logEntry(now - 1, 0)?.seat ?? 0), now);
    const presenter = new Presenter(match);
    const done = presenter.showAgain(stretch ?? { from: 0, to: 0 }, presenter.interrupt());
    expect(stretch?.to).toBe(now);
    expect(useTable.getState()).toMatchObject({ position: stretch?.from, logTo: now, busy: true });
    expect(motion()?.ms).toBeGreaterThan(0);
    presenter.skip();
    await done;
    expect(useTable.getState()).toMatchObject({ position: now, logTo: null, motion: null });
  });

  it('what the others did last is found behind what the viewer did since', () => {
    const match = until('cards-slid', 'turn-ended');
    const seatAt = (i: number): number => match.logEntry(i, null)?.seat ?? -1;
    for (const viewer of [0, 1]) {
      const { from, to } = othersLast(match, viewer, match.length) ?? { from: -1, to: -1 };
      for (let i = from; i < to; i++) expect(seatAt(i)).not.toBe(viewer);
      for (let i = to; i < match.length; i++) expect(seatAt(i)).toBe(viewer);
      expect(from === 0 || seatAt(from - 1) === viewer).toBe(true);
    }
    expect(othersLast(match, 0, 0)).toBeNull();
  });
});

it('shares the time of an entry by what its events weigh', () => {
  expect(timesOf([1, 2, 0, 1], 400)).toEqual([100, 200, 0, 100]);
  expect(timesOf([0, 0], 300)).toEqual([150, 150]);
  expect(timesOf([], 300)).toEqual([]);
});
