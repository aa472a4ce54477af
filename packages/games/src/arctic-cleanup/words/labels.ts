import { assertNever, at } from '@benchtop/engine';
import type { Frame } from '@benchtop/engine';
import { cards } from '../data/cards.ts';
import { hexOf, playerAt } from '../state.ts';
import type { ArcticState } from '../state.ts';
import type { AmountOption } from '../steps/analyze-amount.ts';
import type { Drawn, ShipOption } from '../steps/analyze-place.ts';
import { columnOf, strengthOf } from '../steps/choose-action.ts';
import type { CardOption } from '../steps/choose-action.ts';
import type { LoadOption } from '../steps/load-token.ts';
import { ahead } from '../steps/move-step.ts';
import type { MoveOption } from '../steps/move-step.ts';
import type { SiteOption } from '../steps/place-factory.ts';
import type { HexOption } from '../steps/place-ship.ts';
import type { PickOption } from '../steps/plan-pick.ts';
import type { InHand, SetOption } from '../steps/plan-set.ts';
import type { UnloadOption } from '../steps/unload-token.ts';
import { cardText, count, directionName, lineName, placeName, sentenceCase, tokenName } from './names.ts';

/** What the owner of a decision is asked. */
export function prompt(_s: Readonly<ArcticState>, d: Frame): string {
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

/** An option, as the owner of the decision reads it. */
export function label(s: Readonly<ArcticState>, d: Frame, option: unknown): string {
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
      return 'done' in o ? 'Stop unloading' : `${tokenName(o.colour)} from ship ${o.ship + 1} to ${lineName(o.line)}`;
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
