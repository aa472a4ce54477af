import { at } from '@benchtop/engine/host';
import type { PositionKey } from '@benchtop/engine/host';
import type { Budget, Lookahead, Place, Reached } from './lookahead.ts';

/** Chains that are carried on from the first rests, within limits; from later ones half as many, but where there are few ways to begin. */
const NARROW = 4;
const WIDE = 16;
/** The same for chains that have turned to another step than the one asked about, as to passing. */
const ASIDE = 2;
/** Chains that are farther behind the best than this, in points, are given up. */
const BEHIND = 1;
/** With more ways to begin than this, what comes after the next rest is thought over again there. */
const FEW = 8;
/** Of what a seat could begin: so much of it is carried to its end. */
const ROUGHLY = 8;
/** Evaluations that carrying on one chain takes in a whole plan, about. */
const PER_CHAIN = 60;
/** Decisions between two rests, and rests in a chain, at most. */
const DEEPEST = 6;
const LONGEST = 12;

/** Chains that end what was begun, the best first, and whether there were few ways to begin: then the plan is sound to its end. */
export interface Plans {
  readonly chains: readonly Reached[];
  readonly sound: boolean;
}

/**
 * Plans what a seat is about to do as a whole: chains of its options grow from rest to rest, the best of them are carried
 * on, and those that end what was begun are found with what they lead to, the best first. `first` lists the options of
 * the decision itself, in the order in which equal chains are preferred.
 */
export function plan(ahead: Lookahead, first: readonly number[], budget: Budget): Plans {
  if (ahead.isOpening(ahead.start.state)) return { chains: planApart(ahead, first, budget), sound: true };
  const seen = new Set<PositionKey>();
  const open = grown(ahead, ahead.start, first, seen, budget);
  const few = open.length <= FEW;
  const width = Math.min(few ? WIDE : Math.max(NARROW, open.length), WIDE, affordable(budget));
  const later = few ? width : Math.min(width, Math.max(NARROW, width >> 1));
  const step = ahead.stepOf(ahead.start);
  return { chains: carryOn(ahead, open, { step, width, later }, seen, budget), sound: few };
}

/** How many chains a budget is enough for. */
function affordable({ left }: Budget): number {
  return Math.max(2, Math.floor(left / PER_CHAIN));
}

/**
 * The same where the seat chooses what it is about to do: what looks best of everything that it could begin is carried to its
 * end with what looks best at once, and what promises most by that is planned with care.
 */
function planApart(ahead: Lookahead, first: readonly number[], budget: Budget): readonly Reached[] {
  const all = begun(ahead, first).map((place) => ahead.judge(place));
  const chains = all.filter(({ goesOn }) => !goesOn);
  const rough = all
    .filter(({ goesOn }) => goesOn)
    .sort(byValue)
    .slice(0, ROUGHLY)
    .map((place) => ({ place, end: ahead.complete(ahead.copy(place)) }));
  rough.sort((a, b) => byValue(a.end, b.end));
  chains.push(...rough.map(({ end }) => end));
  const [best] = rough;
  if (best !== undefined) chains.push(...carryFrom(ahead, best.place, budget));
  return chains.sort(byValue);
}

/** Carries on everything that follows from a place, which is used up by that. */
function carryFrom(ahead: Lookahead, place: Place, budget: Budget): readonly Reached[] {
  if (budget.left <= 0) return [];
  const width = Math.min(NARROW, affordable(budget));
  const seen = new Set<PositionKey>();
  const step = ahead.stepOf(place);
  const open = grown(ahead, place, null, seen, budget);
  return carryOn(ahead, open, { step, width, later: width }, seen, budget);
}

/** Everything that the seat could begin: up to where it is asked how. */
function begun(ahead: Lookahead, first: readonly number[]): readonly Place[] {
  const found: Place[] = [];
  const open = (place: Place, options: readonly number[]): void => {
    for (const code of options) {
      const next = ahead.step(place, code, options.length);
      if (next.goesOn && ahead.isOpening(next.state)) open(next, ahead.optionsAt(next));
      else found.push(next);
    }
  };
  open(ahead.start, first);
  return found;
}

/** How many chains are carried on that are asked the same step as the one they began with. */
interface Beam {
  readonly step: string;
  readonly width: number;
  /** The same once the first of them are carried on. */
  readonly later: number;
}

/** Carries chains on from rest to rest; those that end what was begun, the best first, or those that got farthest. */
function carryOn(
  ahead: Lookahead,
  from: Place[],
  { step, width: widest, later }: Beam,
  seen: Set<PositionKey>,
  budget: Budget,
): readonly Reached[] {
  const ended: Reached[] = [];
  let carried: readonly Reached[] = [];
  let open = from;
  let width = widest;
  for (let i = 0; i < LONGEST && open.length > 0; i++) {
    const going: Place[] = [];
    for (const place of open) {
      if (place.goesOn && budget.left > 0) going.push(place);
      else ended.push(ahead.judge(place));
    }
    carried = best(ahead, going, step, width);
    open = [];
    for (const place of carried) open.push(...grown(ahead, place, null, seen, budget));
    width = later;
  }
  return ended.length > 0 ? ended.sort(byValue) : carried;
}

/**
 * All ways to go on from a state to the next rest, or to the end, but for rests that were reached before in another
 * order. Whatever is left of the budget: all of the first options, and at least one way on from any other state.
 */
function grown(
  ahead: Lookahead,
  from: Place,
  first: readonly number[] | null,
  seen: Set<PositionKey>,
  budget: Budget,
): Place[] {
  const found: Place[] = [];
  const grow = (place: Place, options: readonly number[], depth: number): void => {
    for (let i = 0; i < options.length; i++) {
      if (found.length > 0 && budget.left <= 0 && first === null) return;
      // Nobody looks at a place again once all its options are tried, but for the start.
      const isLast = i === options.length - 1 && place !== ahead.start;
      const code = at(options, i);
      const next = isLast ? ahead.lastStep(place, code, options.length) : ahead.step(place, code, options.length);
      if (!next.goesOn || depth === DEEPEST) found.push(next);
      else if (!ahead.isQuiet(next)) grow(next, ahead.optionsAt(next), depth + 1);
      else if (isNew(ahead.keyOf(next), seen)) found.push(next);
    }
  };
  grow(from, first ?? ahead.optionsAt(from), 1);
  return found;
}

/** True for a key that was not met before, and where there are no keys. */
function isNew(key: PositionKey | null, seen: Set<PositionKey>): boolean {
  if (key === null) return true;
  const { size } = seen;
  return seen.add(key).size > size;
}

/**
 * The best places: those that are not far behind, as many of the step they began with and of others as may be carried on.
 * Unlike ones are hard to compare halfway.
 */
function best(ahead: Lookahead, places: readonly Place[], step: string, width: number): readonly Reached[] {
  const judged = places.map((place) => ahead.judge(place));
  let least = -Infinity;
  for (const { value } of judged) if (value - BEHIND > least) least = value - BEHIND;
  const near: Reached[] = [];
  for (const place of judged) if (place.value >= least) insert(near, place);
  let main = 0;
  let aside = 0;
  return near.filter((place) => (ahead.stepOf(place) === step ? main++ < width : aside++ < ASIDE));
}

/** Puts a place before those that are worth less: there are few, and most come in no order. */
function insert(sorted: Reached[], place: Reached): void {
  let i = sorted.push(place) - 1;
  for (; i > 0 && at(sorted, i - 1).value < place.value; i--) sorted[i] = at(sorted, i - 1);
  sorted[i] = place;
}

function byValue(a: Reached, b: Reached): number {
  return b.value - a.value;
}
