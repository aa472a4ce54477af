import { departments, fieldIds, machines, plantOf } from '@benchtop/games/algae-inc';
import type { Belt, DepartmentId, Field, FieldId, Link, Machine, YellowId } from '@benchtop/games/algae-inc';
import type { Area } from '../geometry.ts';

/** Where things of a Department board lie: from left to right, or from top to bottom on a phone. */
export interface PlantGeometry {
  readonly turned: boolean;
  readonly w: number;
  readonly h: number;
  readonly fields: ReadonlyMap<FieldId, PlacedField>;
  readonly towers: { readonly [M in Machine]: Area };
  readonly heads: { readonly [M in Machine]: Area };
  /** Behind Machines A and B. */
  readonly conveyors: { readonly [M in 'a' | 'b']: Area };
  readonly belts: ReadonlyMap<YellowId, Line>;
  /** Losses, transport and the special rule of the department. */
  readonly foot: Area;
}

export interface PlacedField extends Area {
  readonly id: FieldId;
  readonly field: Field;
}

export interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const zones = ['storage', 'b', 'c', 'dispatch'] as const;
type Zone = (typeof zones)[number];
const FOOT = 38;

interface Listed {
  readonly id: FieldId;
  readonly field: Field;
}

function fieldsIn(department: DepartmentId, zone: Zone): readonly Listed[] {
  const all: { readonly [F in FieldId]?: Field } = departments[department].fields;
  const found: Listed[] = [];
  for (const id of fieldIds) {
    const field = all[id];
    if (field?.zone === zone) found.push({ id, field });
  }
  return found.sort((a, b) => a.field.row - b.field.row);
}

/** Links between fields of one zone need room between them. */
function hasLinks(department: DepartmentId, ids: readonly FieldId[]): boolean {
  const { links, fields } = plantOf({ department });
  return machines.some((machine) =>
    links[machine].some(({ from }) => from >= 0 && ids.some((id) => fields[from] === id)),
  );
}

const COLUMNS = { storage: 84, b: 92, c: 92, dispatch: 108 } as const;
const ROWS = { storage: 54, b: 54, c: 54, dispatch: 58 } as const;
/** The margin at the left of a turned plant, for the heads of its Machines. */
const MARGIN = 42;

function across(department: DepartmentId, w: number, h: number): readonly PlacedField[] {
  const gap = (w - 16 - COLUMNS.storage - COLUMNS.b - COLUMNS.c - COLUMNS.dispatch) / 3;
  let x = 8;
  return zones.flatMap((zone) => {
    const rows = fieldsIn(department, zone);
    const wide = COLUMNS[zone];
    const [top, bottom] = spanOf(zone, rows.length, h);
    const pitch = (bottom - top) / rows.length;
    const linked = hasLinks(
      department,
      rows.map(({ id }) => id),
    );
    const high = heightOf(zone, rows.length, pitch, linked);
    const left = x;
    x += wide + gap;
    return rows.map(({ id, field }, i) => ({
      id,
      field,
      x: left,
      y: top + pitch * i + (pitch - high) / 2,
      w: wide,
      h: high,
    }));
  });
}

/** From where to where the fields of a zone reach. Many products reach down beside the foot. */
function spanOf(zone: Zone, n: number, h: number): readonly [number, number] {
  if (zone === 'storage') return [8, h - 50];
  if (zone === 'dispatch') return [8, h - (n > 4 ? 6 : 46)];
  return [34, h - 46];
}

function heightOf(zone: Zone, n: number, pitch: number, linked: boolean): number {
  if (zone === 'storage') return Math.min(50, pitch - 5);
  if (linked) return Math.min(46, pitch - (zone === 'dispatch' ? 21 : 28));
  if (zone === 'dispatch' && n === 3) return Math.min(56, pitch - 8);
  return Math.min(48, pitch - 5);
}

function downwards(department: DepartmentId, w: number, h: number): readonly PlacedField[] {
  const gap = (h - FOOT - 10 - ROWS.storage - ROWS.b - ROWS.c - ROWS.dispatch) / 3;
  let y = 4;
  return zones.flatMap((zone) => {
    const rows = fieldsIn(department, zone);
    const pitch = (w - MARGIN - 4) / rows.length;
    const linked = hasLinks(
      department,
      rows.map(({ id }) => id),
    );
    const wide =
      zone === 'storage' ? pitch - 5 : linked ? pitch - (rows.length > 3 ? 20 : 36) : Math.min(pitch - 4, 110);
    const top = y;
    y += ROWS[zone] + gap;
    return rows.map(({ id, field }, i) => ({
      id,
      field,
      x: MARGIN + pitch * i + (pitch - wide) / 2,
      y: top,
      w: wide,
      h: ROWS[zone],
    }));
  });
}

/** Ends of belts at one field lie side by side, in the order of what they come from, so that they do not cross. */
function lineOf(
  belt: Belt,
  belts: readonly Belt[],
  at: (place: number) => PlacedField | undefined,
  turned: boolean,
): Line | null {
  const [from, to] = [at(belt.from), at(belt.to)];
  if (from === undefined || to === undefined) return null;
  const leaving = belts.filter((one) => one.from === belt.from).sort((a, b) => a.to - b.to);
  const coming = belts
    .filter((one) => one.to === belt.to)
    .sort((a, b) => (at(a.from)?.field.row ?? 0) - (at(b.from)?.field.row ?? 0));
  const out = leaving.indexOf(belt) - (leaving.length - 1) / 2;
  const into = coming.indexOf(belt) - (coming.length - 1) / 2;
  if (turned)
    return {
      x1: from.x + from.w / 2 + out * Math.min(18, (from.w / leaving.length) * 0.7),
      y1: from.y + from.h + 2,
      x2: to.x + to.w / 2 + into * Math.min(16, (to.w - 8) / coming.length),
      y2: to.y - 4,
    };
  return {
    x1: from.x + from.w + 2,
    y1: from.y + from.h / 2 + out * Math.min(14, (from.h / leaving.length) * 0.8),
    x2: to.x - 4,
    y2: to.y + to.h / 2 + into * Math.min(13, (to.h - 8) / coming.length),
  };
}

/** The room between two zones. */
function between(
  fields: readonly PlacedField[],
  [left, right]: readonly [Zone, Zone],
  turned: boolean,
): readonly [number, number] {
  const ends = fields.filter(({ field }) => field.zone === left).map((a) => (turned ? a.y + a.h : a.x + a.w));
  const starts = fields.filter(({ field }) => field.zone === right).map((a) => (turned ? a.y : a.x));
  return [Math.max(...ends), Math.min(...starts)];
}

const sides = { a: ['storage', 'b'], b: ['b', 'c'], c: ['c', 'dispatch'] } as const satisfies Record<
  Machine,
  readonly [Zone, Zone]
>;
const TOWER = 46;

export function plantGeometry(department: DepartmentId, w: number, h: number, turned: boolean): PlantGeometry {
  const placed = turned ? downwards(department, w, h) : across(department, w, h);
  const fields = new Map(placed.map((one) => [one.id, one]));
  const plant = plantOf({ department });
  const at = (place: number): PlacedField | undefined => {
    const id = plant.fields[place];
    return id === undefined || id === null ? undefined : fields.get(id);
  };
  const middleOf = (machine: Machine): number => {
    const [from, to] = between(placed, sides[machine], turned);
    return (from + to) / 2;
  };
  const tower = (machine: Machine): Area => {
    const c = middleOf(machine);
    const [from, to] = between(placed, sides[machine], turned);
    if (turned) return { x: 3, y: from + 4, w: w - 6, h: to - from - 8 };
    return { x: c - TOWER / 2, y: 5, w: TOWER, h: h - (machine === 'a' ? 54 : 48) - 5 };
  };
  const head = (machine: Machine): Area => {
    const c = middleOf(machine);
    return turned ? { x: 5, y: c - 19, w: 36, h: 38 } : { x: c - 34, y: 4, w: 68, h: 27 };
  };
  const conveyor = (machine: 'a' | 'b'): Area => {
    const c = middleOf(machine);
    return turned ? { x: w - 42, y: c - 14, w: 36, h: 28 } : { x: c + 37, y: 4, w: 40, h: 27 };
  };
  const belts = new Map<YellowId, Line>();
  for (const belt of plant.allBelts) {
    const line = lineOf(belt, plant.belts[belt.machine], at, turned);
    if (line !== null) belts.set(belt.id, line);
  }
  const many = placed.filter(({ field }) => field.zone === 'dispatch').length > 4;
  return {
    turned,
    w,
    h,
    fields,
    towers: { a: tower('a'), b: tower('b'), c: tower('c') },
    heads: { a: head('a'), b: head('b'), c: head('c') },
    conveyors: { a: conveyor('a'), b: conveyor('b') },
    belts,
    foot: { x: 8, y: h - FOOT - 6, w: !turned && many ? w - 16 - COLUMNS.dispatch - 8 : w - 16, h: FOOT },
  };
}

/** Where the sign of a green belt hangs, and which way its arrow points, in degrees. */
export interface Hung {
  readonly x: number;
  readonly y: number;
  readonly arrow: number | null;
}

/** Between two fields: those that connect the same two stand side by side. */
function shiftAt(from: Area, to: Area, index: number, of: number, turned: boolean): Hung {
  const share = (index + 1) / (of + 1);
  // Improved ones are wider: two have to stand clear of each other.
  const apart = of > 1 ? (index === 0 ? -1 : 1) : 0;
  if (turned) {
    const back = from.x > to.x;
    const x = back ? (to.x + to.w + from.x) / 2 : (from.x + from.w + to.x) / 2;
    return { x, y: from.y + from.h * share + apart * 4, arrow: back ? 180 : 0 };
  }
  const up = from.y > to.y;
  const y = up ? (to.y + to.h + from.y) / 2 : (from.y + from.h + to.y) / 2;
  return { x: from.x + from.w * share + apart * 17, y, arrow: up ? -90 : 90 };
}

const pairOf = ({ from, to }: Link): string => [from, to].sort((a, b) => a - b).join(' ');

/** Where a link of a department lies; null where its board has no such field. */
export function hungAt(g: PlantGeometry, department: DepartmentId, machine: Machine, link: Link): Hung | null {
  const plant = plantOf({ department });
  const box = (place: number): PlacedField | null => {
    const id = plant.fields[place];
    return id === undefined || id === null ? null : (g.fields.get(id) ?? null);
  };
  if (link.belt >= 0) {
    const belt = plant.belts[machine][link.belt];
    const line = belt === undefined ? undefined : g.belts.get(belt.id);
    if (line === undefined) return null;
    const { x1, y1, x2, y2 } = line;
    return { x: (x1 + x2) / 2, y: (y1 + y2) / 2, arrow: null };
  }
  const to = box(link.to);
  if (to === null) return null;
  if (link.from < 0) {
    const linked = plant.links[machine].some((other) => other.from >= 0 && other.to === link.to);
    if (g.turned) return { x: to.x + (linked ? 12 : to.w - 12), y: to.y - 10, arrow: null };
    return { x: linked ? to.x - 6 : to.x + 32, y: to.y - 10, arrow: null };
  }
  const from = box(link.from);
  if (from === null) return null;
  const same = plant.links[machine].filter((other) => other.from >= 0 && pairOf(other) === pairOf(link));
  return shiftAt(from, to, same.indexOf(link), same.length, g.turned);
}
