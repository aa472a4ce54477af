import { int } from '@benchtop/engine/author';
import { species } from '../data/words.ts';
import { pickGood } from '../define.ts';
import { effects } from '../effects.ts';
import { speciesName } from '../names.ts';
import { cubePrice, isOpenStorage, MOST_INCOME, refuseSpecies, takeCube, takingFault } from '../storage.ts';

/** ALG-DEP-01, ALG-MON-05: a cube of a species into its storage, or no more. */
export const takeAlgae = pickGood({
  kind: 'take-algae',
  rule: 'ALG-MON-05',
  args: { left: int(1, MOST_INCOME) },
  of: species,
  prompt: (_s, d) => `take a cube (${d.args.left} left)`,
  name(kind, s, d) {
    const euro = cubePrice(s, d.seat, kind);
    return euro === 0 ? speciesName(kind) : `${speciesName(kind)} for €${euro}`;
  },
  stop: 'Take no more',
  warnStop: (s, d) =>
    species.some((kind) => cubePrice(s, d.seat, kind) === 0 && refuseSpecies(s, d.seat, kind) === null)
      ? 'You could take a cube for nothing.'
      : null,
  refuse: (s, d, kind) => refuseSpecies(s, d.seat, kind),
  facts: (s, d, kind, rule) =>
    rule === 'ALG-RES-09'
      ? effects.costFacts(s, d.seat, { euro: cubePrice(s, d.seat, kind) })
      : { storage: speciesName(kind), open: isOpenStorage(s, d.seat, kind) },
  refusals: {
    'ALG-DEP-01': ({ storage, open }) =>
      open === true ? `Your ${String(storage)} storage is full.` : `Your ${String(storage)} storage is not open yet.`,
    'ALG-RES-09': (facts) => effects.refusals['ALG-RES-09']?.(facts) ?? '',
  },
  warn(s, d, kind) {
    const euro = cubePrice(s, d.seat, kind);
    return euro === 0 ? null : `The ${speciesName(kind)} tank is empty: the cube costs €${euro}.`;
  },
  checkFrame: (s, d) => takingFault(s, d.seat, d.args.left),
  pick: (s, d, kind, ctx) => takeCube(s, d.seat, kind, d.args.left, ctx),
});
