import { menu } from '@benchtop/engine/author';
import { BRIBE } from '../data/solo.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { endMatch } from '../ending.ts';
import { activeNomans, injure, stand } from '../nomans.ts';
import { isSurvival, playerAt } from '../state.ts';
import { wrongMoment } from '../turn.ts';

/** BIO-CHL-07 to BIO-CHL-09: coins keep a Noman out of danger, the medicine heals it at once, or it lies. */
export const surviveInjury = step({
  kind: 'survive-injury',
  rule: 'BIO-CHL-07',
  options: menu({ coins: {}, medicine: {}, accept: {} }),
  prompt: 'keep a Noman from its injury, or accept it',
  label(_s, _d, o) {
    if (o.do === 'coins') return `Pay ${BRIBE} coins: no injury`;
    return o.do === 'medicine' ? 'Use your medicine: healed at once' : 'Accept the injury';
  },
  refuse(s, d, o) {
    const { goods } = playerAt(s, d.seat);
    if (o.do === 'coins') return goods.coin < BRIBE ? 'BIO-CHL-07' : null;
    return o.do === 'medicine' && goods.medicine === 0 ? 'BIO-CHL-08' : null;
  },
  facts: (s, d) => ({ coins: playerAt(s, d.seat).goods.coin }),
  refusals: {
    'BIO-CHL-07': ({ coins }) => `That costs ${BRIBE} coins, and you have ${coins === 0 ? 'none' : coins}.`,
    'BIO-CHL-08': 'You have no full medicine.',
  },
  warn: (s, d, o) =>
    o.do === 'accept' && activeNomans(playerAt(s, d.seat)) === 2
      ? 'Only one Noman would stand: the match is lost.'
      : null,
  checkFrame: (s, d) => (isSurvival(s) ? wrongMoment(s, d.seat) : 'this belongs to the Survival Challenge'),
  apply(s, d, o, ctx) {
    const { seat } = d;
    if (o.do === 'coins') {
      effects.pay(s, seat, { coin: BRIBE }, ctx);
      ctx.emit?.({ type: 'injury-bribed', seat });
      return;
    }
    injure(s, seat, ctx);
    if (o.do === 'medicine') {
      effects.pay(s, seat, { medicine: 1 }, ctx);
      stand(s, seat, ctx);
    } else if (activeNomans(playerAt(s, seat)) === 1) endMatch(ctx, 'survival-lost');
  },
});
