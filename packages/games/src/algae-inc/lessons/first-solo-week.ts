import type { Lesson } from '@benchtop/engine/author';
import { start } from './first-solo-week.generated.ts';
import { task } from './script.ts';

/** A week alone: neutral disks on the way, a pair of products, Energy at the weekend, and the competitor's export. */
export const firstSoloWeek: Lesson = {
  id: 'first-solo-week',
  title: 'A week alone',
  game: 'algae-inc',
  seats: ['Fiona'],
  settings: {},
  seed: 'first-solo-week',
  start,
  steps: [
    task(
      'ALG-SOLO-11',
      'a1',
      'Alone you must end with more VP than the competitor. It began in Berlin. You run Bioplastics: go and recruit.',
    ),
    task('ALG-WRK-04', 'printed recruit', 'Take the action of the spot.'),
    task('ALG-REC-01', 'operators', 'A second Operator for €1: two exports in one go, two cubes every Monday.'),
    task(
      'ALG-SOLO-05',
      'b1',
      'Neutral disks lie on the spots. Each that stays will be an export of the competitor: go where one lies, and it leaves the match.',
    ),
    task('ALG-WRK-04', 'printed engineers', 'One disk less. Now let your Engineer work.'),
    task(
      'ALG-ENG-02',
      'bp-eng-recycler',
      'Tiles of the two lowest rows cost nothing. Take the Recycler: two green belts need no Energy any more.',
    ),
    task('ALG-SOLO-05', 'c0', 'To Machine C, and past another neutral disk.'),
    task('ALG-MACH-13', 'printed machine-c', 'A cup lies in dispatch. What is missing is foil: run the Machine.'),
    task('ALG-EXP-11', 'move yc2', 'Move the cube. Cups and foil are worth 2 each, and 2 more as a pair.'),
    task('ALG-SOLO-05', 'd0', 'On Thursday two disks lie on every spot. Take one away, and go to the Operators.'),
    task('ALG-OPS-01', 'printed operators', 'Activate the Operators.'),
    task('ALG-EXP-01', 'export', 'Export.'),
    task(
      'ALG-EXP-04',
      'warsaw',
      'Your pair is worth 6, and Warsaw asks for 6. The way is counted from the competitor’s disk: €1.',
    ),
    task('ALG-EXP-11', 'cube hard', 'Add the cup. The foil is all that is left, so it follows by itself.'),
    task(
      'ALG-MIL-01',
      'no',
      'Two milestones before the competitor: 4 VP. A Double Action tile is unlocked, but it pays €1 and 1 VP each Monday. Keep it.',
    ),
    task('ALG-WRK-13', 'printed machine-a', 'Friday’s spot runs any Machine. Send a cube on its way with Machine A.'),
    task('ALG-MACH-12', 'move ya1', 'One cube alone is never lost. Move it to the line of hard pellets.'),
    task('ALG-WRK-07', 'no', 'Keep the tile this time, too, and end the week.'),
    task(
      'ALG-WKD-02',
      'w1',
      'Your 3 Energy are in the yellow zone: one of two weekend bonuses. Take the market value.',
    ),
    task(
      'ALG-SOLO-06',
      'gdansk',
      'Tuesday’s strip is turned, and its last disk is exported to the lowest demand next to a neutral disk. There is a tie: choose Gdansk.',
    ),
  ],
  done: 'Your second Monday has begun. Mind the eight disks of Thursday, and be first at milestones. You are ready to play alone: good luck!',
};
