import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { go, reload } from './go.ts';
import { begun, guest, sitAt, test } from './people.ts';
import { layNearEnd, playTheEnd, sitAtDeal } from './played.ts';
import { awaitOptions, clicking, playOn, prefer } from './table.ts';

const DESK = { width: 1366, height: 768 };
const PHONE = { width: 390, height: 844 };

/** How far a list is from its end. */
async function fromEnd(list: Locator): Promise<number> {
  return list.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
}

/** Waits for everything that changes its size after the first picture. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

test.describe('log', () => {
  test('an old line that was chosen stays where it is, and now is at the end again', async ({ page }) => {
    await page.setViewportSize(DESK);
    await prefer(page);
    await layNearEnd(page, 2, 40);
    const log = page.getByRole('log');
    await expect.poll(async () => fromEnd(log)).toBeLessThan(4);
    const line = log.getByRole('button').nth(4);
    await line.scrollIntoViewIfNeeded();
    await line.click();
    await expect(page.getByTestId('past')).toBeVisible();
    await settled(page);
    await expect(line).toBeInViewport();
    expect(await fromEnd(log)).toBeGreaterThan(200);
    await page.getByRole('button', { name: 'Back to now' }).click();
    await expect.poll(async () => fromEnd(log)).toBeLessThan(4);
  });

  test('somebody who reads further up is left there while others move', async ({ page }) => {
    await page.setViewportSize(DESK);
    await prefer(page);
    await layNearEnd(page, 2, 40);
    const log = page.getByRole('log');
    await log.evaluate((element) => element.scrollTo({ top: 0 }));
    await settled(page);
    await playOn(page, 1, clicking(page));
    await settled(page);
    expect(await log.evaluate((element) => element.scrollTop)).toBe(0);
  });

  test('it opens at its newest line online, also when its turns get their names later', async ({ browser }) => {
    const page = await guest(browser, 'Ada', { viewport: DESK });
    const { id } = await begun([page], { bots: [null, 'random'] });
    await sitAt(page, id);
    await playOn(page, 9, clicking(page));
    await reload(page, '[data-testid="status"]');
    const log = page.getByRole('log');
    await expect(log.getByText('Earlier', { exact: true })).toHaveCount(0);
    await settled(page);
    expect(await fromEnd(log)).toBeLessThan(4);
    expect(await log.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  });
});

test.describe('rulebook', () => {
  test('a search shows its first rule, and Escape leaves it, then the rulebook', async ({ page }) => {
    await page.setViewportSize(DESK);
    await prefer(page);
    await sitAtDeal(page);
    await awaitOptions(page);
    await page.keyboard.press('/');
    const rules = page.getByRole('region', { name: 'Rules' });
    await rules.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
    await page.getByLabel('Search the rules').fill('the');
    await expect.poll(async () => rules.evaluate((element) => element.scrollTop)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('Search the rules')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('rulebook')).toHaveCount(0);
  });

  test('on a phone the rule that matters lies below its heading', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await prefer(page);
    await layNearEnd(page, 2, 3);
    await page.getByRole('tab', { name: 'Rules' }).click();
    const rule = page.locator('[data-rule][aria-current="true"]');
    await expect(rule).toBeInViewport();
    const top = await rule.evaluate((element) => {
      const heading = element.parentElement?.querySelector('h3')?.getBoundingClientRect();
      return element.getBoundingClientRect().top - (heading?.bottom ?? 0);
    });
    expect(top).toBeGreaterThanOrEqual(-1);
  });
});

test('the record is offered when the match is over, not before', async ({ page }) => {
  await prefer(page);
  await playTheEnd(page, 2);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Download the record' })).toBeVisible();
  await sitAtDeal(page);
  await awaitOptions(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Download the record' })).toHaveCount(0);
});

test('beside a board of the past stands what was done then', async ({ page }) => {
  await prefer(page);
  await layNearEnd(page, 2, 20);
  const now = await page.getByTestId('status').innerText();
  await page.keyboard.press('[');
  await expect(page.getByTestId('status')).toContainText(/^Then: /);
  await expect(page.getByTestId('status')).not.toContainText(now);
  await expect(page.locator('#prompt')).toContainText(/^Now: /);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('status')).toHaveText(now);
});

test('another page begins at its top, with the focus on its heading', async ({ page }) => {
  await page.setViewportSize(DESK);
  await prefer(page);
  await go(page, '/');
  const focused = async (): Promise<string> => page.evaluate(() => document.activeElement?.tagName ?? '');
  expect(await focused()).toBe('BODY');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }));
  await page.getByRole('link', { name: 'Play Arctic CleanUp' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole('button', { name: 'Start' }).click();
  await awaitOptions(page);
  await expect(page.locator('#options')).toBeFocused();
});

test('a finger on an undo that is not possible is told why', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await prefer(page);
  await sitAtDeal(page);
  await awaitOptions(page);
  await page.getByTestId('undo').tap({ force: true });
  await expect(page.getByRole('alert')).toContainText('There is nothing of yours to take back.');
  await expect(page.getByRole('alert')).toBeInViewport();
});
