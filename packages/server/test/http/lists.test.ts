import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { WireTables } from '../../src/wire/http.ts';
import { guest, openServer, Visitor } from '../house.ts';
import type { TestServer } from '../house.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const idsOf = ({ tables }: WireTables): string[] => tables.map(({ id }) => id);

/** All tables of a list, page by page. */
async function all(visitor: Visitor, address: string): Promise<string[][]> {
  const pages: string[][] = [];
  for (let next: string | null = '', from = ''; next !== null; from = `&from=${next}`) {
    const page: WireTables = await visitor.must('GET', address + from);
    pages.push(idsOf(page));
    next = page.next;
  }
  return pages;
}

describe('S-07: lists come in pages', () => {
  test('the lobby, by kind, with one host’s tables after those of others', async () => {
    const [flood, honest] = [await guest(server, 'Flood'), await guest(server, 'Honest')];
    const first = await honest.create({ listed: true });
    for (let n = 0; n < 8; n++) await flood.create({ listed: true });
    const running = await flood.create({ listed: true, bots: [null, 'greedy'] });
    await flood.must('POST', `/api/tables/${running.id}/ready`, { ready: true });
    const stranger = new Visitor(server);
    const pages = await all(stranger, '/api/tables?status=gathering&limit=4');
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 1]);
    expect(pages[0]?.at(-1)).toBe(first.id);
    expect(await all(stranger, '/api/tables?status=running')).toEqual([[running.id]]);
    expect((await all(stranger, '/api/tables?limit=3')).flat().toSorted()).toEqual(
      [...pages.flat(), running.id].toSorted(),
    );
  });

  test('own tables, open ones and past ones, and nobody else’s', async () => {
    const ada = await guest(server, 'Ada');
    const made = [];
    for (let n = 0; n < 5; n++) made.push((await ada.create()).id);
    for (const id of made.slice(0, 3)) await ada.must('POST', `/api/tables/${id}/abandon`);
    expect((await all(ada, '/api/mine?list=open&limit=1')).flat().toSorted()).toEqual(made.slice(3).toSorted());
    expect((await all(ada, '/api/mine?list=past&limit=2')).flat().toSorted()).toEqual(made.slice(0, 3).toSorted());
    const whole = await ada.must<WireTables>('GET', '/api/mine');
    expect([whole.tables.length, whole.next]).toEqual([5, null]);
    const bob = await guest(server, 'Bob');
    const { next } = await ada.must<WireTables>('GET', '/api/mine?limit=2');
    expect(await bob.must<WireTables>('GET', `/api/mine?from=${next}`)).toEqual({ tables: [], next: null });
  });

  test.each([
    '/api/tables?from=x',
    '/api/tables?from=1.2',
    '/api/tables?from=2.1.1',
    '/api/tables?from=1.1.1.1',
    '/api/tables?from=1.9999999999999999.1',
    '/api/tables?from=1.-1.1',
    '/api/tables?from=1.1.1&from=1.1.1',
    '/api/tables?status=over',
    '/api/tables?limit=0',
    '/api/tables?limit=201',
    '/api/tables?limit=1e2',
    '/api/tables?offset=5',
    '/api/mine?from=open',
    '/api/mine?from=open.1.1',
    '/api/mine?from=past.1',
    '/api/mine?from=__proto__',
    '/api/mine?list=all',
    '/api/mine?limit=-1',
    '/api/mine?account=other',
  ])('%s is refused', async (address) => {
    const ada = await guest(server, 'Ada');
    expect((await ada.get(address)).status).toBe(400);
  });

  test('any place that has the form of one is answered', async () => {
    const ada = await guest(server, 'Ada');
    for (const place of ['0.0.0', '1.999999999999999.999999999999999', '1.0.1'])
      expect((await ada.get(`/api/tables?from=${place}`)).status).toBe(200);
    for (const place of ['open.0', 'past.0.0', 'past.999999999999999.1'])
      expect((await ada.get(`/api/mine?list=past&from=${place}`)).status).toBe(200);
  });
});
