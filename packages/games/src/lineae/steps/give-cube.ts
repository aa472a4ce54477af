import { cubes, minerals } from '../data/goods.ts';
import { pickGood } from '../define.ts';
import { cubeName } from '../names.ts';
import { hasBiogenesis, playerAt } from '../state.ts';
import { canSynthesize, canSynthesizeAny } from '../synthesis.ts';
import { wrongMoment } from '../turn.ts';

/** LIN-TEC-04: which cube goes into the Matter Synthesizer. */
export const giveCube = pickGood({
  kind: 'give-cube',
  rule: 'LIN-TEC-04',
  of: cubes,
  among: (s) => (hasBiogenesis(s) ? cubes : minerals),
  prompt: 'choose the cube to return for another one',
  name: (cube) => `return ${cubeName(cube)}`,
  refuse: (s, d, cube) => (canSynthesize(s, d.seat, cube) ? null : 'LIN-TEC-04'),
  facts: (s, d, cube) => ({ cube: cubeName(cube), have: playerAt(s, d.seat).goods[cube] }),
  refusals: {
    'LIN-TEC-04': ({ cube, have }) =>
      have === 0 ? `You have no ${String(cube)} in your cargo bay.` : 'The supply has no other mineral.',
  },
  checkFrame: (s, d) => (canSynthesizeAny(s, d.seat) ? wrongMoment(s, d.seat) : 'there is nothing to synthesize'),
  pick: (_s, d, given, ctx) => ctx.ask('take-cube', d.seat, { given }),
});
