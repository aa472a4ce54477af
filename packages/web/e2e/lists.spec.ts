import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { WireTable } from '@benchtop/server/wire';
import { go } from './go.ts';
import { guest, openTable, test } from './people.ts';

/** Lists of many tables, made of one real table; the server of the tests is not filled with them. */
async function many(page: Page, path: string, count: number, change: Partial<WireTable>): Promise<void> {
  await page.route(path, async (route) => {
    const url = new URL(route.request().url());
    const answer = await route.fetch({ url: `${url.origin}/api/mine` });
    const { tables } = (await answer.json()) as { tables: WireTable[] };
    const size = Number(url.searchParams.get('limit'));
    const from = Number(url.searchParams.get('from') ?? '0');
    const numbers = Array.from({ length: Math.min(size, count - from) }, (_, n) => from + n);
    const made = numbers.map((n) => ({ ...tables[0], ...change, id: `t${String(n).padStart(11, '0')}` }));
    await route.fulfill({ json: { tables: made, next: from + size < count ? String(from + size) : null } });
  });
}

test('the lobby goes on: more seats are shown when they are asked for, and the keyboard goes along', async ({
  browser,
}) => {
  const page = await guest(browser, 'Reader');
  await openTable(page, { listed: true });
  const seat = {
    seat: 0,
    name: 'Somebody',
    kind: 'person',
    bot: null,
    away: false,
    ready: false,
    here: false,
  } as const;
  const none = { standIn: null, standInFrom: null, agreed: [] };
  const rest = { ...none, waiting: false, you: false, host: true, reserve: 0 };
  const seats = [
    { ...seat, ...rest },
    { ...seat, ...rest, seat: 1, name: '', kind: 'free' as const, host: false },
  ];
  await many(page, '**/api/tables?status=gathering*', 120, { seats });
  await go(page, '/online');
  const lines = page
    .locator('section', { has: page.getByRole('heading', { name: 'Open seats' }) })
    .getByTestId('table');
  await expect(lines).toHaveCount(50);
  const more = page.getByRole('button', { name: 'Show more open seats' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(lines).toHaveCount(100);
  await expect(lines.nth(50).getByRole('link')).toBeFocused();
  await more.click();
  await expect(lines).toHaveCount(120);
  await expect(lines.nth(100).getByRole('link')).toBeFocused();
  await expect(more).toHaveCount(0);
});

test('a long history and many own tables are shown bit by bit', async ({ browser }) => {
  const page = await guest(browser, 'Veteran');
  await openTable(page);
  await many(page, '**/api/mine?list=past*', 60, { status: 'over', winners: [0] });
  await many(page, '**/api/mine?list=open*', 30, {});
  await go(page, '/history');
  await expect(page.getByTestId('past-match')).toHaveCount(50);
  await page.getByRole('button', { name: 'Show more matches' }).click();
  await expect(page.getByTestId('past-match')).toHaveCount(60);
  await expect(page.getByTestId('past-match').nth(50).getByRole('link')).toBeFocused();
  await go(page, '/');
  await expect(page.getByTestId('table')).toHaveCount(12);
  await page.getByRole('button', { name: 'Show more of your tables' }).click();
  await expect(page.getByTestId('table')).toHaveCount(24);
});
