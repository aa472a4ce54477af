import { int, list, vocabulary, word } from '@benchtop/engine/author';
import { currencies, refuseTrade, topOptions, topRow, units } from '../alley.ts';
import type { Currency } from '../alley.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
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

/** BIO-ALY-02 to BIO-ALY-04: trades of one option of the top row, as many as wanted, but at least one. */
export const tradeOn = step({
  kind: 'trade-on',
  rule: 'BIO-ALY-02',
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
    if (pay === null) return d.args.paid.length > 0 ? null : 'BIO-ALY-04';
    return refuseTrade(playerAt(s, d.seat), d.args, pay, gain);
  },
  facts(s, d, { pay }) {
    return pay === null ? {} : { need: unitName(pay), have: playerAt(s, d.seat).goods[pay] };
  },
  refusals: {
    'BIO-ALY-01': 'That belongs to another option of the top row.',
    'BIO-ALY-02': 'Within one action you do not pay what you gained, nor gain what you paid.',
    'BIO-ALY-04': 'You chose this option: make a first trade.',
    'BIO-GEN-01': ({ need, have }) => `You need ${need} and have ${have === 0 ? 'none' : have}.`,
    'BIO-GEN-02': 'You can hold no more of that gene.',
  },
  checkFrame: (s, d) => wrongTurn(s, d.seat),
  apply(s, d, { pay, gain }, ctx) {
    if (pay === null) return;
    const { option, paid, gained } = d.args;
    ctx.ask('trade-on', d.seat, { option, paid: withOne(paid, pay), gained: withOne(gained, gain) });
    effects.pay(s, d.seat, { [pay]: units[pay] }, ctx, 'alley');
    effects.gain(s, d.seat, { [gain]: units[gain] }, ctx, 'alley');
  },
});
