import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { buildSample, openSample } from './sample.ts';
import { prefer } from './table.ts';

// One bundle for all of them.
test.describe.configure({ mode: 'default' });

let folder = '';
test.beforeAll(async () => {
  folder = await buildSample();
});
test.afterAll(async () => rm(folder, { recursive: true, force: true }));

const listed = (page: Page, id: string): Locator => page.locator(`#options [data-option="${id}"]`);
const walker = (page: Page): Locator => page.locator('[data-piece-id="walker 0"]:not([data-ghosts] *)');
const step = (page: Page): Locator => page.locator('#prompt');

async function opened(page: Page, search = '', preferences = {}): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 900 });
  await prefer(page, preferences);
  await openSample(page, folder, search);
}

test('toggles stand for one option, and one button sends it', async ({ page }) => {
  await opened(page);
  await listed(page, 'scout').click();
  const confirm = page.getByTestId('kit-confirm');
  await expect(confirm).toHaveAttribute('aria-disabled', 'true');
  for (const place of ['shore', 'hill', 'wood']) await page.locator(`[data-toggle="${place}"]`).click();
  await expect(page.locator('[data-toggle="hill"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-toggle="river"]')).toHaveAttribute('aria-disabled', 'true');
  await expect(page.locator('[data-toggle="cave"]')).toHaveAttribute('aria-label', /closed in the first two turns/);
  await confirm.click();
  await expect(page.getByRole('log')).toContainText('sent scouts to hill, wood, shore');
});

test('a far place sends the single steps, stops where something is asked, and one undo takes them back', async ({
  page,
}) => {
  await opened(page);
  await listed(page, 'walk').click();
  await page.getByTestId('cell 3').click();
  await expect(step(page)).toContainText('2 left');
  await page.getByTestId('undo').click();
  await expect(step(page)).toContainText('5 left');
  await page.getByTestId('cell 10').click();
  // Along the row to 5 and down: not over the bridge.
  await expect(step(page)).toContainText('Choose what to do');
  await expect(walker(page)).toHaveAttribute('data-at', 'cell 10');
  await listed(page, 'walk').click();
  await page.getByTestId('cell 7').click();
  await expect(step(page)).toContainText('Pay the toll');
  await expect(walker(page)).toHaveAttribute('data-at', 'cell 9');
});

test('coins are put into the tray, taken out again and paid; Escape puts it away to look', async ({ page }) => {
  await opened(page);
  await listed(page, 'pay').click();
  const tray = page.locator('[data-tray]');
  await expect(tray.getByRole('heading')).toHaveText('Pay three coins');
  await expect(tray.getByRole('row', { name: 'You pay 3' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tray).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to: Pay three coins' }).click();
  await tray.getByRole('button', { name: 'Give gold, 2 left' }).click();
  await tray.getByRole('button', { name: 'Give gold, 1 left' }).click();
  await expect(tray.getByRole('button', { name: 'Give gold, 0 left' })).toHaveAttribute('aria-disabled', 'true');
  await tray.getByRole('button', { name: 'Take gold out again' }).first().click();
  await tray.getByRole('button', { name: 'Give copper, 2 left' }).click();
  const pay = tray.getByRole('button', { name: 'Pay', exact: true });
  await expect(pay).toHaveAttribute('aria-disabled', 'true');
  await tray.getByRole('button', { name: 'Give silver, 2 left' }).click();
  await pay.click();
  await expect(page.getByTestId('score-0')).toHaveText('3');
  await expect(tray).toHaveCount(0);
  await page.getByTestId('undo').click();
  await expect(page.getByTestId('score-0')).toHaveText('0');
});

/** A finger, as the browser itself feels it. */
class Finger {
  private readonly cdp: CDPSession;
  constructor(cdp: CDPSession) {
    this.cdp = cdp;
  }
  async down(x: number, y: number): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  }
  async move(x: number, y: number): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x, y }] });
  }
  async up(): Promise<void> {
    await this.cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

async function middle(thing: Locator): Promise<readonly [number, number]> {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not drawn');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  /** From one thing to another: the finger rests on it until it can be carried. */
  async function carried(page: Page, from: Locator, to: Locator): Promise<void> {
    const finger = new Finger(await page.context().newCDPSession(page));
    const [x0, y0] = await middle(from);
    const [x1, y1] = await middle(to);
    await finger.down(x0, y0);
    await page.locator('[data-lifted]').waitFor();
    for (const part of [0.1, 0.4, 0.7, 1]) await finger.move(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part);
    await finger.up();
  }

  test('what is held and carried is dropped with the effect of a click, in HTML', async ({ page }) => {
    await opened(page);
    await carried(page, page.getByTestId('act walk'), page.getByTestId('field'));
    await expect(step(page)).toContainText('Walk (5 left)');
  });

  test('and in a drawing', async ({ page }) => {
    await opened(page);
    await listed(page, 'walk').click();
    await carried(page, walker(page), page.getByTestId('cell 1'));
    await expect(walker(page)).toHaveAttribute('data-at', 'cell 1');
    // What was chosen next is not swallowed.
    await listed(page, 'done').tap();
    await expect(step(page)).toContainText('Choose what to do');
  });

  test('a finger that moves before it has rested carries nothing', async ({ page }) => {
    await opened(page);
    const [x1, y1] = await middle(page.getByTestId('field'));
    // All at once, so that no time passes between them.
    await page.getByTestId('act walk').evaluate(
      (act, [x, y]) => {
        const finger = (type: string, clientX: number, clientY: number): PointerEvent =>
          new PointerEvent(type, { pointerType: 'touch', pointerId: 7, bubbles: true, clientX, clientY });
        const { left, top } = act.getBoundingClientRect();
        act.dispatchEvent(finger('pointerdown', left + 5, top + 5));
        act.dispatchEvent(finger('pointermove', x, y));
        if (document.querySelector('[data-sky] > *') !== null) throw new Error('it is carried');
        act.dispatchEvent(finger('pointerup', x, y));
      },
      [x1, y1] as const,
    );
    await listed(page, 'scout').tap();
    await expect(step(page)).toContainText('Choose three places');
  });

  test('a touch marks the nearest place that can be chosen, a second one chooses it', async ({ page }) => {
    await opened(page);
    await listed(page, 'walk').click();
    const [x, y] = await middle(page.getByTestId('cell 1'));
    await page.touchscreen.tap(x - 20, y + 20);
    await expect(page.locator('#options [data-option="to 1"]')).toHaveClass(/pointed/);
    await expect(walker(page)).toHaveAttribute('data-at', 'cell 0');
    await page.touchscreen.tap(x - 20, y + 20);
    await expect(walker(page)).toHaveAttribute('data-at', 'cell 1');
  });
});

test('a card that is turned over is seen edge-on on its way, and large where it is pointed at', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await opened(page, '', { speed: 1 });
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const flyers = document.querySelectorAll('[data-sky] > *');
      for (const one of flyers)
        for (const { effect } of one.getAnimations())
          if (effect instanceof KeyframeEffect)
            seen.push(...effect.getKeyframes().map((frame) => String(frame['transform'])));
    }).observe(document.querySelector('[data-sky]') ?? document, { childList: true });
  });
  await listed(page, 'turn').click();
  await expect(page.locator('[data-piece="card"][data-face="up"]')).toHaveCount(1);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'seen') as string[]))
    .toContainEqual(expect.stringMatching(/scale\(0, /));
  await expect(page.locator('[data-sky] > *')).toHaveCount(0);
  await page.locator('[data-piece="card"][data-face="up"]').hover();
  const tip = page.getByTestId('tip');
  await expect(tip).toContainText('Lives at the water');
  expect((await tip.boundingBox())?.width).toBeGreaterThan(249);
});

test('parts that ask nothing have names, and a preview shows the new numbers of each kind', async ({ page }) => {
  await opened(page, '?seats=2');
  const parts = page.getByTestId('parts');
  await expect(parts.getByRole('img', { name: '3 Gold, 1 short' })).toBeVisible();
  await expect(parts.getByRole('img', { name: 'Blue, lying' })).toBeVisible();
  await expect(parts.getByText('only you see this')).toBeVisible();
  await expect(parts.getByRole('group', { name: 'Milestone' }).locator('[data-next]')).toHaveText('6');
  await listed(page, 'pay').click();
  await listed(page, 'silver').hover();
  await expect(page.getByTestId('preview').locator('div').filter({ hasText: 'silver' })).toHaveText(
    /silver.*2 →\s*becomes 1 \(−1\)/,
  );
  await expect(page.locator('[data-seat="0"]').getByRole('img', { name: 'silver: 2 of 4, then 1' })).toBeVisible();
});
