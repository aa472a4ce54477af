import { eventFor, keyOfSeed, Match, patched, preview, stageView, Stages } from '@benchtop/engine/host';
import type { View } from '@benchtop/engine/host';
import { algoracing } from '@benchtop/games/algoracing';
import type { AlgoracingEvent, AlgoracingState, AlgoracingView } from '@benchtop/games/algoracing';
import { describe, expect, test } from 'vitest';
import { squareWords } from '../src/games/algoracing/describe.ts';
import { fieldOf, spotOf } from '../src/games/algoracing/field.ts';
import { gainsOf, skipsOf } from '../src/games/algoracing/forecast.ts';
import type { Forecast } from '../src/games/algoracing/forecast.ts';
import { ghostOf } from '../src/games/algoracing/ghost.ts';
import { atRest, cagesOf, onTheWay } from '../src/games/algoracing/poses.ts';
import type { Shown } from '../src/games/algoracing/poses.ts';

/** The same choices every time. */
function dice(seed: number): (n: number) => number {
  let s = seed;
  return (n) => {
    s = (s * 1103515245 + 12345) % 2147483648;
    return Math.floor((s / 2147483648) * n);
  };
}

/** Plays a match by chance: every choice with the state before it. */
function* choices(mode: 'basic' | 'full', layout: string, seed: number) {
  const match = Match.deal(algoracing, 3, { mode, layout }, keyOfSeed(`stage ${seed}`));
  const roll = dice(seed);
  for (let i = 0; i < 200 && !match.over; i++) {
    const seat = match.decisions()[0]?.seat ?? 0;
    const options = match.legalOptions(seat)?.options ?? [];
    const option = options[roll(options.length)]?.id ?? '';
    const [before, view] = [match.state, match.view(seat)];
    const played = match.play(seat, option);
    if (!played.ok) throw new Error(played.reason);
    yield { match, seat, option, before, view, events: played.events.map((event) => eventFor(event, seat)) };
  }
}

const typed = (view: View): AlgoracingView => view as unknown as AlgoracingView;

/** Every event with the field before and right after it. */
function* passages(mode: 'basic' | 'full', layout: string, seed: number) {
  let stages: Stages<AlgoracingState> | null = null;
  for (const { match, seat, option, before, view, events } of choices(mode, layout, seed)) {
    stages ??= new Stages(algoracing, match.key, before);
    const last = match.view(seat);
    const states = stages.of({ before, seat, option, events });
    let old = fieldOf(typed(view));
    for (const [i, event] of events.entries()) {
      const state = states[i];
      const after = fieldOf(typed(state === undefined ? last : stageView(algoracing, state, view, last)));
      yield { event: event as unknown as AlgoracingEvent, before: old, after };
      old = after;
    }
  }
}

const round = (n: number): number => Math.round(n * 1000) / 1000 + 0;
/** Where rovers stand and where they look, however often they turned. */
const rovers = ({ rovers: all }: Shown) =>
  all.map(({ seat, x, y, z, heading }) => [seat, ...[x, y, z].map(round), ((round(heading) % 4) + 4) % 4]);

/** As `expect`, of which thousands take their time. */
function mustEqual(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

describe.each([
  ['basic', 'first-steps'],
  ['full', 'staircase'],
  ['full', 'rim-walk'],
] as const)('the field on its way (%s, %s)', (mode, layout) => {
  test('begins as it was before the event, ends as it is after it, and loses nothing', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= (mode === 'basic' ? 3 : 2); seed++)
      for (const { event, before, after } of passages(mode, layout, seed)) {
        seen.add(event.type);
        const [from, to] = [cagesOf(before, new Map()), cagesOf(after, cagesOf(before, new Map()))];
        const at = (t: number): Shown => onTheWay({ before, after, event }, from, to, t);
        const held = after.rovers.map(({ seat }) => seat);
        const stood = rovers(atRest(before, from)).filter(([seat]) => held.includes(seat ?? -1));
        if (event.type !== 'rover-placed') mustEqual(rovers(at(0)), stood);
        mustEqual(rovers(at(0.99999)), rovers(atRest(after, to)));
        // Each sample is seen once: on the ground, in a hold, or on its way.
        const all = ({ samples, rovers: driving }: Shown): number =>
          samples.length + driving.reduce((sum, { load }) => sum + load, 0);
        mustEqual(all(at(0)), all(atRest(event.type === 'samples-scattered' ? after : before, from)));
        mustEqual(all(at(0.5)), all(at(0)));
      }
    expect([...seen]).toEqual(expect.arrayContaining(['rover-moved', 'rover-turned', 'sample-picked', 'encounter']));
    if (mode === 'full')
      expect([...seen]).toEqual(expect.arrayContaining(['elevator-ride', 'samples-pulled', 'command-skipped']));
  });
});

test('a run that is forecast goes where the rules go, and says what they say', () => {
  let runs = 0;
  let hauls = 0;
  for (let seed = 1; seed <= 4; seed++)
    for (const { match, seat, option, before, view: seen, events } of choices('full', 'staircase', seed)) {
      if (option !== 'run') continue;
      const said = preview(algoracing, before, seat, option);
      if (said === null || said.over !== 'no') continue;
      const view = typed(seen);
      const field = fieldOf(view);
      const run = { ...said, view: patched(view, said.changes) } as unknown as Forecast;
      const ghost = ghostOf(field, view, seat, run, null);
      const rover = fieldOf(typed(match.view(seat))).rovers.find((one) => one.seat === seat);
      if (rover === undefined || ghost === null) throw new Error('there is no rover');
      runs++;
      const start = field.rovers.find((one) => one.seat === seat) ?? rover;
      const { x, y, z } = ghost.end ?? spotOf(field.map, start);
      expect({ x, y, z }).toEqual(spotOf(field.map, rover));
      expect(ghost.end?.dir ?? start.dir).toBe(rover.dir);
      const own = events.filter((event) => event['seat'] === seat);
      const count = (type: string): number => own.filter((event) => event.type === type).length;
      const { picked, skipped, delivered } = gainsOf(run, view, seat);
      expect([picked, skipped]).toEqual([count('sample-picked'), count('command-skipped')]);
      expect(skipsOf(run).filter((skip) => skip !== null).length > 0 || skipped === 0 || view.cycles.length > 0).toBe(
        true,
      );
      if (delivered > 0) hauls++;
    }
  expect(runs).toBeGreaterThan(20);
  expect(hauls).toBeGreaterThan(0);
});

test('a square says which walls stand on its edges', () => {
  const match = Match.deal(algoracing, 2, { mode: 'basic', layout: 'standard' }, keyOfSeed('walls'));
  const field = fieldOf(typed(match.view(0)));
  const said = (x: number, y: number): string => squareWords(field, { x, y }, []).text;
  expect(said(4, 1)).toContain('A wall stands to the west: only a jump crosses it.');
  expect(said(3, 1)).toContain('A wall stands to the east');
  expect(said(5, 1)).not.toContain('wall');
});
