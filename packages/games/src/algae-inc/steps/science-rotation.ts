import { word } from '@benchtop/engine/author';
import { pickPlace } from '../define.ts';
import { tileName } from '../names.ts';
import { rotationsOf, shapeOf } from '../side-board.ts';
import { refuseLaying, refuseShape } from '../scientists.ts';
import { layableIds } from '../tiles.ts';
import { placingArgs, scientistsFault } from './science-tile.ts';

const turns = ['not turned', 'turned right', 'upside down', 'turned left'] as const;
const rotations = [[0], [0, 1], [0, 1, 2], [0, 1, 2, 3]] as const;

/** ALG-SIDE-03: how a tile is turned. */
export const scienceRotation = pickPlace({
  kind: 'science-rotation',
  rule: 'ALG-SIDE-03',
  args: { ...placingArgs, tile: word(layableIds) },
  of: [0, 1, 2, 3],
  among: (_s, d): readonly (0 | 1 | 2 | 3)[] => rotations[rotationsOf(shapeOf(d.args.tile)) - 1] ?? [],
  prompt: (_s, d) => `turn the ${tileName(d.args.tile)} tile`,
  name: (rotation) => turns[rotation],
  refuse: (s, d, rotation) => refuseShape(s, d.seat, shapeOf(d.args.tile), rotation),
  refusals: {
    'ALG-SIDE-03': 'Turned like this it fits nowhere.',
    'ALG-RES-09': 'Turned like this it fits only where you cannot pay for it.',
  },
  checkFrame: (s, d) =>
    scientistsFault(s, d.seat, d.args.left) ??
    (refuseLaying(s, d.seat, d.args.tile) === null ? null : 'the tile cannot be placed'),
  pick(_s, d, rotation, ctx) {
    const { left, tile } = d.args;
    ctx.ask('science-cell', d.seat, { left, tile, rotation });
  },
});
