import { at } from '@benchtop/engine/author';
import { boards, corners, headings } from '../data/board.ts';
import { CAPACITY, rovers as colourOf } from '../data/rovers.ts';
import { modeOf } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { terrainOf } from '../terrain.ts';
import { FAR, routesOf } from './routes.ts';
import type { Routes } from './routes.ts';

const SEATS = 4;
const CELLS = boards.full.size ** 2;
const POSES = CELLS * 4;
export const DELIVERED = -1;
/** More has happened than a number tells. */
const UNTOLD = -1;
const ALL_CORNERS = (1 << corners.length) - 1;
/** By seat: the locks that it has a part in. */
const locksOf = Array.from({ length: SEATS }, (_, seat) => {
  let set = 0;
  for (let other = 0; other < SEATS; other++) if (other !== seat) set |= lockOf(seat, other);
  return set;
});

/** Two seats that get nothing from each other, as one bit. */
function lockOf(a: number, b: number): number {
  return 1 << (a < b ? a * SEATS + b : b * SEATS + a);
}

/**
 * A position in numbers, as far as the evaluation counts it: where rovers stand, how many samples they carry, and where
 * how many lie. One sketch is written over again and again, so that nothing is copied.
 */
export class Sketch {
  routes: Routes;
  seats = 0;
  /** By seat, as are the next five: -1 while the rover is not on the board. */
  readonly cells = new Int16Array(SEATS);
  readonly directions = new Uint8Array(SEATS);
  readonly loads = new Uint8Array(SEATS);
  /** The corners where it delivers, one bit each. */
  readonly labs = new Uint8Array(SEATS);
  readonly homes = new Int16Array(SEATS);
  /** Samples delivered since the position was read. */
  readonly delivered = new Uint8Array(SEATS);
  /** By cell: how many samples lie there. */
  readonly ground = new Uint8Array(CELLS);
  /** Every cell where a sample lies; some may have none any more. */
  private readonly spots: number[] = [];
  private spotCount = 0;
  private locks = 0;
  private story = 0;
  /** Cells of samples that came aboard, and DELIVERED where a load was brought to a lab, in the order in which it happened. */
  readonly log: number[] = [];
  logged = 0;
  /** Whether samples changed hands other than by picking them up and delivering them. */
  mixed = false;
  private free: Uint8Array = new Uint8Array();
  private readonly others: number[] = [];
  private looker = -1;
  private from = -1;
  private wait = 0;
  /** Up to so many commands no other rover is met. */
  private clear = FAR;

  constructor(s: Readonly<AlgoracingState>) {
    this.routes = routesOf(terrainOf(modeOf(s), s.placements));
    this.read(s);
  }

  read(s: Readonly<AlgoracingState>): void {
    const mode = modeOf(s);
    this.routes = routesOf(terrainOf(mode, s.placements));
    const { size, corners: cornerCells } = this.routes.terrain;
    this.seats = s.seats;
    for (let seat = 0; seat < s.seats; seat++) {
      const { x, y, dir, load, colour, corner } = at(s.rovers, seat);
      this.cells[seat] = x < 0 ? -1 : y * size + x;
      this.directions[seat] = headings[dir].index;
      this.loads[seat] = load.length;
      this.delivered[seat] = 0;
      this.labs[seat] = mode === 'basic' || colour === null ? ALL_CORNERS : labsOf(s.bases, colourOf[colour].labs);
      this.homes[seat] = corner === null ? -1 : cornerCells[corner];
    }
    this.clearGround();
    for (let i = 0; i < s.ground.length; i++) {
      const { x, y } = at(s.ground, i);
      this.lay(y * size + x, 1);
    }
    this.locks = 0;
    for (const [low, high] of s.locks) this.locks |= lockOf(low, high);
    this.story = this.locks === 0 ? 0 : UNTOLD;
    this.logged = 0;
    this.mixed = false;
  }

  /** Becomes the same position as another sketch. */
  copy(other: Sketch): void {
    this.routes = other.routes;
    this.seats = other.seats;
    for (let seat = 0; seat < other.seats; seat++) {
      this.cells[seat] = other.cells[seat] ?? -1;
      this.directions[seat] = other.directions[seat] ?? 0;
      this.loads[seat] = other.loads[seat] ?? 0;
      this.labs[seat] = other.labs[seat] ?? 0;
      this.homes[seat] = other.homes[seat] ?? -1;
      this.delivered[seat] = other.delivered[seat] ?? 0;
    }
    this.clearGround();
    for (let i = 0; i < other.spotCount; i++) {
      const cell = other.spots[i] ?? 0;
      this.lay(cell, other.ground[cell] ?? 0);
    }
    this.locks = other.locks;
    this.story = other.story;
    this.logged = 0;
    this.mixed = false;
  }

  /**
   * The same number for positions that one and the same seat has driven to from the one that was read, if only this rover and the
   * samples aboard have moved; -1 where more has happened.
   */
  outcome(seat: number): number {
    return this.story === UNTOLD ? -1 : this.story * POSES + this.pose(seat);
  }

  /** Cell * 4 + direction of a seat's rover; negative while it is not on the board. */
  pose(seat: number): number {
    return (this.cells[seat] ?? -1) * 4 + (this.directions[seat] ?? 0);
  }

  /** The seat of the rover on a cell, or -1. */
  roverOn(cell: number): number {
    for (let seat = 0; seat < this.seats; seat++) if (this.cells[seat] === cell) return seat;
    return -1;
  }

  /**
   * Looks from a pose of a seat: what follows is asked from there. Other rovers stand in the way, but they may drive on,
   * so that a way through them is only so much longer; with `wait` 0 they are not looked at.
   */
  lookFrom(seat: number, pose: number, wait: number): void {
    const { cells, meets } = this.routes.from(pose);
    this.free = cells;
    this.looker = seat;
    this.from = pose;
    this.wait = wait;
    this.clear = FAR;
    if (wait === 0) return;
    for (let other = 0; other < this.seats; other++) {
      const cell = this.cells[other] ?? -1;
      if (other !== seat && cell >= 0) this.clear = Math.min(this.clear, meets[cell] ?? FAR);
    }
  }

  /** How many commands lead to the nearest sample. */
  toSample(): number {
    const least = this.leastToSample(this.free, 0);
    if (least <= this.clear) return least;
    return Math.min(least + this.wait, this.leastToSample(this.around(least), this.from * this.free.length));
  }

  /** How many commands lead to the nearest lab of a seat. */
  toLab(seat: number): number {
    const least = this.leastToLab(seat, this.free, 0);
    if (least <= this.clear) return least;
    return Math.min(least + this.wait, this.leastToLab(seat, this.around(least), this.from * this.free.length));
  }

  /** The ways around other rovers, as far as they may be shorter than to wait for one `least` away. */
  private around(least: number): Uint8Array {
    let taken = 0;
    this.others.length = 0;
    for (let other = 0; other < this.seats; other++) {
      const cell = this.cells[other] ?? -1;
      if (other === this.looker || cell < 0) continue;
      this.others.push(cell);
      taken = taken * (CELLS + 1) + cell + 1;
    }
    return this.routes.fromAround(this.from, this.others, taken, Math.min(FAR, least + this.wait - 1));
  }

  private leastToSample(ways: Uint8Array, base: number): number {
    const { ground, spots, spotCount } = this;
    let least = FAR;
    for (let i = 0; i < spotCount; i++) {
      const cell = spots[i] ?? 0;
      if (ground[cell] === 0) continue;
      const way = ways[base + cell] ?? FAR;
      if (way < least) least = way;
    }
    return least;
  }

  private leastToLab(seat: number, ways: Uint8Array, base: number): number {
    const { cornerCells } = this.routes;
    const labs = this.labs[seat] ?? 0;
    let least = FAR;
    for (let i = 0; i < cornerCells.length; i++) {
      if ((labs & (1 << i)) === 0) continue;
      const way = ways[base + (cornerCells[i] ?? 0)] ?? FAR;
      if (way < least) least = way;
    }
    return least;
  }

  /** How many commands lead a seat into the nearest rover that would have to hand over a sample. */
  toCarrier(seat: number): number {
    let least = FAR;
    for (let other = 0; other < this.seats; other++) {
      if (other === seat || this.loads[other] === 0 || (this.locks & lockOf(seat, other)) !== 0) continue;
      const way = this.free[this.cells[other] ?? 0] ?? FAR;
      if (way < least) least = way;
    }
    return least;
  }

  /** Puts samples on a cell. */
  lay(cell: number, samples: number): void {
    const before = this.ground[cell] ?? 0;
    this.ground[cell] = before + samples;
    if (before === 0 && samples > 0) this.spots[this.spotCount++] = cell;
  }

  /** Something was moved other than by driving there. */
  shift(): void {
    this.story = UNTOLD;
    this.mixed = true;
  }

  /** RAC-RUL-11: a rover that changes its square has no locks any more. */
  relocate(seat: number, cell: number): void {
    this.locks &= ~(locksOf[seat] ?? 0);
    this.cells[seat] = cell;
  }

  /** RAC-SAM-01, RAC-SAM-03, RAC-SAM-04, RAC-RUL-14: picks up what fits, or delivers everything. */
  collectAndDeliver(seat: number): void {
    const cell = this.cells[seat] ?? -1;
    const lying = this.ground[cell] ?? 0;
    const load = this.loads[seat] ?? 0;
    if (((this.routes.cornerAt[cell] ?? 0) & (this.labs[seat] ?? 0)) !== 0) {
      this.ground[cell] = 0;
      this.loads[seat] = 0;
      this.delivered[seat] = (this.delivered[seat] ?? 0) + lying + load;
      for (let i = 0; i < lying; i++) this.log[this.logged++] = cell;
      if (lying + load > 0) {
        this.log[this.logged++] = DELIVERED;
        this.story = UNTOLD;
      }
    } else if (lying > 0 && load < CAPACITY) {
      const taken = Math.min(lying, CAPACITY - load);
      this.ground[cell] = lying - taken;
      this.loads[seat] = load + taken;
      for (let i = 0; i < taken; i++) this.log[this.logged++] = cell;
      if (this.story !== UNTOLD) this.story = this.story * (CELLS + 1) + cell + 1;
    }
  }

  /** Samples delivered since the position was read, by whomever. */
  allDelivered(): number {
    let sum = 0;
    for (let seat = 0; seat < this.seats; seat++) sum += this.delivered[seat] ?? 0;
    return sum;
  }

  /** RAC-ENC-02, RAC-ENC-03: the other rover gives a sample, once until one of them moves. */
  compensate(seat: number, other: number): void {
    const lock = lockOf(seat, other);
    const load = this.loads[seat] ?? 0;
    const given = this.loads[other] ?? 0;
    if (given === 0 || load >= CAPACITY || (this.locks & lock) !== 0) return;
    this.shift();
    this.loads[other] = given - 1;
    this.loads[seat] = load + 1;
    this.locks |= lock;
  }

  /** Takes what was delivered as told. */
  settle(): void {
    this.delivered.fill(0);
  }

  private clearGround(): void {
    for (let i = 0; i < this.spotCount; i++) this.ground[this.spots[i] ?? 0] = 0;
    this.spotCount = 0;
  }
}

/** The corners whose bases are one of two colours, one bit each. */
function labsOf(bases: Readonly<AlgoracingState['bases']>, [one, other]: readonly [string, string]): number {
  let set = 0;
  for (let i = 0; i < corners.length; i++) {
    const base = bases[at(corners, i)];
    if (base === one || base === other) set |= 1 << i;
  }
  return set;
}
