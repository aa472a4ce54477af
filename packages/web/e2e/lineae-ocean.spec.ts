import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { colonists, layAt } from './played.ts';
import { awaitOptions, openDecision, prefer } from './table.ts';

const ocean = (page: Page): Locator => page.getByRole('group', { name: 'Ocean', exact: true });

/** Where all submersibles lie. */
const places = async (page: Page): Promise<string> =>
  page.locator('[data-piece="sub"]').evaluateAll((subs) => subs.map((sub) => sub.getAttribute('data-at')).join(', '));

/** Those who bring cubes up to the surface and look for their vessel there. */
const dockers: typeof colonists = {
  ...colonists,
  pick(ids, roll) {
    const wished = [/^dock$/, /^take$/, /^place sub/, /^up$/, /^(left|right|vessel)/];
    const from = wished.map((wish) => ids.filter((id) => wish.test(id))).find((found) => found.length > 0) ?? ids;
    return ids.indexOf(from[roll(from.length)] ?? '');
  },
};

/** Questions with several spaces that are more than one step away. */
const steerable = (ids: readonly string[]): boolean => ids.filter((id) => /^(up|down|left|right)$/.test(id)).length > 2;

test('a submersible shows its way to a far space and what it costs, and goes there by one click', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, colonists, 'steer-sub', steerable);
  const before = await places(page);
  const far = ocean(page).locator('[data-far]').first();
  await far.hover();
  await expect(page.getByTestId('dive-path')).toBeVisible();
  await expect(page.getByTestId('tip')).toContainText(/electricity|Free/);
  await far.click();
  await expect.poll(async () => places(page)).not.toBe(before);
  await expect(page.getByRole('log')).toContainText('steered');
});

test('a lock shows the water after it is toggled and who would be asked first, before anything is done', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 3, colonists, 'take-turn', (ids) => ids.includes('place lock-3'));
  const asked = await openDecision(page);
  await ocean(page).locator('[data-place="space lock-3"]').hover();
  await expect(page.getByTestId('lock-preview')).toContainText(/level \d after/);
  await expect(page.getByTestId('tip')).toContainText('When it is turned');
  await expect(page.getByTestId('tip')).toContainText('May sail first, for $1');
  expect(await openDecision(page)).toBe(asked);
  await page.mouse.move(2, 2);
  await expect(page.getByTestId('lock-preview')).toHaveCount(0);
});

test('a cube that a submersible comes upon is taken or left beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, colonists, 'pick-up-cube', (ids) => ids.includes('leave'));
  const answered = await openDecision(page);
  await ocean(page).getByText('Leave', { exact: true }).click();
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText('left');
});

test('a docked hold is emptied cube by cube in its tray', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, dockers, 'take-cubes');
  const [id = ''] = (await awaitOptions(page)) ?? [];
  const answered = await openDecision(page);
  await page.locator(`[data-tray] [data-option="${id}"]`).first().click();
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText('took');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger shows the way first and goes with the second touch; the map turns to other columns', async ({
    page,
  }) => {
    await prefer(page);
    await layAt(page, 2, colonists, 'steer-sub', steerable);
    const before = await places(page);
    const far = ocean(page).locator('[data-far]').filter({ visible: true }).first();
    await far.tap();
    await expect(page.getByTestId('dive-path')).toBeVisible();
    expect(await places(page)).toBe(before);
    await far.tap();
    await expect.poll(async () => places(page)).not.toBe(before);
    const map = page.getByRole('group', { name: 'All columns' });
    for (const column of [1, 8]) {
      const shown = map.getByRole('button', { name: `Show column ${column},` });
      await shown.tap();
      await expect(shown).toHaveAttribute('data-shown', '');
    }
  });
});
