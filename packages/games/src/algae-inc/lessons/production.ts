import type { Lesson } from '@benchtop/engine/author';
import { start } from './production.generated.ts';
import { reply, task } from './script.ts';

/** A Monday Morning and three Machines: from the algae tank to dispatch, with by-products and Energy. */
export const production: Lesson = {
  id: 'production',
  title: 'From tank to dispatch',
  game: 'algae-inc',
  seats: ['Fiona', 'Carl'],
  settings: {},
  seed: 'production',
  start,
  steps: [
    task(
      'ALG-MON-05',
      'chlorella',
      'You run Biofuel. Algae become products, products are sold, VP win. Each of your two Operators brings a cube: take chlorella from its tank.',
    ),
    task('ALG-DEP-01', 'chlorella', 'Your storage for chlorella is the only open one. Take the second cube.'),
    reply(['spirulina'], 'Carl runs Bioplastics and takes spirulina.'),
    task(
      'ALG-MON-08',
      'ya2',
      'Each Engineer moves a cube on Monday. Yellow belts lead from left to right: move one to the Lower extractor.',
    ),
    reply(['ya1'], 'Carl moves a cube, too. Now the work week begins.'),
    task('ALG-WRK-02', 'a0', 'Your worker starts on the strip of Monday. Move it to the spot that runs any Machine.'),
    task('ALG-WRK-13', 'printed machine-a', 'Machine A moves cubes out of the storages. Run it.'),
    task('ALG-MACH-02', 'move ya2', 'A Machine moves two cubes at first: that is its capacity. Move the first one.'),
    task('ALG-MACH-02', 'move ya2', 'And the second.'),
    task(
      'ALG-MACH-04',
      'green ga2',
      'Green belts do more, once in each activation. This one hangs on the yellow belt that you have just used: gain 1 Energy.',
    ),
    task(
      'ALG-BYP-05',
      'burn',
      'Machine A loses one of two cubes. Stored as biomass it would pay €2, and others could use it. Burn it: 1 Energy.',
    ),
    reply(['a1', 'small euro'], 'Carl takes a small action, €1. It is always there when nothing else helps.'),
    task('ALG-WRK-02', 'b0', 'It is Tuesday. Two links lead on from your spot: go to Machine B.'),
    task('ALG-MACH-13', 'printed machine-b', 'Two cubes lie left of Machine B. Run it.'),
    task(
      'ALG-MACH-05',
      'green gb1 1',
      'First add a by-product: Biofuel uses bio-oil. For 1 Energy a cube from that tank joins your upper line.',
    ),
    task('ALG-MACH-09', 'move yb1', 'It is a cube like any other now. Move it on to the Upper still.'),
    task('ALG-MACH-02', 'move yb2', 'And a cube of the lower line.'),
    task(
      'ALG-MACH-06',
      'green gb2 1',
      'The lower line ends in better fuel. A green belt leads down to it for 1 Energy, whatever the capacity.',
    ),
    reply(['b1', 'small euro'], 'Carl saves up for a recruit. On Wednesday only one link leads on, to Machine C.'),
    task('ALG-MACH-13', 'printed machine-c', 'Machine C brings cubes to dispatch, where they can be exported. Run it.'),
    task('ALG-MACH-02', 'move yc2', 'Move a cube: biodiesel has a market value of 1.'),
    task('ALG-MACH-02', 'move yc2', 'And the other one.'),
    task('ALG-MACH-03', 'green gc2 1', 'For 1 Energy biodiesel becomes kerosene, value 3. Lift one cube.'),
    task(
      'ALG-NRG-03',
      'done',
      'This belt shows ∞: it works as often as you pay. But stop here. With 2 Energy the weekend still brings you a bonus.',
    ),
  ],
  done: 'Tank, storage, three Machines, dispatch: you can run a plant, and products worth 4 are waiting. Next learn what your teams do, or play on: Carl thinks for himself.',
};
