import type { Facts } from '@benchtop/engine/author';
import type { Warning } from '@benchtop/engine/host';
import type { Corner, Direction } from '../data/board.ts';
import type { Kind } from '../data/cards.ts';
import type { HillId } from '../data/hills.ts';
import type { LayoutFault } from '../layout.ts';
import { cardName, cornerName, directionName, hillName, sentenceCase } from './names.ts';

/** Why something is refused; null where the text of the rule says it best. */
export function refusal(rule: string, facts: Facts): string | null {
  const kind = facts['kind'] as Kind | null;
  switch (rule) {
    case 'RAC-SET-01':
      return blockRefusal(facts['hill'] as HillId, facts['fault'] as LayoutFault);
    case 'RAC-SET-03':
      return `The ${String(facts['colour'])} rover is taken. Choose another colour.`;
    case 'RAC-SET-04':
      return `The ${String(facts['colour'])} base stands in ${cornerName(facts['corner'] as Corner)}. Choose a free one.`;
    case 'RAC-SET-05':
      return `To the ${directionName(facts['dir'] as Direction)} there is no way out of this corner.`;
    case 'RAC-SET-07':
      return 'The basic game is played without cycles and teleports.';
    case 'RAC-SET-09':
      return 'The high hill needs a low hill right beside it.';
    case 'RAC-TURN-01':
      if (kind === null) return 'Lay at least one card first, or pass.';
      return facts['laid'] === facts['most']
        ? `You have laid ${String(facts['most'])} cards, the most for one turn. Run them.`
        : notInHand(kind);
    case 'RAC-TURN-04':
      return typeof kind === 'string' ? notInHand(kind) : 'Cards are laid already. Run them.';
    case 'RAC-ALG-01':
      return kind === null ? null : notInHand(kind);
    case 'RAC-ALG-02':
      return 'No command lies there yet. Pick one, or pass.';
    case 'RAC-ALG-03':
      return `The algorithm has ${String(facts['most'])} commands, the most it can have. Cover one instead.`;
    case 'RAC-ALG-05':
      return 'Commands cannot be taken away. Cover it with another card.';
    case 'RAC-ALG-09':
      return `You have used ${String(facts['most'])} cards, the most for one turn. Run the algorithm.`;
    case 'RAC-ALG-10':
      return 'You have changed the algorithm, so you must run it.';
    case 'RAC-CYC-01':
      return 'A cycle needs a command under it, and there is none.';
    case 'RAC-CYC-03':
      return 'No such cycle lies above the algorithm.';
    case 'RAC-CYC-05':
      return 'There is a cycle above that already.';
    default:
      return null;
  }
}

function notInHand(kind: Kind): string {
  return `You have no ${cardName(kind)} card in your hand.`;
}

const faults: { readonly [F in LayoutFault]: string } = {
  outside: 'would stick out over the border',
  overlap: 'would lie on another hill',
  corner: 'would cover a corner, and corners are for bases',
  'cut-off': 'would cut a corner off from the others',
  marks: 'would cover too many marks for the samples',
  apart: 'would leave the high hill without a low hill beside it',
  'no-room': 'would leave no room for the hills that are still to come',
};

function blockRefusal(hill: HillId, fault: LayoutFault): string {
  return `There ${hillName(hill)} ${faults[fault]}.`;
}

/** What a player might regret. */
export function warning({ id, facts }: Warning): string {
  switch (id) {
    case 'idle-run':
      return 'Every command would be skipped.';
    case 'missed-run':
      return 'Run as it is, the algorithm would bring you samples.';
    case 'missed-card':
      return `${sentenceCase(cardName(facts['kind'] as Kind))} alone would bring you samples.`;
    case 'cycle-lost':
      return `The cycle ×${String(facts['factor'])} above it will be lost.`;
    case 'last-slot':
      return `This is command number ${String(facts['most'])}: after your run the whole algorithm is discarded.`;
    default:
      return id;
  }
}
