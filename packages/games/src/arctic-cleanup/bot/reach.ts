import { at } from '@benchtop/engine/author';
import { byEach } from '../../by-each.ts';
import { blockIds, blocks, lineIds, lines } from '../data/factory.ts';
import type { BlockId } from '../data/factory.ts';
import { BLOCK_POINTS, CAPACITY } from '../data/players.ts';
import { colours, tokens } from '../data/tokens.ts';
import { docked } from '../fleet.ts';
import { shipIndexes } from '../state.ts';
import type { Player } from '../state.ts';
import { colourIndex } from './wants.ts';

const special = colours.map((colour) => tokens[colour].special);
const points = colours.map((colour) => tokens[colour].points);
/** No token counts so much more in a factory than aboard. */
const MOST_GAINED = 2;
/** Hatched lines last: whether they open is known when the others are filled. */
const order = lineIds
  .map((id, line) => ({ id, line, hatched: lines[id].hatched, size: lines[id].size }))
  .sort((a, b) => Number(a.hatched) - Number(b.hatched));
type Line = (typeof order)[number];
const lineIndex = byEach(lineIds, (id) => lineIds.indexOf(id));
const NOTHING = -1;
const HOLDS = shipIndexes.length * CAPACITY;

/**
 * How many points a player can still end with. It is worked out exactly: no good way of unloading makes it less. With a rough
 * bound who has lost without knowing it keeps its cargo, lest it know.
 */
export class Reach {
  /** Tokens not placed yet, by colour. */
  private readonly left = colours.map(() => 0);
  /** Tokens on each line. */
  private readonly counts = lineIds.map(() => 0);
  /** The colour on each line. */
  private readonly holds = lineIds.map(() => NOTHING);
  /** Tokens that may still be placed. */
  private units = 0;
  /** Points of what is not to be placed. */
  private had = 0;
  private goal = 0;
  private readonly lines: Line[] = [];
  private player: Player | null = null;

  /** Whether a player that has `had` points can end with `goal`, once the bag is empty, if all that is left in the sea were its own. */
  canEndWith(goal: number, p: Player, had: number, sea: readonly number[]): boolean {
    for (let c = 0; c < colours.length; c++) this.left[c] = at(sea, c);
    const aboard = this.takeCargo(p, 0) + this.takeCargo(p, 1);
    return this.search(goal, p, had - aboard, Infinity);
  }

  /** Whether it can have `goal` points after the unloading that goes on, with so many units of strength left. */
  canUnloadTo(goal: number, p: Player, had: number, units: number): boolean {
    this.left.fill(0);
    let atDock = 0;
    for (const ship of shipIndexes) if (docked(p, ship)) atDock += this.takeCargo(p, ship);
    return this.search(goal, p, had - atDock, units);
  }

  private takeCargo(p: Player, ship: 0 | 1): number {
    const { cargo } = p.ships[ship];
    for (const colour of cargo) this.left[colourIndex[colour]] = at(this.left, colourIndex[colour]) + 1;
    return cargo.length;
  }

  private search(goal: number, p: Player, had: number, units: number): boolean {
    this.goal = goal;
    this.had = had;
    this.units = units;
    this.player = p;
    for (let line = 0; line < lineIds.length; line++) {
      const { colour, count } = p.lines[at(lineIds, line)];
      this.counts[line] = count;
      this.holds[line] = colour === null ? NOTHING : colourIndex[colour];
    }
    if (this.mostFor(0) < goal) return false;
    this.arrange(p);
    return this.fill(0, 0);
  }

  /** ARC-FAC-03: started lines come first, since their colours must fill them before they start others. */
  private arrange(p: Player): void {
    this.lines.length = 0;
    for (const hatched of [false, true])
      for (const started of [true, false])
        for (const line of order)
          if (line.hatched === hatched && (p.lines[line.id].colour !== null) === started) this.lines.push(line);
  }

  /** Tries all ways to fill the lines from a place on; `placed` are the points of what was placed. */
  private fill(place: number, placed: number): boolean {
    if (this.mostFor(placed) < this.goal) return false;
    if (this.total(placed) >= this.goal) return true;
    const next = this.lines[place];
    if (next === undefined) return false;
    const { id, hatched } = next;
    const colour = this.player?.lines[id].colour ?? null;
    if (colour !== null) return this.fillWith(place, colourIndex[colour], placed) || this.fill(place + 1, placed);
    if (!hatched || this.isComplete('block-unlock'))
      for (let c = 0; c < colours.length; c++)
        if (special[c] === hatched && !this.isOpen(c) && this.fillWith(place, c, placed)) return true;
    return this.fill(place + 1, placed);
  }

  /** The same with tokens of a colour on the line at the place: as many as go there, or fewer where strength is short. */
  private fillWith(place: number, c: number, placed: number): boolean {
    const { line, size } = at(this.lines, place);
    const room = size - at(this.counts, line);
    const most = Math.min(room, at(this.left, c), this.units);
    const least = this.units === Infinity ? most : 1;
    for (let n = most; n >= least && n > 0; n--) {
      this.put(line, c, n);
      const reached = this.fill(place + 1, placed + n * at(points, c));
      this.put(line, c, -n);
      if (reached) return true;
    }
    return false;
  }

  private put(line: number, c: number, n: number): void {
    this.left[c] = at(this.left, c) - n;
    this.units -= n;
    const count = at(this.counts, line) + n;
    this.counts[line] = count;
    this.holds[line] = count === 0 ? NOTHING : c;
  }

  /** Whether a colour has a line that it has begun and not filled. */
  private isOpen(c: number): boolean {
    for (let line = 0; line < lineIds.length; line++)
      if (this.holds[line] === c && at(this.counts, line) < lines[at(lineIds, line)].size) return true;
    return false;
  }

  /** No way to go on brings more: everything placed that may be, and all dice won. */
  private mostFor(placed: number): number {
    let aboard = 0;
    let gain = 0;
    for (let c = 0; c < colours.length; c++) {
      aboard += at(this.left, c);
      gain += at(this.left, c) * (at(points, c) - 1);
    }
    let most = this.had + placed + aboard + Math.min(gain, MOST_GAINED * this.units);
    for (const id of blockIds) if (this.couldWin(id)) most += BLOCK_POINTS;
    return most;
  }

  /** The points if nothing more were placed: what is left stays aboard. */
  private total(placed: number): number {
    let aboard = 0;
    for (let c = 0; c < colours.length; c++) aboard += at(this.left, c);
    let total = this.had + placed + Math.min(aboard, HOLDS);
    for (const id of blockIds) if (this.couldWin(id) && this.isComplete(id)) total += BLOCK_POINTS;
    return total;
  }

  private couldWin(id: BlockId): boolean {
    return blocks[id].reward === 'die' && this.player?.blocks[id] === false;
  }

  private isComplete(id: BlockId): boolean {
    for (const line of blocks[id].lines) if (at(this.counts, lineIndex[line]) < blocks[id].needs) return false;
    return true;
  }
}
