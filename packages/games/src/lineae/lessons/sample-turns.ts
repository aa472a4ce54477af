import type { Lesson } from '@benchtop/engine/author';
import { start as first } from './sample-turn-1.generated.ts';
import { start as second } from './sample-turn-2.generated.ts';
import { task } from './script.ts';

const seats = ['Blue', 'Red', 'Green'] as const;
const settings = { mode: 'normal', biogenesis: false, reactorCore: false } as const;

/** The first sample turn of the rulebook: a dive with submersible E. */
export const sampleTurn1: Lesson = {
  id: 'sample-turn-1',
  title: 'Sample turn: a dive',
  game: 'lineae',
  seats,
  settings,
  seed: 'sample-turn-1',
  start: first,
  steps: [
    task(
      'LIN-SUB-01',
      'place sub-e',
      'Round 1. Blue has 6 electricity, $3 and four workers. One of them takes submersible E.',
    ),
    task('LIN-SUB-02', 'down', 'The first step, down to the floor, is free.'),
    task('LIN-EXC-03', 'excavate', 'The tile below gives silica. Blue’s first token on its track brings 1 VP.'),
    task('LIN-SUB-02', 'left', 'To the left lies a hydrocarbon. This step costs 1 electricity.'),
    task('LIN-SUB-06', 'take', 'It goes into the hold, and Blue takes $1.'),
    task('LIN-SUB-02', 'left', 'One step further lies sulfur.'),
    task('LIN-SUB-06', 'take', 'Into the hold with it, for another $1.'),
    task('LIN-SUB-04', 'up', 'Three steps lead up to the surface, 1 electricity each.'),
    task('LIN-SUB-04', 'up', 'The second.'),
    task('LIN-SUB-04', 'up', 'The third. Five electricity are spent by now, one is left.'),
    task(
      'LIN-VES-05',
      'vessel c5',
      'E is in column 6, the vessel in column 7. The water is level, so Blue sails to the left in the middle of the action.',
    ),
    task('LIN-DOC-01', 'dock', 'Now they meet: dock.'),
    task('LIN-DOC-02', 'hydrocarbon', 'Blue takes the hydrocarbon for $1.'),
    task('LIN-DOC-02', 'sulfur', 'And the sulfur for $1.'),
    task('LIN-DOC-03', 'done', 'The silica stays in the hold. Docking ends the turn, although 1 electricity is left.'),
  ],
  done: 'One worker and 5 electricity brought 1 VP and two cubes. Another player could take E with two workers and dock for the silica. Play on from here!',
};

/** The second sample turn of the rulebook: a lock opens the way to a launch. */
export const sampleTurn2: Lesson = {
  id: 'sample-turn-2',
  title: 'Sample turn: a launch',
  game: 'lineae',
  seats,
  settings,
  seed: 'sample-turn-2',
  start: second,
  steps: [
    task(
      'LIN-LOK-01',
      'place lock-2',
      'Round 3. Blue has 2 iron and 1 silica for Jovian Semiconductors in column 6, but the levels differ. Open lock 2.',
    ),
    task(
      'LIN-WAT-04',
      'vessel c5',
      'Two tokens left the board on the right. Submersible A was on one and is back at its start. Now the way is free: sail to column 6.',
    ),
    task('LIN-TRN-05', 'place launch-pad', 'The arrow of the lock gave Blue another turn. It goes to the Launch Pad.'),
    task('LIN-LCH-03', 'iron spot', 'The first iron gives 1 VP.'),
    task('LIN-LCH-03', 'iron spot', 'The second iron gives 2 VP.'),
    task(
      'LIN-LCH-05',
      'silica spot',
      'The silica gives 3 VP, 6 in all, and fills the last spot: the rocket is launched.',
    ),
    task(
      'LIN-TEC-05',
      'docking-arm',
      'Blue keeps the card and chooses a technology, before a colony card takes the place of the rocket.',
    ),
  ],
  done: 'Two workers, 6 VP, a rocket, a technology and a new colony card. Play on from here!',
};
