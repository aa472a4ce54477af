import { at, int, list, vocabulary, word } from '@benchtop/engine/author';
import { canTradeOn, currencies, refuseTrade, topOptions, topRow, tradeFault, units } from '../alley.ts';
import type { Currency, TopOption } from '../alley.ts';
import { GENE_CAP, goods } from '../data/goods.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { listed } from '../names.ts';
import { playerAt } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { unitName } from './visit-alley.ts';

export interface Trade {
  readonly pay: Currency;
  readonly gain: Currency;
}

export interface Stop {
  readonly pay: null;
  readonly gain: null;
}

const pairs = (among: readonly Currency[]): Trade[] =>
  among.flatMap((pay) => among.filter((gain) => gain !== pay).map((gain) => ({ pay, gain })));

const stop: Stop = { pay: null, gain: null };
const values: readonly (Trade | Stop)[] = [...topOptions.flatMap((option) => pairs(topRow[option])), stop];
const options = vocabulary(values, ({ pay, gain }) => (pay === null ? 'done' : `${pay}->${gain}`));
const codes = topOptions.map((option) => pairs(topRow[option]).map(({ pay, gain }) => options.code(`${pay}->${gain}`)));

/** A list with one more currency, if it is new. */
function withOne(list: readonly Currency[], id: Currency): Currency[] {
  return list.includes(id) ? [...list] : [...list, id];
}

function elsewhere(option: TopOption): string {
  return `That belongs to another option. Here you trade ${listed(topRow[option].map(unitName))}.`;
}

/** BIO-ALY-02 to BIO-ALY-04: trades of one option of the top row, as many as wanted, but at least one. */
export const tradeOn = step({
  kind: 'trade-on',
  rule: 'BIO-ALY-01',
  ruleFor: ({ option }) => at(['BIO-ALY-02', 'BIO-ALY-03', 'BIO-ALY-04'], option - 1),
  args: { option: int(1, 3), paid: list(word(currencies), 3), gained: list(word(currencies), 3) },
  options,
  candidates(_s, d, out) {
    const offered = codes[d.args.option - 1] ?? [];
    for (let i = 0; i < offered.length; i++) out[i] = offered[i] ?? 0;
    out[offered.length] = values.length - 1;
    return offered.length + 1;
  },
  prompt: 'trade as often as you like',
  label: (_s, _d, { pay, gain }) => (pay === null ? 'Stop trading' : `Pay ${unitName(pay)} for ${unitName(gain)}`),
  refuse(s, d, { pay, gain }) {
    if (pay === null) return d.args.paid.length > 0 ? null : 'BIO-ALY-01';
    return refuseTrade(playerAt(s, d.seat), d.args, pay, gain);
  },
  facts(s, d, { pay, gain }) {
    if (pay === null) return { need: null, have: 0, gained: null };
    return { need: unitName(pay), have: playerAt(s, d.seat).goods[pay], gained: goods[gain].many };
  },
  refusals: {
    'BIO-ALY-01': ({ need }) =>
      need === null
        ? 'You chose this option: make a first trade.'
        : 'Within one action you do not pay what you gained, nor gain what you paid.',
    'BIO-ALY-02': elsewhere(1),
    'BIO-ALY-03': elsewhere(2),
    'BIO-ALY-04': elsewhere(3),
    'BIO-GEN-01': ({ need, have }) => `You need ${need} and have ${have === 0 ? 'none' : have}.`,
    'BIO-GEN-02': ({ gained }) => `You have ${GENE_CAP} ${gained} and can hold no more.`,
  },
  checkFrame(s, d) {
    const fault = tradeFault(d.args);
    if (fault !== null) return fault;
    return canTradeOn(playerAt(s, d.seat), d.args) ? wrongTurn(s, d.seat) : 'there is nothing to trade';
  },
  apply(s, d, { pay, gain }, ctx) {
    if (pay === null) return;
    const { option, paid, gained } = d.args;
    const next = { option, paid: withOne(paid, pay), gained: withOne(gained, gain) };
    // Nothing in the ALLEY asks: what was traded is there at once.
    effects.pay(s, d.seat, { [pay]: units[pay] }, ctx, 'alley');
    effects.gain(s, d.seat, { [gain]: units[gain] }, ctx, 'alley');
    if (canTradeOn(playerAt(s, d.seat), next)) ctx.ask('trade-on', d.seat, next);
  },
});
