/** Positions of whole matches, well spread over the kinds of decisions. */
import { createChance, createDice, dealtState, keyOfSeed, fastRandom, fastSeed, Runner } from '@benchtop/engine/host';
import type { Core, Dice, Game, GameEvent } from '@benchtop/engine/host';
import { setupsOf } from '@benchtop/engine/laws';

export interface Position {
  readonly index: number;
  readonly state: Readonly<Core>;
  /** The step that is open. */
  readonly kind: string;
}

/** One match as far as it was played. */
export interface Walk {
  readonly game: Game;
  readonly key: string;
  readonly opening: readonly GameEvent[];
  readonly positions: readonly Position[];
  readonly byKind: ReadonlyMap<string, readonly Position[]>;
}

export function fastDice(seed: string): Dice {
  return createDice(fastRandom(fastSeed(seed)));
}

/** Match number `n` of a seed: any number of seats, any settings, every other match by choices the game thinks good. */
export function walkOf(game: Game, seed: string, n: number): Walk {
  const key = keyOfSeed(`${seed} ${n}`);
  const dice = fastDice(`walk ${seed} ${n}`);
  const seats = game.seats.min + dice.randomInt(game.seats.max - game.seats.min + 1);
  const setups = setupsOf(game).filter((setup) => setup.seats === seats);
  const { settings } = setups[dice.randomInt(setups.length)];
  const opening: GameEvent[] = [];
  let state = dealtState(game, seats, settings, key, (event) => opening.push(event));
  const runner = new Runner(game, createChance(key), null, state);
  const positions: Position[] = [];
  const tries = n % 2 === 0 ? 1 : 5;
  while (state.over === null) {
    positions.push({ index: positions.length, state, kind: state.stack[state.stack.length - 1].step });
    state = next(game, runner, state, dice, tries);
  }
  return { game, key, opening, positions, byKind: grouped(positions) };
}

function grouped(positions: readonly Position[]): Map<string, Position[]> {
  const groups = new Map<string, Position[]>();
  for (const position of positions) groups.set(position.kind, [...(groups.get(position.kind) ?? []), position]);
  return groups;
}

/** The best of so many choices drawn at random. */
function next(game: Game, runner: Runner<Core>, state: Core, dice: Dice, tries: number): Core {
  const seat = anyWaiting(state, dice);
  const codes: number[] = [];
  const count = runner.optionsFor(state, seat, codes);
  let best: { readonly state: Core; readonly value: number } | null = null;
  for (let i = 0; i < Math.min(tries, count); i++) {
    const after = game.clone(state);
    play(runner, after, seat, codes[dice.randomInt(count)]);
    const value = tries === 1 ? 0 : game.evaluate(after, seat);
    if (best === null || value > best.value) best = { state: after, value };
  }
  if (best === null) throw new Error(`${game.id} has a dead end`);
  return best.state;
}

function play(runner: Runner<Core>, state: Core, seat: number, code: number): void {
  if (state.stack[state.stack.length - 1].kind === 'simultaneous') runner.answerFor(state, seat, code);
  else runner.apply(state, code);
}

/** One of the seats that owe an answer. */
export function anyWaiting(state: Readonly<Core>, dice: Dice): number {
  const top = state.stack[state.stack.length - 1];
  if (top.kind !== 'simultaneous') return top.seat ?? -1;
  const waiting = top.seats.filter((_, i) => top.answers[i] === null);
  return waiting[dice.randomInt(waiting.length)];
}
