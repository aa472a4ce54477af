import { at, menu } from '@benchtop/engine/author';
import { cycleRefusals, dropCycle, places, roomForCycle } from '../algorithm.ts';
import { isCycle, kinds, PER_TURN } from '../data/cards.ts';
import { step } from '../define.ts';
import { kindsInHand, notInHand, takeCard } from '../hand.ts';
import { cardName, spanName } from '../names.ts';
import { roverAt } from '../state.ts';
import { run, wrongTurn } from '../turn.ts';
import { warningOf } from '../warnings.ts';

const numbers = places.map((index) => index + 1);
/** A card to place, a cycle to take away, a command to take away (never), or the end of building. */
const options = menu({
  pick: { kind: kinds },
  'remove-cycle': { number: numbers },
  remove: { number: numbers },
  run: {},
  pass: {},
});
const cards = kinds.map((kind) => options.pick.pick(kind));

export const buildFull = step({
  kind: 'build-full',
  rule: 'RAC-ALG-01',
  options,
  prompt({ commands, changed, used }) {
    if (used === PER_TURN) return 'run the algorithm';
    if (changed) return `lay another card (up to ${PER_TURN - used} more) or run the algorithm`;
    return commands.length === 0
      ? 'begin a new algorithm with up to three cards, or pass'
      : 'change the algorithm, run it as it is, or pass';
  },
  label(s, _d, o) {
    switch (o.do) {
      case 'pick':
        return cardName(o.kind);
      case 'remove-cycle': {
        const cycle = s.cycles[o.number - 1];
        if (cycle === undefined) return `Take away cycle ${o.number}`;
        return `Take away the cycle ×${cycle.factor} over ${spanName(s, cycle)}`;
      }
      case 'remove':
        return `Take away command ${o.number}`;
      case 'run':
        return s.changed || s.commands.length === 0 ? 'Run' : 'Run as it is';
      case 'pass':
        return 'Pass and swap cards';
    }
  },
  candidates(s, d, out) {
    let n = kindsInHand(roverAt(s, d.seat).hand, cards, out);
    for (let i = 1; i <= s.cycles.length; i++) out[n++] = options.pick['remove-cycle'](i);
    for (let i = 1; i <= s.commands.length; i++) out[n++] = options.pick.remove(i);
    out[n++] = options.pick.run();
    out[n++] = options.pick.pass();
    return n;
  },
  // Whether a card could still be picked depends on a hand that others do not see.
  alwaysAsked: (s) => s.used < PER_TURN,
  refuse(s, d, o) {
    switch (o.do) {
      case 'pick':
        if (s.used >= PER_TURN) return 'RAC-ALG-09';
        if (!roverAt(s, d.seat).hand.includes(o.kind)) return 'RAC-ALG-01';
        if (!isCycle(o.kind) || roomForCycle(s)) return null;
        return s.commands.length === 0 ? 'RAC-CYC-01' : 'RAC-CYC-05';
      case 'remove-cycle':
        return o.number <= s.cycles.length ? null : 'RAC-CYC-03';
      case 'remove':
        return 'RAC-ALG-05';
      case 'run':
        return s.commands.length > 0 ? null : 'RAC-ALG-02';
      case 'pass':
        return s.changed ? 'RAC-ALG-10' : null;
    }
  },
  facts: (s, _d, o) => ({ used: s.used, most: PER_TURN, kind: o.do === 'pick' ? o.kind : null }),
  refusals: {
    ...cycleRefusals,
    'RAC-ALG-01': ({ kind }) => notInHand(kind),
    'RAC-ALG-02': 'No command lies there yet. Pick one, or pass.',
    'RAC-ALG-05': 'Commands cannot be taken away. Cover it with another card.',
    'RAC-ALG-09': ({ most }) => `You have used ${most} cards, the most for one turn. Run the algorithm.`,
    'RAC-ALG-10': 'You have changed the algorithm, so you must run it.',
    'RAC-CYC-03': 'No such cycle lies above the algorithm.',
  },
  warn: (s, d, o) => warningOf(s, d.seat, o.do),
  checkFrame: (s, d, depth) => wrongTurn(s, d, depth, 'full'),
  apply(s, d, o, ctx) {
    switch (o.do) {
      case 'pick':
        // The card leaves the hand at once: the frame shows it to everybody.
        takeCard(roverAt(s, d.seat).hand, o.kind);
        if (isCycle(o.kind)) return ctx.ask('place-cycle', d.seat, { kind: o.kind });
        return ctx.ask('place-command', d.seat, { kind: o.kind });
      case 'remove-cycle':
        // RAC-CYC-03, RAC-ALG-09: taken away at will, and free of charge.
        s.changed = true;
        dropCycle(s, d.seat, at(s.cycles, o.number - 1), 'cycle-removed', ctx);
        return ctx.ask('build-full', d.seat);
      case 'remove':
        return;
      case 'run':
        return run(s, d.seat, ctx);
      case 'pass':
        return ctx.ask('pass-discard', d.seat, { swapped: 0 });
    }
  },
});
