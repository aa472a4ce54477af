import { at } from '@benchtop/engine/author';
import { blockIds, blocks, lineIds, lines } from '../data/factory.ts';
import type { BlockId } from '../data/factory.ts';
import { cardIds } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { oceanHexes } from '../data/ocean.ts';
import type { Site } from '../data/ocean.ts';
import { CAPACITY, SOLO_TURNS, TO_END } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { processed } from '../factory.ts';
import { costHome, DEAREST, diceKey, HEXES, hexIndex, routeCosts, STEP, stepsHome } from './routes.ts';
import { points } from '../scoring.ts';
import { playerAt, shipIndexes } from '../state.ts';
import type { ArcticState, Player, Ship } from '../state.ts';
import { decided, spent } from './verdict.ts';
import { colourIndex, createWants, LOCKED_ABOARD, lookOver } from './wants.ts';

/** What a position is worth besides its points, all in points. Tuned by play against itself. */
export const weights = {
  /** A match that is over counts its lead and this much for the victory. */
  victory: 60,
  /** A token aboard that the factory can take, times the points that processing adds. */
  cargo: 0.85,
  /** What is left of it after a step of way to the dock. */
  cargoDecay: 0.83,
  /** A token aboard that no line will take blocks a place. */
  stuck: -0.5,
  /** A 3-point token aboard before the hatched lines are open. */
  lockedAboard: 0.6,
  /** A filled slot of an unfinished block, and more for the third. */
  blockSlot: 0.55,
  blockNear: 0.6,
  /** A filled slot of the block that opens the hatched lines, while it is unfinished. */
  unlockSlot: 1.1,
  /** A filled slot of an unfinished line that upgrades a card. */
  logoSlot: 0.2,
  upgrade: 2.5,
  unlock: 5,
  /** A token in the sea: of a colour with an open line, of one that would start a line, */
  open: 1.2,
  fresh: 1.0,
  /** a 3-point token when the hatched lines are open and before, and what no line will take. */
  special: 1.6,
  locked: 0.5,
  none: 0.2,
  /** What is left of its worth after a step of way to it, and after a hex of way home. */
  seaDecay: 0.8,
  homeDecay: 0.9,
  /** What the best hex for a ship counts, and what the others together. */
  seaBest: 1.0,
  seaRest: 0.06,
  /** How much of it counts at least for the second ship where the first already goes there. */
  shared: 0.3,
  /** How much of a place in the hold is free that a token the factory can take still fills. */
  soonFree: 0.05,
  /** A unit of strength that can be used at once. */
  readyUnload: 0.3,
  readyLoad: 0.25,
  readyMove: 0.03,
  readyPlan: 0.005,
  /** How much more a lead counts when a factory is full. */
  surer: 0.5,
  /** How much of a rival's prospects counts against a seat. */
  rival: 0.3,
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

/** Scratch, filled again for each player looked at: search cannot afford garbage. */
const wants = createWants();
const want = new Float64Array(colours.length);
const seaWanted = new Uint8Array(HEXES);
const seaOthers = new Uint8Array(HEXES);
const seaWorths = new Float64Array(HEXES);
const seaHome = new Float64Array(HEXES);
/** Points and processed tokens by seat: {@link tally} counts them once for each look. */
const seatPoints: number[] = [];
const seatTokens: number[] = [];
/** Where the first ship goes and how much it can take: the second had better look elsewhere. */
let goal = -1;
let goalRoom = 0;

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
  tally(s);
  const played = cardInPlay(s);
  if (s.over !== null || endsWithTurn(s, played)) return final(s, seat, scale.w);
  const ownPoints = seatPoints[seat] ?? 0;
  const own = ownPoints + prospects(s, seat, played, scale);
  // ARC-SOLO-02: the turn that is being played is used up already.
  if (s.seats === 1) return played === null ? own : own - 1;
  const verdict = spent(s) ? decided(s, seat) : 0;
  // Nothing but what is on its way home counts then, or the last token would never be unloaded.
  if (verdict !== 0) return ownPoints - mostAmongRivals(s, seat) + homeward(s, seat, scale) + verdict * scale.w.victory;
  return (own - leadingRival(s, seat, played, scale)) * (1 + scale.w.surer * fullest(s, -1));
}

function tally(s: Readonly<ArcticState>): void {
  for (let seat = 0; seat < s.seats; seat++) {
    seatPoints[seat] = points(s, seat);
    seatTokens[seat] = processed(playerAt(s, seat));
  }
}

/** The points of the leading rival. */
function mostAmongRivals(s: Readonly<ArcticState>, seat: number): number {
  let most = 0;
  for (let other = 0; other < s.seats; other++) if (other !== seat) most = Math.max(most, seatPoints[other] ?? 0);
  return most;
}

/** Cargo that a line will take, by its way to the dock. */
function homeward(s: Readonly<ArcticState>, seat: number, scale: Scale): number {
  const p = playerAt(s, seat);
  if (p.site === null) return 0;
  lookOver(p, wants);
  let sum = 0;
  for (const k of shipIndexes) {
    const ship = p.ships[k];
    if (ship.hex === null) continue;
    const home = costHome(routeCosts(diceKey(p.rows[k])), hexIndex[ship.hex], p.site);
    sum += cargoWorth(ship, scale.w) * (scale.cargo[home] ?? 0);
  }
  return sum;
}

/** What the rival with most points has and may hope for; of several, the one that may hope for most. */
function leadingRival(s: Readonly<ArcticState>, seat: number, played: CardId | null, scale: Scale): number {
  const most = mostAmongRivals(s, seat);
  let hope = -Infinity;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && seatPoints[other] === most) hope = Math.max(hope, prospects(s, other, played, scale));
  return most + scale.w.rival * hope;
}

/** The card whose action is being carried out, null between turns. */
function cardInPlay(s: Readonly<ArcticState>): CardId | null {
  const bottom = s.stack[0];
  return bottom?.step === 'end-turn' ? (cardIds.find((id) => id === bottom.args['card']) ?? null) : null;
}

/** ARC-END-01: the unloading that goes on will end the match, whatever else it brings. */
function endsWithTurn(s: Readonly<ArcticState>, played: CardId | null): boolean {
  return played === 'unload' && (seatTokens[at(s.order, s.active)] ?? 0) >= TO_END;
}

function final(s: Readonly<ArcticState>, seat: number, w: Weights): number {
  const own = seatPoints[seat] ?? 0;
  if (s.seats === 1) return own;
  const best = mostAmongRivals(s, seat);
  return own - best + (own > best ? w.victory : own === best ? w.victory / 2 : -w.victory);
}

/** How near the fullest factory is to ending the match, 0 to 1, but for one seat's. */
function fullest(s: Readonly<ArcticState>, except: number): number {
  let most = 0;
  for (let seat = 0; seat < s.seats; seat++) if (seat !== except) most = Math.max(most, seatTokens[seat] ?? 0);
  return Math.min(1, most / TO_END);
}

/** How much time others leave a seat, 1 to 0: its own factory ends the match only when it wants to. */
function timeLeft(s: Readonly<ArcticState>, seat: number): number {
  return s.seats === 1 ? 1 - s.turns / SOLO_TURNS : 1 - fullest(s, seat);
}

/** Everything that may become points: factory, cargo, plastic within reach, cards. */
function prospects(s: Readonly<ArcticState>, seat: number, played: CardId | null, scale: Scale): number {
  const p = playerAt(s, seat);
  const { site } = p;
  if (site === null) return 0;
  lookOver(p, wants);
  weighSea(s, site, scale);
  const left = timeLeft(s, seat);
  let sum = factoryWorth(p, left, scale.w);
  let unloadable = 0;
  let loadable = 0;
  goal = -1;
  for (const k of shipIndexes) {
    const ship = p.ships[k];
    if (ship.hex === null) continue;
    const costs = routeCosts(diceKey(p.rows[k]));
    const from = hexIndex[ship.hex];
    const home = costHome(costs, from, site);
    const useful = usefulCargo(ship);
    if (home === 0) unloadable += useful;
    const free = CAPACITY - ship.cargo.length;
    loadable += Math.min(free, seaWanted[from] ?? 0);
    sum += cargoWorth(ship, scale.w) * (scale.cargo[home] ?? 0) + idleCargoWorth(ship, scale.w) * left;
    sum += seaWorth(costs, from, free + scale.w.soonFree * useful, scale) * Math.min(1, 3 * left);
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
  let sum = p.blocks['block-unlock'] ? w.unlock * Math.min(1, 2 * left) : 0;
  for (const id of blockIds) {
    if (p.blocks[id]) continue;
    const filled = filledSlots(p, id);
    if (id === 'block-unlock') sum += w.unlockSlot * filled * Math.min(1, 2 * left);
    else sum += (w.blockSlot * filled + (filled === 3 ? w.blockNear : 0)) * Math.min(1, 4 * left);
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

/** What processing would add, less with every step from the dock. */
function cargoWorth({ cargo }: Ship, w: Weights): number {
  let sum = 0;
  for (const colour of cargo) sum += takenShare(colour) * (tokens[colour].points - 1);
  return w.cargo * sum;
}

/** Cargo that no line will take as things are, wherever the ship is. */
function idleCargoWorth({ cargo }: Ship, w: Weights): number {
  const hopeful = wants.locked === 0 ? 0 : Math.min(1, LOCKED_ABOARD / wants.locked);
  let sum = 0;
  for (const colour of cargo) {
    const idle = 1 - takenShare(colour);
    if (tokens[colour].special && wants.locked > 0) sum += idle * (hopeful * w.lockedAboard + (1 - hopeful) * w.stuck);
    else sum += idle * w.stuck;
  }
  return sum;
}

/** Leaves in the scratch what lies on each hex and what it is worth to the player surveyed last. */
function weighSea(s: Readonly<ArcticState>, site: Site, { w, home }: Scale): void {
  for (let c = 0; c < colours.length; c++) want[c] = wants.demand[c] === 'none' ? 0 : w[wants.demand[c] ?? 'none'];
  for (let hex = 0; hex < HEXES; hex++) {
    const here = s.sea[oceanHexes[hex] ?? 'pole'];
    let worth = 0;
    let wanted = 0;
    for (const colour of here) {
      const value = want[colourIndex[colour]] ?? 0;
      worth += value;
      if (value > 0) wanted++;
    }
    seaWanted[hex] = wanted;
    seaOthers[hex] = here.length - wanted;
    seaWorths[hex] = worth;
    seaHome[hex] = home[stepsHome[site][hex] ?? 0] ?? 0;
  }
}

/** What a ship with this much room could take from a hex: what is wanted first, then anything. */
function haul(hex: number, room: number, w: Weights): number {
  const wanted = seaWanted[hex] ?? 0;
  const worth = seaWorths[hex] ?? 0;
  if (wanted > room) return (worth * room) / wanted;
  return worth + w.none * Math.min(seaOthers[hex] ?? 0, room - wanted);
}

/** Plastic within reach of a ship with this much room: the best hex counts most. */
function seaWorth(costs: Uint8Array, from: number, room: number, { w, sea }: Scale): number {
  let best = 0;
  let all = 0;
  let first = -1;
  for (let to = 0; to < HEXES; to++) {
    let worth = haul(to, room, w) * (seaHome[to] ?? 0) * (sea[costs[from * HEXES + to] ?? 0] ?? 0);
    if (to === goal) worth *= Math.max(w.shared, 1 - goalRoom / Math.max(1, seaWanted[to] ?? 0));
    all += worth;
    if (worth <= best) continue;
    best = worth;
    first = to;
  }
  goal = first;
  goalRoom = room;
  return w.seaBest * best + w.seaRest * (all - best);
}
