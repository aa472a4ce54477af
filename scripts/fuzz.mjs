// Plays random matches of every game, player count and mode with all invariants on. Needs the built packages only.
// node scripts/fuzz.mjs --matches 10000 [--game arctic-cleanup | --folder arctic-cleanup] [--seed any]
// --folder takes a game that is not on the table yet, by its folder in packages/games/src.
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import * as engine from '../packages/engine/dist/host.js';
import { games } from '../packages/games/dist/index.js';

const MOST_OPTIONS = 200;
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '1000' },
    game: { type: 'string' },
    folder: { type: 'string' },
    seed: { type: 'string', default: 'fuzz' },
  },
});
const matches = Number(values.matches);
if (!Number.isInteger(matches) || matches < 1) {
  console.error('--matches takes a whole number from 1.');
  process.exit(2);
}

/** Every combination of the values that a game's settings can have. */
function allSettings(game) {
  return Object.entries(game.settings).reduce(
    (sets, [name, schema]) =>
      sets.flatMap((set) => (schema.enum ?? [false, true]).map((value) => ({ ...set, [name]: value }))),
    [{}],
  );
}

/** Every table that the game can be played at. */
function tablesOf(game) {
  const tables = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    for (const given of allSettings(game)) {
      const settings = engine.checkSettings(game, seats, given);
      if (settings.ok) tables.push({ seats, settings: settings.value });
    }
  return tables;
}

function faultOf(game, s, options, decisions, due) {
  if (options === 0) return 'there is no option';
  if (options > MOST_OPTIONS) return `there are ${options} options`;
  if (decisions > game.maxDecisions) return 'the match is longer than maxDecisions';
  const broken = game.checkInvariants(s);
  if (broken !== null) return broken;
  return countsOf(game, s) === due ? null : 'components were lost or made';
}

/** The counts of components as a text. They come in the order in which they are met, which is not always the same. */
function countsOf(game, s) {
  return JSON.stringify(Object.entries(game.componentCounts(s)).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Plays one match; `eager` dice rather do something than stop, which leads deeper into the rules. */
function play(game, { seats, settings }, seed, eager) {
  const key = engine.keyOfSeed(seed);
  const s = engine.dealtState(game, seats, settings, key);
  const runner = new engine.Runner(game, engine.createChance(key), null, s);
  const dice = engine.createDice(engine.fastRandom(engine.fastSeed(seed)));
  const due = countsOf(game, s);
  const codes = [];
  let widest = 0;
  let decisions = 0;
  for (; s.over === null; decisions++) {
    const n = runner.options(s, codes);
    const fault = faultOf(game, s, n, decisions, due);
    if (fault !== null) return { fault: `decision ${decisions}: ${fault}`, reason: 'fault', decisions, widest };
    widest = Math.max(widest, n);
    const most = eager && n > 1 && dice.randomInt(8) > 0 ? n - 1 : n;
    runner.apply(s, codes[dice.randomInt(most)]);
  }
  return { fault: faultOf(game, s, 1, decisions, due), reason: s.over, decisions, widest };
}

function fuzz(game) {
  const tables = tablesOf(game);
  const sum = { decisions: 0, longest: 0, widest: 0, faults: 0, endings: {} };
  for (let i = 0; i < matches; i++) {
    const table = tables[i % tables.length];
    const seed = `${values.seed} ${i}`;
    const { fault, reason, decisions, widest } = play(game, table, seed, Math.floor(i / tables.length) % 3 > 0);
    const ending = `${table.seats} ${table.seats === 1 ? 'seat' : 'seats'}, ${reason}`;
    sum.endings[ending] = (sum.endings[ending] ?? 0) + 1;
    sum.decisions += decisions;
    sum.longest = Math.max(sum.longest, decisions);
    sum.widest = Math.max(sum.widest, widest);
    if (fault === null) continue;
    sum.faults++;
    console.error(`${game.id}, ${table.seats} seats, ${JSON.stringify(table.settings)}, seed "${seed}": ${fault}`);
  }
  return { tables: tables.length, ...sum };
}

/** The game that a folder defines, whether the list of games has it or not. */
async function gamesIn(folder) {
  const file = new URL(`../packages/games/dist/${folder}/index.js`, import.meta.url);
  if (!fs.existsSync(file)) return [];
  return Object.values(await import(file.href)).filter((each) => each?.id === folder && 'rulebook' in each);
}

const chosen =
  values.folder === undefined
    ? games.filter((game) => values.game === undefined || game.id === values.game)
    : await gamesIn(values.folder);
if (chosen.length === 0) {
  console.error(`There is no game "${values.folder ?? values.game}".`);
  process.exit(2);
}
for (const game of chosen) {
  const { tables, decisions, longest, widest, faults, endings } = fuzz(game);
  console.log(`${game.id}: ${matches} matches at ${tables} kinds of table, ${decisions} decisions`);
  for (const [ending, count] of Object.entries(endings)) console.log(`  ${ending}: ${count}`);
  console.log(`  longest match: ${longest} decisions; largest option list: ${widest}; faults: ${faults}`);
  if (faults > 0) process.exitCode = 1;
}
