// Tables to be measured: a match of each game, dealt once and put into every fresh browser.
import { drawn as hasDrawn, withPage } from './browser.mjs';

export const READY = '#options [data-option][aria-disabled="false"]';
const BOARD = '[data-board] :is([data-piece], [data-place])';
const games = ['arctic-cleanup', 'algoracing', 'biohack', 'lineae', 'algae-inc'];
const introduced = ['cosmetics', 'biofuel', 'bioplastics', 'food'].map((department) => `algae-inc ${department}`);
/** Whoever played before: no card before the first match, and no second question, which would wait for another click. */
const PREFERENCES = {
  'benchtop.preferences': JSON.stringify({ confirm: 'never', met: [...games, ...introduced] }),
};
const FLAT = { 'benchtop.algoracing.flat': 'yes' };

/** What is waited for, and what the browser must remember for it. */
export const tables = [
  { name: 'Arctic CleanUp', game: 'arctic-cleanup', usable: READY, kept: {} },
  { name: 'Algoracing, flat map', game: 'algoracing', usable: READY, kept: FLAT },
  { name: 'Algoracing, 3D', game: 'algoracing', usable: READY, kept: {}, drawn: '[data-board] canvas' },
  { name: 'Biohack', game: 'biohack', usable: READY, kept: {} },
  { name: 'Lineae', game: 'lineae', usable: READY, kept: {} },
  { name: 'Algae, Inc.', game: 'algae-inc', usable: READY, kept: {} },
];

/** Deals a match as a visitor would, and hands over what the browser then keeps; null where a build cannot play the game yet. */
export async function deal(browser, address, game) {
  return withPage(browser, { address, slow: false, kept: { ...PREFERENCES, ...FLAT } }, async (page) => {
    await page.goto(`/new/${game}`);
    const start = page.getByRole('button', { name: 'Start' });
    await start.or(page.getByText('cannot be played yet')).waitFor();
    if (!(await start.isVisible())) return null;
    await page.getByText('More: variants and practice').click();
    await page.getByLabel('Seed').fill('measured');
    await start.click();
    await page.waitForSelector(READY);
    const kept = await page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));
    for (const key of Object.keys(FLAT)) delete kept[key];
    return { at: new URL(page.url()).pathname, kept };
  });
}

/** From the request until it can be used; and until the board is drawn, where that comes later. */
export async function openTable(browser, address, { usable, drawn, kept }, dealt) {
  return withPage(browser, { address, kept: { ...dealt.kept, ...kept } }, async (page, { traffic, busy }) => {
    await page.goto(dealt.at, { waitUntil: 'commit' });
    const board = page.evaluate(hasDrawn, drawn ?? BOARD);
    const ms = await page.evaluate((selector) => globalThis.measured.when(selector), usable);
    const work = await busy();
    return { ms, work, drawn: await board, ...(await traffic(page)) };
  });
}

/** Plays with the mouse in the decision list; the longest of the events of each click, until the next frame. */
export async function clickThrough(browser, address, { kept }, dealt, most) {
  return withPage(browser, { address, kept: { ...dealt.kept, ...kept } }, async (page) => {
    await page.goto(dealt.at);
    // Who plays looks at the board first.
    await page.evaluate(hasDrawn, BOARD);
    let answered = '';
    for (let made = 0; made < most; made++) {
      const next = await page.waitForFunction(ready, { answered, made }, { timeout: 180_000 });
      const { decision, x, y } = await next.jsonValue();
      if (decision === null) break;
      answered = decision;
      await page.mouse.move(x, y);
      await page.waitForTimeout(150);
      await page.mouse.click(x, y);
    }
    await page.waitForTimeout(1500);
    return page.evaluate(() => [...globalThis.measured.taps.values()]);
  });
}

/** Runs in the page: where to click next, once a decision other than the last one can be answered. */
function ready({ answered, made }) {
  if (document.querySelector('[data-testid="result"]') !== null) return { decision: null, x: 0, y: 0 };
  const list = document.querySelector('#options');
  const buttons = [...(list?.querySelectorAll('[data-option][aria-disabled="false"]') ?? [])];
  if (buttons.length === 0 || list.dataset.decision === answered) return false;
  const useful = buttons.filter(({ dataset: { option } }) => !/^(done|pass)|^draw 0/.test(option));
  const from = useful.length > 0 ? useful : buttons;
  const button = from[(made * 7) % from.length];
  button.scrollIntoView({ block: 'nearest' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { decision: list.dataset.decision, x: x + width / 2, y: y + height / 2 };
}
