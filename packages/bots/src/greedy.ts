import { at, createDice, gainedInformation, fastRandom, fastSeed, sampleWorld, shuffle } from '@benchtop/engine/host';
import type { Core } from '@benchtop/engine/host';
import type { Bot, BotTask } from './bot.ts';
import { decisionOf } from './decision.ts';
import { Lookahead } from './lookahead.ts';
import type { Budget, Reached } from './lookahead.ts';
import { plan } from './plan.ts';
import type { Chain } from './plan.ts';

/** Evaluations for one decision, unless the task says otherwise. */
const EVALUATIONS = 2000;
/** Options that are carried to the end: those that look best at once. */
const FINALISTS = 6;
/** Planned chains that are compared over several worlds. */
const CHAINS = 8;
/** Worlds over which an option is averaged that brings hidden things to light. */
const WORLDS = 4;
/** Values closer than this are equal: the seed decides. */
const TIE = 1e-9;

/** An option and what it is worth to the seat. */
interface Prospect {
  readonly index: number;
  readonly value: number;
}

/** Carries each option to the end of what it begins and takes the one that leaves its seat best off. */
export const greedy: Bot = {
  id: 'greedy',
  title: 'Skipper',
  description: 'Plays its options to the end of the action they begin and takes the one that leaves it best off.',
  choose(task) {
    const { codes, texts } = decisionOf(task);
    if (codes.length === 1) return { option: at(texts, 0), info: { options: 1, evaluations: 0 } };
    const granted = task.iterations ?? EVALUATIONS;
    const budget = { left: granted };
    const prospects = task.game.quietSteps.length === 0 ? weigh(task, codes, budget) : ponder(task, codes, budget);
    const best = prospects.reduce((a, b) => (b.value > a.value + TIE ? b : a));
    const info = { options: codes.length, evaluations: granted - budget.left, value: best.value };
    return { option: at(texts, best.index), info };
  },
};

/** Ranks all options by what they bring at once, and the best of them by what they bring in the end. */
function weigh(task: BotTask, codes: readonly number[], budget: Budget): readonly Prospect[] {
  const { game, world, seat } = task;
  const seed = fastSeed(task.seed);
  const order = codes.map((_, index) => index);
  shuffle(order, createDice(fastRandom(seed)));
  const ahead = new Lookahead(game, world, seat, seed, budget);
  const first = order.map((index) => ({ index, reached: ahead.reach(world, at(codes, index), 1) }));
  first.sort((a, b) => b.reached.value - a.reached.value);
  const finished: Prospect[] = [];
  for (const { index, reached } of first.slice(0, FINALISTS)) {
    // An option that the budget cuts short cannot be compared with one that was carried to its end.
    if (finished.length > 0 && budget.left <= 0) break;
    const code = at(codes, index);
    finished.push({ index, value: worth(task, code, finish(ahead, world, code, reached), budget) });
  }
  return finished;
}

/** Plans whole chains of decisions, and ranks the best of them by what they bring on average. */
function ponder(task: BotTask, codes: readonly number[], budget: Budget): readonly Prospect[] {
  const { game, world, seat } = task;
  const seed = fastSeed(task.seed);
  const order = [...codes];
  shuffle(order, createDice(fastRandom(seed)));
  const kept = CHAINS * (WORLDS - 1);
  budget.left -= kept;
  const chains = plan(new Lookahead(game, world, seat, seed, budget), world, order, budget).slice(0, CHAINS);
  budget.left += kept;
  const others = chains.some(({ reached }) => revealing(task, reached.state)) ? otherWorlds(task) : [];
  return chains.map((chain) => ({
    index: codes.indexOf(at(chain.codes, 0)),
    value: average(task, chain, others, budget),
  }));
}

/** More worlds that the seat could be in. */
function otherWorlds({ game, world, seat, seed }: BotTask): Core[] {
  return Array.from({ length: WORLDS - 1 }, (_, i) =>
    sampleWorld(game, world, seat, createDice(fastRandom(fastSeed(`${seed} ${i + 1}`)))),
  );
}

/** What a chain is worth over several worlds. */
function average({ game, seat, seed }: BotTask, chain: Chain, others: readonly Core[], budget: Budget): number {
  let sum = chain.reached.value;
  for (const [i, other] of others.entries()) {
    const ahead = new Lookahead(game, other, seat, fastSeed(`${seed} ${i + 1}`), budget);
    sum += ahead.follow(other, chain.codes).value;
  }
  return sum / (1 + others.length);
}

/** Carries an option to its end. A first look that ran to the end of the action was a hasty one: it is taken again. */
function finish(ahead: Lookahead, world: Core, code: number, first: Reached): Reached {
  return ahead.complete(first.goesOn ? first : ahead.begin(world, code));
}

/** What an option is worth: its value in this world, or the mean over several where the future is hidden. */
function worth(task: BotTask, code: number, end: Reached, budget: Budget): number {
  const { game, world, seat, seed } = task;
  if (!revealing(task, end.state)) return end.value;
  let sum = end.value;
  let worlds = 1;
  for (; worlds < WORLDS && budget.left > 0; worlds++) {
    const other = fastSeed(`${seed} ${worlds}`);
    const sampled = sampleWorld(game, world, seat, createDice(fastRandom(other)));
    const ahead = new Lookahead(game, sampled, seat, other, budget);
    sum += ahead.complete(ahead.begin(sampled, code)).value;
  }
  return sum / worlds;
}

/** True when chance, hidden pieces or the secret answers of others led to this state. */
function revealing({ game, world, seat }: BotTask, end: Core): boolean {
  if (end.draws !== world.draws || at(world.stack, world.stack.length - 1).seats !== null) return true;
  return gainedInformation(game, world, end, seat);
}
