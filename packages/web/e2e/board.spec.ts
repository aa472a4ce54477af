import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { everyKind, layNearEnd, playToResult, sitAtDeal } from './played.ts';
import { dice, openDecision, prefer, awaitOptions } from './table.ts';

/** Everything that the board itself offers to a pointer: chosen with one click, or picked first. */
const OFFERED = '[data-board="arctic-cleanup"] :is([data-option], [data-pick])';

async function deal(page: Page, seed: string): Promise<void> {
  await prefer(page);
  await sitAtDeal(page, { seed, others: 'greedy' });
}

interface Offered {
  readonly options: readonly string[];
  readonly picks: readonly string[];
}

async function offered(page: Page): Promise<Offered> {
  return page.locator(OFFERED).evaluateAll((elements) => {
    const those = (name: string): string[] => [
      ...new Set(elements.flatMap((element) => element.getAttribute(name) ?? [])),
    ];
    return { options: those('data-option'), picks: those('data-pick') };
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

/** Chooses an option by clicks on pieces alone: at once, or behind something that is picked first. */
async function choose(page: Page, id: string): Promise<void> {
  const { options, picks } = await offered(page);
  if (!options.includes(id))
    for (const pick of picks) {
      await piece(page, 'pick', pick).click();
      if ((await offered(page)).options.includes(id)) break;
      const cancel = page.getByRole('button', { name: 'Cancel' });
      if (await cancel.isVisible()) await cancel.click();
    }
  await piece(page, 'option', id).click();
}

/** Any option but to stop early, where there is one. */
function anyOf(ids: readonly string[], roll: (n: number) => number): string {
  const wanted = ids.filter((id) => id !== 'done');
  return wanted[roll(wanted.length)] ?? 'done';
}

test('every kind of question is answered by clicks on the board alone, and so are the last ones of a match', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  const roll = dice(11);
  const seen: string[] = [];
  for await (const kind of everyKind(page, 3)) {
    seen.push(kind);
    await expectAllReachable(page);
    const answered = await openDecision(page);
    await choose(page, anyOf(await listed(page), roll));
    await awaitOptions(page, answered);
  }
  expect(seen).toHaveLength(10);
  await playToResult(page, await layNearEnd(page, 2, 20), async (_, id) => choose(page, id));
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
  const roll = dice(3);
  let answered = '';
  for (let i = 0; i < 3; i++) {
    await expect(tab('Ocean')).toHaveAttribute('aria-pressed', 'true');
    await awaitOptions(page, answered);
    answered = await openDecision(page);
    await choose(page, anyOf(await listed(page), roll));
  }
  await expect(tab('Cards')).toHaveAttribute('aria-pressed', 'true');
  await piece(page, 'option', 'load').click();
  await expect(tab('Ocean')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByTestId('main')).toHaveText(/^Stop loading/);
});
