import { cardIds } from '../data/cards.ts';
import type { CardId } from '../data/cards.ts';
import { blockIds, blocks, lineIds, lines } from '../data/factory.ts';
import type { BlockId } from '../data/factory.ts';
import type { OceanHex, Site } from '../data/ocean.ts';
import { BLOCK_POINTS, CAPACITY } from '../data/players.ts';
import { tokens } from '../data/tokens.ts';
import type { Colour } from '../data/tokens.ts';
import { processed } from '../factory.ts';
import { diceGained } from '../scoring.ts';
import { shipIndexes } from '../state.ts';
import type { Player, Ship } from '../state.ts';
import { costHome, diceKey, HEXES, hexIndex, routeCosts, stepsHome } from './routes.ts';
import { COLOURS, keep } from './sea-map.ts';
import type { SeaMap } from './sea-map.ts';
import { colourIndex, createWants, LOCKED_ABOARD, lookOver } from './wants.ts';
import type { Scale, Weights } from './weights.ts';

/** One ship: where it is, what its dice can do, and what its cargo is worth. */
interface Vessel {
  readonly cargo: Colour[];
  key: number;
  costs: Uint8Array;
  hex: OceanHex | null;
  from: number;
  /** What it costs to reach a dock. */
  home: number;
  /** Tokens that the factory can take, what processing them would add, and what the others are worth. */
  useful: number;
  worth: number;
  idle: number;
}

function createVessel(): Vessel {
  return { cargo: [], key: 0, costs: routeCosts(0), hex: null, from: 0, home: 0, useful: 0, worth: 0, idle: 0 };
}

/**
 * A player's board as the evaluation sees it. Search looks at thousands of positions that differ in little: what was
 * worked out is kept while the part of the board (or of the sea) that it was read from is the same.
 */
export class Sheet {
  /** Points without those for turns to spare. */
  points = 0;
  /** Tokens in the factory. */
  tokens = 0;

  private readonly scale: Scale;
  private site: Site | null = null;
  private readonly lineColours: (Colour | null)[] = lineIds.map(() => null);
  private readonly lineCounts = lineIds.map(() => -1);
  private readonly cards: CardId[] = [];
  private pool = 0;
  private dice = 0;
  private readonly vessels = [createVessel(), createVessel()] as const;
  private readonly wants = createWants();

  private factoryPoints = 0;
  /** What the factory is worth besides: for what can be used late, later and soon only. */
  private unlocking = 0;
  private building = 0;
  private upgrading = 0;
  /** The strength of each card by its place in the table: now, doubled where it is upgraded. */
  private readonly columns = cardIds.map(() => 0);
  private readonly factors = cardIds.map(() => 1);

  /** What each hex holds for the player: wanted tokens, others, what the wanted are worth, and the way home. */
  private readonly want = new Float64Array(COLOURS);
  private readonly seaWanted = new Uint8Array(HEXES);
  private readonly seaOthers = new Uint8Array(HEXES);
  private readonly seaWorths = new Float64Array(HEXES);
  private readonly seaHome = new Float64Array(HEXES);
  /** The version of the sea that this was read from. */
  private seaVersion = -1;
  /** Where the first ship goes and how much it can take: the second had better look elsewhere. */
  private goal = -1;
  private goalRoom = 0;

  /** The last hope that was worked out, and for what; `stale` once the board has changed. */
  private stale = true;
  private hope = 0;
  private hopeLeft = 0;
  private hopeCard: CardId | null = null;
  private hopeUnits = 0;

  constructor(scale: Scale) {
    this.scale = scale;
  }

  read(p: Player): void {
    const rebuilt = this.readLines(p);
    if (rebuilt) this.weighFactory(p);
    if (this.readCargo(p) || rebuilt) this.weighCargo(p);
    this.readCards(p);
    this.readShips(p);
  }

  /** Blocks and upgrades follow from the lines, so nobody needs to look at them. */
  private readLines({ lines: now }: Player): boolean {
    const { lineColours, lineCounts } = this;
    let changed = false;
    for (let i = 0; i < lineIds.length; i++) {
      const { colour, count } = now[lineIds[i] ?? 'short-2'];
      if (lineCounts[i] === count && lineColours[i] === colour) continue;
      lineCounts[i] = count;
      lineColours[i] = colour;
      changed = true;
    }
    return changed;
  }

  private readCargo({ ships }: Player): boolean {
    const first = keep(this.vessels[0].cargo, ships[0].cargo);
    return !keep(this.vessels[1].cargo, ships[1].cargo) || !first;
  }

  private readCards({ cards }: Player): void {
    if (keep(this.cards, cards)) return;
    this.stale = true;
    for (const [i, id] of cardIds.entries()) this.columns[i] = cards.indexOf(id) + 1;
  }

  private readShips(p: Player): void {
    if (p.pool !== this.pool || p.site !== this.site) {
      this.pool = p.pool;
      this.readSite(p.site);
      this.stale = true;
    }
    for (const k of shipIndexes) {
      const vessel = this.vessels[k];
      const { hex } = p.ships[k];
      const key = diceKey(p.rows[k]);
      if (vessel.key === key && vessel.hex === hex) continue;
      vessel.key = key;
      vessel.costs = routeCosts(key);
      vessel.hex = hex;
      this.moor(vessel);
      this.dice = p.rows[0].length + p.rows[1].length;
      this.stale = true;
    }
  }

  private readSite(site: Site | null): void {
    if (site === this.site) return;
    this.site = site;
    this.seaVersion = -1;
    for (const k of shipIndexes) this.moor(this.vessels[k]);
  }

  private moor(vessel: Vessel): void {
    if (vessel.hex === null || this.site === null) return;
    vessel.from = hexIndex[vessel.hex];
    vessel.home = costHome(vessel.costs, vessel.from, this.site);
  }

  private weighFactory(p: Player): void {
    const { w } = this.scale;
    this.tokens = processed(p);
    this.factoryPoints = BLOCK_POINTS * diceGained(p);
    this.unlocking = p.blocks['block-unlock'] ? w.unlock : 0;
    this.building = 0;
    this.upgrading = 0;
    for (const id of blockIds) {
      if (p.blocks[id]) continue;
      const filled = filledSlots(p, id);
      if (id === 'block-unlock') this.unlocking += w.unlockSlot * filled;
      else this.building += w.blockSlot * filled + (filled === 3 ? w.blockNear : 0);
    }
    for (const id of lineIds) {
      const { logo, size } = lines[id];
      const { colour, count } = p.lines[id];
      if (colour !== null) this.factoryPoints += count * tokens[colour].points;
      if (logo !== null) this.upgrading += count === size ? w.upgrade : w.logoSlot * count;
    }
    for (const [i, id] of cardIds.entries()) this.factors[i] = p.upgraded[id] ? 2 : 1;
  }

  /** What the factory needs, and what is aboard for it. */
  private weighCargo(p: Player): void {
    const { w } = this.scale;
    const { wants, want } = this;
    lookOver(p, wants);
    for (let c = 0; c < COLOURS; c++) {
      const demand = wants.demand[c] ?? 'none';
      want[c] = demand === 'none' ? 0 : w[demand];
    }
    for (const k of shipIndexes) this.weighHold(this.vessels[k], p.ships[k]);
    this.points = this.factoryPoints + p.ships[0].cargo.length + p.ships[1].cargo.length;
    this.seaVersion = -1;
    this.stale = true;
  }

  private weighHold(vessel: Vessel, { cargo }: Ship): void {
    const { w } = this.scale;
    const { locked } = this.wants;
    const hopeful = locked === 0 ? 0 : Math.min(1, LOCKED_ABOARD / locked);
    vessel.useful = 0;
    vessel.worth = 0;
    vessel.idle = 0;
    for (const colour of cargo) {
      const taken = this.takenShare(colour);
      const { points, special } = tokens[colour];
      vessel.useful += taken;
      vessel.worth += w.cargo * taken * (points - 1);
      const waits = special && locked > 0;
      vessel.idle += (1 - taken) * (waits ? hopeful * w.lockedAboard + (1 - hopeful) * w.stuck : w.stuck);
    }
  }

  /** How much of a colour's cargo the factory can take, 0 to 1. */
  private takenShare(colour: Colour): number {
    const c = colourIndex[colour];
    const have = this.wants.aboard[c] ?? 0;
    return have === 0 ? 0 : (this.wants.taken[c] ?? 0) / have;
  }

  /**
   * Cargo that a line will take and plastic within reach, by their ways: what counts once the match is decided. A token that
   * both ships can reach counts for both: never as much as the point that it brings aboard.
   */
  underway(sea: SeaMap): number {
    if (this.site === null) return 0;
    if (this.seaVersion !== sea.version) {
      this.weighSea(sea, this.site);
      this.stale = true;
    }
    let sum = 0;
    this.goal = -1;
    for (const vessel of this.vessels) {
      if (vessel.hex === null) continue;
      sum += vessel.worth * (this.scale.cargo[vessel.home] ?? 0);
      sum += this.seaWorth(vessel, CAPACITY - vessel.cargo.length) * this.scale.w.decidedSea;
    }
    return sum;
  }

  /**
   * Everything that may become points: factory, cargo, plastic within reach, cards. `left` is how much time others leave
   * the player, 1 to 0; `played` the card it is carrying out, with so many `units` left.
   */
  prospects(sea: SeaMap, left: number, played: CardId | null, units: number): number {
    if (this.site === null) return 0;
    if (this.seaVersion !== sea.version) this.weighSea(sea, this.site);
    else if (!this.stale && this.hopeLeft === left && this.hopeCard === played && this.hopeUnits === units)
      return this.hope;
    this.hope = this.factoryWorth(left) + this.fleetWorth(left, played, units);
    this.hopeLeft = left;
    this.hopeCard = played;
    this.hopeUnits = units;
    this.stale = false;
    return this.hope;
  }

  /** Blocks and lines under way, upgrades, the unlock: worth less the less of the match is left to use them. */
  private factoryWorth(left: number): number {
    return this.unlocking * Math.min(1, 2 * left) + this.building * Math.min(1, 4 * left) + this.upgrading * left;
  }

  private fleetWorth(left: number, played: CardId | null, units: number): number {
    const { w, cargo } = this.scale;
    let sum = 0;
    let unloadable = 0;
    let loadable = 0;
    this.goal = -1;
    for (const k of shipIndexes) {
      const vessel = this.vessels[k];
      const { useful, home } = vessel;
      if (vessel.hex === null) continue;
      if (home === 0) unloadable += useful;
      const free = CAPACITY - vessel.cargo.length;
      loadable += Math.min(free, this.seaWanted[vessel.from] ?? 0);
      sum += vessel.worth * (cargo[home] ?? 0) + vessel.idle * left;
      sum += this.seaWorth(vessel, free + w.soonFree * useful) * Math.min(1, 3 * left);
    }
    return sum + this.cardWorth(played, units, unloadable, loadable);
  }

  /** Units of strength that could be used in the next turn, or in what is left of this one. */
  private cardWorth(played: CardId | null, units: number, unloadable: number, loadable: number): number {
    const { w } = this.scale;
    const inPlay = played === null ? -1 : cardIds.indexOf(played);
    return (
      w.readyUnload * Math.min(unloadable, this.strengthAfter(UNLOAD, inPlay, units)) +
      w.readyLoad * Math.min(loadable, this.strengthAfter(LOAD, inPlay, units)) +
      w.readyMove * Math.min(this.dice, this.strengthAfter(MOVE, inPlay, units)) +
      w.readyPlan * Math.min(this.pool, this.strengthAfter(PLAN, inPlay, units))
    );
  }

  /** ARC-CARD-03, ARC-CARD-04: the strength of a card once the card in play has gone back to column 1; it still has what is left of it. */
  private strengthAfter(card: number, inPlay: number, units: number): number {
    const factor = this.factors[card] ?? 1;
    if (inPlay === card) return Math.max(factor, units);
    const column = this.columns[card] ?? 0;
    return (inPlay >= 0 && (this.columns[inPlay] ?? 0) > column ? column + 1 : column) * factor;
  }

  private weighSea({ counts, sizes, version }: SeaMap, site: Site): void {
    const { want, wants } = this;
    for (let hex = 0; hex < HEXES; hex++) {
      let worth = 0;
      let wanted = 0;
      for (let c = 0; c < COLOURS; c++) {
        const value = want[c] ?? 0;
        if (value === 0) continue;
        const count = Math.min(counts[hex * COLOURS + c] ?? 0, wants.room[c] ?? 0);
        worth += value * count;
        wanted += count;
      }
      this.seaWanted[hex] = wanted;
      this.seaOthers[hex] = (sizes[hex] ?? 0) - wanted;
      this.seaWorths[hex] = worth;
      this.seaHome[hex] = this.scale.home[stepsHome[site][hex] ?? 0] ?? 0;
    }
    this.seaVersion = version;
  }

  /** Plastic within reach of a ship with this much room: the best hex counts most. */
  private seaWorth({ costs, from }: Vessel, room: number): number {
    const { w, sea } = this.scale;
    const { seaWanted, seaHome, goal, goalRoom } = this;
    let best = 0;
    let all = 0;
    let first = -1;
    for (let to = 0; to < HEXES; to++) {
      let worth = this.haul(to, room, w) * (seaHome[to] ?? 0) * (sea[costs[from * HEXES + to] ?? 0] ?? 0);
      if (to === goal) worth *= Math.max(w.shared, 1 - goalRoom / Math.max(1, seaWanted[to] ?? 0));
      all += worth;
      if (worth <= best) continue;
      best = worth;
      first = to;
    }
    this.goal = first;
    this.goalRoom = room;
    return w.seaBest * best + w.seaRest * (all - best);
  }

  /** What a ship with this much room could take from a hex: what is wanted first, then anything. */
  private haul(hex: number, room: number, w: Weights): number {
    const wanted = this.seaWanted[hex] ?? 0;
    const worth = this.seaWorths[hex] ?? 0;
    if (wanted > room) return (worth * room) / wanted;
    return worth + w.none * Math.min(this.seaOthers[hex] ?? 0, room - wanted);
  }
}

const PLAN = cardIds.indexOf('plan');
const MOVE = cardIds.indexOf('move');
const LOAD = cardIds.indexOf('load');
const UNLOAD = cardIds.indexOf('unload');

function filledSlots(p: Player, id: BlockId): number {
  const { needs, lines: pair } = blocks[id];
  return slotsOf(p.lines[pair[0]].count - needs + 2) + slotsOf(p.lines[pair[1]].count - needs + 2);
}

function slotsOf(count: number): number {
  return count < 0 ? 0 : count > 2 ? 2 : count;
}
