import { describe, expect, test } from 'vitest';
import { headStartOf } from '../../src/head-starts.ts';
import { headStarts } from '../../src/lineae/data/table.ts';
import { cellOf } from '../../src/lineae/data/ocean.ts';
import { deposits } from '../../src/lineae/data/deposits.ts';
import type { SideId } from '../../src/lineae/data/deposits.ts';
import { lessons, lineae } from '../../src/lineae/index.ts';
import type { LinState } from '../../src/lineae/state.ts';
import { follow, lessonSuite } from '../lesson-suite.ts';
import { table } from '../table.ts';
import { position } from './position.ts';
import type { Captain, Lin } from './position.ts';

/*
 * Lessons begin with positions. They are written here, and their states lie beside the lessons as source text: `npm run generate`
 * writes them, and every other run compares.
 */

const tiles: readonly [SideId, SideId, SideId, SideId] = [
  'basalt-shelf-b',
  'magnetite-ridge-a',
  'black-smoker-a',
  'tholin-bed-a',
];
const empty = [null, null, null, null, null] as const;
const aside: Captain = { column: 7, goods: { money: 3 } };

/** A table at which nobody has chosen anything; the learner begins. */
function fresh(): Lin {
  return table(lineae, 2, { mode: 'starter' }).with((s) => {
    s.first = 0;
    s.active = 0;
    s.players.forEach(({ goods }, place) => (goods.vp = headStartOf(headStarts, 2, place)));
    placeInOrder(s);
    layDeposits(s);
    s.rockets[4] = swapped(s, 4, 'vulcanized-seals');
  });
}

/** The stack is last in, first out: the learner is asked last. */
function placeInOrder(s: LinState): void {
  const asked = s.stack.filter(({ step }) => step === 'place-vessel');
  asked.forEach((frame, i) => Object.assign(frame, { seat: i }));
}

function layDeposits(s: LinState): void {
  for (let x = 0; x < 24; x++) {
    const before = s.cubes[cellOf(x, 1)] ?? null;
    if (before !== null) s.supply[before]++;
    const side = tiles[Math.floor(x / 6)] ?? tiles[0];
    const now = deposits[side].pattern[x % 6] ?? null;
    if (now !== null) s.supply[now]--;
    s.cubes[cellOf(x, 1)] = now;
  }
  s.deposits = [...tiles];
}

/** The rocket above a column, exchanged for another one that may stand elsewhere. */
function swapped(s: LinState, column: number, card: 'vulcanized-seals'): LinState['rockets'][number] {
  const here = s.rockets[column] ?? null;
  const other = s.rockets.findIndex((rocket) => rocket?.card === card);
  if (other >= 0) s.rockets[other] = here;
  return { card, spots: [null, null, null, null, null] };
}

const starts: { readonly [lesson: string]: () => Lin } = {
  'first-dive': fresh,
  'water-and-locks': () =>
    position({
      seats: 2,
      settings: { mode: 'starter' },
      round: 2,
      deposits: tiles,
      rockets: { 4: ['vulcanized-seals', empty] },
      subs: { 'sub-f': { x: 20, r: 2, hold: ['iron', 'salt'] } },
      cubes: { x7r5: 'iron', x10r3: 'salt', x15r1: 'sulfur', x16r1: 'hydrocarbon', x12r3: 'sulfur' },
      captains: [
        { column: 2, goods: { sulfur: 1, hydrocarbon: 1, electricity: 4, money: 3 }, available: 5 },
        { column: 5, goods: { iron: 1, electricity: 3, money: 2 } },
      ],
    }),
  'rockets-and-colony': () =>
    position({
      seats: 2,
      round: 2,
      deposits: tiles,
      rockets: { 5: ['jovian-semiconductors', ['silica', null, 'iron', null, 'salt']] },
      deck: ['commerce-exchange', 'remote-pilot-station'],
      subs: { 'sub-e': { x: 16, r: 4, hold: ['silica', 'salt'] } },
      cubes: { x12r1: 'sulfur', x13r1: 'hydrocarbon', x15r1: 'sulfur', x4r1: 'iron' },
      captains: [
        { column: 5, goods: { silica: 1, iron: 2, electricity: 2, money: 1, vp: 7 } },
        { column: 1, goods: { salt: 2, electricity: 5, money: 2, vp: 5 } },
      ],
    }),
  'sample-turn-1': () =>
    position({
      seats: 3,
      deposits: tiles,
      cubes: { x15r1: 'sulfur', x16r1: 'hydrocarbon' },
      captains: [{ column: 6, goods: { electricity: 6, money: 3 } }, aside, aside],
    }),
  'sample-turn-2': () =>
    position({
      seats: 3,
      round: 3,
      deposits: tiles,
      rockets: { 5: ['jovian-semiconductors', ['silica', null, null, null, 'salt']] },
      subs: { 'sub-a': { x: 4, r: 5, hold: ['salt'] } },
      cubes: { x7r5: 'sulfur', x3r2: 'iron' },
      captains: [{ column: 2, goods: { iron: 2, silica: 1, vp: 10 } }, aside, aside],
    }),
};

test.each(lessons)('$title begins with the position written here', async ({ id }) => {
  const text = `import type { Json } from '@benchtop/engine/author';\n\nexport const start: Json = ${JSON.stringify(starts[id]?.().state)};\n`;
  await expect(text).toMatchFileSnapshot(`../../src/lineae/lessons/${id}.generated.ts`);
});

lessonSuite(lineae, lessons, { 'rockets-and-colony': ['pass'], 'sample-turn-2': ['place lock-2'] });

describe('lessons', () => {
  test('what the captions promise is there', () => {
    const result = (id: string) => {
      const lesson = lessons.find((each) => each.id === id);
      if (lesson === undefined) throw new Error(`no lesson ${id}`);
      return follow(lineae, lesson).match.state;
    };
    expect(result('first-dive').players[0]?.goods).toMatchObject({ vp: 7, money: 3, electricity: 2 });
    expect(result('water-and-locks').players[0]).toMatchObject({ column: 7, goods: { iron: 1, salt: 1, vp: 3 } });
    expect(result('rockets-and-colony').city).toEqual(['commerce-exchange', null, null]);
    expect(result('sample-turn-1').players[0]?.goods).toMatchObject({
      vp: 1,
      electricity: 1,
      sulfur: 1,
      hydrocarbon: 1,
    });
    expect(result('sample-turn-2').players[0]).toMatchObject({
      launched: ['jovian-semiconductors'],
      goods: { vp: 16 },
    });
  });
});
