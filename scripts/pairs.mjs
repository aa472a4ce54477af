// Plays every legal choice of departments of Algae, Inc. against each other: who wins with what, from where. Needs a build.
// node scripts/pairs.mjs [--seats 2 --bots greedy --matches 100 --seed one --workers 1]
// Departments change seats from match to match, and so do bots where two are named (--bots greedy,random). Alone (--seats 1) each
// department meets the competitor, and wins are counted for every handicap. Ctrl+C stops it with what it has.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { botOf, PlanKeeper } from '../packages/bots/dist/index.js';
import * as engine from '../packages/engine/dist/host.js';
import { algaeInc as game, departmentIds, departments } from '../packages/games/dist/algae-inc/index.js';
import { wilson } from '../packages/lab/dist/statistics.js';

const MOST_WORKERS = 2;

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    bots: { type: 'string', default: 'greedy' },
    matches: { type: 'string', default: '100' },
    seed: { type: 'string', default: 'one' },
    workers: { type: 'string', default: '1' },
  },
});

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

const [seats, matches, workers] = [values.seats, values.matches, values.workers].map(Number);
if (![1, 2, 3, 4].includes(seats)) fail('--seats takes 1, 2, 3 or 4.');
if (!Number.isInteger(matches) || matches < 1) fail('--matches takes a whole number from 1: so many for each choice.');
if (!(workers >= 1 && workers <= MOST_WORKERS)) fail(`--workers takes a number from 1 to ${MOST_WORKERS}.`);
const bots = values.bots.split(',').map((id) => botOf(id) ?? fail(`There is no bot ${id}.`));
if (bots.length > 2) fail('--bots takes one bot, or two.');

/** All sets of so many departments; two must not make the same by-product. */
function choices(size, from = departmentIds) {
  if (size === 0) return [[]];
  const all = from.flatMap((id, i) => choices(size - 1, from.slice(i + 1)).map((rest) => [id, ...rest]));
  return seats > 2 ? all : all.filter((set) => new Set(set.map((id) => departments[id].produces)).size === set.length);
}

/** One match: who runs which department with which bot, and who has won from which place. */
function play(run, by, seed) {
  const settings = engine.checkSettings(game, seats, { departments: 'choose' });
  const key = engine.keyOfSeed(seed);
  const s = engine.dealtState(game, seats, settings.value, key);
  const runner = new engine.Runner(game, engine.createChance(key), null, s);
  const worlds = engine.createDice(engine.fastRandom(engine.fastSeed(`${seed}/worlds`)));
  const plans = new PlanKeeper();
  const { first } = s;
  const codes = [];
  for (let decision = 0, seat = runner.toAct(s); seat >= 0; decision++, seat = runner.toAct(s)) {
    codes.length = runner.options(s, codes);
    const { step } = s.stack.at(-1);
    const { vocabulary } = game.steps[step];
    let option = step === 'choose-department' ? run[seat] : null;
    if (option === null && codes.length > 1) {
      option = plans.follow(seat, s.draws);
      if (option === null || !codes.includes(vocabulary.code(option))) {
        const world = engine.sampleWorld(game, s, seat, worlds);
        const answer = by[seat].choose({ game, world, seat, seed: `${seed}/${decision}` });
        plans.keep(seat, s.draws, answer.plan ?? []);
        ({ option } = answer);
      }
    }
    runner.apply(s, option === null ? codes[0] : vocabulary.code(option));
  }
  const { winners, scores } = engine.outcomeOf(game, s);
  return run.map((department, seat) => ({
    department,
    bot: by[seat].id,
    place: ((seat - first + seats) % seats) + 1,
    won: winners.includes(seat) ? 1 / winners.length : 0,
    total: scores[seat].total,
    rival: s.competitor.vp,
  }));
}

async function work(part) {
  // Whoever stops the leader stops its workers.
  process.on('disconnect', () => process.exit());
  for (let i = part; i < matches; i += workers)
    for (const set of choices(seats)) {
      const run = set.map((_, seat) => set[(seat + i) % seats]);
      // Each bot has each department on each seat as often.
      const by = set.map((_, seat) => bots[(seat + Math.floor(i / seats)) % bots.length]);
      const seed = `${values.seed}/${set.join(' ')}/${i}`;
      process.send({ set: set.join(', '), players: play(run, by, seed) });
      await new Promise(setImmediate);
    }
  process.disconnect();
}

function line(name, players) {
  const n = players.length;
  const wins = players.reduce((sum, { won }) => sum + won, 0);
  const { low, high } = wilson(wins, n);
  const percent = (share) => (100 * share).toFixed(1).padStart(5);
  const mean = players.reduce((sum, { total }) => sum + total, 0) / n;
  return `  ${name.padEnd(24)} ${percent(wins / n)} % (${percent(low)} –${percent(high)})  mean ${mean.toFixed(1)}  of ${n}`;
}

function table(title, players, keyOf) {
  console.log(title);
  for (const key of [...new Set(players.map((player) => String(keyOf(player))))].sort((a, b) => a.localeCompare(b)))
    console.log(
      line(
        key,
        players.filter((player) => String(keyOf(player)) === key),
      ),
    );
}

/** Alone: how often the competitor is beaten with so many VP taken off. Ties are lost here. */
function reportAlone(all) {
  const { enum: handicaps } = game.settings.soloHandicap;
  const mean = all.reduce((sum, { rival }) => sum + rival, 0) / all.length;
  console.log(`the competitor: mean ${mean.toFixed(1)}`);
  for (const handicap of handicaps)
    table(
      `handicap ${handicap}`,
      all.map((player) => ({ ...player, won: player.total > player.rival - Number(handicap) ? 1 : 0 })),
      ({ department }) => department,
    );
}

function report(results) {
  const all = results.flatMap(({ players }) => players);
  const byBot = bots.length > 1;
  const who = ({ department, bot }) => (byBot ? `${bot}, ${department}` : department);
  console.log(
    `Algae, Inc. ${game.version}: ${seats} seats, ${values.bots}, seed "${values.seed}", ${results.length} matches`,
  );
  if (seats === 1) {
    reportAlone(all);
    return;
  }
  for (const set of new Set(results.map((each) => each.set))) {
    const here = results.filter((each) => each.set === set).flatMap(({ players }) => players);
    table(set, here, byBot ? ({ bot }) => bot : who);
  }
  table('all', all, who);
  if (byBot) return;
  table('place in the first week', all, ({ place }) => place);
}

async function lead() {
  const results = [];
  const script = fileURLToPath(import.meta.url);
  const children = Array.from({ length: workers }, (_, part) =>
    fork(script, process.argv.slice(2), { env: { ...process.env, BENCHTOP_PAIRS_PART: String(part) } }),
  );
  process.on('SIGINT', () => children.forEach((child) => child.kill()));
  for (const child of children) child.on('message', (result) => results.push(result));
  const codes = await Promise.all(children.map((child) => new Promise((done) => child.on('close', done))));
  if (results.length > 0) report(results);
  if (codes.some((code) => code !== 0 && code !== null)) process.exitCode = 1;
}

const part = process.env.BENCHTOP_PAIRS_PART;
await (part === undefined ? lead() : work(Number(part)));
