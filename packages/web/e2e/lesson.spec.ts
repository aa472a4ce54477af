import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { go, reload } from './go.ts';
import { onFlatMap, openDecision, options, prefer, awaitOptions } from './table.ts';

const TASKS = 18;

const strip = (page: Page) => page.getByTestId('lesson');

async function begin(page: Page): Promise<void> {
  await prefer(page);
  await onFlatMap(page);
  await go(page, '/');
  await page.getByRole('link', { name: 'Learn by playing: Algoracing' }).click();
  await expect(strip(page)).toContainText(`1 of ${TASKS}`);
}

/** Does the tasks from the n-th on, by the first option that the list offers; returns the captions. */
async function learn(page: Page, from: number, to: number, tap = false): Promise<readonly string[]> {
  const captions: string[] = [];
  let answered = '';
  for (let task = from; task <= to; task++) {
    await awaitOptions(page, answered);
    await expect(strip(page)).toContainText(`${task} of ${TASKS}`);
    captions.push(await page.getByTestId('caption').innerText());
    await expect(options(page).first()).toBeInViewport({ ratio: 0.95 });
    answered = await openDecision(page);
    await (tap ? options(page).first().tap() : options(page).first().click());
  }
  await awaitOptions(page, answered);
  return captions;
}

test('the first lesson is played from the front page to its end, and then the match goes on freely', async ({
  page,
}) => {
  await begin(page);
  const captions = await learn(page, 1, TASKS);
  expect(new Set(captions).size).toBe(TASKS);
  await expect(strip(page)).toContainText('6 points');
  await expect(strip(page).getByRole('link', { name: 'Next lesson: The full game' })).toBeVisible();
  await expect(page.getByText(/Not in this step/)).toHaveCount(0);
  expect(await options(page).count()).toBeGreaterThan(1);
  await expect(page.getByTestId('status')).toContainText('Olympus');
  await strip(page).getByRole('button', { name: 'Close the lesson' }).click();
  await expect(strip(page)).toHaveCount(0);
  await options(page).first().click();
  await awaitOptions(page);
  await go(page, '/');
  await expect(page.getByTestId('saved-match')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Learn by playing: Algoracing' })).toBeVisible();
});

test('the lesson goes on where it was left, from the setup page too', async ({ page }) => {
  await begin(page);
  await learn(page, 1, 5);
  await go(page, '/new/algoracing');
  await page.getByRole('link', { name: 'Go on with the lesson: Algoracing' }).click();
  await expect(strip(page)).toContainText(`6 of ${TASKS}`);
  expect(await awaitOptions(page)).toEqual(['run']);
});

test('what others did is told until the next task is done, and a lesson that is done leads to the next', async ({
  page,
}) => {
  await begin(page);
  await learn(page, 1, 1);
  await expect(strip(page)).toContainText('Gale takes the white rover and the north-east corner.');
  await learn(page, 2, 2);
  await expect(strip(page)).not.toContainText('Gale takes');
  await go(page, '/new/algoracing');
  await expect(page.getByRole('navigation', { name: 'More lessons' }).getByRole('link')).toHaveText(['The full game']);
});

test('a choice that was taken back is asked for again', async ({ page }) => {
  await begin(page);
  await learn(page, 1, 4);
  await expect(strip(page)).toContainText(`5 of ${TASKS}`);
  await page.keyboard.press('Control+z');
  await expect(strip(page)).toContainText(`4 of ${TASKS}`);
  expect(await awaitOptions(page)).toEqual(['add all-way']);
});

test('what the lesson does not ask for is refused with a hint, by list, board and key', async ({ page }) => {
  await begin(page);
  await learn(page, 1, 3);
  const hint = 'In this lesson, choose “All the way” now.';
  const others = page.locator('#decision summary', { hasText: 'Not in this step' });
  await expect(page.locator('#decision [data-refused="add jump"]')).toBeHidden();
  await others.click();
  await page.locator('#decision [data-refused="add jump"]').click();
  await expect(page.getByTestId('explain')).toContainText(hint);
  await page.keyboard.press('Escape');
  await page.getByRole('main').locator('[data-refused="add step"]').first().click();
  await expect(page.getByTestId('explain')).toContainText(hint);
  await page.keyboard.press('Escape');
  await page.keyboard.press('2');
  await expect(strip(page)).toContainText(`4 of ${TASKS}`);
});

test('whoever leaves the lesson plays the same match freely', async ({ page }) => {
  await begin(page);
  await learn(page, 1, 3);
  expect(await awaitOptions(page)).toEqual(['add all-way']);
  await strip(page)
    .getByRole('button', { name: /^Leave the lesson/ })
    .click();
  await expect(strip(page)).toHaveCount(0);
  expect(await awaitOptions(page)).toEqual(['add step', 'add all-way', 'add jump', 'pass']);
  await reload(page);
  await awaitOptions(page);
  await expect(strip(page)).toHaveCount(0);
});

test('a caption leads to the rule behind it', async ({ page }) => {
  await begin(page);
  await learn(page, 1, 1);
  await strip(page).getByRole('button', { name: 'The rule behind this step' }).click();
  await expect(page.getByText('RAC-SET-04').first()).toBeVisible();
});

test('an address without a lesson is explained', async ({ page }) => {
  await go(page, '/learn/algoracing/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This lesson cannot begin');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the whole lesson is played by taps, and what is due can be seen without scrolling', async ({ page }) => {
    await begin(page);
    await learn(page, 1, TASKS, true);
    await expect(strip(page)).toContainText('6 points');
    await expect(options(page).first()).toBeInViewport({ ratio: 0.95 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});

test.describe('on a phone, where a tray lies in the sheet', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the caption stands above the tray', async ({ page }) => {
    await prefer(page);
    await go(page, '/learn/biohack/first-night');
    await awaitOptions(page);
    await expect(page.getByTestId('caption')).toContainText('Take Ines Calloway');
    await expect(page.getByTestId('caption')).toBeInViewport({ ratio: 1 });
    await page.locator('[data-tray] [data-option="ines-calloway"]').tap();
    await expect(page.getByTestId('caption')).toContainText('Take Crag Ram');
    await expect(page.getByTestId('caption')).toBeInViewport({ ratio: 1 });
  });
});

test('UX-40: what the lesson of Arctic CleanUp asks for can be done, until it is done', async ({ page }) => {
  await prefer(page);
  await go(page, '/learn/arctic-cleanup/first-voyage');
  const captions = new Set<string>();
  let answered = '';
  for (;;) {
    await awaitOptions(page, answered);
    if (!/: \d+ of \d+/.test(await strip(page).innerText())) break;
    captions.add(await page.getByTestId('caption').innerText());
    answered = await openDecision(page);
    await options(page).first().click();
  }
  expect(captions.size).toBe(15);
  await expect(strip(page)).toContainText('First voyage: done');
});
