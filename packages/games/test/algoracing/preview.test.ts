import { createDice, keyOfSeed, fastRandom, Match } from '@benchtop/engine/host';
import type { GameEvent } from '@benchtop/engine/host';
import { setupsOf } from '@benchtop/engine/laws';
import { expect, test } from 'vitest';
import { algoracing, runPreview } from '../../src/algoracing/index.ts';
import type { AlgoracingView, RunPreview } from '../../src/algoracing/index.ts';
import type { AlgoracingState } from '../../src/algoracing/state.ts';
import { position } from './position.ts';

const told = ['command-started', 'command-skipped', 'command-done'];

/** The executed and skipped commands of a preview, as the events of a run tell them. */
function script(preview: RunPreview): string[] {
  return preview.steps.flatMap(({ n, slot, repeat, kind, skipped }) => [
    `command-started ${n} ${slot} ${repeat} ${kind}`,
    skipped === null ? `command-done ${n}` : `command-skipped ${n} ${skipped}`,
  ]);
}

function scriptOf(events: readonly GameEvent[]): string[] {
  return events
    .filter(({ type }) => told.includes(type))
    .map(({ type, n, slot, repeat, kind, reason }) => {
      const rest = type === 'command-started' ? [slot, repeat, kind] : type === 'command-skipped' ? [reason] : [];
      return [type, n, ...rest].map(String).join(' ');
    });
}

test('a preview from any view is what the run then does', () => {
  let runs = 0;
  setupsOf(algoracing).forEach(({ seats, settings }, i) => {
    const match = Match.deal(algoracing, seats, settings, keyOfSeed(`preview ${i}`));
    const dice = createDice(fastRandom(i));
    for (let n = 0; n < 250 && !match.over; n++) {
      const seat = match.decisions()[0]?.seat ?? 0;
      const options = match.legalOptions(seat)?.options ?? [];
      const option = options[dice.randomInt(options.length)]?.id ?? '';
      if (option !== 'run') {
        match.play(seat, option);
        continue;
      }
      const view = match.view(null) as unknown as AlgoracingView;
      const preview = runPreview(view, seat, view);
      expect(preview).toEqual(runPreview(match.state, seat, match.state));
      checkRun(match, seat, preview);
      runs++;
    }
  });
  expect(runs).toBeGreaterThan(1000);
});

function checkRun(match: Match<AlgoracingState>, seat: number, preview: RunPreview): void {
  const played = match.play(seat, 'run');
  if (!played.ok) throw new Error(played.reason);
  const due = script(preview);
  const done = scriptOf(played.events);
  expect(done).toEqual(due.slice(0, done.length));
  if (preview.wins === 'no') expect(done.length).toBe(due.length);
}

test('a preview tells the way, the samples, the ride and the points to be had', () => {
  const t = position({
    layout: 'staircase',
    drivers: [{ at: '2 0 S', load: ['blue'], hand: ['step'] }, { at: '8 8 N' }],
    ground: { '2 1': 1 },
    commands: ['step', 'step', 'jump'],
  });
  const preview = runPreview(t.state, 0, { commands: ['step', 'step', 'left', 'step'], cycles: [] });
  expect(preview.steps.map(({ to, skipped }) => [to.x, to.y, to.dir, skipped])).toEqual([
    [2, 1, 'S', null],
    [2, 2, 'S', null],
    [2, 2, 'E', null],
    [2, 2, 'E', 'wall'],
  ]);
  expect(preview.steps[0]).toMatchObject({ path: [{ x: 2, y: 1 }], picked: [expect.any(String)] });
  expect(preview.lift).toMatchObject({ elevator: 'el-low-a-1', to: { x: 2, y: 3 }, blockedBy: null });
  expect(preview.end).toEqual({ x: 2, y: 3, dir: 'E' });
  expect([preview.aboard, preview.delivered, preview.wins]).toEqual([2, 0, 'no']);
});

test('a delivery is worth a range of points, and may win for sure', () => {
  const at = (delivered: readonly ('yellow' | 'blue' | 'green')[], load: readonly ('yellow' | 'blue' | 'green')[]) =>
    runPreview(position({ layout: 'first-steps', drivers: [{ at: '1 0 W', delivered, load }] }).state, 0, {
      commands: ['step'],
      cycles: [],
    });
  expect(at([], ['yellow', 'blue'])).toMatchObject({ delivered: 2, points: { least: 3, most: 4 }, wins: 'no' });
  expect(at(['yellow', 'blue', 'blue'], ['green'])).toMatchObject({ points: { least: 1, most: 2 }, wins: 'maybe' });
  expect(at(['yellow', 'blue', 'blue', 'yellow'], ['green'])).toMatchObject({ wins: 'surely' });
});
