import { EVERYBODY, int, takePiece, word } from '@benchtop/engine/author';
import { genes, rowSpaces } from '../data/goods.ts';
import { classOf, creatureIds } from '../data/creatures.ts';
import { covers, lackWords, reducedCost, refuseCreation, scientistSaves, tameUnits } from '../creation.ts';
import type { Lab } from '../data/lexicon.ts';
import { pickCard } from '../define.ts';
import { cardName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { Player } from '../state.ts';
import { wrongTurn } from '../turn.ts';

/** What a creation was begun with: free discounts of any type, and where. */
export const creationArgs = { any: int(0, 2), at: word(['biofarm', 'downtown']) };

/** Why no creation was begun like this, or null: two at the Biofarm, one downtown with the discount of a tile. */
export function creationFault({ left = 1, any, at }: CreationArgs): string | null {
  if (at === 'biofarm') return any === 0 ? null : 'there is no free discount at the Biofarm';
  return any > 0 && left === 1 ? null : 'a tile lets its owner create one creature, at a discount';
}

interface CreationArgs {
  readonly left?: number;
  readonly any: number;
  readonly at: Lab;
}

/** Whether others do not know all cards of a hand: what can be created of them must not show. */
export function hasSecrets({ hand }: Readonly<Player>): boolean {
  for (const known of hand.known) if ((known & EVERYBODY) === 0) return true;
  return false;
}

/** BIO-FRM-01: the next creature from the hand, or no more. */
export const createPick = pickCard({
  kind: 'create-pick',
  rule: 'BIO-FRM-01',
  args: { left: int(1, 2), ...creationArgs },
  of: creatureIds,
  among: (s, d) => playerAt(s, d.seat).hand.faces,
  name: (card) => `create ${cardName(card)}`,
  prompt: (_s, d) =>
    d.args.left === 1 ? 'create a creature from your hand' : 'create up to 2 creatures from your hand',
  stop: 'Create nothing more',
  alwaysAsked: (s, d) => hasSecrets(playerAt(s, d.seat)),
  refuse: (s, d, card) =>
    playerAt(s, d.seat).hand.faces.includes(card)
      ? refuseCreation(s, d.seat, card, d.args.any, d.args.at)
      : 'BIO-FRM-01',
  facts: (s, d, card) => ({
    room: rowSpaces[classOf(card)],
    kind: classOf(card),
    lack: lackWords(s, d.seat, card, d.args.any, d.args.at),
  }),
  refusals: {
    'BIO-FRM-01': 'That card is not in your hand.',
    'BIO-FRM-02': ({ room, kind }) => `Your ${kind} row is full: it has room for ${room}.`,
    'BIO-FRM-03': ({ lack }) => lack,
  },
  checkFrame: (s, d) => creationFault(d.args) ?? wrongTurn(s, d.seat),
  pick(s, d, card, ctx) {
    const { left, any, at: lab } = d.args;
    const { seat } = d;
    const p = playerAt(s, seat);
    if (left > 1) ctx.resumeFor('create-more', seat, { left: left - 1, any, at: lab });
    p.creating = takePiece(p.hand, card);
    const helps = scientistSaves(s, seat, card, lab).some((n) => n > 0);
    if (!helps) ctx.resumeFor('price', seat, { any, at: lab, helped: false });
    // Without a choice nobody is asked.
    else if (covers(p, reducedCost(p, card, null), tameUnits(p), any)) ctx.ask('use-scientist', seat, { any, at: lab });
    else ctx.resumeFor('price', seat, { any, at: lab, helped: true });
  },
});

/** The cost that is left of what is being created. */
export function costLeft({ cost }: Readonly<Player>): number[] {
  return genes.map((gene) => cost[gene]);
}
