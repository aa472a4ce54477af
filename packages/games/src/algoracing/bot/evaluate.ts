import { at } from '@benchtop/engine/author';
import type { Algorithm } from '../algorithm.ts';
import type { Mode } from '../data/board.ts';
import { HAND, kinds, LONGEST, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import { CAPACITY, target } from '../data/rovers.ts';
import { Odds } from './odds.ts';
import { FAR } from './routes.ts';
import { Sketch } from './sketch.ts';
import { runSketch } from './sketch-run.ts';
import { points, ranking } from '../scoring.ts';
import { activeSeat, modeOf, roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';
import { decided } from './verdict.ts';

/** What a position is worth besides its points, all in points. */
export const weights = {
  /** A match that is over counts its lead and this much for the victory. */
  victory: 60,
  /** A sample aboard, times the points it may be expected to bring. */
  aboard: 0.4,
  /** What the way to the nearest lab takes away from the rest of its worth. */
  homeDecay: 0.9,
  home: 0.7,
  /** The nearest sample, while there is room aboard. */
  fetch: 1.1,
  fetchDecay: 0.87,
  /** How much of it counts for a rover that carries something already. */
  laden: 0.6,
  /** How much of it counts where it is not a sample that lies there, but a rover that would have to hand one over. */
  chase: 0.5,
  /** How many commands longer a way is that another rover blocks now. */
  wait: 2,
  /** A kind of card in hand. */
  variety: 0.04,
  mover: 0.06,
  /** A card in hand that leads nearer to where the rover wants to go: a turn without one is a turn lost. */
  ready: 0.2,
  /** How likely it is that a card which is drawn leads on. */
  lucky: 0.3,
  /** A card that will be drawn for one that was used or thrown away. */
  drawn: 0.05,
  /** A pass in a row: too many of them end the match. */
  pass: 0.05,
  /** A turn of a time trial. */
  turn: 0.4,
  /** How much of a rival's prospects counts against a seat. */
  rival: 0.4,
  /** How much of what the algorithm, left as it is, would bring who is next counts against a seat. */
  next: 0.3,
  /** How much of its prospects counts for a seat that has won or lost whatever happens. */
  rest: 0.1,
  /** A load that is expected to reach the target, right at the lab. */
  finish: 1,
  /** How much more the last points to the target count. */
  near: 0.6,
};
export type Weights = { readonly [K in keyof typeof weights]: number };

/** How good a position is for a seat, in points. */
export const evaluate = createEvaluate(weights);

/** An evaluation with weights of one's own. Use it to tune and to compare them. */
export function createEvaluate(w: Weights): (s: Readonly<AlgoracingState>, seat: number) => number {
  const scale = scaleOf(w);
  const odds = new Odds();
  let sketch: Sketch | null = null;
  return (s, seat) => {
    if (s.over !== null) return final(s, seat, w);
    if (sketch === null) sketch = new Sketch(s);
    else sketch.read(s);
    odds.read(s);
    return standing(s, seat, { scale, sketch, odds });
  };
}

/** The weights with what can be worked out once: worths by the number of commands to the goal. */
export interface Scale {
  readonly w: Weights;
  readonly home: readonly number[];
  readonly fetch: readonly number[];
  readonly finish: readonly number[];
}

export function scaleOf(w: Weights): Scale {
  const home = Array.from({ length: FAR + 1 }, (_, d) => w.home * w.homeDecay ** d);
  const fetch = Array.from({ length: FAR + 1 }, (_, d) => w.fetch * w.fetchDecay ** d);
  const finish = Array.from({ length: FAR + 1 }, (_, d) => w.finish * w.homeDecay ** d);
  return { w, home, fetch, finish };
}

/** A position to look at: the sketch is used up by that. */
export interface Table {
  readonly scale: Scale;
  readonly sketch: Sketch;
  readonly odds: Odds;
}

/** What a position is worth to a seat where it stands, whoever is next, but for the cards in its hand. */
export interface Sight {
  readonly own: number;
  /** What the best rival has. */
  readonly rivals: number;
  /** What the rival has who is next. */
  readonly heirs: number;
  /** Cards that would lead the rover nearer to where it wants to go, one bit each. */
  readonly leading: number;
}

/** The same with what the algorithm, left as it is, would bring who is next. */
export interface Outlook extends Sight {
  readonly legacy: number;
  /** Samples that the algorithm brought to labs, and whether others had a part in that. */
  readonly delivered: number;
  readonly mixed: boolean;
}

/** Who runs the algorithm that lies there, and who comes next and could run it as it lies; -1 where nobody does. */
export interface Runs {
  readonly driver: number;
  readonly heir: number;
}

function final(s: Readonly<AlgoracingState>, seat: number, w: Weights): number {
  const own = points(roverAt(s, seat).delivered);
  if (s.seats === 1) return (s.over === 'target' ? w.victory : 0) + own - w.turn * s.turns;
  const first = ranking(s)[0] ?? [];
  const verdict = first.includes(seat) ? w.victory / first.length : -w.victory;
  return own - bestRival(s, seat) + verdict;
}

function bestRival(s: Readonly<AlgoracingState>, seat: number): number {
  let best = 0;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat) best = Math.max(best, points(roverAt(s, other).delivered));
  return best;
}

/** Where the match is decided: what the end of it would be worth, and a little for what leads there. */
function decidedWorth(s: Readonly<AlgoracingState>, seat: number, verdict: number, mine: number, w: Weights): number {
  const own = points(roverAt(s, seat).delivered);
  return own - bestRival(s, seat) + verdict * w.victory + w.rest * (mine - own);
}

/** What lies in the algorithm of a turn is taken as run, so that a card is worth what it brings. */
function standing(s: Readonly<AlgoracingState>, seat: number, table: Table): number {
  const { w } = table.scale;
  const built = s.changed && s.commands.length > 0;
  const { hand } = roverAt(s, seat);
  const runs = { driver: built ? activeSeat(s) : -1, heir: heirOf(s, seat, built) };
  let held = 0;
  for (const kind of hand) held |= 1 << kinds.indexOf(kind);
  const outlook = outlookOf(table, seat, s, runs, modeOf(s), held);
  const cards = { held, movers: moversIn(hand), size: hand.length };
  return total(s, seat, outlook, cards, { passes: built ? 0 : s.passes, turns: s.turns }, decided(s, seat), w);
}

/** A hand: its kinds, one bit each, how many of its cards drive on, and how many there are. */
export interface Cards {
  readonly held: number;
  readonly movers: number;
  readonly size: number;
}

/** The passes in a row and the turns that count against a seat. */
interface Spent {
  readonly passes: number;
  readonly turns: number;
}

/** What a position is worth by its outlook and the cards in hand. `verdict`: see `decided`. */
export function total(
  s: Readonly<AlgoracingState>,
  seat: number,
  { own, rivals, legacy, leading }: Outlook,
  cards: Cards,
  { passes, turns }: Spent,
  verdict: number,
  w: Weights,
): number {
  const mine = own + handWorth(cards, w) + w.ready * readiness(cards, leading, w);
  if (verdict !== 0) return decidedWorth(s, seat, verdict, mine, w);
  return mine - w.rival * rivals - w.next * legacy - w.pass * passes - (s.seats === 1 ? w.turn * turns : 0);
}

/** Looks at a position, and which of some cards, one bit each, would lead on. */
function outlookOf(
  table: Table,
  seat: number,
  algorithm: Algorithm,
  { driver, heir }: Runs,
  mode: Mode,
  cards: number,
): Outlook {
  if (driver >= 0) run(table, driver, algorithm, mode);
  const sight = sightOf(table, seat, { driver, heir }, mode, cards);
  return withLegacy(table, sight, algorithm, heir, mode);
}

/** Looks at a position where it stands. What the driver has delivered counts for it. */
export function sightOf(table: Table, seat: number, { driver, heir }: Runs, mode: Mode, cards: number): Sight {
  const { sketch, scale } = table;
  const delivered = sketch.allDelivered();
  let rivals = 0;
  let heirs = 0;
  for (let other = 0; other < sketch.seats; other++) {
    if (other === seat) continue;
    const its = worth(table, other, other === driver ? delivered : 0, 0, mode);
    if (other === heir) heirs = its;
    if (its > rivals) rivals = its;
  }
  const own = worth(table, seat, seat === driver ? delivered : 0, scale.w.wait, mode);
  return { own, rivals, heirs, leading: leadingOf(sketch, seat, cards) };
}

/** Adds what who is next would gain by running the algorithm as it lies. Uses the sketch up. */
export function withLegacy(table: Table, sight: Sight, algorithm: Algorithm, heir: number, mode: Mode): Outlook {
  const { own, rivals, heirs, leading } = sight;
  const { mixed } = table.sketch;
  const delivered = table.sketch.allDelivered();
  const legacy = heir < 0 ? 0 : legacyOf(table, algorithm, heir, heirs, mode);
  return { own, rivals, heirs, leading, legacy, delivered, mixed };
}

/** Leads to the position after the algorithm has been run by a seat. The types of what it delivers stay unknown. */
export function run({ sketch, odds }: Table, seat: number, algorithm: Algorithm, mode: Mode): void {
  runSketch(sketch, seat, algorithm, odds.scored(seat) >= target[mode]);
}

/** RAC-ALG-06: the rival who is next and could run the algorithm as it lies, or -1. */
function heirOf(s: Readonly<AlgoracingState>, seat: number, built: boolean): number {
  const { length } = s.commands;
  if (modeOf(s) === 'basic' || length === 0 || (built && length === LONGEST)) return -1;
  const next = at(s.order, (s.active + (built ? 1 : 0)) % s.seats);
  return next === seat ? -1 : next;
}

/** What a rival who is next, and has so much now, would gain by running the algorithm as it lies. */
function legacyOf(table: Table, algorithm: Algorithm, next: number, now: number, mode: Mode): number {
  const before = table.sketch.allDelivered();
  run(table, next, algorithm, mode);
  return Math.max(0, worth(table, next, table.sketch.allDelivered() - before, 0, mode) - now);
}

/** What a seat has and may expect, with `brought` samples delivered whose types are unknown. `wait`: see `lookFrom`. */
function worth({ sketch, scale, odds }: Table, seat: number, brought: number, wait: number, mode: Mode): number {
  const pose = sketch.pose(seat);
  if (pose < 0) return 0;
  const { w, home, fetch, finish } = scale;
  sketch.lookFrom(seat, pose, wait);
  const aboard = sketch.loads[seat] ?? 0;
  const expected = odds.expected(seat, brought);
  const scored = odds.scored(seat) + expected;
  let sum = scored * (1 + (w.near * scored) / target[mode]);
  if (aboard > 0) {
    const load = odds.expected(seat, brought + aboard) - expected;
    const way = sketch.toLab(seat);
    sum += load * (w.aboard + (home[way] ?? 0));
    if (scored + load >= target[mode]) sum += finish[way] ?? 0;
  }
  if (aboard < CAPACITY) {
    const lying = fetch[sketch.toSample()] ?? 0;
    const near = Math.max(lying, w.chase * (fetch[sketch.toCarrier(seat)] ?? 0));
    sum += aboard > 0 ? near * w.laden : near;
  }
  return sum;
}

/** Kinds that move the rover by themselves, the first ones of the table. */
const MOVING = 6;

/** Of some cards those that lead nearer to a lab with a load, or else to a sample. Without any the hand has to be changed. */
function leadingOf(sketch: Sketch, seat: number, cards: number): number {
  const pose = sketch.pose(seat);
  if (pose < 0) return 0;
  const now = toGoal(sketch, seat, pose);
  let leading = 0;
  for (let card = 0; card < MOVING; card++) {
    if ((cards & (1 << card)) === 0) continue;
    const next = sketch.routes.after(card)[pose] ?? pose;
    if (next !== pose && toGoal(sketch, seat, next) < now) leading |= 1 << card;
  }
  return leading;
}

/** How sure it is that the hand has a card that leads on when the next turn begins: one is held, or may be drawn. */
function readiness({ held, size }: Cards, leading: number, w: Weights): number {
  return (held & leading) !== 0 ? 1 : 1 - (1 - w.lucky) ** (HAND - size);
}

/** How many commands lead from a pose to where the rover wants to go, whoever may stand there now. */
function toGoal(sketch: Sketch, seat: number, pose: number): number {
  sketch.lookFrom(seat, pose, 0);
  const load = sketch.loads[seat] ?? 0;
  const lab = load > 0 ? sketch.toLab(seat) : FAR;
  if (load === CAPACITY) return lab;
  const sample = sketch.toSample();
  return Math.min(lab, sample < FAR ? sample : sketch.toCarrier(seat));
}

export function drivesOn(kind: Kind): boolean {
  return kind === 'step' || kind === 'jump' || kind === 'all-way';
}

function moversIn(hand: readonly Kind[]): number {
  let movers = 0;
  for (const kind of hand) if (drivesOn(kind)) movers++;
  return movers;
}

function handWorth({ held, movers, size }: Cards, w: Weights): number {
  let variety = 0;
  for (let left = held; left !== 0; left &= left - 1) variety++;
  return variety * w.variety + Math.min(movers, PER_TURN) * w.mover + (HAND - size) * w.drawn;
}
