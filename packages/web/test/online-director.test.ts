import { sentence } from '@benchtop/engine/host';
import type { Preview } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { Answer } from '@benchtop/server/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/match/online/connection.ts';
import type { Command } from '../src/match/online/connection.ts';
import { OnlineDirector } from '../src/match/online/online-director.ts';
import { OnlineMatch } from '../src/match/online/online-match.ts';
import { noTable, useOnline } from '../src/match/online/online-store.ts';
import type { GameUi } from '../src/table/contract.ts';
import { canChoose, useTable, writeTable } from '../src/match/store.ts';
import { TableServer, wireTable } from './table-server.ts';

const none = (): null => null;
const ui: GameUi = { seats: [], Board: none, Dashboard: none, progress: () => '' };
const names = ['Ann', 'Ben'];

/** A line that answers only when the test says so. */
class HeldLine extends Connection {
  readonly commands: Command[] = [];
  asked = 0;
  up = true;
  private answers: ((answer: Answer) => void)[] = [];

  constructor() {
    super(() => {
      throw new Error('no socket is opened here');
    });
  }

  override get state(): 'live' | 'reconnecting' {
    return this.up ? 'live' : 'reconnecting';
  }

  override async send(command: Command): Promise<Answer> {
    this.commands.push(command);
    return new Promise((resolve) => this.answers.push(resolve));
  }

  override again(): void {
    this.asked++;
  }

  async answer(answer: Answer): Promise<void> {
    this.answers.shift()?.(answer);
    await vi.advanceTimersByTimeAsync(0);
  }
}

const done = (seq: number): Answer => ({ type: 'answer', id: 'x', ok: true, seq });
const refusal = (code: 'refused' | 'closed' | 'unavailable', reason: string, rule: string | null = null): Answer => ({
  type: 'answer',
  id: 'x',
  ok: false,
  code,
  reason,
  rule,
  facts: {},
});

let server: TableServer;
let line: HeldLine;
let match: OnlineMatch;
let director: OnlineDirector;
let seat: number;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/t/abcdefghijkl', search: '', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: vi.fn<History['replaceState']>() });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('document', { hidden: false });
  useOnline.setState(noTable);
  server = new TableServer(arcticCleanup, 2, { tempo: 'none', solo: false }, 'director');
  seat = server.match.decisions()[0]?.seat ?? 0;
  line = new HeldLine();
  const sync = server.sync(seat);
  if (sync.sight === null) throw new Error('the first sync holds a sight');
  match = new OnlineMatch(arcticCleanup, wireTable(arcticCleanup, names, seat), { ...sync, sight: sync.sight });
  director = new OnlineDirector(match, line, null, { game: arcticCleanup, lessons: [], ui }, 0);
  director.start();
});
afterEach(() => {
  director.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ready = (): boolean => canChoose(useTable.getState());
const firstOption = (): string => useTable.getState().open?.options[0]?.id ?? '';

/** The server carries out the first option and tells it. */
async function carriedOut(): Promise<void> {
  const from = server.steps.length;
  server.play();
  director.hearMoved(server.moved(from, seat));
  await vi.advanceTimersByTimeAsync(0);
}

describe('an online table', () => {
  it('sends a choice once, and lets nothing else be chosen until it is answered', async () => {
    expect(ready()).toBe(true);
    const decision = useTable.getState().open?.decision.id;
    director.choose(firstOption());
    director.choose(firstOption());
    expect(line.commands).toEqual([
      { type: 'play', table: match.id, decision, option: server.match.legalOptions(seat)?.options[0]?.id },
    ]);
    expect(ready()).toBe(false);
    await carriedOut();
    expect(ready()).toBe(false);
    await line.answer(done(server.steps.length));
    expect(useTable.getState().position).toBe(server.steps.length);
    expect(useTable.getState().held).toBe(false);
  });

  it('asks the server what an option would do, once in a decision, and not while the line is down', async () => {
    const decision = useTable.getState().open?.decision.id;
    const option = firstOption();
    const preview: Preview = {
      changes: [],
      open: [],
      events: [],
      chance: false,
      hidden: false,
      score: 2,
      next: [seat],
      over: 'no',
    };
    const [first, second] = [match.preview(seat, option), match.preview(seat, option)];
    expect(line.commands).toEqual([{ type: 'preview', table: match.id, decision, option }]);
    await line.answer({ type: 'answer', id: 'x', ok: true, seq: 0, preview });
    expect(await Promise.all([first, second])).toEqual([preview, preview]);
    expect(await match.preview(1 - seat, option)).toBeNull();
    const both = match.preview(seat, option, ['then this']);
    expect(line.commands.at(-1)).toMatchObject({ option, further: ['then this'] });
    await line.answer({ type: 'answer', id: 'x', ok: true, seq: 0, preview });
    expect(await both).toEqual(preview);
    const other = match.preview(seat, 'other');
    await line.answer(refusal('refused', 'There is no such option here.'));
    expect([await other, useTable.getState().note]).toEqual([null, null]);
    line.up = false;
    expect(await match.preview(seat, 'another')).toBeNull();
    expect(line.commands).toHaveLength(3);
    expect(ready()).toBe(true);
  });

  it('says in the words of the rules why a choice was refused, and lets another be made', async () => {
    const step = useTable.getState().open?.decision.step ?? '';
    director.choose(firstOption());
    const rule = Object.keys(arcticCleanup.rulebook)[0] ?? '';
    await line.answer(refusal('refused', 'ARC', rule));
    expect(useTable.getState().note).toBe(sentence(arcticCleanup, step, rule, {}));
    expect(ready()).toBe(true);
    director.choose(firstOption());
    await line.answer(refusal('unavailable', 'The disk is full.'));
    expect(useTable.getState().note).toBe('The disk is full.');
    expect(ready()).toBe(true);
  });

  it('quietly looks again when the decision was closed meanwhile', async () => {
    director.choose(firstOption());
    await line.answer(refusal('closed', 'That decision is closed.'));
    expect(useTable.getState().note).toBeNull();
    expect(line.asked).toBe(1);
  });

  it('looks again when its own choice was carried out but not told', async () => {
    director.choose(firstOption());
    server.play();
    await line.answer(done(server.steps.length));
    expect(line.asked).toBe(1);
    director.hearSync(server.sync(seat, match.length));
    await vi.advanceTimersByTimeAsync(0);
    expect(useTable.getState().position).toBe(server.steps.length);
  });

  it('explains a refused option without asking the server', () => {
    const refused = useTable.getState().open?.refused[0];
    if (refused === undefined) throw new Error('something is refused here');
    director.choose(refused.id);
    expect(line.commands).toEqual([]);
    expect(useTable.getState().explained).toEqual(refused);
  });

  it('holds every choice and undo while the line is down', () => {
    line.up = false;
    director.lineChanged();
    expect(ready()).toBe(false);
    director.choose(firstOption());
    director.undo();
    expect(line.commands).toEqual([]);
    line.up = true;
    director.lineChanged();
    expect(ready()).toBe(true);
  });

  it('names in an undo the choice that it takes back', async () => {
    director.choose(firstOption());
    await carriedOut();
    await line.answer(done(server.steps.length));
    expect(director.undoSeat()).toBe(seat);
    director.undo();
    expect(line.commands.at(-1)).toEqual({ type: 'undo', table: match.id, after: match.turnInfo.own });
    expect(match.turnInfo.own).toBeGreaterThan(0);
  });

  it('says who took a choice back when that takes a decision away', async () => {
    const other = 1 - seat;
    const back = (): boolean => server.match.decisions()[0]?.seat === seat && server.match.undoBarrier(other) === null;
    for (let made = 0; made < 60 && !back(); made++) await carriedOut();
    expect(back() && ready()).toBe(true);
    const from = server.steps.length;
    server.undo(other);
    director.hearMoved(server.moved(from, seat));
    await vi.advanceTimersByTimeAsync(0);
    expect(useTable.getState().open).toBeNull();
    expect(useTable.getState().note).toBe(`${names[other] ?? ''} took back a choice.`);
  });

  it('asks again when a message is missing', async () => {
    server.play();
    const from = server.steps.length;
    server.play();
    director.hearMoved(server.moved(from, seat));
    expect(line.asked).toBe(1);
    expect(useTable.getState().position).toBeLessThan(from);
  });

  it('owes nothing while a bot plays for the person, and everything again when they are back', () => {
    const table = wireTable(arcticCleanup, names, seat);
    const seats = table.seats.map((one) => (one.seat === seat ? { ...one, away: true, bot: 'greedy' } : one));
    director.hearTable({ ...table, seats });
    expect(useTable.getState().open).toBeNull();
    director.hearTable(table);
    expect(ready()).toBe(true);
  });

  it('takes no choice when the match is in trouble', () => {
    director.hearTable({ ...wireTable(arcticCleanup, names, seat), trouble: 'The rules made a mistake.' });
    expect(ready()).toBe(false);
    expect(director.undoSeat()).toBeNull();
  });

  it('opens the result once, when the match ends', async () => {
    while (!server.match.over) {
      const from = server.steps.length;
      server.play(server.steps.length * 3);
      director.hearMoved(server.moved(from, seat));
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(useTable.getState()).toMatchObject({ resultShown: true, open: null, position: server.steps.length });
    writeTable({ resultShown: false });
    director.hearTable({ ...wireTable(arcticCleanup, names, seat), status: 'over' });
    expect(useTable.getState().resultShown).toBe(false);
  });
});
