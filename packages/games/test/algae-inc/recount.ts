import { contracts } from '../../src/algae-inc/data/contracts.ts';
import { crossovers } from '../../src/algae-inc/data/engineering.ts';
import { cities, cityIds } from '../../src/algae-inc/data/map.ts';
import type { CityId } from '../../src/algae-inc/data/map.ts';
import { milestones } from '../../src/algae-inc/data/milestones.ts';
import { science } from '../../src/algae-inc/data/science.ts';
import type { ScoringId } from '../../src/algae-inc/data/scorings.ts';
import { shapes } from '../../src/algae-inc/data/side-board.ts';
import type { Shape } from '../../src/algae-inc/data/side-board.ts';
import type { AlgState, Player } from '../../src/algae-inc/state.ts';

/* Points of a finished table as the rulebook tells them, without the game's own scoring and without its kit. */

type State = Readonly<AlgState>;
type Own = Readonly<Player>;

/** Shapes of the tiles of a department, in the order of `laid`. */
function shapesOf({ department }: Own): readonly Shape[] {
  return [
    ...Object.values(science).filter((tile) => tile.department === department),
    ...Object.values(crossovers).filter((tile) => tile.department === department),
  ].map(({ shape }) => shape);
}

/** Cells of every tile on the Side board, as "row column". */
function laidCells(p: Own): readonly (readonly string[])[] {
  const own = shapesOf(p);
  // A department with fewer science tiles leaves places before the crossover tiles free.
  const sciences = own.length - 4;
  return p.laid.flatMap((where, place) => {
    if (where < 0) return [];
    const shape = own[place < 13 ? place : sciences + place - 13] ?? 'D2';
    const offsets = shapes[shape][Math.floor(where / 48)] ?? [];
    const [row, column] = [Math.floor((where % 48) / 6), where % 6];
    return [offsets.map(([down, right]) => `${row + down} ${column + right}`)];
  });
}

function touch(a: readonly string[], b: readonly string[]): boolean {
  return a.some((one) =>
    b.some((other) => {
      const [[r = 0, c = 0], [x = 0, y = 0]] = [one, other].map((cell) => cell.split(' ').map(Number)) as [
        number[],
        number[],
      ];
      return Math.abs(r - x) + Math.abs(c - y) === 1;
    }),
  );
}

/** The size of the largest group of things that hang together. */
function largestGroup<T>(things: readonly T[], near: (a: T, b: T) => boolean): number {
  let largest = 0;
  for (const start of things) {
    const group = new Set([start]);
    for (const each of group) for (const other of things) if (near(each, other)) group.add(other);
    largest = Math.max(largest, group.size);
  }
  return largest;
}

const demandOf = (s: State, city: CityId): number => s.demand[cityIds.indexOf(city)] ?? 0;
const roads = (city: CityId): readonly string[] => cities[city].roads;
const different = (words: readonly string[]): number => new Set(words).size;

/** A disk of somebody else lies in the city. */
function shared(s: State, seat: number, city: CityId): boolean {
  return s.players.some((p, other) => other !== seat && p.cities.includes(city)) || s.competitor.cities.includes(city);
}

function staffTiles({ staff }: Own): number {
  return staff.operators + staff.engineers + staff.scientists - 3;
}

/** Storage tiles come first among the science tiles of each department: three of them. */
function openedStorages(p: Own): number {
  return p.laid.slice(0, 3).filter((where) => where >= 0).length;
}

/** ALG-END-06, scoring by scoring. */
const endScorings: { readonly [E in ScoringId]: (p: Own, s: State, seat: number) => number } = {
  'es-regions': (p) => 2 * different(p.cities.map((city) => cities[city].region)),
  'es-capitals': (p) => 2 * p.cities.filter((city) => cities[city].kind === 'capital').length,
  'es-recruits': staffTiles,
  'es-science': (p) => Math.min(8, 2 * p.laid.filter((where) => where >= 0).length),
  'es-engineering': (p) => p.built.filter((slot) => slot !== 'side').length,
  'es-crossover': (p) => 3 * p.laid.slice(13).filter((where) => where >= 0).length,
  'es-energy': (p) => Math.floor(p.goods.energy / 2),
  'es-euros': (p) => Math.min(8, Math.floor(p.goods.euro / 2)),
  'es-group': (p) => largestGroup(p.cities, (a, b) => roads(a).includes(b)),
  'es-opener': (p) => p.distances.filter((distance) => distance !== 0).length,
  'es-follower': (p, s, seat) => p.cities.filter((city) => shared(s, seat, city)).length,
  'es-high-demand': (p, s) => 2 * p.cities.filter((city) => demandOf(s, city) >= 4).length,
  'es-low-demand': (p, s) => p.cities.filter((city) => demandOf(s, city) <= 2).length,
  'es-storages': (p) => 2 * openedStorages(p),
  'es-colours': (p, s) => different(p.milestones.map((slot) => milestones[s.milestones[slot] ?? 'm-dist-2'].colour)),
  'es-stock': (p) =>
    Math.min(
      6,
      p.fields.slice(10).reduce((sum, n) => sum + n, 0),
    ),
  'es-teams': ({ staff }) => 2 * Math.min(staff.operators, staff.engineers, staff.scientists),
  'es-double': (p) => Math.min(p.cities.length + Number(p.contractDone), p.milestones.length) - p.doubleUsed,
};

export function recount(s: State, seat: number): number {
  const p = s.players[seat];
  if (p === undefined) return Number.NaN;
  const { euro, science: points, market, freelance, choice, wild } = p.goods;
  const items = euro + points + market + freelance + choice + wild + p.fields.reduce((sum, n) => sum + n, 0);
  const scoring = p.contract === null ? 0 : endScorings[contracts[p.contract.scoring].scoring](p, s, seat);
  return (
    p.goods.vp +
    p.monthVp +
    p.milestones.length -
    p.doubleUsed +
    largestGroup(laidCells(p), touch) +
    scoring +
    Math.floor(items / 4)
  );
}
