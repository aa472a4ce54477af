/** What stored matches cost: in memory while they are hot, on the disk, to load, to come back to, and when forgotten. */
import { statSync } from 'node:fs';
import path from 'node:path';
import { commitmentOf, freshKey } from '@benchtop/engine/host';
import { openStore, type SeatRow, type Store, type TableRow } from '@benchtop/server/parts';
import { yard } from '../yard/engine.ts';
import { collectGarbage } from '../garbage.ts';
import { cpuSeconds } from '../measure.ts';
import type { Budget, Figures } from '../measure.ts';
import { hostOn, newPlayer, newTable, type Player } from './arrange.ts';
import { quantile, seconds } from './drive.ts';
import { passingFolder } from './folder.ts';
import { InsideMatch } from './inside.ts';
import { SEATS } from './slot.ts';

/** Decisions that each match has behind it: past its first snapshot. */
const PLAYED = 90;
/** Matches that are not counted. */
const TRIED = 40;
const FORGOTTEN_PER_SECOND = 2500;

/** Runs something on a fresh database on the disk. */
async function onDisk(work: (store: Store, folder: string) => Promise<Figures>): Promise<Figures> {
  const folder = passingFolder('stored');
  const store = await openStore({ file: path.join(folder, 'benchtop.sqlite') });
  const figures = await work(store, folder);
  await store.close();
  return figures;
}

interface Place {
  readonly table: string;
  readonly players: readonly Player[];
}

export async function stored({ measured }: Budget): Promise<Figures> {
  const matches = Math.round(60 * measured);
  return onDisk(async (store, folder) => {
    const { places, memoryPerMatch, bytesBefore } = await playAll(store, folder, matches);
    const loaded = await loadAll(store, places);
    const bytes = (await databaseBytes(store, folder, 'after')) - bytesBefore;
    return { ...loaded, memoryPerMatch, bytesPerRow: bytes / ((matches - TRIED) * PLAYED) };
  });
}

/** Plays many matches side by side; the first few only so that everything is compiled and cached. */
async function playAll(store: Store, folder: string, matches: number) {
  const host = hostOn(store);
  const places = await Promise.all(Array.from({ length: matches }, () => newPlace()));
  await playRound(places.slice(0, TRIED));
  const bytesBefore = await databaseBytes(store, folder, 'before');
  const heldBefore = memoryHeld();
  await playRound(places.slice(TRIED));
  const memoryPerMatch = (memoryHeld() - heldBefore) / (matches - TRIED);
  await host.stop();
  return { places, memoryPerMatch, bytesBefore };

  async function newPlace(): Promise<Place> {
    const players = await Promise.all(Array.from({ length: SEATS }, (_, seat) => newPlayer(store, `Player ${seat}`)));
    return { players, table: await newTable(host, 'yard', players, []) };
  }

  async function playRound(some: readonly Place[]): Promise<void> {
    const running = some.map(({ table, players }) => new InsideMatch(host, table, players));
    await Promise.all(running.map((match) => match.watch()));
    for (let i = 0; i < PLAYED; i++) await Promise.all(running.map((match) => match.play()));
    for (const match of running) match.close();
  }
}

/** A new server, as after a restart: the first visit to each match, once its background check is done. */
async function loadAll(store: Store, places: readonly Place[]): Promise<Figures> {
  const { watched, checks } = counted(store);
  const host = hostOn(watched);
  await host.start();
  while (checks() < places.length || host.figures.live() > 0) await seconds(0.02);
  const times: number[] = [];
  const work: number[] = [];
  let bytes = 0;
  for (const [n, { table, players }] of places.entries()) {
    const match = new InsideMatch(host, table, players.slice(0, 1));
    const [begin, used] = [performance.now(), cpuSeconds()];
    await match.watch();
    if (n >= TRIED) {
      times.push(performance.now() - begin);
      work.push((cpuSeconds() - used) * 1000);
    }
    bytes = Math.max(bytes, match.sightBytes);
    match.close();
  }
  await host.stop();
  const [load50, load99] = [quantile(times, 0.5), quantile(times, 0.99)];
  return { load50, load99, loadWork50: quantile(work, 0.5), loadWork99: quantile(work, 0.99), sightBytes: bytes };
}

/** The same store, and how many matches have been read from it. */
function counted(store: Store): { watched: Store; checks: () => number } {
  let read = 0;
  const watched = Object.create(store) as Store;
  watched.keyOf = async (table) => {
    read++;
    return store.keyOf(table);
  };
  return { watched, checks: () => read };
}

/** Without snapshots, which may be deleted at any time. */
async function databaseBytes(store: Store, folder: string, name: string): Promise<number> {
  const file = path.join(folder, `${name}.sqlite`);
  await store.dropSnapshots();
  await store.backup(file);
  return statSync(file).size;
}

/** Matches that were looked at once and then forgotten, as those that nobody has visited for ten minutes. */
export async function forgotten({ measured }: Budget): Promise<Figures> {
  const matches = Math.round(FORGOTTEN_PER_SECOND * measured);
  return onDisk(async (store) => {
    await addTables(store, 100);
    await forgetAll(store, 100);
    await addTables(store, matches);
    return { memoryPerMatch: await forgetAll(store, matches + 100) };
  });
}

async function forgetAll(store: Store, matches: number): Promise<number> {
  const { watched, checks } = counted(store);
  const host = hostOn(watched);
  const before = memoryHeld();
  await host.start();
  while (checks() < matches || host.figures.live() > 0) await seconds(0.02);
  const after = memoryHeld();
  await host.stop();
  return (after - before) / matches;
}

/** Running matches of which nothing has been played, straight into the store. */
async function addTables(store: Store, count: number): Promise<void> {
  const begun = Date.now();
  await Promise.all(
    Array.from({ length: count }, async (_, n) => {
      const id = `${count.toString(36)}x${n.toString(36)}`.padStart(12, '0');
      const key = freshKey();
      await store.addTable(
        tableRow(id, begun),
        Array.from({ length: SEATS }, (_seat, seat) => seatRow(seat)),
      );
      await store.startTable(id, key, { commitment: commitmentOf(key), rules: yard.version }, [0]);
    }),
  );
}

function tableRow(id: string, at: number): TableRow {
  const what = { id, game: yard.id, rules: yard.version, seats: SEATS, settings: {}, commitment: null, result: null };
  const who = { host: 'nobody', listed: false, invite: id.padStart(16, '0'), clock: null, delay: null };
  const fresh = { status: 'gathering', trouble: null, rematchOf: null, ended: null } as const;
  return { ...what, ...who, ...fresh, created: at, updated: at };
}

function seatRow(seat: number): SeatRow {
  const account = `account-${seat}`;
  const fresh = { bot: null, ready: true, waiting: false, reserve: 0, seen: 0, standIn: null, left: 0 };
  return { seat, account, name: `Player ${seat}`, ...fresh };
}

/** The heap, and what its objects hold outside of it. */
function memoryHeld(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
