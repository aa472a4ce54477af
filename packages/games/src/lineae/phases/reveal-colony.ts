import { int } from '@benchtop/engine/author';
import { reveal } from '../colony.ts';
import { COLUMNS } from '../data/ocean.ts';
import { phase } from '../define.ts';

/** LIN-TEC-05: after the technology was chosen, a colony card takes the place of the rocket. */
export const revealColony = phase({
  name: 'reveal-colony',
  args: { column: int(0, COLUMNS - 1) },
  checkFrame(s, { args: { column } }) {
    if (s.stage !== 'action') return 'rockets are launched in turns';
    return s.rockets[column] === null && s.row[column] === null ? null : 'no rocket was launched there';
  },
  run: (s, d, ctx) => reveal(s, d.args.column, ctx),
});
