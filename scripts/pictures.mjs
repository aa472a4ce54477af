// Takes the pictures of the README: a four-player match of Arctic CleanUp against bots, as a player sees it.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pictures = path.join(root, 'docs/pictures');
const port = 4798;
const address = `http://127.0.0.1:${port}`;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** What a sensible newcomer would click first. */
const wishes = [/^unload \d/, /^load \d/, /^unload$/, /^load$/, /^move \d/, /^move$/, /^row-\d [2-5]$/, /^plan$/, /./];

async function answer(page) {
  const ready = '#options:not([aria-busy="true"]) [data-option][aria-disabled="false"]';
  await page.waitForSelector(`${ready}, [data-testid="result"]`, { timeout: 60_000 });
  const options = await page
    .locator('#options [data-option]')
    .evaluateAll((buttons) =>
      buttons.map((b) => ({ id: b.dataset.option, idle: b.textContent.includes('can do nothing') })),
    );
  const useful = options.filter(({ idle }) => !idle);
  const wish = wishes.find((pattern) => useful.some(({ id }) => pattern.test(id)));
  const chosen = useful.find(({ id }) => wish?.test(id)) ?? options[0];
  if (chosen === undefined) return false;
  const before = await page.locator('#options').getAttribute('data-decision');
  await page.locator(`#options [data-option="${chosen.id}"]`).click();
  await page.waitForFunction(
    (old) =>
      document.querySelector('#options')?.dataset.decision !== old || document.querySelector('[data-testid="result"]'),
    before,
    { timeout: 60_000 },
  );
  return true;
}

async function table(context, players, choices) {
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('benchtop.preferences', JSON.stringify({ speed: 0 })));
  await page.goto(`${address}/new/arctic-cleanup`);
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 0; i < choices && (await answer(page)); i++);
  await page.waitForTimeout(1500);
  return page;
}

async function shoot(page, name) {
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

fs.mkdirSync(pictures, { recursive: true });
const server = spawn(process.execPath, ['packages/cli/dist/main.js', 'serve', '--port', String(port)], { cwd: root });
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath, args });
const wide = { viewport: { width: 1366, height: 768 } };
const light = await browser.newContext({ ...wide, colorScheme: 'light' });
const front = await light.newPage();
await front.goto(address);
await front.waitForTimeout(800);
await shoot(front, 'front');
const page = await table(light, 4, 32);
await shoot(page, 'table-light');
for (let i = 0; i < 20 && (await page.locator('[data-refused]').count()) === 0; i++) await answer(page);
await page.locator('[data-refused]').first().click();
await page.waitForTimeout(500);
await shoot(page, 'why-not');
const dark = await browser.newContext({ ...wide, colorScheme: 'dark' });
await shoot(await table(dark, 3, 40), 'table-dark');
const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
await shoot(await table(phone, 2, 20), 'phone');
await browser.close();
server.kill();
