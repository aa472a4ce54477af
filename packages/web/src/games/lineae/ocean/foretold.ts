import { at } from '@benchtop/engine/host';
import { canPayToll, COLUMNS, cubeNames, foreseeToggle, listed, subIds, subName } from '@benchtop/games/lineae';
import type { Cell, Cube, LinView, LockId, SubId } from '@benchtop/games/lineae';
import { levelOf, poolsOf } from './pools.ts';
import type { Pool } from './pools.ts';

/** A submersible that a toggle would take along. */
export interface Carried {
  readonly sub: SubId;
  readonly from: Cell;
  readonly to: Cell;
  /** It would leave the board with its token and come back to where it started. */
  readonly washed: boolean;
}

/** What the toggle of a lock would come to, by the rules. */
export interface Foretold {
  readonly water: readonly number[];
  readonly cubes: readonly (Cube | null)[];
  /** Tokens that would leave the board (below zero) or enter it. */
  readonly tokens: number;
  /** Spaces whose cubes would be lost. */
  readonly lost: readonly number[];
  readonly carried: readonly Carried[];
  /** Pools whose level would be another one. */
  readonly changed: readonly Pool[];
  /** Seats that would be asked for a toll first, in their order. */
  readonly asked: readonly number[];
  /** The same in words. */
  readonly rows: readonly { readonly name: string; readonly value: string }[];
}

export function foretold(view: LinView, lock: LockId, seat: number, names: readonly string[]): Foretold {
  const { ocean, events } = foreseeToggle(view, lock);
  const count = (type: 'water-in' | 'water-out'): number => events.filter((event) => event.type === type).length;
  const lost = events.flatMap((event) => (event.type === 'cube-washed-away' ? [event] : []));
  const carried = carriedBy(view, ocean.subs, (sub) => events.some((e) => e.type === 'sub-returned' && e.sub === sub));
  const told = {
    water: ocean.water,
    cubes: ocean.cubes,
    tokens: count('water-in') - count('water-out'),
    lost: lost.map(({ cell }) => cell),
    carried,
    changed: poolsOf(ocean.water).filter(({ from, to, level }) =>
      range(from, to).some((c) => levelOf(view.water, c) !== level),
    ),
    asked: askedBefore(view, seat),
  };
  return {
    ...told,
    rows: rowsOf(
      told,
      lost.map(({ cube }) => cube),
      names,
    ),
  };
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

function carriedBy(view: LinView, after: LinView['subs'], isWashed: (sub: SubId) => boolean): readonly Carried[] {
  return subIds.flatMap((sub) => {
    const [from, to] = [view.subs[sub], after[sub]];
    return from.x === to.x && from.r === to.r ? [] : [{ sub, from, to, washed: isWashed(sub) }];
  });
}

/** Everybody else, clockwise, who has $1 and somewhere to go. */
function askedBefore(view: LinView, seat: number): readonly number[] {
  return range(1, view.seats - 1)
    .map((i) => (seat + i) % view.seats)
    .filter((other) => at(view.players, other).column >= 0 && canPayToll(view, other));
}

function rowsOf(
  { tokens, carried, changed, asked }: Omit<Foretold, 'rows'>,
  lost: readonly Cube[],
  names: readonly string[],
): Foretold['rows'] {
  const washed = carried.filter(({ washed: gone }) => gone).map(({ sub }) => subName(sub));
  return [
    { name: 'When it is turned', value: flowWords(tokens, changed.length > 0) },
    ...(lost.length === 0 ? [] : [{ name: 'Lost', value: cubeNames(lost) }]),
    ...(washed.length === 0 ? [] : [{ name: 'Back to its start', value: listed(washed) }]),
    ...(asked.length === 0
      ? []
      : [{ name: 'May sail first, for $1', value: listed(asked.map((one) => names[one] ?? '')) }]),
  ];
}

function flowWords(tokens: number, moves: boolean): string {
  if (tokens > 0) return tokens === 1 ? '1 token runs in' : `${tokens} tokens run in`;
  if (tokens < 0) return tokens === -1 ? '1 token runs off' : `${-tokens} tokens run off`;
  return moves ? 'water moves' : 'no water moves';
}

export const allColumns = range(0, COLUMNS - 1);
