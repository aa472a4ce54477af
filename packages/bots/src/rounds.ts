import type { Core, PositionKey, RoundHints } from '@benchtop/engine/host';
import type { Budget, Lookahead, Place, Reached } from './lookahead.ts';
import type { Trail } from './trail.ts';

/** How far and how broadly rounds are planned. */
export interface Breadth {
  /** Chains of actions that are carried on. */
  readonly width: number;
  /** Rounds that are planned: the ends of the first are where the second begins. */
  readonly rounds: number;
}

/** A chain of actions, with what comes of it; no trail where no way on is known. */
export interface RoundPlan {
  readonly trail: Trail | null;
  readonly value: number;
}

/** Decisions in the middle of an action, at most. */
const LONGEST = 32;

/** Where a chain of actions has got to, with what it would be worth if the seat did nothing more in the round. */
interface Node extends Reached {
  readonly rest: number;
}

/**
 * Plans the rest of a round as chains of whole actions, as if others did nothing in it. A chain is judged by its end, where the seat
 * does nothing more: what it could still do is no reason to wait.
 */
export class RoundPlanner {
  private readonly ahead: Lookahead;
  private readonly hints: RoundHints<Core>;
  private readonly seat: number;
  private readonly breadth: Breadth;
  private readonly budget: Budget;
  /** Positions that chains have reached: in another order they are not carried on again. */
  private seen = new Set<PositionKey>();

  constructor(ahead: Lookahead, hints: RoundHints<Core>, seat: number, breadth: Breadth, budget: Budget) {
    this.ahead = ahead;
    this.hints = hints;
    this.seat = seat;
    this.breadth = breadth;
    this.budget = budget;
  }

  /** The best plan. `codes` are the options of the decision itself. */
  best(codes: readonly number[]): RoundPlan {
    const { ahead, breadth } = this;
    const root = this.judged(ahead.start);
    let ends = this.grown([root], (node) => (node === root ? this.begun(codes) : this.carriedOn(node)));
    for (let round = 1; round < breadth.rounds && this.budget.left > 0; round++) {
      const from = ends.slice(0, breadth.width).flatMap((end) => this.nextRound(end));
      if (from.length === 0) break;
      ends = this.grown(from, (node) => this.carriedOn(node));
    }
    const [end = root] = ends;
    const trail = end.trail ?? this.stopped(ahead.copy(root))?.trail ?? null;
    return { trail, value: end.rest };
  }

  /** Grows chains by one action after the other; where they may end, the best first. */
  private grown(from: readonly Node[], waysOn: (node: Node) => readonly Node[]): readonly Node[] {
    this.seen = new Set();
    const ends = from.filter((node) => this.mayEnd(node));
    for (let layer = from; layer.length > 0;) {
      const next: Node[] = [];
      for (const node of layer) if (this.budget.left > 0 || node.trail === null) next.push(...waysOn(node));
      ends.push(...next);
      layer = next.sort(byPromise).slice(0, this.breadth.width);
    }
    return ends.sort((a, b) => b.rest - a.rest);
  }

  /** Not in the middle of an action, and not at the question that was asked. */
  private mayEnd({ state, trail }: Node): boolean {
    return trail !== null || this.isTurn(state);
  }

  private isTurn(s: Core): boolean {
    const top = s.stack[s.stack.length - 1];
    return top?.seat === this.seat && top.step === this.hints.step;
  }

  private judged(place: Place): Node {
    const { ahead, hints, seat } = this;
    const reached = ahead.judge(place);
    const rest = this.hasTurns(place.state) ? ahead.judgeState(hints.rest(place.state, seat)) : reached.value;
    return { ...reached, rest };
  }

  /** Whether the seat still has turns in the round, as far as can be told. */
  private hasTurns(s: Core): boolean {
    return s.over === null && (this.isTurn(s) || this.hints.idle(s, this.seat) !== null);
  }

  /** What the decision itself leads to. */
  private begun(codes: readonly number[]): readonly Node[] {
    const { start } = this.ahead;
    const chains = this.hints.ideas(start.state, this.seat);
    if (chains !== null) return this.completed(this.played(start, chains));
    return this.completed(codes.map((code) => this.ahead.step(start, code, codes.length)));
  }

  /** What the next action of a chain leads to. */
  private carriedOn(node: Node): readonly Node[] {
    const from = this.nextTurn(node);
    if (from === null) return [];
    return this.completed(this.played(from, this.hints.ideas(from.state, this.seat) ?? []));
  }

  /** The seat's next turn in the round, as if others did nothing; null where it has none. */
  private nextTurn(node: Node): Place | null {
    const { ahead, hints, seat } = this;
    const place = node.goesOn ? node : ahead.idled(node, (s) => hints.idle(s, seat));
    return place !== null && this.isTurn(place.state) ? place : null;
  }

  /** The beginning of the next round, where nobody else is asked in between. */
  private nextRound(node: Node): readonly Node[] {
    const from = this.nextTurn(node);
    const stopped = from === null ? null : this.stopped(from);
    if (stopped === null) return [];
    const begun = this.ahead.idled(stopped, () => null);
    return [this.judged(begun === null ? stopped : this.complete(begun))];
  }

  /** After the seat has said that it does nothing more; the place is used up. */
  private stopped(from: Place): Place | null {
    return this.played(from, [this.hints.stop(from.state, this.seat)])[0] ?? null;
  }

  /** Where chains of texts lead, as far as they are answers. */
  private played(from: Place, chains: readonly (readonly string[])[]): readonly Place[] {
    const places: Place[] = [];
    for (const chain of chains) {
      let place: Place | null = null;
      for (const text of chain) {
        const next: Place | null = this.ahead.answer(place ?? from, text, place === null);
        if (next === null) break;
        place = next;
        if (!place.goesOn) break;
      }
      if (place !== null) places.push(place);
    }
    return places;
  }

  /** Carries places to the ends of their actions, but for positions that were reached before. */
  private completed(places: readonly Place[]): readonly Node[] {
    const nodes: Node[] = [];
    for (const place of places) {
      if (this.budget.left <= 0 && nodes.length > 0) break;
      const end = this.complete(place);
      if (this.isNew(end)) nodes.push(this.judged(end));
    }
    return nodes;
  }

  private isNew(place: Place): boolean {
    const key = this.ahead.keyOf(place);
    if (key === null) return true;
    const { size } = this.seen;
    return this.seen.add(key).size > size;
  }

  /** Goes on to the end of the action, each time with what looks best at once. */
  private complete(from: Place): Place {
    let place = from;
    for (let i = 0; i < LONGEST && place.goesOn && !this.isTurn(place.state); i++) {
      const chains = this.hints.ideas(place.state, this.seat);
      const next = chains === null ? this.ahead.each(place) : this.played(place, chains);
      const judged = next.map((each) => this.ahead.judge(each));
      if (judged.length === 0) break;
      place = judged.reduce((a, b) => (b.value > a.value ? b : a));
    }
    return place;
  }
}

/** What a chain promises counts half, and half what it has done. */
function byPromise(a: Node, b: Node): number {
  return b.value + b.rest - a.value - a.rest;
}
