import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { Timeline } from '../src/match/local/timeline.ts';
import { OnlineMatch } from '../src/match/online/online-match.ts';
import type { SyncMessage } from '../src/match/online/online-match.ts';
import { logOf } from '../src/match/log.ts';
import type { GameUi } from '../src/table/contract.ts';
import { TableServer, wireTable } from './table-server.ts';

const none = (): null => null;
const ui: GameUi = {
  seats: [],
  Board: none,
  Dashboard: none,
  progress: () => '',
  turn: (view) => `Turn ${String(view['turns'])}`,
};
const names = ['Ann', 'Ben'];

function arctic(): TableServer {
  return new TableServer(arcticCleanup, 2, { tempo: 'none', solo: false }, 'online');
}

function opened(server: TableServer, seat: number | null, recent = 50): OnlineMatch {
  const { game } = server.match;
  return new OnlineMatch(game, wireTable(game, names, seat), whole(server.sync(seat, null, recent)));
}

function whole(sync: SyncMessage): SyncMessage & { sight: NonNullable<SyncMessage['sight']> } {
  const { sight } = sync;
  if (sight === null) throw new Error('the first sync holds a sight');
  return { ...sync, sight };
}

function playOn(server: TableServer, match: OnlineMatch, seat: number | null, choices: number): void {
  for (let i = 0; i < choices; i++) {
    const from = server.steps.length;
    if (server.play(i * 7) === 0) return;
    expect(match.takeMoved(server.moved(from, seat))).toBe('on');
  }
}

describe('an online match', () => {
  it.each([
    ['arctic', arctic],
    ['algoracing', () => new TableServer(algoracing, 2, { mode: 'full', layout: 'staircase' }, 'online')],
  ])('sees after every move what the rules let its seat see (%s)', (_name, make) => {
    for (const seat of [0, 1, null]) {
      const server = make();
      const match = opened(server, seat);
      playOn(server, match, seat, 60);
      expect(server.steps.length).toBeGreaterThan(30);
      expect(match.length).toBe(server.steps.length);
      for (let at = 1; at <= match.length; at++) {
        if (!match.shows(at)) continue;
        expect(match.view(at)).toEqual(server.sight(seat, at).view);
        expect(match.scores(at)).toEqual(server.sight(seat, at).scores);
      }
    }
  });

  it.each([
    ['arctic', arctic],
    ['algoracing', () => new TableServer(algoracing, 2, { mode: 'full', layout: 'staircase' }, 'online')],
  ])('sees after every event what the same match alone shows (%s)', (_name, make) => {
    for (const seat of [0, 1, null]) {
      const server = make();
      const match = opened(server, seat);
      const { game, key } = server.match;
      const first = match.length;
      playOn(server, match, seat, 60);
      const timeline = new Timeline(game, key, server.steps[0]?.before ?? server.match.state);
      for (const { entry, events, after } of server.steps) timeline.add(entry, events, after);
      let several = 0;
      for (let index = first; index < match.length; index++) {
        const views = match.logEntry(index)?.views ?? [];
        expect(views).toEqual(timeline.logEntry(index, seat)?.views);
        if (views.length > 1) several++;
      }
      expect(several).toBeGreaterThan(3);
    }
  });

  it('does not know how the table looked in entries that are there for the log alone', () => {
    const server = arctic();
    for (let i = 0; i < 40; i++) server.play(i * 3);
    const match = opened(server, 0, 10);
    const index = match.length - 1;
    expect(match.logEntry(index)).toMatchObject({ views: [] });
    match.takeHistory(server.history(match.length - 5, 0));
    expect(match.logEntry(index)?.views).toHaveLength(match.logEntry(index)?.events.length ?? -1);
    expect(match.logEntry(index)?.views.at(-1)).toEqual(match.view(match.length));
  });

  it('ignores what it has already, and asks again when something is missing', () => {
    const server = arctic();
    const match = opened(server, 0);
    const from = server.steps.length;
    server.play();
    const first = server.moved(from, 0);
    const between = server.steps.length;
    server.play();
    const second = server.moved(between, 0);
    expect(match.takeMoved(second)).toBe('gap');
    expect(match.length).toBe(from);
    expect(match.takeMoved(first)).toBe('on');
    expect(match.takeMoved(first)).toBe('old');
    expect(match.takeMoved(second)).toBe('on');
    expect(match.length).toBe(server.steps.length);
    expect(match.view(match.length)).toEqual(server.sight(0).view);
  });

  it('goes on after a break: nothing new, a few moves, or far more than it was told', () => {
    const server = arctic();
    const match = opened(server, 0);
    expect(match.takeSync(server.sync(0, match.length))).toBe('on');
    const before = match.length;
    server.play();
    server.play();
    expect(match.takeSync(server.sync(0, before))).toBe('anew');
    expect(match.first).toBe(0);
    expect(match.logEntry(before)).not.toBeNull();
    expect(match.view(match.length)).toEqual(server.sight(0).view);
    const since = match.length;
    for (let i = 0; i < 30; i++) server.play(i);
    expect(match.takeSync(server.sync(0, since, 10))).toBe('anew');
    expect(match.first).toBe(server.steps.length - 10);
    expect(match.logEntry(match.first - 1)).toBeNull();
    expect(match.logEntry(match.first)).not.toBeNull();
  });

  it('fills in its past page by page, and then shows every position of it', () => {
    const server = arctic();
    for (let i = 0; i < 40; i++) server.play(i);
    const match = opened(server, 1, 10);
    expect(match.first).toBe(server.steps.length - 10);
    expect(match.shows(5)).toBe(false);
    expect(logOf(match, ui, 1, 1, match.length)[0]?.heading).toBe('Earlier');
    const middle = Math.floor(match.first / 2);
    match.takeHistory(server.history(middle, 1));
    expect(match.first).toBe(middle);
    match.takeHistory(server.history(0, 1));
    expect(match.first).toBe(0);
    for (let at = 0; at <= match.length; at++) expect(match.view(at)).toEqual(server.sight(1, at).view);
    expect(logOf(match, ui, 1, 1, match.length)[0]?.heading).toBe('The table is set');
  });

  it('does not join a page of the past that ends before what it knows', () => {
    const server = arctic();
    for (let i = 0; i < 40; i++) server.play(i);
    const match = opened(server, 1, 10);
    const { first } = match;
    match.takeHistory(server.history(2, 1, 5));
    expect(match.first).toBe(first);
    expect(match.shows(4)).toBe(true);
    expect(match.logEntry(4)).toBeNull();
  });

  it('makes the sentences of refusals itself, the same as the rules make', () => {
    const server = arctic();
    const seat = server.match.decisions()[0]?.seat ?? 0;
    const match = opened(server, seat);
    const legal = server.match.legalOptions(seat);
    expect(match.asked()?.refused.length).toBeGreaterThan(0);
    expect(match.asked()?.refused).toEqual(legal?.refused);
    expect(match.asked()?.options).toEqual(legal?.options);
  });

  it('says who must do what, for oneself and for others', () => {
    const server = arctic();
    const seat = server.match.decisions()[0]?.seat ?? 0;
    expect(opened(server, seat).status()).toMatch(new RegExp(`^${names[seat] ?? ''}: `));
    expect(opened(server, 1 - seat).status()).toMatch(new RegExp(`^Waiting for ${names[seat] ?? ''}: `));
    expect(opened(server, null).status()).toMatch(/^Waiting for /);
  });

  it('owes nothing while a bot plays for its person, or the match is in trouble', () => {
    const server = arctic();
    const seat = server.match.decisions()[0]?.seat ?? 0;
    const match = opened(server, seat);
    const table = wireTable(arcticCleanup, names, seat);
    const away = table.seats.map((one) => (one.seat === seat ? { ...one, away: true, bot: 'greedy' } : one));
    match.takeTable({ ...table, seats: away });
    expect(match.stoodIn).toBe(true);
    expect(match.asked()).toBeNull();
    match.takeTable(table);
    expect(match.asked()).not.toBeNull();
    match.takeTable({ ...table, trouble: 'The rules made a mistake.' });
    expect(match.asked()).toBeNull();
    expect(match.status()).toMatch(/cannot go on/);
  });

  it('keeps an undo as an entry of its own', () => {
    const server = arctic();
    const seat = server.match.decisions()[0]?.seat ?? 0;
    const match = opened(server, seat);
    const from = server.steps.length;
    server.play();
    expect(match.takeMoved(server.moved(from, seat))).toBe('on');
    if (server.match.undoBarrier(seat) !== null) throw new Error('the first choice can be taken back');
    expect(match.undoBarrier()).toBeNull();
    const now = server.steps.length;
    server.undo(seat);
    expect(match.takeMoved(server.moved(now, seat))).toBe('on');
    expect(match.logEntry(match.length - 1)?.kind).toBe('undo');
    expect(match.view(match.length)).toEqual(server.sight(seat).view);
  });
});
