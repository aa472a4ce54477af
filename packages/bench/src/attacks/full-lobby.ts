import type { WireTable } from '@benchtop/server/wire';
import type { Report } from '../faults/figures.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { TableGuest } from './table-guest.ts';

/** A few tables of one guest are welcome. */
const WELCOME = 10;

/** One guest fills the lobby with tables, some that gather and some that run, and tries to sit everywhere. */
export const fullLobby: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, (server) => filled({ port: server.spec.port }, call)),
};

async function filled(site: { readonly port: number }, call: AttackCall): Promise<Report> {
  const wanted = call.number('tables', 50);
  const [greedy, other] = [await TableGuest.enter(site, 'Greedy'), await TableGuest.enter(site, 'Other')];
  await other.create({ listed: true });
  const statuses = await Promise.all(
    Array.from({ length: wanted }, async (_, n) => setUp(greedy, n % 2 === 0, n % 4 < 2)),
  );
  const { tables } = await other.must<{ readonly tables: readonly WireTable[] }>('GET', '/api/tables');
  const listed = tables.filter(({ seats }) => seats.some(({ name }) => name === 'Greedy')).length;
  const opened = statuses.filter((status) => status === 200).length;
  return {
    title: 'one guest fills the lobby',
    figures: [
      { name: 'tables asked for at once', value: String(wanted) },
      { name: 'tables opened', value: String(opened) },
      { name: 'of these in the lobby', value: String(listed) },
    ],
    failures: [
      ...(listed > WELCOME ? [`${listed} tables of one guest stand in the lobby`] : []),
      ...(tables.length - listed === 1 ? [] : ['the table of somebody else does not stand in the lobby']),
      ...(statuses.every((status) => status === 200 || status === 400 || status === 429)
        ? []
        : [`answers were ${[...new Set(statuses)].join(', ')}`]),
    ],
  };
}

async function setUp(guest: TableGuest, listed: boolean, withBot: boolean): Promise<number> {
  const wish = { game: 'arctic-cleanup', seats: 2, settings: {}, listed, clock: null, delay: 0 };
  const { status, body } = await guest.ask('POST', '/api/tables', { ...wish, bots: [null, withBot ? 'random' : null] });
  const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
  if (withBot && id !== null) await guest.act(id, 'ready', { ready: true });
  return status;
}
