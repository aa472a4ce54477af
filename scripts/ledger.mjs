// Every rule of every game's ledger must be cited by a test: a call of rule, test or it whose name begins with the
// rule's id and that has a body. Calls are read from the syntax tree, so ids in comments, lists or disabled tests do
// not count.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const games = path.join(root, 'packages/games');
const callers = ['rule', 'test', 'it'];
const idPattern = /\b[A-Z]{2,6}-[A-Z]{2,6}-\d{2,3}\b/g;

/** The beginning of a string or template, as far as it is fixed. */
function textOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? (node.quasis[0]?.value.cooked ?? null) : null;
}

function hasBody(node) {
  if (node?.type !== 'ArrowFunctionExpression' && node?.type !== 'FunctionExpression') return false;
  return node.body.type !== 'BlockStatement' || node.body.body.length > 0;
}

/** Calls `visit` on every node of a syntax tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const each of node) walk(each, visit);
  else if (node !== null && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node);
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') walk(child, visit);
  }
}

/** The names of all tests of a file that run. */
function titlesIn(file) {
  const parsed = parseSync(file, fs.readFileSync(file, 'utf8'));
  if (parsed.errors.length > 0) throw new Error(`${path.relative(root, file)} does not parse`);
  const titles = [];
  walk(parsed.program, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return;
    if (!callers.includes(node.callee.name) || !node.arguments.some(hasBody)) return;
    const title = textOf(node.arguments[0]);
    if (title !== null) titles.push(title);
  });
  return titles;
}

function testFiles(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const built = (...parts) => import(pathToFileURL(path.join(games, 'dist', ...parts)).href);

/** They stand behind the rules, or where there are many in a file of their own. */
async function rulingsOf(id) {
  const file = ['rulings.js', 'rulebook.js'].find((name) => fs.existsSync(path.join(games, 'dist', id, name)));
  return file === undefined ? {} : ((await built(id, file)).rulings ?? {});
}

/** Rules of one game, the ones that tests cite, and ids in test names that no rule or ruling has. */
async function check(game) {
  const ids = Object.keys(game.rulebook);
  const rulings = await rulingsOf(game.id);
  const cited = new Set();
  const unknown = [];
  for (const file of testFiles(path.join(games, 'test', game.id)))
    for (const title of titlesIn(file)) {
      const first = ids.find((id) => title === id || title.startsWith(`${id} `));
      if (first !== undefined) cited.add(first);
      for (const [id] of title.matchAll(idPattern))
        if (!(id in game.rulebook) && !(id in rulings))
          unknown.push(`${path.relative(root, file)}: ${id} in "${title}"`);
    }
  return { ids, cited, missing: ids.filter((id) => !cited.has(id)), unknown };
}

if (!fs.existsSync(path.join(games, 'dist/index.js'))) {
  console.error('The games are not built: run npm run build first.');
  process.exit(1);
}

const sum = { games: 0, rules: 0, missing: 0, unknown: 0 };
for (const game of (await built('index.js')).games) {
  const { ids, cited, missing, unknown } = await check(game);
  console.log(`${game.id}: ${ids.length} rules, ${cited.size} cited, ${missing.length} missing`);
  if (missing.length > 0) console.log(`  missing: ${missing.join(', ')}`);
  for (const each of unknown) console.log(`  unknown: ${each}`);
  sum.games++;
  sum.rules += ids.length;
  sum.missing += missing.length;
  sum.unknown += unknown.length;
}
const words = `${sum.rules} rules in ${sum.games} ${sum.games === 1 ? 'game' : 'games'}`;
console.log(
  sum.missing + sum.unknown === 0
    ? `${words}, all cited by tests`
    : `${words}: ${sum.missing} without a test, ${sum.unknown} unknown ids in tests`,
);
if (sum.missing + sum.unknown > 0) process.exitCode = 1;
