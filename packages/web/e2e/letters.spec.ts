import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chimeras, cleaners, colonists, growers, layLate, racing } from './played.ts';
import { onFlatMap, prefer } from './table.ts';

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** What is written smaller than 11 px, drawings scaled as they are. Covers are pictures; signs of seats are shapes. */
function tiny(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const words = node.textContent?.trim() ?? '';
    const parent = node.parentElement;
    if (parent === null || !/[\p{L}\p{N}]/u.test(words)) continue;
    if (parent.closest('script, style, title, desc, .visually-hidden, [data-cover]') !== null) continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 1.5 || box.right < 0 || box.left > innerWidth) continue;
    const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
    const scale = matrix === null ? 1 : Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c));
    const size = Number.parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 10.95) found.add(`${words.slice(0, 20)}: ${size.toFixed(1)}`);
  }
  return [...found];
}

/** The parts of the table, one after the other where they do not fit; else the whole table once. */
async function* parts(page: Page): AsyncGenerator<string> {
  const tabs = page.getByRole('group', { name: 'Part of the table' }).getByRole('button');
  const count = await tabs.count();
  if (count === 0) yield 'whole';
  for (let i = 0; i < count; i++) {
    await tabs.nth(i).click();
    yield await tabs.nth(i).innerText();
  }
}

const tables = [
  ['Arctic CleanUp', cleaners, 4],
  ['Algoracing', racing('full'), 4],
  ['Biohack', chimeras, 4],
  ['Lineae', colonists, 5],
  ['Algae, Inc.', growers, 4],
] as const;

for (const [title, kind, players] of tables)
  test(`${title}: nothing on the table is written smaller than 11 px, in any window`, async ({ page }) => {
    await prefer(page);
    await onFlatMap(page);
    await layLate(page, players, kind, 9);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for await (const part of parts(page)) {
        await page.evaluate(async () => {
          for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
        });
        expect(await page.evaluate(tiny), `${part} at ${size.width} by ${size.height}`).toEqual([]);
      }
    }
  });
