import { at, takePiece } from '@benchtop/engine/author';
import { CONTRACTS_DEALT } from '../data/table.ts';
import { secretly } from '../define.ts';
import { contractName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { AlgState, Player } from '../state.ts';

/** Which of the three cards scores, exports and works: places in the own hand. */
const orders = ['123', '132', '213', '231', '312', '321'] as const;
type Order = (typeof orders)[number];

function cardsBy(order: Order, { hand }: Readonly<Player>): NonNullable<Player['contract']> {
  const [scoring = 0, exported = 0, ability = 0] = order.split('').map((digit) => Number(digit) - 1);
  return { scoring: at(hand.faces, scoring), export: at(hand.faces, exported), ability: at(hand.faces, ability) };
}

function named(order: Order, s: Readonly<AlgState>, seat: number): string {
  const cards = cardsBy(order, playerAt(s, seat));
  return `${contractName(cards.scoring)} scores, ${contractName(cards.export)} exports, ${contractName(cards.ability)} works`;
}

/** ALG-SET-12: one card for its end scoring, one for its export, one for its ability, all at the same time. */
export const assignContracts = secretly({
  kind: 'assign-contracts',
  rule: 'ALG-SET-12',
  of: orders,
  prompt: 'choose what each contract is for',
  name: (order, s, d) => named(order, s, d.seat),
  refuse: () => null,
  refusals: {},
  checkFrame(s, d, depth) {
    if (s.stage !== 'setup' || depth !== 1) return 'contracts are assigned before the map is laid out';
    return playerAt(s, d.seat).hand.faces.length === CONTRACTS_DEALT ? null : 'three contracts are assigned';
  },
  reveal(s, d, picks, ctx) {
    d.seats.forEach((seat, i) => {
      const p = playerAt(s, seat);
      const cards = cardsBy(at(picks, i), p);
      for (const card of [cards.scoring, cards.export, cards.ability]) takePiece(p.hand, card);
      p.contract = cards;
      ctx.emit?.({ type: 'contracts-assigned', seat, ...cards });
    });
  },
});
