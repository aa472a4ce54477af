import { keyOfSeed } from '@benchtop/engine/host';
import type { Answer } from '@benchtop/server/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendChain, stopChain, takeBack, useChains } from '../src/match/chain.ts';
import { LocalDirector } from '../src/match/local/local-director.ts';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { Connection } from '../src/match/online/connection.ts';
import { OnlineDirector } from '../src/match/online/online-director.ts';
import { OnlineMatch } from '../src/match/online/online-match.ts';
import { noTable, useOnline } from '../src/match/online/online-store.ts';
import { useTable } from '../src/match/store.ts';
import type { GameUi } from '../src/table/contract.ts';
import { kitOf } from '../src/table/kit/use-kit.ts';
import { BRIDGE, sample } from './sample/game.ts';
import { TableServer, wireTable } from './table-server.ts';

const none = (): null => null;
const ui: GameUi = { seats: [], Board: none, Dashboard: none, progress: () => '' };
const loaded = { game: sample, lessons: [], ui };
const { wish, finish } = kitOf<typeof sample>();
const walkTo = (cell: number) => wish('walk-step', ({ to }) => to === cell);
const walk = wish('choose-act', (option) => option.do === 'walk');
const step = (): string | undefined => useTable.getState().open?.decision.step;
const settled = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal('location', { pathname: '/t/abcdefghijkl', search: '', hash: '' });
  vi.stubGlobal('history', { state: null, replaceState: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});
afterEach(() => {
  stopChain();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('at a table of one’s own', () => {
  let local: LocalMatch;
  let director: LocalDirector;
  const cell = (): unknown => local.match.state['players' as never]?.[0]?.['at'];
  const send = async (...wishes: Parameters<typeof sendChain>[1]): Promise<void> => {
    sendChain(director, wishes, true);
    await settled();
  };

  beforeEach(async () => {
    const seats = [{ name: 'Ann', bot: null }];
    local = LocalMatch.deal('m1', sample, seats, {}, keyOfSeed('chain'));
    director = new LocalDirector(local, loaded);
    director.start();
    await settled();
  });
  afterEach(() => director.stop());

  it('a path is sent as single steps, and its end too', async () => {
    await send(walk, walkTo(1), walkTo(2), walkTo(8), finish('walk-step'));
    expect([cell(), step(), useChains.getState().running]).toEqual([8, 'choose-act', false]);
    expect(local.logEntries.map(({ entry }) => entry.option)).toEqual(['walk', 'to 1', 'to 2', 'to 8', 'done']);
  });

  it('it stops where the rules ask something else, and leaves that to the player', async () => {
    await send(walk, walkTo(1), walkTo(2), walkTo(3), walkTo(BRIDGE), walkTo(10));
    expect([cell(), step(), useChains.getState().running]).toEqual([BRIDGE, 'pay-toll', false]);
  });

  it('it stops before what is not offered, and before what could mean two things', async () => {
    await send(walk, walkTo(1), walkTo(17), walkTo(2));
    expect([cell(), step()]).toEqual([1, 'walk-step']);
    await send(wish('walk-step', () => true));
    expect(cell()).toBe(1);
  });

  it('one undo takes the whole chain back, and the next one what was chosen before it', async () => {
    await send(walk);
    await send(walkTo(1), walkTo(2), walkTo(8));
    takeBack(director);
    await settled();
    expect([cell(), step()]).toEqual([0, 'walk-step']);
    takeBack(director);
    await settled();
    expect([cell(), step()]).toEqual([0, 'choose-act']);
  });

  it('what was chosen after a chain is taken back by itself, what is left of the chain as one', async () => {
    await send(walk, walkTo(1), walkTo(2));
    director.choose('to 3');
    await settled();
    takeBack(director);
    await settled();
    expect(cell()).toBe(2);
    takeBack(director);
    await settled();
    expect([cell(), step(), local.length]).toEqual([0, 'choose-act', 8]);
  });

  it('a chain is taken back as far as the rules let it: not past a card that was turned', async () => {
    await send(
      walk,
      walkTo(1),
      finish('walk-step'),
      wish('choose-act', (o) => o.do === 'turn'),
      walk,
      walkTo(2),
    );
    expect(cell()).toBe(2);
    takeBack(director);
    await settled();
    expect([cell(), step()]).toEqual([1, 'choose-act']);
    expect(director.undoSeat()).toBeNull();
  });

  it('what a player might regret is not chosen for them, unless they never want to be asked', async () => {
    const rest = wish('choose-act', (option) => option.do === 'rest');
    await send(rest);
    expect(local.length).toBe(0);
    sendChain(director, [rest], false);
    await settled();
    expect(local.length).toBe(1);
  });

  it('whoever looks at the past, or stops it, is not carried on', async () => {
    sendChain(director, [walk, walkTo(1)], true);
    director.lookAt(0);
    await settled();
    expect([cell(), useChains.getState().running]).toEqual([0, false]);
  });
});

describe('online', () => {
  /** Answers when the test says so. */
  class HeldLine extends Connection {
    readonly commands: { readonly type: string; readonly option?: string }[] = [];
    private readonly answers: ((answer: Answer) => void)[] = [];
    constructor() {
      super(() => {
        throw new Error('no socket is opened here');
      });
    }
    override get state(): 'live' {
      return 'live';
    }
    override async send(command: Parameters<Connection['send']>[0]): Promise<Answer> {
      this.commands.push(command);
      return new Promise((resolve) => this.answers.push(resolve));
    }
    override again(): void {
      // What was missed is not asked for here.
    }
    async answer(answer: Answer): Promise<void> {
      this.answers.shift()?.(answer);
      await settled();
    }
  }

  let server: TableServer;
  let line: HeldLine;
  let director: OnlineDirector;
  const sent = (): (string | undefined)[] => line.commands.map(({ option, type }) => option ?? type);
  const done = (): Answer => ({ type: 'answer', id: 'x', ok: true, seq: server.steps.length });

  beforeEach(async () => {
    useOnline.setState(noTable);
    server = new TableServer(sample, 2, {}, 'chain');
    line = new HeldLine();
    const sync = server.sync(0);
    if (sync.sight === null) throw new Error('the first sync holds a sight');
    const match = new OnlineMatch(sample, wireTable(sample, ['Ann', 'Ben'], 0), { ...sync, sight: sync.sight });
    director = new OnlineDirector(match, line, null, loaded, 0);
    director.start();
    await settled();
  });
  afterEach(() => director.stop());

  /** The server does what was asked last, tells it, and answers. */
  async function carryOut(): Promise<void> {
    const from = server.steps.length;
    const option = line.commands.at(-1)?.option;
    if (option === undefined) server.undo(0);
    else server.choose(option);
    director.hearMoved(server.moved(from, 0));
    await settled();
    await line.answer(done());
  }

  it('each choice waits for the answer to the one before', async () => {
    sendChain(director, [walk, walkTo(1), walkTo(2)], true);
    expect(sent()).toEqual(['walk']);
    await carryOut();
    expect(sent()).toEqual(['walk', 'to 1']);
    await carryOut();
    await carryOut();
    expect([sent(), useChains.getState().running]).toEqual([['walk', 'to 1', 'to 2'], false]);
  });

  it('a refusal ends it', async () => {
    sendChain(director, [walk, walkTo(1)], true);
    await line.answer({ type: 'answer', id: 'x', ok: false, code: 'refused', reason: 'No.', rule: null, facts: {} });
    expect([sent(), useChains.getState().running]).toEqual([['walk'], false]);
  });

  it('one undo takes all of it back, one command after the other', async () => {
    sendChain(director, [walk, walkTo(1), walkTo(2)], true);
    for (let i = 0; i < 3; i++) await carryOut();
    takeBack(director);
    expect(sent().slice(3)).toEqual(['undo']);
    await carryOut();
    expect(sent().slice(3)).toEqual(['undo', 'undo']);
    await carryOut();
    await carryOut();
    await settled();
    expect([sent().slice(3), step()]).toEqual([['undo', 'undo', 'undo'], 'choose-act']);
  });
});
