import { covers, geneWords, reducedCost, scientistSaves, tameUnits } from '../creation.ts';
import type { Lab } from '../data/lexicon.ts';
import { confirm } from '../define.ts';
import { cardName, scientistName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { BioState, Player } from '../state.ts';
import { wrongTurn } from '../turn.ts';
import { creationArgs, creationFault } from './create-pick.ts';

/** BIO-FRM-04: the discount of the scientist for this creature, or for a later one. Asked where both are possible. */
export const useScientist = confirm({
  kind: 'use-scientist',
  rule: 'BIO-FRM-04',
  args: creationArgs,
  prompt: (s, d) => `use the discount of ${nameOf(playerAt(s, d.seat))}, or save it`,
  yes: (s, d) => {
    const p = playerAt(s, d.seat);
    return p.creating === null
      ? `Use the discount of ${nameOf(p)}`
      : `Create ${cardName(p.creating)} for ${geneWords(scientistSaves(s, d.seat, p.creating, d.args.at))} less, by ${nameOf(p)}`;
  },
  no: 'Save the discount for a later creature',
  refuse: () => null,
  refusals: {},
  checkFrame: (s, d) =>
    creationFault(d.args) ?? (isChoice(s, d.seat, d.args.at) ? wrongTurn(s, d.seat) : 'the scientist is not asked for'),
  answer: (_s, d, yes, ctx) => ctx.resumeFor('price', d.seat, { ...d.args, helped: yes }),
});

/** The discount would help, and can be saved. */
function isChoice(s: Readonly<BioState>, seat: number, lab: Lab): boolean {
  const p = playerAt(s, seat);
  if (p.creating === null || !scientistSaves(s, seat, p.creating, lab).some((n) => n > 0)) return false;
  return covers(p, reducedCost(p, p.creating, null), tameUnits(p), 0);
}

function nameOf({ scientist }: Pick<Player, 'scientist'>): string {
  return scientist === null ? 'your scientist' : scientistName(scientist);
}
