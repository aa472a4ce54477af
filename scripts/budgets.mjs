// What the built page may weigh, as it goes over the line (Brotli; fonts as they are), and what it must not hold.
// `node scripts/budgets.mjs` prints the table; lint runs it, and fails where a budget is exceeded.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'packages/web/dist');
const manifest = JSON.parse(fs.readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8'));

const ENTRY = 'index.html';
const FRONT = 'src/pages/front/FrontPage.tsx';
const TABLE = 'src/pages/local/TablePage.tsx';
const FONTS = ['instrument-sans-latin', 'saira-latin'].map((name) => `src/ui/theme/fonts/${name}.woff2`);
/** What a game may add to the shell of a table, in kilobytes. */
const GAME = 110;
const games = fs.readdirSync(path.join(dist, '../src/games'), { withFileTypes: true });
const boards = games
  .filter((one) => one.isDirectory() && manifest[`src/games/${one.name}/ui.tsx`])
  .map(({ name }) => name);

/** A chunk and all that it imports at once, with their styles. */
function closure(...keys) {
  const files = new Set();
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { file, css = [], imports = [] } = manifest[key];
    for (const one of [file, ...css]) files.add(one);
    imports.forEach(visit);
  };
  keys.forEach(visit);
  return files;
}

const without = (files, others) => new Set([...files].filter((file) => !others.has(file)));

function weight(files) {
  let bytes = 0;
  for (const file of files) {
    const packed = path.join(dist, `${file}.br`);
    bytes += fs.statSync(fs.existsSync(packed) ? packed : path.join(dist, file)).size;
  }
  return bytes / 1000;
}

const rulesOf = (game) => [`../games/src/${game}/index.ts`].filter((key) => manifest[key]);
const front = closure(ENTRY, FRONT);
const shell = closure(ENTRY, TABLE);
const ofGame = (game) => without(closure(`src/games/${game}/ui.tsx`, ...rulesOf(game)), shell);
const scene = 'src/games/algoracing/scene/Landscape.tsx';

const rows = [
  { what: 'front page: script and style', files: front, most: 95 },
  { what: 'front page: fonts', files: closure(...FONTS), most: 105 },
  { what: 'a table: script and style of all games', files: shell, most: 165 },
  ...boards.map((game) => ({ what: `${game} beyond that`, files: ofGame(game), most: GAME })),
  {
    what: 'algoracing in three dimensions, beyond that',
    files: without(closure(scene), new Set([...shell, ...ofGame('algoracing')])),
    most: 215,
  },
].map((row) => ({ ...row, kilobytes: weight(row.files) }));

/** Which sources of the repository went into files. */
function sourcesIn(files) {
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => JSON.parse(fs.readFileSync(path.join(dist, `${file}.map`), 'utf8')).sources);
}

/** The front page holds what is said of games, and their covers: no rules, no engine, no boards. */
const inFront =
  /\/engine\/src\/|\/bots\/src\/|\/games\/src\/[\w-]+\/(?!about\.ts|data\/)|\/games\/[\w-]+\/(ui|Board)\.tsx|@noble/;
const wrong = sourcesIn(front)
  .filter((source) => inFront.test(source))
  .map((source) => `The front page loads ${source}.`);
for (const game of boards)
  for (const other of boards.filter((one) => one !== game))
    wrong.push(
      ...sourcesIn(ofGame(game))
        .filter((source) => source.includes(`/games/src/${other}/`) || source.includes(`/games/${other}/`))
        .map((source) => `The pages of ${game} load ${source}.`),
    );
for (const { what, kilobytes, most } of rows)
  if (kilobytes > most) wrong.push(`${what}: ${kilobytes.toFixed(1)} kB, more than ${most}.`);

for (const { what, kilobytes, most } of rows)
  console.log(`${what.padEnd(46)} ${kilobytes.toFixed(1).padStart(6)} of ${most} kB`);
for (const sentence of wrong) console.log(sentence);
if (wrong.length > 0) process.exitCode = 1;
