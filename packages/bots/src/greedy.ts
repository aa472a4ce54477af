import { at, createDice, fastRandom, fastSeed, sampleWorld, shuffle } from '@benchtop/engine/host';
import type { Core, RoundHints } from '@benchtop/engine/host';
import { actionsFrom } from './actions.ts';
import type { Bot, BotTask } from './bot.ts';
import { decisionOf } from './decision.ts';
import { Lookahead } from './lookahead.ts';
import type { Budget, Reached } from './lookahead.ts';
import { plan } from './plan.ts';
import { profiles } from './roster.ts';
import { RoundPlanner } from './rounds.ts';
import type { Breadth } from './rounds.ts';
import { codesOf, stepsOf } from './trail.ts';

/** Evaluations for one decision, unless the task says otherwise. */
const EVALUATIONS = 2000;
/** How rounds are planned with others, and alone, where nobody comes in between. */
const WITH_OTHERS: Breadth = { width: 3, rounds: 1 };
const ALONE: Breadth = { width: 4, rounds: 2 };
const EVALUATIONS_ALONE = 1000;
/** Planned chains that are compared over several worlds, and over how many: planning itself reckons with what is hidden. */
const CHAINS = 3;
const CHAIN_WORLDS = 2;
/** Worlds over which an option is averaged that brings hidden things to light. */
const WORLDS = 4;
/** Values closer than this are equal: the shorter way is taken, or the seed decides. */
const TIE = 1e-9;

/** What a seat may do, and what it is worth to it. */
interface Prospect extends Pick<Reached, 'trail' | 'value'> {
  /** False when it had better be thought over at the next rest. */
  readonly sound: boolean;
}

/** Carries each option to the end of what it begins and takes the one that leaves its seat best off. */
export const greedy: Bot = {
  ...profiles.greedy,
  choose(task) {
    const { codes, texts } = decisionOf(task);
    if (codes.length === 1) return { option: at(texts, 0), info: { options: 1, evaluations: 0 } };
    const granted = task.iterations ?? evaluationsFor(task);
    const budget = { left: granted };
    const ahead = new Lookahead(task.game, task.world, task.seat, fastSeed(task.seed), budget);
    const order = [...codes];
    shuffle(order, createDice(fastRandom(fastSeed(task.seed))));
    const prospects = prospectsOf(task, ahead, order, budget);
    const best = prospects.reduce((a, b) => (isBetter(b, a) ? b : a));
    const [option = '', ...later] = intended(ahead, best);
    // Alone a season is lost by a single weak choice: every one is thought over anew, unless whole rounds were planned.
    const plan = task.world.seats === 1 && task.game.rounds === null ? [] : later;
    return { option, plan, info: { options: codes.length, evaluations: granted - budget.left, value: best.value } };
  },
};

/** Of equal prospects the shorter one is better: nothing is done that brings nothing. */
function isBetter(one: Prospect, other: Prospect): boolean {
  if (Math.abs(one.value - other.value) > TIE) return one.value > other.value;
  return stepsOf(one.trail).length < stepsOf(other.trail).length;
}

/** What the seat chooses now, and what it means to choose then: as far as nothing unforeseen can happen. */
function intended(ahead: Lookahead, { trail, sound }: Prospect): readonly string[] {
  const steps = stepsOf(trail);
  const texts = ahead.foreseen(
    steps.map(({ code }) => code),
    sound,
  );
  return texts.filter((_, i) => at(steps, i).chosen);
}

/** What comes of the options, each in the way that suits the game. */
function prospectsOf(task: BotTask, ahead: Lookahead, codes: readonly number[], budget: Budget): readonly Prospect[] {
  const { rounds } = task.game;
  if (rounds !== null) return plannedRound(task, ahead, codes, rounds, budget);
  return task.game.quietSteps.length === 0 ? weigh(task, ahead, codes, budget) : ponder(task, ahead, codes, budget);
}

/** How much is thought, unless the task says so. */
function evaluationsFor({ game, world }: BotTask): number {
  return game.rounds !== null && world.seats === 1 ? EVALUATIONS_ALONE : EVALUATIONS;
}

/** The best plan for the round: where the seat has no turns to plan, the options are weighed. */
function plannedRound(
  task: BotTask,
  ahead: Lookahead,
  codes: readonly number[],
  hints: RoundHints<Core>,
  budget: Budget,
): readonly Prospect[] {
  const breadth = task.world.seats === 1 ? ALONE : WITH_OTHERS;
  const { trail, value } = new RoundPlanner(ahead, hints, task.seat, breadth, budget).best(codes);
  return trail === null ? weigh(task, ahead, codes, budget) : [{ trail: ahead.marked(trail), value, sound: true }];
}

/** Ranks all options by what they bring in the end; of many only those that look best at once. */
function weigh(task: BotTask, ahead: Lookahead, codes: readonly number[], budget: Budget): readonly Prospect[] {
  const ends = actionsFrom(ahead, ahead.start, codes, budget);
  return ends.map((end) => ({ trail: end.trail, value: worth(task, ahead, end, budget), sound: true }));
}

/** Plans whole chains of decisions, and ranks the best of them by what they bring on average. */
function ponder(task: BotTask, ahead: Lookahead, codes: readonly number[], budget: Budget): readonly Prospect[] {
  const kept = CHAINS * (CHAIN_WORLDS - 1);
  budget.left -= kept;
  const { chains, sound } = plan(ahead, codes, budget);
  const best = chains.slice(0, CHAINS);
  budget.left += kept;
  const isOpen = budget.left > 0 && best.some((end) => ahead.reveals(end));
  const others = isOpen ? otherWorlds(task, budget) : [];
  return best.map(({ trail, value }) => ({ trail, value: average(codesOf(trail), value, others), sound }));
}

/** What a chain that is worth `here` in this world is worth over several. */
function average(codes: readonly number[], here: number, others: readonly Lookahead[]): number {
  let sum = here;
  for (const other of others) sum += other.follow(codes);
  return sum / (1 + others.length);
}

function otherWorlds(task: BotTask, budget: Budget): readonly Lookahead[] {
  return Array.from({ length: CHAIN_WORLDS - 1 }, (_, i) => otherWorld(task, i + 1, budget));
}

/** Another world that the seat could be in, to look ahead from. */
function otherWorld({ game, world, seat, seed }: BotTask, number: number, budget: Budget): Lookahead {
  const other = fastSeed(`${seed} ${number}`);
  return new Lookahead(game, sampleWorld(game, world, seat, createDice(fastRandom(other))), seat, other, budget);
}

/** What an option is worth: its value in this world, or the mean over several where the future is hidden. */
function worth(task: BotTask, start: Lookahead, end: Reached, budget: Budget): number {
  if (!start.reveals(end)) return end.value;
  const first = at(codesOf(end.trail), 0);
  let sum = end.value;
  let worlds = 1;
  for (; worlds < WORLDS && budget.left > 0; worlds++) {
    const ahead = otherWorld(task, worlds, budget);
    sum += ahead.complete(ahead.step(ahead.start, first, 2)).value;
  }
  return sum / worlds;
}
