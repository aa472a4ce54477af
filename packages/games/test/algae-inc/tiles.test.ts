import { expect, test } from 'vitest';
import { engineering, engineeringIds } from '../../src/algae-inc/data/engineering.ts';
import type { EngineeringId } from '../../src/algae-inc/data/engineering.ts';
import { science, scienceIds } from '../../src/algae-inc/data/science.ts';
import type { ScienceId } from '../../src/algae-inc/data/science.ts';
import type { AlgPoint } from '../../src/algae-inc/data/lexicon.ts';
import type { DepartmentId, SlotId } from '../../src/algae-inc/data/words.ts';
import { effects } from '../../src/algae-inc/effects.ts';
import { points } from '../../src/algae-inc/effects/points.ts';
import { algaeInc } from '../../src/algae-inc/index.ts';
import type { AlgState } from '../../src/algae-inc/state.ts';
import { engineeringAt, scienceAt } from '../../src/algae-inc/tiles.ts';
import { position } from './position.ts';

/*
 * What every tile changes, written down by hand: all numbers that it changes, before and after, and no others.
 */

const common = `
  storage-spirulina     storage-spirulina 0>1  tank-spirulina 4>5
  storage-chlorella     storage-chlorella 0>1  tank-chlorella 4>5
  storage-nori          storage-nori 0>1       tank-nori 4>5
  storage-kelp          storage-kelp 0>1       tank-kelp 4>5
  income-operators      cube-income 1>3
  income-engineers      move-income 1>3
  income-scientists     science-income 1>3
  transport             transport-1 1>0  transport-2 3>1  transport-3 6>3  transport-4 8>5`;

const special = `
  cos-sci-paste-brand   cos-paste-value 2>3
  cos-sci-shampoo-brand cos-shampoo-value 3>4
  cos-sci-cream-brand   cos-cream-value 4>5
  cos-sci-mixer         cos-gb1-limit 1>99  cos-gb2-limit 1>99
  cos-sci-perfume       cos-yb4-open 0>1
  bf-sci-cracking       bf-gc3-open 0>1
  bf-sci-catalyst       bf-gc4-open 0>1
  bf-sci-refinery       refining-most 3>6
  bf-sci-additives      bf-d0-value 0>1  bf-d1-value 1>2
  bp-sci-hard-grade     bp-hard-value 2>3
  bp-sci-soft-grade     bp-soft-value 2>3
  bp-sci-composite      pair-bonus 2>3
  bp-sci-laminate       pair-bonus 2>4
  bp-sci-extruder       bp-yb3-open 0>1
  bp-sci-foamer         bp-yc3-open 0>1
  fd-sci-gourmet        fd-yc4-open 0>1
  fd-sci-slow-drying    fd-gc2-open 0>1
  fd-sci-cold-store     cold-room 0>3
  fd-sci-quality-label  fd-d1-value 2>3  fd-d2-value 3>4  fd-d3-value 3>4
  fd-sci-functional     fd-d4-value 4>5  fd-d5-value 5>6`;

/** Of any department; a capacity tile is looked at in each slot. */
const built = `
  eng-capacity-1        capacity-a 2>3  |  capacity-b 2>3  |  capacity-c 2>3
  eng-capacity-2        capacity-a 2>3  |  capacity-b 2>3  |  capacity-c 2>3
  eng-capacity-3        capacity-a 2>3  |  capacity-b 2>3  |  capacity-c 2>3
  eng-conveyor-1        |
  eng-conveyor-2        |
  eng-table-1           loss-table 0>1
  eng-table-2           loss-table 0>2
  cos-eng-capacity-1    capacity-a 2>4  |  capacity-b 2>4  |  capacity-c 2>4
  cos-eng-capacity-2    capacity-a 2>4  |  capacity-b 2>4  |  capacity-c 2>4
  cos-eng-capacity-3    capacity-a 2>4  |  capacity-b 2>4  |  capacity-c 2>4
  cos-eng-oil-dosing    cos-gb3-open 0>1
  cos-eng-emulsifier    cos-gc2-open 0>1
  cos-eng-twin-link     cos-gb1-energy 1>0
  cos-eng-gentle-press  cos-gc1-open 1>0
  bf-eng-oil-intake     bf-gb1-load 1>2
  bf-eng-blender        bf-gc5-open 0>1
  bf-eng-turbine        bf-ga2-yield 1>2
  bf-eng-heat-exchanger bf-gb2-energy 1>0
  bp-eng-hopper         bp-gb3-energy 1>0
  bp-eng-blow-former    bp-gc1-open 0>1
  bp-eng-recycler       bp-gb1-energy 1>0  bp-gb2-energy 1>0
  bp-eng-regrinder      bp-gc2-open 0>1
  fd-eng-hopper         fd-gb1-open 0>1
  fd-eng-seasoning      fd-gc3-open 0>1
  fd-eng-rack           fd-gc1-limit 1>99  fd-gc1-load 2>1  fd-gc2-limit 1>99  fd-gc2-load 2>1
  fd-eng-chute          fd-yb3-open 0>1`;

function rowsOf(table: string): ReadonlyMap<string, string> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [, id = '', changes = ''] = /^(\S+)\s+(.*)$/.exec(line.trim()) ?? [];
        return [id, changes] as const;
      }),
  );
}

const expectedOf = new Map([...rowsOf(common), ...rowsOf(special), ...rowsOf(built)]);

/** Its own row, or the row of its kind. */
function expected(tile: string): readonly string[] {
  const row = expectedOf.get(tile) ?? expectedOf.get(tile.replace(/^\w+-(sci-)?/, ''));
  if (row === undefined) throw new Error(`nothing is written about ${tile}`);
  return row.split('|').map((changes) =>
    changes
      .trim()
      .split(/\s{2,}/)
      .filter(Boolean)
      .sort()
      .join(', '),
  );
}

const ids = Object.keys(points) as AlgPoint[];

/** Seat 0 has the department, one member in each team, and no tile. */
function tableOf(department: DepartmentId): AlgState {
  const rival = department === 'cosmetics' || department === 'biofuel' ? 'food' : 'biofuel';
  const plants = [{ department, staff: { scientists: 2 } }, { department: rival }] as const;
  const s = algaeInc.clone(position({ plants }).state);
  for (const p of s.players) p.staff.scientists = 1;
  return s;
}

/** All numbers that differ for a seat: "capacity-a 2>3". */
function changed(before: AlgState, after: AlgState, seat: number): string {
  return ids
    .flatMap((point) => {
      const [was, is] = [effects.value(before, seat, point), effects.value(after, seat, point)];
      return was === is ? [] : [`${point} ${was}>${is}`];
    })
    .sort()
    .join(', ');
}

test.each(scienceIds)('ALG-SCI-03 %s changes these numbers and no others', (tile: ScienceId) => {
  const { department } = science[tile];
  const [before, after] = [tableOf(department), tableOf(department)];
  for (const p of after.players) if (p.department === department) p.laid[scienceAt[tile].place] = 0;
  expect([changed(before, after, 0)]).toEqual(expected(tile));
  // ALG-DEP-03: tanks are everybody's, all the rest is the owner's alone.
  expect(changed(before, after, 1)).toBe(
    changed(before, after, 0)
      .split(', ')
      .filter((each) => each.startsWith('tank-'))
      .join(', '),
  );
});

test.each(engineeringIds)('ALG-ENG-03 %s changes these numbers and no others', (tile: EngineeringId) => {
  const { department, slots } = engineering[tile];
  const found = slots.map((slot: SlotId) => {
    const [before, after] = [tableOf(department), tableOf(department)];
    for (const p of after.players) if (p.department === department) p.built[engineeringAt[tile].place] = slot;
    expect(changed(before, after, 1)).toBe('');
    return changed(before, after, 0);
  });
  expect(found).toEqual(expected(tile));
});
