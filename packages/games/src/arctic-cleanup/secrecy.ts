import { hidden, secrecy as declare } from '@benchtop/engine';
import type { ViewOf } from '@benchtop/engine';
import type { ArcticState } from './state.ts';

/** Only the order of the tokens in the bag is hidden; what is in it can be worked out from the table. */
export const secrecy = declare<ArcticState>()({
  order: 'open',
  active: 'open',
  turns: 'open',
  quiet: 'open',
  stirred: 'open',
  bag: hidden('mix', 'tokens'),
  sea: 'open',
  sites: 'open',
  players: 'open',
});

/** What a seat or a spectator may know. */
export type ArcticView = ViewOf<ArcticState, typeof secrecy>;
