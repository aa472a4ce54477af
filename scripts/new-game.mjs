// Writes a small complete game that plays at once in every door and passes the whole suite; change it into yours.
// npm run new-game -- NAME      (kebab-case, such as deep-sea)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: path.join(import.meta.dirname, '..') } },
});
const [id, ...more] = positionals;
const root = path.resolve(values.root);
const template = path.join(import.meta.dirname, 'new-game');

function fail(sentence) {
  console.error(`new-game: ${sentence}`);
  process.exit(2);
}

if (id === undefined || more.length > 0) fail('say one name: npm run new-game -- deep-sea');
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id) || id.length > 30)
  fail(`"${id}" is not a name in kebab-case, such as deep-sea, of at most 30 letters.`);

const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
const rulesFolder = path.join(root, 'packages/games/src', id);
const testFolder = path.join(root, 'packages/games/test', id);
const catalogue = path.join(root, 'packages/games/src/catalogue.ts');
const boardFile = path.join(root, 'packages/cli/src/boards', `${id}.ts`);
const benchFile = path.join(root, 'packages/bench/src/games', `${id}.ts`);
const rulingsFile = path.join(root, 'docs/games', `${id}.md`);
for (const target of [rulesFolder, testFolder, boardFile, benchFile, rulingsFile])
  if (fs.existsSync(target)) fail(`there is ${path.relative(root, target)} already.`);

const filled = (text) =>
  text
    .replaceAll('__id__', id)
    .replaceAll('__Title__', words.join(' '))
    .replaceAll('__Name__', words.join(''))
    .replaceAll('__RULE__', id.replaceAll('-', '').slice(0, 3).toUpperCase().padEnd(3, 'X'));

function writeFile(name, target) {
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, filled(fs.readFileSync(path.join(template, name), 'utf8')));
}

function writeFolder(folder, target) {
  for (const name of fs.readdirSync(path.join(template, folder), { recursive: true }))
    if (fs.statSync(path.join(template, folder, name)).isFile())
      writeFile(path.join(folder, name), path.join(target, name));
}

function register() {
  const text = fs.readFileSync(catalogue, 'utf8');
  const row = `  { about: ${camel()}, load: () => import('./${id}/index.ts') },\n`;
  const imported = `import { about as ${camel()} } from './${id}/about.ts';\n`;
  const end = text.indexOf('\n];', text.indexOf('export const catalogue'));
  if (end < 0) fail(`there is no list in ${catalogue}.`);
  fs.writeFileSync(catalogue, imported + text.slice(0, end + 1) + row + text.slice(end + 1));
}

function camel() {
  return words.join('').charAt(0).toLowerCase() + words.join('').slice(1);
}

function vitest(env, ...files) {
  const done = spawnSync('npx', ['vitest', 'run', ...files], {
    cwd: root,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (done.status !== 0) fail(`the new game does not pass:\n${done.stdout}\n${done.stderr}`);
}

writeFolder('src', rulesFolder);
writeFolder('test', testFolder);
writeFile('rulings.md', rulingsFile);
writeFile('board.ts', boardFile);
writeFile('bench.ts', benchFile);
register();
// Copies of states are source text, golden files are written by the game itself; then everything must pass.
vitest({}, 'packages/games/test/generated.test.ts', '-u');
fs.writeFileSync(path.join(testFolder, 'perft.json'), '{}\n');
fs.writeFileSync(path.join(testFolder, 'card-book.golden.txt'), '');
vitest({ UPDATE_GOLDEN: '1' }, `packages/games/test/${id}`, '-t', 'word for word|sequences of options');
vitest({}, `packages/games/test/${id}`);
spawnSync('npx', ['oxfmt', 'packages/games', 'docs/games', boardFile, benchFile], { cwd: root });

console.log(`${words.join(' ')} is on the table.

  packages/games/src/${id}      its rules: change them into yours
  packages/games/test/${id}     its suite and the tests of its rules
  docs/games/${id}.md           its rulings
  packages/cli/src/boards/${id}.ts   its board in the terminal
  packages/bench/src/games/${id}.ts  what is measured of it

  npm start                           play it
  npx vitest packages/games/test/${id}
  npm run generate                    after a change of its state
  UPDATE_GOLDEN=1 npx vitest run packages/games/test/${id}   after a change of its rules: read the difference`);
