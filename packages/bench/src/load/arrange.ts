/** Tables at which people wait to be played for, made through a host as their people would make them. */
import { randomBytes } from 'node:crypto';
import { gameOf } from '@benchtop/games';
import type { Game } from '@benchtop/engine/host';
import { createHost, tokenHash, type BotPool, type Host, type Person, type Store } from '@benchtop/server/parts';
import { longWalk } from '../long-walk.ts';
import { yard } from '../yard/engine.ts';

const DAY = 86_400_000;

/** Somebody with a session, and the token of its cookie. */
export interface Player extends Person {
  readonly token: string;
}

/** The games of the benchmarks beside the installed ones. */
export function benchGame(id: string): Game | null {
  return [yard, longWalk].find((game) => game.id === id) ?? gameOf(id);
}

/** Bots that never come to a decision: whoever arranges tables does not want them played. */
export const idleBots: BotPool = {
  ask: () => new Promise(() => undefined),
  queued: () => 0,
  close: async () => undefined,
};

/** A person of a benchmark sits at more tables than people do. */
const MANY = 1_000_000;
export const manyTables = {
  openTables: MANY,
  gatheringTables: MANY,
  listedTables: MANY,
  addressListedTables: MANY,
} as const;

export function hostOn(store: Store, bots: BotPool = idleBots, now: () => number = Date.now): Host {
  const surroundings = { game: benchGame, now, remind: () => undefined, warn: failOn };
  return createHost(store, bots, surroundings, { limits: manyTables });
}

/** A benchmark in which something goes wrong measures nothing. */
function failOn(words: string, details: object): void {
  throw new Error(`${words} ${JSON.stringify(details)}`);
}

export async function newPlayer(store: Store, name: string): Promise<Player> {
  const player = { account: randomBytes(10).toString('hex'), name, token: randomBytes(32).toString('base64url') };
  await store.addAccount({ id: player.account, name, passphrase: null, created: Date.now() });
  await store.addSession({ id: tokenHash(player.token), account: player.account, expires: Date.now() + DAY }, null);
  return player;
}

/** A running match of these people; further seats are played by bots. */
export async function newTable(host: Host, game: string, players: readonly Player[], bots: string[]): Promise<string> {
  const [first, ...others] = players;
  const seats = players.length + bots.length;
  const order = { game, seats, settings: {}, listed: true, clock: null, delay: null };
  const made = await host.create(first, { ...order, bots: [...players.map(() => null), ...bots] });
  if (!made.ok) throw new Error(made.reason);
  const { id } = made.value;
  for (const player of others) must(await host.join(player, id, null, null));
  for (const player of players) must(await host.ready(player, id, true));
  return id;
}

export function must(result: { readonly ok: boolean; readonly reason?: string }): void {
  if (!result.ok) throw new Error(result.reason);
}
