import type { kinds } from '@benchtop/games/algae-inc';

/** What each token is for. */
export const uses: { readonly [K in (typeof kinds)[number]]: string } = {
  euro: 'Pays transport, recruiting, cubes that no tank gives, and missing Energy. On Monday: 2, and 1 for each disk that has left a tile.',
  science: 'Pays for placing tiles on the Side board. At most 10.',
  market: 'Each fills up one missing value of an export.',
  freelance: 'One more point for the Engineers.',
  choice: 'Changes the team or the Machine of your spot for another.',
  wild: 'Any action on any spot. If you have none, three other tokens stand for one.',
};
