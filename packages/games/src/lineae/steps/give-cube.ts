import { cubes, minerals } from '../data/goods.ts';
import { pickGood } from '../define.ts';
import { cubeName } from '../names.ts';
import { hasBiogenesis, playerAt } from '../state.ts';
import { refuseGiving, refuseSynthesis } from '../technology.ts';
import { wrongConversion } from '../turn.ts';

/** LIN-TEC-04: which cube goes into the Matter Synthesizer. */
export const giveCube = pickGood({
  kind: 'give-cube',
  rule: 'LIN-TEC-04',
  of: cubes,
  among: (s) => (hasBiogenesis(s) ? cubes : minerals),
  prompt: 'choose the cube to return for another one',
  name: (cube) => `return ${cubeName(cube)}`,
  refuse: (s, d, cube) => refuseGiving(s, d.seat, cube),
  facts: (s, d, cube) => ({ cube: cubeName(cube), have: playerAt(s, d.seat).goods[cube] }),
  refusals: {
    'LIN-TEC-04': ({ cube, have }) =>
      have === 0 ? `You have no ${String(cube)} in your cargo bay.` : 'The supply has no other mineral.',
  },
  checkFrame: (s, d) =>
    refuseSynthesis(s, d.seat) === null ? wrongConversion(s, d.seat) : 'there is nothing to synthesize',
  pick: (_s, d, given, ctx) => ctx.ask('take-cube', d.seat, { given }),
});
