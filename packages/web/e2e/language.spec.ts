import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { go } from './go.ts';
import { sitAtDeal } from './played.ts';
import { prefer } from './table.ts';

/** Names stay what they are in every language: of the house, of games, of seats, of languages, of plastics. */
const NAMES =
  /Benchtop|Algae, Inc\.|Algoracing|Arctic CleanUp|Biohack|Lineae|English|Deutsch|Red|Orange|HDPE|LDPE|PMMA|PA6|EVA|PET|PP|PS|×2|Shift|Alt|Esc/g;

/** Everything on the page that is read or heard and does not come from a catalogue. */
async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const said: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (node instanceof Text && node.parentElement?.closest('script, style, noscript') === null)
        said.push(node.textContent);
      if (node instanceof Element)
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(node.getAttribute(name) ?? '');
    }
    return said;
  });
  // A sentence is marked as a whole; names in its gaps and what follows the brackets are left.
  const rest = texts.map((text) => text.replace(/⟦[^]*⟧/g, '').replace(NAMES, ''));
  return [...new Set(rest.filter((text) => /\p{L}{3}/u.test(text)))];
}

test('every page of the shell takes its words from the catalogue', async ({ page }) => {
  await prefer(page);
  for (const address of ['/', '/new/arctic-cleanup', '/online', '/history', '/account', '/nowhere']) {
    await go(page, `${address}?lang=pseudo`);
    expect([address, await unmarked(page)]).toEqual([address, []]);
  }
  await go(page, '/?lang=pseudo');
  await page.getByRole('button', { name: /⟦/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await unmarked(page)).toEqual([]);
});

test.describe('a reader who asks for German', () => {
  test.use({ locale: 'de-AT' });

  test('gets it, at a table of Arctic CleanUp too, and can have English', async ({ page }) => {
    await prefer(page);
    await go(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: 'Arctic CleanUp spielen' })).toBeVisible();
    await sitAtDeal(page);
    // The bot has chosen its corner, which leaves one: the first question is where the ships begin.
    await expect(page.locator('#options')).toContainText('Anlegen: Innen Süd');
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.getByRole('menuitem', { name: 'Einstellungen' }).click();
    await page.getByRole('radio', { name: 'English' }).click();
    await expect(page.getByTestId('status')).toContainText('choose a dock for ship 1');
  });

  test('reads in German why an old match cannot go on', async ({ page }) => {
    await prefer(page);
    await sitAtDeal(page);
    // Away from the table nobody writes the match any more.
    await page.goto('/history');
    await page.evaluate(() => {
      const key = 'benchtop.match.dealt';
      const kept = localStorage.getItem(key) ?? '';
      localStorage.setItem(key, kept.replace(/"rules":"[^"]*"/, '"rules":"0.9.0"'));
    });
    await page.goto('/table/dealt');
    await expect(page.getByRole('heading', { name: 'Diese Partie kann hier nicht weitergehen' })).toBeVisible();
    await expect(page.getByText('Sie wurde nach den Regeln 0.9.0 gespielt')).toBeVisible();
    await expect(page.getByText(/It was played|could go another way/)).toHaveCount(0);
  });
});

test('an address at which there is nothing has the head of all pages', async ({ page }) => {
  await prefer(page);
  await go(page, '/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible();
});
