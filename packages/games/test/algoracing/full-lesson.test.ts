import { isTask, lessonMatch, lessonPlace } from '@benchtop/engine/host';
import type { GameEvent, Match } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { sharedAlgorithm } from '../../src/algoracing/lessons/shared-algorithm.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';
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

function follow(): { readonly match: Match<AlgoracingState>; readonly events: readonly GameEvent[] } {
  const begun = lessonMatch(algoracing, sharedAlgorithm, true);
  if (!begun.ok) throw new Error(begun.reason);
  const match = begun.value;
  const events: GameEvent[] = [];
  for (const step of sharedAlgorithm.steps) {
    expect(lessonPlace(sharedAlgorithm, match.log)?.step).toBe(step);
    for (const option of isTask(step) ? step.expect : step.auto) {
      const seat = match.decisions()[0]?.seat ?? -1;
      expect([option, seat === 0]).toEqual([option, isTask(step)]);
      const played = match.play(seat, option);
      if (!played.ok) throw new Error(`${option}: ${played.reason}`);
      events.push(...played.events);
    }
  }
  return { match, events };
}

test('it can be played to its last word, and the match goes on', () => {
  const { match } = follow();
  const of = sharedAlgorithm.steps.filter(isTask).length;
  expect(lessonPlace(sharedAlgorithm, match.log)).toEqual({ step: null, accepted: [], tasks: of, of });
  expect([match.over, of]).toEqual([false, 15]);
});

test('what the captions promise happens', () => {
  const { match, events } = follow();
  const own = events.filter((event) => event['seat'] === 0);
  expect(own.filter(({ type }) => type === 'elevator-ride')).toMatchObject([{ to: { x: 2, y: 3 } }]);
  expect(own.filter(({ type }) => type === 'samples-delivered')).toMatchObject([{ corner: 'sw', points: 6, total: 6 }]);
  expect(events.filter(({ type, seat }) => type === 'sample-picked' && seat === 1).length).toBe(1);
  const [learner] = match.state.rovers;
  expect([learner?.load.length, learner?.x, learner?.y, learner?.dir]).toEqual([2, 6, 8, 'E']);
});
