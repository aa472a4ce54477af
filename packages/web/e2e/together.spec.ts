import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { appears, go } from './go.ts';
import { guest, openTable, test } from './people.ts';
import { dice, options, pick } from './table.ts';
import { thoroughIf } from './thorough.ts';

/** A server of this test's own, which it may kill. */
class Server {
  private child: ChildProcess | null = null;
  private port = '0';
  private readonly data: string;

  constructor(data: string) {
    this.data = data;
  }

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts, at the same address as the time before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [
      'packages/cli/dist/main.js',
      'serve',
      '--port',
      this.port,
      '--data',
      this.data,
    ]);
    this.child = child;
    const line = await new Promise<string>((resolve, reject) => {
      child.stdout.once('data', (text: Buffer) => resolve(text.toString()));
      child.once('exit', (code) => reject(new Error(`the server ended with ${code ?? 'a signal'}`)));
    });
    this.port = /:(\d+)\//.exec(line)?.[1] ?? this.port;
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}

interface Seen {
  readonly over: boolean;
  /** The decision that is open here and can be answered; null: none. */
  readonly decision: string | null;
  readonly ids: readonly string[];
}

async function look(page: Page): Promise<Seen> {
  return page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const list = document.querySelector<HTMLElement>('#options');
    const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-option][aria-disabled="false"]') ?? [])];
    const over = document.querySelector('[data-testid="result"]') !== null;
    const ids = buttons.map((button) => button.dataset['option'] ?? '');
    return { over, decision: ids.length === 0 ? null : (list?.dataset['decision'] ?? null), ids };
  });
}

/** Chooses an option by its place among them. */
type Chooser = (ids: readonly string[]) => number;

/** Whoever owes a choice makes one; false when both see the result. `answered` holds what was answered before. */
async function chooseOnce(pages: readonly Page[], choose: Chooser, answered: Set<string>): Promise<boolean> {
  for (;;) {
    const seen = await Promise.all(pages.map(look));
    if (seen.every(({ over }) => over)) return false;
    const mine = seen.findIndex(({ decision }) => decision !== null && !answered.has(decision));
    const { decision, ids } = seen[mine] ?? { decision: null, ids: [] };
    const page = pages[mine];
    if (page === undefined || decision === null) continue;
    answered.add(decision);
    await options(page)
      .nth(choose(ids))
      .evaluate((button) => (button as HTMLElement).click());
    return true;
  }
}

for (const whole of [false, true]) {
  const title = `two browsers play ${whole ? 'a whole match' : 'on'} through a server that is killed and started again`;
  test(title, thoroughIf(whole), async ({ browser }) => playThrough(browser, whole));
}

/** `whole`: to the end of the match, and through two kills. */
async function playThrough(browser: Browser, whole: boolean): Promise<void> {
  const data = await mkdtemp(path.join(tmpdir(), 'benchtop-together-'));
  const server = new Server(data);
  await server.start();
  try {
    const ann = await guest(browser, 'Ann', { baseURL: server.address });
    const ben = await guest(browser, 'Ben', { baseURL: server.address });
    const { id, invite } = await openTable(ann);
    // Ben follows the link that Ann sent him.
    await go(ann, `/t/${id}`);
    await go(ben, `/t/${id}?invite=${invite}`);
    await ben.getByRole('button', { name: /^Join/ }).first().click();
    for (const page of [ann, ben]) await page.getByRole('button', { name: /ready/i }).first().click();
    const pages = [ann, ben];
    for (const page of pages) await appears(page, '[data-testid="status"]');
    const roll = dice(4);
    const answered = new Set<string>();
    let made = 0;
    // After a while both stop whatever can be stopped, and the calm soon ends the match.
    const choose: Chooser = (ids) => (made > 16 && ids.includes('done') ? ids.indexOf('done') : pick(ids, roll));
    while (await chooseOnce(pages, choose, answered)) {
      made++;
      if (!whole && made === 9) return;
      if (made !== 6 && made !== 14) continue;
      const log = await ann.getByRole('log', { name: 'What happened' }).innerText();
      await server.kill();
      for (const page of pages) await expect(page.getByTestId('line')).not.toHaveAttribute('data-line', 'live');
      await server.start();
      for (const page of pages) await expect(page.getByTestId('line')).toHaveAttribute('data-line', 'live');
      // The choice that was on its way when the server died may be there already, or comes under the same id.
      expect(await ann.getByRole('log', { name: 'What happened' }).innerText()).toContain(log);
    }
    expect(made).toBeGreaterThan(16);
    // Each page checks the match for itself: sealed key, every choice, every hash, the result.
    for (const page of pages) {
      await page.getByRole('button', { name: /^Verify/ }).click();
      await expect(page.getByText(/^Verified/)).toBeVisible();
    }
  } finally {
    await server.kill();
    await rm(data, { recursive: true, force: true });
  }
}
