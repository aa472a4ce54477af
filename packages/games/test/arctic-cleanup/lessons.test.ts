import { isTask, lessonMatch, lessonPlace } from '@benchtop/engine/host';
import type { Match } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { arcticCleanup } from '../../src/arctic-cleanup/index.ts';
import { firstVoyage } from '../../src/arctic-cleanup/lessons/first-voyage.ts';
import type { ArcticState } from '../../src/arctic-cleanup/state.ts';
import type { Arctic } from './position.ts';
import { position } from './position.ts';

/*
 * The lesson begins with a position. It is written here, and its state lies beside the lesson as source text: `npm run generate`
 * writes it, and every other run compares.
 */
const start = (): Arctic =>
  position({
    settings: { tempo: 'none', solo: false },
    turns: 8,
    bag: ['grey', 'red', 'yellow', 'pink', 'green', 'grey', 'black', 'purple', 'yellow', 'blue', 'grey'],
    sea: {
      'in-s': ['red', 'pink', 'grey'],
      'out-sse': ['black', 'purple'],
      pole: ['green', 'green', 'yellow'],
      'in-n': ['blue', 'red'],
      'in-ne': ['black', 'grey'],
      'in-se': ['pink', 'purple', 'yellow'],
      'in-sw': ['red', 'grey'],
      'in-nw': ['black', 'blue'],
      'out-nne': ['yellow', 'green'],
      'out-e': ['pink', 'black'],
      'out-ssw': ['purple', 'grey', 'blue'],
      'out-w': ['red', 'pink'],
      'out-nnw': ['yellow', 'black'],
    },
    boards: [
      {
        site: 'site-s',
        ships: ['in-s', 'out-sse'],
        cargo: [[], ['yellow']],
        lines: {
          'line-plan': ['green', 2],
          'line-move': ['pink', 1],
          'line-load': ['blue', 2],
          'line-unload': ['red', 1],
        },
      },
      { site: 'site-n', ships: ['in-n', 'out-nnw'], lines: { 'line-plan': ['purple', 2] } },
    ],
  });

test('the lesson begins with the position written here', async () => {
  const text = `import type { Json } from '@benchtop/engine/author';\n\nexport const start: Json = ${JSON.stringify(start().state)};\n`;
  await expect(text).toMatchFileSnapshot('../../src/arctic-cleanup/lessons/first-voyage.generated.ts');
});

function begun(): Match<ArcticState> {
  const match = lessonMatch(arcticCleanup, firstVoyage, true);
  if (!match.ok) throw new Error(match.reason);
  return match.value;
}

function follow(): Match<ArcticState> {
  const match = begun();
  for (const step of firstVoyage.steps) {
    expect(lessonPlace(firstVoyage, match.log)?.step).toBe(step);
    for (const option of isTask(step) ? step.expect : step.auto) {
      const seat = match.decisions()[0]?.seat ?? -1;
      expect([option, seat === 0]).toEqual([option, isTask(step)]);
      const played = match.play(seat, option);
      if (!played.ok) throw new Error(`${option}: ${played.reason}`);
    }
  }
  return match;
}

test('it can be played to its last word, and the match goes on', () => {
  const match = follow();
  const of = firstVoyage.steps.filter(isTask).length;
  expect([of >= 12 && of <= 15, lessonPlace(firstVoyage, match.log)]).toEqual([
    true,
    { step: null, accepted: [], tasks: of, of },
  ]);
  expect(match.over).toBe(false);
});

test('what the captions promise is there', () => {
  const { state } = follow();
  const [learner] = state.players;
  expect(learner?.blocks).toMatchObject({ 'block-unlock': true, 'die-b': true });
  expect(learner?.lines['hatched-4']).toEqual({ colour: 'yellow', count: 1 });
  expect([learner?.ships[0].hex, learner?.rows[0], learner?.pool, learner?.supply]).toEqual(['pole', [1, 1, 4], 1, 4]);
  expect(state.players[1]?.ships[0]).toEqual({ hex: 'pole', cargo: ['green'] });
});

test('every task shows a choice, and a wrong one leaves the script', () => {
  const match = begun();
  const options = match.legalOptions(0)?.options ?? [];
  match.play(0, options.at(-1)?.id ?? '');
  expect([options.length > 1, lessonPlace(firstVoyage, match.log)]).toEqual([true, null]);
});
