import { at, choices } from '@benchtop/engine/author';
import { directions, headings } from '../data/board.ts';
import { step } from '../define.ts';
import { directionName } from '../names.ts';
import { modeOf, roverAt } from '../state.ts';
import { terrainOf } from '../terrain.ts';

/** RAC-SET-05: any side that is neither the border nor a wall. */
export const chooseFacing = step({
  kind: 'choose-facing',
  rule: 'RAC-SET-05',
  options: choices({ dir: directions }, ({ dir }) => `face ${headings[dir].name}`),
  prompt: 'choose where your rover looks',
  label: (_s, _d, { dir }) => `Look ${directionName(dir)}`,
  refuse(s, d, { dir }) {
    const terrain = terrainOf(modeOf(s), s.placements);
    const edge = terrain.corners[roverAt(s, d.seat).corner ?? 'nw'] * 4 + headings[dir].index;
    return (terrain.ahead[edge] ?? -1) < 0 || terrain.walled[edge] === 1 ? 'RAC-SET-05' : null;
  },
  facts: (_s, _d, { dir }) => ({ dir }),
  refusals: {
    'RAC-SET-05': ({ dir }) => `To the ${directionName(dir)} the border or a wall is right before the rover.`,
  },
  checkFrame(s, d) {
    const { corner, x } = roverAt(s, d.seat);
    return corner !== null && x < 0 ? null : 'the rover faces somewhere already';
  },
  apply(s, d, { dir }, ctx) {
    const rover = roverAt(s, d.seat);
    const corner = rover.corner ?? 'nw';
    const terrain = terrainOf(modeOf(s), s.placements);
    const { x, y } = at(terrain.squares, terrain.corners[corner]);
    rover.x = x;
    rover.y = y;
    rover.dir = dir;
    ctx.emit?.({ type: 'rover-placed', seat: d.seat, corner, x, y, dir });
  },
});
