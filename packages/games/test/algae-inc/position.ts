import type { Frame } from '@benchtop/engine/host';
import type { AbilityId } from '../../src/algae-inc/data/abilities.ts';
import { contractIds, contracts } from '../../src/algae-inc/data/contracts.ts';
import type { ContractId } from '../../src/algae-inc/data/contracts.ts';
import { departments } from '../../src/algae-inc/data/departments.ts';
import type { CrossoverId, EngineeringId } from '../../src/algae-inc/data/engineering.ts';
import { crossoverIds } from '../../src/algae-inc/data/engineering.ts';
import type { Good } from '../../src/algae-inc/data/goods.ts';
import { cities, cityIds } from '../../src/algae-inc/data/map.ts';
import type { CityBonusId, CityId } from '../../src/algae-inc/data/map.ts';
import { milestoneIds, milestones } from '../../src/algae-inc/data/milestones.ts';
import type { MilestoneId } from '../../src/algae-inc/data/milestones.ts';
import type { ScoringId } from '../../src/algae-inc/data/scorings.ts';
import type { LayoutId } from '../../src/algae-inc/data/side-board.ts';
import { spotIds, spots, strips, turnsIn, weekendIds } from '../../src/algae-inc/data/week.ts';
import type { SpotId, WeekendId } from '../../src/algae-inc/data/week.ts';
import { byproducts, departmentIds, species, teams } from '../../src/algae-inc/data/words.ts';
import type { Byproduct, DepartmentId, FieldId, SlotId, Species, Team } from '../../src/algae-inc/data/words.ts';
import { effects } from '../../src/algae-inc/effects.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import { diskMask, distanceTo } from '../../src/algae-inc/map.ts';
import { placeOf } from '../../src/algae-inc/plant.ts';
import type { AlgState, Exporter, Player } from '../../src/algae-inc/state.ts';
import { incomeOf } from '../../src/algae-inc/storage.ts';
import { fillTanks } from '../../src/algae-inc/tanks.ts';
import { crossoverAt, engineeringAt, laidPlace } from '../../src/algae-inc/tiles.ts';
import type { LayableId } from '../../src/algae-inc/tiles.ts';
import { turnOrder } from '../../src/algae-inc/turn.ts';
import { askedOf, table, until } from '../table.ts';
import type { TestTable } from '../table.ts';

export type Alg = TestTable<AlgState>;

/** A map export: the city, then its distance and its activation where they matter. */
type Exported = readonly [city: CityId, distance?: number, batch?: number];

interface Company {
  readonly exports?: readonly Exported[];
  /** Slots of reached milestones. */
  readonly reached?: readonly number[];
}

/** What a test cares about of one player. Everything else is as after setup, with an empty purse and an empty plant. */
export interface PlantOf extends Company {
  readonly department?: DepartmentId;
  /** Energy is 3 unless it is given. */
  readonly goods?: { readonly [G in Good]?: number };
  readonly fields?: { readonly [F in FieldId]?: number };
  readonly built?: { readonly [E in EngineeringId]?: SlotId };
  /** The rotation and the cell of the top left corner: `[1, 'r0c1']`. */
  readonly laid?: { readonly [T in LayableId]?: readonly [rotation: number, cell: string] };
  readonly crossover?: { readonly [C in CrossoverId]?: 'fresh' | 'kept' };
  readonly layout?: LayoutId;
  readonly staff?: { readonly [T in Team]?: number };
  readonly upgraded?: readonly Team[];
  readonly contract?: { readonly scoring?: ScoringId; readonly export?: ContractId; readonly ability?: AbilityId };
  /** The contract export was made. */
  readonly done?: boolean;
  /** Double Action tiles used. */
  readonly used?: number;
  readonly spot?: SpotId;
  /** Marks of this activation. */
  readonly marks?: readonly string[];
}

/** A position at the beginning of a turn. */
export interface Position {
  readonly seats?: number;
  readonly settings?: { readonly [name: string]: unknown };
  readonly week?: number;
  readonly day?: number;
  /** Whose turn it is, and who has the First player token: seat 0 unless it is given. */
  readonly turn?: number;
  readonly first?: number;
  readonly demand?: { readonly [C in CityId]?: number };
  readonly bonuses?: { readonly [C in CityId]?: CityBonusId };
  /** By slot; the others are hard to reach. */
  readonly milestones?: { readonly [slot: number]: MilestoneId };
  readonly weekend?: readonly WeekendId[];
  readonly month?: readonly number[];
  readonly exportBonus?: readonly Team[];
  readonly algae?: { readonly [S in Species]?: number };
  readonly byproducts?: { readonly [B in Byproduct]?: number };
  readonly neutral?: { readonly [S in SpotId]?: number };
  readonly competitor?: Company & { readonly vp?: number };
  readonly plants?: readonly PlantOf[];
}

/** The table at the beginning of a turn in a position set up by hand. */
export function position(spec: Position = {}): Alg {
  return started(spec).with((s) => setUp(s, spec));
}

/** At the question for an action, on a spot: seat 0 has moved there. */
export function atAction(spec: Position, spot: SpotId): Alg {
  const day = strips.indexOf(spots[spot].strip) + 1;
  const from = spotIds.find((id) => (spots[id].leads as readonly string[]).includes(spot));
  const [own = {}, ...others] = spec.plants ?? [];
  const before = day === 1 || from === undefined ? own : { ...own, spot: from };
  return position({ ...spec, day, turn: 0, plants: [before, ...others] }).play(0, spot);
}

/** At the beginning of M2 on a Monday: everybody has euros, VP and food; the first player takes cubes. */
export function monday(spec: Position = {}): Alg {
  return started(spec).with((s) => {
    setUp(s, { ...spec, day: 1 });
    s.stage = 'monday';
    s.day = 0;
    const [first = 0, ...others] = turnOrder(s);
    const later = [...others].reverse();
    const frames = [
      phaseFrame('begin-week', null),
      ...later.map((seat) => phaseFrame('monday-moves', seat)),
      phaseFrame('monday-moves', first),
      phaseFrame('science-income', null),
      ...later.map((seat) => phaseFrame('monday-cubes', seat)),
    ];
    const [asked] = askedOf(first, s.stack);
    if (asked === undefined) throw new Error('nobody is asked');
    const left = incomeOf(s, first, 'operators', 'monday');
    s.stack = [...frames, { ...asked, step: 'take-algae', args: { left } }].map((frame, id) => ({ ...frame, id }));
    s.asked = s.stack.length;
  });
}

/** After the last turn of a week: the last player has moved to a spot and taken €1. */
export function friday(spec: Position = {}, spot: SpotId = 'e0'): Alg {
  const seats = spec.seats ?? 2;
  const last = ((spec.first ?? 0) + seats - 1) % seats;
  const from = spotIds.find((id) => (spots[id].leads as readonly string[]).includes(spot));
  const plants = Array.from({ length: seats }, (_, seat) => ({
    ...spec.plants?.[seat],
    ...(seat === last && from !== undefined ? { spot: from } : {}),
  }));
  const ended = position({ ...spec, plants, day: 5, turn: last }).play(last, spot, 'small euro');
  return ended.step === 'double-action' ? ended.play(last, 'no') : ended;
}

function phaseFrame(step: string, seat: number | null): Frame {
  return { kind: 'phase', id: 0, step, seat, seats: null, answers: null, args: {} };
}

const begun = new Map<string, Alg>();

/** Seats without a department of their own get the first that is free and allowed. */
function departmentsOf({ seats = 2, plants = [] }: Position): readonly DepartmentId[] {
  const chosen: (DepartmentId | undefined)[] = Array.from({ length: seats }, (_, seat) => plants[seat]?.department);
  const rivals = (a: DepartmentId, b: DepartmentId | undefined) =>
    b !== undefined && (a === b || (seats === 2 && departments[a].produces === departments[b].produces));
  chosen.forEach((own, seat) => {
    chosen[seat] = own ?? departmentIds.find((id) => !chosen.some((other) => rivals(id, other)));
  });
  return chosen.map((own) => own ?? 'cosmetics');
}

function started(spec: Position): Alg {
  const { seats = 2, settings = {} } = spec;
  const key = JSON.stringify([seats, settings]);
  const known = begun.get(key) ?? until(table(algaeInc, seats, settings), 'move-worker');
  begun.set(key, known);
  return known;
}

function setUp(s: AlgState, spec: Position): void {
  s.week = spec.week ?? 1;
  s.day = spec.day ?? 1;
  s.first = spec.first ?? 0;
  s.active = spec.turn ?? s.first;
  s.stack = askedOf(s.active, s.stack);
  const chosen = departmentsOf(spec);
  s.box = { faces: [...contractIds], known: contractIds.map(() => 0) };
  for (const p of s.players) p.cities = [];
  s.players.forEach((p, seat) => equip(s, p, chosen[seat] ?? 'food', spec.plants?.[seat] ?? {}));
  setMap(s, spec);
  setTable(s, spec);
  setWorkers(s, spec);
  setExports(s, spec);
  fillTanks(s);
  for (const kind of species) s.algae[kind] = spec.algae?.[kind] ?? s.algae[kind];
  for (const tank of byproducts) s.byproducts[tank] = spec.byproducts?.[tank] ?? s.byproducts[tank];
}

function equip(s: AlgState, p: Player, department: DepartmentId, own: PlantOf): void {
  for (const good of Object.keys(p.goods) as Good[]) p.goods[good] = own.goods?.[good] ?? (good === 'energy' ? 3 : 0);
  p.department = department;
  p.layout = own.layout ?? (s.settings['inserts'] === true ? p.layout : department);
  p.fields.fill(0);
  for (const [field, n] of Object.entries(own.fields ?? {})) p.fields[placeOf(p, field as FieldId)] = n;
  p.built.fill('side');
  for (const [tile, slot] of Object.entries(own.built ?? {}))
    p.built[engineeringAt[tile as EngineeringId].place] = slot;
  p.crossover.fill('side');
  for (const [tile, where] of Object.entries(own.crossover ?? {}))
    p.crossover[crossoverAt[tile as CrossoverId].place] = where;
  p.laid.fill(-1);
  for (const [tile, [rotation, cell]] of Object.entries(own.laid ?? {})) {
    p.laid[laidPlace(tile as LayableId)] = 48 * rotation + cellOf(cell);
    const crossover = crossoverIds.find((id) => id === tile);
    if (crossover !== undefined) p.crossover[crossoverAt[crossover].place] = 'kept';
  }
  for (const team of teams) {
    p.staff[team] = own.staff?.[team] ?? 1;
    p.upgraded[team] = own.upgraded?.includes(team) ?? false;
  }
  // Everybody has a staff tile from a pool.
  if (own.staff === undefined) p.staff.scientists = 2;
  p.doubleUsed = own.used ?? 0;
  p.contractDone = own.done ?? false;
  p.monthVp = 0;
  p.marks.activation = [...(own.marks ?? [])] as Player['marks']['activation'];
  assign(s, p, department, own);
}

/** The number of a cell: `r0c1`. */
export function cellOf(cell: string): number {
  const [, row, column] = /^r(\d)c(\d)$/.exec(cell) ?? [];
  return 6 * Number(row) + Number(column);
}

/** Parts that change little in a test that does not speak of them. */
const quiet: readonly string[] = ['ab-planner', 'ab-weekend', 'es-crossover', 'es-double', 'es-colours', 'es-follower'];

/** Finds a card for each part: one card of a department shows a part, and no card two of the three. */
function assign(s: AlgState, p: Player, department: DepartmentId, { contract = {} }: PlantOf): void {
  const own = contractIds.filter((id) => contracts[id].department === department);
  const taken: ContractId[] = [];
  const take = (what: string, fits: (id: ContractId) => boolean): ContractId => {
    const card = own.find((id) => fits(id) && !taken.includes(id));
    if (card === undefined) throw new Error(`${department} has no other card for ${what}`);
    taken.push(card);
    return card;
  };
  const named = {
    ability: contract.ability && take('the ability', (id) => contracts[id].ability === contract.ability),
    scoring: contract.scoring && take('the scoring', (id) => contracts[id].scoring === contract.scoring),
    export: contract.export && take('the export', (id) => id === contract.export),
  };
  const free = (key: 'ability' | 'scoring') => (id: ContractId) => quiet.includes(contracts[id][key]);
  const any = (): boolean => true;
  const or = (key: 'ability' | 'scoring'): ContractId =>
    take(key, own.some((id) => free(key)(id) && !taken.includes(id)) ? free(key) : any);
  const ability = named.ability ?? or('ability');
  const scoring = named.scoring ?? or('scoring');
  p.contract = { ability, scoring, export: named.export ?? take('the export', any) };
  p.hand = { faces: [], known: [] };
  s.box.faces = s.box.faces.filter((id) => !taken.includes(id));
  s.box.known = s.box.faces.map(() => 0);
}

/** Demand tokens change places with others of their kind. */
function setMap(s: AlgState, spec: Position): void {
  const demand = [...s.demand];
  const pinned = new Set(Object.keys(spec.demand ?? {}));
  const done = new Set<CityId>();
  for (const [city, n] of Object.entries(spec.demand ?? {}) as [CityId, number][]) {
    const place = cityIds.indexOf(city);
    const from = cityIds.findIndex(
      (id, i) =>
        demand[i] === n &&
        cities[id].kind === cities[city].kind &&
        !done.has(id) &&
        (id === city || !pinned.has(id) || spec.demand?.[id] !== n),
    );
    if (from < 0) throw new Error(`no demand token ${n} is left for ${city}`);
    [demand[place], demand[from]] = [demand[from] ?? 0, demand[place] ?? 0];
    done.add(city);
  }
  s.demand = demand;
  const start = s.seats === 1 ? (spec.competitor?.exports?.[0]?.[0] ?? 'berlin') : null;
  s.bonuses = cityIds.map((id, i) => (id === start ? null : (spec.bonuses?.[id] ?? s.bonuses[i] ?? 'cb-euro')));
}

const hard: readonly MilestoneId[] = [
  'm-dist-1x2',
  'm-follow-2',
  'm-demand-2x3',
  'm-chain-3',
  'm-turn-3',
  'm-demand-4x3',
  'm-regions-4',
  'm-opened-5',
  'm-cities-8',
  'm-chain-7',
];

function setTable(s: AlgState, spec: Position): void {
  const shown = hard.map((id, slot) => spec.milestones?.[slot] ?? id);
  shown.forEach((id, slot) => {
    const beside = slot % 2 === 0 ? slot + 1 : slot - 1;
    const other = shown[beside];
    if (other === undefined || milestones[other].tile !== milestones[id].tile || spec.milestones?.[slot]) return;
    const { colour, tile } = milestones[id];
    shown[slot] =
      milestoneIds.find((each) => milestones[each].colour === colour && milestones[each].tile !== tile) ?? id;
  });
  s.milestones = shown;
  s.weekend = spec.weekend ?? weekendIds;
  s.month = spec.month ?? [1, 2, 3, 4];
  s.exportBonus = spec.exportBonus ?? teams;
  s.neutral = spotIds.map((id) => spec.neutral?.[id] ?? neutralOn(s, id)) as AlgState['neutral'];
}

/** As at setup, but on strips that have turned. */
function neutralOn(s: AlgState, id: SpotId): number {
  const turned = turnsIn[spots[id].strip];
  return s.seats > 1 || (turned !== null && turned <= s.week) ? 0 : spots[id].neutral;
}

/** Who has moved today stands on this strip, the others on the one before. */
function setWorkers(s: AlgState, spec: Position): void {
  let moved = true;
  for (const seat of turnOrder(s)) {
    if (seat === s.active) moved = false;
    const strip = strips[moved ? s.day - 1 : s.day - 2];
    const given = spec.plants?.[seat]?.spot;
    const p = s.players[seat];
    if (p !== undefined) p.spot = given ?? spotIds.find((id) => spots[id].strip === strip) ?? null;
  }
}

function setExports(s: AlgState, spec: Position): void {
  const start: Company = s.seats === 1 ? { exports: [['berlin']] } : {};
  s.competitor = { vp: spec.competitor?.vp ?? 0, cities: [], distances: [], batches: [], milestones: [], claimed: [] };
  let claims = record(s, s.competitor, { ...start, ...spec.competitor }, 0);
  s.players.forEach((p, seat) => {
    claims = record(s, p, spec.plants?.[seat] ?? {}, claims);
  });
}

function record(s: AlgState, exporter: Exporter, { exports = [], reached = [] }: Company, claims: number): number {
  Object.assign(exporter, { cities: [], distances: [], batches: [] });
  exports.forEach(([city, distance, batch], i) => {
    const place = cityIds.indexOf(city);
    exporter.distances.push(distance ?? distanceTo(diskMask(s), place));
    exporter.cities.push(city);
    exporter.batches.push(batch ?? (exporter === s.competitor ? 0 : i + 1));
  });
  exporter.milestones = [...reached];
  exporter.claimed = reached.map((_, i) => claims + i);
  return claims + reached.length;
}

/** The player at a seat. */
export function plant(t: Alg, seat = 0): Readonly<Player> {
  const p = t.state.players[seat];
  if (p === undefined) throw new RangeError(`no seat ${seat}`);
  return p;
}

/** Some goods of a seat, in the order of the table of goods; zeros are left out. */
export function goodsOf(t: Alg, seat = 0): { readonly [good: string]: number } {
  return Object.fromEntries(Object.entries(plant(t, seat).goods).filter(([, n]) => n !== 0));
}

/** Cubes by field; empty ones are left out. */
export function cubesOf(t: Alg, seat = 0): { readonly [field: string]: number } {
  const p = plant(t, seat);
  const { fields } = departments[p.department ?? 'food'];
  return Object.fromEntries(
    (Object.keys(fields) as FieldId[])
      .map((id) => [id, p.fields[placeOf(p, id)] ?? 0] as const)
      .filter(([, n]) => n > 0),
  );
}

/** A number that rows change. */
export function valueOf(t: Alg, point: Parameters<typeof effects.value>[2], seat = 0): number {
  return effects.value(t.state, seat, point);
}
