import { int } from '@benchtop/engine/author';
import { competitorCities, competitorExports, hasDisk } from '../competitor.ts';
import { cityIds } from '../data/map.ts';
import { WEEKS } from '../data/week.ts';
import { pickPlace } from '../define.ts';
import { cityName } from '../names.ts';
import { competitorFault } from '../phases/month.ts';

/** ALG-SOLO-06: among cities that are as good the player decides. */
export const competitorCity = pickPlace({
  kind: 'competitor-city',
  rule: 'ALG-SOLO-06',
  args: { batch: int(1, WEEKS) },
  of: cityIds,
  among: competitorCities,
  prompt: 'choose where the competitor exports',
  name: (id) => cityName(id),
  refuse: (s, _d, id) => (competitorCities(s).includes(id) ? null : 'ALG-SOLO-06'),
  refusals: {
    'ALG-SOLO-06': 'The competitor goes next to its own disks: to the lowest demand, and there to a bonus token.',
  },
  checkFrame(s, { args }) {
    if (!hasDisk(s, args.batch)) return 'the competitor has no disk on that strip';
    return (
      competitorFault(s, args.batch) ?? (competitorCities(s).length > 1 ? null : 'the competitor has one way only')
    );
  },
  pick: (s, { args }, id, ctx) => competitorExports(s, id, args.batch, ctx),
});
