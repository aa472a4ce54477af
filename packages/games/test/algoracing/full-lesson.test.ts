import { isTask } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { sharedAlgorithm } from '../../src/algoracing/lessons/shared-algorithm.ts';
import { follow, lessonSuite } from '../lesson-suite.ts';
import { position } from './position.ts';
import type { Race } from './position.ts';

/*
 * The lesson begins with a position. It is written here, and its state lies beside the lesson as source text: `npm run generate`
 * writes it, and every other run compares.
 */
const start = (): Race =>
  position({
    layout: 'staircase',
    turns: 4,
    commands: ['step', 'left'],
    drivers: [
      { at: '2 0 S', hand: ['step', 'step', 'jump', 'left', 'all-way'] },
      { at: '8 0 S', hand: ['right', 'step', 'left', 'u-turn', 'jump'] },
    ],
    deck: ['cycle-2', 'step', 'right', 'step', 'u-turn', 'jump'],
    ground: {
      '2 1': ['yellow'],
      '2 4': ['blue'],
      '1 5': ['green'],
      '3 8': ['violet'],
      '5 8': ['yellow'],
      '5 0': ['blue'],
      ...Object.fromEntries(
        ['3 0', '8 3', '0 3', '8 5', '6 7', '1 6', '1 2', '6 1', '7 6', '2 7', '4 2', '4 6', '3 3', '5 3'].map(
          (square) => [square, 1],
        ),
      ),
    },
  });

test('the lesson begins with the position written here', async () => {
  const text = `import type { Json } from '@benchtop/engine/author';\n\nexport const start: Json = ${JSON.stringify(start().state)};\n`;
  await expect(text).toMatchFileSnapshot('../../src/algoracing/lessons/shared-algorithm.generated.ts');
});

lessonSuite(algoracing, [sharedAlgorithm]);

test('it has fifteen tasks', () => expect(sharedAlgorithm.steps.filter(isTask)).toHaveLength(15));

test('what the captions promise happens', () => {
  const { match, events } = follow(algoracing, sharedAlgorithm);
  const own = events.filter((event) => event['seat'] === 0);
  expect(own.filter(({ type }) => type === 'elevator-ride')).toMatchObject([{ to: { x: 2, y: 3 } }]);
  expect(own.filter(({ type }) => type === 'samples-delivered')).toMatchObject([{ corner: 'sw', points: 6, total: 6 }]);
  expect(events.filter(({ type, seat }) => type === 'sample-picked' && seat === 1).length).toBe(1);
  const [learner] = match.state.rovers;
  expect([learner?.load.length, learner?.x, learner?.y, learner?.dir]).toEqual([2, 6, 8, 'E']);
});
