import { expect, test } from '@playwright/test';
import { cleaners, layAt, layNearEnd, playToResult, sitAtDeal } from './played.ts';
import { options, openDecision, playOn, prefer, awaitOptions } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a match is begun, and another one ended, by taps on the sheet', async ({ page }) => {
  const tap = async (index: number): Promise<void> => options(page).nth(index).tap();
  await prefer(page);
  await sitAtDeal(page, { others: 'greedy', seed: 'taps' });
  expect(await playOn(page, 15, tap, 7)).toBe(15);
  await playToResult(page, await layNearEnd(page, 2, 15), tap);
});

test('everything about the table is one tap away', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { players: 4 });
  await awaitOptions(page);
  await page.getByRole('tab', { name: 'Players' }).tap();
  await expect(page.getByRole('tabpanel')).toContainText('Teal');
  await page.getByRole('tab', { name: 'Log' }).tap();
  await expect(page.getByRole('log')).toContainText('Turn order');
  await page.getByRole('tab', { name: 'Rules' }).tap();
  await page.getByLabel('Search the rules').fill('corners pack ice');
  await expect(page.getByRole('tabpanel')).toContainText('All other corners are pack ice');
  await page.getByRole('tab', { name: /Decision/ }).tap();
  await expect(options(page).first()).toBeVisible();
});

test('the board keeps its place where the status takes a second line', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await awaitOptions(page);
  const places = await page.getByTestId('status').evaluate((status) => {
    const board = document.querySelector('main');
    const place = (words: string): readonly (number | undefined)[] => {
      status.textContent = words;
      return [Math.round(status.getBoundingClientRect().height / 20), board?.getBoundingClientRect().top];
    };
    return [place('Red: sail'), place('Red: sail a ship to one of the hexes beside it')];
  });
  const [[one, first] = [], [two, second] = []] = places;
  expect([one, two, second]).toEqual([1, 2, first]);
});

test('no option is smaller than a thumb, and nothing scrolls sideways', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await awaitOptions(page);
  const shown = page.locator('#options [data-option], header button, [role="tab"]').filter({ visible: true });
  expect(await shown.count()).toBeGreaterThan(6);
  for (const button of await shown.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(43.5);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('panning and pinching the board never choose anything', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  const before = await awaitOptions(page);
  const status = await page.getByTestId('status').innerText();
  const box = await page.getByRole('main').boundingBox();
  if (box === null) throw new Error('the board has no place on the screen');
  const touch = await page.context().newCDPSession(page);
  const send = async (type: string, points: readonly { x: number; y: number }[]): Promise<void> => {
    await touch.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  };
  for (let row = 1; row < 8; row++)
    for (let column = 1; column < 8; column++) {
      const from = { x: box.x + (box.width * column) / 8, y: box.y + (box.height * row) / 8 };
      await send('touchStart', [from]);
      await send('touchMove', [{ x: from.x + 8, y: from.y + 12 }]);
      await send('touchEnd', []);
    }
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await send('touchStart', [middle, { x: middle.x + 20, y: middle.y }]);
  await send('touchMove', [
    { x: middle.x - 60, y: middle.y },
    { x: middle.x + 80, y: middle.y },
  ]);
  await send('touchEnd', []);
  await expect(page.getByRole('button', { name: 'Fit the board' })).toBeVisible();
  await page.getByRole('button', { name: 'Fit the board' }).tap();
  await expect(page.getByRole('button', { name: 'Fit the board' })).toBeHidden();
  expect(await awaitOptions(page)).toEqual(before);
  await expect(page.getByTestId('status')).toHaveText(status);
});

test('a touch in a crowd enlarges it, a second one chooses, and the board is fitted again', async ({ page }) => {
  await prefer(page);
  await layAt(page, 4, cleaners, 'load-token', (ids) => ids.length > 3);
  const board = page.locator('[data-board]');
  const tokens = board.locator(':is([data-option], [data-pick])');
  const middles = await tokens.evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, size: width };
    }),
  );
  const close = middles.find((one) =>
    middles.some((other) => other !== one && Math.hypot(one.x - other.x, one.y - other.y) < 24),
  );
  if (close === undefined) throw new Error('no two tokens lie close to each other');
  const first = tokens.nth(middles.indexOf(close));
  expect(close.size).toBeLessThan(40);
  const options = await awaitOptions(page);
  await page.touchscreen.tap(close.x, close.y);
  await expect(board).toContainText('Closer: touch what you mean');
  expect(await awaitOptions(page)).toEqual(options);
  const large = await first.boundingBox();
  expect(Math.min(large?.width ?? 0, large?.height ?? 0)).toBeGreaterThanOrEqual(43.5);
  const asked = await openDecision(page);
  await first.tap();
  // Where two ships could take it, a menu asks for one.
  const menu = page.locator('button[data-option^="load "]').and(board.locator('button')).first();
  const isAnswered = async (): Promise<boolean> => (await openDecision(page)) !== asked;
  await expect.poll(async () => (await isAnswered()) || (await menu.isVisible())).toBe(true);
  if (!(await isAnswered())) await menu.tap();
  await awaitOptions(page, asked);
  await expect(board).not.toContainText('Closer: touch what you mean');
  await expect(page.getByRole('button', { name: 'Fit the board' })).toBeHidden();
});
