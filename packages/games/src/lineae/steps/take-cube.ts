import { word } from '@benchtop/engine/author';
import { cubes, minerals } from '../data/goods.ts';
import { pickGood } from '../define.ts';
import { effects } from '../effects.ts';
import { cubeName } from '../names.ts';
import { canSynthesize } from '../synthesis.ts';
import { wrongMoment } from '../turn.ts';

/** LIN-TEC-04: which mineral of another type comes out of the Matter Synthesizer. */
export const takeCube = pickGood({
  kind: 'take-cube',
  rule: 'LIN-TEC-04',
  args: { given: word(cubes) },
  of: minerals,
  prompt: (_s, d) => `choose the mineral to take for ${cubeName(d.args.given)}`,
  name: (cube) => `take ${cubeName(cube)}`,
  refuse: (s, d, cube) => (cube !== d.args.given && s.supply[cube] > 0 ? null : 'LIN-TEC-04'),
  facts: (_s, d, cube) => ({ cube: cubeName(cube), same: cube === d.args.given }),
  refusals: {
    'LIN-TEC-04': ({ cube, same }) =>
      same === true ? 'It must be of another type than the one returned.' : `The supply has no ${String(cube)}.`,
  },
  checkFrame: (s, d) => (canSynthesize(s, d.seat, d.args.given) ? wrongMoment(s, d.seat) : 'that cube cannot be given'),
  pick(s, d, cube, ctx) {
    effects.pay(s, d.seat, { [d.args.given]: 1 }, ctx, 'matter-synthesizer');
    effects.gain(s, d.seat, { [cube]: 1 }, ctx, 'matter-synthesizer');
  },
});
