import { at, createDice, fastRandom, fastSeed, keyOfSeed, Match } from '@benchtop/engine/host';
import type { Core, Game, Settings } from '@benchtop/engine/host';
import { greedy } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { deal, taskFor } from './matches.ts';

/** Ends of turns are found sooner than this. */
const LONGEST_TURN = 200;
/** Other turns that are tried in place of one that brought nothing. */
const TRIES = 40;

/**
 * What changes with every turn, whatever was done in it: whose turn it is, what is counted from one to the next, and cards
 * that only change their places or are swapped for others.
 */
const keptByTheWay = new Set(
  `stack asked active turn turns quiet stirred passes used changed draws day week round stage first order
   deck discard cards hand marks passed spot`.split(/\s+/),
);

/** Everything on the table by where it stands, but what is kept by the way. */
type Table = ReadonlyMap<string, unknown>;

function flat(value: unknown, path = '', into = new Map<string, unknown>()): Table {
  if (typeof value !== 'object' || value === null) return into.set(path, value);
  if (Array.isArray(value)) into.set(`${path} in all`, value.length);
  for (const [key, one] of Object.entries(value)) if (!keptByTheWay.has(key)) flat(one, `${path} ${key}`, into);
  return into;
}

const ownPath = (seat: number): RegExp => new RegExp(`^ (players|rovers) ${seat} `);

/** Whether all is as it was, but that the seat has less of something. */
export function broughtNothing(before: unknown, after: unknown, seat: number): boolean {
  const [was, is] = [flat(before), flat(after)];
  const own = ownPath(seat);
  return [...new Set([...was.keys(), ...is.keys()])].every((path) => {
    const [had, has] = [was.get(path), is.get(path)];
    return had === has || (own.test(path) && typeof had === 'number' && (typeof has !== 'number' || has < had));
  });
}

const pointsOf = (game: Game, state: Readonly<Core>, seat: number): number =>
  game.score(state, seat).reduce((sum, { points }) => sum + points, 0);

function alone(match: Match): number | null {
  const waiting = match.waiting();
  return waiting.length === 1 ? at(waiting, 0) : null;
}

/** Plays until somebody else is asked, or nobody. */
function playTurn(match: Match, seat: number, choose: (made: number) => string): void {
  for (let made = 0; made < LONGEST_TURN && alone(match) === seat; made++) match.play(seat, choose(made));
}

/** Whether nothing that can be paid with is less than it was: who buys a point for goods has chosen to buy it. */
function keepsGoods(before: Table, after: Table, seat: number): boolean {
  const goods = new RegExp(`^ players ${seat} goods `);
  return [...before].every(
    ([path, had]) => !goods.test(path) || path.endsWith(' vp') || Number(after.get(path)) >= Number(had),
  );
}

/** Whether another turn, of some played by chance in worlds the seat could be in, has more points and as many goods. */
function isBettered(start: Match, end: Match, seat: number, seed: string): boolean {
  const had = pointsOf(end.game, end.state, seat);
  const kept = flat(end.state);
  return Array.from({ length: TRIES }, (_, i) => `${seed} ${i}`).some((nth) => {
    const other = start.sample(seat, nth);
    const dice = createDice(fastRandom(fastSeed(nth)));
    playTurn(other, seat, () => {
      const ids = other.optionIds(seat);
      return at(ids, dice.randomInt(ids.length));
    });
    const more = pointsOf(end.game, other.state, seat) > had;
    return more && !other.over && keepsGoods(kept, flat(other.state), seat);
  });
}

/** The turns that were looked at, those that brought nothing, and those of them in which points were to be had. */
interface Turns {
  readonly looked: number;
  readonly idle: number;
  readonly wasted: number;
}

interface Judged {
  /** Plays the match. */
  readonly drives: Bot;
  /** Takes each of its turns on the side as well. */
  readonly aside?: Bot;
}

/**
 * How many turns of a match are wasted: they bring the one who takes them nothing at all, where another turn, of some
 * that are tried, has points and costs no goods.
 */
export function wastedTurns(
  game: Game,
  { drives, aside = drives }: Judged,
  seats: number,
  seed: string,
  chosen: Settings,
  most: number,
): { readonly drives: Turns; readonly aside: Turns } {
  const match = deal(game, seats, seed, chosen);
  const found = { drives: { looked: 0, idle: 0, wasted: 0 }, aside: { looked: 0, idle: 0, wasted: 0 } };
  const asks = (of: Match, bot: Bot, seat: number) => (made: number) =>
    bot.choose(taskFor(game, of.state, seat, `${seed} ${found.drives.looked} ${made}`)).option;
  while (!match.over && found.drives.looked < most) {
    const waiting = match.waiting();
    const seat = at(waiting, waiting.length - 1);
    if (waiting.length > 1) {
      match.play(seat, asks(match, drives, seat)(0));
      continue;
    }
    const start = match.fork();
    if (aside !== drives) {
      const side = match.fork();
      playTurn(side, seat, asks(side, aside, seat));
      count(found.aside, start, side, seat);
    }
    playTurn(match, seat, asks(match, drives, seat));
    count(found.drives, start, match, seat);
  }
  return found;
}

function count(turns: { looked: number; idle: number; wasted: number }, start: Match, end: Match, seat: number): void {
  turns.looked++;
  if (end.over || !broughtNothing(start.state, end.state, seat)) return;
  turns.idle++;
  if (isBettered(start, end, seat, `instead ${turns.looked}`)) turns.wasted++;
}

/** Options that stop something or decline it, in the games of the catalogue. */
const OUT = new Set(['pass', 'done', 'end', 'no', 'skip', 'none']);

/** Stops as soon as it may, and otherwise chooses what leaves it with the fewest points and things. */
export const wasteful: Bot = {
  ...greedy,
  choose({ game, world, seat, seed }) {
    const match = Match.from(game, world, keyOfSeed(seed));
    const ids = match.optionIds(seat);
    const out = ids.find((id) => OUT.has(id));
    if (out !== undefined) return { option: out, info: {} };
    const left = ids.map((option) => {
      const after = match.fork();
      after.play(seat, option);
      return { option, has: pointsOf(game, after.state, seat) * 100 + thingsOf(after.state, seat) };
    });
    return {
      option: at(
        left.sort((a, b) => a.has - b.has),
        0,
      ).option,
      info: {},
    };
  },
};

function thingsOf(state: Readonly<Core>, seat: number): number {
  const own = ownPath(seat);
  return [...flat(state)].reduce(
    (sum, [path, one]) => (own.test(path) && typeof one === 'number' ? sum + one : sum),
    0,
  );
}
