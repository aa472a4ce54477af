import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { go, reload } from './go.ts';
import { begun, device, guest, openTable, post, sitAt, test } from './people.ts';
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

  test('it stays at its end when word of a scroll comes after the next lines', async ({ page }) => {
    await page.setViewportSize(DESK);
    await prefer(page);
    await layNearEnd(page, 2, 40);
    const log = page.getByRole('log');
    await expect.poll(async () => fromEnd(log)).toBeLessThan(4);
    await log.evaluate((element) => {
      const late = (): boolean => element.dispatchEvent(new Event('scroll'));
      new MutationObserver(late).observe(element, { childList: true, subtree: true });
    });
    await playOn(page, 4, clicking(page));
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
  // From the heading the keys of the table work as from nowhere.
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#options :focus')).toHaveCount(1);
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

test('the result tells who won, how it came about, where the points come from, and what to play next', async ({
  page,
}) => {
  await prefer(page);
  await playTheEnd(page, 2);
  const result = page.getByTestId('result');
  await expect(result.getByTestId('places').getByRole('listitem')).toHaveCount(2);
  await expect(result.getByRole('img', { name: /^Points over \d+ turns: Red from 0 to \d+/ })).toBeVisible();
  await expect(result.getByRole('region', { name: 'In numbers' })).toContainText('The lead');
  await expect(result.getByRole('region', { name: 'What to play next' }).getByRole('link')).toHaveCount(2);
  await expect(result.getByText(/ARC-[A-Z]+-\d+/).first()).toBeHidden();
  await result.getByText('Record and proof').click();
  await expect(result.getByText(/ARC-[A-Z]+-\d+/).first()).toBeVisible();
  await expect(result.getByText(/^The draws were sealed.*[0-9a-f]{64}$/)).toBeVisible();

  await result.getByTestId('turning').getByRole('button').first().click();
  await expect(page.getByTestId('past')).toBeVisible();
  await expect(page).toHaveURL(/\?at=\d+$/);
  await reload(page);
  await expect(page.getByTestId('past')).toBeVisible();
});

test('the same draws can be played again, by the same seats', async ({ page }) => {
  await prefer(page);
  await playTheEnd(page, 2);
  const seal = await page.getByTestId('result').locator('details').textContent();
  const commitment = /[0-9a-f]{64}/.exec(seal ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Same draws' }).click();
  await awaitOptions(page);
  await expect(page.getByRole('log')).toContainText(commitment.slice(0, 16));
  await expect(page.getByRole('complementary', { name: 'Players' }).locator('h2').first()).toHaveText('Red');
});

test('people talk while they gather, and what was said is still there when the match begins', async ({ browser }) => {
  const [ann, ben] = [await guest(browser, 'Ann'), await guest(browser, 'Ben')];
  const table = await openTable(ann);
  await go(ann, `/t/${table.id}`);
  await post(ben, `/api/tables/${table.id}/join`, { seat: null, invite: table.invite });
  await go(ben, `/t/${table.id}`);
  await ann.getByRole('button', { name: 'Hello!' }).click();
  await expect(ben.getByRole('log', { name: 'What was said' })).toContainText(/Ann\s*Hello!/);
  await ben.getByLabel('Say something to the table').fill('Five minutes, please');
  await ben.getByRole('button', { name: 'Send' }).click();
  await expect(ann.getByRole('log', { name: 'What was said' })).toContainText('Five minutes, please');
  await reload(ann);
  await expect(ann.getByRole('log', { name: 'What was said' })).toContainText('Five minutes, please');
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'I am ready' }).click();
  await ann.getByRole('tab', { name: /Chat/ }).click();
  await expect(ann.getByRole('log', { name: 'What was said' })).toContainText('Five minutes, please');
});

test('who has only watched is asked for a name before sitting down', async ({ browser }) => {
  const ann = await guest(browser, 'Ann');
  const shown = await begun([ann], { bots: [null, 'greedy'], delay: 0 });
  const eve = await device(browser);
  await go(eve, `/t/${shown.id}?invite=${shown.invite}`);
  await eve.getByRole('button', { name: 'Watch the match' }).click();
  await expect(eve.getByTestId('watching')).toBeVisible();
  const open = await openTable(ann);
  await go(eve, `/t/${open.id}?invite=${open.invite}`);
  await eve.getByLabel('Your name').fill('Eve');
  await eve.getByRole('button', { name: 'Join the table' }).click();
  await expect(eve.getByTestId('seat').nth(1)).toContainText('Eve');
});

test('history shows scores, can be narrowed down, and a file keeps the names', async ({ page }) => {
  await prefer(page);
  await playTheEnd(page, 2);
  await page.evaluate(() => {
    const text = localStorage.getItem('benchtop.match.late') ?? '';
    const save = JSON.parse(text) as { seats: { name: string }[] };
    const seats = save.seats.map((seat, i) => ({ ...seat, name: ['Ada', 'Grace'][i] }));
    localStorage.setItem('benchtop.match.other', JSON.stringify({ ...save, id: 'other', seats }));
  });
  await go(page, '/history');
  const lines = page.getByTestId('past-match');
  await expect(lines).toHaveCount(2);
  await expect(lines.first().getByRole('list', { name: 'Players' })).toContainText(/\d/);
  await page.getByLabel('Player', { exact: true }).fill('grace');
  await expect(lines).toHaveCount(1);
  const saving = page.waitForEvent('download');
  await lines.getByRole('button', { name: /^Download/ }).click();
  const path = await (await saving).path();
  await page.getByText('Online', { exact: true }).click();
  await expect(page.getByText('No match of this list fits.')).toBeVisible();
  await page.getByLabel('Record of a match').setInputFiles(path);
  await expect(page).toHaveURL(/\/replay\/file$/);
  await expect(page.getByTestId('replay-lines')).toContainText(/Ada|Grace/);
});

test('text can be made larger, and stays so', async ({ page }) => {
  await prefer(page);
  await go(page, '/');
  const size = async (): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('16px');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Larger' }).check({ force: true });
  expect(await size()).toBe('20px');
  await reload(page);
  expect(await size()).toBe('20px');
});

test('UX-57: keys say what happened last, the scores, what is there and what can be chosen', async ({ page }) => {
  await prefer(page);
  await layNearEnd(page, 2, 20);
  const alert = page.getByRole('alert');
  await page.keyboard.press('Alt+l');
  await expect(alert).toContainText(/^Last: /);
  await page.keyboard.press('Alt+s');
  await expect(alert).toContainText(/^Scores: Red \d+ points?, Orange \d+ points?\.$/);
  await page.keyboard.press('Alt+o');
  await expect(alert).toContainText(/option/);
  await page.keyboard.press('Alt+2');
  await expect(alert).toContainText(/^Orange: /);
});

test('UX-22: a report of a problem is one click away, with the record in it', async ({ page }) => {
  await prefer(page);
  await layNearEnd(page, 2, 20);
  await page.getByRole('button', { name: 'Menu' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save a report of a problem' }).click();
  const report = JSON.parse(await readFile(await (await saving).path(), 'utf8')) as Record<string, unknown>;
  expect(report).toMatchObject({ format: 'benchtop-report/1', game: 'arctic-cleanup', match: 'late' });
  expect(report['record']).toMatchObject({ format: 'benchtop-record/1' });
  await expect(page.getByRole('alert')).toContainText('The report is saved as a file.');
});

test('UX-46: keys lead to the parts of the table, and the pieces can be put out of sight', async ({ page }) => {
  await page.setViewportSize(DESK);
  await prefer(page);
  await layNearEnd(page, 2, 20);
  await page.keyboard.press('Alt+b');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Alt+g');
  await expect(page.getByRole('log')).toBeFocused();
  await page.keyboard.press('Alt+d');
  await expect(page.locator('#options')).toBeFocused();
  const piece = page.locator('main [data-piece]').first();
  await expect(piece).toBeVisible();
  await page.keyboard.press('Alt+h');
  await expect(piece).toBeHidden();
  await page.keyboard.press('Alt+h');
  await expect(piece).toBeVisible();
});

for (const [width, height] of [
  [320, 640],
  [683, 384],
] as const)
  test(`UX-34: at ${width} by ${height} (text twice as large) a table scrolls in one way only and can be played`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await prefer(page);
    await layNearEnd(page, 2, 3);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await playOn(page, 1, clicking(page));
  });
