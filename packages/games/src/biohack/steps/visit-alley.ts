import { flag, menu } from '@benchtop/engine/author';
import { listedWords } from '@benchtop/engine/effects';
import { alleyHelps, bundles, canTrade, refuseFusion, threeBundles, topOptions, topRow, units } from '../alley.ts';
import type { Currency } from '../alley.ts';
import { GENE_CAP, goods } from '../data/goods.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { listed } from '../names.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const options = menu({ top: { row: topOptions }, split: { without: bundles }, fuse: { without: bundles }, done: {} });

/** "2 mammal genes". */
export function unitName(id: Currency): string {
  return `${units[id]} ${units[id] === 1 ? goods[id].one : goods[id].many}`;
}

const three = (without: (typeof bundles)[number]): string =>
  listed(bundles.filter((id) => id !== without).map(unitName));

/** BIO-ALY-01: one option of the top row, one direction of the bottom row, in any order. */
export const visitAlley = step({
  kind: 'visit-alley',
  rule: 'BIO-ALY-01',
  args: { top: flag(), bottom: flag() },
  options,
  prompt: 'trade in the Alley',
  label(_s, _d, o) {
    switch (o.do) {
      case 'top':
        return `Trade among ${listed(topRow[o.row].map(unitName))}`;
      case 'split':
        return `Pay 1 feral gene for ${three(o.without)}`;
      case 'fuse':
        return `Pay ${three(o.without)} for 1 feral gene`;
      case 'done':
        return 'Leave the Alley';
    }
  },
  refuse(s, d, o) {
    const p = playerAt(s, d.seat);
    switch (o.do) {
      case 'top':
        if (!d.args.top) return 'BIO-ALY-01';
        return canTrade(p, o.row) ? null : 'BIO-GEN-01';
      case 'split':
        if (!d.args.bottom) return 'BIO-ALY-07';
        return p.goods.feral > 0 ? null : 'BIO-ALY-05';
      case 'fuse':
        return d.args.bottom ? refuseFusion(p, o.without) : 'BIO-ALY-07';
      case 'done':
        return null;
    }
  },
  facts(s, d, o) {
    const { goods: own } = playerAt(s, d.seat);
    if (o.do !== 'top' && o.do !== 'fuse') return { need: '', have: '' };
    const among: readonly Currency[] = o.do === 'top' ? topRow[o.row] : bundles.filter((id) => id !== o.without);
    return {
      need: listedWords(among.map(unitName), o.do === 'top' ? 'or' : 'and'),
      have: listed(among.map((id) => `${own[id]}`)),
    };
  },
  refusals: {
    'BIO-ALY-01': 'You have used the top row in this action already.',
    'BIO-ALY-05': 'You have no feral gene to pay with.',
    'BIO-ALY-07': 'You have used the bottom row in this action already.',
    'BIO-GEN-01': ({ need, have }) => `You need ${need} to pay with, and have ${have}.`,
    'BIO-GEN-02': `You have ${GENE_CAP} feral genes and can hold no more.`,
  },
  checkFrame: (s, d) =>
    alleyHelps(s, d.seat, d.args.top, d.args.bottom) ? wrongTurn(s, d.seat) : 'there is nothing to trade',
  apply(s, d, o, ctx) {
    const { seat, args } = d;
    if (o.do === 'done') return;
    if (o.do === 'top') {
      ctx.resumeFor('open-alley', seat, { top: false, bottom: args.bottom });
      ctx.ask('trade-on', seat, { option: o.row, paid: [], gained: [] });
      return;
    }
    ctx.resumeFor('open-alley', seat, { top: args.top, bottom: false });
    const bundle = threeBundles(o.without);
    effects.pay(s, seat, o.do === 'split' ? { feral: 1 } : bundle, ctx, 'alley');
    effects.gain(s, seat, o.do === 'split' ? bundle : { feral: 1 }, ctx, 'alley');
  },
});
