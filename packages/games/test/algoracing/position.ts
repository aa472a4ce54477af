import { algoracing } from '../../src/algoracing/index.ts';
import { cornerAt, corners } from '../../src/algoracing/data/board.ts';
import type { Corner, Direction } from '../../src/algoracing/data/board.ts';
import { cards, HAND, kindsOf } from '../../src/algoracing/data/cards.ts';
import type { CommandKind, Kind } from '../../src/algoracing/data/cards.ts';
import { presets, standardPreset } from '../../src/algoracing/data/hills.ts';
import type { Placement, PresetId } from '../../src/algoracing/data/hills.ts';
import { colours } from '../../src/algoracing/data/rovers.ts';
import type { Colour } from '../../src/algoracing/data/rovers.ts';
import { perType, sampleIds, sampleTypes } from '../../src/algoracing/data/samples.ts';
import type { SampleId, SampleType } from '../../src/algoracing/data/samples.ts';
import { cycleKind } from '../../src/algoracing/algorithm.ts';
import { modeOf } from '../../src/algoracing/state.ts';
import type { AlgoracingState, Cycle, Lock, Rover } from '../../src/algoracing/state.ts';
import { askedOf, table, until } from '../table.ts';
import type { TestTable } from '../table.ts';

export type Race = TestTable<AlgoracingState>;

/** What a test cares about for one player. Everything else is as at the start. */
export interface Driver {
  /** "3 7 W": square and direction; on the own base otherwise. */
  readonly at?: string;
  readonly colour?: Colour;
  readonly corner?: Corner;
  /** Types aboard, the oldest first. */
  readonly load?: readonly SampleType[];
  readonly delivered?: readonly SampleType[];
  readonly lift?: boolean;
  /** The first cards of the hand; the others are whatever is left. */
  readonly hand?: readonly Kind[];
}

/** A position at the beginning of a turn. Seat 0 begins, in the order of the seats. */
export interface Position {
  readonly seats?: number;
  readonly layout?: PresetId;
  /** Blocks that no ready layout has; they replace those of the layout. */
  readonly placements?: readonly Placement[];
  readonly mode?: 'basic' | 'full';
  readonly turns?: number;
  readonly passes?: number;
  readonly drivers?: readonly Driver[];
  /** Samples by square, "2 4", the longest lying first; types default to what is left. */
  readonly ground?: { readonly [square: string]: number | readonly SampleType[] };
  /** The square for samples that do not matter, or null to leave them out as delivered by the last player. */
  readonly rest?: string;
  readonly locks?: readonly Lock[];
  readonly commands?: readonly CommandKind[];
  readonly cycles?: readonly Cycle[];
  /** In drawing order: the first comes first. The cards below are whatever is left. */
  readonly deck?: readonly Kind[];
  /** Puts all cards that nothing else mentions onto the discard pile. */
  readonly emptyDeck?: boolean;
}

/** Squares on hills, off the routes that tests drive. */
const ASIDE = { basic: '2 1', full: '5 5' } as const;
/** Corners of the seats in the order of the colours. */
const homes = ['nw', 'ne', 'se', 'sw'] as const;

/** The table at the beginning of a turn in a position set up by hand. */
export function position(spec: Position = {}): Race {
  const mode = spec.mode ?? (spec.layout === undefined ? 'basic' : presets[spec.layout].mode);
  const layout = spec.layout ?? standardPreset[mode];
  const start = until(table(algoracing, spec.seats ?? 2, { mode, layout }), `build-${mode}`);
  return start.with((s) => {
    const turns = spec.turns ?? 0;
    s.order = s.order.map((_, place) => place);
    s.turns = turns;
    s.active = turns % s.seats;
    s.passes = spec.passes ?? 0;
    s.stack = askedOf(s.active, s.stack);
    s.locks = [...(spec.locks ?? [])];
    s.placements = spec.placements ?? s.placements;
    seatDrivers(s, spec.drivers ?? []);
    spreadSamples(s, spec);
    dealCards(s, spec);
  });
}

function seatDrivers(s: AlgoracingState, drivers: readonly Driver[]): void {
  const chosen = s.rovers.map((_, seat) => drivers[seat]?.colour ?? null);
  const free = colours.filter((colour) => !chosen.includes(colour));
  const places = s.rovers.map((_, seat) => drivers[seat]?.corner ?? null);
  const spare = homes.filter((corner) => !places.includes(corner));
  const bases: { [C in Corner]: Colour | null } = { nw: null, ne: null, se: null, sw: null };
  s.rovers.forEach((rover, seat) => {
    const driver = drivers[seat] ?? {};
    rover.colour = driver.colour ?? free.shift() ?? 'red';
    rover.corner = driver.corner ?? spare.shift() ?? 'nw';
    bases[rover.corner] = rover.colour;
    rover.lift = driver.lift ?? false;
    stand(s, rover, driver.at ?? null);
  });
  for (const corner of corners) bases[corner] ??= free.shift() ?? null;
  s.bases = bases;
}

function stand(s: AlgoracingState, rover: Rover, at: string | null): void {
  if (at === null) {
    const last = modeOf(s) === 'full' ? 8 : 5;
    const { x, y } = cornerAt[rover.corner ?? 'nw'];
    rover.x = x * last;
    rover.y = y * last;
    rover.dir = y === 0 ? 'S' : 'N';
    return;
  }
  const [x = '', y = '', dir = ''] = at.split(' ');
  rover.x = Number(x);
  rover.y = Number(y);
  rover.dir = dir as Direction;
}

/** Hands out handles: loads first, then the ground, then the rest; types that a test does not name are what is left. */
function spreadSamples(s: AlgoracingState, spec: Position): void {
  const mode = modeOf(s);
  const left = sampleTypes.flatMap((type) => Array<SampleType>(perType[mode]).fill(type));
  const take = (type: SampleType): SampleType => {
    const index = left.indexOf(type);
    if (index < 0) throw new Error(`the position needs too many ${type} samples`);
    left.splice(index, 1);
    return type;
  };
  const drivers = spec.drivers ?? [];
  s.rovers.forEach((rover, seat) => (rover.delivered = (drivers[seat]?.delivered ?? []).map(take)));
  for (const types of Object.values(spec.ground ?? {})) if (typeof types !== 'number') types.forEach(take);
  drivers.forEach(({ load }) => load?.forEach(take));
  s.faces = [];
  s.unseen = [];
  s.ground = [];
  const mint = (type: SampleType): SampleId => {
    const id = sampleIds[s.unseen.length] ?? 's20';
    s.unseen = [...s.unseen, id];
    s.faces.push(type);
    return id;
  };
  s.rovers.forEach((rover, seat) => (rover.load = (drivers[seat]?.load ?? []).map(mint)));
  const lay = (square: string, type: SampleType): void => {
    const [x = '', y = ''] = square.split(' ');
    s.ground = [...s.ground, { sample: mint(type), x: Number(x), y: Number(y) }];
  };
  for (const [square, types] of Object.entries(spec.ground ?? {})) {
    const given = typeof types === 'number' ? left.splice(0, types) : types;
    for (const type of given) lay(square, type);
  }
  for (const type of left) lay(spec.rest ?? ASIDE[mode], type);
}

function dealCards(s: AlgoracingState, spec: Position): void {
  const left: Kind[] = kindsOf[modeOf(s)].flatMap((kind) => Array<Kind>(cards[kind].count).fill(kind));
  const take = (kind: Kind): void => {
    const index = left.indexOf(kind);
    if (index < 0) throw new Error(`the position needs too many ${kind} cards`);
    left.splice(index, 1);
  };
  s.commands = [...(spec.commands ?? [])];
  s.cycles = [...(spec.cycles ?? [])];
  s.commands.forEach(take);
  s.cycles.forEach(({ factor }) => take(cycleKind(factor)));
  spec.drivers?.forEach(({ hand }) => hand?.forEach(take));
  spec.deck?.forEach(take);
  s.rovers.forEach((rover, seat) => {
    const given = spec.drivers?.[seat]?.hand ?? [];
    rover.hand = [...given, ...left.splice(0, HAND - given.length)];
  });
  s.deck = spec.emptyDeck === true ? [] : [...left];
  s.discard = spec.emptyDeck === true ? [...left] : [];
  s.deck.push(...[...(spec.deck ?? [])].reverse());
}

/** The rover of a seat. */
export function rover(t: Race, seat: number): Readonly<Rover> {
  const each = t.state.rovers[seat];
  if (each === undefined) throw new RangeError(`no seat ${seat}`);
  return each;
}

/** "3 7 W": where the rover of a seat stands. */
export function pose(t: Race, seat: number): string {
  const { x, y, dir } = rover(t, seat);
  return `${x} ${y} ${dir}`;
}

/** How many samples lie on a square, "2 4". */
export function lying(t: Race, square: string): number {
  return t.state.ground.filter(({ x, y }) => `${x} ${y}` === square).length;
}

/** Picks and places commands at the end of the shared algorithm (or lays them in the row), then runs. */
export function drive(t: Race, seat: number, ...kinds: readonly CommandKind[]): Race {
  let now = t;
  for (const kind of kinds)
    now =
      now.step === 'build-basic'
        ? now.play(seat, `add ${kind}`)
        : now.play(seat, `pick ${kind}`, `insert ${now.state.commands.length}`);
  return now.play(seat, 'run');
}

/** Why each skipped command was skipped, in order. */
export function skips(t: Race): unknown[] {
  return t.heard('command-skipped').map(({ reason }) => reason);
}

/** A cycle card above one or two commands, counted from 1. */
export function over(start: number, width: 1 | 2, factor: 2 | 3): Cycle {
  return { factor, start: start - 1, width };
}

/** A turn of the full game on the staircase, as many seats as drivers and at least two. */
export function full(drivers: readonly Driver[] = [], more: Position = {}): Race {
  return position({ layout: 'staircase', seats: Math.max(2, drivers.length), drivers, ...more });
}

/** A turn of the basic game on the first steps, as many seats as drivers and at least two. */
export function basic(drivers: readonly Driver[] = [], more: Position = {}): Race {
  return position({ layout: 'first-steps', seats: Math.max(2, drivers.length), drivers, ...more });
}

/** The squares a rover entered, in order: "2 0, 3 0". */
export function route(t: Race): string {
  const squares = t.heard('rover-moved').map(({ to }) => to as { x: number; y: number });
  return squares.map(({ x, y }) => `${x} ${y}`).join(', ');
}

/** The commands as they were executed or skipped, in order. */
export function script(t: Race): unknown[] {
  return t.heard('command-started').map(({ kind }) => kind);
}
