import { at } from '@benchtop/engine';
import { blockIds, blocks, lineIds, lines } from './data/factory.ts';
import type { BlockId } from './data/factory.ts';
import { cardIds } from './data/cards.ts';
import type { CardId } from './data/cards.ts';
import { oceanHexes } from './data/ocean.ts';
import type { OceanHex, Site } from './data/ocean.ts';
import { CAPACITY, TO_END } from './data/players.ts';
import { colours, tokens } from './data/tokens.ts';
import type { Colour } from './data/tokens.ts';
import { processed } from './factory.ts';
import { costHome, DEAREST, diceKey, HEXES, hexIndex, routeCosts, STEP, stepsHome } from './routes.ts';
import { points } from './scoring.ts';
import { playerAt, shipIndexes } from './state.ts';
import type { ArcticState, Player, Ship } from './state.ts';
import { colourIndex, createWants, survey } from './wants.ts';

/** What a position is worth besides its points, all in points. Tuned by play against itself. */
export const weights = {
  /** A match that is over counts its lead and this much for the victory. */
  victory: 60,
  /** A token aboard that the factory can take, times the points that processing adds. */
  cargo: 1.4,
  /** What is left of it after a step of way to the dock. */
  cargoDecay: 0.9,
  /** A token aboard that no line will take blocks a place. */
  stuck: -0.5,
  /** A 3-point token aboard before the hatched lines are open. */
  lockedAboard: 0.6,
  /** A filled slot of an unfinished block, and more for the third. */
  blockSlot: 0.8,
  blockNear: 0.6,
  /** A filled slot of an unfinished line that upgrades a card. */
  logoSlot: 0.1,
  upgrade: 2.5,
  unlock: 3,
  /** A token in the sea: of a colour with an open line, of one that would start a line, */
  open: 1.2,
  fresh: 0.9,
  /** a 3-point token when the hatched lines are open and before, and what no line will take. */
  special: 1.5,
  locked: 0.6,
  none: 0.2,
  /** What is left of its worth after a step of way to it, and after a hex of way home. */
  seaDecay: 0.75,
  homeDecay: 0.95,
  /** What the best hex for a ship counts, and what the others together. */
  seaBest: 0.7,
  seaRest: 0.08,
  /** How much of a place in the hold is free that a token the factory can take still fills. */
  soonFree: 0.35,
  /** A unit of strength that can be used at once. */
  readyUnload: 0.35,
  readyLoad: 0.25,
  readyMove: 0.12,
  readyPlan: 0.12,
  /** How much of a rival's prospects counts against a seat. */
  rival: 0.5,
};
export type Weights = { readonly [K in keyof typeof weights]: number };

/** The weights with what can be worked out once. */
interface Scale {
  readonly w: Weights;
  /** By cost of the way. */
  readonly sea: readonly number[];
  readonly cargo: readonly number[];
  /** By hexes from the dock. */
  readonly home: readonly number[];
}

const wants = createWants();

/** How good a position is for a seat, in points. */
export const evaluate = createEvaluate(weights);

/** An evaluation with weights of one's own. Use it to tune and to compare them. */
export function createEvaluate(w: Weights): (s: Readonly<ArcticState>, seat: number) => number {
  const byCost = (decay: number): number[] => Array.from({ length: DEAREST + 1 }, (_, cost) => decay ** (cost / STEP));
  const home = Array.from({ length: HEXES }, (_, hexes) => w.homeDecay ** hexes);
  const scale: Scale = { w, sea: byCost(w.seaDecay), cargo: byCost(w.cargoDecay), home };
  return (s, seat) => valueOf(s, seat, scale);
}

function valueOf(s: Readonly<ArcticState>, seat: number, scale: Scale): number {
  const played = cardInPlay(s);
  if (s.over !== null || endsWithTurn(s, played)) return final(s, seat, scale.w);
  const left = shareLeft(s);
  const own = points(s, seat) + prospects(s, seat, played, left, scale);
  // ARC-SOLO-02: the turn that is being played is used up already.
  if (s.seats === 1) return played === null ? own : own - 1;
  let best = -Infinity;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const theirs = points(s, other) + scale.w.rival * prospects(s, other, played, left, scale);
    if (theirs > best) best = theirs;
  }
  return own - best;
}

/** The card whose action is being carried out, null between turns. */
function cardInPlay(s: Readonly<ArcticState>): CardId | null {
  const bottom = s.stack[0];
  return bottom?.step === 'end-turn' ? (cardIds.find((id) => id === bottom.args['card']) ?? null) : null;
}

/** ARC-END-01: the unloading that goes on will end the match, whatever else it brings. */
function endsWithTurn(s: Readonly<ArcticState>, played: CardId | null): boolean {
  return played === 'unload' && processed(playerAt(s, at(s.order, s.active))) >= TO_END;
}

function final(s: Readonly<ArcticState>, seat: number, w: Weights): number {
  const own = points(s, seat);
  if (s.seats === 1) return own;
  let best = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) best = Math.max(best, points(s, other));
  return own - best + (own > best ? w.victory : own === best ? w.victory / 2 : -w.victory);
}

/** How much of the match is left, by the fullest factory: 1 at the start, 0 at the end. */
function shareLeft(s: Readonly<ArcticState>): number {
  let most = 0;
  for (const p of s.players) most = Math.max(most, processed(p));
  return Math.max(0, 1 - most / TO_END);
}

/** Everything that may become points: factory, cargo, plastic within reach, cards. */
function prospects(s: Readonly<ArcticState>, seat: number, played: CardId | null, left: number, scale: Scale): number {
  const p = playerAt(s, seat);
  const { site } = p;
  if (site === null) return 0;
  survey(p, wants);
  let sum = factoryWorth(p, left, scale.w);
  let unloadable = 0;
  let loadable = 0;
  for (const k of shipIndexes) {
    const ship = p.ships[k];
    if (ship.hex === null) continue;
    const costs = routeCosts(diceKey(p.rows[k]));
    const from = hexIndex[ship.hex];
    const home = costHome(costs, from, site);
    const useful = usefulCargo(ship);
    if (home === 0) unloadable += useful;
    const free = CAPACITY - ship.cargo.length;
    loadable += Math.min(free, wantedAt(s, ship.hex));
    sum += cargoWorth(ship, left, scale.w) * (scale.cargo[home] ?? 0);
    sum += seaWorth(s, costs, from, site, free + scale.w.soonFree * useful, scale) * Math.min(1, 3 * left);
  }
  return sum + cardWorth(p, s.order[s.active] === seat ? played : null, unloadable, loadable, scale.w);
}

/** Units of strength that could be used in the next turn. */
function cardWorth(p: Player, played: CardId | null, unloadable: number, loadable: number, w: Weights): number {
  const dice = p.rows[0].length + p.rows[1].length;
  return (
    w.readyUnload * Math.min(unloadable, strengthAfter(p, 'unload', played)) +
    w.readyLoad * Math.min(loadable, strengthAfter(p, 'load', played)) +
    w.readyMove * Math.min(dice, strengthAfter(p, 'move', played)) +
    w.readyPlan * Math.min(p.pool, strengthAfter(p, 'plan', played))
  );
}

/** ARC-CARD-03, ARC-CARD-04: the strength of a card once the card in play has gone back to column 1. */
function strengthAfter(p: Player, card: CardId, played: CardId | null): number {
  let column = p.cards.indexOf(card) + 1;
  if (played === card) column = 1;
  else if (played !== null && p.cards.indexOf(played) + 1 > column) column++;
  return p.upgraded[card] ? 2 * column : column;
}

/** Blocks and lines under way, upgrades, the unlock: worth less the less of the match is left to use them. */
function factoryWorth(p: Player, left: number, w: Weights): number {
  let sum = p.blocks['block-unlock'] ? w.unlock * left : 0;
  for (const id of blockIds) {
    if (p.blocks[id]) continue;
    const filled = filledSlots(p, id);
    const worth = w.blockSlot * filled + (filled === 3 ? w.blockNear : 0);
    sum += worth * (id === 'block-unlock' ? left : Math.min(1, 4 * left));
  }
  for (const id of lineIds) {
    const { logo, size } = lines[id];
    const { count } = p.lines[id];
    if (logo !== null) sum += left * (count === size ? w.upgrade : w.logoSlot * count);
  }
  return sum;
}

function filledSlots(p: Player, id: BlockId): number {
  const { needs, lines: pair } = blocks[id];
  return slotsOf(p.lines[pair[0]].count - needs + 2) + slotsOf(p.lines[pair[1]].count - needs + 2);
}

function slotsOf(count: number): number {
  return count < 0 ? 0 : count > 2 ? 2 : count;
}

/** How much of a colour's cargo the factory can take, 0 to 1. */
function takenShare(colour: Colour): number {
  const c = colourIndex[colour];
  const have = wants.aboard[c] ?? 0;
  return have === 0 ? 0 : (wants.taken[c] ?? 0) / have;
}

function usefulCargo({ cargo }: Ship): number {
  let useful = 0;
  for (const colour of cargo) useful += takenShare(colour);
  return useful;
}

function cargoWorth({ cargo }: Ship, left: number, w: Weights): number {
  let sum = 0;
  for (const colour of cargo) {
    const taken = takenShare(colour);
    const { points: worth, special } = tokens[colour];
    sum += taken * w.cargo * (worth - 1);
    sum += (1 - taken) * left * (special && wants.demand[colourIndex[colour]] === 'locked' ? w.lockedAboard : w.stuck);
  }
  return sum;
}

/** Tokens on a hex that a line would take. */
function wantedAt(s: Readonly<ArcticState>, hex: OceanHex): number {
  let wanted = 0;
  for (const colour of s.sea[hex]) if (wants.demand[colourIndex[colour]] !== 'none') wanted++;
  return wanted;
}

/** Plastic within reach of a ship with this much room: the best hex counts most. */
function seaWorth(
  s: Readonly<ArcticState>,
  costs: Uint8Array,
  from: number,
  site: Site,
  room: number,
  { w, sea, home }: Scale,
): number {
  let best = 0;
  let all = 0;
  for (let to = 0; to < HEXES; to++) {
    const here = s.sea[oceanHexes[to] ?? 'pole'];
    if (here.length === 0) continue;
    let worth = 0;
    for (const colour of here) worth += w[wants.demand[colourIndex[colour]] ?? 'none'];
    if (here.length > room) worth *= room / here.length;
    worth *= (sea[costs[from * HEXES + to] ?? 0] ?? 0) * (home[stepsHome[site][to] ?? 0] ?? 0);
    all += worth;
    if (worth > best) best = worth;
  }
  return w.seaBest * best + w.seaRest * (all - best);
}
