import { menu } from '@benchtop/engine/author';
import { isCycle, kinds, PER_TURN } from '../data/cards.ts';
import { step } from '../define.ts';
import { kindsInHand, notInHand, takeCard } from '../hand.ts';
import { cardName } from '../names.ts';
import { roverAt } from '../state.ts';
import { run, wrongTurn } from '../turn.ts';
import { warningOf } from '../warnings.ts';

/** A card for the right end of the row, or the end of building. */
const options = menu({ add: { kind: kinds }, run: {}, pass: {} });
const cards = kinds.map((kind) => options.pick.add(kind));

export const buildBasic = step({
  kind: 'build-basic',
  rule: 'RAC-TURN-01',
  options,
  prompt({ used }) {
    if (used === 0) return `lay up to ${PER_TURN} cards, or pass`;
    return used === PER_TURN ? 'run your cards' : `lay another card (up to ${PER_TURN - used} more) or run`;
  },
  label(_s, _d, o) {
    if (o.do === 'add') return cardName(o.kind);
    return o.do === 'run' ? 'Run' : 'Pass and swap cards';
  },
  candidates(s, d, out) {
    let n = kindsInHand(roverAt(s, d.seat).hand, cards, out);
    out[n++] = options.pick.run();
    out[n++] = options.pick.pass();
    return n;
  },
  refuse(s, d, o) {
    switch (o.do) {
      case 'run':
        return s.used > 0 ? null : 'RAC-TURN-01';
      case 'pass':
        return s.used === 0 ? null : 'RAC-TURN-04';
      case 'add':
        if (isCycle(o.kind) || o.kind === 'teleport') return 'RAC-SET-07';
        return s.used < PER_TURN && roverAt(s, d.seat).hand.includes(o.kind) ? null : 'RAC-TURN-01';
    }
  },
  facts: (s, _d, o) => ({ laid: s.used, most: PER_TURN, kind: o.do === 'add' ? o.kind : null }),
  refusals: {
    'RAC-SET-07': 'The basic game is played without cycles and teleports.',
    'RAC-TURN-01': ({ kind, laid, most }) => {
      if (kind === null) return 'Lay at least one card first, or pass.';
      return laid === most ? `You have laid ${most} cards, the most for one turn. Run them.` : notInHand(kind);
    },
    'RAC-TURN-04': 'You have laid cards already. Run them.',
  },
  warn: (s, d, o) => warningOf(s, d.seat, o.do),
  checkFrame: (s, d, depth) => wrongTurn(s, d, depth, 'basic'),
  apply(s, d, o, ctx) {
    if (o.do === 'run') return run(s, d.seat, ctx);
    if (o.do === 'pass') return ctx.ask('pass-discard', d.seat, { swapped: 0 });
    if (isCycle(o.kind)) return;
    takeCard(roverAt(s, d.seat).hand, o.kind);
    s.commands = [...s.commands, o.kind];
    s.used++;
    s.changed = true;
    ctx.emit?.({ type: 'card-laid', seat: d.seat, kind: o.kind, position: s.commands.length });
    ctx.ask('build-basic', d.seat);
  },
});
