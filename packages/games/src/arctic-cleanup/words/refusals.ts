import type { Facts, Warning } from '@benchtop/engine';
import { lines } from '../data/factory.ts';
import type { LineId } from '../data/factory.ts';
import type { Face, HexId } from '../data/ocean.ts';
import type { Colour } from '../data/tokens.ts';
import { count, directionName, lineName, placeName, sentenceCase, tokenName } from './names.ts';

/** Why something is refused; null where the text of the rule says it best. */
export function refusal(rule: string, facts: Facts): string | null {
  const colour = facts['colour'] as Colour;
  const line = facts['line'] as LineId;
  switch (rule) {
    case 'ARC-SET-02':
      return 'Pack ice covers this corner. Choose a free factory site.';
    case 'ARC-SET-05':
      return 'This corner is taken. Choose a free one.';
    case 'ARC-SET-06':
      return 'Ships start on one of the three hexes that touch your factory.';
    case 'ARC-SET-08':
      return `These ${String(facts['supply'])} dice are locked. Complete a die block in your factory to gain one.`;
    case 'ARC-PLAN-03':
      return facts['face'] === undefined
        ? 'No die in that row shows this face. Pick one that lies there.'
        : 'The die lies like that already. Choose another face or the other row.';
    case 'ARC-PLAN-04':
      return 'No die lies beside your board. Dice come there when a move uses them.';
    case 'ARC-PLAN-06':
      return `Row ${String(facts['row'])} is full: it holds ${String(facts['slots'])} dice.`;
    case 'ARC-MOVE-01':
      return `No die in this ship's row shows ${directionName(facts['face'] as Face)}. Plan one first.`;
    case 'ARC-MOVE-05':
      return facts['to'] === null
        ? 'That way lies the edge of the board. The die stays where it is.'
        : `Ships stay on open water; ${placeName(facts['to'] as HexId)} is not. The die stays where it is.`;
    case 'ARC-LOAD-02':
      return `There is no ${tokenName(colour)} on the hex of ship ${String(facts['ship'])}.`;
    case 'ARC-LOAD-04':
      return `Ship ${String(facts['ship'])} is full: it carries ${String(facts['capacity'])} tokens.`;
    case 'ARC-ANA-03':
      return `The bag holds only ${count(facts['bag'] as number, 'token')}.`;
    case 'ARC-UNL-01':
      return `There is no ${tokenName(colour)} on ship ${String(facts['ship'])}.`;
    case 'ARC-UNL-02':
      return `Ship ${String(facts['ship'])} does not touch your factory. Sail it to one of your docks first.`;
    case 'ARC-FAC-01':
    case 'ARC-FAC-07':
      return `${sentenceCase(lineName(line))} is for ${tokenName(facts['held'] as Colour)} only.`;
    case 'ARC-FAC-02':
      return `${sentenceCase(lineName(line))} is full: it holds ${lines[line].size}.`;
    case 'ARC-FAC-03':
      return `${tokenName(colour)} already has an unfinished line: ${lineName(facts['open'] as LineId)}. Fill it first.`;
    case 'ARC-FAC-06':
      return lines[line].hatched
        ? 'The hatched lines are closed. Put two tokens each on the load and unload lines to open them.'
        : `${tokenName(colour)} is 3-point plastic: it goes on hatched lines only.`;
    default:
      return null;
  }
}

/** What a player might regret. */
export function warning({ id, facts }: Warning): string {
  switch (id) {
    case 'idle-card':
      return 'This card can do nothing right now.';
    case 'last-slot':
      return `This fills your last free place with ${tokenName(facts['colour'] as Colour)}, which your factory cannot take now.`;
    case 'ends-match':
      return endsMatch(facts);
    default:
      return id;
  }
}

function endsMatch(facts: Facts): string {
  const lead = facts['lead'] as number;
  if (facts['alone'] === true) return 'With 16 tokens processed the match ends after this action.';
  const standing =
    lead > 0 ? `you lead by ${lead}` : lead < 0 ? `you trail by ${-lead}` : 'you are level with the best rival';
  return `With 16 tokens processed the match ends after this action; before it, ${standing}.`;
}
