// How soon the built page can be used on a slow phone, and how soon it answers a click.
//   npm run measure:page                                  this build
//   npm run measure:page -- --beside DIR                  this build and that of another checkout, in turns
//   npm run measure:page -- --times 5 --clicks 40 --write writes its section of docs/benchmarks.md
//   npm run measure:page -- --only Lineae --clicks 0      only what is called so; clicks 0: only how soon it opens, times 0: only clicks
//   npm run measure:page -- --lighthouse 1 --times 0      what Lighthouse says, so many times; it is fetched for that
//   npm run measure:page -- --more                        together with what was measured before and is still kept
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch, withPage } from './measure-page/browser.mjs';
import { audit, audited } from './measure-page/lighthouse.mjs';
import { report, terminal } from './measure-page/report.mjs';
import { clickThrough, deal, openTable, tables } from './measure-page/tables.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    times: { type: 'string', default: '3' },
    clicks: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    lighthouse: { type: 'string', default: '0' },
    more: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

/** The server of a checkout on a free port, with an empty database. */
async function serve(checkout) {
  const data = fs.mkdtempSync(path.join(os.tmpdir(), 'benchtop-measure-'));
  const main = path.join(checkout, 'packages/cli/dist/main.js');
  const child = spawn(process.execPath, [main, 'serve', '--port', '0', '--data', data], {
    env: { ...process.env, BENCHTOP_LIMITS: 'requests=100000,addressConnections=2000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = /http:\/\/[\w.:[\]-]+/.exec(said);
      if (found) resolve(found[0]);
    });
    child.on('close', () => reject(new Error(`the server of ${checkout} does not start: ${said}`)));
  });
  return {
    address,
    stop() {
      child.kill();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

function openFront(browser, address) {
  return withPage(browser, { address }, async (page, { traffic, busy }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const ms = await page.evaluate((selector) => globalThis.measured.when(selector), 'a[href^="/new/"]');
    const work = await busy();
    return { ms, work, drawn: ms, ...(await traffic(page)) };
  });
}

const wanted = (name) => values.only === '' || name.includes(values.only);

async function measure(browser, { name, address, dealt }, add) {
  if (wanted('Front page')) add(name, 'Front page', await openFront(browser, address));
  for (const table of tables.filter((one) => wanted(one.name) && dealt[one.game] !== null))
    add(name, table.name, await openTable(browser, address, table, dealt[table.game]));
}

async function measureClicks(browser, { name, address, dealt }, add) {
  for (const table of tables.filter((one) => one.drawn === undefined && wanted(one.name) && dealt[one.game] !== null)) {
    const clicks = await clickThrough(browser, address, table, dealt[table.game], Number(values.clicks));
    add(name, table.name, { clicks });
  }
}

/** What Lighthouse finds besides numbers is said here and not kept. */
async function measureAudits(build, add) {
  for (const { name, address, onlyHere = false } of audited.filter((one) => wanted(one.name))) {
    if (onlyHere && build.checkout !== root) continue;
    const { faults, ...lighthouse } = await audit(build.address + address);
    add(build.name, name, { lighthouse });
    if (faults.length > 0) console.log(`  ${faults.join(', ')}`);
  }
}

const builds = [
  ...(values.beside === undefined ? [] : [{ name: 'before', checkout: path.resolve(values.beside) }]),
  { name: values.beside === undefined ? 'this build' : 'after', checkout: root },
];
const browser = await launch();
const kept = path.join(root, '.cache/measure-page.json');
const results = values.more && fs.existsSync(kept) ? JSON.parse(fs.readFileSync(kept, 'utf8')) : [];
const add = (build, what, result) => {
  results.push({ build, what, ...result });
  fs.mkdirSync(path.dirname(kept), { recursive: true });
  fs.writeFileSync(kept, JSON.stringify(results));
  console.log(terminal(results.at(-1)));
};
const servers = [];
try {
  for (const build of builds) {
    const server = await serve(build.checkout);
    servers.push(server);
    build.address = server.address;
    build.dealt = {};
    const opened = Number(values.times) > 0 || Number(values.clicks) > 0;
    const measured = tables.filter((table) => opened && wanted(table.name));
    for (const game of new Set(measured.map((table) => table.game)))
      build.dealt[game] = await deal(browser, server.address, game);
  }
  for (let i = 0; i < Number(values.times); i++) for (const build of builds) await measure(browser, build, add);
  // A match that is played once more is the same match: once is enough.
  if (Number(values.clicks) > 0) for (const build of builds) await measureClicks(browser, build, add);
  for (let i = 0; i < Number(values.lighthouse); i++) for (const build of builds) await measureAudits(build, add);
} finally {
  await browser.close();
  for (const server of servers) server.stop();
}
const section = report(results);
console.log(section);
if (values.write) {
  const file = path.join(root, 'docs/benchmarks.md');
  const [title] = section.split('\n', 1);
  const others = fs
    .readFileSync(file, 'utf8')
    .split(/^(?=## )/m)
    .filter((part) => !part.startsWith(`${title}\n`));
  fs.writeFileSync(file, `${others.join('').trimEnd()}\n\n${section}\n`);
}
