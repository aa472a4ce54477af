import { at, fastRandom, Runner } from '@benchtop/engine/host';
import type { Core, Game, Settings } from '@benchtop/engine/host';
import type { Bot } from '../src/index.ts';
import { deal, taskFor } from './matches.ts';

/** Everything that somebody has, by where it stands: how much, how many, and what else. */
type Holdings = ReadonlyMap<string, number | string>;

export function holdings(value: unknown, path = '', into = new Map<string, number | string>()): Holdings {
  if (typeof value === 'number') into.set(path, value);
  else if (Array.isArray(value)) {
    into.set(`${path} in all`, value.length);
    value.forEach((one, i) => holdings(one, `${path} ${i}`, into));
  } else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) holdings(one, `${path} ${key}`, into);
  else into.set(path, String(value));
  return into;
}

/** What an option leads to, for the seat that chooses it. */
interface Outcome {
  readonly points: number;
  readonly own: Holdings;
  /** Everything else, in whatever words. */
  readonly rest: string;
}

function outcomeOf(game: Game, state: Core, seat: number): Outcome {
  const players: unknown = Reflect.get(state, 'players') ?? Reflect.get(state, 'rovers');
  if (!Array.isArray(players)) throw new Error(`${game.id} keeps what its players have somewhere else`);
  return {
    points: game.score(state, seat).reduce((sum, { points }) => sum + points, 0),
    own: holdings(players[seat]),
    rest: JSON.stringify({ ...state, players: players.toSpliced(seat, 1), rovers: null }),
  };
}

/** Fewer points, more of nothing, and everything else the same. */
export function isWorse(one: Outcome, other: Outcome): boolean {
  if (one.points >= other.points || one.rest !== other.rest || one.own.size !== other.own.size) return false;
  return [...one.own].every(([path, has]) => {
    const had = other.own.get(path);
    return typeof has === 'number' && typeof had === 'number' ? has <= had : has === had;
  });
}

/** What each option leads to right away, by its text. */
function outcomes(game: Game, state: Readonly<Core>, seat: number): ReadonlyMap<string, Outcome> {
  const codes: number[] = [];
  codes.length = new Runner(game, fastRandom(0), null, state).options(state, codes);
  const { step } = at(state.stack, state.stack.length - 1);
  const texts = game.steps[step]?.vocabulary.texts ?? [];
  return new Map(
    codes.map((code) => {
      const copy = game.clone(state);
      new Runner(game, fastRandom(0), null, copy).apply(copy, code);
      return [at(texts, code), outcomeOf(game, copy, seat)] as const;
    }),
  );
}

/**
 * In how many of a match's choices a bot took less than it could have had: another option led to the same table, with
 * more points and nothing less in its own hands. Such a choice is wrong whatever one means to do later.
 */
export function ownHarm(game: Game, bots: readonly Bot[], seed: string, chosen: Settings, most: number): number {
  const match = deal(game, bots.length, seed, chosen);
  let harmful = 0;
  for (let made = 0; !match.over && made < most; made++) {
    const open = match.decisions();
    const { seat } = at(open, open.length - 1);
    const { option } = at(bots, seat).choose(taskFor(game, match.state, seat, `${seed} ${made}`));
    if (open.length === 1) {
      const all = outcomes(game, match.state, seat);
      const mine = all.get(option);
      if (mine !== undefined && [...all.values()].some((other) => isWorse(mine, other))) harmful++;
    }
    match.play(seat, option);
  }
  return harmful;
}
