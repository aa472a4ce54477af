import { menu } from '@benchtop/engine/author';
import { INJURY_PENALTY } from '../data/table.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { refuseHealing, stand } from '../nomans.ts';
import { isSurvival, playerAt } from '../state.ts';

/** BIO-NOM-03, BIO-CLN-02: the last chance to heal before the round is cleaned up. */
export const healNomans = step({
  kind: 'heal-nomans',
  rule: 'BIO-NOM-03',
  options: menu({ heal: {}, done: {} }),
  prompt: (s) =>
    isSurvival(s) ? 'heal a Noman' : `heal a Noman, or lose ${INJURY_PENALTY} EP for each that is still injured`,
  label: (_s, _d, o) => (o.do === 'heal' ? 'Use 1 medicine to heal a Noman' : 'Heal nobody'),
  refuse: (s, d, o) => (o.do === 'heal' ? refuseHealing(s, d.seat) : null),
  refusals: { 'BIO-NOM-01': 'None of your Nomans is injured.', 'BIO-NOM-03': 'You have no full medicine.' },
  warn: (s, d, o) =>
    o.do === 'done' && !isSurvival(s) ? `You would lose ${INJURY_PENALTY * playerAt(s, d.seat).injured} EP.` : null,
  checkFrame: (s, d) => {
    if (s.stage !== 'clean-up') return 'this is asked after the research phase';
    return refuseHealing(s, d.seat) === null ? null : 'nobody can be healed';
  },
  apply(s, d, o, ctx) {
    if (o.do === 'done') return;
    effects.pay(s, d.seat, { medicine: 1 }, ctx);
    stand(s, d.seat, ctx);
    if (refuseHealing(s, d.seat) === null) ctx.ask('heal-nomans', d.seat);
  },
});
