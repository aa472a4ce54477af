import { describe, expect, test } from 'vitest';
import type { AccountRow, Appended, NewPassphrase, PushRow, SessionRow, Store } from '../../src/store/contract.ts';
import { CHAT_KEPT } from '../../src/store/contract.ts';
import { expiryTests } from './expiry-tests.ts';
import { listTests } from './list-tests.ts';
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
    describe('expiry', () => {
      expiryTests(open);
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
    expect(await store.begunAt(table)).toBeNull();
    const starts = times(20, (i) => store.startTable(table, `key ${i}`, { commitment: `c${i}`, rules: '2.0.0' }, [1]));
    const answers = await Promise.all(starts);
    const winner = answers.indexOf(true);
    expect(tally(answers, true)).toBe(1);
    expect(await store.keyOf(table)).toBe(`key ${winner}`);
    const began = await store.begunAt(table);
    expect(began).toBeGreaterThan(0);
    await store.changeTable(table, { host: 'somebody' });
    expect(await store.begunAt(table)).toBe(began);
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

  const session = (id: string, account: string): SessionRow => ({ id, account, expires: 500 });
  /** A guest sets a passphrase. */
  const kept = (id: string, name: string | null): NewPassphrase => ({
    name,
    passphrase: `hash ${id}`,
    was: null,
    by: `${id}0`,
    session: session(`${id} new`, id),
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
    for (const id of ['a', 'b', 'c']) await store.addSession(session(`${id}0`, id), null);
    const answers = await Promise.all(['a', 'b', 'c'].map((id) => store.setPassphrase(kept(id, 'ZOË ÄRGER'))));
    expect(answers).toEqual([['a0'], null, null]);
    expect(await store.accountByName('Zoe\u0308 ärger')).toEqual(
      person('a', { name: 'ZOË ÄRGER', passphrase: 'hash a' }),
    );
    expect(await store.account('b')).toEqual(person('b', { name: 'Zoë Ärger' }));
    expect(await store.setPassphrase(kept('b', 'Bob'))).toEqual(['b0']);
    expect(await store.renameAccount('b', 'zoë ärger')).toBe(false);
    expect(await store.renameAccount('c', 'zoë ärger')).toBe(true);
    expect(await store.renameAccount('a', 'New')).toBe(true);
    expect(await store.renameAccount('b', 'Zoë Ärger')).toBe(true);
    expect(await store.account('b')).toEqual(person('b', { name: 'Zoë Ärger', passphrase: 'hash b' }));
    await expect(store.renameAccount('nobody', 'New')).rejects.toThrow();
  });

  test('a new passphrase takes the place of the one that was checked, and one session that of all others', async () => {
    const store = await open();
    await store.addAccount(person('a'));
    await store.addAccount(person('b'));
    for (const [id, account] of [
      ['a0', 'a'],
      ['a1', 'a'],
      ['b0', 'b'],
    ] as const)
      expect(await store.addSession(session(id, account), null)).toBe(true);
    await store.addDevice({ id: 'laptop', account: 'a', expires: 500 }, null);
    for (const account of ['a', 'b']) await store.addPush({ endpoint: account, account, p256dh: 'p', auth: 'a' });
    expect(await store.setPassphrase({ ...kept('a', 'Ada'), was: 'another' })).toBeNull();
    expect(await store.setPassphrase({ ...kept('a', 'Ada'), by: 'b0' })).toBeNull();
    expect(await store.account('a')).toEqual(person('a'));
    expect(await store.pushesOf('a')).toHaveLength(1);
    expect((await store.setPassphrase(kept('a', 'Ada')))?.toSorted()).toEqual(['a0', 'a1']);
    expect(await store.setPassphrase(kept('a', 'Ada'))).toBeNull();
    expect([await store.pushesOf('a'), (await store.pushesOf('b')).length]).toEqual([[], 1]);
    const found = await Promise.all(['a0', 'a1', 'a new', 'b0'].map((id) => store.session(id, 0)));
    expect(found.map((each) => each?.id ?? null)).toEqual([null, null, 'a new', 'b0']);
    expect(await store.knowsDevice('laptop', 'a', 0)).toBe(false);
    const change = { ...kept('a', null), was: 'hash a', by: 'a new', session: session('a newer', 'a') };
    expect(await store.setPassphrase(change)).toEqual(['a new']);
    expect((await store.account('a'))?.name).toBe('Ada');
  });

  test('no session begins with a passphrase that was changed', async () => {
    const store = await open();
    await store.addAccount(person('a', { passphrase: 'old' }));
    expect(await store.addSession(session('s0', 'a'), 'new')).toBe(false);
    expect(await store.addSession(session('s0', 'a'), null)).toBe(false);
    expect(await store.addSession(session('s0', 'nobody'), null)).toBe(false);
    expect(await store.session('s0', 0)).toBeNull();
    expect(await store.addSession(session('s0', 'a'), 'old')).toBe(true);
  });

  test('all sessions of an account end at once, with its reminders and all browsers but one', async () => {
    const store = await open();
    for (const id of ['a', 'b']) await store.addAccount(person(id));
    for (const id of ['a0', 'a1', 'b0']) await store.addSession(session(id, id.charAt(0)), null);
    for (const id of ['laptop', 'phone']) await store.addDevice({ id, account: 'a', expires: 500 }, null);
    for (const account of ['a', 'b']) await store.addPush({ endpoint: account, account, p256dh: 'p', auth: 'a' });
    expect((await store.dropSessionsOf('a', 'phone')).toSorted()).toEqual(['a0', 'a1']);
    expect(await store.dropSessionsOf('a', 'phone')).toEqual([]);
    expect([await store.session('a1', 0), await store.session('b0', 0)]).toEqual([null, session('b0', 'b')]);
    expect([await store.knowsDevice('laptop', 'a', 0), await store.knowsDevice('phone', 'a', 0)]).toEqual([
      false,
      true,
    ]);
    expect([await store.pushesOf('a'), (await store.pushesOf('b')).length]).toEqual([[], 1]);
  });

  test('an account knows the last twenty browsers, each under its last name, for as long as it said', async () => {
    const store = await open();
    for (let n = 0; n < 25; n++) await store.addDevice({ id: `d${n}`, account: 'a', expires: 100 + n }, null);
    const known = await Promise.all(times(25, (n) => store.knowsDevice(`d${n}`, 'a', 0)));
    expect(known).toEqual(times(25, (n) => n >= 5));
    expect([await store.knowsDevice('d24', 'a', 124), await store.knowsDevice('d24', 'b', 0)]).toEqual([false, false]);
    await store.addDevice({ id: 'fresh', account: 'b', expires: 100 }, 'd24');
    expect([await store.knowsDevice('d24', 'a', 0), await store.knowsDevice('fresh', 'a', 0)]).toEqual([false, true]);
    expect(await store.knowsDevice('fresh', 'b', 0)).toBe(true);
    await store.dropExpired(100);
    expect([await store.knowsDevice('fresh', 'b', 0), await store.knowsDevice('fresh', 'a', 0)]).toEqual([false, true]);
  });

  test('a session ends when it expires or is dropped', async () => {
    const store = await open();
    await store.addAccount(person('a'));
    const sessions = times(3, (i) => ({ id: `s${i}`, account: 'a', expires: 100 * (i + 1) }));
    for (const each of sessions) await store.addSession(each, null);
    expect(await store.session('s0', 99)).toEqual(sessions[0]);
    expect(await store.session('s0', 100)).toBeNull();
    expect(await store.prolongSession('s0', 500)).toBe(true);
    expect(await store.session('s0', 100)).toEqual({ id: 's0', account: 'a', expires: 500 });
    await store.dropExpired(200);
    expect([await store.session('s1', 0), await store.session('s2', 0)]).toEqual([null, sessions[2]]);
    await store.dropSession('s2');
    expect(await store.prolongSession('s2', 500)).toBe(false);
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
  test('of several who add a signing key with the same number one does; the newest comes first', async () => {
    const store = await open();
    expect(await store.signingKeys()).toEqual([]);
    const wishes = times(5, (i) => ({ no: 1, secret: `secret ${i}`, made: i }));
    const answers = await Promise.all(wishes.map((wish) => store.addSigningKey(wish)));
    expect(tally(answers, true)).toBe(1);
    const second = { no: 2, secret: 'second', made: 9 };
    expect(await store.addSigningKey(second)).toBe(true);
    expect(await store.signingKeys()).toEqual([second, wishes[answers.indexOf(true)]]);
    await store.dropSigningKeys(2);
    expect(await store.signingKeys()).toEqual([second]);
  });

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
