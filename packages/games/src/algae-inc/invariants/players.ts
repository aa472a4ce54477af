import { at } from '@benchtop/engine/author';
import { contracts } from '../data/contracts.ts';
import { departments } from '../data/departments.ts';
import type { Department } from '../data/departments/department.ts';
import type { AlgPoint } from '../data/lexicon.ts';
import { inserts } from '../data/side-board.ts';
import { CONTRACTS_DEALT } from '../data/table.ts';
import { species, teams } from '../data/words.ts';
import type { DepartmentId, FieldId } from '../data/words.ts';
import { disksOf, markersOf, readyTiles } from '../double.ts';
import { effects } from '../effects.ts';
import { monthValue } from '../phases/month.ts';
import { placeOf, plants } from '../plant.ts';
import { hasInserts } from '../state.ts';
import type { AlgState, Player } from '../state.ts';
import { zoneOf } from '../turn.ts';
import { weekendSlotsOf } from '../week.ts';
import { asked, isPending } from './asked.ts';

type State = Readonly<AlgState>;

/** What lies before the players. */
export function brokenPlayers(s: State): string | null {
  for (const [seat, p] of s.players.entries()) {
    const fault =
      brokenDepartment(s, p, seat) ??
      brokenContract(s, p, seat) ??
      brokenPlant(s, p, seat) ??
      brokenStaff(s, p, seat) ??
      brokenDoubles(p) ??
      brokenMonth(s, p, seat);
    if (fault !== null) return `seat ${seat}: ${fault}`;
  }
  return brokenTeam(s);
}

function brokenDepartment(s: State, p: Player, seat: number): string | null {
  if ((p.department === null) !== asked(s, 'choose-department', seat) > 0)
    return 'everybody has a department once it is chosen';
  if (p.department === null || isPending(s, 'deal-inserts')) return null;
  const insert = inserts.some(({ a, b }) => a === p.layout || b === p.layout);
  if (hasInserts(s)) return insert ? null : 'an insert lies on every Side board';
  return p.layout === p.department ? null : 'the Side board belongs to the department';
}

/** ALG-SET-02, ALG-SET-03, ALG-SET-13: no two of a kind. */
function brokenTeam(s: State): string | null {
  const chosen = s.players.flatMap(({ department }) => department ?? []);
  if (new Set(chosen).size < chosen.length) return 'two players run the same department';
  const [first, second] = chosen;
  if (s.seats === 2 && first !== undefined && second !== undefined)
    if (departments[first].produces === departments[second].produces) return 'two players make different by-products';
  const laid = inserts.map(({ a, b }) => s.players.filter(({ layout }) => layout === a || layout === b).length);
  return laid.some((n) => n > 1) ? 'two players have the same insert' : null;
}

function brokenContract(s: State, p: Player, seat: number): string | null {
  const assigning = asked(s, 'assign-contracts', seat) > 0;
  if (p.hand.faces.length !== (assigning ? CONTRACTS_DEALT : 0))
    return 'three contracts are in hand while they are assigned';
  const early = assigning || isPending(s, 'deal-inserts') || isPending(s, 'deal-contracts');
  if ((p.contract === null) !== early) return 'contracts are assigned before the map is laid out';
  const cards = p.contract === null ? p.hand.faces : [p.contract.scoring, p.contract.export, p.contract.ability];
  if (cards.some((id) => contracts[id].department !== p.department)) return 'contracts belong to the department';
  if (new Set(cards).size < cards.length) return 'every contract is for one thing';
  return p.contractDone && p.contract === null ? 'a contract was fulfilled before there was one' : null;
}

/** Fields that no cube gets to before a tile opens the way. */
const locked: readonly (readonly [DepartmentId, FieldId, AlgPoint])[] = [
  ['biofuel', 'd5', 'bf-gc3-open'],
  ['bioplastics', 'foam', 'bp-yc3-open'],
  ['food', 'd5', 'fd-yc4-open'],
];

function brokenPlant(s: State, p: Player, seat: number): string | null {
  const { department, fields } = p;
  if (department === null) return fields.some((n) => n > 0) ? 'there is no plant without a department' : null;
  if (fields.some((n, place) => n > 0 && plants[department].fields[place] === null))
    return 'cubes lie where the board has no field';
  const board: Department = departments[department];
  const extra = effects.value(s, seat, 'storage-room');
  for (const kind of species) {
    const field = board.fields[`st-${kind}`];
    const n = at(fields, species.indexOf(kind));
    if (n > 0 && effects.value(s, seat, `storage-${kind}`) === 0) return `the ${kind} storage is closed`;
    if (field?.zone === 'storage' && n > field.spaces + extra) return `the ${kind} storage has no room for ${n}`;
  }
  for (const [owner, field, point] of locked)
    if (owner === department && at(fields, placeOf(p, field)) > 0 && effects.value(s, seat, point) === 0)
      return `no cube gets to ${field} yet`;
  return null;
}

/** ALG-SET-19, ALG-EXP-17. */
function brokenStaff(s: State, p: Player, seat: number): string | null {
  const tiles = p.staff.operators + p.staff.engineers + p.staff.scientists - teams.length;
  const chosen = s.stage !== 'setup' || (s.pools.length > 0 && asked(s, 'choose-pool', seat) === 0);
  if (chosen ? tiles === 0 : tiles > 0) return 'a staff tile comes with the pool';
  if (s.stage === 'setup' && tiles > 1) return 'nobody recruits before the month begins';
  for (const team of teams) {
    if (!p.upgraded[team]) continue;
    const week = s.exportBonus.indexOf(team) + 1;
    if (week === 0 || week > s.week) return `the ${team} are upgraded in their week`;
    if (disksOf(p) === 0) return 'an upgrade takes an export';
  }
  return null;
}

/** ALG-END-02: nothing before it is scored, then what the zone gives. */
function brokenMonth(s: State, { monthVp, goods, spot }: Player, seat: number): string | null {
  const open = s.stack.some((frame) => monthSteps.includes(frame.step) && frame.seat === seat);
  if (s.stage !== 'end' || open) return monthVp > 0 ? 'end-of-month bonuses come at the end' : null;
  const [first = 0, second = 0] = weekendSlotsOf(spot).map((slot) => monthValue(s, seat, slot));
  const worth = [[0], [first, second], [first + second]][zoneOf(goods.energy)] ?? [];
  return worth.includes(monthVp) ? null : 'the end-of-month bonus is another';
}

const monthSteps = ['month-for', 'month-bonus'];

function brokenDoubles(p: Player): string | null {
  if (disksOf(p) > 10 || markersOf(p) > 10) return 'there are ten disks and ten markers';
  return readyTiles(p) < 0 ? 'a Double Action tile was used before it was unlocked' : null;
}
