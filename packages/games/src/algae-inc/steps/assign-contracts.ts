import { at, takePiece, vocabulary } from '@benchtop/engine/author';
import { CONTRACTS_DEALT } from '../data/table.ts';
import { step } from '../define.ts';
import { contractName } from '../names.ts';
import { playerAt } from '../state.ts';
import type { Player } from '../state.ts';

/** Which card of the own hand each part is taken from, counted from 0. */
type Assignment = { readonly [use in keyof NonNullable<Player['contract']>]: number };

const places = [0, 1, 2] as const;
const assignments: readonly Assignment[] = places.flatMap((scoring) =>
  places
    .filter((place) => place !== scoring)
    .map((place) => ({ scoring, export: place, ability: 3 - scoring - place })),
);
const options = vocabulary(
  assignments,
  ({ scoring, export: exported, ability }) => `${scoring + 1}${exported + 1}${ability + 1}`,
);

function cardsFor(use: Assignment, { hand }: Readonly<Player>): NonNullable<Player['contract']> {
  return {
    scoring: at(hand.faces, use.scoring),
    export: at(hand.faces, use.export),
    ability: at(hand.faces, use.ability),
  };
}

/** ALG-SET-12: one card for its end scoring, one for its export, one for its ability, all at the same time. */
export const assignContracts = step({
  kind: 'assign-contracts',
  rule: 'ALG-SET-12',
  options,
  prompt: 'choose what each contract is for',
  label(s, d, use) {
    const cards = cardsFor(use, playerAt(s, d.seat));
    return `End scoring of ${contractName(cards.scoring)}, export of ${contractName(cards.export)}, ability of ${contractName(cards.ability)}`;
  },
  refuse: () => null,
  refusals: {},
  checkFrame(s, d, depth) {
    if (s.stage !== 'setup' || depth !== 1) return 'contracts are assigned before the map is laid out';
    return playerAt(s, d.seat).hand.faces.length === CONTRACTS_DEALT ? null : 'three contracts are assigned';
  },
  reveal(s, d, answers, ctx) {
    d.seats.forEach((seat, i) => {
      const p = playerAt(s, seat);
      const cards = cardsFor(at(answers, i), p);
      for (const card of [cards.scoring, cards.export, cards.ability]) takePiece(p.hand, card);
      p.contract = cards;
      ctx.emit?.({ type: 'contracts-assigned', seat, ...cards });
    });
  },
});
