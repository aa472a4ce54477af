// How soon the built page can be used on a slow phone, and how soon it answers a click.
//   npm run measure:page                                  this build
//   npm run measure:page -- --beside DIR                  this build and that of another checkout, in turns
//   npm run measure:page -- --times 5 --clicks 40 --write writes its section of docs/benchmarks.md
//   npm run measure:page -- --more                        together with what was measured before and is still kept
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launch, withPage } from './measure-page/browser.mjs';
import { report, terminal } from './measure-page/report.mjs';
import { clickThrough, deal, openTable, tables } from './measure-page/tables.mjs';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const { values } = parseArgs({
  options: {
    beside: { type: 'string' },
    times: { type: 'string', default: '3' },
    clicks: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
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
  for (const table of tables.filter((one) => wanted(one.name)))
    add(name, table.name, await openTable(browser, address, table, dealt[table.game]));
}

async function measureClicks(browser, { name, address, dealt }, add) {
  for (const table of tables.filter((one) => one.drawn === undefined && wanted(one.name))) {
    const clicks = await clickThrough(browser, address, table, dealt[table.game], Number(values.clicks));
    add(name, table.name, { clicks });
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
    const measured = tables.filter((table) => wanted(table.name));
    for (const game of new Set(measured.map((table) => table.game)))
      build.dealt[game] = await deal(browser, server.address, game);
  }
  for (let i = 0; i < Number(values.times); i++) {
    for (const build of builds) await measure(browser, build, add);
    if (Number(values.clicks) > 0) for (const build of builds) await measureClicks(browser, build, add);
  }
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
