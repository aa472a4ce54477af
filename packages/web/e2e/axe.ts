import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Colours that are still changing have a contrast that nobody sees for long. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(async ({ finished }) => finished));
  });
}

/**
 * No finding that is serious or critical; the names of the findings make a failure readable.
 * Every rule is asked. What passes is only counted, and nothing is looked for in frames of other origins, of which there
 * are none: describing thousands of elements without a fault takes most of the time.
 */
export async function scan(page: Page, screen: string): Promise<void> {
  await atRest(page);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(true)
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const words = grave.map(
    ({ id, nodes }) => `${id}: ${nodes[0]?.target.join(' ') ?? ''} ${nodes[0]?.failureSummary ?? ''}`,
  );
  expect(words, screen).toEqual([]);
}
