import { at } from '@benchtop/engine/author';
import type { Mode } from '../data/board.ts';
import { HAND, kinds, LONGEST, PER_TURN } from '../data/cards.ts';
import type { Kind } from '../data/cards.ts';
import { CAPACITY, target } from '../data/rovers.ts';
import { Odds } from './odds.ts';
import { Outlooks } from './outlook.ts';
import type { Outlook } from './outlook.ts';
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
  const home = Array.from({ length: FAR + 1 }, (_, d) => w.home * w.homeDecay ** d);
  const fetch = Array.from({ length: FAR + 1 }, (_, d) => w.fetch * w.fetchDecay ** d);
  const finish = Array.from({ length: FAR + 1 }, (_, d) => w.finish * w.homeDecay ** d);
  let kept: Sketch | null = null;
  const sketchOf = (s: Readonly<AlgoracingState>): Sketch => {
    if (kept === null) return (kept = new Sketch(s));
    kept.read(s);
    return kept;
  };
  const scale: Scale = { w, home, fetch, finish, odds: new Odds(), outlooks: new Outlooks(), sketchOf };
  return (s, seat) => (s.over === null ? standing(s, seat, scale) : final(s, seat, w));
}

/** The weights with what can be worked out once: worths by the number of commands to the goal, and what is kept. */
interface Scale {
  readonly w: Weights;
  readonly home: readonly number[];
  readonly fetch: readonly number[];
  readonly finish: readonly number[];
  readonly odds: Odds;
  readonly outlooks: Outlooks;
  /** The position in numbers, until it is asked for another one. */
  readonly sketchOf: (s: Readonly<AlgoracingState>) => Sketch;
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
function standing(s: Readonly<AlgoracingState>, seat: number, scale: Scale): number {
  const { w, outlooks } = scale;
  const built = s.changed && s.commands.length > 0;
  const { hand } = roverAt(s, seat);
  // Only the full game meets an algorithm twice.
  const shared = built && modeOf(s) === 'full';
  let outlook = shared ? outlooks.find(s, seat) : null;
  if (outlook === null) {
    outlook = outlookOf(s, seat, built, shared ? kinds : hand, scale);
    if (shared) outlooks.keep(s, outlook);
  }
  const { own, rivals, legacy, leading } = outlook;
  const mine = own + handWorth(hand, w) + w.ready * readiness(hand, leading, w);
  const spent = s.seats === 1 ? w.turn * s.turns : 0;
  const verdict = decided(s, seat);
  if (verdict !== 0) return decidedWorth(s, seat, verdict, mine, w);
  return mine - w.rival * rivals - w.next * legacy - w.pass * (built ? 0 : s.passes) - spent;
}

/** Looks at a position, and which of some cards would lead on. */
function outlookOf(
  s: Readonly<AlgoracingState>,
  seat: number,
  built: boolean,
  cards: readonly Kind[],
  scale: Scale,
): Outlook {
  const driver = built ? activeSeat(s) : -1;
  const mode = modeOf(s);
  scale.odds.read(s);
  const sketch = scale.sketchOf(s);
  if (built) run(sketch, driver, s, scale);
  const brought = sketch.allDelivered();
  const heir = heirOf(s, seat, built);
  let rivals = 0;
  let heirs = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    const its = worth(sketch, other, other === driver ? brought : 0, 0, mode, scale);
    if (other === heir) heirs = its;
    if (its > rivals) rivals = its;
  }
  const own = worth(sketch, seat, seat === driver ? brought : 0, scale.w.wait, mode, scale);
  const leading = leadingOf(sketch, seat, cards);
  const legacy = heir < 0 ? 0 : legacyOf(s, sketch, heir, heirs, scale);
  return { own, rivals, legacy, leading };
}

/** Leads to the position after the algorithm has been run by a seat. The types of what it delivers stay unknown. */
function run(sketch: Sketch, seat: number, s: Readonly<AlgoracingState>, { odds }: Scale): void {
  runSketch(sketch, seat, s, odds.scored(seat) >= target[modeOf(s)]);
}

/** RAC-ALG-06: the rival who is next and could run the algorithm as it lies, or -1. */
function heirOf(s: Readonly<AlgoracingState>, seat: number, built: boolean): number {
  const { length } = s.commands;
  if (modeOf(s) === 'basic' || length === 0 || (built && length === LONGEST)) return -1;
  const next = at(s.order, (s.active + (built ? 1 : 0)) % s.seats);
  return next === seat ? -1 : next;
}

/** What a rival who is next, and has so much now, would gain by running the algorithm as it lies. Uses the sketch up. */
function legacyOf(s: Readonly<AlgoracingState>, sketch: Sketch, next: number, now: number, scale: Scale): number {
  const before = sketch.allDelivered();
  run(sketch, next, s, scale);
  return Math.max(0, worth(sketch, next, sketch.allDelivered() - before, 0, modeOf(s), scale) - now);
}

/** What a seat has and may expect, with `brought` samples delivered whose types are unknown. `wait`: see `lookFrom`. */
function worth(sketch: Sketch, seat: number, brought: number, wait: number, mode: Mode, scale: Scale): number {
  const pose = sketch.pose(seat);
  if (pose < 0) return 0;
  const { w, home, fetch, finish, odds } = scale;
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

/** The cards that lead nearer to a lab with a load, or else to a sample. Without any the hand has to be changed. */
function leadingOf(sketch: Sketch, seat: number, cards: readonly Kind[]): readonly Kind[] {
  const leading: Kind[] = [];
  const pose = sketch.pose(seat);
  if (pose < 0) return leading;
  const now = toGoal(sketch, seat, pose);
  for (const kind of cards) {
    const next = sketch.routes.after(kind)[pose] ?? pose;
    if (next !== pose && toGoal(sketch, seat, next) < now) leading.push(kind);
  }
  return leading;
}

/** How sure it is that the hand has a card that leads on when the next turn begins: one is held, or may be drawn. */
function readiness(hand: readonly Kind[], leading: readonly Kind[], w: Weights): number {
  for (const kind of leading) if (hand.includes(kind)) return 1;
  return 1 - (1 - w.lucky) ** (HAND - hand.length);
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

function handWorth(hand: readonly Kind[], w: Weights): number {
  let kinds = 0;
  let movers = 0;
  for (let i = 0; i < hand.length; i++) {
    const kind = hand[i];
    if (kind === 'step' || kind === 'jump' || kind === 'all-way') movers++;
    if (kind !== undefined && hand.indexOf(kind) === i) kinds++;
  }
  return kinds * w.variety + Math.min(movers, PER_TURN) * w.mover + (HAND - hand.length) * w.drawn;
}
