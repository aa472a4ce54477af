import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { DECISION, scan } from './axe.ts';
import { go } from './go.ts';
import { layNearEnd, playToResult, racing, sitAtDeal } from './played.ts';
import type { Deal } from './played.ts';
import { dice, drive, onFlatMap, openDecision, options, playOn, prefer, awaitOptions, startMatch } from './table.ts';
import { thoroughIf } from './thorough.ts';

const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';
/** More choices than any match takes: a match that reaches this has not ended, and its test fails. */
const MOST = 900;
/** Choices at either end of a match: from the first question through a few turns, and through the last ones. */
const SOME = 12;

interface Table extends Omit<Deal, 'game'> {
  /** The flat map, which needs no WebGL. */
  readonly flat?: boolean;
}

async function deal(page: Page, { flat = true, ...wish }: Table): Promise<void> {
  await prefer(page);
  if (flat) await onFlatMap(page);
  await sitAtDeal(page, { game: 'algoracing', others: 'greedy', ...wish });
}

/** A piece of the board that stands for an option. */
function piece(page: Page, id: string): Locator {
  return page.locator(`[data-board="algoracing"] [data-option="${id}"]`).first();
}

/** Plays until the match is over; `answer` chooses an option by its id. */
async function playOut(
  page: Page,
  seed: number,
  answer: (id: string) => Promise<void>,
  look: (ids: readonly string[]) => Promise<void> = async () => {},
): Promise<number> {
  const roll = dice(seed);
  let answered = '';
  for (let made = 0; made < MOST; made++) {
    const ids = await awaitOptions(page, answered);
    if (ids === null) return made;
    answered = await openDecision(page);
    await look(ids);
    await answer(ids[drive(ids, roll)] ?? '');
  }
  return MOST;
}

/** Every option lies on the board as a piece of its own. */
async function expectAllOnBoard(page: Page, ids: readonly string[]): Promise<void> {
  const found = await page
    .locator('[data-board="algoracing"] [data-option]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-option') ?? ''));
  expect([...new Set(found)].sort()).toEqual([...ids].sort());
}

const games = [
  {
    game: 'Basic',
    asks: ['Choose the colour of your rover', 'Choose a corner for your base', 'Lay another card'],
  },
  { game: 'Full', asks: ['Choose the colour of your rover', 'Choose a corner for your base'] },
] as const;

for (const { game, asks } of games) {
  test(
    `a whole ${game} match is played by clicks on the board alone`,
    thoroughIf(game === 'Full'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await prefer(page);
      await onFlatMap(page);
      // A rival that plays for the end keeps whole matches short.
      await startMatch(page, {
        game: 'algoracing',
        others: 'greedy',
        seed: 'red dust',
        settings: { Game: game },
      });
      const seen = new Set<string>();
      const made = await playOut(
        page,
        4,
        async (id) => piece(page, id).click(),
        async (ids) => {
          const prompt = ((await page.locator('#prompt').textContent()) ?? '').replace(/\(.*/, '').trim();
          if (!seen.has(prompt)) await expectAllOnBoard(page, ids);
          seen.add(prompt);
        },
      );
      expect(made).toBeGreaterThan(10);
      await expect(page.getByTestId('result')).toBeVisible();
      for (const asked of asks) expect([...seen]).toContain(asked);
    },
  );

  test(
    `a ${game} match is begun, and another one ended, by the keys of the options`,
    thoroughIf(true),
    async ({ page }) => {
      const press = async (index: number): Promise<void> => page.keyboard.press(KEYS[index] ?? '');
      await deal(page, { seed: 'red dust', settings: { mode: game.toLowerCase() } });
      expect(await playOn(page, SOME, press, 6, drive)).toBe(SOME);
      await playToResult(page, await layNearEnd(page, 1, SOME, racing(game.toLowerCase())), press);
    },
  );
}

/** Answers with the first option that is offered of these, in their order, and waits for the next question. */
async function answerWith(page: Page, ...wanted: readonly RegExp[]): Promise<readonly string[]> {
  const ids = (await awaitOptions(page)) ?? [];
  const answered = await openDecision(page);
  const id = wanted.flatMap((one) => ids.filter((each) => one.test(each)))[0] ?? ids[0] ?? '';
  await page.locator(`#options [data-option="${id}"]`).click();
  return (await awaitOptions(page, answered)) ?? [];
}

/** Past the setup, at the first card of the own first turn. */
async function atTheWheel(page: Page, game: 'Basic' | 'Full'): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await deal(page, { seed: 'red dust', settings: { mode: game.toLowerCase() } });
  let ids = (await awaitOptions(page)) ?? [];
  while (!ids.includes('pass')) ids = await answerWith(page);
  return ids;
}

/** The rover that the forecast shows at the end of its way. */
const ghost = (page: Page) => page.locator('[data-board="algoracing"] svg g[opacity="0.55"]');

async function dragTo(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.hover();
  await page.mouse.down();
  const box = await to.boundingBox();
  if (box === null) throw new Error('there is nothing to drop it on');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 6, y - 6, { steps: 4 });
  // The row makes room while a card is dragged.
  const now = (await to.boundingBox()) ?? box;
  await page.mouse.move(now.x + now.width / 2, now.y + now.height / 2, { steps: 2 });
  await page.mouse.up();
}

test('the run of a card is seen before it is laid, and a card is dragged into the row', async ({ page }) => {
  const ids = await atTheWheel(page, 'Basic');
  const card = piece(page, ids.find((id) => /^add (step|all-way|left|right|u-turn)$/.test(id)) ?? '');
  await expect(ghost(page)).toHaveCount(0);
  await card.hover();
  await expect(page.locator('[data-board]')).toContainText('This run:');
  await expect(page.locator('[data-ghosts] [data-ghost]')).toHaveCount(1);
  const asked = await openDecision(page);
  await dragTo(page, card, page.getByRole('region', { name: 'Row' }).locator('[data-target]'));
  await expect.poll(() => openDecision(page)).not.toBe(asked);
  await expect(page.locator('[data-board] [data-piece][data-at="slot 0"]')).toHaveCount(1);
  await page.locator('#prompt').hover();
  await expect(page.locator('[data-board]')).toContainText('This run:');
});

test('a card is dragged straight from the hand to its place in the shared algorithm', async ({ page }) => {
  await atTheWheel(page, 'Full');
  const gap = page.getByRole('region', { name: 'Shared algorithm' }).locator('[data-target]').last();
  const before = await page.locator('[data-board] [data-at^="slot"]').count();
  const card = page
    .locator(
      '[data-board] [data-option^="pick "]:has([data-piece="card step"], [data-piece="card left"], [data-piece="card right"], [data-piece="card jump"], [data-piece="card all-way"])',
    )
    .first();
  await dragTo(page, card, gap);
  await expect(page.locator('[data-board] [data-at^="slot"]')).toHaveCount(before + 1);
  await expect(page.locator('[data-board] [data-at="picked"]')).toHaveCount(0);
});

test('a square of the flat map says what is on it', async ({ page }) => {
  await atTheWheel(page, 'Full');
  await page.locator('[data-board] [data-place="E5"]').hover();
  await expect(page.getByTestId('tip')).toContainText('E5, on the second storey');
});

/** Notes every text of the forecast line, and how often something takes off over the table. */
async function watchMotion(page: Page): Promise<() => Promise<{ said: string; flights: number }>> {
  await page.evaluate(() => {
    const noted = { said: '', flights: 0 };
    Object.assign(window, { noted });
    const watch = new MutationObserver((changes) => {
      noted.said += ` ${document.querySelector('[data-board] p')?.textContent ?? ''}`;
      for (const { target, addedNodes } of changes)
        if (target instanceof HTMLElement && target.hasAttribute('data-sky')) noted.flights += addedNodes.length;
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { noted: { said: string; flights: number } }).noted);
}

test('cards fly to the row, and a run is shown command by command', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await prefer(page, { speed: 1 });
  const ids = await atTheWheel(page, 'Basic');
  const noted = await watchMotion(page);
  const answered = await openDecision(page);
  await piece(page, ids.find((id) => /^add (left|right|u-turn)$/.test(id)) ?? ids[0] ?? '').click();
  await expect.poll(async () => (await noted()).flights).toBeGreaterThan(0);
  await awaitOptions(page, answered);
  await piece(page, 'run').click();
  await expect.poll(async () => (await noted()).said).toMatch(/Command 1: Turn|Command 1: U-turn/);
  await expect(page.getByRole('log')).toContainText('The cards that were run are discarded: 1 card.');
});

test('hills are placed on the field itself', async ({ page }) => {
  await deal(page, { seed: 'builders', settings: { layout: 'players' } });
  const chosen: string[] = [];
  let answered = '';
  while (chosen.length < 6 && chosen.at(-1)?.startsWith('at ') !== true) {
    const ids = (await awaitOptions(page, answered)) ?? [];
    answered = await openDecision(page);
    await expectAllOnBoard(page, ids);
    chosen.push(ids[0] ?? '');
    await piece(page, ids[0] ?? '').click();
  }
  expect(chosen.at(-2)).toMatch(/^turn /);
  expect(chosen.at(-1)).toMatch(/^at /);
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText(/Olympus put the .* hill at/);
});

test('a layout that does not go with the game cannot be chosen', async ({ page }) => {
  await go(page, '/new/algoracing');
  await page.getByText('More: variants and practice').click();
  const hills = page.getByRole('radiogroup', { name: 'Hills' });
  await expect(hills.getByRole('radio', { name: 'Staircase' })).toHaveCount(0);
  await hills.getByRole('radio', { name: 'Far rims' }).check({ force: true });
  await page.getByRole('radio', { name: 'Full', exact: true }).check({ force: true });
  await expect(hills.getByRole('radio', { name: 'Far rims' })).toHaveCount(0);
  await expect(hills.getByRole('radio', { name: 'Standard' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
});

test('the table is covered while the device changes hands, and a seat looks like its rover', async ({ page }) => {
  await deal(page, { others: null, seed: 'two here' });
  const curtain = page.getByRole('button', { name: /^I am / });
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-board]')).toHaveCount(0);
  await curtain.click();
  await awaitOptions(page);
  await piece(page, 'orange').click();
  await expect(curtain).toBeVisible();
  await expect(page.locator('[data-board]')).toHaveCount(0);
  await curtain.click();
  await awaitOptions(page);
  await expect(page.getByRole('complementary', { name: 'Players' })).toContainText('▲');
});

test('the field stands in three dimensions, and a square of it can be chosen', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1366, height: 768 });
  await deal(page, { flat: false, seed: 'solid' });
  const canvas = page.locator('[data-board="algoracing"] canvas');
  await expect(canvas).toBeVisible();
  await expect(async () => {
    const colours = await inkOf(page, canvas);
    expect(colours).toBeGreaterThan(50);
  }).toPass({ timeout: 600_000 });
  // A bot may have chosen its rover first.
  const [colour = ''] = (await awaitOptions(page)) ?? [];
  const answered = await openDecision(page);
  await piece(page, colour).click();
  const ids = await awaitOptions(page, answered);
  const corner = ids?.find((id) => ['nw', 'ne', 'se', 'sw'].includes(id)) ?? 'sw';
  await piece(page, corner).click();
  await expect(page.getByRole('log')).toContainText('set up a base');
  await page.getByRole('button', { name: 'Show the field as a flat map' }).click();
  await expect(canvas).toHaveCount(0);
});

/** How many colours a picture of an element holds, as coarse as eight levels a channel. */
async function inkOf(page: Page, element: Locator): Promise<number> {
  const png = (await element.screenshot()).toString('base64');
  return page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const sheet = document.createElement('canvas');
    [sheet.width, sheet.height] = [image.width, image.height];
    const pen = sheet.getContext('2d');
    if (pen === null) return 0;
    pen.drawImage(image, 0, 0);
    const { data: dots } = pen.getImageData(0, 0, sheet.width, sheet.height);
    const seen = new Set<number>();
    for (let i = 0; i < dots.length; i += 4)
      seen.add(((dots[i] ?? 0) >> 5) * 64 + ((dots[i + 1] ?? 0) >> 5) * 8 + ((dots[i + 2] ?? 0) >> 5));
    return seen.size;
  }, png);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const { game } of games)
    test(
      `a ${game} match is begun, and another one ended, by taps on the board alone`,
      thoroughIf(game === 'Basic'),
      async ({ page }) => {
        const tap = async (_: number, id: string): Promise<void> => piece(page, id).tap();
        await deal(page, { seed: 'red dust', settings: { mode: game.toLowerCase() } });
        expect(await playOn(page, SOME, tap, 4, drive)).toBe(SOME);
        await playToResult(page, await layNearEnd(page, 1, SOME, racing(game.toLowerCase())), tap);
      },
    );

  for (const { game } of games)
    test(
      `a ${game} match is begun, and another one ended, by taps on the sheet`,
      thoroughIf(game === 'Full'),
      async ({ page }) => {
        const tap = async (index: number): Promise<void> => options(page).nth(index).tap();
        await deal(page, { seed: 'red dust', settings: { mode: game.toLowerCase() } });
        expect(await playOn(page, SOME, tap, 4, drive)).toBe(SOME);
        await playToResult(page, await layNearEnd(page, 1, SOME, racing(game.toLowerCase())), tap);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      },
    );
});

test('the table has no grave fault for those who cannot see it', async ({ page }) => {
  await deal(page, { players: 3, seed: 'axe', settings: { mode: 'full' } });
  const roll = dice(2);
  const seen = new Set<string>();
  let answered = '';
  for (let made = 0; made < 14 && seen.size < 4; made++) {
    const ids = await awaitOptions(page, answered);
    if (ids === null) break;
    answered = await openDecision(page);
    const prompt = (await page.locator('#prompt').innerText()).replaceAll(/\(.*|\d|:.*| for .*/g, '').trim();
    if (!seen.has(prompt)) await scan(page, prompt, seen.size === 0 ? [] : DECISION);
    seen.add(prompt);
    await options(page).nth(drive(ids, roll)).click();
  }
  expect(seen.size).toBeGreaterThan(3);
});
