import { choices, int } from '@benchtop/engine/author';
import { plural } from '../../words.ts';
import { step } from '../define.ts';
import { STRONGEST } from '../hand.ts';
import { wrongAction } from '../turn.ts';

export const analyzeAmount = step({
  kind: 'analyze-amount',
  rule: 'ARC-ANA-02',
  args: { left: int(1, STRONGEST) },
  options: choices(
    { amount: Array.from({ length: STRONGEST + 1 }, (_, amount) => amount) },
    ({ amount }) => `draw ${amount}`,
  ),
  prompt: 'choose how many tokens to draw',
  label: (_s, _d, { amount }) => (amount === 0 ? 'Draw nothing' : `Draw ${plural(amount, 'token')}`),
  candidates(_s, d, out) {
    for (let amount = 0; amount <= d.args.left; amount++) out[amount] = amount;
    return d.args.left + 1;
  },
  refuse(s, d, { amount }) {
    if (amount > d.args.left) return 'ARC-ANA-01';
    return amount > s.bag.length ? 'ARC-ANA-03' : null;
  },
  facts: (s) => ({ bag: s.bag.length }),
  refusals: {
    'ARC-ANA-01': null,
    'ARC-ANA-03': ({ bag }) => `The bag holds only ${plural(bag, 'token')}.`,
  },
  checkFrame: wrongAction,
  apply(s, d, { amount }, ctx) {
    if (amount === 0) return;
    const drawn = s.bag.splice(s.bag.length - amount, amount).reverse();
    s.stirred = true;
    ctx.ask('analyze-place', d.seat, { drawn });
    ctx.emit?.({ type: 'bag-drawn', seat: d.seat, colours: drawn });
  },
});
