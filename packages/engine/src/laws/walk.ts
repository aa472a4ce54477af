import fc from 'fast-check';
import { createDice, keyOfSeed, fastRandom } from '../chance.ts';
import type { Dice } from '../chance.ts';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import { checkSettings } from '../settings.ts';
import { at } from '../state.ts';
import type { Core, Settings } from '../state.ts';

/** A number of seats with settings that go together. */
export interface Setup {
  readonly seats: number;
  readonly settings: Settings;
}

/** Every number of seats with every combination of settings that the game takes. */
export function setupsOf<S extends Core>(game: Game<S>): Setup[] {
  const setups: Setup[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const given of combinations(game)) {
      const settings = checkSettings(game, seats, given);
      if (settings.ok) setups.push({ seats, settings: settings.value });
    }
  return setups;
}

function combinations<S extends Core>(game: Game<S>): { [name: string]: string | boolean }[] {
  let all: { [name: string]: string | boolean }[] = [{}];
  for (const [name, schema] of Object.entries(game.settings)) {
    const values: readonly (string | boolean)[] = schema.type === 'boolean' ? [false, true] : schema.enum;
    all = all.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  }
  return all;
}

/**
 * Where a law looks: a match, a lead of seeded random choices into it, and the choices from there on.
 * Shrinking shortens the lead and the choices and makes them smaller, so that a broken law shows the shortest way.
 */
export interface Plan {
  readonly setup: number;
  readonly seed: number;
  readonly lead: number;
  readonly picks: readonly number[];
}

/** Plans for property tests: matches of this game with up to `lead` choices before the `picks`. */
export function plans(setups: readonly Setup[], lead: number, picks: number): fc.Arbitrary<Plan> {
  return fc.record({
    setup: fc.nat(setups.length - 1),
    seed: fc.nat(1_000_000),
    lead: fc.nat(lead),
    picks: fc.array(fc.nat(255), { minLength: 1, maxLength: picks }),
  });
}

/**
 * Gives a match at the end of the lead of a plan, a copy of its own for whoever asks. All laws look at the same plans:
 * the way there is played once.
 */
export function leadsOf<S extends Core>(game: Game<S>, setups: readonly Setup[]): (plan: Plan) => Match<S> {
  const played = new Map<string, Match<S>>();
  return (plan) => {
    const name = `${plan.setup} ${plan.seed} ${plan.lead}`;
    const match = played.get(name) ?? leadOf(game, setups, plan);
    played.set(name, match);
    return match.fork();
  };
}

function leadOf<S extends Core>(game: Game<S>, setups: readonly Setup[], plan: Plan): Match<S> {
  const { seats, settings } = at(setups, plan.setup);
  const match = Match.deal(game, seats, settings, keyOfSeed(`law ${plan.seed}`));
  const dice = createDice(fastRandom(plan.seed));
  const skilled = plan.seed % 2 === 1;
  for (let i = 0; i < plan.lead && !match.over; i++) {
    if (skilled) chooseWell(match, dice);
    else choose(match, dice.randomInt(1 << 16));
  }
  return match;
}

/** Calls `visit` before each of the picks of a plan, which is then played. */
export function walk<S extends Core>(
  match: Match<S>,
  picks: readonly number[],
  visit: (match: Match<S>, seat: number, option: string) => void,
): void {
  for (const pick of picks) {
    if (match.over) break;
    const next = choice(match, pick);
    visit(match, next.seat, next.option);
    choose(match, pick);
  }
}

/** Which seat chooses which option for a number: any number stands for some legal choice. */
export function choice<S extends Core>(match: Match<S>, pick: number): { seat: number; option: string } {
  const waiting = match.waiting();
  const seat = at(waiting, pick % waiting.length);
  const options = match.optionIds(seat);
  if (options.length === 0) throw new Error(`dead end: seat ${seat} has no option at ${match.decision(seat)?.step}`);
  return { seat, option: at(options, pick % options.length) };
}

/** Makes that choice. */
export function choose<S extends Core>(match: Match<S>, pick: number): void {
  const { seat, option } = choice(match, pick);
  const played = match.play(seat, option);
  if (!played.ok) throw new Error(`offered but refused: ${option}: ${played.reason}`);
}

/** Makes the best of three random choices by the game's own evaluation: blind play never sees rich positions. */
function chooseWell<S extends Core>(match: Match<S>, dice: Dice): void {
  let best = { pick: 0, value: Number.NEGATIVE_INFINITY };
  for (let i = 0; i < 3; i++) {
    const pick = dice.randomInt(1 << 16);
    const { seat, option } = choice(match, pick);
    const trial = match.fork();
    trial.play(seat, option);
    const value = match.game.evaluate(trial.state, seat);
    if (value > best.value) best = { pick, value };
  }
  choose(match, best.pick);
}

/** Components by name. */
export interface Counts {
  readonly [component: string]: number;
}

/** Whether there are as many of each, in whatever order they were counted. */
export function sameCounts(a: Counts, b: Counts): boolean {
  for (const name in a) if (a[name] !== b[name]) return false;
  return Object.keys(a).length === Object.keys(b).length;
}

/** Fails with a sentence. Laws throw; any test runner can run them. */
export function must(held: boolean, broken: string): void {
  if (!held) throw new Error(broken);
}

/** Fails when two texts differ, showing both around the first difference. */
export function mustEqual(a: string, b: string, what: string): void {
  if (a === b) return;
  let i = 0;
  while (a[i] === b[i]) i++;
  const from = Math.max(0, i - 60);
  throw new Error(`${what} differ:\n  ${a.slice(from, i + 80)}\n  ${b.slice(from, i + 80)}`);
}
