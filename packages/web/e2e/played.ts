import { keyOfSeed } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LocalMatch } from '../src/match/local/local-match.ts';
import type { SavedMatch } from '../src/match/local/saves.ts';
import { go } from './go.ts';
import { dice, openDecision, pick, seatNames, awaitOptions } from './table.ts';

/**
 * Matches of Arctic CleanUp that are played in no time, without a page, and then laid out where the page keeps its own:
 * for tests that need a position and not the way there. People sit at every seat.
 */
class Played {
  readonly chosen: string[] = [];
  private readonly local: LocalMatch;
  private readonly roll = dice(1);

  constructor(players: number) {
    const seats = seatNames['arctic-cleanup'].slice(0, players).map((name) => ({ name, bot: null }));
    const settings = { tempo: 'none', solo: players === 1 };
    this.local = LocalMatch.deal('played', arcticCleanup, seats, settings, keyOfSeed('played before'));
    this.rest();
  }

  /** The kind of the decision that is open; null when the match is over. */
  get step(): string | null {
    return this.local.match.decisions()[0]?.step ?? null;
  }

  choose(): void {
    const [decision] = this.local.match.decisions();
    const ids = (decision === undefined ? null : this.local.match.legalOptions(decision.seat))?.options.map(
      ({ id }) => id,
    );
    const option = ids?.[pick(ids, this.roll)];
    if (decision === undefined || option === undefined) throw new Error('nothing is left to choose');
    expect(this.local.play(decision, option)).toBeNull();
    this.chosen.push(option);
    this.rest();
  }

  save(id: string): SavedMatch {
    return { ...this.local.saved(this.local.status(), Date.now()), id };
  }

  private rest(): void {
    while (this.local.playForced());
  }
}

/** Puts matches where the page keeps its own. Any address of its origin will do for that. */
async function keep(page: Page, saves: readonly SavedMatch[]): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate(
    (texts) => texts.forEach(([id, text]) => localStorage.setItem(`benchtop.match.${id}`, text)),
    saves.map((save) => [save.id, JSON.stringify(save)] as const),
  );
}

async function sitDown(page: Page, id: string): Promise<void> {
  await go(page, `/table/${id}`);
  await awaitOptions(page);
}

/** Sits down at a match with so many choices left, and returns them. */
export async function layNearEnd(page: Page, players: number, left: number): Promise<readonly string[]> {
  const whole = new Played(players);
  while (whole.step !== null) whole.choose();
  const part = new Played(players);
  while (part.chosen.length < whole.chosen.length - left) part.choose();
  await keep(page, [part.save('late')]);
  await sitDown(page, 'late');
  return whole.chosen.slice(-left);
}

/** Sits down at a match with a few choices left and makes them, by clicks, until the result shows. */
export async function playTheEnd(page: Page, players: number, left = 3): Promise<void> {
  let answered = '';
  for (const id of await layNearEnd(page, players, left)) {
    await awaitOptions(page, answered);
    answered = await openDecision(page);
    await page.locator(`#options [data-option="${id}"]`).click();
  }
  await expect(page.getByTestId('result')).toBeVisible();
}

/** Sits down where each kind of decision is asked for the first time in a match, one after the other. */
export async function* everyKind(page: Page, players: number): AsyncGenerator<string> {
  const first = new Map<string, SavedMatch>();
  const match = new Played(players);
  for (; match.step !== null; match.choose()) if (!first.has(match.step)) first.set(match.step, match.save(match.step));
  await keep(page, [...first.values()]);
  for (const step of first.keys()) {
    await sitDown(page, step);
    yield step;
  }
}
