import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { go } from './go.ts';
import { layNearEnd, playToResult } from './played.ts';
import { playOn, prefer, awaitOptions } from './table.ts';

const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

async function tabTo(page: Page, matches: string): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) === true, matches)) return;
  }
  throw new Error(`no element ${matches} can be reached by Tab`);
}

async function openByKeyboard(page: Page): Promise<void> {
  await prefer(page);
  await go(page, '/');
  await tabTo(page, 'a[href="/new/arctic-cleanup"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('status')).toBeVisible();
}

test('a match is begun, and another one ended, by the keys of the options alone', async ({ page }) => {
  const press = async (index: number): Promise<void> => page.keyboard.press(KEYS[index] ?? '');
  await openByKeyboard(page);
  expect(await playOn(page, 15, press)).toBe(15);
  await playToResult(page, await layNearEnd(page, 2, 15), press);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('result')).toHaveCount(0);
});

test('arrows and Enter play with single keys switched off', async ({ page }) => {
  await prefer(page, { keys: false });
  await go(page, '/new/arctic-cleanup');
  await page.getByRole('radio', { name: '1 (solo)' }).focus();
  await page.keyboard.press('Space');
  await tabTo(page, 'button[type="submit"]');
  await page.keyboard.press('Enter');
  const made = await playOn(page, 8, async (index) => {
    await page.keyboard.press('1');
    for (let i = 0; i <= index; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  });
  expect(made).toBe(8);
});

test('brackets walk through the past, Escape returns, ? shows the keys', async ({ page }) => {
  await openByKeyboard(page);
  await playOn(page, 5, async (index) => page.keyboard.press(KEYS[index] ?? ''));
  await awaitOptions(page);
  await page.keyboard.press('[');
  await expect(page.getByTestId('past')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('past')).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(page.getByLabel('Search the rules')).toBeFocused();
});
