import fc from 'fast-check';
import type { Game } from '../game.ts';
import { Match } from '../match.ts';
import type { Core } from '../state.ts';
import { at } from '../state.ts';
import { createDice, fastRandom, keyOfSeed } from '../chance.ts';
import { everythingHasWords, optionsAreWhatPlayAccepts, textsAreUnique } from './options.ts';
import { previewsComeTrue, previewsTellNothing } from './preview.ts';
import { nobodySeesTheHidden, seatsAreEqual, silenceTellsNothing } from './secrecy.ts';
import { conserves, replays, savesAndLoads, scoresAddUp, stateIsPlain } from './state.ts';
import { announcesWhatWasDone } from './stages.ts';
import { undoIsIdentity, undoNeverPeeks } from './undo.ts';
import { choose, leadsOf, must, mustEqual, plans, setupsOf, walk } from './walk.ts';
import type { Counts, Plan, Setup } from './walk.ts';

export { fuzz, fuzzFrom } from './fuzz.ts';
export type { Fuzzed, FuzzOptions } from './fuzz.ts';
export { setupsOf } from './walk.ts';
export type { Setup } from './walk.ts';

/** A law of the design: `run` throws when the game breaks it, with the shortest way to see it. */
export interface Law {
  readonly name: string;
  run(): void;
}

/** How hard to look, and what the game's author can add. */
export interface LawOptions<S extends Core> {
  /** Property runs per law. */
  readonly runs?: number;
  /** Choices played before a law starts to look, at most. */
  readonly lead?: number;
  /** Choices looked at in each run, at most. */
  readonly picks?: number;
  /** Seed of the property tests. */
  readonly seed?: number;
  /** False: the first way to see a broken law will do, not the shortest. */
  readonly shrinks?: boolean;
  /** An independent count of a seat's points, written from the rules and not from the game's `score`. */
  readonly recount?: (s: Readonly<S>, seat: number) => number;
  /** Fields of the state that may change after the last event of a choice: there is nothing to be shown of them. */
  readonly silent?: readonly string[];
}

type Look<S extends Core> = (match: Match<S>, seat: number, option: string, plan: Plan) => void;

/**
 * The laws every game must keep, as tests that any runner can run:
 * `for (const law of lawsOf(game)) test(law.name, () => law.run())`.
 */
export function lawsOf<S extends Core>(game: Game<S>, options: LawOptions<S> = {}): Law[] {
  const setups = setupsOf(game);
  const leads = leadsOf(game, setups);
  const first = new Map<Setup, string>();
  const { runs = 60, lead = 120, picks = 12, seed = 1, shrinks = true } = options;
  const everywhere = (name: string, look: Look<S>): Law => ({
    name,
    run: () =>
      fc.assert(
        fc.property(plans(setups, lead, picks), (plan) => {
          walk(leads(plan), plan.picks, (match, seat, option) => look(match, seat, option, plan));
        }),
        { numRuns: runs, seed, endOnFailure: !shrinks },
      ),
  });
  return [
    { name: 'each option text stands for one option', run: () => textsAreUnique(game) },
    everywhere('options are exactly what play accepts', optionsAreWhatPlayAccepts),
    everywhere('every decision, option and event has words', everythingHasWords),
    everywhere('what is announced has been done', (match, seat, option) =>
      announcesWhatWasDone(match, seat, option, options.silent ?? []),
    ),
    everywhere('the state is plain data', stateIsPlain),
    everywhere('a match can be saved and loaded anywhere', savesAndLoads),
    everywhere('components are conserved', (match) => conserves(match, componentCountsOf(game, match))),
    everywhere('undo is the identity', undoIsIdentity),
    everywhere('undo never peeks', (match, seat, option, plan) => undoNeverPeeks(match, seat, option, plan.seed)),
    everywhere('nobody sees what is hidden from them', (match, seat, option, plan) =>
      nobodySeesTheHidden(match, seat, option, plan.seed),
    ),
    everywhere('no question answers itself by what is hidden', (match, seat, option, plan) =>
      silenceTellsNothing(match, seat, option, plan.seed),
    ),
    everywhere('previews tell nothing that is hidden', (match, seat, option, plan) =>
      previewsTellNothing(match, seat, option, plan.seed),
    ),
    everywhere('previews come true', (match, seat, option) => previewsComeTrue(match, seat, option)),
    everywhere('seats are equal', seatsAreEqual),
    everywhere('scores add up', (match) => scoresAddUp(game, match, options.recount ?? null)),
    { name: 'past states never change', run: () => pastNeverChanges(game, setups, first) },
    { name: 'the same key and choices give the same states', run: () => sameEverywhere(game, setups, first) },
    { name: 'every match ends within maxDecisions', run: () => matchesEnd(game, setups, options.recount ?? null) },
  ];
}

function componentCountsOf<S extends Core>(game: Game<S>, match: Match<S>): Counts {
  const { seats, settings } = match.state;
  return game.componentCounts(Match.deal(game, seats, settings, keyOfSeed('componentCounts')).state);
}

/** Plays one match per setup to its end, keeping every state it went through; the last ones are handed on. */
function pastNeverChanges<S extends Core>(game: Game<S>, setups: readonly Setup[], last: Map<Setup, string>): void {
  setups.forEach((setup, i) => {
    const kept: { state: Readonly<S>; text: string }[] = [];
    const match = playOut(game, setup, i, ({ state }) => kept.push({ state, text: JSON.stringify(state) }));
    last.set(setup, JSON.stringify(match.state));
    kept.forEach(({ state, text }, n) => must(JSON.stringify(state) === text, `state ${n} of a match changed later`));
  });
}

/** `last`: the last states of matches that were played before; where there are none they are played now. */
function sameEverywhere<S extends Core>(
  game: Game<S>,
  setups: readonly Setup[],
  last: ReadonlyMap<Setup, string>,
): void {
  const recorded = new Set(someOf(setups, MOST_RECORDS));
  setups.forEach((setup, i) => {
    const first = last.get(setup) ?? JSON.stringify(playOut(game, setup, i).state);
    const second = playOut(game, setup, i);
    mustEqual(first, JSON.stringify(second.state), 'two states after the same key and choices');
    if (recorded.has(setup)) replays(second);
  });
}

/** A record hashes every state of a match twice: that does not take longer the more settings a game has. */
const MOST_RECORDS = 16;

/** At most so many, the same ones every time, and not every so-many-th: settings come round at even distances. */
function someOf<T>(all: readonly T[], most: number): T[] {
  const some = all.slice();
  const dice = createDice(fastRandom(1));
  while (some.length > most) some.splice(dice.randomInt(some.length), 1);
  return some;
}

function matchesEnd<S extends Core>(
  game: Game<S>,
  setups: readonly Setup[],
  recount: ((s: Readonly<S>, seat: number) => number) | null,
): void {
  setups.forEach((setup, i) => {
    for (let n = 0; n < 3; n++) scoresAddUp(game, playOut(game, setup, 100 * i + n), recount);
  });
}

function playOut<S extends Core>(
  game: Game<S>,
  setup: Setup,
  seed: number,
  visit: (match: Match<S>) => void = () => undefined,
): Match<S> {
  const match = Match.deal(game, setup.seats, setup.settings, keyOfSeed(`out ${seed}`));
  const picks = fc.sample(fc.nat(65_535), { numRuns: 256, seed });
  for (let n = 0; !match.over; n++) {
    must(n < game.maxDecisions, `a match goes on after ${game.maxDecisions} decisions`);
    visit(match);
    choose(match, at(picks, n % picks.length) + n);
  }
  return match;
}
