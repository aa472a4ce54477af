import { expect, test as plain } from '@playwright/test';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { go } from './go.ts';
import { prefer } from './table.ts';

/** A test with other people's devices: they are put away after it, lest they go on talking to the server. */
export const test = plain.extend<{ devices: void }>({
  devices: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map(async (context) => context.close()));
    },
    { auto: true },
  ],
});

/** What `POST /api/tables` wants, as far as a test cares. */
export interface Wish {
  readonly game?: string;
  /** One for each seat; null for a person. */
  readonly bots?: readonly (string | null)[];
  readonly listed?: boolean;
  readonly clock?: { readonly perMove: number; readonly reserve: number } | null;
  readonly delay?: number | null;
}

export interface OpenedTable {
  readonly id: string;
  readonly invite: string;
}

/** A fresh browser with a page of its own; somebody else's device. */
export async function device(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await prefer(page);
  return page;
}

/** A fresh browser whose owner is a guest already. */
export async function guest(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await device(browser, options);
  // Any address of the server will do to ask it something.
  await page.goto('/icon.svg');
  await post(page, '/api/me', { name });
  return page;
}

/** Asks the server as the page itself would, with its cookie. */
async function ask(page: Page, method: 'GET' | 'POST', path: string, body: unknown): Promise<unknown> {
  const { ok, value } = await page.evaluate(
    async ([verb, address, text]) => {
      const headers = { 'x-benchtop': '1', 'content-type': 'application/json' };
      const response = await fetch(address, verb === 'GET' ? {} : { method: verb, headers, body: text });
      return { ok: response.ok, value: (await response.json()) as unknown };
    },
    [method, path, JSON.stringify(body)] as const,
  );
  expect(ok, `${path}: ${JSON.stringify(value)}`).toBe(true);
  return value;
}

export async function post<T = unknown>(page: Page, path: string, data: unknown = {}): Promise<T> {
  return (await ask(page, 'POST', path, data)) as T;
}

/** Opens a table without the form. */
export async function openTable(page: Page, wish: Wish = {}): Promise<OpenedTable> {
  const { game = 'arctic-cleanup', bots = [null, null], listed = false, clock = null, delay = 180 } = wish;
  return post(page, '/api/tables', { game, seats: bots.length, settings: {}, clock, listed, delay, bots });
}

/** People at a table whose match has begun; the first one has opened it, and nobody looks at it yet. */
export async function begun(people: readonly Page[], wish: Wish = {}): Promise<OpenedTable> {
  const [host, ...others] = people;
  if (host === undefined) throw new Error('somebody must open the table');
  const table = await openTable(host, { bots: people.map(() => null), ...wish });
  for (const page of others) await post(page, `/api/tables/${table.id}/join`, { seat: null, invite: table.invite });
  for (const page of people) await post(page, `/api/tables/${table.id}/ready`, { ready: true });
  return table;
}

/** Goes to a table whose match has begun. */
export async function sitAt(page: Page, id: string): Promise<void> {
  await go(page, `/t/${id}`, '[data-testid="status"]');
}

/** A match that bots have played to its end. */
export async function finished(page: Page, bot = 'greedy'): Promise<OpenedTable> {
  const table = await begun([page], { bots: [null, bot] });
  await post(page, `/api/tables/${table.id}/leave`);
  const status = async (): Promise<unknown> => {
    const answer = await ask(page, 'GET', `/api/tables/${table.id}`, null);
    return typeof answer === 'object' && answer !== null && 'status' in answer ? answer.status : null;
  };
  await expect.poll(status, { timeout: 600_000, intervals: [250] }).toBe('over');
  return table;
}
