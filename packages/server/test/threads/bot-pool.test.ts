import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDice, keyOfSeed, fastRandom, Match, sampleWorld } from '@benchtop/engine/host';
import type { Core, Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { afterEach, describe, expect, test } from 'vitest';
import { createBotPool, type BotPoolOptions } from '../../src/threads/bot-pool.ts';
import type { BotPool, BotQuestion } from '../../src/threads/contract.ts';

const FAULTY = new URL('./faulty-worker.mjs', import.meta.url);
const pools: BotPool[] = [];

afterEach(async () => {
  await Promise.all(pools.splice(0).map((pool) => pool.close()));
});

/** Where nothing else is said, all tables belong to one person. */
interface TestPool extends Omit<BotPool, 'ask'> {
  ask(asked: BotQuestion, owner?: string, awaited?: boolean): Promise<string | null>;
}

function pool(options: Partial<BotPoolOptions> = {}): TestPool {
  const made = createBotPool({ threads: 1, ...options });
  pools.push(made);
  return {
    ask: (asked, owner = 'ann', awaited = true) =>
      made.ask(asked, owner, awaited).then((reply) => reply?.option ?? null),
    queued: () => made.queued(),
    close: () => made.close(),
  };
}

/** Bots that loop are ended soon; the others are given all the time a busy machine may take. */
function faulty(options: Partial<BotPoolOptions> = {}): TestPool {
  return pool({ workerFile: FAULTY, budgetMs: 20_000, ...options });
}

interface OddWorld extends Core {
  /** A file in which the faulty worker notes what it was asked. */
  diary?: string;
  trick?: () => number;
}

const world: OddWorld = { seats: 2, settings: {}, stack: [], asked: 0, draws: 0, over: null };

function question(bot: string, seed = 'fine', more: Partial<OddWorld> = {}): BotQuestion {
  return { game: 'any', bot, world: Object.assign({}, world, more), seat: 0, seed };
}

function opening(game: Game): Match {
  return Match.deal(game, game.seats.min, {}, keyOfSeed('a table'));
}

describe('bots of the house', () => {
  test.each(games.map((game) => ({ game })))('answer with a legal option of $game.id', async ({ game }) => {
    // All the time that a busy machine may take: starting a thread counts, too.
    const bots = pool({ threads: 2, budgetMs: 600_000 });
    const match = opening(game);
    for (let turn = 0; turn < 4; turn++) {
      const [decision] = match.decisions();
      if (decision === undefined) throw new Error('nobody owes a decision');
      const { seat } = decision;
      const sampled = sampleWorld(game, match.state, seat, createDice(fastRandom(turn)));
      const bot = turn % 2 === 0 ? 'greedy' : 'random';
      const option = await bots.ask({ game: game.id, bot, world: sampled, seat, seed: `turn ${turn}` });
      const legal = match.legalOptions(seat)?.options.map(({ id }) => id) ?? [];
      expect(legal).toContain(option);
      expect(match.play(seat, option ?? '', decision.id).ok).toBe(true);
    }
  });

  test('a bot or a game that does not exist gives no option', async () => {
    const bots = pool();
    expect(await bots.ask({ ...question('nobody'), game: games[0]?.id ?? '' })).toBeNull();
    expect(await bots.ask(question('random'))).toBeNull();
  });
});

describe('F-21: a bot that fails', () => {
  test.each(['throws', 'throws-text'])('%s: null, the reason is told, the thread goes on', async (bot) => {
    const faults: string[] = [];
    const bots = faulty({ onFault: (reason) => faults.push(reason) });
    const before = await bots.ask(question('thread'));
    expect(await bots.ask(question(bot))).toBeNull();
    expect(faults).toEqual(['no idea']);
    expect(await bots.ask(question('thread'))).toBe(before);
  });

  test('loops for ever: null, its thread is replaced, the others go on', async () => {
    const faults: string[] = [];
    const bots = faulty({ threads: 2, budgetMs: 600, graceMs: 200, onFault: (reason) => faults.push(reason) });
    const answers = await Promise.all([
      bots.ask(question('loops')),
      ...['a', 'b', 'c', 'd'].map((seed) => bots.ask(question('fine', seed))),
    ]);
    expect(answers).toEqual([null, 'a', 'b', 'c', 'd']);
    expect(faults).toEqual(['the bot overran its time']);
    expect(bots.queued()).toBe(0);
  });

  test('a thread that looped is not used again', async () => {
    const bots = faulty({ budgetMs: 600, graceMs: 200 });
    const before = await bots.ask(question('thread'));
    expect(await bots.ask(question('loops'))).toBeNull();
    const after = await bots.ask(question('thread'));
    expect(after).not.toBeNull();
    expect(after).not.toBe(before);
  });

  test('waiting in the queue is not thinking: only the bot that loops pays for it', async () => {
    const bots = faulty({ budgetMs: 400, graceMs: 100 });
    const asked = [bots.ask(question('loops')), bots.ask(question('loops')), bots.ask(question('fine', 'last'))];
    expect(await Promise.all(asked)).toEqual([null, null, 'last']);
  });

  test.each(['dies', 'hoards'])('%s: null, and a new thread answers the next question', async (bot) => {
    const bots = faulty();
    expect(await bots.ask(question(bot))).toBeNull();
    expect(await bots.ask(question('fine', 'next'))).toBe('next');
  });

  test('a worker that cannot even start: null each time, no question is left behind', async () => {
    const bots = faulty({ workerFile: new URL('./no-such-worker.mjs', import.meta.url) });
    expect(await Promise.all([bots.ask(question('fine')), bots.ask(question('fine'))])).toEqual([null, null]);
    expect(bots.queued()).toBe(0);
  });

  test('a world that cannot be sent: null', async () => {
    const bots = faulty();
    expect(await bots.ask(question('fine', 'sent', { trick: () => 1 }))).toBeNull();
    expect(await bots.ask(question('fine'))).toBe('fine');
  });
});

describe('the queue', () => {
  test('who asks first is answered first', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bot-pool-'));
    const diary = path.join(folder, 'diary');
    const bots = faulty();
    const seeds = Array.from({ length: 20 }, (_, i) => `question ${i}`);
    const answered: string[] = [];
    await Promise.all(
      seeds.map(async (seed) => answered.push((await bots.ask(question('fine', seed, { diary }))) ?? 'none')),
    );
    expect(answered).toEqual(seeds);
    expect(readFileSync(diary, 'utf8').trim().split('\n')).toEqual(seeds);
    rmSync(folder, { recursive: true });
  });

  test('S-07 whoever has many tables does not keep the bots from those of others', async () => {
    const bots = faulty();
    const answered: string[] = [];
    const ask = async (seed: string, owner: string): Promise<void> => {
      const option = await bots.ask(question('fine', seed), owner);
      answered.push(option ?? 'none');
    };
    const many = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((seed) => ask(seed, 'ann'));
    await Promise.all([...many, ask('b1', 'bob'), ask('b2', 'bob'), ask('c1', 'cleo')]);
    expect(answered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4', 'a5', 'a6']);
  });

  test('S-07 where somebody waits, bots think first; the others get one turn in four', async () => {
    const bots = faulty();
    const answered: string[] = [];
    const ask = async (seed: string, awaited: boolean): Promise<void> => {
      answered.push((await bots.ask(question('fine', seed), seed, awaited)) ?? 'none');
    };
    const left = ['l1', 'l2', 'l3'].map((seed) => ask(seed, false));
    await Promise.all([...left, ...['w1', 'w2', 'w3', 'w4', 'w5'].map((seed) => ask(seed, true))]);
    expect(answered).toEqual(['l1', 'w1', 'w2', 'l2', 'w3', 'w4', 'w5', 'l3']);
  });

  test('counts who waits and who is being answered; full means null at once', async () => {
    const bots = faulty({ mostQueued: 2 });
    const asked = ['a', 'b', 'c', 'd', 'e'].map((seed) => bots.ask(question('fine', seed)));
    expect(bots.queued()).toBe(3);
    expect(await Promise.all(asked)).toEqual(['a', 'b', 'c', null, null]);
    expect(bots.queued()).toBe(0);
  });

  test('threads are kept: one question after the other needs only one', async () => {
    const bots = faulty({ threads: 4 });
    const first = await bots.ask(question('thread'));
    expect(await bots.ask(question('thread'))).toBe(first);
  });

  test("the server's environment does not reach a bot", async () => {
    expect(await faulty().ask(question('environment'))).toBe('');
  });
});

describe('close', () => {
  test('answers everybody with null, ends the threads and takes no more questions', async () => {
    const bots = faulty();
    const asked = [bots.ask(question('loops')), bots.ask(question('fine'))];
    await bots.close();
    expect(await Promise.all(asked)).toEqual([null, null]);
    expect(await bots.ask(question('fine'))).toBeNull();
    expect(bots.queued()).toBe(0);
  });

  test('a pool that was never asked has no threads to end', async () => {
    const bots = faulty();
    await bots.close();
    expect(bots.queued()).toBe(0);
  });
});
