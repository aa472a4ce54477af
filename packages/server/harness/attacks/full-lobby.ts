import type { WireTable } from '@benchtop/server/wire';
import type { Report } from '../faults/figures.ts';
import { attacked } from './attack.ts';
import type { Attack, AttackCall } from './attack.ts';
import { TableGuest } from './table-guest.ts';

/** A few tables of one guest are welcome, and some more of one address. */
const WELCOME = 5;
const OF_ADDRESS = 20;
/** Tables of one guest that wait for players, and tables at which one plays. */
const GATHERING = 20;
const OPEN = 200;

type Site = { readonly port: number };

/**
 * Guests fill the lobby with tables: some that gather, some that run, some that have ended but are shown late; one guest
 * alone, or many from one address. Others have tables without end outside of it.
 */
export const fullLobby: Attack = {
  threats: ['S-07'],
  run: (call) =>
    attacked(call, (server) => filled({ port: server.spec.port }, call), {
      // Everybody's addresses are made up by this program, in the place of a proxy.
      BENCHTOP_TRUST_PROXY: '127.0.0.1',
    }),
};

async function filled(site: Site, call: AttackCall): Promise<Report> {
  const wanted = call.number('tables', 50);
  const other = await TableGuest.enter(site, 'Other', '192.0.2.1');
  const greedy = await TableGuest.enter(site, 'Greedy', '192.0.2.2');
  const sly = await TableGuest.enter(site, 'Sly', '192.0.2.3');
  await other.create({ listed: true });
  const statuses = await Promise.all(
    Array.from({ length: wanted }, async (_, n) => setUp(greedy, n % 2 === 0, n % 4 < 2)),
  );
  for (let n = 0; n < call.number('given-up', 8); n++) await giveUp(sly);
  await crowd(site, '192.0.2.4', call.number('crowd', 8));
  const { tables } = await other.must<{ readonly tables: readonly WireTable[] }>('GET', '/api/tables');
  const [listed, ended, crowded] = ['Greedy', 'Sly', 'Crowd'].map(
    (guest) => tables.filter(({ seats }) => seats.some(({ name }) => name === guest)).length,
  );
  const gathering = await waiting(site);
  const open = await playing(site);
  const opened = statuses.filter((status) => status === 200).length;
  return {
    title: 'guests fill the lobby',
    figures: [
      { name: 'tables asked for at once', value: String(wanted) },
      { name: 'tables opened', value: String(opened) },
      { name: 'of these in the lobby', value: String(listed) },
      { name: 'ended ones of another guest there', value: String(ended) },
      { name: 'of many guests of one address there', value: `${crowded}, allowed ${OF_ADDRESS}` },
      { name: 'of one guest that wait for players', value: `${gathering}, allowed ${GATHERING}` },
      { name: 'at which one guest plays', value: `${open}, allowed ${OPEN}` },
    ],
    failures: [
      ...[listed, ended].flatMap((n) => (n > WELCOME ? [`${n} tables of one guest stand in the lobby`] : [])),
      ...(crowded > OF_ADDRESS ? [`${crowded} tables of one address stand in the lobby`] : []),
      ...(gathering > GATHERING ? [`${gathering} tables of one guest wait for players`] : []),
      ...(open > OPEN ? [`one guest plays at ${open} tables`] : []),
      ...(tables.length - listed - ended - crowded === 1
        ? []
        : ['the table of somebody else does not stand in the lobby']),
      ...(statuses.every((status) => status === 200 || status === 400 || status === 429)
        ? []
        : [`answers were ${[...new Set(statuses)].join(', ')}`]),
    ],
  };
}

/** So many guests of one address, each with as many tables in the lobby as one guest may have, all at once. */
async function crowd(site: Site, address: string, guests: number): Promise<void> {
  const all = await Promise.all(Array.from({ length: guests }, async () => TableGuest.enter(site, 'Crowd', address)));
  await Promise.all(all.flatMap((guest) => Array.from({ length: WELCOME }, async () => setUp(guest, true, false))));
}

/** How many tables that wait for players one guest gets. */
async function waiting(site: Site): Promise<number> {
  const guest = await TableGuest.enter(site, 'Patient', '192.0.2.5');
  const statuses = await Promise.all(Array.from({ length: GATHERING + 5 }, async () => setUp(guest, false, false)));
  return statuses.filter((status) => status === 200).length;
}

/** At how many tables one guest comes to play, who asks from another address whenever one has asked enough. */
async function playing(site: Site): Promise<number> {
  const guest = await TableGuest.enter(site, 'Busy', '192.0.2.6');
  let open = 0;
  for (let n = 0; n < OPEN + 5; n++) {
    guest.address = `198.51.100.${Math.floor(n / 50)}`;
    if ((await setUp(guest, false, true, 1)) === 200) open++;
  }
  return open;
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

/** A table of a guest and somebody else; it begins at once with a bot, or where there is one seat only. */
async function setUp(guest: TableGuest, listed: boolean, begins: boolean, seats = 2): Promise<number> {
  const wish = { game: 'arctic-cleanup', seats, settings: {}, listed, clock: null, delay: 0 };
  const bots = [null, begins ? 'random' : null].slice(0, seats);
  const { status, body } = await guest.ask('POST', '/api/tables', { ...wish, bots });
  const id = typeof body === 'object' && body !== null && 'id' in body ? String(body.id) : null;
  if (begins && id !== null) await guest.act(id, 'ready', { ready: true });
  return status;
}
