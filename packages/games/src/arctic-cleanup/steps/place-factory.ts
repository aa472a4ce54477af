import { choices } from '@benchtop/engine/author';
import { capital } from '../../words.ts';
import { sites } from '../data/ocean.ts';
import { step } from '../define.ts';
import { placeName } from '../names.ts';
import { playerAt } from '../state.ts';

export const placeFactory = step({
  kind: 'place-factory',
  rule: 'ARC-SET-05',
  options: choices({ site: sites }),
  prompt: 'choose a corner for your factory',
  label: (_s, _d, { site }) => capital(placeName(site)),
  refuse(s, _d, { site }) {
    const holder = s.sites[site];
    if (holder === 'ice') return 'ARC-SET-02';
    return holder === null ? null : 'ARC-SET-05';
  },
  facts: (s, _d, { site }) => ({ holder: s.sites[site] }),
  refusals: {
    'ARC-SET-02': 'Pack ice covers this corner. Choose a free factory site.',
    'ARC-SET-05': 'This corner is taken. Choose a free one.',
  },
  checkFrame: (s, d) => (playerAt(s, d.seat).site === null ? null : 'the factory is placed already'),
  apply(s, d, { site }, ctx) {
    s.sites[site] = d.seat;
    playerAt(s, d.seat).site = site;
    ctx.emit?.({ type: 'factory-placed', seat: d.seat, site });
    ctx.ask('place-ship', d.seat, { ship: 1 });
    ctx.ask('place-ship', d.seat, { ship: 0 });
  },
});
