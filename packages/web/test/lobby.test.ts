import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { WireSeat, WireTable } from '@benchtop/server/wire';
import { describe, expect, it } from 'vitest';
import { titleWords } from '../src/ui/badge.ts';
import { isOwnMachine } from '../src/pages/lobby/invite.ts';
import { clockOf, createBody, delayOf, firstTable, tableProblem } from '../src/pages/lobby/table-draft.ts';
import { inOrder } from '../src/pages/lobby/table-order.ts';
import {
  clockWords,
  gatheringWords,
  resultWords,
  spanWords,
  stateWords,
  watchWords,
  whoWords,
} from '../src/pages/lobby/table-words.ts';
import { waitingElsewhere, waitsForMe } from '../src/pages/notify/mine.ts';
import { keyBytes } from '../src/pages/notify/push.ts';
import { isOpen } from '../src/pages/setup/draft.ts';

function seat(no: number, part: Partial<WireSeat> = {}): WireSeat {
  return {
    seat: no,
    name: '',
    kind: 'free',
    bot: null,
    away: false,
    standIn: null,
    standInFrom: null,
    agreed: [],
    ready: false,
    here: false,
    waiting: false,
    you: false,
    host: false,
    reserve: 0,
    ...part,
  };
}

const person = (no: number, name: string, part: Partial<WireSeat> = {}): WireSeat =>
  seat(no, { kind: 'person', name, ...part });

function table(seats: WireSeat[], part: Partial<WireTable> = {}): WireTable {
  return {
    id: 'aaaaaaaaaaaa',
    game: 'arctic-cleanup',
    rules: '1',
    settings: {},
    status: 'gathering',
    trouble: null,
    listed: false,
    invite: null,
    clock: null,
    delay: null,
    commitment: null,
    seats,
    spectators: 0,
    rematch: null,
    winners: null,
    totals: null,
    created: 0,
    updated: 0,
    ...part,
  };
}

it('names whom you play against at a full table of yours, else everybody', () => {
  const me = person(0, 'Me', { you: true });
  const [ann, bo] = [person(1, 'Ann'), person(2, 'Bo')];
  expect(
    [[me, ann], [ann, me, bo], [ann, bo], [me, ann, seat(2)], [me]].map((seats) => whoWords(table(seats))),
  ).toEqual(['You against Ann', 'You against Ann and Bo', 'Ann – Bo', 'You – Ann – free', 'You']);
});

describe('the sentence of a table that gathers', () => {
  const me = person(0, 'Me', { you: true });

  it('asks for friends while seats are free, and never forgets that I am not ready', () => {
    expect(gatheringWords(table([me, seat(1)]))).toBe('One seat is free: share the link. Say when you are ready.');
    const ready = table([{ ...me, ready: true }, seat(1), seat(2)]);
    expect(gatheringWords(ready)).toBe('Two seats are free: share the link.');
  });

  it('names those who are not ready', () => {
    const others = [person(1, 'Ann'), person(2, 'Bo', { ready: true }), person(3, 'Cy')];
    expect(gatheringWords(table([{ ...me, ready: true }, ...others]))).toBe('Waiting for Ann and Cy to be ready.');
    expect(gatheringWords(table([me, person(1, 'Ann', { ready: true })]))).toBe(
      'Everybody waits for you: say when you are ready.',
    );
    expect(gatheringWords(table([{ ...me, ready: true }, person(1, 'Ann', { ready: true })]))).toContain('begins');
  });

  it('invites whoever does not sit yet', () => {
    expect(gatheringWords(table([person(0, 'Ann'), seat(1)]))).toBe('One seat is free. Take a seat and play.');
    expect(gatheringWords(table([person(0, 'Ann'), person(1, 'Bo')]))).toBe('All seats are taken.');
  });
});

describe('what waits for me', () => {
  const mine = person(0, 'Me', { you: true, waiting: true });
  const running = table([mine, person(1, 'Ann')], { status: 'running' });

  it('is a running match in which my own seat owes a decision', () => {
    expect(waitsForMe(running)).toBe(true);
    expect(stateWords(running)).toBe('It is your turn.');
    expect(waitsForMe({ ...running, status: 'over' })).toBe(false);
    expect(waitsForMe({ ...running, trouble: 'It is damaged.' })).toBe(false);
    expect(waitsForMe({ ...running, seats: [{ ...mine, away: true }, person(1, 'Ann')] })).toBe(false);
    expect(waitsForMe({ ...running, seats: [{ ...mine, waiting: false }, person(1, 'Ann', { waiting: true })] })).toBe(
      false,
    );
  });

  it('is counted but for the table that is open', () => {
    const other = { ...running, id: 'bbbbbbbbbbbb' };
    expect(waitingElsewhere([running, other], '/')).toBe(2);
    expect(waitingElsewhere([running, other], '/t/bbbbbbbbbbbb')).toBe(1);
  });

  it('comes first in every list, and what is over is not listed', () => {
    const gathering = table([mine], { id: 'cccccccccccc', updated: 9 });
    const quiet = { ...running, id: 'bbbbbbbbbbbb', updated: 8, seats: [{ ...mine, waiting: false }] };
    const over = { ...running, id: 'dddddddddddd', status: 'over' as const };
    expect(inOrder([gathering, quiet, over, running]).map(({ id }) => id)).toEqual([
      'aaaaaaaaaaaa',
      'bbbbbbbbbbbb',
      'cccccccccccc',
    ]);
  });

  it('shows in the title of every page', () => {
    expect(titleWords('Lobby', false, 0)).toBe('Lobby – Benchtop');
    expect(titleWords('Lobby', false, 2)).toBe('(2) Your turn – Lobby – Benchtop');
    expect(titleWords('Arctic CleanUp', true, 2)).toBe('● Your turn – Arctic CleanUp');
  });
});

describe('a new table', () => {
  const draft = firstTable(arcticCleanup);

  it('is for two friends, by link, without a clock, watched three minutes late', () => {
    expect(createBody(arcticCleanup, draft)).toEqual({
      game: 'arctic-cleanup',
      seats: 2,
      settings: draft.settings,
      listed: false,
      clock: null,
      delay: 180,
      bots: [null, null],
    });
    expect(tableProblem(arcticCleanup, draft, true)).toMatch(/name/);
    expect(tableProblem(arcticCleanup, { ...draft, name: 'Ann' }, true)).toBeNull();
    expect(tableProblem(arcticCleanup, draft, false)).toBeNull();
  });

  it('takes presets and own numbers for clock and spectators, and refuses what no clock can be', () => {
    expect(clockOf({ ...draft, pace: 'live' })).toEqual({ perMove: 60, reserve: 600 });
    expect(clockOf({ ...draft, pace: 'days' })).toEqual({ perMove: 86_400, reserve: 0 });
    const own = { ...draft, pace: 'own' as const, own: { perMove: 5, reserve: 0 } };
    expect(tableProblem(arcticCleanup, own, false)).toMatch(/at least 10 seconds/);
    expect(tableProblem(arcticCleanup, { ...own, own: { perMove: NaN, reserve: 0 } }, false)).not.toBeNull();
    expect(tableProblem(arcticCleanup, { ...own, own: { perMove: 30, reserve: 0.5 } }, false)).not.toBeNull();
    expect(delayOf({ ...draft, audience: 'none' })).toBeNull();
    expect(delayOf({ ...draft, audience: 'live' })).toBe(0);
    expect(tableProblem(arcticCleanup, { ...draft, late: 0 }, false)).toMatch(/minutes late/);
  });

  it('offers no switch that cannot be turned', () => {
    expect(isOpen(arcticCleanup, draft, 'solo')).toBe(false);
    expect(isOpen(arcticCleanup, { ...draft, count: 1 }, 'solo')).toBe(true);
    expect(isOpen(algoracing, firstTable(algoracing), 'mode')).toBe(true);
  });
});

describe('words and small things', () => {
  it('says spans, clocks and delays in the largest unit that fits', () => {
    expect([10, 60, 90, 3600, 86_400, 172_800].map(spanWords)).toEqual([
      '10 seconds',
      '1 minute',
      '90 seconds',
      '1 hour',
      '1 day',
      '2 days',
    ]);
    expect(clockWords(null)).toBe('No clock');
    expect(clockWords({ perMove: 60, reserve: 600 })).toBe('1 minute for each move, 10 minutes in reserve');
    expect([null, 0, 180].map(watchWords)).toEqual(['No spectators', 'Spectators live', 'Spectators 3 minutes late']);
  });

  it('says who won, from where the reader sat', () => {
    const seats = [person(0, 'Me', { you: true }), person(1, 'Ann'), person(2, 'Bo')];
    expect(resultWords(table(seats, { winners: [0] }))).toBe('You won.');
    expect(resultWords(table(seats, { winners: [0, 2] }))).toBe('You shared the win with Bo.');
    expect(resultWords(table(seats, { winners: [1, 2] }))).toBe('Ann and Bo won.');
    expect(resultWords(table(seats, { winners: [] }))).toBe('Nobody won.');
    const alone = (game: string, winners: number[], seat = 0) =>
      resultWords(table(seats.slice(seat, seat + 1), { game, winners }));
    expect(alone('biohack', [])).toBe('You lost.');
    expect(alone('algae-inc', [0])).toBe('You won.');
    expect(alone('lineae', [], 1)).toBe('Ann lost.');
    expect([alone('arctic-cleanup', [0]), alone('algoracing', [0], 1)]).toEqual(['You finished.', 'Ann finished.']);
  });

  it('knows addresses that nobody else can follow', () => {
    expect(['localhost', '127.0.0.1', '[::1]', 'play.localhost'].map(isOwnMachine)).toEqual([true, true, true, true]);
    expect(['192.168.0.4', 'play.example.org', '127.example.org'].map(isOwnMachine)).toEqual([false, false, false]);
  });

  it('reads a push key as bytes', () => {
    expect([...keyBytes('-_8A')]).toEqual([251, 255, 0]);
  });
});
