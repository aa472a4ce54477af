import { colonies, colonyIds, underRockets } from '../../src/lineae/data/colonies.ts';
import type { ColonyId } from '../../src/lineae/data/colonies.ts';
import type { SideId } from '../../src/lineae/data/deposits.ts';
import { CUBES, cubes, minerals } from '../../src/lineae/data/goods.ts';
import type { Cube, Good } from '../../src/lineae/data/goods.ts';
import { cellOf, COLUMNS, lockIds, subIds, subs } from '../../src/lineae/data/ocean.ts';
import type { LockId, SubId } from '../../src/lineae/data/ocean.ts';
import { rocketIds } from '../../src/lineae/data/rockets.ts';
import type { RocketId } from '../../src/lineae/data/rockets.ts';
import { singleSpaces } from '../../src/lineae/data/spaces.ts';
import type { MultiSpace, SingleSpace } from '../../src/lineae/data/spaces.ts';
import { startCrewOf } from '../../src/lineae/data/table.ts';
import type { TechId } from '../../src/lineae/data/technologies.ts';
import { lineae } from '../../src/lineae/index.ts';
import { hasBiogenesis, hasCore, isNormal } from '../../src/lineae/state.ts';
import type { LinState, Player } from '../../src/lineae/state.ts';
import { refill } from '../../src/lineae/water.ts';
import { askedOf, table, until } from '../table.ts';
import type { TestTable } from '../table.ts';

export type Lin = TestTable<LinState>;

/** What a test cares about of one player. Everything else is nothing: no goods, no cards, the first crew at home. */
export interface Captain {
  readonly goods?: { readonly [G in Good]?: number };
  readonly column?: number;
  /** Workers at home. Default: those of the first crew who are not placed. */
  readonly available?: number;
  readonly placed?: readonly MultiSpace[];
  readonly tracks?: readonly number[];
  readonly technologies?: readonly TechId[];
  readonly launched?: readonly RocketId[];
  readonly debts?: { readonly [C in Cube]?: number };
  readonly passed?: boolean;
  /** Marks of what was used in this round. */
  readonly used?: readonly string[];
}

type Spots = readonly (Cube | null)[];

/** A position at the beginning of a turn. */
export interface Position {
  readonly seats?: number;
  readonly settings?: { readonly [name: string]: unknown };
  readonly round?: number;
  /** Whose turn it is, and who has the First Player marker: that seat unless it is given. */
  readonly turn?: number;
  readonly first?: number;
  /** Whether it is another turn after an arrow. */
  readonly extra?: boolean;
  readonly captains?: readonly Captain[];
  /** Closed locks; as at setup unless they are given. */
  readonly closed?: readonly LockId[];
  readonly subs?: {
    readonly [S in SubId]?: { readonly x: number; readonly r: number; readonly hold?: readonly Cube[] };
  };
  /** `x7r5`: the ocean is empty elsewhere. */
  readonly cubes?: { readonly [cell: string]: Cube };
  readonly deposits?: readonly [SideId, SideId, SideId, SideId];
  /** By column: the rocket with its spots, null where it was launched. Others stand there empty. */
  readonly rockets?: { readonly [column: number]: readonly [RocketId, Spots] | null };
  /** Colony cards by column: their rockets were launched. */
  readonly row?: { readonly [column: number]: ColonyId };
  /** Promoted cards by slot. Slots that the round demands are covered by others where nothing is given. */
  readonly city?: readonly ColonyId[];
  /** The top of the deck, the topmost first; cards that nothing mentions lie below. */
  readonly deck?: readonly ColonyId[];
  readonly sky?: { readonly [x: number]: Cube };
  /** Who stands on single spaces: the seat and how many. */
  readonly occupied?: { readonly [S in SingleSpace]?: readonly [seat: number, count: number] };
  readonly core?: { readonly [C in Cube]?: number };
}

/** The table at the beginning of a turn in a position set up by hand. */
export function position(spec: Position = {}): Lin {
  const turn = spec.turn ?? 0;
  return started(spec.seats ?? 2, spec.settings ?? {}).with((s) => {
    s.round = spec.round ?? 1;
    s.active = turn;
    s.first = spec.first ?? turn;
    s.stack = askedOf(turn, s.stack).map((frame) => ({ ...frame, args: { extra: spec.extra ?? false, moved: false } }));
    setOcean(s, spec);
    if (spec.deposits !== undefined) s.deposits = [...spec.deposits];
    for (const space of singleSpaces) {
      const [seat, count] = spec.occupied?.[space] ?? [];
      s.occupied[space] = seat === undefined || count === undefined ? null : { seat, count };
    }
    s.players.forEach((p, seat) => equip(s, p, seat, spec.captains?.[seat] ?? {}));
    setRockets(s, spec);
    if (isNormal(s)) setColonies(s, spec);
    for (const cube of cubes) s.core[cube] = spec.core?.[cube] ?? (hasCore(s) ? coreAtStart(s, cube) : 0);
    for (const cube of cubes) s.supply[cube] = inSupply(s, cube);
  });
}

const begun = new Map<string, Lin>();

function started(seats: number, settings: { readonly [name: string]: unknown }): Lin {
  const key = JSON.stringify([seats, settings]);
  const known = begun.get(key) ?? until(table(lineae, seats, settings), 'take-turn');
  begun.set(key, known);
  return known;
}

function setOcean(s: LinState, spec: Position): void {
  const closed: readonly LockId[] = spec.closed ?? ['lock-2', 'lock-4'];
  for (const lock of lockIds) s.locks[lock] = closed.includes(lock);
  s.water = [0, 0, 0, 0, 0, 0, 0, 0];
  refill(s, { emit: null });
  s.cubes.fill(null);
  for (const [cell, cube] of Object.entries(spec.cubes ?? {})) {
    const [, x, r] = /^x(\d+)r(\d)$/.exec(cell) ?? [];
    s.cubes[cellOf(Number(x), Number(r))] = cube;
  }
  for (const id of subIds) {
    const { x, r, hold = [] }: NonNullable<Position['subs']>[SubId] & object = spec.subs?.[id] ?? subs[id].start;
    s.subs[id] = { x, r, hold: [...hold] };
  }
  s.sky.fill(null);
  for (const [x, cube] of Object.entries(spec.sky ?? {})) s.sky[Number(x)] = cube;
}

function equip(s: LinState, p: Player, seat: number, own: Captain): void {
  for (const good of Object.keys(p.goods) as Good[]) p.goods[good] = own.goods?.[good] ?? 0;
  p.column = own.column ?? 4;
  p.placed = [...(own.placed ?? [])];
  const out = singleSpaces.reduce((sum, space) => {
    const group = s.occupied[space];
    return sum + (group?.seat === seat ? group.count : 0);
  }, p.placed.length);
  p.available = own.available ?? Math.max(0, startCrewOf(s.seats) - out);
  p.tracks = [0, 1, 2, 3].map((slot) => own.tracks?.[slot] ?? 0) as Player['tracks'];
  p.technologies = [...(own.technologies ?? [])];
  p.launched = [...(own.launched ?? [])];
  for (const cube of cubes) p.debts[cube] = own.debts?.[cube] ?? 0;
  p.passed = own.passed ?? false;
  p.marks.round = [...(own.used ?? [])] as Player['marks']['round'];
}

/** A rocket has gone where a colony card lies, and where a card from under an outer rocket lies elsewhere. */
function isLaunched(spec: Position, column: number): boolean {
  if (spec.rockets?.[column] === null || spec.row?.[column] !== undefined) return true;
  const under = column === 0 ? underRockets[0] : column === COLUMNS - 1 ? underRockets[1] : null;
  return under !== null && named(spec).includes(under);
}

function named(spec: Position): readonly ColonyId[] {
  return [...Object.values(spec.row ?? {}), ...(spec.city ?? []), ...(spec.deck ?? [])];
}

/** Launched rockets that nobody is said to have belong to the last seat. */
function setRockets(s: LinState, spec: Position): void {
  const given = Object.values(spec.rockets ?? {}).flatMap((rocket) => (rocket === null ? [] : [rocket[0]]));
  const owned = s.players.flatMap(({ launched }) => launched);
  const free = rocketIds.filter((card) => !given.includes(card) && !owned.includes(card));
  let gone = -owned.length;
  for (let column = 0; column < COLUMNS; column++) {
    const [card, spots] = spec.rockets?.[column] ?? [];
    if (isLaunched(spec, column)) {
      s.rockets[column] = null;
      gone++;
    } else
      s.rockets[column] = {
        card: card ?? free.shift() ?? 'tool-steel',
        spots: [0, 1, 2, 3, 4].map((i) => spots?.[i] ?? null) as NonNullable<LinState['rockets'][number]>['spots'],
      };
  }
  s.players.at(-1)?.launched.push(...free.splice(0, Math.max(0, gone)));
}

function setColonies(s: LinState, spec: Position): void {
  const inPlay = colonyIds.filter((id) => colonies[id].module === 'base' || hasBiogenesis(s));
  [0, COLUMNS - 1].forEach((column, place) => {
    s.under[place] = s.rockets[column] === null ? null : (underRockets[place] ?? null);
  });
  const free = inPlay.filter((id) => !named(spec).includes(id) && !s.under.includes(id));
  const promoted = Math.floor((s.round - 1) / 2);
  for (let slot = 0; slot < 3; slot++)
    s.city[slot] = spec.city?.[slot] ?? (slot < promoted ? (free.pop() ?? null) : null);
  for (let column = 0; column < COLUMNS; column++)
    s.row[column] = spec.row?.[column] ?? (s.rockets[column] === null ? (free.pop() ?? null) : null);
  s.colonyDeck = [...free, ...[...(spec.deck ?? [])].reverse()];
}

function coreAtStart(s: LinState, cube: Cube): number {
  if (minerals.some((mineral) => mineral === cube)) return 2;
  return hasBiogenesis(s) ? 1 : 0;
}

/** What is nowhere else. */
function inSupply(s: LinState, cube: Cube): number {
  if (cube === 'algae' && !hasBiogenesis(s)) return 0;
  const lying = [
    ...s.cubes,
    ...s.sky,
    ...subIds.flatMap((id) => s.subs[id].hold),
    ...s.rockets.flatMap((rocket) => rocket?.spots ?? []),
  ].filter((each) => each === cube).length;
  const owned = s.players.reduce((sum, { goods }) => sum + goods[cube], 0);
  return CUBES - lying - owned - s.core[cube];
}

/** The player at a seat. */
export function captain(t: Lin, seat: number): Readonly<Player> {
  const p = t.state.players[seat];
  if (p === undefined) throw new RangeError(`no seat ${seat}`);
  return p;
}

/** The goods of a seat, in the order of the table of goods; zeros are left out. */
export function goodsOf(t: Lin, seat = 0): { readonly [good: string]: number } {
  return Object.fromEntries(Object.entries(captain(t, seat).goods).filter(([, n]) => n !== 0));
}

/** Everybody but one seat has passed; that seat passes, and what comes after the Action Phase happens. */
export function roundOver(spec: Position, seat = 0): Lin {
  const seats = spec.seats ?? 2;
  const captains = Array.from({ length: seats }, (_, i) => ({ ...spec.captains?.[i], passed: i !== seat }));
  return position({ ...spec, turn: seat, captains }).play(seat, 'pass');
}

/** Leaves diesel, cleaning and conversions aside, up to the next turn or the end. */
export function untilTurn(t: Lin): Lin {
  let now = t;
  while (now.step === 'use-ability') now = now.play(now.decision?.seat ?? 0, 'done');
  return now;
}
