import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { prefer } from './table.ts';

/** Somebody with a browser of their own. */
export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
}

export interface OnlineArrangement {
  readonly game?: string;
  readonly names: readonly string[];
  readonly bots?: readonly (string | null)[];
  readonly settings?: { readonly [name: string]: string | boolean };
  readonly clock?: { readonly perMove: number; readonly reserve: number } | null;
  readonly delay?: number | null;
}

interface Arranged {
  readonly id: string;
  readonly invite: string;
}

/** Asks the server as the page itself would. */
export async function ask(page: Page, method: string, path: string, body: unknown = {}): Promise<unknown> {
  const reply = await page.evaluate(
    async ([verb, address, text]) => {
      const init: RequestInit = { method: verb, headers: { 'x-benchtop': '1', 'content-type': 'application/json' } };
      const response = await fetch(address, verb === 'GET' ? { method: verb } : { ...init, body: text });
      return { ok: response.ok, text: await response.text() };
    },
    [method, path, JSON.stringify(body)] as const,
  );
  if (!reply.ok) throw new Error(`${method} ${path}: ${reply.text}`);
  return JSON.parse(reply.text) as unknown;
}

/** Opens the page as somebody new. */
export async function arrive(browser: Browser, name: string): Promise<Player> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prefer(page);
  await page.goto('/');
  await ask(page, 'POST', '/api/me', { name });
  return { context, page };
}

/** Sets up a table, seats everybody and begins the match; nobody has opened it yet. */
export async function beginOnline(players: readonly Player[], arrangement: OnlineArrangement): Promise<Arranged> {
  const { names, game = 'arctic-cleanup', clock = null, delay = 0 } = arrangement;
  const bots = arrangement.bots ?? names.map(() => null);
  const settings = arrangement.settings ?? { tempo: 'none', solo: false };
  const [host, ...guests] = players;
  if (host === undefined) throw new Error('somebody must set the table up');
  const body = { game, seats: bots.length, settings, listed: false, clock, delay, bots };
  const table = (await ask(host.page, 'POST', '/api/tables', body)) as Arranged;
  for (const { page } of guests)
    await ask(page, 'POST', `/api/tables/${table.id}/join`, { seat: null, invite: table.invite });
  for (const { page } of players) await ask(page, 'POST', `/api/tables/${table.id}/ready`, { ready: true });
  return table;
}

export async function openTable({ page }: Player, id: string): Promise<void> {
  await page.goto(`/t/${id}`);
  await expect(page.getByTestId('status')).toBeVisible();
}
