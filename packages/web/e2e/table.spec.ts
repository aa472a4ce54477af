import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { go, reload } from './go.ts';
import { cleaners, layAt, layNearEnd, playTheEnd, sitAtDeal } from './played.ts';
import { thoroughIf } from './thorough.ts';
import { clicking, openDecision, options, playOn, prefer, awaitOptions } from './table.ts';

/** All that is on the screen of a table at rest, without what merely floats. */
async function screen(page: Page): Promise<unknown> {
  const ids = await awaitOptions(page);
  await page.mouse.move(0, 0);
  return {
    ids,
    status: await page.getByTestId('status').innerText(),
    progress: await page.getByTestId('progress').innerText(),
    players: await page.getByRole('complementary', { name: 'Players' }).innerText(),
    log: await page.getByRole('log').innerText(),
    board: await page.getByRole('main').innerText(),
  };
}

async function expectSameAfterReload(page: Page): Promise<void> {
  const before = await screen(page);
  await reload(page);
  expect(await screen(page)).toEqual(before);
}

test('reloading at any decision restores the same screen', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { seed: 'reload' });
  for (let round = 0; round < 2; round++) {
    await expectSameAfterReload(page);
    await playOn(page, 3, clicking(page), round + 1);
  }
  await layNearEnd(page, 2, 40);
  expect(await playOn(page, 3, clicking(page))).toBe(3);
  await expectSameAfterReload(page);
});

test('a choice can be taken back until chance or somebody else speaks, and the log keeps it', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { players: 2, others: null, seed: 'undo' });
  const first = await awaitOptions(page);
  const status = await page.getByTestId('status').innerText();
  await expect(page.getByTestId('undo')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByTestId('undo')).toHaveAccessibleName(/nothing of yours to take back/);
  await options(page).first().click();
  await expect(page.getByTestId('status')).not.toHaveText(status);
  await page.getByTestId('undo').click();
  expect(await awaitOptions(page)).toEqual(first);
  await expect(page.getByTestId('status')).toHaveText(status);
  await expect(page.getByRole('log')).toContainText('took back a choice');
});

test('undo that is not possible says why', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { players: 1 });
  await awaitOptions(page);
  await page.getByTestId('undo').click({ force: true });
  await expect(page.getByRole('alert')).toContainText('There is nothing of yours to take back.');
});

test('what is refused says why, cites its rule and leads into the rulebook', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { seed: 'explain' });
  await awaitOptions(page);
  await page.locator('summary', { hasText: 'Not possible now' }).click();
  const refused = page.locator('[data-refused]').first();
  await refused.hover();
  await expect(page.getByTestId('hint')).not.toBeEmpty();
  await refused.click();
  const card = page.getByTestId('explain');
  await expect(card).toContainText(/ARC-SET-0\d/);
  await card.getByRole('button', { name: 'Open the rulebook here' }).click();
  await expect(page.getByTestId('rulebook').locator('[aria-current="true"]')).toBeVisible();
  await page.getByLabel('Search the rules').fill('becalmed');
  await expect(page.getByTestId('rulebook').locator('[data-rule]').first()).toContainText(/calm/i);
});

test('what an option would do covers nothing that is being pressed', async ({ page }) => {
  await prefer(page);
  await layAt(page, 2, cleaners, 'plan-set', (ids) => ids.length > 10);
  const open = await openDecision(page);
  // Pressed before it is known what it would do, and let go after that is shown.
  await options(page).last().hover();
  await page.mouse.down();
  await expect(page.getByTestId('preview')).toBeAttached();
  await page.mouse.up();
  await expect(page.locator(`#options[data-decision="${open}"]`)).toHaveCount(0);
});

test('a line of the log shows its position, and one key returns to now', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await playOn(page, 3, clicking(page));
  await awaitOptions(page);
  await page.getByRole('log').getByRole('button').first().click();
  await expect(page.getByTestId('past')).toContainText('You are looking at the past');
  await expect(options(page).first()).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(page.getByTestId('past')).toHaveCount(0);
  await expect(options(page).first()).toHaveAttribute('aria-disabled', 'false');
});

test('board, own board and decision are in sight together at 1366 by 768, and the page does not scroll', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await sitAtDeal(page, { players: 4 });
  await awaitOptions(page);
  const size = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    width: document.documentElement.scrollWidth,
  }));
  expect(size).toEqual({ height: 768, width: 1366 });
  await expect(options(page).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main')).toBeInViewport({ ratio: 0.99 });
});

test('the tab says when it is the player’s turn', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await awaitOptions(page);
  await expect(page).toHaveTitle(/^● Your turn/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/icon-turn.svg');
  await go(page, '/');
  await expect(page).not.toHaveTitle(/Your turn/);
});

test('the result adds up, the record is verified and can be taken away, and a rematch rotates the seats', async ({
  page,
}) => {
  await prefer(page);
  await playTheEnd(page, 2);
  const result = page.getByTestId('result');
  const sheet = result.getByRole('region', { name: 'Where the points come from' });
  const rows = await sheet.locator('tbody tr').all();
  const cells = await Promise.all(rows.map(async (row) => Number(await row.locator('td').first().innerText())));
  const total = Number(await sheet.locator('tfoot td').first().innerText());
  expect(cells.reduce((sum, n) => sum + n, 0)).toBe(total);
  await result.getByText('Record and proof').click();
  await result.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByTestId('verified')).toContainText(/^Verified: all \d+ choices/);
  const fetched = page.waitForEvent('download');
  await result.getByRole('button', { name: 'Download the record' }).click();
  const record = JSON.parse(await readFile(await (await fetched).path(), 'utf8')) as {
    seats: unknown;
    record: { format: string; result: unknown };
  };
  expect(record.seats).toEqual([
    { name: 'Red', bot: null },
    { name: 'Orange', bot: null },
  ]);
  expect(record.record.format).toBe('benchtop-record/1');
  expect(record.record.result).not.toBeNull();
  await result.getByRole('button', { name: /Rematch/ }).click();
  await expect(page.getByRole('complementary', { name: 'Players' }).locator('h2').first()).toHaveText('Orange');
});

test('pieces travel at speed 1, and any key shows the end at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await prefer(page, { speed: 1 });
  await sitAtDeal(page, { players: 1 });
  await awaitOptions(page);
  const held = await page.evaluate(async () => {
    document.querySelector<HTMLElement>('#options [data-option]')?.click();
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const still = document.querySelector('#options [aria-disabled="false"]') === null;
    dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    return still;
  });
  expect(held).toBe(true);
  expect(await awaitOptions(page)).not.toBeNull();
});

test('for whoever asks for less motion nothing is in transition, whatever changes', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await awaitOptions(page);
  const begun = await page.evaluateHandle(() => {
    const names: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => names.push(propertyName), true);
    return names;
  });
  const ink = async (): Promise<string> => page.locator('#root').evaluate((root) => getComputedStyle(root).color);
  const light = await ink();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ink).not.toBe(light);
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });
  expect(await begun.jsonValue()).toEqual([]);
});

test('a long name is cut short, never the numbers beside it', async ({ page }) => {
  await prefer(page);
  await page.setViewportSize({ width: 1366, height: 768 });
  await go(page, '/new/arctic-cleanup');
  await page.getByRole('textbox').first().fill('WWWWWWWWWWWWWWWWWWWW');
  await page.getByRole('button', { name: 'Start' }).click();
  const score = page.getByTestId('score-0');
  await expect(score).toBeInViewport({ ratio: 1 });
  const board = await page.locator('[data-board]').boundingBox();
  const box = await score.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(board?.x ?? 0);
});

/** Points at every option before one is chosen, until the match is over or so many are chosen; returns their kinds. */
async function pointAndChoose(page: Page, most: number): Promise<readonly string[]> {
  return page.evaluate(async (enough) => {
    const frame = async (): Promise<unknown> => new Promise(requestAnimationFrame);
    const point = (element: Element, type: string): boolean =>
      element.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    const steps = new Set<string>();
    let chosen = 0;
    for (let idle = 0; idle < 3000 && chosen < enough; idle++) {
      if (document.querySelector('[data-testid="result"]') !== null) break;
      const list = document.querySelector<HTMLElement>('#options');
      const buttons = [...(list?.querySelectorAll<HTMLElement>('[aria-disabled="false"]') ?? [])];
      for (const button of buttons) {
        point(button, 'pointerover');
        await frame();
        point(button, 'pointerout');
        steps.add((button.dataset['option'] ?? '').split(' ')[0] ?? '');
      }
      const useful = buttons.filter(({ dataset }) => dataset['option'] !== 'done');
      const from = useful.length > 0 ? useful : buttons;
      const button = from[(chosen * 7919) % Math.max(1, from.length)];
      if (button !== undefined) [idle, chosen] = [0, chosen + 1];
      button?.click();
      await frame();
    }
    return [...steps];
  }, most);
}

test('pointing at any option, early and late in a match, never breaks the page', thoroughIf(true), async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page, { others: 'greedy' });
  const pointed = new Set(await pointAndChoose(page, 20));
  await awaitOptions(page);
  await layNearEnd(page, 2, 10);
  for (const kind of await pointAndChoose(page, 600)) pointed.add(kind);
  await expect(page.getByTestId('result')).toBeVisible();
  expect([...pointed]).toEqual(expect.arrayContaining(['unload', 'load', 'done']));
});
