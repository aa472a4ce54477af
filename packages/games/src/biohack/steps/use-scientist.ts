import { confirm } from '../define.ts';
import { scientistName } from '../names.ts';
import { playerAt } from '../state.ts';
import { creationArgs } from './create-pick.ts';
import { wrongTurn } from '../turn.ts';

/** BIO-FRM-04: the discount of the scientist for this creature, or for a later one. Asked where both are possible. */
export const useScientist = confirm({
  kind: 'use-scientist',
  rule: 'BIO-FRM-04',
  args: creationArgs,
  prompt: (s, d) => `use the discount of ${nameOf(playerAt(s, d.seat))} for this creature`,
  yes: (s, d) => `Use the discount of ${nameOf(playerAt(s, d.seat))}`,
  no: 'Save it for a later creature',
  refuse: () => null,
  refusals: {},
  checkFrame: (s, d) => (playerAt(s, d.seat).creating === null ? 'nothing is being created' : wrongTurn(s, d.seat)),
  answer: (_s, d, yes, ctx) => ctx.resumeFor('price', d.seat, { ...d.args, helped: yes }),
});

function nameOf({ scientist }: { readonly scientist: Parameters<typeof scientistName>[0] | null }): string {
  return scientist === null ? 'your scientist' : scientistName(scientist);
}
