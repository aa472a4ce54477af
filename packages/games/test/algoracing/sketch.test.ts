import { at, checkSettings, createDice, fastRandom, Runner, shuffle } from '@benchtop/engine/host';
import type { Dice } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { expand } from '../../src/algoracing/algorithm.ts';
import type { Algorithm } from '../../src/algoracing/algorithm.ts';
import { Sketch } from '../../src/algoracing/bot/sketch.ts';
import { runSketch } from '../../src/algoracing/bot/sketch-run.ts';
import { directions, headings } from '../../src/algoracing/data/board.ts';
import { commandKinds } from '../../src/algoracing/data/cards.ts';
import { CAPACITY, target } from '../../src/algoracing/data/rovers.ts';
import { startDrive, trackOf } from '../../src/algoracing/drive.ts';
import type { RunEvent } from '../../src/algoracing/events.ts';
import { algoracing } from '../../src/algoracing/index.ts';
import { runAlgorithm } from '../../src/algoracing/run.ts';
import { points } from '../../src/algoracing/scoring.ts';
import { modeOf, roverAt } from '../../src/algoracing/state.ts';
import type { AlgoracingState, Cycle } from '../../src/algoracing/state.ts';
import { terrainOf } from '../../src/algoracing/terrain.ts';

/** A match on random hills at the first turn, with everything thrown about. */
function anyPosition(mode: 'basic' | 'full', seats: number, dice: Dice): AlgoracingState {
  const settings = checkSettings(algoracing, seats, { mode, layout: 'random' });
  if (!settings.ok) throw new Error(settings.reason);
  const s = algoracing.create({ seats, settings: settings.value, stack: [], asked: 0, draws: 0, over: null });
  const runner = new Runner(algoracing, fastRandom(dice.randomInt(1 << 30)), null, s);
  runner.begin(s);
  const codes: number[] = [];
  while (s.rovers.some(({ x }) => x < 0)) runner.apply(s, at(codes, dice.randomInt(runner.options(s, codes))));
  return scattered(s, dice);
}

/** Few squares: rovers meet, samples lie in heaps, some on labs and platforms. */
function scattered(s: AlgoracingState, dice: Dice): AlgoracingState {
  const { squares, corners, elevators } = terrainOf(modeOf(s), s.placements);
  const special = [...Object.values(corners), ...elevators.flatMap(({ upper, lower }) => [upper, lower])];
  const cells = squares.map((_, cell) => cell);
  shuffle(cells, dice);
  const near = [...cells.slice(0, 12), ...special.filter((cell) => cell >= 0)];
  const places = [...new Set(near)];
  shuffle(places, dice);
  const samples = s.ground.map(({ sample }) => sample);
  for (const [seat, rover] of s.rovers.entries()) {
    Object.assign(rover, at(squares, at(places, seat)));
    rover.dir = at(directions, dice.randomInt(4));
    rover.load = samples.splice(0, dice.randomInt(CAPACITY + 1));
    rover.delivered = s.faces.slice(0, dice.randomInt(8));
  }
  s.ground = samples.map((sample) => ({ sample, ...at(squares, at(near, dice.randomInt(near.length))) }));
  if (s.seats > 1 && dice.randomInt(3) === 0) s.locks = [[0, 1]];
  return s;
}

function anyAlgorithm(mode: 'basic' | 'full', dice: Dice): Algorithm {
  const kinds = mode === 'full' ? commandKinds : commandKinds.filter((kind) => kind !== 'teleport');
  const commands = Array.from({ length: 1 + dice.randomInt(5) }, () => at(kinds, dice.randomInt(kinds.length)));
  const cycles: Cycle[] = [];
  for (let start = 0; mode === 'full' && start < commands.length; start++) {
    if (dice.randomInt(3) > 0) continue;
    const width = start + 1 < commands.length && dice.randomInt(2) === 0 ? 2 : 1;
    cycles.push({ factor: dice.randomInt(2) === 0 ? 2 : 3, start, width });
    start += width - 1;
  }
  return { commands, cycles };
}

/** What a sketch says of a position. */
function told(sketch: Sketch): unknown {
  const { seats, ground } = sketch;
  const rovers = Array.from({ length: seats }, (_, seat) => [sketch.pose(seat), sketch.loads[seat]]);
  return { rovers, ground: [...ground] };
}

test.each(['basic', 'full'] as const)('a run leads where the rules lead: %s', (mode) => {
  const dice = createDice(fastRandom(mode === 'basic' ? 3 : 4));
  const happened = new Set<string>();
  for (let i = 0; i < 400; i++) {
    const seats = 1 + dice.randomInt(4);
    const s = anyPosition(mode, seats, dice);
    const sketch = new Sketch(s);
    // Two runs in a row: what the first one leaves behind counts in the second.
    let before = trackOf(s);
    for (const seat of [dice.randomInt(seats), dice.randomInt(seats)]) {
      const algorithm = anyAlgorithm(mode, dice);
      const drive = startDrive(before, seat, (event: RunEvent) => happened.add(event.type), null);
      const delivered = sketch.allDelivered();
      const afloat = samplesIn(before);
      runAlgorithm(drive, algorithm);
      runSketch(sketch, seat, algorithm, points(roverAt(s, seat).delivered) >= target[mode]);
      const after = Object.assign(algoracing.clone(s), {
        ground: before.ground,
        locks: before.locks,
        rovers: before.rovers.map((rover) => ({ ...rover, hand: [] })),
      });
      expect(told(sketch), JSON.stringify(expand(algorithm))).toEqual(told(new Sketch(after)));
      expect(sketch.allDelivered() - delivered).toBe(afloat - samplesIn(before));
      before = trackOf(after);
    }
  }
  const rare = ['encounter', 'compensation', 'samples-delivered', 'command-skipped', 'rover-moved', 'rover-turned'];
  const inFull = ['rover-teleported', 'samples-pulled', 'elevator-ride', 'elevator-blocked'];
  for (const type of mode === 'full' ? [...rare, ...inFull] : rare) expect(happened).toContain(type);
});

function samplesIn({
  ground,
  rovers,
}: Pick<AlgoracingState, 'ground'> & { readonly rovers: readonly { readonly load: readonly unknown[] }[] }): number {
  return rovers.reduce((sum, { load }) => sum + load.length, ground.length);
}

test('a sketch is read over and over', () => {
  const dice = createDice(fastRandom(5));
  const sketch = new Sketch(anyPosition('full', 4, dice));
  for (let i = 0; i < 50; i++) {
    const s = anyPosition(i % 2 === 0 ? 'full' : 'basic', 1 + (i % 4), dice);
    sketch.read(s);
    expect(told(sketch)).toEqual(told(new Sketch(s)));
    expect(sketch.pose(0) & 3).toBe(headings[roverAt(s, 0).dir].index);
    runSketch(sketch, 0, anyAlgorithm('full', dice), false);
  }
});
