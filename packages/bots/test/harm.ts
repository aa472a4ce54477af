import { at, createDice, fastRandom, fastSeed, keyOfSeed, Match, sampleWorld } from '@benchtop/engine/host';
import type { Core, Game, Settings } from '@benchtop/engine/host';
import type { GameModule } from '@benchtop/games/catalogue';
import { greedy, planned, PlanKeeper } from '../src/index.ts';
import type { Bot } from '../src/index.ts';
import { deal } from './matches.ts';

/*
 * UX-39: a turn is wasted when it brought its seat nothing, and another whole turn that the seat could have taken is better in
 * every way that shows at once:
 *
 * - It brought nothing: all on the table is as it was before, but what changes in every turn whatever is done (each game says
 *   what: `Gains`), and what the seat has spent. A piece in another place is something; so is anything that changes for a rival.
 * - Another turn is better, whatever lies hidden: of some that are tried one has, in every world that is tried, more points and
 *   no less of anything that can be paid with, and no rival has more points by it. Who buys points with goods has chosen to
 *   buy them, who would feed a rival has chosen not to, and who does not know what will be drawn need not hope for it.
 * - A better turn does not end the match, unless its seat wins with it: who would rather go on than lose, or who waits with
 *   the last token, gives away points for something. A match that could have been won at once is the worst waste of all.
 *
 * The turn that ends a match is not judged: what it brought cannot be told from what the end brought.
 */

/** Ends of turns are found sooner than this. */
const LONGEST_TURN = 200;
/** Other turns that are tried in place of one that brought nothing. */
const TRIES = 40;
/** Worlds the seat could be in, in each of which a turn must be better that is better at all. */
const WORLDS = 6;

/** The part of a game's module that is needed to judge turns. */
export type Judgeable = Required<Pick<GameModule, 'game' | 'gains'>>;

export function judgeable(module: GameModule | null): Judgeable {
  if (module?.gains === undefined) throw new Error(`${module?.game.id} does not say what a turn can bring`);
  return { game: module.game, gains: module.gains };
}

/** Everything on the table by where it stands, but what passes by. */
type Table = ReadonlyMap<string, unknown>;

const ofEngine = ['seats', 'settings', 'stack', 'asked', 'draws', 'over'];

/** The key of the records of all seats. */
function seatsKey(game: Game): string {
  return Object.entries(game.state.fields).find(([, { kind }]) => kind === 'per-seat')?.[0] ?? '';
}

function tableOf({ game, gains }: Judgeable, state: Readonly<Core>): Table {
  const into = new Map<string, unknown>();
  const records = seatsKey(game);
  for (const [key, part] of Object.entries(state)) {
    if (ofEngine.includes(key) || gains.passing.includes(key)) continue;
    if (key !== records) flatten(part, key, into);
    else
      for (const [seat, own] of Object.entries(part as readonly object[]))
        flattenOwn(own, ownPath(game, Number(seat)), gains, into);
  }
  return into;
}

function flattenOwn(own: object, path: string, { passingOwn }: Judgeable['gains'], into: Map<string, unknown>): void {
  for (const [key, part] of Object.entries(own)) if (!passingOwn.includes(key)) flatten(part, `${path}${key}`, into);
}

function flatten(value: unknown, path: string, into: Map<string, unknown>): void {
  if (typeof value !== 'object' || value === null) {
    into.set(path, value);
    return;
  }
  if (Array.isArray(value)) into.set(`${path} in all`, value.length);
  for (const [key, one] of Object.entries(value)) flatten(one, `${path} ${key}`, into);
}

function ownPath(game: Game, seat: number): string {
  return `${seatsKey(game)} ${seat} `;
}

/** Whether all is as it was, but that the seat has less of something. */
export function broughtNothing(of: Judgeable, before: Readonly<Core>, after: Readonly<Core>, seat: number): boolean {
  const [was, is] = [tableOf(of, before), tableOf(of, after)];
  const own = ownPath(of.game, seat);
  const isAmount = (path: string): boolean => of.gains.amounts.some((key) => `${path} `.startsWith(`${own}${key} `));
  return [...new Set([...was.keys(), ...is.keys()])].every((path) => {
    const [had, has] = [was.get(path), is.get(path)];
    return had === has || (isAmount(path) && Number(has) < Number(had));
  });
}

const pointsOf = (game: Game, state: Readonly<Core>, seat: number): number =>
  game.score(state, seat).reduce((sum, { points }) => sum + points, 0);

function alone(match: Match): number | null {
  const waiting = match.waiting();
  return waiting.length === 1 ? at(waiting, 0) : null;
}

/** Plays until somebody else is asked, or nobody. */
function playTurn(match: Match, seat: number, choose: () => string): void {
  for (let made = 0; made < LONGEST_TURN && alone(match) === seat; made++) match.play(seat, choose());
}

/** Whether another turn of the seat is better than one that brought nothing. */
export function isBetter({ game, gains }: Judgeable, other: Match, than: Match, seat: number): boolean {
  if (other.over) return other.outcome()?.winners.includes(seat) === true;
  if (pointsOf(game, other.state, seat) <= pointsOf(game, than.state, seat)) return false;
  if (feedsRival(game, other, than, seat)) return false;
  const kept = gains.stock(than.state, seat);
  return gains.stock(other.state, seat).every((has, i) => has >= at(kept, i));
}

function feedsRival(game: Game, other: Match, than: Match, seat: number): boolean {
  const rivals = Array.from({ length: than.state.seats }, (_, rival) => rival).filter((rival) => rival !== seat);
  return rivals.some((rival) => pointsOf(game, other.state, rival) > pointsOf(game, than.state, rival));
}

/** A better turn than the one that was taken, of some played by chance; null where none of them is better. */
function betterOf(of: Judgeable, start: Match, end: Match, seat: number, seed: string): string[] | null {
  for (let i = 0; i < TRIES; i++) {
    const other = start.sample(seat, `${seed} ${i}`);
    const dice = createDice(fastRandom(fastSeed(`${seed} ${i}`)));
    const options: string[] = [];
    playTurn(other, seat, () => {
      const ids = other.optionIds(seat);
      const option = at(ids, dice.randomInt(ids.length));
      options.push(option);
      return option;
    });
    if (isBetter(of, other, end, seat) && isAlwaysBetter(of, start, options, end, seat)) return options;
  }
  return null;
}

/** Whether the options can be chosen in other worlds as well, and lead to something better in each. */
export function isAlwaysBetter(
  of: Judgeable,
  start: Match,
  options: readonly string[],
  end: Match,
  seat: number,
): boolean {
  for (let i = 0; i < WORLDS; i++) {
    const other = start.sample(seat, `as well ${i}`);
    for (const option of options) {
      if (alone(other) !== seat || !other.optionIds(seat).includes(option)) return false;
      other.play(seat, option);
    }
    if (!isBetter(of, other, end, seat)) return false;
  }
  return true;
}

/** Turns that were looked at, those that brought nothing, and those of them that were wasted, in words. */
interface Turns {
  looked: number;
  idle: number;
  readonly wasted: string[];
}

interface Judged {
  /** Plays the match. */
  readonly drives: Bot;
  /** Takes each of its turns on the side as well. */
  readonly aside?: Bot;
}

/** A bot at one seat after the other, as hosts let it play: what it planned is carried out. */
class Player {
  private readonly plans = new PlanKeeper();
  private readonly bot: Bot;
  private readonly seed: string;
  private asked = 0;

  constructor(bot: Bot, seed: string) {
    this.bot = bot;
    this.seed = seed;
  }

  choose(match: Match, seat: number): string {
    const ids = match.optionIds(seat);
    if (ids.length === 1) return at(ids, 0);
    const { game, state } = match;
    const offer = { has: (option: string) => ids.includes(option), first: () => at(ids, 0) };
    const known = planned(this.plans, seat, state.draws, offer);
    if (known !== null) return known;
    const seed = `${this.seed} ${this.asked++}`;
    const world = sampleWorld(game, state, seat, createDice(fastRandom(fastSeed(`world ${seed}`))));
    const { option, plan = [] } = this.bot.choose({ game, world, seat, seed });
    this.plans.keep(seat, state.draws, plan);
    return option;
  }
}

/** How many turns of a match are wasted. */
export function wastedTurns(
  of: Judgeable,
  { drives, aside = drives }: Judged,
  seats: number,
  seed: string,
  chosen: Settings,
  most: number,
): { readonly drives: Turns; readonly aside: Turns } {
  const match = deal(of.game, seats, seed, chosen);
  const found = { drives: noTurns(), aside: noTurns() };
  const player = new Player(drives, seed);
  while (!match.over && found.drives.looked < most) {
    const waiting = match.waiting();
    const seat = at(waiting, waiting.length - 1);
    if (waiting.length > 1) {
      match.play(seat, player.choose(match, seat));
      continue;
    }
    const start = match.fork();
    if (aside !== drives) {
      const side = match.fork();
      const other = new Player(aside, `${seed} ${found.aside.looked}`);
      playTurn(side, seat, () => other.choose(side, seat));
      count(of, found.aside, start, side, seat);
    }
    playTurn(match, seat, () => player.choose(match, seat));
    count(of, found.drives, start, match, seat);
  }
  return found;
}

function noTurns(): Turns {
  return { looked: 0, idle: 0, wasted: [] };
}

function count(of: Judgeable, turns: Turns, start: Match, end: Match, seat: number): void {
  turns.looked++;
  if (end.over || !broughtNothing(of, start.state, end.state, seat)) return;
  turns.idle++;
  const better = betterOf(of, start, end, seat, `instead ${turns.looked}`);
  if (better !== null) turns.wasted.push(`turn ${turns.looked}, seat ${seat}: better is "${better.join(', ')}"`);
}

/** Options that stop something or decline it, in the games of the catalogue. */
const OUT = new Set(['pass', 'done', 'end', 'no', 'skip', 'none']);

/** A bot that stops as soon as it may, and otherwise chooses what leaves it with the fewest points and things. */
export function wasteful(of: Judgeable): Bot {
  return {
    ...greedy,
    choose({ game, world, seat, seed }) {
      const match = Match.from(game, world, keyOfSeed(seed));
      const ids = match.optionIds(seat);
      const out = ids.find((id) => OUT.has(id));
      if (out !== undefined) return { option: out, info: {} };
      const left = ids.map((option) => {
        const after = match.fork();
        after.play(seat, option);
        return { option, has: pointsOf(game, after.state, seat) * 100 + thingsOf(of, after.state, seat) };
      });
      left.sort((a, b) => a.has - b.has);
      return { option: at(left, 0).option, info: {} };
    },
  };
}

function thingsOf(of: Judgeable, state: Readonly<Core>, seat: number): number {
  const own = ownPath(of.game, seat);
  let sum = 0;
  for (const [path, one] of tableOf(of, state)) if (path.startsWith(own) && typeof one === 'number') sum += one;
  return sum;
}
