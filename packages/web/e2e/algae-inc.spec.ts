import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { scan, scanPages } from './axe.ts';
import { everyKind, growers, layAt, layLate, sitAtDeal } from './played.ts';
import { awaitOptions, openDecision, playOn, prefer } from './table.ts';
import { thoroughIf } from './thorough.ts';

const BOARD = '[data-board="algae-inc"]';
/** Choices at either end of a match: setup, Monday and the first actions; the last turns and what is scored. */
const FIRST = 18;
const LAST = 6;
/** More than are left then: a match that reaches this has not ended. */
const MOST = 80;

type Press = (target: Locator) => Promise<void>;

/** Everything that is drawn for whoever points: on the board, and in trays over it or in the sheet. */
const drawn = (page: Page, part: string): Locator =>
  page.locator(`${BOARD} ${part}, [data-tray] ${part}`).filter({ visible: true });

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a thing lies open: others may lie before its middle. */
async function openPoint(thing: Locator): Promise<Point> {
  await thing.scrollIntoViewIfNeeded();
  const open = await thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.12, 0.88];
    const points = shares.flatMap((down) => shares.map((across) => ({ x: x + across * width, y: y + down * height })));
    return points.find((point) => element.contains(document.elementFromPoint(point.x, point.y))) ?? null;
  });
  expect(open, `${await thing.getAttribute('aria-label')} can be touched`).not.toBeNull();
  return open ?? { x: 0, y: 0 };
}

async function click(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await openPoint(thing);
  await page.mouse.click(x, y);
}

async function tap(page: Page, thing: Locator): Promise<void> {
  const { x, y } = await openPoint(thing);
  await page.touchscreen.tap(x, y);
}

/** The things with several uses, one of which is this. */
async function withUse(page: Page, id: string): Promise<Locator | null> {
  for (const thing of await drawn(page, '[data-pick]').all())
    if (((await thing.getAttribute('data-pick')) ?? '').split(', ').includes(id)) return thing;
  return null;
}

/** Puts tokens into every hole of the payment tray, and pays. */
async function pay(page: Page, press: Press): Promise<void> {
  const tray = page.locator('[data-tray]');
  const [, due = '0'] = /^Give up (\d)/.exec((await tray.getByRole('heading').textContent()) ?? '') ?? [];
  for (let given = 0; given < Number(due); given++)
    await press(tray.getByRole('group', { name: 'Give from your stock' }).locator('[data-live]').first());
  await press(page.getByTestId('kit-confirm'));
}

/**
 * Touches the board for an option: the thing itself; a thing with several uses, and then its menu; tokens, and then the
 * button; a cell for the tile in the hand. What ends a turn or a chain is the main button. Never the list of options.
 */
async function touch(page: Page, id: string, press: Press): Promise<void> {
  const alone = drawn(page, `[data-option="${id}"]`);
  if ((await alone.count()) > 0) return press(alone.first());
  const several = await withUse(page, id);
  if (several !== null) {
    await press(several);
    return press(page.locator(`[role="group"] > [data-option="${id}"]`).first());
  }
  const cells = drawn(page, '[data-far]');
  if ((await cells.count()) > 0) {
    await press(cells.first());
    // A finger shows first where the tile would lie.
    if ((await cells.count()) > 0) await press(cells.first());
    return undefined;
  }
  if ((await page.getByRole('group', { name: 'Give from your stock' }).count()) > 0) return pay(page, press);
  return press(page.getByTestId('main').filter({ visible: true }).first());
}

/** Alone everything is asked, but for what others would be asked as well. */
const asked: typeof growers = { ...growers, settings: () => ({ inserts: true, payment: 'free' }) };
/** Matches in which everything is asked, together. */
const SEEDS = ['plant 53', 'x'];

/** Begins a match, and plays another one to its end. */
async function playBothEnds(page: Page, players: number, answer: (index: number, id: string) => Promise<void>) {
  await sitAtDeal(page, { game: 'algae-inc', players, seed: 'green house', settings: { inserts: true } });
  expect(await playOn(page, FIRST, answer, 5, growers.pick)).toBe(FIRST);
  await layLate(page, players, growers, LAST);
  expect(await playOn(page, MOST, answer, 5, growers.pick)).toBeLessThan(MOST);
  await expect(page.getByTestId('result')).toBeVisible();
}

for (const players of [2, 4])
  test(
    `a match of ${players} is begun, and another one ended, by touching the board alone`,
    thoroughIf(players === 4),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await prefer(page);
      await playBothEnds(page, players, async (_, id) => touch(page, id, async (one) => click(page, one)));
      await expect(page.getByTestId('result')).toContainText(/wins with|share the win/);
      await expect(page.getByRole('row', { name: /End-of-month bonus/ })).toBeVisible();
    },
  );

test('a match is begun, and another one ended, by the keys of the options', thoroughIf(true), async ({ page }) => {
  await prefer(page);
  await playBothEnds(page, 2, async (_, id) => {
    const option = page.locator(`#options [data-option="${id}"]`);
    for (let i = 0; (await option.count()) === 0; i++)
      await page.keyboard.press((await page.locator('#options button[aria-expanded] kbd').nth(i).textContent()) ?? '');
    await page.keyboard.press((await option.locator('kbd').textContent()) ?? '');
  });
});

/** Whether every option of the list is drawn for whoever points, and which are not. */
async function missing(page: Page): Promise<readonly string[]> {
  const listed = (await awaitOptions(page)) ?? [];
  const alone = await drawn(page, '[data-option]').evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-option')),
  );
  const picks = await drawn(page, '[data-pick]').evaluateAll((all) =>
    all.flatMap((one) => one.getAttribute('data-pick')?.split(', ') ?? []),
  );
  const main = (await page.getByTestId('main').count()) > 0 ? ['done'] : [];
  const found = new Set([...alone, ...picks, ...main]);
  return listed.filter((id) => !found.has(id));
}

test('every kind of question is answered by touching the board alone', thoroughIf(true), async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  const seen: string[] = [];
  for await (const kind of everyKind(page, 1, asked, SEEDS)) {
    seen.push(kind);
    // A tile is turned and laid by one touch; tokens are put into holes.
    if (kind !== 'science-rotation' && kind !== 'give-up') expect(await missing(page), kind).toEqual([]);
    const [id = ''] = (await awaitOptions(page)) ?? [];
    const answered = await openDecision(page);
    await touch(page, id, async (one) => click(page, one));
    await awaitOptions(page, answered);
  }
  expect(seen.length).toBe(31);
});

test('a department shows its boards when it is pointed at', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await sitAtDeal(page, { game: 'algae-inc', players: 1, seed: 'green house' });
  const plant = page.getByRole('group', { name: 'Plant of Red' });
  await expect(plant).toContainText('No department yet');
  await page.locator('[data-tray] [data-option="cosmetics"]').hover();
  await expect(plant.getByRole('group', { name: 'Cosmetics' })).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(plant).toContainText('No department yet');
});

test('a tile is turned by a key or its button, and shows what it would cost before it is laid', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, growers, 'science-rotation', (ids) => ids.length > 1);
  const lab = page.getByRole('group', { name: 'Side board of Red' });
  const turn = lab.getByRole('button', { name: 'Turn the tile' });
  await expect(turn).toHaveAccessibleName(/: 1 of \d/);
  await page.keyboard.press('r');
  await expect(turn).toHaveAccessibleName(/: 2 of \d/);
  await turn.click();
  const answered = await openDecision(page);
  await lab.locator('[data-far]').last().hover();
  await expect(lab.getByText(/science \d+ → \d+/)).toBeVisible();
  expect(await openDecision(page)).toBe(answered);
  await click(page, lab.locator('[data-far]').last());
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText('placed the');
});

test('an export grows the map over the week, and names the price of each way', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, growers, 'export-target', (ids) => ids.length > 2);
  await expect(page.getByRole('group', { name: 'Action board' })).toHaveCount(0);
  const city = page.getByRole('group', { name: 'Map of Europe' }).locator('[data-option]').first();
  await expect(city).toContainText('€');
});

test('products are added to an export in dispatch, and the tray counts their value', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, growers, 'export-cubes', (ids) => ids.length > 1);
  await expect(page.locator('[data-tray]')).toContainText(/value \d of \d/);
  const answered = await openDecision(page);
  await click(page, page.getByRole('group', { name: 'Plant of Red' }).locator('[data-option^="cube"]').first());
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText(/exported|gave up/);
});

test('a Machine is stopped by touching its head, which counts the moves that are left', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, growers, 'machine-step', (ids) => ids.includes('done'));
  const plant = page.getByRole('group', { name: 'Plant of Red' });
  const head = plant.locator('[data-option="done"]');
  await expect(head).toContainText(/[ABC]\d\/\d/);
  const belt = plant.locator('[data-option^="move"]').first();
  await belt.hover({ force: true });
  await expect(plant.getByText(/→\d/).first()).toBeVisible();
  const answered = await openDecision(page);
  await click(page, head);
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText('stopped Machine');
});

test('what is missing is paid with tokens that are proposed, or put in one by one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, growers, 'give-up');
  const tray = page.locator('[data-tray]');
  await expect(tray).toContainText('tokens of any other kind');
  const stock = tray.getByRole('group', { name: 'Give from your stock' });
  await stock.locator('[data-live]').first().click();
  await expect(tray.getByRole('group', { name: 'Given: 1 of' })).toBeVisible();
  await tray.getByRole('button', { name: 'Take all back' }).click();
  const answered = await openDecision(page);
  await tray.getByRole('button', { name: 'Pay with' }).click();
  await awaitOptions(page, answered);
  await expect(tray).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a match alone is begun, and another one ended, with a thumb', async ({ page }) => {
    await prefer(page);
    await playBothEnds(page, 1, async (_, id) => touch(page, id, async (one) => tap(page, one)));
    await expect(page.getByTestId('result')).toContainText(/competitor/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('belts are thinner than a thumb: a touch beside one marks it, a second one moves a cube', async ({ page }) => {
    await prefer(page);
    await layAt(page, 2, growers, 'machine-step', (ids) => ids.some((id) => id.startsWith('move')));
    const belt = page.getByRole('group', { name: 'Plant of Red' }).locator('[data-option^="move"]').first();
    const id = await belt.getAttribute('data-option');
    const beside = await belt.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const [cx, cy] = [x + width / 2, y + height / 2];
      const around = [12, 15, 18, 21].flatMap((far) => [
        { x: cx - far, y: cy },
        { x: cx + far, y: cy },
      ]);
      const on = (point: Point): Element | null => document.elementFromPoint(point.x, point.y);
      return around.find(
        (one) => on(one)?.closest('svg') === element.closest('svg') && on(one)?.closest('[data-option]') === null,
      );
    });
    expect(beside).toBeDefined();
    const { x, y } = beside ?? { x: 0, y: 0 };
    const answered = await openDecision(page);
    await page.touchscreen.tap(x, y);
    await expect(page.locator(`#options [data-option="${id}"]`)).toHaveClass(/pointed/);
    await page.touchscreen.tap(x, y);
    await awaitOptions(page, answered);
    expect(await openDecision(page)).not.toBe(answered);
  });

  test('each page has no grave fault for those who cannot see it', async ({ page }) => {
    await prefer(page);
    await layAt(page, 1, growers, 'choose-action');
    await scanPages(page, BOARD, ['Week', 'Map', 'Goals', 'Plant', 'Lab', 'Desk']);
  });
});

test(
  'neither the table nor any tray has a grave fault for those who cannot see it',
  thoroughIf(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(page);
    await layAt(page, 4, growers, 'move-worker');
    await scan(page, 'the table', [BOARD]);
    for await (const kind of everyKind(page, 1, asked, SEEDS))
      if ((await page.locator('[data-tray]').count()) > 0) await scan(page, kind, ['[data-tray]']);
  },
);
