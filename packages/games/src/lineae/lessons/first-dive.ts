import type { Lesson } from '@benchtop/engine/author';
import { start } from './first-dive.generated.ts';
import { reply, task } from './script.ts';

/** A first round: sunlight, a worker, a submersible down to the floor and up to the vessel, cubes on a rocket. */
export const firstDive: Lesson = {
  id: 'first-dive',
  title: 'First dive',
  game: 'lineae',
  seats: ['Galileo', 'Marius'],
  settings: { mode: 'starter', biogenesis: false, reactorCore: false },
  seed: 'first-dive',
  start,
  steps: [
    reply(
      ['c1'],
      'The ice of Europa is open for seven rounds. Fish for minerals, fill rockets, gain VP. Your rival places its vessel first.',
    ),
    task(
      'LIN-SET-16',
      'c4',
      'Choose column 5 for yours. The deposit below gives 1 salt at once, and the rocket above wants sulfur and hydrocarbon.',
    ),
    task(
      'LIN-SUN-05',
      'place sub-d',
      'The sun gave you 6 electricity. You have four workers: put one on submersible D, which lies right below you.',
    ),
    task('LIN-SUB-02', 'down', 'The first step of a submersible is free. Go down to the hydrocarbon on the floor.'),
    task('LIN-SUB-06', 'take', 'Take it into the hold, which has room for four cubes. Each cube picked up pays $1.'),
    task(
      'LIN-EXC-01',
      'excavate',
      'On the floor you may also excavate. This tile gives silica, and your token on its track brings 1 VP.',
    ),
    task('LIN-SUB-02', 'left', 'From now on each step costs 1 electricity. Go left, where sulfur lies.'),
    task('LIN-SUB-06', 'take', 'Take the sulfur. That is another $1.'),
    task('LIN-SUB-04', 'up', 'Now to the surface. Submersibles go up, down, left and right, as far as there is water.'),
    task('LIN-SUB-08', 'up', 'Go on. A submersible cannot stop on a cube or on another one, but here all is free.'),
    task('LIN-SUB-02', 'up', 'One more step: row 4 is the surface of your column.'),
    task('LIN-DOC-01', 'dock', 'Submersible D is below your vessel. Dock with it! Docking ends your turn.'),
    task('LIN-DOC-02', 'hydrocarbon', 'For $1 each you take cubes into your cargo bay. The hydrocarbon first.'),
    task('LIN-DOC-02', 'sulfur', 'And the sulfur.'),
    task(
      'LIN-SUB-11',
      'done',
      'You do not need the silica now: stop. It stays in the hold, for whoever steers D next.',
    ),
    reply(
      ['place city-1', 'pass'],
      'Your rival takes $2 of basic income and passes. The other turns of the round are yours.',
    ),
    task('LIN-LCH-01', 'place launch-pad', 'Put a worker on the Launch Pad and load the rocket above your vessel.'),
    task('LIN-LCH-03', 'sulfur spot', 'The first cube gives 1 VP, the second 2, all others 3. Load the sulfur.'),
    task('LIN-LCH-03', 'hydrocarbon spot', 'Load the hydrocarbon for 2 VP.'),
    task('LIN-LCH-02', 'salt wild', 'The last spot takes any cube: load your salt there for 3 VP.'),
  ],
  done: 'Seven VP in two turns! Two more cubes launch this rocket, whoever loads them. End your turn, use your other workers, and pass when you are done. You are ready.',
};
