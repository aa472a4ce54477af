import type { Lesson } from '@benchtop/engine/author';
import { start } from './rockets-and-colony.generated.ts';
import { reply, task } from './script.ts';

/** A launch, a technology, a colony card below the own vessel, and how it comes to Europa City. */
export const rocketsAndColony: Lesson = {
  id: 'rockets-and-colony',
  title: 'Rockets and colony',
  game: 'lineae',
  seats: ['Galileo', 'Marius'],
  settings: { mode: 'normal', biogenesis: false, reactorCore: false },
  seed: 'rockets-and-colony',
  start,
  steps: [
    task(
      'LIN-LCH-01',
      'place launch-pad',
      'The rocket above you lacks one silica and one iron, and you have both. Put a worker on the Launch Pad.',
    ),
    task('LIN-LCH-03', 'silica spot', 'Load the silica.'),
    task('LIN-LCH-05', 'iron spot', 'And the iron. Whoever fills the last spot launches the rocket.'),
    task(
      'LIN-TEC-01',
      'docking-arm',
      'It is off, and its card is yours: more rockets win ties. Choose a technology. With the Docking Arm one cube of each docking is free.',
    ),
    task(
      'LIN-COL-01',
      'done',
      'A colony card came in the place of the rocket: the Commerce Exchange. Stay below it and end your turn.',
    ),
    reply(['pass'], 'Your rival passes. The rest of the round is yours.'),
    task(
      'LIN-COL-03',
      'place commerce-exchange',
      'Only vessels below a colony card can use it. Send a worker: it brings $2 and buys up to two cubes.',
    ),
    task('LIN-COL-09', 'iron', 'Sell the second iron for $2.'),
    task(
      'LIN-SUB-10',
      'place sub-e',
      'Its arrow gives you another turn. Submersible E waits at the surface below you. Take control of it.',
    ),
    task('LIN-DOC-01', 'dock', 'It need not move: dock at once.'),
    task('LIN-TEC-04', 'silica', 'The first cube costs nothing: the Docking Arm takes it on board. Take the silica.'),
    task('LIN-TEC-04', 'salt', 'And the salt, for $1.'),
    task('LIN-SUN-02', 'vessel c6', 'Next round Jupiter darkens columns 5 and 6. Sail to column 7, into the light.'),
    task(
      'LIN-COL-05',
      'pass',
      'Pass. After rounds 2, 4 and 6 the revealed card with the lowest priority moves to Europa City.',
    ),
    task(
      'LIN-COL-04',
      'place commerce-exchange',
      'The Exchange has covered the basic income, and a new card came in its place. From now on it serves everybody, wherever they are.',
    ),
    task('LIN-COL-09', 'done', 'You may sell cubes, but keep yours: pairs count in the end. Sell nothing.'),
  ],
  done: 'Launch early for technologies, and stay near the cards that help you. The match ends after round 7, or when eight rockets are gone. Good luck!',
};
