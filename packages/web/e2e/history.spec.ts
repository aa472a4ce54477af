import { readFile } from 'node:fs/promises';
import { commitmentOf } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { go } from './go.ts';
import { finished, guest, test } from './people.ts';
import { playTheEnd } from './played.ts';
import { prefer } from './table.ts';

interface Record {
  entries: string[];
  [field: string]: unknown;
}

function file(name: string, text: string) {
  return { name, mimeType: 'application/json', buffer: Buffer.from(text) };
}

/** The record of the first match of the list, as it is downloaded. */
async function downloaded(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click();
  return readFile(await (await saving).path(), 'utf8');
}

test('a finished online match is verified in the page, downloaded, and opened again from the file', async ({
  browser,
}) => {
  const page = await guest(browser, 'Historian');
  const table = await finished(page);
  await go(page, '/history');
  const line = page.getByTestId('past-match').first();
  await expect(line).toContainText('Historian');
  await expect(line).toContainText(/won\.|shared the win/);
  await line.getByRole('button', { name: /^Verify/ }).click();
  await expect(line).toContainText(/^.*Verified: all \d+ choices/);
  await expect(line).toContainText('The key fits the commitment shown at the start.');
  await expect(line).toContainText(/Result: Historian \d+, Bot 2 \d+\./);
  await expect(line.getByRole('link', { name: /^Replay/ })).toHaveAttribute('href', `/replay/${table.id}`);

  const text = await downloaded(page);
  await page.getByLabel('Record of a match').setInputFiles(file('match.json', text));
  await expect(page).toHaveURL(/\/replay\/file$/);
  await expect(page.getByRole('heading', { name: /cannot/ })).toHaveCount(0);
  await go(page, '/history');
  const dropped = await page.evaluateHandle((content) => {
    const data = new DataTransfer();
    data.items.add(new File([content], 'match.json', { type: 'application/json' }));
    return data;
  }, text);
  await page
    .locator('section', { has: page.getByRole('heading', { name: 'Open a record' }) })
    .dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page).toHaveURL(/\/replay\/file$/);
});

test('a record that was changed on its way is found out', async ({ browser }) => {
  const page = await guest(browser, 'Doubter');
  await finished(page);
  await page.route('**/record', async (route) => {
    const answer = await route.fetch();
    const record = (await answer.json()) as Record;
    record.entries[3] = (record.entries[3] ?? '').replace(/.{16}$/, '0'.repeat(16));
    await route.fulfill({ response: answer, json: record });
  });
  await go(page, '/history');
  await page
    .getByRole('button', { name: /^Verify/ })
    .first()
    .click();
  await expect(page.getByTestId('past-match').first()).toContainText('The hash of entry 4 is wrong.');
});

test('hostile files are refused with a sentence, and nothing of them is shown or run', async ({ page }) => {
  await go(page, '/history');
  const picker = page.getByLabel('Record of a match');
  const alert = page.getByRole('alert');
  const files: readonly (readonly [string, RegExp])[] = [
    ['no json at all <script>document.title="run"</script>', /cannot be read as JSON/],
    ['{"format":"benchtop-record/1","game":"<img src=x onerror=document.title=1>"}', /not a record/],
    ['{"__proto__":{"polluted":true}}', /record/],
    ['['.repeat(100_000), /JSON/],
    [JSON.stringify(bogus({ game: 'poker' })), /does not know the game/],
    [
      JSON.stringify(bogus({ entries: Array.from({ length: 5000 }, () => '0 load 0000000000000000') })),
      /does not check out/,
    ],
    [JSON.stringify(bogus({ key: null })), /does not hold the key/],
  ];
  for (const [text, words] of files) {
    await picker.setInputFiles(file('hostile.json', text));
    await expect(alert).toContainText(words);
    await expect(page).toHaveURL(/\/history$/);
  }
  await expect(page).toHaveTitle('History – Benchtop');
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
});

/** A record that has the right form and holds nothing true. */
function bogus(part: object): object {
  const zeros = '0'.repeat(64);
  const { id: game, version: rules } = arcticCleanup;
  return {
    format: 'benchtop-record/1',
    game,
    rules,
    seats: 2,
    settings: {},
    commitment: commitmentOf(zeros),
    key: zeros,
    start: null,
    entries: [],
    head: zeros,
    result: null,
    ...part,
  };
}

test('a match that was finished on this device is kept here too, and no longer offered to go on', async ({ page }) => {
  await prefer(page);
  await playTheEnd(page, 1);
  await go(page, '/');
  await expect(page.getByTestId('saved-match')).toHaveCount(0);
  await page.getByRole('link', { name: 'History' }).click();
  const line = page.getByTestId('past-match');
  await expect(line).toContainText('On this device');
  await line.getByRole('button', { name: /^Verify/ }).click();
  await expect(line).toContainText('Verified: ');
});

test('an empty history says so kindly', async ({ page }) => {
  await go(page, '/history');
  await expect(page.getByText('No match is finished yet.')).toBeVisible();
});
