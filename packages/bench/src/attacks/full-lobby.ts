import type { WireTable } from '@benchtop/server/wire';
import type { Report } from '../faults/figures.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { TableGuest } from './table-guest.ts';

/** A few tables of one guest are welcome. */
const WELCOME = 5;

/** Guests fill the lobby with tables: some that gather, some that run, some that have ended but are shown late. */
export const fullLobby: Attack = {
  threats: ['S-07'],
  run: (call) => attacked(call, (server) => filled({ port: server.spec.port }, call)),
};

async function filled(site: { readonly port: number }, call: AttackCall): Promise<Report> {
  const wanted = call.number('tables', 50);
  const [greedy, other] = [await TableGuest.enter(site, 'Greedy'), await TableGuest.enter(site, 'Other')];
  const sly = await TableGuest.enter(site, 'Sly');
  await other.create({ listed: true });
  const statuses = await Promise.all(
    Array.from({ length: wanted }, async (_, n) => setUp(greedy, n % 2 === 0, n % 4 < 2)),
  );
  for (let n = 0; n < call.number('given-up', 8); n++) await giveUp(sly);
  const { tables } = await other.must<{ readonly tables: readonly WireTable[] }>('GET', '/api/tables');
  const [listed, ended] = ['Greedy', 'Sly'].map(
    (guest) => tables.filter(({ seats }) => seats.some(({ name }) => name === guest)).length,
  );
  const opened = statuses.filter((status) => status === 200).length;
  return {
    title: 'guests fill the lobby',
    figures: [
      { name: 'tables asked for at once', value: String(wanted) },
      { name: 'tables opened', value: String(opened) },
      { name: 'of these in the lobby', value: String(listed) },
      { name: 'ended ones of another guest there', value: String(ended) },
    ],
    failures: [
      ...[listed, ended].flatMap((n) => (n > WELCOME ? [`${n} tables of one guest stand in the lobby`] : [])),
      ...(tables.length - listed - ended === 1 ? [] : ['the table of somebody else does not stand in the lobby']),
      ...(statuses.every((status) => status === 200 || status === 400 || status === 429)
        ? []
        : [`answers were ${[...new Set(statuses)].join(', ')}`]),
    ],
  };
}

/** A match that ended stays in the lobby as long as spectators see it run. */
async function giveUp(guest: TableGuest): Promise<void> {
  const wish = { game: 'arctic-cleanup', seats: 2, settings: {}, listed: true, clock: null, delay: 86_400 };
  const { body } = await guest.ask('POST', '/api/tables', { ...wish, bots: [null, 'random'] });
  const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
  if (id === null) return;
  await guest.act(id, 'ready', { ready: true });
  await guest.act(id, 'abandon', null);
}

async function setUp(guest: TableGuest, listed: boolean, withBot: boolean): Promise<number> {
  const wish = { game: 'arctic-cleanup', seats: 2, settings: {}, listed, clock: null, delay: 0 };
  const { status, body } = await guest.ask('POST', '/api/tables', { ...wish, bots: [null, withBot ? 'random' : null] });
  const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
  if (withBot && id !== null) await guest.act(id, 'ready', { ready: true });
  return status;
}
