// Plays the greedy bot of this build against that of another one, seats alternating on the same deals. Needs both built.
// node scripts/duel.mjs --against ../other [--game algoracing --settings mode=full --matches 200 --seats 2 --seed one]
// Both play by the rules of this build, so the other one must know states of the same shape. Ctrl+C stops it with what it has.
import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

const MOST_WORKERS = 2;
/** Matches that are played before the processor time is counted, so that both builds are compiled. */
const WARM_UP = 60;

const { values } = parseArgs({
  options: {
    against: { type: 'string' },
    game: { type: 'string', default: 'arctic-cleanup' },
    settings: { type: 'string', multiple: true, default: [] },
    matches: { type: 'string', default: '100' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'one' },
    bot: { type: 'string', default: 'greedy' },
    workers: { type: 'string', default: '1' },
  },
});

function fail(sentence) {
  console.error(sentence);
  process.exit(2);
}

if (values.against === undefined) fail('--against takes the folder of another checkout that has been built.');
const [matches, seats, workers] = [values.matches, values.seats, values.workers].map(Number);
if (!Number.isInteger(matches) || matches < 1) fail('--matches takes a whole number from 1.');
if (!(workers >= 1 && workers <= MOST_WORKERS)) fail(`--workers takes a number from 1 to ${MOST_WORKERS}.`);

async function load(folder, name) {
  const at = (file) => import(pathToFileURL(path.resolve(folder, 'packages', file)).href);
  const [engine, games, bots] = await Promise.all(
    ['engine/dist/host.js', 'games/dist/index.js', 'bots/dist/index.js'].map(at),
  );
  const game = games.gameOf(values.game);
  const bot = bots.botOf(values.bot);
  if (game === null || bot === null) fail(`${folder} has no game ${values.game} or no bot ${values.bot}.`);
  return { name, engine, game, bot, PlanKeeper: bots.PlanKeeper };
}

/** One bot of a match, with the plan it follows: as the hosts of its own build let it play. */
function playerOf({ name, engine, game, bot, PlanKeeper }, seed) {
  const plans = PlanKeeper === undefined ? null : new PlanKeeper();
  const worlds = engine.createDice(engine.fastRandom(engine.fastSeed(`${seed}/${name}`)));
  return {
    name,
    cpu: 0,
    longest: 0,
    forget: () => plans?.drop(),
    choose(state, seat, isOption, decision) {
      const before = process.cpuUsage();
      let option = plans?.follow(seat, state.draws) ?? null;
      if (option === null || !isOption(option)) {
        const world = engine.sampleWorld(game, state, seat, worlds);
        const answer = bot.choose({ game, world, seat, seed: `${seed}/${decision}` });
        plans?.keep(seat, state.draws, answer.plan ?? []);
        option = answer.option;
      }
      const { user, system } = process.cpuUsage(before);
      this.cpu += user + system;
      this.longest = Math.max(this.longest, user + system);
      return option;
    },
  };
}

function playMatch({ engine, game }, players, settings, seed) {
  const key = engine.keyOfSeed(seed);
  const s = engine.dealtState(game, players.length, settings, key);
  const runner = new engine.Runner(game, engine.createChance(key), null, s);
  const codes = [];
  for (let decision = 0, seat = runner.toAct(s); seat >= 0; decision++, seat = runner.toAct(s)) {
    codes.length = runner.options(s, codes);
    let [code] = codes;
    if (codes.length > 1) {
      const { vocabulary } = game.steps[s.stack.at(-1).step];
      const isOption = (text) => codes.includes(vocabulary.code(text));
      for (const player of players) if (player !== players[seat]) player.forget();
      const option = players[seat].choose(s, seat, isOption, decision);
      if (!isOption(option)) throw new Error(`${players[seat].name} chose "${option}", which is no option`);
      code = vocabulary.code(option);
    }
    runner.apply(s, code);
  }
  return engine.outcomeOf(game, s);
}

/** Worker `part` of `workers`: the new bot sits alone among old ones, on each seat in turn. */
async function work(part) {
  const sides = [await load(path.dirname(import.meta.dirname), 'new'), await load(values.against, 'old')];
  const [own] = sides;
  const given = Object.fromEntries(values.settings.map((each) => each.split('=')));
  const settings = own.engine.checkSettings(own.game, seats, given);
  if (!settings.ok) fail(settings.reason);
  // Whoever stops the leader stops its workers.
  process.on('disconnect', () => process.exit());
  for (let i = part - WARM_UP * workers; i < matches; i += workers) {
    const deal = Math.floor(i / seats);
    const seed = `${values.seed}/${deal}`;
    const place = ((i % seats) + seats) % seats;
    const players = Array.from({ length: seats }, (_, seat) => playerOf(sides[seat === place ? 0 : 1], seed));
    const { winners } = playMatch(own, players, settings.value, seed);
    const rivals = players.filter((_, seat) => seat !== place);
    if (i < 0) continue;
    process.send({
      won: winners.includes(place) ? 1 / winners.length : 0,
      cpu: [players[place].cpu, rivals.reduce((sum, { cpu }) => sum + cpu, 0) / rivals.length],
      longest: [players[place].longest, Math.max(...rivals.map(({ longest }) => longest))],
    });
    await new Promise(setImmediate);
  }
  process.disconnect();
}

function report(results, wilson) {
  const n = results.length;
  const wins = results.reduce((sum, { won }) => sum + won, 0);
  const { low, high } = wilson(wins, n);
  const percent = (share) => (100 * share).toFixed(1);
  const table = `${values.game} ${values.settings.join(' ')}, ${seats} seats, seed "${values.seed}"`;
  console.log(`${table}: new wins ${wins} of ${n}, ${percent(wins / n)} % (${percent(low)}–${percent(high)})`);
  const [own, old] = [0, 1].map((side) => {
    const cpu = results.reduce((sum, each) => sum + each.cpu[side], 0) / n / 1000;
    const longest = Math.max(...results.map((each) => each.longest[side])) / 1000;
    return {
      cpu,
      text: `${cpu.toFixed(2)} ms of processor time a seat and match, longest choice ${longest.toFixed(0)} ms`,
    };
  });
  console.log(`  new: ${own.text}\n  old: ${old.text}\n  ${(old.cpu / own.cpu).toFixed(2)} times as fast`);
}

async function lead() {
  const { wilson } = await import('../packages/lab/dist/statistics.js');
  const results = [];
  const script = fileURLToPath(import.meta.url);
  const children = Array.from({ length: workers }, (_, part) =>
    fork(script, process.argv.slice(2), { env: { ...process.env, BENCHTOP_DUEL_PART: String(part) } }),
  );
  process.on('SIGINT', () => children.forEach((child) => child.kill()));
  for (const child of children) child.on('message', (result) => results.push(result));
  const codes = await Promise.all(children.map((child) => new Promise((done) => child.on('close', done))));
  if (results.length > 0) report(results, wilson);
  if (codes.some((code) => code !== 0 && code !== null)) process.exitCode = 1;
}

const part = process.env.BENCHTOP_DUEL_PART;
await (part === undefined ? lead() : work(Number(part)));
