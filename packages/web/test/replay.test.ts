import { keyOfSeed, Match, recordOf, viewOf } from '@benchtop/engine/host';
import type { MatchRecord } from '@benchtop/engine/host';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadReplay, MOST_ENTRIES } from '../src/match/replay/load-replay.ts';
import type { Replay } from '../src/match/replay/load-replay.ts';
import { ReplayDirector } from '../src/match/replay/replay-director.ts';
import { useReplay } from '../src/match/replay/replay-store.ts';
import { useTable } from '../src/match/store.ts';

function playedMatch(choices: number): Match {
  const match = Match.deal(arcticCleanup, 2, { tempo: 'none', solo: false }, keyOfSeed('replay'));
  for (let i = 0; i < choices && !match.over; i++) {
    const forced = match.forced();
    const decision = match.decisions()[0];
    if (forced !== null) match.repeat(forced);
    else if (decision !== undefined) {
      const options = match.legalOptions(decision.seat)?.options ?? [];
      match.play(decision.seat, options[(i * 5) % options.length]?.id ?? '');
    }
  }
  return match;
}

const source = (value: unknown) => ({ id: 'r', value, seats: null, promised: null });
const onward = (): boolean => true;

async function replayOf(record: unknown): Promise<Replay> {
  const loaded = await loadReplay(source(record), onward);
  if (loaded === null || !loaded.ok) throw new Error(loaded?.reason ?? 'left');
  return loaded.value;
}

async function reasonFor(value: unknown, promised: string | null = null): Promise<string> {
  const loaded = await loadReplay({ ...source(value), promised }, onward);
  if (loaded === null || loaded.ok) throw new Error('this should not be replayed');
  return loaded.reason;
}

describe('a record that is watched again', () => {
  it('shows every position from every perspective', async () => {
    const played = playedMatch(60);
    const { match } = await replayOf(recordOf(played, true));
    expect(match.length).toBe(played.log.length);
    for (const perspective of [0, 1, null])
      expect(match.view(match.length, perspective)).toEqual(played.view(perspective));
    const begin = Match.deal(arcticCleanup, 2, { tempo: 'none', solo: false }, keyOfSeed('replay'));
    expect(match.view(0, 1)).toEqual(viewOf(arcticCleanup, begin.state, 1));
  });

  it('takes names from a file as text that changes nothing around it (S-12)', async () => {
    const record = recordOf(playedMatch(5000), true);
    const seats = [
      { name: 'Ann\u202eevil', bot: null },
      { name: 'דנה', bot: null },
    ];
    const { match } = await replayOf({ format: 'benchtop-save/1', seats, record });
    expect(match.seats.map(({ name }) => name)).toEqual(['Annevil', '\u2068דנה\u2069']);
    expect(await reasonFor({ ...record, game: 'no\u202egame' })).toBe('This page does not know the game "nogame".');
  });

  it('names who is to act at the position it stands at, and knows the end only there', async () => {
    const played = playedMatch(5000);
    expect(played.over).toBe(true);
    const { match } = await replayOf(recordOf(played, true));
    expect(match.over).toBe(false);
    expect(match.status()).toMatch(/^(Red|Orange): /);
    match.at = match.length;
    expect(match.over).toBe(true);
    expect(match.outcome()).toEqual(played.outcome());
    expect(match.status()).toMatch(/^The match is over/);
  });

  it('opens a match as a browser keeps it, with its names', async () => {
    const record = recordOf(playedMatch(10), true);
    const seats = [
      { name: 'Ann', bot: null },
      { name: 'Bot', bot: 'greedy' },
    ];
    const { match } = await replayOf({ format: 'benchtop-save/1', record, seats });
    expect(match.name(0)).toBe('Ann');
    expect(match.seats[1]?.bot).toBe('greedy');
  });

  it('is not opened when it is forged, of other rules, unfinished or not a record at all', async () => {
    const record = recordOf(playedMatch(20), true);
    expect(await reasonFor('hello')).toMatch(/plain JSON object/);
    expect(await reasonFor({ ...record, entries: 7 })).toMatch(/not a record/);
    expect(await reasonFor({ ...record, key: null })).toMatch(/still running/);
    expect(await reasonFor({ ...record, rules: '0' })).toMatch(/It was played by rules 0/);
    expect(await reasonFor({ ...record, game: 'chess' })).toMatch(/does not know the game "chess"/);
    expect(await reasonFor({ ...record, game: algoracing.id })).not.toBe('');
    expect(await reasonFor({ ...record, head: '0'.repeat(64) })).toMatch(/last hash is wrong/);
    const moved = record.entries.map((line, i) => (i === 3 ? record.entries[4] : line));
    expect(await reasonFor({ ...record, entries: moved })).toMatch(/[Ee]ntry 4/);
    const many: MatchRecord = { ...record, entries: Array.from({ length: MOST_ENTRIES + 1 }, () => '0 x') };
    expect(await reasonFor(many)).toMatch(/10001 entries/);
  });

  it('is held against what was promised before the first choice', async () => {
    const record = recordOf(playedMatch(20), true);
    expect(await reasonFor(record, '1'.repeat(64))).toMatch(/another commitment/);
    expect((await loadReplay({ ...source(record), promised: record.commitment }, onward))?.ok).toBe(true);
  });

  it('stops when the page is left meanwhile', async () => {
    const record = recordOf(playedMatch(600), true);
    const now = vi.spyOn(performance, 'now');
    let time = 0;
    now.mockImplementation(() => (time += 20));
    expect(await loadReplay(source(record), () => false)).toBeNull();
    now.mockRestore();
  });
});

describe('the replay bar', () => {
  let director: ReplayDirector;
  let replay: Replay;

  beforeEach(async () => {
    vi.stubGlobal('location', { pathname: '/replay/file', search: '?at=7', hash: '' });
    vi.stubGlobal('history', { state: null, replaceState: vi.fn<History['replaceState']>() });
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    vi.stubGlobal('document', { hidden: false });
    replay = await replayOf(recordOf(playedMatch(80), true));
    vi.useFakeTimers();
    director = new ReplayDirector(replay);
    director.start();
  });
  afterEach(() => {
    director.stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const at = (): number => useTable.getState().position;

  it('begins where the address says, and writes there where it is', () => {
    expect(at()).toBe(7);
    director.lookAt(12);
    vi.advanceTimersByTime(1000);
    expect(history.replaceState).toHaveBeenLastCalledWith(null, '', '/replay/file?at=12');
  });

  it('goes by choice, to both ends, and no further', async () => {
    director.step(-1);
    expect(at()).toBe(6);
    director.step(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(at()).toBe(7);
    director.lookAt(-5);
    expect(at()).toBe(0);
    director.lookAt(1e6);
    expect(at()).toBe(replay.match.length);
    director.step(1);
    expect(at()).toBe(replay.match.length);
  });

  it('goes by turn to where turns begin, there and back', () => {
    director.lookAt(0);
    const begins: number[] = [0];
    while (at() < replay.match.length) {
      director.stepTurn(1);
      begins.push(at());
    }
    expect(begins.length).toBeGreaterThan(5);
    expect(begins).toEqual([...new Set(begins)].sort((a, b) => a - b));
    for (const begin of begins.slice(0, -1).reverse()) {
      director.stepTurn(-1);
      expect(at()).toBe(begin);
    }
  });

  it('plays to the end by itself, and pauses', async () => {
    director.run();
    await vi.advanceTimersByTimeAsync(2000);
    expect(useReplay.getState().playing).toBe(true);
    const somewhere = at();
    expect(somewhere).toBeGreaterThan(8);
    director.pause();
    await vi.advanceTimersByTimeAsync(5000);
    expect(at()).toBe(somewhere);
    director.run();
    await vi.advanceTimersByTimeAsync(200_000);
    expect(at()).toBe(replay.match.length);
    expect(useReplay.getState().playing).toBe(false);
  });

  it('shows what a seat, a spectator or whoever acts next knows', () => {
    expect(useTable.getState().perspective).toBe(replay.match.logEntry(7, null)?.seat);
    director.knowAs(1);
    expect(useTable.getState()).toMatchObject({ perspective: 1, viewer: 1 });
    director.knowAs('spectator');
    expect(useTable.getState().perspective).toBeNull();
  });

  it('has keys', () => {
    const press = (key: string, shiftKey = false): boolean =>
      director.key({ key, shiftKey, target: null } as KeyboardEvent);
    expect(press('ArrowLeft')).toBe(true);
    expect(at()).toBe(6);
    press('End');
    expect(at()).toBe(replay.match.length);
    press('Home');
    expect(at()).toBe(0);
    expect(press('q')).toBe(false);
  });
});
