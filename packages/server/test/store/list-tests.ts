import { expect, test } from 'vitest';
import type { OwnList, Store, TablePage } from '../../src/store/contract.ts';
import { aCommand, aSeat, addTable, anAppend } from './rows.ts';

const idsOf = ({ tables }: TablePage): string[] => tables.map(({ table }) => table.id);
/** When the lists are looked at. */
const NOW = 1_000_000;
const first = (limit: number) => ({ from: null, limit });

/** All pages of a list, one after the other. */
async function pages(turn: (from: string | null) => Promise<TablePage>): Promise<string[][]> {
  const found: string[][] = [];
  for (let from: string | null = null; found.length < 50;) {
    const page: TablePage = await turn(from);
    found.push(idsOf(page));
    if (page.next === null) return found;
    from = page.next;
  }
  throw new Error('the list has no end');
}

const mine = (waiting: boolean, bot: string | null = null) => [aSeat(0), aSeat(1, { account: 'me', waiting, bot })];

export function listTests(open: () => Promise<Store>): void {
  lobbyTests(open);
  ownTests(open);

  test('S-21 a table whose end is not yet to be known is listed as running', async () => {
    const store = await open();
    const ended = { status: 'over', ended: 5_000, commitment: 'c' } as const;
    const late = await addTable(store, { ...ended, delay: 60, created: 1 });
    const given = await addTable(store, { ...ended, delay: 60, created: 2, status: 'abandoned' });
    await addTable(store, { ...ended, delay: 0, created: 3 });
    await addTable(store, { ...ended, delay: null, created: 4 });
    await addTable(store, { ...ended, delay: 60, created: 5, status: 'abandoned', commitment: null });
    await addTable(store, { ...ended, delay: 60, created: 6, listed: false });
    expect(idsOf(await store.listed(['running'], first(10), 64_999))).toEqual([given, late]);
    const turned = await pages((from) => store.listed(['running'], { from, limit: 1 }, 64_999));
    expect(turned.flat()).toEqual([given, late]);
    expect(idsOf(await store.listed(['gathering', 'running'], first(10), 65_000))).toEqual([]);
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

  test('running tables and the census', async () => {
    const store = await open();
    const running = await Promise.all([1, 2, 3].map(() => addTable(store, { status: 'running' })));
    const given = await addTable(store);
    await addTable(store, { status: 'over' });
    expect((await store.running()).toSorted()).toEqual(running.toSorted());
    expect(await store.census()).toEqual({ gathering: 1, running: 3, over: 1, abandoned: 0 });
    await store.changeTable(given, { status: 'abandoned' });
    await store.changeTable(given, { host: 'other' });
    await store.append(anAppend(running[0] ?? '', 0, { change: { status: 'over' } }));
    expect(await store.census()).toEqual({ gathering: 0, running: 2, over: 2, abandoned: 1 });
  });
}

function lobbyTests(open: () => Promise<Store>): void {
  test('listed tables of the wanted kinds, the newest first', async () => {
    const store = await open();
    const old = await addTable(store, { created: 10, host: 'a' });
    const running = await addTable(store, { created: 30, status: 'running', host: 'b' });
    await addTable(store, { created: 40, listed: false });
    const fresh = await addTable(store, { created: 50, host: 'c' });
    await addTable(store, { created: 60, status: 'over' });
    expect(idsOf(await store.listed(['gathering', 'running'], first(10), NOW))).toEqual([fresh, running, old]);
    expect(idsOf(await store.listed(['gathering'], first(1), NOW))).toEqual([fresh]);
    expect(await store.listed([], first(10), NOW)).toEqual({ tables: [], next: null });
    expect((await store.listed(['running'], first(10), NOW)).tables[0]?.seats).toEqual([aSeat(0), aSeat(1)]);
  });

  test('pages of the lobby neither overlap nor leave anything out, also where moments are the same', async () => {
    const store = await open();
    const all: string[] = [];
    for (let n = 0; n < 23; n++)
      all.unshift(
        await addTable(store, {
          created: 100 + Math.floor(n / 5),
          host: `h${n}`,
          status: n % 2 === 0 ? 'running' : 'gathering',
        }),
      );
    for (const limit of [1, 4, 22, 23, 24]) {
      const turned = await pages((from) => store.listed(['gathering', 'running'], { from, limit }, NOW));
      expect(turned.flat()).toEqual(all);
      expect(turned.slice(0, -1).every((page) => page.length === limit)).toBe(true);
    }
  });

  test('S-07: a page goes on where the last one ended, whatever was opened, begun or given up meanwhile', async () => {
    const store = await open();
    const ids: string[] = [];
    for (let n = 0; n < 6; n++) ids.unshift(await addTable(store, { created: 100 + n, host: `h${n}` }));
    const one = await store.listed(['gathering'], first(3), NOW);
    await addTable(store, { created: 900, host: 'late' });
    await store.changeTable(ids[2] ?? '', { status: 'abandoned' });
    expect(idsOf(one)).toEqual(ids.slice(0, 3));
    expect(idsOf(await store.listed(['gathering'], { from: one.next, limit: 10 }, NOW))).toEqual(ids.slice(3));
  });

  test('S-07: of one host the first three tables stand among the others, the rest after everybody', async () => {
    const store = await open();
    const honest = await addTable(store, { created: 1, host: 'honest' });
    const flood: string[] = [];
    for (let n = 0; n < 10; n++)
      flood.push(await addTable(store, { created: 100 + n, host: 'flood', status: n < 2 ? 'running' : 'gathering' }));
    const late = await addTable(store, { created: 50, host: 'late' });
    const shown = idsOf(await store.listed(['gathering', 'running'], first(20), NOW));
    expect(shown.slice(0, 5)).toEqual([...flood.slice(0, 3).toReversed(), late, honest]);
    expect(shown.slice(5)).toEqual(flood.slice(3).toReversed());
  });

  test('S-07: who is made the host of many tables has them after everybody, too; who has room again stands in front', async () => {
    const store = await open();
    const given: string[] = [];
    for (let n = 0; n < 5; n++) given.push(await addTable(store, { created: 100 + n, host: `straw${n}` }));
    for (const id of given) await store.changeTable(id, { host: 'heir' });
    const honest = await addTable(store, { created: 1, host: 'honest' });
    expect(idsOf(await store.listed(['gathering'], first(10), NOW)).indexOf(honest)).toBe(3);
    for (const id of given) await store.changeTable(id, { status: 'abandoned' });
    const again = await addTable(store, { created: 200, host: 'heir' });
    expect(idsOf(await store.listed(['gathering'], first(10), NOW))).toEqual([again, honest]);
  });
}

function ownTests(open: () => Promise<Store>): void {
  test('own tables: first those that wait for me, then by last change', async () => {
    const store = await open();
    const idle = await addTable(store, { status: 'running', updated: 50 }, mine(false));
    const played = await addTable(store, { status: 'running', updated: 1 }, mine(false));
    const waits = await addTable(store, { status: 'running', updated: 5 }, mine(true));
    const botPlays = await addTable(store, { status: 'running', updated: 20 }, mine(true, 'greedy'));
    const waitsLonger = await addTable(store, { status: 'running', updated: 4 }, mine(true));
    await addTable(store, { status: 'running', updated: 99 }, [aSeat(0, { account: 'other', waiting: true })]);
    await store.append(anAppend(played, 0));
    const { tables, next } = await store.tablesOf('me', 'all', first(10));
    expect(tables.map(({ table }) => table.id)).toEqual([waits, waitsLonger, played, idle, botPlays]);
    expect(next).toBeNull();
    expect(await store.tablesOf('nobody', 'all', first(10))).toEqual({ tables: [], next: null });
  });

  test('somebody with two seats finds the table once', async () => {
    const store = await open();
    const table = await addTable(store, {}, [aSeat(0, { account: 'me' }), aSeat(1, { account: 'me', waiting: true })]);
    expect(idsOf(await store.tablesOf('me', 'all', first(10)))).toEqual([table]);
    await store.changeTable(table, { status: 'abandoned' });
    expect(idsOf(await store.tablesOf('me', 'past', first(10)))).toEqual([table]);
  });

  test('what has ended comes after what goes on, by its end, whatever ended it', async () => {
    const store = await open();
    const over = await addTable(store, { status: 'running' }, mine(true));
    const gathering = await addTable(store, {}, mine(false));
    const running = await addTable(store, { status: 'running' }, mine(false));
    const given = await addTable(store, { updated: 1 }, mine(false));
    const kept = await addTable(store, { status: 'over', updated: 7 }, mine(false));
    const rows = [{ ...anAppend(over, 0).rows[0], at: 3 }];
    await store.append(anAppend(over, 0, { rows: rows as never, change: { status: 'over' } }));
    await store.changeTable(given, { status: 'abandoned' });
    const list = async (which: OwnList) => idsOf(await store.tablesOf('me', which, first(10)));
    expect((await list('open')).toSorted()).toEqual([running, gathering].toSorted());
    expect(await list('past')).toEqual([given, over, kept]);
    expect(await list('all')).toEqual([...(await list('open')), given, over, kept]);
  });

  test('pages of the own tables neither overlap nor leave anything out', async () => {
    const store = await open();
    const made: string[] = [];
    for (let n = 0; n < 9; n++) made.push(await addTable(store, { status: 'running', updated: 5 }, mine(false)));
    const past: string[] = [];
    for (let n = 0; n < 9; n++)
      past.unshift(await addTable(store, { status: 'over', updated: 10 + Math.floor(n / 4) }, mine(false)));
    for (const limit of [1, 2, 4, 9, 18, 19]) {
      const turned = await pages((from) => store.tablesOf('me', 'all', { from, limit }));
      expect(turned.flat().slice(0, 9).toSorted()).toEqual(made.toSorted());
      expect(turned.flat().slice(9)).toEqual(past);
      expect((await pages((from) => store.tablesOf('me', 'past', { from, limit }))).flat()).toEqual(past);
      expect((await pages((from) => store.tablesOf('me', 'open', { from, limit }))).flat().toSorted()).toEqual(
        made.toSorted(),
      );
    }
  });
}
