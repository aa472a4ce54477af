import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { scan, scanPages } from './axe.ts';
import { appears } from './go.ts';
import { chimeras, layAt, layLate, sitAtDeal } from './played.ts';
import { awaitOptions, openDecision, options, playOn, prefer } from './table.ts';
import { thoroughIf } from './thorough.ts';

const BOARD = '[data-board="biohack"]';
const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';
/** Choices at either end of a match: through setup and planning into the first turns, and through the last ones. */
const SOME = 10;
const LAST = 4;
/** More than are left then: a match that reaches this has not ended. */
const MOST = 60;

type Press = (target: Locator) => Promise<void>;

/** What stands for an option on the board or in the tray; on a phone the tray lies in the sheet. */
function thing(page: Page, id: string): Locator {
  return page.locator(`${BOARD} [data-option="${id}"], [data-tray] [data-option="${id}"]`).first();
}

/** Touches the board for an option: locations one by one and then the button; what is given, then what one gets. */
async function touch(page: Page, id: string, press: Press): Promise<void> {
  const places = id.split('+');
  const toggle = page.locator(`${BOARD} [data-toggle="${places[0]}"]`);
  const [give, gain] = id.split('->');
  if (gain !== undefined) await press(page.locator(`[data-give="${give}"]`));
  if ((await toggle.count()) === 0) return press(thing(page, id));
  for (const place of places) await press(page.locator(`${BOARD} [data-toggle="${place}"]`));
  return press(page.getByTestId('kit-confirm'));
}

type Answer = (index: number, id: string) => Promise<void>;

/** Begins a match, and plays another one to its end. */
async function playBothEnds(page: Page, players: number, answer: Answer): Promise<void> {
  await sitAtDeal(page, { game: 'biohack', players, seed: 'night city' });
  expect(await playOn(page, SOME, answer, 5, chimeras.pick)).toBe(SOME);
  await layLate(page, players, chimeras, LAST);
  expect(await playOn(page, MOST, answer, 5, chimeras.pick)).toBeLessThan(MOST);
  await expect(page.getByTestId('result')).toBeVisible();
}

for (const players of [2, 4])
  test(
    `a match of ${players} is begun, and another one ended, by touching the board alone`,
    thoroughIf(players === 4),
    async ({ page }) => {
      await page.setViewportSize({ width: 1366, height: 768 });
      await prefer(page);
      const click = async (_: number, id: string): Promise<void> => touch(page, id, async (target) => target.click());
      await playBothEnds(page, players, click);
      await expect(page.getByTestId('result')).toContainText(/wins with|share the win/);
      await expect(page.getByRole('row', { name: /Commons and artisans/ })).toBeVisible();
    },
  );

test('a match is begun, and another one ended, by the keys of the options', thoroughIf(true), async ({ page }) => {
  await prefer(page);
  const press = async (index: number): Promise<void> => page.keyboard.press(KEYS[index] ?? '');
  await playBothEnds(page, 2, press);
});

test('who chooses what an effect gives touches the token over it, or the track it fills', async ({ page }) => {
  await prefer(page);
  await layAt(page, 4, chimeras, 'choose-one');
  const ids = (await awaitOptions(page)) ?? [];
  for (const id of ids) expect(await page.locator(`${BOARD} [data-option="${id}"]`).count(), id).toBeGreaterThan(1);
  const answered = await openDecision(page);
  await page.locator(`${BOARD} [data-option="${ids[0]}"]`).last().click();
  expect(await awaitOptions(page, answered)).not.toBeNull();
});

test('the die is accepted by touching it, and rolled again by touching what that costs', async ({ page }) => {
  await prefer(page);
  await layAt(page, 4, chimeras, 'decide-die', (all) => all.includes('coins'));
  const coins = page.getByRole('group', { name: 'Store' }).locator('[data-option="coins"]');
  await expect(coins).toBeVisible();
  const tray = page.locator('[data-tray]');
  await expect(tray.getByRole('list', { name: 'Faces of the die' })).toContainText('3 in 6');
  const answered = await openDecision(page);
  await tray.locator('[data-option="accept"]').first().click();
  await awaitOptions(page, answered);
  await expect(page.getByRole('log')).toContainText('rolled the danger die');
});

test('the die shows what was rolled only when it lies still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await prefer(page, { speed: 1 });
  await layAt(page, 4, chimeras, 'decide-die', (all) => all.includes('coins'));
  await expect(page.locator('[data-falling]')).toHaveCount(0);
  await page.locator('#options [data-option="coins"]').click();
  await appears(page, '[data-falling]');
  await expect(page.locator('[data-falling]')).toHaveCount(0);
});

test('the ledger of a creation names what a card lacks and where that is found', async ({ page }) => {
  await prefer(page);
  await layAt(page, 4, chimeras, 'create-pick', (all, refused) => all.length > 1 && refused > 0);
  const hand = page.getByRole('group', { name: /^Hand/ });
  const tray = page.locator('[data-tray]');
  await hand.locator('[data-option]').first().hover();
  await expect(tray.getByText(/^Payable/)).toBeVisible();
  await expect(tray.getByRole('row', { name: /^You pay/ })).toBeVisible();
  await hand.locator('[data-refused]').first().hover();
  await expect(tray.getByText(/^Missing: \d \w+ \(/)).toBeVisible();
});

test('a card of the display lies large in the tray when it is pointed at', async ({ page }) => {
  await prefer(page);
  await layAt(page, 2, chimeras, 'buy-card');
  const card = page.getByRole('group', { name: 'Cards for sale' }).locator('[data-option]').first();
  await card.hover();
  await expect(page.locator('[data-tray]').getByText('You pay')).toBeVisible();
  await expect(page.getByTestId('tip')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a match alone is begun, and another one ended, with a thumb; trays lie in the sheet', async ({ page }) => {
    await prefer(page);
    const tap = async (_: number, id: string): Promise<void> => {
      // What ends a chain is the button under the options, unless the page that is open has it too.
      const ends = ['done', 'pass'].includes(id) && (await thing(page, id).count()) === 0;
      if (ends) await page.locator(`#decision [data-option="${id}"]`).last().tap();
      else await touch(page, id, async (one) => one.tap());
    };
    await playBothEnds(page, 1, tap);
    await expect(page.getByTestId('result')).toContainText(/goal/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });

  test('each page has no grave fault for those who cannot see it', async ({ page }) => {
    await prefer(page);
    await layAt(page, 1, chimeras, 'decide-die');
    await expect(page.locator(`${BOARD} [data-tray]`)).toHaveCount(0);
    await scan(page, 'the die in the sheet', ['[data-tray]']);
    await scanPages(page, BOARD, ['City', 'Display', 'My lab', 'Company']);
  });
});

test(
  'neither the table nor any tray has a grave fault for those who cannot see it',
  thoroughIf(true),
  async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await prefer(page);
    await layAt(page, 4, chimeras, 'take-turn');
    await scan(page, 'the table', [BOARD]);
    for (const step of ['take-scientist', 'create-pick', 'visit-alley']) {
      await layAt(page, 4, chimeras, step);
      await scan(page, step, ['[data-tray]']);
    }
    await expect(options(page).first()).toBeVisible();
  },
);
