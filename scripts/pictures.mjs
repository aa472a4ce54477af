// Takes the pictures of the README: matches of Arctic CleanUp against bots and with friends, of Biohack, of Lineae
// and of Algae, Inc., as a player sees them. `node scripts/pictures.mjs` takes all of them; `alone`, `friends`, `biohack`, `lineae` or `algae` behind it only those.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pictures = path.join(root, 'docs/pictures');
const port = 4798;
// A name, not a number: a link to one's own machine comes with a warning.
const address = `http://benchtop.example:${port}`;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--host-resolver-rules=MAP benchtop.example 127.0.0.1',
];
const wide = { viewport: { width: 1366, height: 768 } };
const still = () =>
  localStorage.setItem(
    'benchtop.preferences',
    JSON.stringify({ speed: 0, met: ['arctic-cleanup', 'biohack', 'lineae', 'algae-inc'] }),
  );

/** What a sensible newcomer would click first. */
const wishes = {
  'arctic-cleanup': [
    /^unload \d/,
    /^load \d/,
    /^unload$/,
    /^load$/,
    /^move \d/,
    /^move$/,
    /^row-\d [2-5]$/,
    /^plan$/,
    /./,
  ],
  biohack: [
    /^accept$/,
    /^report/,
    /^unlock$/,
    /^research/,
    /^experiment biofarm/,
    /^experiment/,
    /^(?!done|pass)/,
    /./,
  ],
  lineae: [
    /^take$/,
    /^dock$/,
    /^(silica|iron|salt|sulfur|hydrocarbon)$/,
    /^c[3-5]$/,
    /^up$/,
    /^right$/,
    /^place sub-[c-e]/,
    /^place sub/,
    /^end$/,
    /./,
  ],
};

/** Nothing in particular. */
wishes['algae-inc'] = [/^(?!done|pass)/, /./];

/** The group of options that is opened before one of them is chosen. */
const groups = { lineae: 'Submersibles' };

/** The options of a turn: where a player has most to look at. */
const turns = { biohack: '[data-option^="research"]', lineae: 'button[aria-expanded]' };

async function answer(page, game = 'arctic-cleanup') {
  const ready = '#options:not([aria-busy="true"]) [data-option][aria-disabled="false"]';
  await page.waitForSelector(`${ready}, [data-testid="result"]`, { timeout: 60_000 });
  const group = page.locator('#options button[aria-expanded="false"]').filter({ hasText: groups[game] ?? /$^/ });
  if ((await group.count()) > 0) await group.first().click();
  const options = await page
    .locator('#options [data-option]')
    .evaluateAll((buttons) =>
      buttons.map((b) => ({ id: b.dataset.option, idle: b.textContent.includes('can do nothing') })),
    );
  const useful = options.filter(({ idle }) => !idle);
  const wish = wishes[game].find((pattern) => useful.some(({ id }) => pattern.test(id)));
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

async function table(context, players, choices, game = 'arctic-cleanup') {
  const page = await context.newPage();
  await page.addInitScript(still);
  await page.goto(`${address}/new/${game}`);
  await page.getByRole('radio', { name: String(players), exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  for (let i = 0; i < choices && (await answer(page, game)); i++);
  const turn = page.locator(`#options ${turns[game] ?? '[data-option]'}`);
  for (let i = 0; i < 20 && (await turn.count()) === 0; i++) await answer(page, game);
  await page.waitForTimeout(1500);
  return page;
}

async function shoot(page, name) {
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

/** Against bots, on this device. */
async function alone(browser) {
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
}

/** Four in the night city, in the middle of a round. */
async function nightCity(browser) {
  const dark = await browser.newContext({ ...wide, colorScheme: 'dark' });
  await shoot(await table(dark, 4, 26, 'biohack'), 'biohack');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await shoot(await table(phone, 2, 22, 'biohack'), 'biohack-phone');
}

/** Three above the ocean of Europa. */
async function ocean(browser) {
  const light = await browser.newContext({ ...wide, colorScheme: 'light' });
  await shoot(await table(light, 3, 26, 'lineae'), 'lineae');
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });
  await shoot(await table(phone, 2, 20, 'lineae'), 'lineae-phone');
}

/** Four companies in their first week. */
async function week(browser) {
  const light = await browser.newContext({ ...wide, colorScheme: 'light' });
  await shoot(await table(light, 4, 40, 'algae-inc'), 'algae-inc');
}

/** Somebody on a device of their own. */
async function somebody(browser, colorScheme = 'light') {
  const context = await browser.newContext({ ...wide, colorScheme });
  const page = await context.newPage();
  await page.addInitScript(still);
  return page;
}

async function join(page, link, name) {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
}

async function say(page, words) {
  await page.getByRole('tab', { name: /Chat/ }).click();
  await page.getByLabel('Say something to the table').fill(words);
  await page.keyboard.press('Enter');
  await page.getByRole('log', { name: 'What was said' }).getByText(words).waitFor();
}

/** Whoever owes a choice makes one; the others wait for it. */
async function anybodyAnswers(pages) {
  const ready = '#options:not([aria-busy="true"]) [data-option][aria-disabled="false"]';
  const due = pages.map(async (page) => page.waitForSelector(ready, { timeout: 30_000 }).then(() => page));
  return answer(await Promise.any(due));
}

/** A match that goes on without those who sit there comes to its end by itself. */
async function toTheEnd(pages) {
  for (const page of pages)
    await page.evaluate(async () =>
      fetch(`/api${location.pathname.replace('/t/', '/tables/')}/leave`, {
        method: 'POST',
        headers: { 'x-benchtop': '1', 'content-type': 'application/json' },
        body: '{}',
      }),
    );
  await pages[0].getByTestId('result').waitFor({ timeout: 120_000 });
}

/** With friends elsewhere: where they gather, how they play, and how they watch it again. */
async function friends(browser) {
  const people = [await somebody(browser), await somebody(browser), await somebody(browser)];
  const [ann, bo, cy] = people;
  await ann.goto(`${address}/online/new/arctic-cleanup`);
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('radio', { name: '4', exact: true }).check({ force: true });
  await ann.getByRole('button', { name: 'Open the table' }).click();
  const link = await ann.getByLabel('Invite link').inputValue();
  await join(bo, link, 'Bo');
  await join(cy, link, 'Cy');
  await cy.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByTestId('seat').nth(2).getByText('Ready').waitFor();
  await ann.waitForTimeout(800);
  await shoot(ann, 'room');
  await ann.getByLabel('Who plays Teal').selectOption('greedy');
  for (const page of [ann, bo]) await page.getByRole('button', { name: 'I am ready' }).click();
  for (const page of people) await page.getByTestId('status').waitFor();
  for (let i = 0; i < 48; i++) await anybodyAnswers(people);
  await say(bo, 'Is anybody after the green ones in the north?');
  await say(cy, 'Not me, my holds are full.');
  await say(bo, 'Then I sail there now. Hands off!');
  await say(ann, 'We shall see about that.');
  await ann.waitForTimeout(1500);
  await shoot(ann, 'online');
  await toTheEnd(people);
  await ann.emulateMedia({ colorScheme: 'dark' });
  await ann.getByTestId('result').getByRole('link', { name: 'Replay' }).click();
  const slider = ann.getByRole('slider', { name: 'Position in the match' });
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.7)));
  await ann.waitForTimeout(1000);
  await shoot(ann, 'replay');
}

const which = process.argv[2] ?? 'all';
fs.mkdirSync(pictures, { recursive: true });
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'benchtop-pictures-'));
const serve = ['packages/cli/dist/main.js', 'serve', '--port', String(port), '--data', data];
const server = spawn(process.execPath, serve, { cwd: root });
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath, args });
try {
  const takes = { alone, friends, biohack: nightCity, lineae: ocean, algae: week };
  for (const [name, take] of Object.entries(takes)) if (which === 'all' || which === name) await take(browser);
} finally {
  await browser.close();
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  fs.rmSync(data, { recursive: true, force: true });
}
