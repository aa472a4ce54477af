import { hidden, owned } from '@benchtop/engine/author';
import { secrecy as declare } from '@benchtop/engine/host';
import type { ViewOf } from '@benchtop/engine/author';
import type { AlgoracingState } from './state.ts';

/** Hands belong to their players, the deck to nobody, and the types of samples are known only when delivered. */
export const secrecy = declare<AlgoracingState>()({
  order: 'open',
  active: 'open',
  turns: 'open',
  passes: 'open',
  placements: 'open',
  bases: 'open',
  ground: 'open',
  unseen: 'open',
  // The mix is what is left of 3 or 5 of each when the delivered ones are taken away.
  faces: hidden('mix', 'samples'),
  rovers: {
    perSeat: {
      colour: 'open',
      corner: 'open',
      x: 'open',
      y: 'open',
      dir: 'open',
      load: 'open',
      delivered: 'open',
      lift: 'open',
      hand: owned('count', 'cards'),
    },
  },
  locks: 'open',
  deck: hidden('count', 'cards'),
  discard: 'open',
  commands: 'open',
  cycles: 'open',
  used: 'open',
  changed: 'open',
});

/** What a seat or a spectator may know. */
export type AlgoracingView = ViewOf<AlgoracingState, typeof secrecy>;
