import { random } from '@benchtop/bots';
import type { Bot, BotTask } from '@benchtop/bots';
import { fastRandom, Runner } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { openPlan, playMatch } from '../src/index.ts';
import type { MatchResult, SimulationPlan } from '../src/index.ts';

const plan: SimulationPlan = {
  game: 'arctic-cleanup',
  seats: 2,
  settings: { tempo: 'none', solo: false },
  bots: ['random'],
  seed: 'chooser',
  games: 1,
  fixed: true,
  deeds: false,
};

/** Plays a match of two bots, the first of which is watched. */
async function watched(
  bot: Bot,
  other: Bot,
): Promise<{ readonly tasks: readonly BotTask[]; readonly result: MatchResult }> {
  const tasks: BotTask[] = [];
  const choose: Bot['choose'] = (task) => {
    tasks.push(task);
    return bot.choose(task);
  };
  const result = playMatch({ ...(await openPlan(plan)), bots: [{ ...bot, choose }, other] }, 0);
  return { tasks, result };
}

/** Plays the plan card turn after turn, and announces what it will answer to the question that follows. */
function planner(announced: string): Bot {
  return {
    id: 'planner',
    title: 'Planner',
    description: 'Announces its next choice.',
    choose(task) {
      if (stepOf(task) !== 'choose-action') return { option: random.choose(task).option, info: {} };
      return { option: 'plan', plan: [announced], info: {} };
    },
  };
}

function stepOf({ world }: BotTask): string {
  return world.stack.at(-1)?.step ?? '';
}

test('a bot that looks at nothing is given nothing to look at', async () => {
  const { tasks, result } = await watched(random, random);
  expect(tasks).toEqual([]);
  expect(result.decisions).toBeGreaterThan(20);
});

test('a bot is asked only where there is a choice', async () => {
  const { pickBlindly: _, ...looking } = random;
  const { tasks } = await watched(looking, random);
  expect(tasks.length).toBeGreaterThan(20);
  for (const { game, world, seat } of tasks)
    expect(new Runner(game, fastRandom(0), null, world).optionsFor(world, seat, [])).toBeGreaterThan(1);
});

test('a plan is followed without asking; where it is no option, the bot is asked', async () => {
  const asked = async (announced: string): Promise<Set<string>> =>
    new Set((await watched(planner(announced), random)).tasks.map(stepOf));
  expect([...(await asked('done'))].sort()).toEqual(['choose-action', 'place-factory', 'place-ship']);
  expect([...(await asked('nothing of the kind'))].sort()).toContain('plan-pick');
});
