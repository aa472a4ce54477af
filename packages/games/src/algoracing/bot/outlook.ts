import { at } from '@benchtop/engine/author';
import type { Algorithm } from '../algorithm.ts';
import type { Mode } from '../data/board.ts';
import { kinds, LONGEST } from '../data/cards.ts';
import { target } from '../data/rovers.ts';
import { points } from '../scoring.ts';
import { modeOf, roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { typesDelivered } from './delivery.ts';
import { run, sightOf, withLegacy } from './evaluate.ts';
import type { Outlook, Runs, Scale, Sight, Table } from './evaluate.ts';
import { Odds } from './odds.ts';
import { Sketch } from './sketch.ts';

type Place = AlgoracingState['rovers'][number];

/** Every kind of card, one bit each. */
const ANY_CARD = (1 << kinds.length) - 1;
const nothing: Algorithm = { commands: [], cycles: [] };

/**
 * Keeps the outlooks of one turn by their algorithms: search meets an algorithm again with other cards in hand, in other
 * worlds, and once more when it is asked at the next rest. Lists of a state are replaced, never changed, so the same list says
 * the same.
 */
export class Outlooks {
  private readonly scale: Scale;
  private readonly known = new Map<number, Outlook>();
  /** By outcome of a run: most algorithms only lead from one pose to another, and many to the same. */
  private readonly seen = new Map<number, Sight>();
  /** Before anything is run, and once the turn is passed. */
  private asItIs: Outlook | null = null;
  private passed: Outlook | null = null;
  private readonly odds = new Odds();
  private sketch: Sketch | null = null;
  private used: Sketch | null = null;
  private last: Readonly<AlgoracingState> | null = null;
  private seat = -1;
  private base: Readonly<AlgoracingState> | null = null;
  private rovers: readonly Place[] = [];

  constructor(scale: Scale) {
    this.scale = scale;
  }

  /** Looks at a state whose active seat this is. It must not change while its outlooks are asked for. */
  turnTo(s: Readonly<AlgoracingState>, seat: number): void {
    this.last = s;
    if (this.holds(s, seat)) return;
    this.known.clear();
    this.seen.clear();
    this.asItIs = null;
    this.passed = null;
    this.seat = seat;
    // States are changed in place: what is compared is copied.
    this.base = { ...s };
    this.rovers = s.rovers.map((rover) => ({ ...rover }));
    this.odds.read(s);
    if (this.sketch === null) this.sketch = new Sketch(s);
    else this.sketch.read(s);
  }

  /** After an algorithm has been run, which has this key. */
  afterRun(s: Readonly<AlgoracingState>, seat: number, algorithm: Algorithm, key: number): Outlook {
    if (s !== this.last) this.turnTo(s, seat);
    let outlook = this.known.get(key);
    if (outlook === undefined) {
      outlook = this.look(s, algorithm, seat, leftTo(s, algorithm));
      this.known.set(key, outlook);
    }
    return outlook;
  }

  /** Whether a run that brings samples to labs wins the match in this world; null where only the rules can tell. */
  wins(s: Readonly<AlgoracingState>, seat: number, algorithm: Algorithm): boolean | null {
    if (s !== this.last) this.turnTo(s, seat);
    const { scale, odds } = this;
    const sketch = this.fresh(s);
    run({ scale, sketch, odds }, seat, algorithm, modeOf(s));
    const types = typesDelivered(s, seat, sketch);
    return types === null ? null : points([...roverAt(s, seat).delivered, ...types]) >= target[modeOf(s)];
  }

  /** While nothing has been changed. */
  before(s: Readonly<AlgoracingState>, seat: number): Outlook {
    if (s !== this.last) this.turnTo(s, seat);
    return (this.asItIs ??= this.look(s, nothing, -1, -1));
  }

  /** After the turn has been passed. */
  afterPass(s: Readonly<AlgoracingState>, seat: number): Outlook {
    if (s !== this.last) this.turnTo(s, seat);
    return (this.passed ??= this.look(s, s, -1, heirOf(s, s)));
  }

  private look(s: Readonly<AlgoracingState>, algorithm: Algorithm, driver: number, heir: number): Outlook {
    const { scale, odds } = this;
    const mode = modeOf(s);
    const sketch = this.fresh(s);
    const table = { scale, sketch, odds };
    if (driver >= 0) run(table, driver, algorithm, mode);
    return withLegacy(table, this.sight(table, { driver, heir: nextOf(s) }, mode), algorithm, heir, mode);
  }

  private fresh(s: Readonly<AlgoracingState>): Sketch {
    const sketch = (this.used ??= new Sketch(s));
    if (this.sketch !== null) sketch.copy(this.sketch);
    return sketch;
  }

  private sight(table: Table, runs: Runs, mode: Mode): Sight {
    const { seat } = this;
    const outcome = table.sketch.outcome(seat);
    const known = outcome < 0 ? undefined : this.seen.get(outcome);
    if (known !== undefined) return known;
    const sight = sightOf(table, seat, runs, mode, ANY_CARD);
    if (outcome >= 0) this.seen.set(outcome, sight);
    return sight;
  }

  private holds(s: Readonly<AlgoracingState>, seat: number): boolean {
    const { base, rovers } = this;
    if (base === null || seat !== this.seat || s.rovers.length !== rovers.length) return false;
    if (s.active !== base.active || s.order !== base.order || s.settings !== base.settings) return false;
    if (s.ground !== base.ground || s.locks !== base.locks || s.unseen !== base.unseen) return false;
    if (s.bases !== base.bases || s.placements !== base.placements) return false;
    for (let i = 0; i < rovers.length; i++) if (!stands(s.rovers[i], rovers[i])) return false;
    return true;
  }
}

/** RAC-ALG-06: who is next and could run an algorithm that is left lying, or -1. */
function heirOf(s: Readonly<AlgoracingState>, { commands }: Algorithm): number {
  return modeOf(s) === 'basic' || commands.length === 0 || s.seats === 1 ? -1 : nextOf(s);
}

/** RAC-ALG-03: the same after a run. */
function leftTo(s: Readonly<AlgoracingState>, algorithm: Algorithm): number {
  return algorithm.commands.length === LONGEST ? -1 : heirOf(s, algorithm);
}

function nextOf(s: Readonly<AlgoracingState>): number {
  return at(s.order, (s.active + 1) % s.seats);
}

function stands(now: Place | undefined, then: Place | undefined): boolean {
  if (now === undefined || then === undefined) return false;
  if (now.x !== then.x || now.y !== then.y || now.dir !== then.dir) return false;
  if (now.colour !== then.colour || now.corner !== then.corner) return false;
  return now.load === then.load && now.delivered === then.delivered;
}
