import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { guest, openTable } from './people.ts';
import { clicking, dice, options, pick, playOn, prefer, settled, startMatch } from './table.ts';

/** No finding that is serious or critical; the names of the findings make a failure readable. */
async function scan(page: Page, screen: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const words = grave.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
  );
  expect(words, screen).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test('front page, setup and trouble', async ({ page }) => {
      await prefer(page);
      await page.goto('/');
      await scan(page, 'front page');
      await page.getByRole('button', { name: 'Settings' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await scan(page, 'settings');
      await page.goto('/new/arctic-cleanup');
      await page.getByText('More: variants and practice').click();
      await scan(page, 'setup');
      await page.goto('/table/none');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scan(page, 'trouble');
    });

    test('lobby, new table, room, account, history', async ({ page, browser }) => {
      const host = await guest(browser, `Axe ${colorScheme}`);
      const table = await openTable(host, { bots: [null, null, 'greedy'], listed: true });
      await prefer(page);
      await page.goto('/online');
      await expect(page.locator(`a[href="/t/${table.id}"]`)).toBeVisible();
      await scan(page, 'lobby');
      await page.goto('/online/new/arctic-cleanup');
      await expect(page.getByRole('button', { name: 'Open the table' })).toBeVisible();
      for (const more of await page.locator('summary').all()) await more.click();
      await page.getByRole('radio', { name: 'Own' }).check({ force: true });
      await scan(page, 'new table');
      await page.goto(`/t/${table.id}`);
      await expect(page.getByTestId('gathering')).toBeVisible();
      await scan(page, 'room of a visitor');
      await page.getByLabel('Your name').fill('Axel');
      await page.getByRole('button', { name: 'Join the table' }).click();
      await page.getByRole('button', { name: 'I am ready' }).click();
      await scan(page, 'room of a guest');
      await host.emulateMedia({ colorScheme });
      await host.goto(`/t/${table.id}`);
      await expect(host.getByTestId('gathering')).toBeVisible();
      await scan(host, 'room of the host');
      await page.goto('/');
      await expect(page.getByTestId('table').first()).toBeVisible();
      await scan(page, 'front page with tables');
      await page.goto('/account');
      await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      await scan(page, 'account');
      await page.goto('/history');
      await scan(page, 'history');
      await page.goto('/t/abcdefabcdef');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await scan(page, 'no table');
    });

    test('every kind of decision on a wide screen, and what opens above it', async ({ page }) => {
      test.setTimeout(300_000);
      await prefer(page);
      await startMatch(page, { players: 3, seed: 'axe' });
      const roll = dice(5);
      const seen = new Set<string>();
      for (let made = 0; made < 80 && seen.size < 7; made++) {
        const ids = await settled(page);
        if (ids === null) break;
        const prompt = (await page.locator('#prompt').innerText()).replaceAll(/\(.*\)|\d|:.*/g, '').trim();
        if (!seen.has(prompt)) await scan(page, prompt);
        seen.add(prompt);
        await options(page).nth(pick(ids, roll)).click();
      }
      expect(seen.size).toBeGreaterThan(5);
      await settled(page);
      await page.getByRole('log').getByRole('button').first().click();
      await scan(page, 'the past');
      await page.keyboard.press('Escape');
      await page.keyboard.press('/');
      await scan(page, 'rulebook');
      await page.getByRole('button', { name: 'Close the rulebook' }).click();
      await page.getByRole('button', { name: 'Menu' }).click();
      await scan(page, 'menu');
      await page.getByRole('menuitem', { name: 'Keys' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await scan(page, 'keys');
    });

    test('the end', async ({ page }) => {
      test.setTimeout(300_000);
      await prefer(page);
      await startMatch(page, { players: 1 });
      await playOn(page, 600, clicking(page), 9);
      await scan(page, 'result');
    });

    test('a small screen, tab by tab', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await prefer(page);
      await startMatch(page, { seed: 'axe' });
      await settled(page);
      for (const tab of ['Decision', 'Players', 'Log', 'Rules']) {
        await page.getByRole('tab', { name: tab }).click();
        await scan(page, tab);
      }
    });
  });
}
