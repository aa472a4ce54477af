import { describe, expect, test } from 'vitest';
import type { AccountRow, Appended, PushRow, Store } from '../../src/store/contract.ts';
import { CHAT_KEPT } from '../../src/store/contract.ts';
import { aCommand, aLine, aSeat, aTable, addTable, anAppend } from './rows.ts';

const hostile = [
  '__proto__',
  `'; DROP TABLE commands; --`,
  '"quoted" \\ `back`',
  'NUL \0 in the middle',
  '\0',
  'lone \ud800 surrogate',
  // The packed form of this one is as long as a UUID.
  '\u000012345678',
  '😀 👩‍🚀 e\u0301',
  '\u202eright to left\u202c\u2028',
  'x'.repeat(200),
  '',
];

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const tally = (answers: readonly unknown[], answer: unknown): number =>
  answers.filter((given) => given === answer).length;

/** What every store must do. `open` gives an empty one that is closed by itself when the test ends. */
export function storeContract(name: string, open: () => Promise<Store>): void {
  describe(name, () => {
    describe('commands', () => {
      commandTests(open);
    });
    describe('tables', () => {
      tableTests(open);
    });
    describe('seats', () => {
      seatTests(open);
    });
    describe('lists', () => {
      listTests(open);
    });
    describe('snapshots', () => {
      snapshotTests(open);
    });
    describe('people', () => {
      peopleTests(open);
    });
    describe('the whole', () => {
      wholeTests(open);
    });
  });
}

function commandTests(open: () => Promise<Store>): void {
  test('an append is done once, a second after the same entry is a conflict, the same again a duplicate', async () => {
    const store = await open();
    const table = await addTable(store);
    const first = anAppend(table, 0);
    expect(await store.append(first)).toBe('done');
    expect(await store.append(anAppend(table, 0))).toBe('conflict');
    expect(await store.append(anAppend(table, 5))).toBe('conflict');
    expect(await store.append(first)).toBe('duplicate');
    expect(
      await store.append({ ...first, after: 1, rows: [{ ...aCommand(2), commandId: first.rows[0]?.commandId ?? '' }] }),
    ).toBe('duplicate');
    expect(await store.commands(table, 1, null)).toEqual(first.rows);
    expect(await store.head(table)).toBe(1);
  });

  test('of two hundred appends after the same entry exactly one is done', async () => {
    const store = await open();
    const table = await addTable(store);
    const appends = times(200, () => anAppend(table, 0));
    const answers = await Promise.all(appends.map((append) => store.append(append)));
    expect([tally(answers, 'done'), tally(answers, 'conflict')]).toEqual([1, 199]);
    expect(await store.commands(table, 0, null)).toEqual(appends[answers.indexOf('done')]?.rows);
  });

  test('one command sent fifty times at once is written once', async () => {
    const store = await open();
    const table = await addTable(store);
    const append = anAppend(table, 0);
    const answers = await Promise.all(times(50, () => store.append(append)));
    expect([tally(answers, 'done'), tally(answers, 'duplicate')]).toEqual([1, 49]);
    expect(await store.head(table)).toBe(1);
  });

  test('fifty tables grow at once, each without gaps and with its own rows', async () => {
    const store = await open();
    const tables = await Promise.all(times(50, () => addTable(store)));
    await Promise.all(
      tables.map(async (table, index) => {
        for (let after = 0; after < 20; after++) {
          const rows = [aCommand(after + 1, { option: `table ${index}` })];
          expect(await store.append(anAppend(table, after, { rows }))).toBe('done');
        }
      }),
    );
    for (const [index, table] of tables.entries()) {
      const rows = await store.commands(table, 1, null);
      expect(rows.map(({ seq }) => seq)).toEqual(times(20, (i) => i + 1));
      expect(new Set(rows.map(({ option }) => option))).toEqual(new Set([`table ${index}`]));
    }
  });

  test('rows, owed decisions, clocks and the change of the table come together', async () => {
    const store = await open();
    const table = await addTable(store, { status: 'running' }, [aSeat(0, { waiting: true }), aSeat(1), aSeat(2)]);
    const rows = [aCommand(1), aCommand(2, { commandId: null }), aCommand(3, { commandId: null, option: null })];
    const change = { status: 'over', result: { winners: [1], reason: 'time' } } as const;
    const append = { table, after: 0, rows, waiting: [1, 2], reserve: [5, 60_000, 7], change };
    expect(await store.append(append)).toBe('done');
    expect(await store.commands(table, 1, null)).toEqual(rows);
    const found = await store.table(table);
    expect(found?.table).toMatchObject({ ...change, updated: rows[2]?.at });
    expect(found?.seats.map(({ waiting }) => waiting)).toEqual([false, true, true]);
    expect(found?.seats.map(({ reserve }) => reserve)).toEqual([5, 60_000, 7]);
  });

  test('an append that is not done changes nothing at all', async () => {
    const store = await open();
    const table = await addTable(store, { status: 'running' });
    const first = anAppend(table, 0, { waiting: [0], reserve: [1, 2] });
    await store.append(first);
    const before = await store.table(table);
    const rest = { waiting: [1], reserve: [8, 9], change: { status: 'over', trouble: 'none' } } as const;
    expect(await store.append(anAppend(table, 0, { rows: [aCommand(1), aCommand(2)], ...rest }))).toBe('conflict');
    const repeated = { ...aCommand(3), commandId: first.rows[0]?.commandId ?? '' };
    expect(await store.append(anAppend(table, 1, { rows: [aCommand(2), repeated], ...rest }))).toBe('duplicate');
    expect(await store.table(table)).toEqual(before);
    expect(await store.head(table)).toBe(1);
  });

  test('rows that leave a gap, and tables that do not exist, are mistakes: nothing is written, others are not harmed', async () => {
    const store = await open();
    const table = await addTable(store);
    const gap = anAppend(table, 0, { rows: [aCommand(1), aCommand(3)] });
    const other = await addTable(store);
    const results = await Promise.allSettled([
      store.append(gap),
      store.append(anAppend(other, 0)),
      store.append(anAppend('nowhere', 0)),
      store.append(anAppend(other, 1)),
      store.append(anAppend(other, 1)),
    ]);
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect(results[4]).toMatchObject({ value: 'conflict' satisfies Appended });
    expect([await store.head(table), await store.head(other)]).toEqual([0, 2]);
  });

  test('a command is given back exactly, whatever its strings are', async () => {
    const store = await open();
    const table = await addTable(store);
    const rows = hostile.map((text, i) =>
      aCommand(i + 1, {
        commandId: `${i} ${text}`,
        decision: text,
        option: text,
        rules: text,
        hash: text,
        at: 2 ** 52 + i,
      }),
    );
    const upper = aCommand(rows.length + 1, {
      commandId: 'ABCDEF01-2345-6789-ABCD-EF0123456789',
      hash: 'F'.repeat(32),
    });
    const all = [...rows, upper, aCommand(rows.length + 2, { commandId: null, option: null, draws: 0, seat: 15 })];
    expect(await store.append(anAppend(table, 0, { rows: all }))).toBe('done');
    expect(await store.commands(table, 1, null)).toEqual(all);
    for (const row of [...rows, upper]) expect(await store.commandById(table, row.commandId ?? '')).toEqual(row);
    expect(await store.commandById(table, 'ABCDEF01-2345-6789-abcd-ef0123456789')).toBeNull();
  });

  test('a part of the commands, in order', async () => {
    const store = await open();
    const table = await addTable(store);
    await store.append(anAppend(table, 0, { rows: times(10, (i) => aCommand(i + 1)) }));
    const seqs = async (from: number, to: number | null) =>
      (await store.commands(table, from, to)).map(({ seq }) => seq);
    expect(await seqs(4, 6)).toEqual([4, 5, 6]);
    expect(await seqs(9, null)).toEqual([9, 10]);
    expect(await seqs(11, null)).toEqual([]);
    expect(await store.commands('nowhere', 1, null)).toEqual([]);
    expect(await store.head('nowhere')).toBe(0);
  });

  test('a command id belongs to its table', async () => {
    const store = await open();
    const [one, two] = [await addTable(store), await addTable(store)];
    const rows = [aCommand(1)];
    expect(await store.append(anAppend(one, 0, { rows }))).toBe('done');
    expect(await store.append(anAppend(two, 0, { rows }))).toBe('done');
    expect(await store.commandById(two, rows[0]?.commandId ?? '')).toEqual(rows[0]);
  });
}

function tableTests(open: () => Promise<Store>): void {
  test('a table is given back exactly', async () => {
    const store = await open();
    for (const text of hostile) {
      const settings = JSON.parse(`{"__proto__": 1, "name": ${JSON.stringify(text)}}`) as Record<string, string>;
      const result = { [text]: [null, true, 1.5, { text }] };
      const own = { settings, result, clock: { perMove: 60, reserve: 0 }, delay: 30, listed: false };
      const strings = {
        game: text,
        rules: text,
        host: text,
        invite: text,
        trouble: text,
        commitment: text,
        rematchOf: text,
      };
      const table = aTable({ ...own, ...strings });
      const seat = aSeat(0, {
        account: text,
        name: text,
        bot: text,
        ready: true,
        waiting: true,
        reserve: 12.5,
        seen: 9,
      });
      await store.addTable(table, [seat, aSeat(1)]);
      const found = await store.table(table.id);
      expect(found).toEqual({ table, seats: [seat, aSeat(1)] });
      expect(Object.keys(found?.table.settings ?? {})).toEqual(['__proto__', 'name']);
    }
    expect(await store.table('nowhere')).toBeNull();
  });

  test('a table is created once', async () => {
    const store = await open();
    const table = aTable();
    await store.addTable(table, [aSeat(0)]);
    await expect(store.addTable({ ...table, game: 'other' }, [aSeat(0)])).rejects.toThrow();
    expect(await store.table(table.id)).toEqual({ table, seats: [aSeat(0)] });
  });

  test('a table starts once, with its key, clocks and owed decisions', async () => {
    const store = await open();
    const table = await addTable(store, { clock: { perMove: 30, reserve: 600 } });
    expect(await store.keyOf(table)).toBeNull();
    const starts = times(20, (i) => store.startTable(table, `key ${i}`, { commitment: `c${i}`, rules: '2.0.0' }, [1]));
    const answers = await Promise.all(starts);
    const winner = answers.indexOf(true);
    expect(tally(answers, true)).toBe(1);
    expect(await store.keyOf(table)).toBe(`key ${winner}`);
    const found = await store.table(table);
    expect(found?.table).toMatchObject({ status: 'running', commitment: `c${winner}`, rules: '2.0.0' });
    expect(found?.seats).toEqual([aSeat(0, { reserve: 600_000 }), aSeat(1, { reserve: 600_000, waiting: true })]);
  });

  test('a change leaves alone what it does not name, and can set null', async () => {
    const store = await open();
    const table = await addTable(store, { trouble: 'broken', commitment: 'abc', result: [1] });
    await store.changeTable(table, { host: 'somebody' });
    const kept = { trouble: 'broken', commitment: 'abc', result: [1], status: 'gathering', rules: '1.0.0' };
    expect((await store.table(table))?.table).toMatchObject({ host: 'somebody', ...kept });
    const change = { trouble: null, result: null, commitment: null, status: 'abandoned', rules: '3' } as const;
    await store.changeTable(table, change);
    expect((await store.table(table))?.table).toMatchObject({ host: 'somebody', ...change });
    await expect(store.changeTable('nowhere', { host: 'x' })).rejects.toThrow();
  });
}

function seatTests(open: () => Promise<Store>): void {
  test('of a hundred who reach for one seat one gets it', async () => {
    const store = await open();
    const table = await addTable(store);
    const wishes = times(100, (i) => aSeat(0, { account: `a${i}`, name: `Name ${i}` }));
    const answers = await Promise.all(wishes.map((next) => store.changeSeat(table, aSeat(0), next)));
    expect(tally(answers, true)).toBe(1);
    expect((await store.table(table))?.seats).toEqual([wishes[answers.indexOf(true)], aSeat(1)]);
  });

  test('a seat is changed only if nothing of it has changed', async () => {
    const store = await open();
    const was = aSeat(0, { account: 'a', name: 'A', bot: 'greedy', ready: true, waiting: true, reserve: 5, seen: 2 });
    const table = await addTable(store, {}, [was]);
    const others = { account: 'b', name: 'B', bot: null, ready: false, waiting: false, reserve: 6, seen: 3 };
    for (const [key, value] of Object.entries(others))
      expect(await store.changeSeat(table, { ...was, [key]: value }, aSeat(0))).toBe(false);
    expect((await store.table(table))?.seats).toEqual([was]);
    expect(await store.changeSeat(table, was, aSeat(0))).toBe(true);
    expect((await store.table(table))?.seats).toEqual([aSeat(0)]);
  });

  test('what was seen never goes back', async () => {
    const store = await open();
    const table = await addTable(store);
    await Promise.all([5, 9, 7].map((seq) => store.seenUpTo(table, 1, seq)));
    const seats = (await store.table(table))?.seats ?? [];
    expect(seats).toEqual([aSeat(0), aSeat(1, { seen: 9, left: seats[1]?.left ?? 0 })]);
    expect(seats[1]?.left).toBeGreaterThan(0);
  });

  test('S-04 whoever is sent away is remembered, and the invitation changes; only if the seat is still theirs', async () => {
    const store = await open();
    const was = aSeat(1, { account: 'a', name: 'A' });
    const table = await addTable(store, {}, [aSeat(0), was]);
    expect(await store.expel(table, { ...was, account: 'b' }, aSeat(1), 'wrong')).toBe(false);
    expect([await store.expelled(table), (await store.table(table))?.table.invite]).toEqual([[], 'invite-1']);
    expect(await store.expel(table, was, aSeat(1), 'invite-2')).toBe(true);
    expect(await store.expelled(table)).toEqual(['a']);
    const { table: row, seats } = (await store.table(table)) ?? {};
    expect([row?.invite, seats]).toEqual(['invite-2', [aSeat(0), aSeat(1)]]);
  });
}

function listTests(open: () => Promise<Store>): void {
  const ids = (found: readonly { readonly table: { readonly id: string } }[]) => found.map(({ table }) => table.id);

  test('listed tables of the wanted kinds, the newest first', async () => {
    const store = await open();
    const old = await addTable(store, { created: 10 });
    const running = await addTable(store, { created: 30, status: 'running' });
    await addTable(store, { created: 40, listed: false });
    const fresh = await addTable(store, { created: 50 });
    await addTable(store, { created: 60, status: 'over' });
    expect(ids(await store.listed(['gathering', 'running'], 10, 100))).toEqual([fresh, running, old]);
    expect(ids(await store.listed(['gathering'], 1, 100))).toEqual([fresh]);
    expect(await store.listed([], 10, 100)).toEqual([]);
    expect((await store.listed(['running'], 10, 100))[0]?.seats).toEqual([aSeat(0), aSeat(1)]);
  });

  test('S-21 a table whose end is not yet to be known is listed as running', async () => {
    const store = await open();
    const ended = { status: 'over', ended: 5_000, commitment: 'c' } as const;
    const late = await addTable(store, { ...ended, delay: 60, created: 1 });
    const given = await addTable(store, { ...ended, delay: 60, created: 2, status: 'abandoned' });
    await addTable(store, { ...ended, delay: 0, created: 3 });
    await addTable(store, { ...ended, delay: null, created: 4 });
    await addTable(store, { ...ended, delay: 60, created: 5, status: 'abandoned', commitment: null });
    await addTable(store, { ...ended, delay: 60, created: 6, listed: false });
    expect(ids(await store.listed(['running'], 10, 64_999))).toEqual([given, late]);
    expect(ids(await store.listed(['gathering', 'running'], 10, 65_000))).toEqual([]);
  });

  test('when a table ended is written once', async () => {
    const store = await open();
    const table = await addTable(store, { status: 'running' });
    await store.append(anAppend(table, 0, { rows: [aCommand(1, { at: 77 })], change: { status: 'over' } }));
    expect((await store.table(table))?.table.ended).toBe(77);
    await store.changeTable(table, { host: 'other' });
    expect((await store.table(table))?.table.ended).toBe(77);
    const given = await addTable(store, { status: 'running' });
    expect((await store.table(given))?.table.ended).toBeNull();
    await store.changeTable(given, { status: 'abandoned' });
    expect((await store.table(given))?.table.ended).toBeGreaterThan(0);
  });

  test('S-07 what an account takes up', async () => {
    const store = await open();
    const me = aSeat(0, { account: 'me' });
    const away = aSeat(0, { account: 'me', bot: 'greedy', standIn: 'left' });
    for (const status of ['gathering', 'running', 'over', 'abandoned'] as const) {
      await addTable(store, { host: 'me', status, listed: true }, [me, aSeat(1)]);
      await addTable(store, { host: 'me', status, listed: false }, [away, aSeat(1)]);
      await addTable(store, { host: 'you', status, listed: true }, [me, aSeat(1, { account: 'me' })]);
    }
    expect(await store.tally('me')).toEqual({ gathering: 2, listed: 2, open: 4 });
    expect(await store.tally('you')).toEqual({ gathering: 1, listed: 2, open: 0 });
    expect(await store.tally('nobody')).toEqual({ gathering: 0, listed: 0, open: 0 });
  });

  test('own tables: first those that wait for me, then by last change', async () => {
    const store = await open();
    const mine = (waiting: boolean, bot: string | null = null) => [aSeat(0), aSeat(1, { account: 'me', waiting, bot })];
    const idle = await addTable(store, { status: 'running', updated: 50 }, mine(false));
    const played = await addTable(store, { status: 'running', updated: 1 }, mine(false));
    const waits = await addTable(store, { status: 'running', updated: 5 }, mine(true));
    const botPlays = await addTable(store, { status: 'running', updated: 20 }, mine(true, 'greedy'));
    const waitsLonger = await addTable(store, { status: 'running', updated: 4 }, mine(true));
    await addTable(store, { status: 'running', updated: 99 }, [aSeat(0, { account: 'other', waiting: true })]);
    await store.append(anAppend(played, 0));
    expect(ids(await store.tablesOf('me', 10))).toEqual([waits, waitsLonger, played, idle, botPlays]);
    expect(ids(await store.tablesOf('me', 2))).toEqual([waits, waitsLonger]);
    expect(await store.tablesOf('nobody', 10)).toEqual([]);
  });

  test('somebody with two seats finds the table once', async () => {
    const store = await open();
    const table = await addTable(store, {}, [aSeat(0, { account: 'me' }), aSeat(1, { account: 'me', waiting: true })]);
    expect(ids(await store.tablesOf('me', 10))).toEqual([table]);
  });

  test('running tables and the census', async () => {
    const store = await open();
    const running = await Promise.all(times(3, () => addTable(store, { status: 'running' })));
    await addTable(store);
    await addTable(store, { status: 'over' });
    expect((await store.running()).toSorted()).toEqual(running.toSorted());
    expect(await store.census()).toEqual({ gathering: 1, running: 3, over: 1, abandoned: 0 });
  });
}

function snapshotTests(open: () => Promise<Store>): void {
  test('the last snapshot kept is the one there is', async () => {
    const store = await open();
    const table = await addTable(store);
    expect(await store.snapshot(table)).toBeNull();
    for (let seq = 1; seq <= 500; seq++) store.keepSnapshot(table, seq, () => `state ${seq} \0`);
    expect(await store.snapshot(table)).toEqual({ seq: 500, data: 'state 500 \0' });
    await store.append(anAppend(table, 0));
    expect(await store.snapshot(table)).toEqual({ seq: 500, data: 'state 500 \0' });
    await store.dropSnapshots();
    expect(await store.snapshot(table)).toBeNull();
  });

  test('a snapshot of a table that does not exist disturbs nobody', async () => {
    const store = await open();
    const table = await addTable(store);
    store.keepSnapshot('nowhere', 1, () => 'x');
    store.keepSnapshot(table, 2, () => 'y');
    expect(await store.append(anAppend(table, 0))).toBe('done');
    expect(await store.snapshot(table)).toEqual({ seq: 2, data: 'y' });
  });
}

function peopleTests(open: () => Promise<Store>): void {
  const person = (id: string, change: Partial<AccountRow> = {}): AccountRow => ({
    id,
    name: 'Ada',
    passphrase: null,
    created: 5,
    ...change,
  });

  test('accounts are given back exactly', async () => {
    const store = await open();
    for (const [i, text] of hostile.entries()) {
      const account = person(`id ${i} ${text}`, { name: `${i}${text}`, passphrase: text });
      await store.addAccount(account);
      expect(await store.account(account.id)).toEqual(account);
      expect(await store.accountByName(account.name)).toEqual(account);
    }
    expect(await store.account('nobody')).toBeNull();
  });

  test('a name with a passphrase belongs to one, whatever its case', async () => {
    const store = await open();
    for (const id of ['a', 'b', 'c']) await store.addAccount(person(id, { name: 'Zoë Ärger' }));
    expect(await store.accountByName('zoë ärger')).toBeNull();
    const wishes = ['a', 'b', 'c'].map((id) => person(id, { name: 'ZOË ÄRGER', passphrase: `hash ${id}` }));
    const answers = await Promise.all(wishes.map((wish) => store.changeAccount(wish)));
    expect(answers).toEqual([true, false, false]);
    expect(await store.accountByName('Zoe\u0308 ärger')).toEqual(wishes[0]);
    expect(await store.account('b')).toEqual(person('b', { name: 'Zoë Ärger' }));
    expect(await store.changeAccount(person('a', { name: 'New', passphrase: 'x' }))).toBe(true);
    expect(await store.changeAccount(person('b', { name: 'Zoë Ärger', passphrase: 'y' }))).toBe(true);
  });

  test('a session ends when it expires or is dropped', async () => {
    const store = await open();
    const sessions = times(3, (i) => ({ id: `s${i}`, account: 'a', expires: 100 * (i + 1) }));
    for (const session of sessions) await store.addSession(session);
    expect(await store.session('s0', 99)).toEqual(sessions[0]);
    expect(await store.session('s0', 100)).toBeNull();
    await store.addSession({ id: 's0', account: 'a', expires: 500 });
    expect(await store.session('s0', 100)).toEqual({ id: 's0', account: 'a', expires: 500 });
    await store.dropExpired(200);
    expect([await store.session('s1', 0), await store.session('s2', 0)]).toEqual([null, sessions[2]]);
    await store.dropSession('s2');
    expect(await store.session('s2', 0)).toBeNull();
  });

  test('lines of chat are numbered from one in each table, without gaps', async () => {
    const store = await open();
    const [table, other] = [await addTable(store), await addTable(store)];
    const lines = hostile.map((text, at) => aLine({ account: text, name: text, text, at }));
    const said = await Promise.all(lines.map((line) => store.addChat(table, line)));
    const added = said.map(({ line }) => line);
    expect(added).toEqual(lines.map((line, i) => ({ no: i + 1, ...line })));
    expect(said.every(({ isNew }) => isNew)).toBe(true);
    expect(await store.chat(table, { after: 0, before: null, limit: 3 })).toEqual(added.slice(-3));
    expect(await store.chat(table, { after: 0, before: null, limit: 100 })).toEqual(added);
    expect(await store.chat(table, { after: 2, before: 6, limit: 2 })).toEqual(added.slice(3, 5));
    expect((await store.addChat(other, aLine())).line.no).toBe(1);
    await expect(store.addChat('nowhere', aLine())).rejects.toThrow();
  });

  test('S-07 the same command says something once, for each account and table', async () => {
    const store = await open();
    const [table, other] = [await addTable(store), await addTable(store)];
    const line = aLine({ account: 'a', text: 'hi' });
    const tries = await Promise.all(times(5, () => store.addChat(table, line)));
    expect(
      tally(
        tries.map(({ isNew }) => isNew),
        true,
      ),
    ).toBe(1);
    expect(new Set(tries.map((one) => one.line.no)).size).toBe(1);
    expect(await store.addChat(table, { ...line, text: 'another' })).toMatchObject({
      line: { text: 'hi' },
      isNew: false,
    });
    expect(await store.chatById(table, 'a', line.commandId ?? '')).toMatchObject({ no: 1, text: 'hi' });
    expect(await store.chatById(table, 'b', line.commandId ?? '')).toBeNull();
    expect(await store.addChat(table, { ...line, account: 'b' })).toMatchObject({ line: { no: 2 }, isNew: true });
    expect(await store.addChat(other, line)).toMatchObject({ line: { no: 1 }, isNew: true });
    await store.addChat(table, aLine({ commandId: null }));
    expect(await store.addChat(table, aLine({ commandId: null }))).toMatchObject({ line: { no: 4 }, isNew: true });
  });

  test('S-07 a table keeps so many lines and so many bytes of its talk; the newest stay', async () => {
    const store = await open();
    const [many, long] = [await addTable(store), await addTable(store)];
    await Promise.all(times(CHAT_KEPT.lines + 7, () => store.addChat(many, aLine())));
    const all = { after: 0, before: null, limit: 10_000 };
    const kept = await store.chat(many, all);
    expect([kept.length, kept[0]?.no, kept.at(-1)?.no]).toEqual([CHAT_KEPT.lines, 8, CHAT_KEPT.lines + 7]);
    const text = '€'.repeat(500);
    await Promise.all(times(100, () => store.addChat(long, aLine({ text }))));
    const bytes = (await store.chat(long, all)).reduce((sum, line) => sum + Buffer.byteLength(line.text), 0);
    expect(bytes).toBeLessThanOrEqual(CHAT_KEPT.bytes);
    expect(bytes).toBeGreaterThan(CHAT_KEPT.bytes - 2 * Buffer.byteLength(text));
    expect((await store.addChat(long, aLine())).line.no).toBe(101);
  });

  test('browsers that want to be told', async () => {
    const store = await open();
    const push = (endpoint: string, account: string): PushRow => ({ endpoint, account, p256dh: 'p', auth: 'a' });
    for (const row of [push('e1', 'me'), push('e2', 'me'), push('e3', 'you')]) await store.addPush(row);
    expect(await store.pushesOf('me')).toEqual([push('e1', 'me'), push('e2', 'me')]);
    await store.addPush({ ...push('e1', 'you'), auth: 'new' });
    await store.dropPush('e3');
    expect(await store.pushesOf('me')).toEqual([push('e2', 'me')]);
    expect(await store.pushesOf('you')).toEqual([{ ...push('e1', 'you'), auth: 'new' }]);
  });
}

function wholeTests(open: () => Promise<Store>): void {
  test('what was written is seen by the next read, every time', async () => {
    const store = await open();
    const table = await addTable(store);
    for (let after = 0; after < 100; after++) {
      await store.append(anAppend(table, after));
      expect(await store.head(table)).toBe(after + 1);
    }
  });

  test('it is healthy while open, and what was asked before closing is done', async () => {
    const store = await open();
    const table = await addTable(store);
    expect(await store.healthy()).toBe(true);
    const last = store.append(anAppend(table, 0));
    await store.close();
    expect(await last).toBe('done');
    await store.close();
  });
}
