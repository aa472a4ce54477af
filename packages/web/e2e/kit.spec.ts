import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { sitAtDeal } from './played.ts';
import { openDecision, prefer, awaitOptions } from './table.ts';

/** Both ships at the dock beside the factory, and a card played. */
async function docked(page: Page, ...choices: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await sitAtDeal(page, { seed: 'north star', others: 'greedy' });
  let answered = '';
  for (const id of ['site-n', 'in-n', 'in-n', ...choices]) {
    await awaitOptions(page, answered);
    answered = await openDecision(page);
    await page.locator(`#options [data-option="${id}"]`).click();
  }
  await awaitOptions(page, answered);
}

test('several options of one thing open a menu beside it, and Escape puts it away', async ({ page }) => {
  await docked(page, 'load');
  const token = page.locator('[data-board] [data-pick^="load 1"]').first();
  await token.click();
  const menu = page.getByRole('group', { name: /choose a ship/ });
  await expect(menu.locator('[data-option]')).toHaveCount(2);
  const [thing, box] = [await token.boundingBox(), await menu.boundingBox()];
  expect(box?.y ?? 0).toBeGreaterThan((thing?.y ?? 0) + (thing?.height ?? 0));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
});

test('pointing at an option shows what would arrive, and nothing of it can be chosen', async ({ page }) => {
  await docked(page, 'load');
  await page.locator('#options [data-option="load 1 eva"]').hover();
  const ghost = page.locator('[data-ghosts] [data-ghost]');
  await expect(ghost).toHaveCount(1);
  await expect(ghost).toHaveAttribute('data-at', 'hold 0');
  await expect(page.locator('[data-ghosts] [data-option]')).toHaveCount(0);
  await page.locator('#prompt').hover();
  await expect(page.locator('[data-ghosts]')).toHaveCount(0);
});

test('a token is dragged from the hold onto its line', async ({ page }) => {
  await docked(page, 'load', 'load 1 eva', 'done', 'unload');
  const option = await page.locator('#options [data-option^="unload 1 eva"]').first().getAttribute('data-option');
  const token = page.locator('[data-board] [data-piece="token blue"][data-at="hold 0"]');
  const line = page.locator(`[data-board] [data-option="${option}"]:not(:has([data-at^="hold"]))`).first();
  await token.hover();
  await page.mouse.down();
  await line.hover();
  await page.mouse.up();
  await expect(page.locator('[data-board] [data-piece="token blue"][data-at^="line"]')).toHaveCount(1);
});

test('a thing that is held says what it is and is not chosen', async ({ page }) => {
  await docked(page);
  const card = page.locator('[data-board] [data-option="plan"]');
  const asked = await openDecision(page);
  await card.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 400, clientY: 680, bubbles: true });
  await expect(page.getByTestId('tip')).toContainText('Plan');
  await card.dispatchEvent('pointerup', { pointerType: 'touch', clientX: 400, clientY: 680, bubbles: true });
  await card.dispatchEvent('click');
  expect(await openDecision(page)).toBe(asked);
  await card.dispatchEvent('click');
  await expect.poll(() => openDecision(page)).not.toBe(asked);
});

test('what the others did is shown again with its motion, and any key skips it', async ({ page }) => {
  await docked(page);
  const status = await page.getByTestId('status').textContent();
  const asked = await openDecision(page);
  await expect(page.getByTestId('again')).toBeVisible();
  await page.keyboard.press('.');
  await expect(page.locator('#options [data-option]').first()).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('x');
  await awaitOptions(page);
  expect([await page.getByTestId('status').textContent(), await openDecision(page)]).toEqual([status, asked]);
});
