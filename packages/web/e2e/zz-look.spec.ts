import { test } from '@playwright/test';
import { growers, everyKind, layAt, sitAtDeal } from './played.ts';
import { prefer, playOn, clicking } from './table.ts';
const asked: typeof growers = { ...growers, settings: () => ({ inserts: true, payment: 'free' }) };
const out = process.env['AP_SHOTS'] ?? '/tmp/ap-shots';
test('kinds', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  for await (const kind of everyKind(page, 1, asked, ['plant 53', 'x'])) { await page.waitForTimeout(250); await page.screenshot({ path: `${out}/k-${kind}.png` }); }
});
test('sizes', async ({ page }) => {
  await prefer(page);
  for (const [players, step] of [[4, 'export-target'], [2, 'machine-step']] as const) {
    await layAt(page, players, growers, step, (ids) => ids.length > 2);
    for (const [w, h] of [[1366, 768], [1920, 1080], [1024, 768], [820, 1180], [844, 390]] as const)
      for (const colorScheme of ['light', 'dark'] as const) {
        if (colorScheme === 'dark' && ![1366, 820].includes(w)) continue;
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width: w, height: h });
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${out}/s-${players}-${step}-${w}-${colorScheme}.png` });
      }
  }
});
test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('phone', async ({ page }) => {
    await prefer(page);
    await layAt(page, 4, growers, 'science-tile');
    for (const [w, h] of [[390, 844], [360, 640]] as const) {
      await page.setViewportSize({ width: w, height: h });
      for (const name of ['Week', 'Map', 'Goals', 'Plant', 'Lab', 'Desk']) {
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).first().click();
        await page.waitForTimeout(250);
        await page.screenshot({ path: `${out}/p-${w}-${name}.png` });
      }
    }
    for (const step of ['choose-action', 'export-cubes', 'science-rotation', 'give-up', 'machine-step', 'assign-contracts', 'choose-department', 'choose-insert'] as const) {
      await page.setViewportSize({ width: 390, height: 844 });
      await layAt(page, 1, growers, step);
      await page.waitForTimeout(250);
      await page.screenshot({ path: `${out}/pd-${step}.png` });
    }
  });
});
