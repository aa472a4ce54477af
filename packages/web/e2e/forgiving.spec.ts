import { expect, test } from '@playwright/test';
import { sitAtDeal } from './played.ts';
import { clicking, options, playOn, prefer, awaitOptions } from './table.ts';

test('a choice that would be regretted is asked for once more, and can be dropped', async ({ page }) => {
  await prefer(page, { confirm: 'matters' });
  await sitAtDeal(page, { seed: 'forgiving' });
  // Factory and ships first; then "Unload" can do nothing.
  await playOn(page, 2, clicking(page));
  await awaitOptions(page);
  const idle = page.locator('#options [data-option="unload"]');
  await idle.click();
  const bar = page.getByTestId('confirm');
  await expect(bar).toContainText('This card could not do anything now.');
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await idle.click();
  await bar.getByRole('button', { name: 'Choose again' }).click();
  await expect(idle).toBeVisible();
  await idle.click();
  await bar.getByRole('button', { name: 'Do it' }).click();
  await expect(page.getByText('played Unload')).toBeVisible();
});

test('alone against bots a choice is taken back past what they did, and the log says so', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { seed: 'forgiving', others: 'greedy' });
  const before = await awaitOptions(page);
  await options(page).first().click();
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'false');
  await awaitOptions(page);
  await page.getByTestId('undo').click();
  await expect.poll(async () => awaitOptions(page)).toEqual(before);
});
