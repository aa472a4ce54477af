import { expect } from '@playwright/test';
import { DECISION, scan } from './axe.ts';
import { go } from './go.ts';
import { guest, openTable, test } from './people.ts';
import { everyKind, layNearEnd, playTheEnd, sitAtDeal } from './played.ts';
import { prefer, awaitOptions } from './table.ts';
import { thoroughIf } from './thorough.ts';

test('front page, setup and trouble', async ({ page }) => {
  await prefer(page);
  await go(page, '/');
  await scan(page, 'front page');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan(page, 'settings', ['[role="dialog"]']);
  await go(page, '/new/arctic-cleanup');
  await page.getByText('More: variants and practice').click();
  await scan(page, 'setup');
  await go(page, '/table/none');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scan(page, 'trouble');
});

test('lobby, new table, room, account, history', async ({ page, browser }) => {
  const host = await guest(browser, 'Axe');
  const table = await openTable(host, { bots: [null, null, 'greedy'], listed: true });
  await prefer(page);
  await go(page, '/online');
  await expect(page.locator(`a[href="/t/${table.id}"]`)).toBeVisible();
  await scan(page, 'lobby');
  await go(page, '/online/new/arctic-cleanup');
  await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
  for (const more of await page.locator('summary').all()) await more.click();
  await page.getByRole('radio', { name: 'Own' }).check({ force: true });
  await scan(page, 'new table');
  await go(page, `/t/${table.id}`);
  await expect(page.getByTestId('gathering')).toBeVisible();
  await scan(page, 'room of a visitor');
  await page.getByLabel('Your name').fill('Axel');
  await page.getByRole('button', { name: 'Join the table' }).click();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await expect(page.getByRole('button', { name: 'I am ready' })).toHaveCount(0);
  await scan(page, 'room of a guest');
  await go(host, `/t/${table.id}`);
  await expect(host.getByTestId('gathering')).toBeVisible();
  await scan(host, 'room of the host');
  await go(page, '/');
  await expect(page.getByTestId('table').first()).toBeVisible();
  await scan(page, 'front page with tables');
  await go(page, '/account');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await scan(page, 'account');
  await go(page, '/history');
  await scan(page, 'history');
  await go(page, '/t/abcdefabcdef');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await scan(page, 'no table');
});

test('every kind of decision on a wide screen', thoroughIf(true), async ({ page }) => {
  await prefer(page);
  const seen: string[] = [];
  for await (const kind of everyKind(page, 3)) {
    await scan(page, kind, seen.length === 0 ? [] : DECISION);
    seen.push(kind);
  }
  expect(seen.length).toBe(10);
});

test('what opens above the table', async ({ page }) => {
  await prefer(page);
  await layNearEnd(page, 3, 5);
  await page.getByRole('log').getByRole('button').first().click();
  await scan(page, 'the past');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await scan(page, 'rulebook', ['[data-testid="rulebook"]']);
  await page.getByRole('button', { name: 'Close the rulebook' }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await scan(page, 'menu', ['header', '[role="menu"]']);
  await page.getByRole('menuitem', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan(page, 'keys', ['[role="dialog"]']);
});

test('the end', async ({ page }) => {
  await prefer(page);
  await playTheEnd(page, 1);
  await scan(page, 'result');
});

test('a small screen, tab by tab', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prefer(page);
  await sitAtDeal(page, { seed: 'axe' });
  await awaitOptions(page);
  for (const tab of ['Decision', 'Players', 'Log', 'Rules']) {
    await page.getByRole('tab', { name: tab }).click();
    await scan(page, tab, tab === 'Decision' ? [] : ['[role="tablist"]', '[role="tabpanel"]']);
  }
});
