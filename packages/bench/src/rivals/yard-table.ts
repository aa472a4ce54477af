/**
 * A table of the hand-written Yard for servers that send what happened instead of states: the floor and Colyseus. What
 * they send is the same: the events, whose turn it is, and to that seat its options.
 */
import * as yard from './floor/yard.ts';

export interface YardEvent {
  readonly type: string;
  readonly [fact: string]: number | string | boolean;
}

/** What everybody gets after a move. */
export interface YardMove {
  readonly seq: number;
  readonly events: readonly YardEvent[];
  /** What the seat that moved has now; null at the beginning. */
  readonly mover: { readonly seat: number; readonly goods: readonly number[]; readonly left: number } | null;
  readonly turn: number;
  readonly step: string;
  readonly over: boolean;
}

/** What only some get in addition: the next seat its options, who drew its hand. */
export interface YardSecret {
  options?: number[];
  hand?: number[];
}

export class YardTable {
  private seq = 0;
  private state: yard.State;
  private readonly randomInt: yard.RandomInt;
  private readonly out: number[] = [];

  constructor(seed: number) {
    this.randomInt = yard.mulberry(seed);
    this.state = yard.setup(this.randomInt);
  }

  get turn(): number {
    return this.state.current;
  }

  private get step(): string {
    return steps[this.state.pending?.kind ?? yard.kinds.gain];
  }

  opening(): YardMove {
    return { seq: this.seq, events: [], mover: null, turn: this.turn, step: this.step, over: false };
  }

  options(): number[] {
    return this.out.slice(0, yard.options(this.state, this.out));
  }

  /** Null: it is not the seat's turn, or the option is not legal. A match that is over is followed by the next one. */
  play(seat: number, option: number): YardMove | null {
    const { state } = this;
    if (seat !== state.current || !yard.isLegal(state, option)) return null;
    const events = choiceOf(state, option);
    const { round } = state;
    yard.apply(state, option, this.randomInt);
    if (state.round !== round) events.push(...roundEnd(state));
    const { goods, left } = state.players[seat];
    const { over } = state;
    if (over) this.state = yard.setup(this.randomInt);
    return { seq: ++this.seq, events, mover: { seat, goods, left }, turn: this.turn, step: this.step, over };
  }

  secretOf(seat: number, { turn, events }: YardMove): YardSecret | null {
    const drew = events.some((event) => event.type === 'drew' && event.seat === seat);
    if (seat !== turn && !drew) return null;
    const secret: YardSecret = {};
    if (seat === turn) secret.options = this.options();
    if (drew) secret.hand = this.state.players[seat].hand;
    return secret;
  }
}

/** By what is pending: what the next seat is asked. */
const steps = ['place-worker', 'pick-good', 'build-card', 'climb-track', 'buy-card'];

/** What a choice is going to do, read off before it is applied. */
function choiceOf(state: yard.State, option: number): YardEvent[] {
  const me = state.players[state.current];
  const seat = me.id;
  switch (state.pending?.kind) {
    case undefined:
      return placing(state.spaces[option], seat);
    case yard.kinds.pick:
      return [{ type: 'picked', seat, good: yard.goods[option] }];
    case yard.kinds.build:
      return [option === 0 ? { type: 'passed', seat } : { type: 'built', seat, card: me.hand[option - 1] }];
    case yard.kinds.track:
      return [{ type: 'climbed', seat, track: option, height: me.tracks[option] + 1 }];
    default:
      return [option === 0 ? { type: 'passed', seat } : { type: 'bought', seat, card: state.market[option - 1].id }];
  }
}

function placing(space: yard.Space, seat: number): YardEvent[] {
  const placed = { type: 'placed', seat, space: space.id };
  if (space.kind === yard.kinds.gain)
    return [placed, { type: 'gained', seat, good: yard.goods[space.good], count: space.stock }];
  return space.kind === yard.kinds.draw ? [placed, { type: 'drew', seat }] : [placed];
}

function roundEnd(state: yard.State): YardEvent[] {
  const fed = state.players.map((player) => ({
    type: 'fed',
    seat: player.id,
    fed: player.fed,
    food: player.goods[yard.FOOD],
  }));
  return [...fed, { type: 'round', round: state.round }];
}
