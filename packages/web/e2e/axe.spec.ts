import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
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

    test('every kind of decision on a wide screen, and what opens above it', async ({ page }) => {
      test.setTimeout(300_000);
      await prefer(page);
      await startMatch(page, { players: 3, seed: 'axe' });
      const roll = dice(5);
      const seen = new Set<string>();
      for (let made = 0; made < 120 && seen.size < 9; made++) {
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
