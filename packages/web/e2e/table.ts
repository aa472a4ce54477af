import type { Page } from '@playwright/test';
import { appears, go } from './go.ts';

/** The names of the seats of each game, as the setup proposes them. */
export const seatNames = {
  'arctic-cleanup': ['Red', 'Orange', 'White', 'Teal'],
  algoracing: ['Olympus', 'Gale', 'Hellas', 'Jezero'],
  biohack: ['Red', 'Blue', 'Yellow', 'Green'],
  lineae: ['Blue', 'Red', 'Green', 'Yellow', 'Violet'],
  'algae-inc': ['Red', 'Orange', 'White', 'Teal'],
} as const;

/** The button that starts a match. */
const START = 'button[type="submit"]';

interface Arrangement {
  readonly game?: keyof typeof seatNames;
  /** Settings by the words of their choices: `{ Game: 'Full' }`. */
  readonly settings?: { readonly [title: string]: string };
  readonly players?: number;
  /** Who plays the other seats: the id of a bot. */
  readonly others?: string;
  readonly seed?: string;
}

/** What games introduce the first time it is played. */
const introduced = ['cosmetics', 'biofuel', 'bioplastics', 'food'].map((department) => `algae-inc ${department}`);

/** No motion, no second questions, no card before the first match, so that matches are quick; the theme follows the browser. */
export async function prefer(page: Page, preferences: { readonly [name: string]: unknown } = {}): Promise<void> {
  await page.addInitScript(
    (kept) => {
      if (localStorage.getItem('benchtop.preferences') === null)
        localStorage.setItem('benchtop.preferences', JSON.stringify(kept));
    },
    { speed: 0, confirm: 'never', met: [...Object.keys(seatNames), ...introduced], ...preferences },
  );
}

/** Algoracing on its flat map: without a graphics card, three dimensions come late and take seconds for each choice. */
export async function onFlatMap(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('benchtop.algoracing.flat', 'yes'));
}

/** From the setup page to a dealt table. */
export async function startMatch(
  page: Page,
  { game = 'arctic-cleanup', settings = {}, players = 2, others = 'random', seed }: Arrangement = {},
): Promise<void> {
  await go(page, `/new/${game}`, START);
  await page
    .getByRole('radio', { name: players === 1 ? '1 (solo)' : String(players), exact: true })
    .check({ force: true });
  for (const name of seatNames[game].slice(1, players)) await page.getByLabel(`Who plays ${name}`).selectOption(others);
  if (seed !== undefined || Object.keys(settings).length > 0)
    await page.getByText('More: variants and practice').click();
  for (const [title, choice] of Object.entries(settings))
    await page
      .getByRole('radiogroup', { name: title })
      .getByRole('radio', { name: choice, exact: true })
      .check({ force: true });
  if (seed !== undefined) await page.getByLabel('Seed').fill(seed);
  await page.getByRole('button', { name: 'Start' }).click();
  // The table itself may be covered.
  await appears(page, `#root:not(:has(${START})) h1`);
}

/** The options of the decision list, in their order. */
export function options(page: Page) {
  return page.locator('#options [data-option]');
}

/** The decision that is open in the list, by its id. */
export async function openDecision(page: Page): Promise<string> {
  return (await page.locator('#options').getAttribute('data-decision')) ?? '';
}

/**
 * Waits until the player owes a decision other than `answered` (its options, in order) or the match is over (null).
 * A tap becomes a click only some time after it: without `answered` the old list could be read again.
 */
export async function awaitOptions(page: Page, answered = ''): Promise<readonly string[] | null> {
  const found = await page.waitForFunction((old) => {
    if (document.querySelector('[data-testid="result"]') !== null) return { ids: null };
    const list = document.querySelector<HTMLElement>('#options');
    const buttons = [...(list?.querySelectorAll<HTMLElement>('[data-option]') ?? [])];
    const ready = buttons.length > 0 && buttons.every((button) => button.getAttribute('aria-disabled') === 'false');
    const next = list?.dataset['decision'] !== old;
    return ready && next ? { ids: buttons.map((button) => button.dataset['option'] ?? '') } : false;
  }, answered);
  const value = await found.jsonValue();
  return value === false ? null : value.ids;
}

/** A small generator of its own, so that a match that fails can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Prefers options that move the match on, so that it is not played until the calm ends it. */
export function pick(ids: readonly string[], roll: (n: number) => number): number {
  const useful = ids.flatMap((id, i) => (id === 'done' || id.startsWith('draw 0') ? [] : [i]));
  const from = useful.length > 0 ? useful : ids.map((_, i) => i);
  return from[roll(from.length)] ?? 0;
}

/** The place of the option that a racer wants: cards that drive first, then a run, and only rarely anything else. */
export function drive(ids: readonly string[], roll: (n: number) => number): number {
  const any = (from: readonly string[]): number => ids.indexOf(from[roll(from.length)] ?? '');
  const driving = ids.filter((id) => /^(add|pick) (step|all-way|jump)/.test(id));
  const laying = ids.filter((id) => /^(add|pick) /.test(id));
  if (laying.length > 0 && roll(4) > 0) return any(driving.length > 0 && roll(3) > 0 ? driving : laying);
  if (ids.includes('run')) return ids.indexOf('run');
  const useful = ids.filter((id) => id !== 'pass');
  return any(useful.length > 0 ? useful : ids);
}

/** Plays on until the match is over or `most` choices were made; returns how many were made. */
export async function playOn(
  page: Page,
  most: number,
  answer: (index: number, id: string) => Promise<void>,
  seed = 1,
  choose = pick,
): Promise<number> {
  const roll = dice(seed);
  let answered = '';
  for (let made = 0; made < most; made++) {
    const ids = await awaitOptions(page, answered);
    if (ids === null) return made;
    answered = await openDecision(page);
    const index = choose(ids, roll);
    await answer(index, ids[index] ?? '');
  }
  await awaitOptions(page, answered);
  return most;
}

/** Clicks in the decision list. */
export function clicking(page: Page): (index: number) => Promise<void> {
  return async (index) => options(page).nth(index).click();
}
