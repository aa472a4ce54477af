import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { awaitOptions, dice, openDecision, prefer, startMatch } from './table.ts';

const BOARD = '[data-board="biohack"]';

/** How an option is found on the board: alone, or among several that one thing stands for. */
function thing(page: Page, id: string): Locator {
  return page.locator(`${BOARD} [data-option="${id}"]`).first();
}

/** Touches the board for an option: locations one by one and then the button; what is given, then what one gets. */
async function touch(page: Page, id: string, press: (target: Locator) => Promise<void>): Promise<void> {
  const places = id.split('+');
  const toggle = page.locator(`${BOARD} [data-toggle="${places[0]}"]`);
  const [give, gain] = id.split('->');
  if (gain !== undefined) await press(page.locator(`${BOARD} [data-give="${give}"]`));
  if ((await toggle.count()) === 0) return press(thing(page, id));
  for (const place of places) await press(page.locator(`${BOARD} [data-toggle="${place}"]`));
  return press(page.getByTestId('kit-confirm'));
}

/** What moves the match on: whoever only passes sees nothing of the board. */
function wish(ids: readonly string[], roll: (n: number) => number): string {
  const useful = ids.filter((id) => id !== 'done' && id !== 'pass');
  const from = useful.length > 0 ? useful : ids;
  return from[roll(from.length)] ?? '';
}

/** Plays by touching the board until so many choices are made. */
async function play(page: Page, most: number, press: (target: Locator) => Promise<void>): Promise<void> {
  const roll = dice(5);
  let answered = '';
  for (let made = 0; made < most; made++) {
    const ids = await awaitOptions(page, answered);
    if (ids === null) break;
    answered = await openDecision(page);
    await touch(page, wish(ids, roll), press);
  }
  await awaitOptions(page, answered);
}

test('rounds of four are played by touching the board alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await startMatch(page, { game: 'biohack', players: 4, others: 'random', seed: 'night city' });
  await play(page, 40, (target) => target.click());
  await expect(page.getByText(/Round [2-4] of 4/).first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a round alone is played with a thumb, each question on its page', async ({ page }) => {
    test.setTimeout(300_000);
    await prefer(page);
    await startMatch(page, { game: 'biohack', players: 1, seed: 'night city' });
    await play(page, 16, (target) => target.tap());
    await expect(page.locator(`${BOARD} [data-paged]`)).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBe(0);
  });
});
