import { choices, word } from '@benchtop/engine/author';
import { REROLL_COINS, rerollGene } from '../data/spaces.ts';
import { step } from '../define.ts';
import { effects } from '../effects.ts';
import { faceWords } from '../names.ts';
import { playerAt } from '../state.ts';
import type { BioState } from '../state.ts';
import { wrongTurn } from '../turn.ts';

const dice = { mountain: effects.offered('mountain-die'), river: effects.offered('river-die') } as const;
const free = [...dice.mountain, ...dice.river];
type Place = keyof typeof dice;
const moments = { mountain: 'mountain-die', river: 'river-die' } as const;

const options = choices({ what: ['accept', 'gene', 'coins', ...free] });

const costs = {
  mountain: { gene: { [rerollGene.mountain]: 1 }, coins: { coin: REROLL_COINS } },
  river: { gene: { [rerollGene.river]: 1 }, coins: { coin: REROLL_COINS } },
} as const;

/** The rule against another roll, or null. */
function refuseReroll(s: Readonly<BioState>, seat: number, place: Place, what: string): string | null {
  if (what === 'gene' || what === 'coins') return effects.checkCost(s, seat, costs[place][what]);
  return effects.checkUse(s, seat, what, moments[place]);
}

/** Whether the die could be rolled again. */
export function canReroll(s: Readonly<BioState>, seat: number, place: Place): boolean {
  if (refuseReroll(s, seat, place, 'gene') === null || refuseReroll(s, seat, place, 'coins') === null) return true;
  for (const ability of dice[place]) if (effects.checkUse(s, seat, ability) === null) return true;
  return false;
}

/** BIO-DIE-02, BIO-DIE-03, BIO-DIE-09: the result is taken, or the die is rolled again for a price. */
export const decideDie = step({
  kind: 'decide-die',
  rule: 'BIO-DIE-02',
  args: { at: word(['mountain', 'river']) },
  options,
  candidates(s, d, out) {
    let n = 0;
    for (const what of ['accept', 'gene', 'coins'] as const) out[n++] = options.pick(what);
    // Creatures of others are not on the table here.
    for (const what of dice[d.args.at])
      if (playerAt(s, d.seat).rows.common.some((card) => card === what)) out[n++] = options.pick(what);
    return n;
  },
  prompt: (s) => `accept ${faceWords(s.face)}, or roll again`,
  label(s, d, { what }) {
    if (what === 'accept') return `Accept ${faceWords(s.face)}`;
    if (what === 'gene') return `Pay 1 ${rerollGene[d.args.at]} gene to roll again`;
    if (what === 'coins') return `Pay ${REROLL_COINS} coins to roll again`;
    return effects.useLabel(what);
  },
  refuse: (s, d, { what }) => (what === 'accept' ? null : refuseReroll(s, d.seat, d.args.at, what)),
  facts(s, d, { what }, rule) {
    if (what === 'gene' || what === 'coins') return effects.costFacts(s, d.seat, costs[d.args.at][what]);
    return what === 'accept' ? {} : effects.useFacts(s, d.seat, what, rule, moments[d.args.at]);
  },
  refusals: effects.refusals,
  checkFrame: (s, d) => wrongTurn(s, d.seat),
  apply(s, d, { what }, ctx) {
    const place = d.args.at;
    if (what === 'accept') effects.run(s, d.seat, s.face, ctx);
    else if (what === 'gene' || what === 'coins') {
      ctx.resumeFor('roll-die', d.seat, { at: place, again: true });
      effects.pay(s, d.seat, costs[place][what], ctx);
    } else effects.use(s, d.seat, what, ctx);
  },
});
