import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { prefer } from './table.ts';

/** What `POST /api/tables` wants, as far as a test cares. */
export interface Wish {
  readonly bots?: readonly (string | null)[];
  readonly listed?: boolean;
  readonly delay?: number | null;
}

/** A fresh browser with a page of its own; somebody else's device. */
export async function device(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prefer(page);
  return page;
}

/** A fresh browser whose owner is a guest already. */
export async function guest(browser: Browser, name: string): Promise<Page> {
  const page = await device(browser);
  await page.goto('/account');
  await post(page, '/api/me', { name });
  return page;
}

/** A request as the page itself would send it, with its cookie. */
export async function post<T = unknown>(page: Page, path: string, data: unknown = {}): Promise<T> {
  const { ok, value } = await page.evaluate(
    async ([address, body]) => {
      const response = await fetch(String(address), {
        method: 'POST',
        headers: { 'x-benchtop': '1', 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { ok: response.ok, value: (await response.json()) as unknown };
    },
    [path, data] as const,
  );
  expect(ok, `${path}: ${JSON.stringify(value)}`).toBe(true);
  return value as T;
}

export interface OpenedTable {
  readonly id: string;
  readonly invite: string;
}

/** Opens a table without the form. */
export async function openTable(page: Page, { bots = [null, null], listed = false, delay = 180 }: Wish = {}) {
  const body = { game: 'arctic-cleanup', seats: bots.length, settings: {}, clock: null, listed, delay, bots };
  return post<OpenedTable>(page, '/api/tables', body);
}

/** Two people at a table whose match has begun. */
export async function begun(host: Page, other: Page, wish: Wish = {}): Promise<OpenedTable> {
  const table = await openTable(host, wish);
  await post(other, `/api/tables/${table.id}/join`, { seat: null, invite: table.invite });
  await post(other, `/api/tables/${table.id}/ready`, { ready: true });
  await post(host, `/api/tables/${table.id}/ready`, { ready: true });
  return table;
}

/** A match that bots have played to its end. */
export async function finished(page: Page): Promise<OpenedTable> {
  const table = await openTable(page, { bots: [null, 'greedy'] });
  await post(page, `/api/tables/${table.id}/ready`, { ready: true });
  await post(page, `/api/tables/${table.id}/leave`);
  const status = async (): Promise<unknown> => {
    const answer = await page.evaluate(
      async (id) => (await fetch(`/api/tables/${id}`)).json() as Promise<unknown>,
      table.id,
    );
    return typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : null;
  };
  await expect.poll(status, { timeout: 45_000, intervals: [500] }).toBe('over');
  return table;
}
