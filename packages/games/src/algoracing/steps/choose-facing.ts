import { at, vocabulary } from '@benchtop/engine/author';
import { step } from '@benchtop/engine/host';
import { directions, headings } from '../data/board.ts';
import type { Direction } from '../data/board.ts';
import type { AlgoracingEvent } from '../events.ts';
import { modeOf, roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { terrainOf } from '../terrain.ts';

export interface FacingOption {
  readonly dir: Direction;
}

/** RAC-SET-05: any side that is neither the border nor a wall. */
export const chooseFacing = step<AlgoracingState, Record<string, never>, FacingOption>({
  kind: 'choose-facing',
  rule: 'RAC-SET-05',
  vocabulary: vocabulary(
    directions.map((dir) => ({ dir })),
    ({ dir }) => `face ${headings[dir].name}`,
  ),
  refuse(s, d, { dir }) {
    const terrain = terrainOf(modeOf(s), s.placements);
    const edge = terrain.corners[roverAt(s, d.seat).corner ?? 'nw'] * 4 + headings[dir].index;
    return (terrain.ahead[edge] ?? -1) < 0 || terrain.walled[edge] === 1 ? 'RAC-SET-05' : null;
  },
  facts: (_s, _d, { dir }) => ({ dir }),
  apply(s, d, { dir }, ctx) {
    const rover = roverAt(s, d.seat);
    const corner = rover.corner ?? 'nw';
    const terrain = terrainOf(modeOf(s), s.placements);
    const { x, y } = at(terrain.squares, terrain.corners[corner]);
    rover.x = x;
    rover.y = y;
    rover.dir = dir;
    ctx.emit?.({ type: 'rover-placed', seat: d.seat, corner, x, y, dir } satisfies AlgoracingEvent);
  },
});
