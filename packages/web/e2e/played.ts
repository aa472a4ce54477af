import { checkSettings, keyOfSeed } from '@benchtop/engine/host';
import type { Game, Settings } from '@benchtop/engine/host';
import { algaeInc } from '@benchtop/games/algae-inc';
import { algoracing } from '@benchtop/games/algoracing';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { biohack } from '@benchtop/games/biohack';
import { lineae } from '@benchtop/games/lineae';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LocalMatch } from '../src/match/local/local-match.ts';
import type { SavedMatch } from '../src/match/local/saves.ts';
import { go } from './go.ts';
import { dice, drive, openDecision, pick, seatNames, awaitOptions } from './table.ts';

/** Which match is played, and how those choose who want to see its end. */
interface Kind {
  readonly game: Game;
  readonly names: readonly string[];
  readonly settings: (players: number) => Settings;
  readonly pick: (ids: readonly string[], roll: (n: number) => number) => number;
}

const games = { 'arctic-cleanup': arcticCleanup, algoracing, biohack, lineae, 'algae-inc': algaeInc };

export interface Deal {
  readonly game?: keyof typeof seatNames;
  readonly settings?: Settings;
  readonly players?: number;
  /** Who plays the other seats: a bot's id; null: people. */
  readonly others?: string | null;
  /** The same for everybody who does not mind: no test may depend on chance. */
  readonly seed?: string;
}

/** Sits down at a match that has just been dealt, without the setup page. */
export async function sitAtDeal(
  page: Page,
  { game = 'arctic-cleanup', settings = {}, players = 2, others = 'random', seed = 'any' }: Deal = {},
): Promise<void> {
  const checked = checkSettings(games[game], players, { ...(players === 1 ? alone[game] : {}), ...settings });
  if (!checked.ok) throw new Error(checked.reason);
  const seats = seatNames[game].slice(0, players).map((name, seat) => ({ name, bot: seat === 0 ? null : others }));
  const local = LocalMatch.deal('dealt', games[game], seats, checked.value, keyOfSeed(seed));
  await keep(page, [local.saved(local.status(), Date.now())]);
  await go(page, '/table/dealt');
}

/** What the setup page sets for whoever plays alone. */
const alone: { readonly [game in keyof typeof seatNames]: Settings } = {
  'arctic-cleanup': { solo: true },
  algoracing: {},
  biohack: {},
  lineae: {},
  'algae-inc': {},
};

/** Arctic CleanUp, by those who do not draw on when they need not. */
export const cleaners: Kind = {
  game: arcticCleanup,
  names: seatNames['arctic-cleanup'],
  settings: (players) => ({ tempo: 'none', solo: players === 1 }),
  pick,
};

/** Algoracing in one of its modes. */
export function racing(mode: string): Kind {
  return { game: algoracing, names: seatNames.algoracing, settings: () => ({ mode, layout: 'standard' }), pick: drive };
}

/** Biohack, by those who do whatever can be done and pass only then. */
export const chimeras: Kind = {
  game: biohack,
  names: seatNames.biohack,
  settings: () => ({ boards: 'basic', challenge: 'standard' }),
  pick(ids, roll) {
    const useful = ids.flatMap((id, i) => (id === 'done' || id === 'pass' ? [] : [i]));
    const from = useful.length > 0 ? useful : ids.map((_, i) => i);
    return from[roll(from.length)] ?? 0;
  },
};

/** Lineae with both modules, by those who bring cubes up and load them, and pass only when nothing else can be done. */
export const colonists: Kind = {
  game: lineae,
  names: seatNames.lineae,
  settings: () => ({ mode: 'normal', biogenesis: true, reactorCore: true }),
  pick(ids, roll) {
    const any = (from: readonly string[]): number => ids.indexOf(from[roll(from.length)] ?? '');
    const wanted = ids.filter((id) =>
      /^(dock|excavate|take$|place (launch-pad|spaceport|sub)|\w+ (spot|wild)$)/.test(id),
    );
    const useful = ids.filter((id) => !/^(pass|end|done|vessel)/.test(id));
    if (wanted.length > 0 && roll(4) > 0) return any(wanted);
    return any(useful.length > 0 && roll(5) > 0 ? useful : ids);
  },
};

/** Algae, Inc., by those who work their cubes through the plant and export them, and stop only when nothing else can be done. */
export const growers: Kind = {
  game: algaeInc,
  names: seatNames['algae-inc'],
  settings: () => ({ inserts: true }),
  pick(ids, roll) {
    const wishes = [/^(cube|market|export)/, /^(printed|move|green|take)/, /^(?!done|false|small|wild)/];
    const wanted = wishes.map((wish) => ids.filter((id) => wish.test(id))).filter((found) => found.length > 0);
    const from = wanted[roll(5) === 0 ? wanted.length - 1 : 0] ?? ids;
    return ids.indexOf(from[roll(from.length)] ?? '');
  },
};

/**
 * Matches that are played in no time, without a page, and then laid out where the page keeps its own: for tests that need
 * a position and not the way there. People sit at every seat, or one at the first and bots at the others.
 */
class Played {
  readonly chosen: string[] = [];
  /** How many of them are of the first seat. */
  ofFirst = 0;
  private readonly kind: Kind;
  private readonly local: LocalMatch;
  private readonly roll = dice(1);

  constructor(players: number, kind: Kind, others: string | null = null, seed = 'played before') {
    const seats = kind.names.slice(0, players).map((name, seat) => ({ name, bot: seat === 0 ? null : others }));
    const checked = checkSettings(kind.game, players, kind.settings(players));
    if (!checked.ok) throw new Error(checked.reason);
    this.kind = kind;
    this.local = LocalMatch.deal('played', kind.game, seats, checked.value, keyOfSeed(seed));
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
    const option = ids?.[this.kind.pick(ids, this.roll)];
    if (decision === undefined || option === undefined) throw new Error('nothing is left to choose');
    expect(this.local.play(decision, option)).toBeNull();
    this.chosen.push(option);
    if (decision.seat === 0) this.ofFirst++;
    this.rest();
  }

  /** Whether the first seat is asked this, and may answer so. */
  asks(step: string, fits: Fits): boolean {
    const [decision] = this.local.match.decisions();
    if (decision === undefined || decision.seat !== 0 || decision.step !== step) return false;
    const { options = [], refused = [] } = this.local.match.legalOptions(0) ?? {};
    return fits(
      options.map(({ id }) => id),
      refused.length,
    );
  }

  save(id: string): SavedMatch {
    return { ...this.local.saved(this.local.status(), Date.now()), id };
  }

  private rest(): void {
    while (this.local.playForced());
  }
}

/** Says by the options that are offered, and by how many are refused, whether a question will do. */
type Fits = (ids: readonly string[], refused: number) => boolean;

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
  // The first board of a page is drawn right after the rest of the table.
  await page.waitForFunction(() => document.querySelector('[data-board] [data-waits]') === null);
}

/** Sits down at a match with so many choices left, and returns them. */
export async function layNearEnd(
  page: Page,
  players: number,
  left: number,
  kind: Kind = cleaners,
): Promise<readonly string[]> {
  const whole = new Played(players, kind);
  while (whole.step !== null) whole.choose();
  const part = new Played(players, kind);
  while (part.chosen.length < whole.chosen.length - left) part.choose();
  await keep(page, [part.save('late')]);
  await sitDown(page, 'late');
  return whole.chosen.slice(-left);
}

/** Sits down at the beginning of a match, and returns its first choices. */
export async function layOpening(page: Page, players: number, count: number, kind: Kind): Promise<readonly string[]> {
  const start = new Played(players, kind);
  await keep(page, [start.save('opening')]);
  await sitDown(page, 'opening');
  while (start.chosen.length < count) start.choose();
  return start.chosen;
}

/** Sits down, with bots at the other seats, at the first question of this kind. */
export async function layAt(
  page: Page,
  players: number,
  kind: Kind,
  step: string,
  fits: Fits = () => true,
): Promise<void> {
  const match = new Played(players, kind, 'random');
  while (!match.asks(step, fits)) match.choose();
  await keep(page, [match.save(step)]);
  await sitDown(page, step);
}

/** Sits down, with bots at the other seats, where the first seat has so many choices left, more or less. */
export async function layLate(page: Page, players: number, kind: Kind, left: number): Promise<void> {
  const whole = new Played(players, kind, 'random');
  while (whole.step !== null) whole.choose();
  const part = new Played(players, kind, 'random');
  while (part.ofFirst < whole.ofFirst - left) part.choose();
  await keep(page, [part.save('late')]);
  await sitDown(page, 'late');
}

/** Makes these choices, each as `answer` does it, until the result shows. */
export async function playToResult(
  page: Page,
  chosen: readonly string[],
  answer: (index: number, id: string) => Promise<void>,
): Promise<void> {
  let answered = '';
  for (const id of chosen) {
    const ids = await awaitOptions(page, answered);
    answered = await openDecision(page);
    await answer(ids?.indexOf(id) ?? -1, id);
  }
  await expect(page.getByTestId('result')).toBeVisible();
}

/** Sits down at a match with a few choices left and makes them, by clicks, until the result shows. */
export async function playTheEnd(page: Page, players: number, left = 3): Promise<void> {
  const chosen = await layNearEnd(page, players, left);
  await playToResult(page, chosen, async (_, id) => page.locator(`#options [data-option="${id}"]`).click());
}

/** Sits down where each kind of decision is asked for the first time in these matches, one after the other. */
export async function* everyKind(
  page: Page,
  players: number,
  kind: Kind = cleaners,
  seeds: readonly (string | undefined)[] = [undefined],
): AsyncGenerator<string> {
  const first = new Map<string, SavedMatch>();
  for (const seed of seeds) {
    const match = new Played(players, kind, null, seed);
    for (; match.step !== null; match.choose())
      if (!first.has(match.step)) first.set(match.step, match.save(match.step));
  }
  await keep(page, [...first.values()]);
  for (const step of first.keys()) {
    await sitDown(page, step);
    yield step;
  }
}

/** Sits down, with bots at the other seats, where each kind of question leaves the first seat most choices, one after the other. */
export async function* everyQuestion(page: Page, players: number, kind: Kind): AsyncGenerator<string> {
  const richest = new Map<string, { readonly options: number; readonly save: SavedMatch }>();
  for (const match = new Played(players, kind, 'random'); match.step !== null; match.choose()) {
    const { step } = match;
    let options = 0;
    if (match.asks(step, (ids) => (options = ids.length) > (richest.get(step)?.options ?? 0)))
      richest.set(step, { options, save: match.save(step) });
  }
  await keep(
    page,
    [...richest.values()].map(({ save }) => save),
  );
  for (const step of richest.keys()) {
    await sitDown(page, step);
    yield step;
  }
}
