import type { Lesson } from '@benchtop/engine/author';
import { reply, task } from './script.ts';
import { start } from './water-and-locks.generated.ts';

/** Two locks: levels, tolls, what flows away, and a lock that is closed again by bumping. */
export const waterAndLocks: Lesson = {
  id: 'water-and-locks',
  title: 'Water and locks',
  game: 'lineae',
  seats: ['Galileo', 'Marius'],
  settings: { mode: 'starter', biogenesis: false, reactorCore: false },
  seed: 'water-and-locks',
  start,
  steps: [
    task(
      'LIN-VES-02',
      'place lock-2',
      'Your cubes fit the rocket of column 5. But there the water stands at 4, and here at 5: you cannot pass. Open lock 2.',
    ),
    reply(
      ['done'],
      'Before the water moves, every other player may sail for a toll of $1, paid to you. Your rival stays.',
    ),
    task(
      'LIN-WAT-02',
      'vessel c4',
      'Two water tokens ran to the right and off the board, with the iron on one of them. Now columns 2 to 7 are level: sail to column 5.',
    ),
    task('LIN-TRN-05', 'place launch-pad', 'The arrow of the lock gives you another turn. Use it for the Launch Pad.'),
    task('LIN-LCH-03', 'sulfur spot', 'Load the sulfur for 1 VP.'),
    task('LIN-LCH-03', 'hydrocarbon spot', 'And the hydrocarbon for 2 VP.'),
    task('LIN-VES-05', 'done', 'After an action you may sail once more. Stay here and end your turn.'),
    reply(['place lock-4'], 'Your rival opens lock 4, so that the right half runs dry.'),
    task(
      'LIN-LOK-02',
      'c5',
      'Now you are asked. Column 5 will fall to level 3, columns 6 to 8 to level 2. Pay $1 and sail to column 6.',
    ),
    reply(['end'], 'All water tokens of the right half are gone. Your rival ends its turn.'),
    task(
      'LIN-VES-06',
      'vessel c7',
      'Your vessel fell with the water, and the way to the right is open. Sail to column 8.',
    ),
    task(
      'LIN-WRK-06',
      'place lock-4',
      'Close the lock behind you. A worker of your rival stands there: with two of yours you bump it.',
    ),
    reply(['done'], 'Again a toll is offered. Your rival stays.'),
    task(
      'LIN-WAT-05',
      'place sub-f',
      'New tokens came in from the left and filled all up to lock 4. Submersible F beside you carries two cubes: steer it.',
    ),
    task(
      'LIN-SUB-05',
      'right',
      'Locks stop water, not submersibles. Take the free step to the right, below your vessel.',
    ),
    task('LIN-DOC-01', 'dock', 'Dock.'),
    task('LIN-DOC-02', 'iron', 'Take the iron for $1.'),
    task('LIN-DOC-02', 'salt', 'And the salt.'),
  ],
  done: 'You opened the way, and let nobody follow. Point at a lock to see where the water would stand. Play on!',
};
