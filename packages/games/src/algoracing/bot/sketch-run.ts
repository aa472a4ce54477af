import { at } from '@benchtop/engine/author';
import type { Algorithm } from '../algorithm.ts';
import type { CommandKind } from '../data/cards.ts';
import type { Sketch } from './sketch.ts';

/**
 * Runs an algorithm on a sketch as the rules run it on a state, in a tenth of the time; a test compares the two.
 * `wins`: the next delivery of this seat ends the match, and so the run (RAC-RUL-12).
 */
export function runSketch(sketch: Sketch, seat: number, { commands, cycles }: Algorithm, wins: boolean): void {
  const before = sketch.delivered[seat] ?? 0;
  let next = 0;
  for (let i = 0; i < commands.length;) {
    // RAC-CYC-01: what is under a cycle is done as a whole, again and again.
    const cycle = cycles[next];
    const under = cycle !== undefined && cycle.start === i;
    if (under) next++;
    const width = under ? cycle.width : 1;
    const executions = under ? cycle.factor * width : 1;
    for (let j = 0; j < executions; j++) {
      execute(sketch, seat, at(commands, i + (j % width)));
      sketch.collectAndDeliver(seat);
      if (wins && (sketch.delivered[seat] ?? 0) > before) return;
    }
    i += width;
  }
  ride(sketch, seat);
}

function execute(sketch: Sketch, seat: number, kind: CommandKind): void {
  switch (kind) {
    case 'left':
      return turn(sketch, seat, 3);
    case 'right':
      return turn(sketch, seat, 1);
    case 'u-turn':
      return turn(sketch, seat, 2);
    case 'step':
      if (isOpen(sketch, sketch.pose(seat))) enter(sketch, seat);
      return;
    case 'jump':
      if (canJump(sketch, sketch.pose(seat))) enter(sketch, seat);
      return;
    case 'all-way':
      return allWay(sketch, seat);
    case 'teleport':
      return teleport(sketch, seat);
  }
}

/** RAC-CMD-07: the square stays the same. */
function turn({ directions }: Sketch, seat: number, quarters: number): void {
  directions[seat] = ((directions[seat] ?? 0) + quarters) & 3;
}

/** RAC-CMD-02: no border, hill or wall before a pose. */
function isOpen({ routes: { terrain } }: Sketch, pose: number): boolean {
  const { ahead, levels, walled } = terrain;
  const cell = ahead[pose] ?? -1;
  return cell >= 0 && levels[cell] === levels[pose >> 2] && walled[pose] !== 1;
}

/** RAC-CMD-04, RAC-CMD-05: over walls, at most one storey up or down. */
function canJump({ routes: { terrain } }: Sketch, pose: number): boolean {
  const { ahead, levels } = terrain;
  const cell = ahead[pose] ?? -1;
  if (cell < 0) return false;
  const climb = (levels[cell] ?? 0) - (levels[pose >> 2] ?? 0);
  return climb !== 2 && climb !== -2;
}

/** Moves onto the square ahead, or meets the rover there (RAC-ENC-01). */
function enter(sketch: Sketch, seat: number): void {
  const cell = sketch.routes.terrain.ahead[sketch.pose(seat)] ?? -1;
  const other = sketch.roverOn(cell);
  if (other < 0) sketch.relocate(seat, cell);
  else sketch.compensate(seat, other);
  sketch.collectAndDeliver(seat);
}

/** RAC-CMD-03, RAC-RUL-06: on to an obstruction, or to the first sample. */
function allWay(sketch: Sketch, seat: number): void {
  const { ahead } = sketch.routes.terrain;
  for (let pose = sketch.pose(seat); isOpen(sketch, pose); pose = sketch.pose(seat)) {
    const cell = ahead[pose] ?? -1;
    const found = sketch.ground[cell] !== 0;
    enter(sketch, seat);
    if (found || sketch.cells[seat] !== cell) return;
  }
}

/** RAC-TEL-01, RAC-TEL-02: the first rover or sample straight ahead on the same level. */
function teleport(sketch: Sketch, seat: number): void {
  const { ahead, levels } = sketch.routes.terrain;
  const pose = sketch.pose(seat);
  const level = levels[pose >> 2];
  for (let near = pose >> 2; ;) {
    const cell = ahead[near * 4 + (pose & 3)] ?? -1;
    if (cell < 0 || levels[cell] !== level) return;
    const other = sketch.roverOn(cell);
    if (other >= 0) return sendHome(sketch, other);
    const samples = sketch.ground[cell] ?? 0;
    if (samples > 0) {
      // RAC-TEL-06, RAC-TEL-07: one square nearer, perhaps under the sender.
      sketch.ground[cell] = 0;
      sketch.shift();
      return sketch.lay(near, samples);
    }
    near = cell;
  }
}

/** RAC-TEL-03 to RAC-TEL-05, RAC-TEL-08: home, if there is room, leaving everything aboard behind. */
function sendHome(sketch: Sketch, other: number): void {
  const home = sketch.homes[other] ?? -1;
  if (sketch.roverOn(home) >= 0) return;
  sketch.shift();
  sketch.lay(sketch.cells[other] ?? -1, sketch.loads[other] ?? 0);
  sketch.loads[other] = 0;
  sketch.relocate(other, home);
  sketch.collectAndDeliver(other);
}

/** RAC-ELE-02, RAC-ELE-03: from a platform to the other one, unless a rover stands there. */
function ride(sketch: Sketch, seat: number): void {
  const { liftAt, elevators } = sketch.routes.terrain;
  const here = sketch.cells[seat] ?? -1;
  const index = liftAt[here] ?? -1;
  if (index < 0) return;
  const { upper, lower } = at(elevators, index);
  const to = here === upper ? lower : upper;
  const other = sketch.roverOn(to);
  if (other < 0) sketch.relocate(seat, to);
  else sketch.compensate(seat, other);
  sketch.collectAndDeliver(seat);
}
