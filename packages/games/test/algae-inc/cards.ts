import { abilities, abilityIds } from '../../src/algae-inc/data/abilities.ts';
import type { AbilityId } from '../../src/algae-inc/data/abilities.ts';
import { contractIds, contracts } from '../../src/algae-inc/data/contracts.ts';
import type { ContractId } from '../../src/algae-inc/data/contracts.ts';
import { belts, departments, greenRowIds, prefixes } from '../../src/algae-inc/data/departments.ts';
import type { Department } from '../../src/algae-inc/data/departments/department.ts';
import { crossoverIds, crossovers, engineering, engineeringIds } from '../../src/algae-inc/data/engineering.ts';
import type { CrossoverId, EngineeringId } from '../../src/algae-inc/data/engineering.ts';
import { cityBonuses, cityBonusIds } from '../../src/algae-inc/data/map.ts';
import type { CityBonusId } from '../../src/algae-inc/data/map.ts';
import { milestoneIds, milestones } from '../../src/algae-inc/data/milestones.ts';
import type { MilestoneId } from '../../src/algae-inc/data/milestones.ts';
import { teamNames } from '../../src/algae-inc/data/roster.ts';
import { scoringIds, scorings } from '../../src/algae-inc/data/scorings.ts';
import type { ScoringId } from '../../src/algae-inc/data/scorings.ts';
import { science, scienceIds } from '../../src/algae-inc/data/science.ts';
import type { ScienceId } from '../../src/algae-inc/data/science.ts';
import { bonusLetters, bonusRows, GRID_COLUMNS, layouts } from '../../src/algae-inc/data/side-board.ts';
import { actionIds, smallActions, weekendIds, weekendTiles } from '../../src/algae-inc/data/week.ts';
import { departmentIds, fieldIds, teams } from '../../src/algae-inc/data/words.ts';
import type { DepartmentId, FieldId, GreenRow, SlotId, Team } from '../../src/algae-inc/data/words.ts';
import { effects } from '../../src/algae-inc/effects.ts';
import { cityName } from '../../src/algae-inc/names.ts';
import { plants } from '../../src/algae-inc/plant.ts';
import { freePlacement, isFree, placements, shapeOf } from '../../src/algae-inc/side-board.ts';
import type { AlgState } from '../../src/algae-inc/state.ts';
import type { CardPage } from '../card-book.ts';
import { having, sides } from './milestone-ways.ts';
import type { Way } from './milestone-ways.ts';
import { atAction, friday, monday, plant, position } from './position.ts';
import type { Alg, PlantOf, Position } from './position.ts';

/*
 * A page for every tile, belt, ability, contract export, end scoring, milestone, action, space of the roster, bonus and token.
 */

type Page = CardPage<AlgState>;
type Played = NonNullable<Page['played']>;

const slotsInOrder: readonly SlotId[] = ['cap-a', 'cap-b', 'cap-c'];

/** Options of a seat, and between them those that are the only ones. */
function path(from: Alg, seat: number, ...options: readonly string[]): Played {
  const all: string[] = [];
  let now = from;
  const only = (): void => {
    while (now.decision?.seat === seat && now.step !== 'move-worker' && now.options(seat).length === 1) {
      const [option = ''] = now.options(seat);
      all.push(option);
      now = now.play(seat, option);
    }
  };
  for (const option of options) {
    all.push(option);
    now = now.play(seat, option);
    only();
  }
  return [from, seat, ...all];
}

/** Every engineering tile of a department is in its place, but for some. */
function allBuilt(department: DepartmentId, but: readonly string[] = []): NonNullable<PlantOf['built']> {
  const own = engineeringIds.filter((id) => engineering[id].department === department && !but.includes(id));
  const placed = own.map((id): readonly [EngineeringId, SlotId] => {
    const number = Number(id.slice(-1));
    if (id.includes('capacity')) return [id, slotsInOrder[number - 1] ?? 'cap-a'];
    if (id.includes('conveyor')) return [id, number === 1 ? 'conv-a' : 'conv-b'];
    return [id, engineering[id].slots[0] ?? 'table'];
  });
  return Object.fromEntries(placed);
}

const cellText = (cell: number): string => `r${Math.floor(cell / GRID_COLUMNS)}c${cell % GRID_COLUMNS}`;

/** The cheapest free place of a tile, as `laid` names it. */
function placeFor(department: DepartmentId, tile: ScienceId | CrossoverId): readonly [number, string] {
  const p = plant(position({ plants: [{ department, built: allBuilt(department) }] }));
  const found = freePlacement(p, shapeOf(tile));
  if (found === null) throw new Error(`no room for ${tile}`);
  return [found.rotation, cellText(found.cell)];
}

/** Seat 0 on the spot of any Team. */
function team(own: PlantOf, more: Position = {}): Alg {
  return atAction({ ...more, plants: [own, ...(more.plants ?? [])] }, 'a2');
}

function sciencePage(id: ScienceId): Page {
  const { department, name } = science[id];
  const own: PlantOf = { department, built: allBuilt(department), goods: { science: 9 }, staff: { scientists: 2 } };
  const [rotation, cell] = placeFor(department, id);
  const before = team(own).play(0, 'printed scientists', 'place');
  const laid = team({ ...own, laid: { [id]: [rotation, cell] } }).play(0, 'printed scientists', 'place');
  return {
    title: `${name} (${id})`,
    text: effects.text(id),
    refused: [laid, 0, id],
    played: path(before, 0, id, ...turned(before.play(0, id), rotation), cell),
  };
}

/** The question for a rotation, where there is more than one. */
function turned(t: Alg, rotation: number): readonly string[] {
  return t.step === 'science-rotation' && t.options(0).length > 1 ? [`${rotation}`] : [];
}

function engineeringPage(id: EngineeringId): Page {
  const { department, name } = engineering[id];
  const under: NonNullable<PlantOf['built']> = id.endsWith('table-2')
    ? Object.fromEntries([[id.replace('-2', '-1'), 'table']])
    : {};
  const own: PlantOf = { department, goods: { freelance: 3 }, staff: { engineers: 2 }, built: under };
  const before = team(own).play(0, 'printed engineers');
  const chosen = before.play(0, id);
  const slot = chosen.step === 'engineer-slot' ? [chosen.options(0)[0] ?? ''] : [];
  const built = team({ ...own, built: { ...under, [id]: slot[0] ?? engineering[id].slots[0] } });
  return {
    title: `${name} (${id})`,
    text: effects.text(id),
    refused: [built.play(0, 'printed engineers'), 0, id],
    played: [before, 0, id, ...slot],
  };
}

function crossoverPage(id: CrossoverId): Page {
  const { department, name } = crossovers[id];
  const own: PlantOf = { department, goods: { freelance: 3, science: 9 }, staff: { engineers: 2, scientists: 2 } };
  const kept = team({ ...own, crossover: { [id]: 'kept' } });
  return {
    title: `${name} (${id})`,
    text: effects.text(id),
    refused: [kept.play(0, 'printed engineers'), 0, id],
    played: [team(own).play(0, 'printed engineers'), 0, id],
  };
}

/** Science tiles that open something. */
function opening(department: DepartmentId, point: string | null): NonNullable<PlantOf['laid']> {
  const tile = scienceIds.find(
    (id) =>
      science[id].department === department && point !== null && JSON.stringify(science[id]).includes(`"${point}"`),
  );
  return tile === undefined ? {} : { [tile]: placeFor(department, tile) };
}

/** Two cubes on every field but dispatch; closed storages are empty. */
function filled(department: DepartmentId, open: NonNullable<PlantOf['laid']>): NonNullable<PlantOf['fields']> {
  const { fields, start }: Department = departments[department];
  const holds = (id: FieldId): boolean => {
    const field = fields[id];
    if (field === undefined) return false;
    return (
      field.zone !== 'storage' || field.species === start || Object.keys(open).some((t) => t.includes(field.species))
    );
  };
  const dispatch = (id: FieldId): boolean => department !== 'food' && ['d0', 'd1', 'd3'].includes(id);
  return Object.fromEntries(
    fieldIds.filter((id) => holds(id) && (fields[id]?.zone !== 'dispatch' || dispatch(id))).map((id) => [id, 2]),
  );
}

function beltPage(id: GreenRow): Page {
  const department = departmentIds.find((each) => id.startsWith(`${prefixes[each]}-`)) ?? 'food';
  const { machine } = belts[id];
  const link = plants[department].links[machine].find(({ row }) => row === id);
  if (link === undefined) throw new Error(`no belt ${id}`);
  const yellow = plants[department].belts[machine][link.belt] ?? null;
  const laid = { ...opening(department, link.open), ...opening(department, yellow?.open ?? null) };
  const own: PlantOf = {
    department,
    built: allBuilt(department, ['cos-eng-gentle-press']),
    laid,
    fields: filled(department, laid),
    goods: { energy: 3, euro: 5 },
  };
  const before = atAction({ plants: [own] }, 'a0').play(0, `printed machine-${machine}`);
  const move = yellow === null ? [] : [`move ${yellow.id}`];
  const title = `${belts[id].name} (${id})`;
  const text = effects.text(id);
  if (link.does === 'drain') return { title, text, refused: null, played: [before, 0, ...move] };
  if (link.does === 'lose') return { title, text, refused: null, played: [before, 0, ...move, 'done'] };
  const use = link.does === 'charge' ? `green ${link.id}` : `green ${link.id} 1`;
  const first = before.play(0, ...move);
  const again = yellow === null ? emptied(own, machine, use, first) : before;
  return { title, text, refused: [again, 0, use], played: [first, 0, use] };
}

/** After a belt was used up, or there is nothing for it. */
function emptied(own: PlantOf, machine: string, use: string, first: Alg): Alg {
  const used = first.play(0, use);
  if (used.refusal(0, use) !== null) return used;
  const fields = { ...own.fields, 'c-up': 0, d0: 0, d1: 0, d3: 0, c1: 0, c2: 0 };
  const some = Object.entries(fields).filter(([field]) => field in (own.fields ?? {}));
  return atAction({ plants: [{ ...own, fields: Object.fromEntries(some) }] }, 'a0').play(
    0,
    `printed machine-${machine}`,
  );
}

/** Everything in dispatch is there, and no storage has room: Operators export. */
function selling(department: DepartmentId): NonNullable<PlantOf['fields']> {
  const { fields, start }: Department = departments[department];
  const storage = fields[`st-${start}`];
  // What no tile has opened yet is empty.
  const products = fieldIds.filter((id) => fields[id]?.zone === 'dispatch' && id !== 'foam' && id !== 'd5');
  return {
    ...Object.fromEntries(products.map((id) => [id, 4])),
    [`st-${start}`]: storage?.zone === 'storage' ? storage.spaces : 0,
  };
}

function contractPage(id: ContractId): Page {
  const { department, name } = contracts[id];
  const own: PlantOf = { department, fields: selling(department), contract: { export: id }, staff: { operators: 2 } };
  const before = team(own).play(0, 'printed operators');
  let now = before.play(0, 'contract');
  const cubes: string[] = [];
  while (now.step === 'export-cubes') {
    const option = now.options(0).at(-1) ?? '';
    cubes.push(option);
    now = now.play(0, option);
  }
  return {
    title: `${name} (${id})`,
    text: effects.text(id),
    refused: [team({ ...own, done: true }).play(0, 'printed operators'), 0, 'contract'],
    played: [before, 0, 'contract', ...cubes],
  };
}

const actionPages: Page[] = [
  ...actionIds.map((id): Page => {
    const full: PlantOf = {
      department: 'biofuel',
      fields: { 'st-chlorella': 1, 'b-low': 1, 'c-low': 1 },
      goods: { science: 5, wild: 1, euro: 5 },
    };
    const none: PlantOf = {
      department: 'biofuel',
      fields: { 'st-chlorella': id === 'operators' ? 5 : 0 },
      goods: { wild: 1 },
      staff: { operators: 1, engineers: 1, scientists: 4 },
    };
    return {
      title: `${id}`,
      text: effects.text(id),
      refused: id === 'engineers' || id === 'scientists' ? null : [atAction({ plants: [none] }, 'a1'), 0, `wild ${id}`],
      played: [atAction({ plants: [full] }, 'b0'), 0, id === 'machine-b' ? `printed ${id}` : `wild ${id}`],
    };
  }),
  ...smallActions.map((id): Page => {
    const own: PlantOf = { department: 'biofuel', fields: { 'st-chlorella': 1 } };
    const full: PlantOf = { department: 'biofuel', fields: { 'st-chlorella': id === 'move' ? 0 : 5 } };
    const refused = id === 'algae' || id === 'move';
    return {
      title: `small action: ${id}`,
      text: effects.text(`small-${id}`),
      refused: refused ? [atAction({ plants: [full] }, 'b0'), 0, `small ${id}`] : null,
      played: [atAction({ plants: [own] }, 'b0'), 0, `small ${id}`],
    };
  }),
];

function rosterPage(of: Team, column: 2 | 3 | 4): Page {
  const at = (members: number, euro: number): Alg =>
    atAction(
      { plants: [{ department: 'food', staff: { operators: 2, engineers: 2, [of]: members }, goods: { euro } }] },
      'a1',
    );
  const short = at(column - 1, 0).play(0, 'small euro');
  return {
    title: `${teamNames[of]}, space ${column}`,
    text: effects.text(`${of}-${column}`),
    refused: short.over === null ? [at(4, 5).play(0, 'printed recruit'), 0, of] : null,
    played: [at(column - 1, 5).play(0, 'printed recruit'), 0, of],
  };
}

/** A crossover tile that covers one bonus of the Side board. */
function bonusPage(id: keyof typeof bonusRows): Page {
  const letter = Object.entries(bonusLetters).find(([, row]) => row === id)?.[0] ?? '';
  const department = 'biofuel';
  const cell = layouts[department].join('').indexOf(letter);
  const own: PlantOf = {
    department,
    built: allBuilt(department),
    crossover: { 'bf-cross-1': 'kept', 'bf-cross-2': 'kept', 'bf-cross-3': 'kept', 'bf-cross-4': 'kept' },
    goods: { science: 9 },
    staff: { scientists: 2 },
    exports: [['berlin', -1, 1]],
    reached: [0],
  };
  const before = team(own, { milestones: { 0: 'm-capital-1' } }).play(0, 'printed scientists', 'place');
  const way = placements.D2.find((each) => each.cells.includes(cell) && isFree(plant(before), each));
  if (way === undefined) throw new Error(`nothing covers ${id}`);
  return {
    title: id,
    text: effects.text(id),
    refused: null,
    played: path(before, 0, 'bf-cross-1', `${way.rotation}`, cellText(way.cell)),
  };
}

function cityBonusPage(id: CityBonusId): Page {
  const own: PlantOf = { department: 'biofuel', fields: { 'st-chlorella': 5, d3: 1 } };
  const before = team(own, { demand: { hamburg: 3 }, bonuses: { hamburg: id } }).play(0, 'printed operators');
  const taken = team(own, {
    demand: { hamburg: 3, gothenburg: 4 },
    plants: [{ department: 'food', exports: [['hamburg', -1, 1]] }],
  });
  return {
    title: `${cityBonuses[id].name}: ${id}`,
    text: effects.text(id),
    refused: [taken.play(0, 'printed operators'), 0, 'gothenburg'],
    played: path(before, 0, 'hamburg'),
  };
}

const weekendPages = weekendIds.map((id, i): Page => {
  const spot = i === 3 ? 'e2' : 'e0';
  const before = friday({ weekend: weekendIds, plants: [{ spot, goods: { energy: 3 } }, { goods: { energy: 1 } }] });
  const slot = `w${i}`;
  const there = i === 2 ? friday({ plants: [{ spot: 'e2', goods: { energy: 3 } }, { goods: { energy: 1 } }] }) : before;
  return {
    title: `${weekendTiles[id].name}: ${id}`,
    text: effects.text(id),
    refused: [there, 0, i < 2 ? 'w3' : 'w0'],
    played: [there, 0, slot],
  };
});

const exportBonusPages = teams.map((of): Page => {
  const own: PlantOf = { department: 'biofuel', fields: { 'st-chlorella': 5, d3: 1 } };
  const order = [of, ...teams.filter((each) => each !== of)];
  const before = team(own, { demand: { hamburg: 3 }, exportBonus: order }).play(0, 'printed operators');
  return {
    title: `the export bonus: ${of}`,
    text: effects.text(`xb-${of}`),
    refused: null,
    played: path(before, 0, 'hamburg'),
  };
});

/** A position in which an ability works, and the options that show it. */
const abilityUses: { readonly [A in AbilityId]: (own: PlantOf, department: DepartmentId) => Played } = {
  'ab-recruit': (own) => path(atAction({ plants: [own] }, 'a1'), 0, 'printed recruit', 'operators'),
  'ab-long-haul': (own) =>
    path(
      team(
        { ...own, goods: { euro: 8 }, fields: { 'st-chlorella': 5, d3: 1 } },
        { demand: { barcelona: 3 }, plants: [{ department: 'food', exports: [['berlin', -1, 1]] }] },
      ),
      0,
      'printed operators',
      'barcelona',
    ),
  'ab-grid': (own) => {
    const t = atAction(
      { plants: [{ ...own, goods: { euro: 1, energy: 0 }, fields: { 'b-low': 1, 'c-up': 1 } }] },
      'b0',
    );
    return [t.play(0, 'printed machine-b'), 0, 'green gb2 1'];
  },
  'ab-trader': (own) => losing(own, 'ya1', 'st-kelp', 'store'),
  'ab-burner': (own) => losing(own, 'ya2', 'st-chlorella', 'burn'),
  'ab-sidejob': (own) => [atAction({ plants: [own] }, 'b0'), 0, 'small choice'],
  'ab-foreman': (own) => [team(own).play(0, 'printed engineers'), 0, 'bf-eng-capacity-1', 'cap-a'],
  'ab-lab': (own, department) => {
    const tile = scienceIds.find((id) => science[id].department === department) ?? 'bf-sci-transport';
    const [rotation, cell] = placeFor(department, tile);
    const t = team({ ...own, built: allBuilt(department), goods: { science: 9 } });
    const before = t.play(0, 'printed scientists', 'place');
    return path(before, 0, tile, ...turned(before.play(0, tile), rotation), cell);
  },
  'ab-early-shift': (own) => {
    const t = monday({ plants: [{ ...own, fields: { 'st-kelp': 2 } }] });
    return [t.play(0, 'done').play(1, 'done'), 0, 'ya1', 'yb1'];
  },
  'ab-harvest': (own) => [monday({ plants: [own] }), 0, 'chlorella', 'chlorella'],
  'ab-planner': (own) => {
    const rival: PlantOf = { goods: { energy: 1 } };
    const t = position({
      day: 5,
      turn: 1,
      plants: [
        { ...own, goods: { energy: 1 }, spot: 'e0' },
        { ...rival, spot: 'd0' },
      ],
    });
    return [t, 1, 'e0', 'small euro'];
  },
  'ab-silo': (own, department) => {
    const { start } = departments[department];
    const fields = { [`st-${start}`]: 5 };
    return [atAction({ algae: { [start]: 0 }, plants: [{ ...own, fields }] }, 'b0'), 0, 'small algae', start];
  },
  'ab-pioneer': (own) =>
    path(
      team({ ...own, fields: selling('bioplastics') }, { demand: { hamburg: 2 } }),
      0,
      'printed operators',
      'hamburg',
      'cube hard',
    ),
  'ab-partner': (own) =>
    path(
      team(
        { ...own, fields: selling('cosmetics') },
        { demand: { hamburg: 3 }, plants: [{ department: 'food', exports: [['hamburg', -1, 1]] }] },
      ),
      0,
      'printed operators',
      'hamburg',
      'cube cream',
    ),
  'ab-sales': (own) =>
    path(
      team({ ...own, fields: selling('cosmetics') }, { demand: { hamburg: 3 } }),
      0,
      'printed operators',
      'hamburg',
      'cube paste',
    ),
  'ab-weekend': (own) => {
    const t = friday({ plants: [{ ...own, goods: { energy: 1 }, spot: 'e0' }, { goods: { energy: 1 } }] });
    return [t, 0, 'w0'];
  },
  'ab-machine-a': (own, department) => running(own, department, 'a'),
  'ab-machine-b': (own, department) => running(own, department, 'b'),
  'ab-machine-c': (own, department) => running(own, department, 'c'),
};

/** Machine A moves two cubes and loses one. */
function losing(own: PlantOf, belt: string, field: FieldId, use: string): Played {
  const t = atAction({ plants: [{ ...own, fields: { [field]: 2 } }] }, 'a0');
  return path(t.play(0, 'printed machine-a', `move ${belt}`), 0, `move ${belt}`, ...stopped(t, belt), use);
}

/** Where a green belt could still be used, somebody has to stop. */
function stopped(t: Alg, belt: string): readonly string[] {
  const moved = t.play(0, 'printed machine-a', `move ${belt}`, `move ${belt}`);
  return moved.options(0).length > 1 ? ['done'] : [];
}

/** Three moves with a Machine that has no tile. */
function running(own: PlantOf, department: DepartmentId, machine: 'a' | 'b' | 'c'): Played {
  const belt = plants[department].belts[machine].find(({ open }) => open === null);
  const field = plants[department].fields[belt?.from ?? 0] ?? 'b1';
  const t = atAction({ plants: [{ ...own, fields: { [field]: 3 } }] }, 'a0').play(0, `printed machine-${machine}`);
  const move = `move ${belt?.id ?? ''}`;
  return [t, 0, move, move, move];
}

function abilityPage(id: AbilityId): Page {
  const card = contractIds.find((each) => contracts[each].ability === id && fits(id, contracts[each].department));
  const department = card === undefined ? 'food' : contracts[card].department;
  const own: PlantOf = { department, contract: { ability: id } };
  return {
    title: `${abilities[id].name} (${id})`,
    text: effects.text(id),
    refused: null,
    played: abilityUses[id](own, department),
  };
}

/** Some positions above are written for one department. */
function fits(id: AbilityId, department: DepartmentId): boolean {
  if (id === 'ab-pioneer') return department === 'bioplastics';
  return department === 'cosmetics' || department === 'biofuel' || id === 'ab-silo' || id === 'ab-machine-a';
}

interface Counted extends Omit<Position, 'plants'> {
  readonly department: DepartmentId;
  readonly own: PlantOf;
  readonly rival?: PlantOf;
}

const north: PlantOf = { exports: [['berlin'], ['warsaw'], ['lyon']] };
const west: PlantOf = { exports: [['munich'], ['zurich'], ['lyon']] };

/** A position in which each end scoring counts something. */
const scoringUses: { readonly [S in ScoringId]: Counted } = {
  'es-regions': { department: 'food', own: north },
  'es-capitals': { department: 'food', own: north },
  'es-recruits': { department: 'cosmetics', own: { staff: { operators: 3, engineers: 2, scientists: 2 } } },
  'es-science': {
    department: 'food',
    own: { laid: { 'fd-sci-slow-drying': [1, 'r0c3'], 'fd-sci-storage-spirulina': [0, 'r3c0'] } },
  },
  'es-engineering': {
    department: 'biofuel',
    own: { built: { 'bf-eng-turbine': 'extra-1', 'bf-eng-capacity-1': 'cap-a', 'bf-eng-capacity-2': 'cap-b' } },
  },
  'es-crossover': {
    department: 'cosmetics',
    own: { laid: { 'cos-cross-1': [0, 'r6c4'], 'cos-cross-2': [0, 'r7c3'] } },
  },
  'es-energy': { department: 'biofuel', own: { goods: { energy: 5 } } },
  'es-euros': { department: 'biofuel', own: { goods: { euro: 7 } } },
  'es-group': { department: 'cosmetics', own: { exports: [['berlin'], ['warsaw'], ['lyon']] } },
  'es-opener': { department: 'food', own: north },
  'es-follower': { department: 'food', own: west, rival: { exports: [['zurich'], ['lyon']] } },
  'es-high-demand': { department: 'biofuel', own: west, demand: { munich: 4, zurich: 4, lyon: 1 } },
  'es-low-demand': { department: 'food', own: west, demand: { munich: 1, zurich: 2, lyon: 3 } },
  'es-storages': { department: 'biofuel', own: { laid: { 'bf-sci-storage-spirulina': [0, 'r7c4'] } } },
  'es-colours': {
    department: 'bioplastics',
    own: { exports: [['berlin'], ['warsaw']], reached: [0, 4] },
    milestones: { 0: 'm-capital-1', 4: 'm-capital-2' },
  },
  'es-stock': { department: 'food', own: { fields: { d1: 2, d2: 1 } } },
  'es-teams': { department: 'food', own: { staff: { operators: 2, engineers: 3, scientists: 2 } } },
  'es-double': {
    department: 'biofuel',
    own: { exports: [['berlin']], reached: [0] },
    milestones: { 0: 'm-capital-1' },
  },
};

function scoringPage(id: ScoringId): Page {
  const { department, own, rival = {}, ...more } = scoringUses[id];
  const base: PlantOf = { department, contract: { scoring: id } };
  const points = (mine: PlantOf): number => position({ ...more, plants: [mine, rival] }).points(0, 'ALG-END-06');
  return {
    title: `${scorings[id].name} (${id})`,
    text: effects.text(id),
    refused: null,
    played: null,
    counted: [`${points(base)} VP at first, ${points({ ...base, ...own })} VP with ${JSON.stringify(own)}`],
  };
}

function milestonePage(id: MilestoneId): Page {
  const { short, last } = sides[id];
  const near = (ways: readonly Way[]): string => {
    const { have = 0, want = 0 } = effects.progress(having(ways, id).state, 0, id) ?? {};
    return `${have} of ${want} with ${ways.map(([city]) => cityName(city)).join(', ')}`;
  };
  return {
    title: `${milestones[id].name} (${id})`,
    text: effects.text(id),
    refused: null,
    played: null,
    counted: [near(short), near([...short, last])],
  };
}

export const cards: readonly Page[] = [
  ...scienceIds.map(sciencePage),
  ...engineeringIds.map(engineeringPage),
  ...crossoverIds.map(crossoverPage),
  ...greenRowIds.map(beltPage),
  ...abilityIds.map(abilityPage),
  ...contractIds.map(contractPage),
  ...scoringIds.map(scoringPage),
  ...milestoneIds.map(milestonePage),
  ...actionPages,
  ...teams.flatMap((of) => ([2, 3, 4] as const).map((column) => rosterPage(of, column))),
  ...(Object.keys(bonusRows) as (keyof typeof bonusRows)[]).map(bonusPage),
  ...cityBonusIds.map(cityBonusPage),
  ...weekendPages,
  ...exportBonusPages,
];
