import { assertNever, at } from '@benchtop/engine';
import type { Facts, Frame, SeenEvent, Warning, Words } from '@benchtop/engine';
import { cards } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { lines } from '../data/factory.ts';
import type { BlockId, LineId } from '../data/factory.ts';
import { directions } from '../data/ocean.ts';
import type { Face, HexId } from '../data/ocean.ts';
import { tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { hexOf, playerAt } from '../state.ts';
import type { ArcticState } from '../state.ts';
import type { AmountOption } from '../steps/analyze-amount.ts';
import type { Drawn, ShipOption } from '../steps/analyze-place.ts';
import { columnOf, strengthOf } from '../steps/choose-action.ts';
import type { CardOption } from '../steps/choose-action.ts';
import type { LoadOption } from '../steps/load-token.ts';
import type { MoveOption } from '../steps/move-step.ts';
import { ahead } from '../steps/move-step.ts';
import type { SiteOption } from '../steps/place-factory.ts';
import type { HexOption } from '../steps/place-ship.ts';
import type { PickOption } from '../steps/plan-pick.ts';
import type { InHand, SetOption } from '../steps/plan-set.ts';
import type { UnloadOption } from '../steps/unload-token.ts';

/** "HDPE (red)". */
export function tokenName(colour: Colour): string {
  return `${tokens[colour].polymer} (${colour})`;
}

const places: { readonly [K in HexId]: string } = {
  pole: 'the pole',
  'in-n': 'inner north',
  'in-ne': 'inner north-east',
  'in-se': 'inner south-east',
  'in-s': 'inner south',
  'in-sw': 'inner south-west',
  'in-nw': 'inner north-west',
  'out-nne': 'outer north-north-east',
  'out-e': 'outer east',
  'out-sse': 'outer south-south-east',
  'out-ssw': 'outer south-south-west',
  'out-w': 'outer west',
  'out-nnw': 'outer north-north-west',
  'site-n': 'the north corner',
  'site-ne': 'the north-east corner',
  'site-se': 'the south-east corner',
  'site-s': 'the south corner',
  'site-sw': 'the south-west corner',
  'site-nw': 'the north-west corner',
};

/** Where a hex is, in words. */
export function placeName(hex: HexId): string {
  return places[hex];
}

const lineNames: { readonly [K in LineId]: string } = {
  'hatched-4': 'the hatched line of four',
  'hatched-3': 'the hatched line of three',
  'short-3': 'the short line of three',
  'short-2': 'the short line of two',
  'line-plan': 'the plan line',
  'line-move': 'the move line',
  'line-load': 'the load line',
  'line-unload': 'the unload line',
};

/** What a processing line is called. */
export function lineName(line: LineId): string {
  return lineNames[line];
}

const blockNames: { readonly [K in BlockId]: string } = {
  'block-unlock': 'the unlock block',
  'die-a': 'the die block at the end of load and unload',
  'die-b': 'the die block at the start of plan and move',
  'die-c': 'the die block at the end of plan and move',
  'die-d': 'the die block of the short lines',
  'die-e': 'the die block of the hatched lines',
};

/** What a block is called. */
export function blockName(block: BlockId): string {
  return blockNames[block];
}

const actions: { readonly [C in CardId]: (n: number) => string } = {
  plan: (n) => `set up to ${count(n, 'die', 'dice')}`,
  move: (n) => `sail up to ${count(n, 'hex', 'hexes')}`,
  load: (n) => `load up to ${count(n, 'token')}`,
  unload: (n) => `unload up to ${count(n, 'token')}`,
  analyze: (n) => `draw up to ${count(n, 'token')} from the bag`,
};

/** What a card does at a strength; the words on the card, in the tooltip and for the screen reader. */
export function cardText(card: CardId, strength: number): string {
  return actions[card](strength);
}

function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

function prompt(_s: Readonly<ArcticState>, d: Frame): string {
  const left = typeof d.args['left'] === 'number' ? ` (${d.args['left']} left)` : '';
  switch (d.step) {
    case 'place-factory':
      return 'choose a corner for your factory';
    case 'place-ship':
      return `choose a dock for ship ${d.args['ship'] === 0 ? 1 : 2}`;
    case 'choose-action':
      return 'play an action card';
    case 'plan-pick':
      return `pick a die to set${left}`;
    case 'plan-set':
      return `lay the die in a row${left}`;
    case 'move-step':
      return `sail a ship${left}`;
    case 'load-token':
      return `load plastic onto a ship${left}`;
    case 'analyze-amount':
      return 'choose how many tokens to draw';
    case 'analyze-place':
      return placePrompt(d as Frame<Drawn>);
    case 'unload-token':
      return `unload plastic into your factory${left}`;
    default:
      return d.step;
  }
}

function placePrompt(d: Frame<Drawn>): string {
  const { drawn } = d.args;
  return `choose a ship: ${tokenName(at(drawn, 0))} surfaces beside it (${drawn.length} left)`;
}

function label(s: Readonly<ArcticState>, d: Frame, option: unknown): string {
  const p = playerAt(s, d.seat);
  switch (d.step) {
    case 'place-factory':
      return sentenceCase(placeName((option as SiteOption).site));
    case 'place-ship':
      return `Dock at ${placeName((option as HexOption).hex)}`;
    case 'choose-action': {
      const { card } = option as CardOption;
      const strength = strengthOf(p, card);
      return `${cards[card].title} ${strength}: ${cardText(card, strength)} (column ${columnOf(p, card)})`;
    }
    case 'plan-pick':
      return pickLabel(option as PickOption, p.pool, p.supply);
    case 'plan-set':
      return setLabel(option as SetOption, d as Frame<InHand>);
    case 'move-step':
      return moveLabel(option as MoveOption, s, d.seat);
    case 'load-token': {
      const o = option as LoadOption;
      return 'done' in o ? 'Stop loading' : `Load ${tokenName(o.colour)} onto ship ${o.ship + 1}`;
    }
    case 'analyze-amount': {
      const { amount } = option as AmountOption;
      return amount === 0 ? 'Draw nothing' : `Draw ${count(amount, 'token')}`;
    }
    case 'analyze-place': {
      const { ship } = option as ShipOption;
      const both = p.ships[0].hex === p.ships[1].hex;
      return `At ${both ? 'your ships' : `ship ${ship + 1}`} (${placeName(hexOf(p.ships[ship]))})`;
    }
    case 'unload-token': {
      const o = option as UnloadOption;
      return 'done' in o
        ? 'Stop unloading'
        : `${tokenName(o.colour)} from ship ${o.ship + 1} to ${lineName(o.line)}`;
    }
    default:
      return d.step;
  }
}

function pickLabel(o: PickOption, pool: number, supply: number): string {
  switch (o.from) {
    case 'done':
      return 'Stop planning';
    case 'pool':
      return `Die from beside the board (${pool} there)`;
    case 'supply':
      return `Locked die (${supply} not gained yet)`;
    case 'row':
      return `Row ${o.row + 1}: die ${o.face}, ${directionName(o.face)}`;
    default:
      return assertNever(o);
  }
}

function setLabel(o: SetOption, d: Frame<InHand>): string {
  if (o.to === 'pool') return 'Put it beside the board';
  const turn = d.args.row === o.row + 1 ? 'Turn to' : `Row ${o.row + 1}:`;
  return `${turn} ${o.face}, ${directionName(o.face)}`;
}

function moveLabel(o: MoveOption, s: Readonly<ArcticState>, seat: number): string {
  if ('done' in o) return 'Stop sailing';
  const to = ahead(hexOf(playerAt(s, seat).ships[o.ship]), o.face);
  return `Ship ${o.ship + 1} ${directionName(o.face)} to ${to === null ? 'the edge of the board' : placeName(to)}`;
}

/** "up-right". */
export function directionName(face: Face): string {
  return directions[face].name;
}

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function refusal(rule: string, facts: Facts): string | null {
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
      return 'The die lies like that already. Choose another face or the other row.';
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

function warning({ id, facts }: Warning): string {
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
  const standing = lead > 0 ? `you lead by ${lead}` : lead < 0 ? `you trail by ${-lead}` : 'you are level with the best rival';
  return `With 16 tokens processed the match ends after this action; before it, ${standing}.`;
}

function event(e: SeenEvent, name: (seat: number) => string): string | null {
  const who = typeof e['seat'] === 'number' ? name(e['seat']) : '';
  const ship = String(e['ship']);
  const colour = e['colour'] as Colour;
  switch (e.type) {
    case 'pollution-spread':
      return 'Three tokens lie on every ocean hex; eleven stay in the bag.';
    case 'order-set':
      return `Turn order: ${(e['order'] as number[]).map(name).join(', ')}.`;
    case 'factory-placed':
      return `${who} built a factory on ${placeName(e['site'] as HexId)}.`;
    case 'ship-placed':
      return `${who} docked ship ${ship} at ${placeName(e['hex'] as HexId)}.`;
    case 'action-chosen':
      return `${who} played ${cards[e['card'] as CardId].title} at strength ${String(e['strength'])}.`;
    case 'die-planned':
      return `${who} set a die in row ${String(e['row'])} to ${String(e['face'])}, ${directionName(e['face'] as Face)}.`;
    case 'ship-moved':
      return `${who} sailed ship ${ship} ${directionName(e['face'] as Face)} to ${placeName(e['to'] as HexId)}.`;
    case 'token-loaded':
      return `${who} loaded ${tokenName(colour)} onto ship ${ship}.`;
    case 'bag-drawn':
      return `${who} drew ${(e['colours'] as Colour[]).map(tokenName).join(', ')} from the bag.`;
    case 'token-surfaced':
      return `${tokenName(colour)} surfaced at ${placeName(e['hex'] as HexId)}.`;
    case 'token-processed':
      return `${who} processed ${tokenName(colour)} on ${lineName(e['line'] as LineId)}.`;
    case 'line-completed':
      return `${who} filled ${lineName(e['line'] as LineId)}.`;
    case 'card-upgraded':
      return `${who} upgraded ${cards[e['card'] as CardId].title}: it now counts double.`;
    case 'block-completed':
      return `${who} completed ${blockName(e['block'] as BlockId)}.`;
    case 'die-gained':
      return `${who} gained a die, worth 5 points.`;
    case 'hatched-opened':
      return `${who} opened the hatched lines for 3-point plastic.`;
    case 'match-ended':
      return ending(e['reason'] as string);
    case 'cards-slid':
    case 'turn-ended':
      return null;
    default:
      return e.type;
  }
}

function ending(reason: string): string {
  switch (reason) {
    case 'sixteen':
      return 'A factory has processed 16 tokens: the match is over.';
    case 'clean-ocean':
      return 'The ocean is clean and nothing more can be processed: the match is over.';
    case 'becalmed':
      return 'Five rounds without a token on the move: the match is over.';
    case 'season-over':
      return 'The season of twenty turns is over.';
    default:
      return reason;
  }
}

export const en: Words<ArcticState> = { prompt, label, refusal, warning, event, ending };
