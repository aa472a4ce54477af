import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { scan, scanPages } from './axe.ts';
import { colonists, layAt, layNearEnd, layOpening, playToResult } from './played.ts';
import { awaitOptions, openDecision, prefer } from './table.ts';
import { thoroughIf } from './thorough.ts';

const BOARD = '[data-board="lineae"]';
/** Choices at either end of a match: setup and the first turns; the last turns and what is counted. */
const FIRST = 24;
const LAST = 10;

type Press = (target: Locator) => Promise<void>;
type Answer = (id: string) => Promise<void>;

/** What stands for an option by itself, on the board or in a tray. */
const alone = (page: Page, id: string): Locator =>
  page.locator(`${BOARD} [data-option="${id}"], [data-tray] [data-option="${id}"]`).filter({ visible: true });

/** Clicks where a thing lies open: a vessel may lie before the middle of the place behind it. */
async function click(page: Page, thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded();
  const open = await thing.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shares = [0.5, 0.3, 0.7, 0.12, 0.88];
    const points = shares.flatMap((down) => shares.map((across) => ({ x: x + across * width, y: y + down * height })));
    return points.find((point) => element.contains(document.elementFromPoint(point.x, point.y))) ?? null;
  });
  expect(open, 'something can be touched').not.toBeNull();
  await page.mouse.click(open?.x ?? 0, open?.y ?? 0);
}

/** Touches the board for an option: the thing itself, or a thing with several uses and then its menu. */
async function touch(page: Page, id: string, press: Press): Promise<void> {
  if ((await alone(page, id).count()) > 0) return press(alone(page, id).first());
  const things = page.locator(`${BOARD} [data-pick], [data-tray] [data-pick]`).filter({ visible: true });
  for (const thing of await things.all()) {
    const uses = ((await thing.getAttribute('data-pick')) ?? '').split(', ');
    if (!uses.includes(id)) continue;
    await press(thing);
    return press(page.locator(`[role="group"] > [data-option="${id}"]`).first());
  }
  // What ends a turn or a chain is the main button.
  return press(page.locator(`[data-option="${id}"]`).filter({ visible: true }).first());
}

/** Makes choices one after the other. */
async function make(page: Page, chosen: readonly string[], answer: Answer): Promise<void> {
  let answered = '';
  for (const id of chosen) {
    expect(await awaitOptions(page, answered)).not.toBeNull();
    answered = await openDecision(page);
    await answer(id);
  }
  await awaitOptions(page, answered);
}

/** The key of an option; the group that it lies in is opened first. */
async function press(page: Page, id: string): Promise<void> {
  const option = page.locator(`#options [data-option="${id}"]`);
  for (let i = 0; (await option.count()) === 0; i++) {
    const closed = page.locator('#options button[aria-expanded]').nth(i);
    await page.keyboard.press((await closed.locator('kbd').textContent()) ?? '');
  }
  await page.keyboard.press((await option.locator('kbd').textContent()) ?? '');
}

for (const players of [2, 5])
  test(
    `a match of ${players} is begun, and another one ended, by touching the board alone`,
    thoroughIf(players === 5),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await prefer(page);
      const answer: Answer = async (id) => touch(page, id, async (target) => click(page, target));
      await make(page, await layOpening(page, players, FIRST, colonists), answer);
      await playToResult(page, await layNearEnd(page, players, LAST, colonists), async (_, id) => answer(id));
      await expect(page.getByTestId('result')).toContainText(/wins with|share the win/);
      await expect(page.getByRole('row', { name: /Stars of technologies/ })).toBeVisible();
    },
  );

test('a match is begun, and another one ended, by the keys of the options', thoroughIf(true), async ({ page }) => {
  await prefer(page);
  await make(page, await layOpening(page, 2, FIRST, colonists), async (id) => press(page, id));
  await playToResult(page, await layNearEnd(page, 2, LAST, colonists), async (_, id) => press(page, id));
});

test('a rocket says what it lacks and what it would pay; the tray shows the next step of the ladder', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 2, colonists, 'load-cube');
  const tray = page.locator('[data-tray]');
  await expect(tray.getByRole('list', { name: /VP for each cube/ })).toContainText('+1+2+3+3+3');
  await page.getByRole('group', { name: 'Rockets and colony cards' }).locator('svg').first().hover({ force: true });
  await expect(page.getByTestId('tip')).toContainText('Lacks');
});

test('workers on a space say how many the next one needs', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 4, colonists, 'take-turn');
  await page
    .getByRole('group', { name: 'Europa City and Launch Pad' })
    .locator('[data-place="space launch-pad"]')
    .hover();
  await expect(page.getByTestId('tip')).toContainText('Workers needed');
});

test('a technology is read in the tray and taken there', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await prefer(page);
  await layAt(page, 1, colonists, 'choose-technology');
  const [id = ''] = (await awaitOptions(page)) ?? [];
  const answered = await openDecision(page);
  await page.locator(`[data-tray] [data-option="${id}"]`).first().click();
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText('took the technology');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a match alone is begun, and another one ended, with a thumb', async ({ page }) => {
    await prefer(page);
    const tap: Answer = async (id) => {
      const option = page.locator(`#decision [data-option="${id}"]`);
      const groups = page.locator('#options button[aria-expanded]');
      for (let i = 0; (await option.count()) === 0; i++) await groups.nth(i).tap();
      await option.first().tap();
    };
    await make(page, await layOpening(page, 1, FIRST, colonists), tap);
    await playToResult(page, await layNearEnd(page, 1, LAST, colonists), async (_, id) => tap(id));
    await expect(page.getByTestId('result')).toContainText(/rockets are launched/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('each page has no grave fault for those who cannot see it', async ({ page }) => {
    await prefer(page);
    await layAt(page, 1, colonists, 'take-turn');
    await scanPages(page, BOARD, ['Ocean', 'Rockets', 'Actions', 'Techs', 'Mine']);
  });
});

test(
  'neither the table nor any tray has a grave fault for those who cannot see it',
  thoroughIf(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(page);
    await layAt(page, 4, colonists, 'take-turn');
    await scan(page, 'the table', [BOARD]);
    for (const step of ['load-cube', 'choose-technology', 'operate-core', 'choose-good']) {
      await layAt(page, 1, colonists, step);
      await scan(page, step, ['[data-tray]']);
    }
  },
);
