import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { dice, openDecision, prefer, awaitOptions, startMatch } from './table.ts';

/** Everything that the board itself offers to a pointer: chosen with one click, or picked first. */
const OFFERED = '[data-board="arctic-cleanup"] :is([data-option], [data-pick])';

async function deal(page: Page, seed: string): Promise<void> {
  await prefer(page);
  // A rival that plays for the end keeps whole matches short.
  await startMatch(page, { seed, others: 'greedy' });
}

interface Offered {
  readonly options: readonly string[];
  readonly picks: readonly string[];
  /** Those among the options that can do nothing now. */
  readonly idle: readonly string[];
}

async function offered(page: Page): Promise<Offered> {
  return page.locator(OFFERED).evaluateAll((elements) => {
    const those = (name: string, from = elements): string[] => [
      ...new Set(from.flatMap((element) => element.getAttribute(name) ?? [])),
    ];
    const idle = elements.filter((element) => element.getAttribute('aria-label')?.includes('can do nothing'));
    return { options: those('data-option'), picks: those('data-pick'), idle: those('data-option', idle) };
  });
}

function piece(page: Page, kind: 'option' | 'pick', id: string): Locator {
  return page.locator(`[data-board="arctic-cleanup"] [data-${kind}="${id}"]`).first();
}

/** What the decision list offers: the board must offer the same. */
async function listed(page: Page): Promise<string[]> {
  return page
    .locator('#options [data-option]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('data-option') ?? ''));
}

/** Every option lies on the board, at once or behind something that can be picked. */
async function expectAllReachable(page: Page): Promise<void> {
  const { options, picks } = await offered(page);
  const found = new Set(options);
  for (const pick of picks) {
    await piece(page, 'pick', pick).click();
    for (const id of (await offered(page)).options) found.add(id);
    const cancel = page.getByRole('button', { name: 'Cancel' });
    if (await cancel.isVisible()) await cancel.click();
  }
  expect([...found].sort()).toEqual((await listed(page)).sort());
}

/** A card that brings the end nearer, if it can do something now: else random play is becalmed before all is seen. */
function usefulCard({ options, idle }: Offered): string | undefined {
  if (!options.includes('analyze')) return undefined;
  return ['unload', 'load'].find((card) => options.includes(card) && !idle.includes(card));
}

/** One decision, by clicks on pieces alone. Stops early only when nothing else is offered. */
async function answer(page: Page, pick: (n: number) => number, unplayed: string[]): Promise<void> {
  const board = await offered(page);
  const wanted = board.options.filter((id) => id !== 'done');
  const untried = wanted.includes('analyze') ? unplayed.shift() : undefined;
  const useful = untried ?? (pick(3) > 0 ? usefulCard(board) : undefined);
  if (useful !== undefined) {
    await piece(page, 'option', useful).click();
    return;
  }
  const n = pick(Math.max(1, wanted.length + board.picks.length));
  const second = board.picks[n - wanted.length];
  if (second === undefined) {
    await piece(page, 'option', wanted[n] ?? 'done').click();
    return;
  }
  await piece(page, 'pick', second).click();
  const opened = (await offered(page)).options.filter((id) => id !== 'done');
  await piece(page, 'option', opened[pick(opened.length)] ?? 'done').click();
}

test('a whole match is played by clicks on the board alone', async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1366, height: 768 });
  await deal(page, 'clicks on the board');
  const pick = dice(11);
  const seen = new Set<string>();
  // Every card once, so that every kind of question comes up however the match goes.
  const unplayed = ['load', 'unload', 'plan', 'move', 'analyze'];
  let answered = '';
  for (let decisions = 0; decisions < 1500 && (await awaitOptions(page, answered)) !== null; decisions++) {
    answered = await openDecision(page);
    const prompt = ((await page.locator('#prompt').textContent()) ?? '').replace(/\(.*|:.*/, '').trim();
    if (!seen.has(prompt)) await expectAllReachable(page);
    seen.add(prompt);
    await answer(page, pick, unplayed);
  }
  await expect(page.getByTestId('result')).toBeVisible();
  // All ten kinds of question were asked and answered on the way: two for the two ships.
  expect([...seen].sort()).toEqual(
    [
      'Choose a corner for your factory',
      'Choose a dock for ship 1',
      'Choose a dock for ship 2',
      'Choose a ship',
      'Choose how many tokens to draw',
      'Lay the die in a row',
      'Load plastic onto a ship',
      'Pick a die to set',
      'Play an action card',
      'Sail a ship',
      'Unload plastic into your factory',
    ].sort(),
  );
});

test('what cannot be chosen on the board says why not', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await deal(page, 'north star');
  const ice = page.locator('[data-board] [data-refused="site-ne"]');
  await ice.hover();
  await expect(page.locator('[data-board]')).toContainText('Pack ice covers this corner.');
  await ice.click();
  await expect(page.getByTestId('explain')).toContainText('Pack ice covers this corner.');
});

test('on a phone the board turns to the page of the question', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await deal(page, 'one thumb');
  const tab = (name: string) => page.locator('[data-board]').getByRole('button', { name: new RegExp(`^${name}`) });
  const pick = dice(3);
  let answered = '';
  for (let i = 0; i < 3; i++) {
    await expect(tab('Ocean')).toHaveAttribute('aria-pressed', 'true');
    await awaitOptions(page, answered);
    answered = await openDecision(page);
    await answer(page, pick, []);
  }
  await expect(tab('Cards')).toHaveAttribute('aria-pressed', 'true');
  await piece(page, 'option', 'load').click();
  await expect(tab('Ocean')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('main')).toHaveText(/^Stop loading/);
});
