import { int, menu } from '@benchtop/engine/author';
import { HAND, kinds } from '../data/cards.ts';
import { step } from '../define.ts';
import { kindsInHand, notInHand, takeCard } from '../hand.ts';
import { cardName } from '../names.ts';
import { roverAt } from '../state.ts';
import { pass, wrongTurn } from '../turn.ts';

const options = menu({ discard: { kind: kinds }, done: {} });

/** RAC-TURN-04, RAC-RUL-28: discard any number of cards, then draw. */
const cards = kinds.map((kind) => options.pick.discard(kind));

export const passDiscard = step({
  kind: 'pass-discard',
  rule: 'RAC-TURN-04',
  /** How many cards this pass has discarded. */
  args: { swapped: int(0, HAND) },
  options,
  prompt: 'discard the cards you do not want',
  label: (_s, _d, o) => (o.do === 'done' ? 'Draw new cards and end the turn' : `Discard ${cardName(o.kind)}`),
  candidates(s, d, out) {
    const n = kindsInHand(roverAt(s, d.seat).hand, cards, out);
    out[n] = options.pick.done();
    return n + 1;
  },
  refuse: (s, d, o) => (o.do === 'done' || roverAt(s, d.seat).hand.includes(o.kind) ? null : 'RAC-TURN-04'),
  facts: (_s, _d, o) => ({ kind: o.do === 'done' ? null : o.kind }),
  refusals: { 'RAC-TURN-04': ({ kind }) => notInHand(kind) },
  checkFrame: (s, d, depth) => wrongTurn(s, d, depth) ?? (s.changed ? 'a changed algorithm must be run' : null),
  apply(s, d, o, ctx) {
    const { swapped } = d.args;
    if (o.do === 'done') return pass(s, d.seat, swapped, ctx);
    takeCard(roverAt(s, d.seat).hand, o.kind);
    s.discard = [...s.discard, o.kind];
    ctx.emit?.({ type: 'card-swapped', seat: d.seat, kind: o.kind });
    ctx.ask('pass-discard', d.seat, { swapped: swapped + 1 });
  },
});
