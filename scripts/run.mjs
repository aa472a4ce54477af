// npm start, npm test and their parts, from a fresh clone: needs nothing but Node itself.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const cache = path.join(root, '.cache');
const at = (...parts) => path.join(root, ...parts);
const tool = {
  tsc: at('node_modules/typescript/bin/tsc'),
  vite: at('node_modules/vite/bin/vite.js'),
  vitest: at('node_modules/vitest/vitest.mjs'),
  playwright: at('node_modules/@playwright/test/cli.js'),
  oxlint: at('node_modules/oxlint/bin/oxlint'),
  oxfmt: at('node_modules/oxfmt/bin/oxfmt'),
  knip: at('node_modules/knip/bin/knip.js'),
};

/** A stage that cannot be gone past: its output has been shown, this is the closing sentence. */
class Stop extends Error {}

/** Runs a program and collects what it prints; `show` lets it print straight to the terminal instead. */
function run(command, args, { show = false, env = {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${output}${error.message}\n`, end: error.message }));
    child.on('close', (code, signal) => resolve({ ok: code === 0, output, end: signal ?? `exit code ${code}` }));
  });
}
const node = (args, options) => run(process.execPath, args, options);

/** One progress line: `name … 3 s`. `work` returns `{ ok, output, note? }`; the output is shown only when it failed. */
async function stage(name, work) {
  const began = Date.now();
  process.stdout.write(`${name} … `);
  const result = await work();
  const seconds = Math.round((Date.now() - began) / 1000);
  const note = result.note ? `, ${result.note}` : '';
  process.stdout.write(result.ok ? `${seconds} s${note}\n` : `failed after ${seconds} s\n${result.output}`);
  return result.ok;
}

async function must(name, sentence, work) {
  if (!(await stage(name, work))) throw new Stop(sentence);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  throw new Stop(`Benchtop needs Node 20.19 or newer; this is ${process.versions.node}.`);
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(path.relative(root, file)).update('\0').update(fs.readFileSync(file)).update('\0');
  return hash.digest('hex');
}

function filesUnder(folder) {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

const readIfThere = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');

async function install() {
  const stamp = at('node_modules/.benchtop-lock');
  const wanted = hashOf([at('package-lock.json')]);
  if (readIfThere(stamp) === wanted) return;
  await must('install', 'The dependencies could not be installed; the output of npm is above.', async () => {
    const npm = process.env.npm_execpath;
    const args = ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--include=dev'];
    const isScript = npm !== undefined && /\.[cm]?js$/.test(npm);
    const result = isScript ? await node([npm, ...args]) : await run('npm', args);
    if (result.ok) fs.writeFileSync(stamp, wanted);
    return result;
  });
}

/** The page is bundled from the sources of these packages. */
function pageHash() {
  const sources = ['engine', 'games', 'bots', 'lab', 'web'].flatMap((name) => filesUnder(at('packages', name, 'src')));
  const page = ['index.html', 'vite.config.ts', 'ahead.ts', 'compress.ts', 'package.json'].map((name) =>
    at('packages/web', name),
  );
  return hashOf([...sources, ...filesUnder(at('packages/web/public')), ...page, at('package-lock.json')]);
}

/** What is run and served; the tests are compiled only where they are run. */
const products = ['packages/cli', 'packages/web'];

async function build(projects) {
  await must('build', 'The sources do not compile; the output of the compiler is above.', async () => {
    // The page is bundled from the sources: neither waits for the other.
    const [types, page] = await Promise.all([node([tool.tsc, '-b', ...projects]), buildPage()]);
    return types.ok ? page : types;
  });
}

async function buildPage() {
  const stamp = path.join(cache, 'page.hash');
  const wanted = pageHash();
  if (readIfThere(stamp) === wanted && fs.existsSync(at('packages/web/dist/index.html'))) return { ok: true };
  const page = await node([tool.vite, 'build', 'packages/web', '--logLevel', 'warn']);
  if (page.ok) {
    fs.mkdirSync(cache, { recursive: true });
    fs.writeFileSync(stamp, wanted);
  }
  return page;
}

const checks = [
  ['oxlint', [tool.oxlint, '--type-aware', '--deny-warnings']],
  ['oxfmt', [tool.oxfmt, '--check']],
  ['knip', [tool.knip, '--no-progress', '--no-config-hints']],
  ['layering', ['scripts/layering.mjs']],
  ['lock', ['scripts/repair-lock.mjs', '--check']],
  ['budgets', ['scripts/budgets.mjs']],
];

function lint() {
  return stage('lint', async () => {
    const results = await Promise.all(checks.map(async ([name, args]) => ({ name, ...(await node(args)) })));
    const failed = results.filter((result) => !result.ok);
    return { ok: failed.length === 0, output: failed.map(({ name, output }) => `--- ${name}\n${output}`).join('') };
  });
}

function ledger() {
  return stage('ledger', async () => {
    const result = await node(['scripts/ledger.mjs']);
    return { ...result, note: result.output.trim().split('\n').at(-1) };
  });
}

const counts = { passed: 0, failed: 0, skipped: 0 };
/** What failed, by name and with the first lines of why: said once more at the very end. */
const failures = [];

const colour = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');

function remember(name, message = '') {
  const lines = message.replace(colour, '').split('\n').slice(0, 12);
  failures.push(`- ${name}\n${lines.map((line) => `    ${line}`).join('\n')}`);
}

/** Adds one runner's counts; a runner that failed without naming a failed test counts as one failure. */
function count(ok, { passed, failed, skipped }) {
  counts.passed += passed;
  counts.failed += ok ? failed : Math.max(1, failed);
  counts.skipped += skipped;
  return ok;
}

/** How long everything took, by the clock of this machine: `[ms, name]`. What creeps in is seen at the end of a run. */
const took = { 'unit test files': [], 'browser tests': [] };

function slowest(what) {
  const longest = took[what].toSorted(([a], [b]) => b - a).slice(0, 3);
  return `Slowest ${what}: ${longest.map(([ms, name]) => `${name} ${Math.round(ms / 1000)} s`).join(', ') || 'none ran'}.`;
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** A runner that died on the way counts as one failure. */
function withoutReport(name, end) {
  remember(`the ${name} ended without a report: ${end}`);
  return count(false, { passed: 0, failed: 1, skipped: 0 });
}

function freshReport(name) {
  fs.mkdirSync(cache, { recursive: true });
  const file = path.join(cache, name);
  fs.rmSync(file, { force: true });
  return file;
}

async function unitTests(args = [], project = '!thorough') {
  console.log('unit tests …');
  const file = freshReport('vitest.json');
  const { ok, end } = await node(
    [
      tool.vitest,
      'run',
      `--project=${project}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
      ...args,
    ],
    { show: true },
  );
  const report = readReport(file);
  if (report === null) return withoutReport('unit tests', end);
  for (const suite of report.testResults) {
    took['unit test files'].push([suite.endTime - suite.startTime, path.relative(root, suite.name)]);
    for (const test of suite.assertionResults)
      if (test.status === 'failed')
        remember(`${path.relative(root, suite.name)}: ${test.fullName}`, test.failureMessages[0]);
    if (suite.status === 'failed' && suite.message) remember(path.relative(root, suite.name), suite.message);
  }
  // A file that does not load has no failed tests of its own, and counts as one.
  const broken = report.testResults.filter(
    (suite) => suite.status === 'failed' && !suite.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  return count(ok, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** A browser that is there but cannot start (a missing library, another platform) is as good as none. */
async function starts(executablePath) {
  const { chromium } = await import('@playwright/test');
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'], timeout: 30_000 });
    await (await browser.newPage()).goto('about:blank');
    await browser.close();
    return true;
  } catch {
    return false;
  }
}

/**
 * The variable CHROMIUM, else the one that comes inside an npm package, else the system's. The first of the two has no
 * windows to draw and takes a third less time; it needs libraries that come with the second.
 */
async function findBrowser() {
  for (const executable of [process.env.CHROMIUM, await packagedBrowser(), '/usr/bin/chromium'])
    if (executable && fs.existsSync(executable) && (await starts(executable))) return executable;
  return null;
}

async function packagedBrowser() {
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch {
    return null;
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function listBrowserTests() {
  const { output } = await node([tool.playwright, 'test', '--list', '--pass-with-no-tests', '--reporter=list']);
  return Number(/Total: (\d+) test/.exec(output)?.[1] ?? 0);
}

async function browserTests(args = []) {
  console.log('browser tests …');
  const browser = await findBrowser();
  if (browser === null) {
    const total = await listBrowserTests();
    console.log(`No browser could be started (set CHROMIUM to one): ${total} browser tests are skipped.`);
    return count(true, { passed: 0, failed: 0, skipped: total });
  }
  const file = freshReport('playwright.json');
  const { ok, end } = await node([tool.playwright, 'test', ...args], {
    show: true,
    env: { CHROMIUM: browser, BENCHTOP_E2E_PORT: String(await freePort()), PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const report = readReport(file);
  const stats = report?.stats;
  for (const suite of report?.suites ?? []) rememberSpecs(suite);
  if (stats === undefined) return withoutReport('browser tests', end);
  return count(ok, { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped });
}

function rememberSpecs({ specs = [], suites = [] }) {
  for (const { ok, file, title, tests } of specs) {
    const results = tests.flatMap((each) => each.results);
    took['browser tests'].push([results.reduce((sum, { duration }) => sum + duration, 0), `${file} (${title})`]);
    if (!ok) remember(`${file}: ${title}`, results.find(({ error }) => error)?.error.message);
  }
  for (const suite of suites) rememberSpecs(suite);
}

/** What tests of tests, and the longest ways through the page, are marked with: they have a command of their own. */
const THOROUGH = '@thorough';

async function test() {
  return sum([
    ['lint', await lint()],
    ['ledger', await ledger()],
    ['unit tests', await unitTests()],
    ['browser tests', await browserTests(['--grep-invert', THOROUGH])],
  ]);
}

async function thorough() {
  return sum([
    ['long unit tests', await unitTests([], 'thorough')],
    ['browser tests', await browserTests(['--grep', THOROUGH])],
  ]);
}

/** Every part has run, even when an earlier one failed, so that one run tells everything. */
function sum(parts) {
  const failed = parts.filter(([, ok]) => !ok).map(([name]) => name);
  for (const what of Object.keys(took)) console.log(slowest(what));
  if (failed.length > 0) console.log(`Failed: ${failed.join(', ')}.`);
  for (const failure of failures) console.log(failure);
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return failed.length === 0;
}

/** Hands the terminal over to a program, together with the signals that end it. */
function become(script, args, flags = []) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...flags, at(script), ...args], { stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    // npm's shell takes a SIGTERM without passing it on: a runner that lost its parent ends the program too.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
    child.on('close', (code, signal) => resolve(code === 0 || signal !== null));
  });
}

/** New objects in megabytes before they are tidied up: less at once means that nobody waits long for it. */
const SERVER_FLAGS = ['--max-semi-space-size=8'];

const modes = {
  start: (args) => become('packages/cli/dist/main.js', ['serve', ...args], SERVER_FLAGS),
  test,
  thorough,
  build: () => true,
  lint,
  unit: unitTests,
  browser: browserTests,
  bench: (args) => become('packages/bench/dist/main.js', args),
  harness: (args) => become('packages/server/harness/dist/main.js', args),
};

const [mode, ...rest] = process.argv.slice(2);
try {
  if (!Object.hasOwn(modes, mode ?? '')) throw new Stop(`Usage: node scripts/run.mjs ${Object.keys(modes).join('|')}`);
  checkNode();
  await install();
  await build(mode === 'start' ? products : []);
  if (!(await modes[mode](rest))) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
