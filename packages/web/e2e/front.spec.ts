import { expect, test } from '@playwright/test';
import { answer, go } from './go.ts';
import { sitAtDeal } from './played.ts';
import { clicking, openDecision, options, playOn, prefer, startMatch } from './table.ts';

test('from the front page to the first decision takes two clicks', async ({ page }) => {
  await prefer(page);
  await go(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Play Arctic CleanUp' }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByTestId('status')).toContainText('Red: ');
  await expect(page.locator('#options [data-option]').first()).toBeVisible();
});

test('five games are shown, and all of them can be played', async ({ page }) => {
  await go(page, '/');
  for (const title of ['Arctic CleanUp', 'Algae, Inc.', 'Algoracing', 'Biohack', 'Lineae'])
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  const shelf = page.getByRole('list').filter({ has: page.getByRole('heading', { name: 'Lineae' }) });
  await expect(shelf.getByRole('link', { name: /^Play / })).toHaveCount(5);
  await expect(shelf.getByRole('link', { name: /^With friends: / })).toHaveCount(5);
});

test('every game has a cover of its own', async ({ page }) => {
  await go(page, '/');
  await expect(page.locator('[data-cover]')).toHaveCount(5);
  // Pictures come right after the words.
  for (const cover of await page.locator('[data-cover]').all())
    await expect.poll(async () => cover.locator('*').count()).toBeGreaterThan(10);
});

test('three ways in are plain to see: here, with friends, at a table that is there', async ({ page }) => {
  await go(page, '/');
  await page.getByRole('link', { name: /^Play here/ }).click();
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeInViewport();
  await page.getByRole('link', { name: /^Find a table/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lobby');
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('link', { name: 'With friends: Algoracing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Play with friends');
  await expect(page.getByRole('radio', { name: 'Algoracing' })).toBeChecked();
});

test('a table that is opened by its address asks for its letters when it stands', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (document.querySelector('[data-testid="status"]') === null) return;
      performance.mark('stands');
      watch.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await expect(page.getByTestId('status')).toBeVisible();
  const letters = async (): Promise<readonly number[]> =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ startTime }) => startTime - (performance.getEntriesByName('stands')[0]?.startTime ?? Infinity)),
    );
  await expect.poll(async () => (await letters()).length).toBeGreaterThan(1);
  for (const after of await letters()) expect(after).toBeGreaterThanOrEqual(0);
  await expect.poll(async () => page.evaluate(() => document.fonts.check('16px "Saira Variable"'))).toBe(true);
});

test('a match that was left is offered again, goes on where it was, and can be deleted', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await playOn(page, 4, clicking(page));
  const status = await page.getByTestId('status').innerText();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: /Front page/ }).click();
  const saved = page.getByTestId('saved-match');
  await expect(saved).toHaveCount(1);
  await expect(saved).toContainText('Red – Orange');
  await saved.getByRole('link').click();
  await expect(page.getByTestId('status')).toHaveText(status);
  await go(page, '/');
  await saved.getByRole('button', { name: /^Delete/ }).click();
  await answer(page, 'Delete');
  await expect(saved).toHaveCount(0);
});

test('a save that cannot be read is named, never a blank page', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('benchtop.match.torn', '{"format":"benchtop-save/1","id":"to');
  });
  await go(page, '/');
  await expect(page.getByTestId('saved-match')).toContainText('cannot be read');
  await go(page, '/table/torn');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match cannot go on here');
  await expect(page.getByRole('button', { name: 'Download the match' })).toBeVisible();
});

test('a save whose record was tampered with says which entry is wrong', async ({ page }) => {
  await prefer(page);
  await sitAtDeal(page);
  await playOn(page, 3, clicking(page));
  const address = page.url();
  await go(page, '/');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('benchtop.match.')) ?? '';
    const save = JSON.parse(localStorage.getItem(key) ?? '') as { record: { entries: string[] } };
    save.record.entries[0] = (save.record.entries[0] ?? '').replace(/.{16}$/, '0'.repeat(16));
    localStorage.setItem(key, JSON.stringify(save));
  });
  await go(page, address);
  await expect(page.getByRole('main')).toContainText('The hash of entry 1 is wrong.');
});

test('a browser that keeps nothing says so and plays on', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('benchtop.preferences', JSON.stringify({ speed: 0, confirm: 'never' }));
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await startMatch(page, { seed: 'kept nowhere' });
  // Nor does it remember that this game was met before.
  await page.getByTestId('guide').getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('does not let the page keep anything');
  expect(await playOn(page, 6, clicking(page))).toBe(6);
});

test('what cannot be kept is said once, and moves nothing that is being pressed', async ({ page }) => {
  await prefer(page);
  await page.addInitScript(() => {
    let tried = 0;
    Storage.prototype.setItem = (key: string) => {
      if (key.startsWith('benchtop.match.')) document.documentElement.dataset['tried'] = String(++tried);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await startMatch(page, { seed: 'kept nowhere' });
  await expect(page.getByRole('alert')).toBeVisible();
  await playOn(page, 1, clicking(page));
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const tried = await page.locator('html').getAttribute('data-tried');
  await playOn(page, 1, clicking(page));
  // Pressed before the page tries to keep that choice, and let go after it.
  const open = await openDecision(page);
  await options(page).first().hover();
  await page.mouse.down();
  await expect(page.locator('html')).not.toHaveAttribute('data-tried', tried ?? '');
  await page.mouse.up();
  await expect(page.locator(`#options[data-decision="${open}"]`)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('an address without a page and a match that is not here are explained', async ({ page }) => {
  // The second word is one that every object answers to.
  for (const address of ['/nowhere', '/constructor']) {
    await go(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is nothing at this address');
  }
  const ways = page.getByRole('navigation', { name: 'Pages' });
  await go(page, '/table/none');
  await expect(page.getByRole('main')).toContainText('keeps no match at this address');
  await expect(ways).toBeVisible();
  await go(page, '/new/chess');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This game cannot be played yet');
  await expect(ways).toBeVisible();
  await go(page, '/replay/none');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match cannot be replayed here');
  await expect(ways).toBeVisible();
});
