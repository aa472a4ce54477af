import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { scan } from './axe.ts';
import { go, reload } from './go.ts';
import { awaitOptions, openDecision, options, prefer } from './table.ts';

const strip = (page: Page) => page.getByTestId('lesson');
const card = (page: Page) => page.getByTestId('introduction');

test('the first lesson of Algae, Inc. is played from the front page to its end', async ({ page }) => {
  const TASKS = 20;
  await prefer(page, { met: ['algae-inc'] });
  await go(page, '/');
  await page.getByRole('link', { name: 'Learn by playing: Algae, Inc.' }).click();
  let answered = '';
  for (let task = 1; task <= TASKS; task++) {
    await awaitOptions(page, answered);
    await expect(strip(page)).toContainText(`${task} of ${TASKS}`);
    await expect(options(page)).toHaveCount(1);
    answered = await openDecision(page);
    await options(page).first().click();
  }
  await expect(strip(page)).toContainText('you can run a plant');
  // A lesson has its own words: what is special of a department is not told besides.
  await expect(card(page)).toHaveCount(0);
});

/** A match alone up to its first Monday, with the department of that name. */
async function toMonday(page: Page, department: string): Promise<void> {
  await go(page, '/new/algae-inc', 'button[type="submit"]');
  await page.getByRole('radio', { name: '1 (solo)', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Start' }).click();
  await awaitOptions(page);
  let answered = await openDecision(page);
  await options(page).filter({ hasText: department }).click();
  for (const step of ['contracts', 'pool']) {
    const ids = await awaitOptions(page, answered);
    expect([step, ids?.length]).toEqual([step, step === 'contracts' ? 6 : 2]);
    answered = await openDecision(page);
    await options(page).first().click();
  }
}

test('a department says what it does its own way the first time it is played, and not again', async ({ page }) => {
  await prefer(page, { met: ['algae-inc'] });
  await toMonday(page, 'Food');
  await expect(card(page)).toContainText('falls one step and loses value');
  await expect(page.getByRole('dialog', { name: 'Food: Spoiling' })).toBeVisible();
  await scan(page, 'what is special of a department', ['[role="dialog"]']);
  await card(page).getByRole('button', { name: 'The rule' }).click();
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('[data-rule="ALG-MON-11"]').first()).toBeVisible();
  await reload(page);
  await awaitOptions(page);
  await expect(card(page)).toHaveCount(0);
  // Another department is new again.
  await toMonday(page, 'Biofuel');
  await card(page).getByRole('button', { name: 'Got it' }).click();
  await expect(card(page)).toHaveCount(0);
  await toMonday(page, 'Food');
  await awaitOptions(page);
  await expect(card(page)).toHaveCount(0);
});
