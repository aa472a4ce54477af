import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Colours that are still changing have a contrast that nobody sees for long. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
  });
}

/** What only the colours decide. Everything else is the same in the dark, and has been looked at in the light. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** The colour of plain words, to see that the theme has changed. */
async function ink(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => getComputedStyle(root).color);
}

/** Where a decision shows: above the table, in its list, and on whatever can be chosen on the board or says why not. */
export const DECISION = ['header', '#decision', '[data-board] :is([data-option], [data-pick], [data-refused])'];

/**
 * No finding that is serious or critical, in either theme; the names of the findings make a failure readable.
 * Every rule is asked. What passes is only counted, and nothing is looked for in frames of other origins, of which there
 * are none: describing thousands of elements without a fault takes most of the time. `parts`: only these are looked at,
 * of a page that was looked at as a whole before.
 */
export async function scan(page: Page, screen: string, parts: readonly string[] = []): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await look(page, `${screen}, light`, parts, {});
  const light = await ink(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  expect(await ink(page), `${screen}, dark`).not.toBe(light);
  await look(page, `${screen}, dark`, parts, { runOnly: OF_COLOURS });
}

/** The pages of a board on a small screen, one after the other, as whoever has the buttons under it would look. */
export async function scanPages(page: Page, board: string, pages: readonly string[]): Promise<void> {
  for (const name of pages) {
    await page.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await scan(page, name, [board]);
  }
}

async function look(
  page: Page,
  screen: string,
  parts: readonly string[],
  rules: { readonly runOnly?: string[] },
): Promise<void> {
  await atRest(page);
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'], ...rules }).setLegacyMode(true);
  for (const part of parts) if ((await page.locator(part).count()) > 0) axe.include(part);
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const words = grave.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
  );
  expect(words, screen).toEqual([]);
}
