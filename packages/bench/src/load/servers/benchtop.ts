/** Our own server, whole: sessions, guards, sockets, host, views. Without persistence, or on the real store. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { readConfig, startServer } from '@benchtop/server';
import { openStore, type Host, type Store } from '@benchtop/server/parts';
import { benchGame, hostOn, must, newPlayer, newTable } from '../arrange.ts';
import { passingFolder } from '../folder.ts';
import { forgetfulStore } from '../forgetful-store.ts';
import type { Order, ServerStart } from '../server.ts';
import { SEATS } from '../slot.ts';

/** Where one match after the other is played: its tables, and the cookies of its four people. */
export interface BenchtopSlot {
  readonly tables: readonly string[];
  readonly tokens: readonly string[];
}

/** Matches that bots play among themselves: always more than threads, so that every thread always thinks. */
const BOT_TABLES = 24;
const THINKING = 2;

async function serve(store: Store, folder: string, { slots, rounds, bots }: Order) {
  const host = hostOn(store);
  const data = await Promise.all(Array.from({ length: slots }, () => arrangeSlot(host, store, rounds)));
  if (bots) for (let i = 0; i < BOT_TABLES; i++) await arrangeBots(host, store);
  await host.stop();
  writeFileSync(path.join(folder, 'index.html'), '');
  const limits = 'all=1000000';
  const environment = { BENCHTOP_BOT_THREADS: String(THINKING) };
  const config = readConfig({ root: folder, data: folder, port: 0, host: '127.0.0.1', limits }, environment);
  const { url } = await startServer(config, undefined, { store, game: benchGame });
  return { port: Number(new URL(url).port), data };
}

async function arrangeSlot(host: Host, store: Store, rounds: number): Promise<BenchtopSlot> {
  const players = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newPlayer(store, `Player ${seat}`)));
  const tables = await Promise.all(Array.from({ length: rounds }, () => newTable(host, 'yard', players, [])));
  return { tables, tokens: players.map(({ token }) => token) };
}

/** The only person leaves: bots play on alone. */
async function arrangeBots(host: Host, store: Store): Promise<void> {
  const player = await newPlayer(store, 'Gone');
  const id = await newTable(host, 'arctic-cleanup', [player], ['greedy', 'greedy', 'greedy']);
  must(await host.leave(player, id));
}

export const benchtop: ServerStart = async (order) => serve(await forgetfulStore(), passingFolder('load'), order);

export const benchtopStored: ServerStart = async (order) => {
  const folder = passingFolder('load');
  return serve(await openStore({ file: path.join(folder, 'benchtop.sqlite') }), folder, order);
};
