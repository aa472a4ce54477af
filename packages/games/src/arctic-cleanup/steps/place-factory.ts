import { step, vocabulary } from '@benchtop/engine';
import { sites } from '../data/ocean.ts';
import type { Site } from '../data/ocean.ts';
import { playerAt } from '../state.ts';
import type { ArcticState } from '../state.ts';
import type { ArcticEvent } from '../events.ts';

export interface SiteOption {
  readonly site: Site;
}

export const placeFactory = step<ArcticState, Record<string, never>, SiteOption>({
  kind: 'place-factory',
  rule: 'ARC-SET-05',
  vocabulary: vocabulary(
    sites.map((site) => ({ site })),
    ({ site }) => site,
  ),
  refuse(s, _d, { site }) {
    const holder = s.sites[site];
    if (holder === 'ice') return 'ARC-SET-02';
    return holder === null ? null : 'ARC-SET-05';
  },
  facts: (s, _d, { site }) => ({ holder: s.sites[site] }),
  apply(s, d, { site }, ctx) {
    s.sites[site] = d.seat;
    playerAt(s, d.seat).site = site;
    ctx.emit?.({ type: 'factory-placed', seat: d.seat, site } satisfies ArcticEvent);
    ctx.ask('place-ship', d.seat, { ship: 1 });
    ctx.ask('place-ship', d.seat, { ship: 0 });
  },
});
