// Dependencies point only downwards, and the rules of the games touch neither Node nor anything with I/O.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const packages = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), 'packages');
const layers = ['engine', 'games', 'bots', 'lab', 'server', 'web', 'cli'];
/** What stands beside the layers: each measures or tries what lies below it. */
const beside = { bench: layers.slice(0, -1), 'server/harness': [...layers.slice(0, 5), 'bench'] };
const below = (name) => beside[name] ?? layers.slice(0, layers.indexOf(name));
/** These run unchanged in the browser, and may use only the named packages. */
const pure = { engine: ['@noble/ed25519', '@noble/hashes'], games: [], bots: [] };
// A name in a template is no import: it is source text that is written. Nor is the word 'from' in quotes, or at the end of a text.
const specifier = /(?:(?<!['"])\bfrom\s*|\bimport\s*\(?\s*)(['"])((?!\$\{)[^'"\s,]+)\1/g;
const problems = [];

const packageOf = (name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');

function sources(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !file.includes(`${path.sep}dist${path.sep}`));
}

function refusal(name, file, imported, declared) {
  const isLaws = file.startsWith(path.join(packages, 'engine/src/laws'));
  if (imported.startsWith('.')) {
    const target = path.resolve(path.dirname(file), imported);
    return target.startsWith(path.join(packages, name) + path.sep) ? null : 'leaves its package by a relative path';
  }
  if (imported.startsWith('@benchtop/')) {
    const target = imported.split('/')[1];
    if (!below(name).includes(target)) return 'points upwards';
    if (!declared.includes(`@benchtop/${target}`)) return 'is not declared in package.json';
    return imported === '@benchtop/engine/laws' && !(name in beside) ? 'is for tests only' : null;
  }
  if (!(name in pure)) return null;
  if (isLaws && imported === 'fast-check') return null;
  return pure[name].includes(packageOf(imported)) ? null : 'is not allowed in a package that also runs in the browser';
}

for (const name of [...layers, 'bench']) {
  const folder = path.join(packages, name);
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const dependency of declared.filter((each) => each.startsWith('@benchtop/')))
    if (!below(name).includes(dependency.slice('@benchtop/'.length)))
      problems.push(`packages/${name}/package.json: ${dependency} points upwards`);
  checkImports(name, path.join(folder, 'src'), declared);
}
// It belongs to no package of its own: it lies in the server's folder and is never shipped.
checkImports(
  'server/harness',
  path.join(packages, 'server/harness'),
  beside['server/harness'].map((each) => `@benchtop/${each}`),
);

function checkImports(name, folder, declared) {
  for (const file of sources(folder))
    for (const [, , imported] of fs.readFileSync(file, 'utf8').matchAll(specifier)) {
      const why = refusal(name, file, imported, declared);
      if (why) problems.push(`${path.relative(path.dirname(packages), file)}: ${imported} ${why}`);
    }
}

for (const problem of problems) console.error(problem);
console.log(`layering: ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
