// Takes the pictures of the README: the front page, matches of all five games against bots, and one of Arctic CleanUp with
// friends, as players see them. `node scripts/pictures.mjs` takes all of them; `front`, `arctic`, `algoracing`, `biohack`,
// `lineae`, `algae`, `friends` or `replay` behind it only those. Needs a build (`npm start` or `npm run build`).
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { botOf } from '@benchtop/bots';
import { checkSettings, keyOfSeed, Match, Recorder, Session } from '@benchtop/engine/host';
import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { chromium } from '@playwright/test';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const pictures = path.join(root, 'docs/pictures');
const port = 4798;
// A name, not a number: a link to one's own machine comes with a warning.
const address = `http://benchtop.example:${port}`;
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';
const args = [
  '--no-sandbox',
  // Three dimensions without a graphics card.
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--host-resolver-rules=MAP benchtop.example 127.0.0.1',
];
const wide = { viewport: { width: 1366, height: 768 } };
const narrow = { viewport: { width: 390, height: 844 } };
const games = { 'arctic-cleanup': arcticCleanup, algoracing, biohack, lineae, 'algae-inc': algaeInc };
const departments = ['cosmetics', 'biofuel', 'bioplastics', 'food'].map((one) => `algae-inc ${one}`);

function still(met) {
  localStorage.setItem('benchtop.preferences', JSON.stringify({ speed: 0, confirm: 'never', met }));
}

/**
 * A match of good bots in which the first seat is a person's, as the page keeps it: at the richest question of this kind
 * after so large a part of the match, or when it is over.
 */
function laid(id, { players, settings = {}, names, seed = 'picture', after, step: wanted }) {
  const game = games[id];
  const checked = checkSettings(game, players, settings);
  if (!checked.ok) throw new Error(checked.reason);
  const match = Match.deal(game, players, checked.value, keyOfSeed(seed));
  const [session, recorder] = [new Session(match), new Recorder(match)];
  const found = [];
  let made = 0;
  for (; !match.over; made++) {
    while (session.force() !== null);
    const [decision] = match.decisions();
    if (decision === undefined) break;
    const { seat, step } = decision;
    if (seat === 0 && step === wanted)
      found.push({ made, record: recorder.record(true), options: match.legalOptions(0)?.options.length ?? 0 });
    const world = match.sample(seat, `${seed} ${made}`).state;
    session.choose(
      seat,
      botOf('greedy').choose({ game, world, seat, seed: `${seed} ${made}`, ms: 40 }).option,
      decision.id,
    );
  }
  const late = found.filter((one) => one.made >= after * made && one.made < (after + 0.3) * made);
  const [best] = (late.length > 0 ? late : found).sort((a, b) => b.options - a.options);
  if (wanted !== undefined && best === undefined) throw new Error(`${id}: nobody was asked to ${wanted}`);
  return {
    format: 'benchtop-save/1',
    id: 'picture',
    game: id,
    seats: names.slice(0, players).map((name, seat) => ({ name, bot: seat === 0 ? null : 'greedy' })),
    lesson: null,
    record: best?.record ?? recorder.record(true),
    status: '',
    over: best === undefined,
    updated: Date.now(),
  };
}

async function table(browser, look, save, ready = '#options [data-option], #options button[aria-expanded]') {
  const context = await browser.newContext({ ...look, reducedMotion: 'reduce', hasTouch: look.viewport.width < 700 });
  const page = await context.newPage();
  await page.addInitScript(still, [...Object.keys(games), ...departments]);
  await page.addInitScript((text) => localStorage.setItem('benchtop.match.picture', text), JSON.stringify(save));
  await page.goto(`${address}/table/picture`);
  await page.waitForSelector(ready, { timeout: 60_000 });
  await page.waitForTimeout(1500);
  return page;
}

async function shoot(page, name) {
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
  console.log(`docs/pictures/${name}.png`);
}

async function front(browser) {
  const page = await (await browser.newContext({ ...wide, colorScheme: 'light' })).newPage();
  await page.goto(address);
  await page.waitForTimeout(1500);
  await shoot(page, 'front');
}

const colours = ['Red', 'Orange', 'White', 'Teal'];

/** Four in the ice, by day and by night; what cannot be chosen says why. */
async function arctic(browser) {
  const id = 'arctic-cleanup';
  const cards = laid(id, { players: 4, names: colours, after: 0.5, step: 'choose-action' });
  const light = await table(browser, { ...wide, colorScheme: 'light' }, cards);
  await shoot(light, 'table-light');
  const loading = laid(id, {
    players: 4,
    names: colours,
    after: 0.35,
    step: 'unload-token',
  });
  const refusing = await table(browser, { ...wide, colorScheme: 'light' }, loading);
  const more = refusing.getByText(/^Not possible now/);
  if ((await more.count()) > 0) await more.first().click();
  await refusing.locator('[data-refused]').first().click();
  await refusing.waitForTimeout(600);
  await shoot(refusing, 'why-not');
  const sailing = laid(id, {
    players: 3,
    names: colours,
    after: 0.6,
    step: 'move-step',
  });
  await shoot(await table(browser, { ...wide, colorScheme: 'dark' }, sailing), 'table-dark');
  await shoot(await table(browser, { ...narrow, colorScheme: 'light' }, sailing), 'phone');
}

/** An algorithm that is nearly full, and the way it would lead. */
async function mars(browser) {
  const racing = laid('algoracing', {
    players: 4,
    settings: { mode: 'full', layout: 'standard' },
    names: ['Olympus', 'Gale', 'Hellas', 'Jezero'],
    after: 0.55,
    step: 'build-full',
  });
  const page = await table(browser, { ...wide, colorScheme: 'light' }, racing, 'canvas');
  // The landscape is built once its textures are there.
  await page.waitForTimeout(8000);
  const run = page.locator('#options [data-option="run"]');
  if ((await run.count()) > 0) await run.hover();
  await page.waitForTimeout(3000);
  await shoot(page, 'algoracing');
}

/** Four in the night city, with creatures in their laboratories. */
async function nightCity(browser) {
  const names = ['Red', 'Blue', 'Yellow', 'Green'];
  const turn = laid('biohack', { players: 4, names, after: 0.6, step: 'take-turn' });
  await shoot(await table(browser, { ...wide, colorScheme: 'dark' }, turn), 'biohack');
  const creating = laid('biohack', {
    players: 2,
    names,
    after: 0.45,
    step: 'create-pick',
  });
  await shoot(await table(browser, { ...narrow, colorScheme: 'dark' }, creating), 'biohack-phone');
}

/** Three above the ocean of Europa; a submersible on its way. */
async function ocean(browser) {
  const names = ['Blue', 'Red', 'Green', 'Yellow', 'Violet'];
  const turn = laid('lineae', { players: 3, names, after: 0.45, step: 'take-turn' });
  await shoot(await table(browser, { ...wide, colorScheme: 'light' }, turn), 'lineae');
  const diving = laid('lineae', { players: 2, names, after: 0.4, step: 'steer-sub' });
  await shoot(await table(browser, { ...narrow, colorScheme: 'dark' }, diving), 'lineae-phone');
}

/** Four companies, one of which is about to export; the plant of another while a machine runs. */
async function week(browser) {
  const turn = laid('algae-inc', { players: 4, names: colours, after: 0.6, step: 'export-target' });
  await shoot(await table(browser, { ...wide, colorScheme: 'light' }, turn), 'algae-inc');
  const working = laid('algae-inc', { players: 2, names: colours, after: 0.5, step: 'machine-step' });
  await shoot(await table(browser, { ...narrow, colorScheme: 'light' }, working), 'algae-inc-phone');
}

/** What a sensible newcomer would click first. */
const wishes = [/^unload \d/, /^load \d/, /^unload$/, /^load$/, /^move \d/, /^move$/, /^row-\d [2-5]$/, /^plan$/, /./];

async function answer(page) {
  const options = await page
    .locator('#options [data-option]')
    .evaluateAll((buttons) =>
      buttons.map((b) => ({ id: b.dataset.option, idle: b.textContent.includes('could not do anything') })),
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

/** Somebody on a device of their own. */
async function somebody(browser, colorScheme = 'light') {
  const context = await browser.newContext({ ...wide, colorScheme });
  const page = await context.newPage();
  await page.addInitScript(still, Object.keys(games));
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

/** With friends elsewhere: where they gather, and how they play. */
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
  for (let i = 0; i < 32; i++) await anybodyAnswers(people);
  await say(bo, 'Is anybody after the green ones in the north?');
  await say(cy, 'Not me, my holds are full.');
  await say(bo, 'Then I sail there now. Hands off!');
  await say(ann, 'We shall see about that.');
  await ann.waitForTimeout(1500);
  await shoot(ann, 'online');
}

/** A match that is over, looked at again. */
async function again(browser) {
  const whole = laid('arctic-cleanup', { players: 4, names: colours });
  const page = await table(browser, { ...wide, colorScheme: 'dark' }, whole, '[data-testid="result"]');
  await page.getByTestId('result').getByRole('link', { name: 'Replay' }).click();
  const slider = page.getByRole('slider', { name: 'Position in the match' });
  await slider.fill(String(Math.round(Number(await slider.getAttribute('max')) * 0.7)));
  await page.waitForTimeout(2500);
  await shoot(page, 'replay');
}

const which = process.argv[2] ?? 'all';
fs.mkdirSync(pictures, { recursive: true });
const data = fs.mkdtempSync(path.join(os.tmpdir(), 'benchtop-pictures-'));
const serve = ['packages/cli/dist/main.js', 'serve', '--port', String(port), '--data', data];
const server = spawn(process.execPath, serve, { cwd: root });
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath, args });
try {
  const takes = {
    front,
    arctic,
    algoracing: mars,
    biohack: nightCity,
    lineae: ocean,
    algae: week,
    friends,
    replay: again,
  };
  for (const [name, take] of Object.entries(takes)) if (which === 'all' || which === name) await take(browser);
} finally {
  await browser.close();
  server.kill();
  await new Promise((resolve) => server.once('exit', resolve));
  fs.rmSync(data, { recursive: true, force: true });
}
