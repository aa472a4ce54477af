import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { awaitOptions, onFlatMap, openDecision, options, prefer, startMatch } from './table.ts';

/** Both ships at the dock beside the factory, then these choices. */
async function docked(page: Page, ...choices: readonly string[]): Promise<void> {
  await prefer(page);
  await startMatch(page, { seed: 'north star', others: 'greedy' });
  let answered = '';
  for (const id of ['site-n', 'in-n', 'in-n', ...choices]) {
    await awaitOptions(page, answered);
    answered = await openDecision(page);
    await page.locator(`#options [data-option="${id}"]`).click();
  }
  await awaitOptions(page, answered);
}

async function boxOf(page: Page, selector: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} has no place on the screen`);
  return box;
}

/** What must never lie outside the window, whatever its size. */
const PARTS = ['header', 'main', '#options', '[data-testid="undo"]', 'button[aria-label="Menu"]'];

/** The window, and the least share of it that the board has. */
const windows = [
  { width: 1366, height: 768, form: 'wide', share: 0.5 },
  { width: 1920, height: 1080, form: 'wide', share: 0.55 },
  { width: 1100, height: 800, form: 'tablet', share: 0.5 },
  { width: 820, height: 1180, form: 'tablet', share: 0.5 },
  { width: 390, height: 844, form: 'phone', share: 0.4 },
  { width: 360, height: 640, form: 'phone', share: 0.4 },
  { width: 320, height: 640, form: 'phone', share: 0.4 },
  { width: 844, height: 390, form: 'phone', share: 0.35 },
] as const;

for (const game of ['arctic-cleanup', 'algoracing'] as const)
  test(`${game}: in every window all parts are in sight, and the board has most of it`, async ({ page }) => {
    await onFlatMap(page);
    await prefer(page);
    await startMatch(page, { game, players: 4 });
    await awaitOptions(page);
    for (const { width, height, form, share } of windows) {
      await page.setViewportSize({ width, height });
      await expect(page.locator(`[data-form="${form}"]`), `${width}x${height}`).toBeVisible();
      for (const part of PARTS) {
        const box = await boxOf(page, part);
        expect(Math.min(box.x, box.y), `${part} at ${width}x${height}`).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width, `${part} at ${width}x${height}`).toBeLessThanOrEqual(width);
        if (part !== '#options')
          expect(box.y + box.height, `${part} at ${width}x${height}`).toBeLessThanOrEqual(height);
      }
      await expect(options(page).first(), `${width}x${height}`).toBeInViewport({ ratio: 1 });
      const board = await boxOf(page, 'main');
      expect((board.width * board.height) / (width * height), `${width}x${height}`).toBeGreaterThan(share);
      const scrolls = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight - innerHeight,
      ]);
      expect(scrolls, `${width}x${height}`).toEqual([0, 0]);
    }
  });

test('Enter does what ends or confirms, and what has the focus comes first', async ({ page }) => {
  await docked(page, 'load');
  const main = page.getByTestId('main');
  await expect(main).toHaveText(/^Stop loading/);
  const loading = await openDecision(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => openDecision(page)).not.toBe(loading);
  await expect(main).toHaveText(/^Stop loading/);
  await awaitOptions(page, loading);
  await page.locator('body').click({ position: { x: 3, y: 300 } });
  await page.keyboard.press('Enter');
  await expect(main).toHaveCount(0);
});

test('a choice shows beside the list what it changes, from what to what', async ({ page }) => {
  await docked(page, 'load', 'load 1 eva', 'done', 'unload');
  await page.locator('#options [data-option^="unload 1 eva"]').first().hover();
  const rows = page.getByTestId('preview').locator('div');
  await expect(rows.filter({ hasText: 'Processed' })).toHaveText(/0 →\s*becomes 1/);
  await expect(rows.filter({ hasText: 'Aboard' })).toHaveText(/1 →\s*becomes 0/);
  const [preview, board] = [await boxOf(page, '[data-testid="preview"]'), await boxOf(page, 'main')];
  expect(preview.x).toBeGreaterThan(board.x + board.width);
});

test('the log opens over the decision and folds when another one is asked', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await docked(page);
  const handle = page.getByRole('button', { name: 'All turns' });
  await handle.click();
  const [log, side] = [await boxOf(page, 'section[aria-label="Log"]'), await boxOf(page, '#decision')];
  expect(log.y).toBeLessThanOrEqual(side.y);
  await page.getByRole('button', { name: 'Fold' }).click();
  expect((await boxOf(page, 'section[aria-label="Log"]')).y).toBeGreaterThan(side.y + side.height);
  await handle.click();
  await page.keyboard.press('1');
  await expect(handle).toBeVisible();
});

test('the board of another player opens large, can only be looked at, and is easy to leave', async ({ page }) => {
  await docked(page);
  const looking = page.getByTestId('looking');
  const offered = page.locator('[data-board] [data-option]');
  expect(await offered.count()).toBeGreaterThan(0);
  await page.getByRole('complementary', { name: 'Players' }).getByRole('button', { name: 'Orange' }).click();
  await expect(looking).toContainText('The board of');
  await expect(looking).toContainText('Orange');
  await expect(offered).toHaveCount(0);
  await looking.getByRole('button', { name: 'Back to yours' }).click();
  await expect(looking).toHaveCount(0);
  expect(await offered.count()).toBeGreaterThan(0);
  await page.keyboard.press('Shift+Digit2');
  await expect(looking).toContainText('Orange');
  await page.keyboard.press('Escape');
  await expect(looking).toHaveCount(0);
  await page.keyboard.press('F2');
  await options(page).first().click();
  await expect(looking).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const part = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Part of the table' }).getByRole('button', { name: new RegExp(`^${name}`) });

  test('a dot is where something can be chosen, and parts stay in reach when the board is zoomed', async ({ page }) => {
    await docked(page);
    await expect(part(page, 'Cards')).toHaveAttribute('aria-pressed', 'true');
    await expect(part(page, 'Cards')).toHaveAccessibleName(/^Cards.*something can be chosen$/);
    await part(page, 'Ocean').tap();
    await expect(part(page, 'Ocean')).toHaveAttribute('aria-pressed', 'true');
    await expect(part(page, 'Cards')).toHaveAccessibleName(/^Cards.*something can be chosen$/);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    for (const name of ['Ocean', 'Factory', 'Cards']) {
      await expect(part(page, name)).toBeInViewport({ ratio: 1 });
      expect((await part(page, name).boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
    }
  });

  test('the page of the next question never opens under a finger', async ({ page }) => {
    await docked(page);
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' })));
    const asked = await openDecision(page);
    await page.locator('#options [data-option="load"]').dispatchEvent('click');
    await awaitOptions(page, asked);
    await expect(part(page, 'Ocean')).toHaveAccessibleName(/^Ocean.*something can be chosen$/);
    await expect(part(page, 'Cards')).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch' })));
    await expect(part(page, 'Ocean')).toHaveAttribute('aria-pressed', 'true');
  });

  test('own resources are in sight, and a score leads to the board of its player', async ({ page }) => {
    await docked(page);
    const strip = page.getByTestId('resources');
    await expect(strip.getByRole('listitem')).toHaveCount(5);
    await expect(strip).toBeInViewport({ ratio: 1 });
    await page
      .getByRole('list', { name: 'Scores' })
      .getByRole('button', { name: /Orange/ })
      .tap();
    await expect(page.getByTestId('looking')).toContainText('Orange');
    await page.getByRole('button', { name: 'Back to yours' }).tap();
    await expect(page.getByTestId('looking')).toHaveCount(0);
  });
});
