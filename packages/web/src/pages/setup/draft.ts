import { checkSettings, freshKey, keyOfSeed } from '@benchtop/engine/host';
import type { Checked, Game } from '@benchtop/engine/host';
import { shownName } from '../../ui/shown-text.ts';
import { LocalMatch } from '../../match/local/local-match.ts';
import { newId } from '../../match/local/saves.ts';
import type { SavedSeat } from '../../match/local/saves.ts';
import type { GameUi } from '../../table/contract.ts';
import { t } from '../../words/words.ts';

/** Who sits where, while it is still being arranged. */
export interface DraftSeat {
  readonly name: string;
  /** A bot's id, or `person`. */
  readonly who: string;
}

/** How many play, and by what settings: what every way of arranging a match has in common. */
export interface Arranged {
  readonly count: number;
  readonly settings: { readonly [name: string]: string | boolean };
}

/** A match at this device that is being arranged. */
export interface Draft extends Arranged {
  /** One for every seat the game can have; only the first `count` play. */
  readonly seats: readonly DraftSeat[];
  readonly seed: string;
}

export const PERSON = 'person';

/** You against one greedy bot. */
export function firstDraft(game: Game, ui: GameUi): Draft {
  const { min, max } = game.seats;
  const seats = Array.from({ length: max }, (_, seat) => ({
    name: ui.seats[seat]?.name ?? t('Seat {seat}', { seat: seat + 1 }),
    who: seat === 0 ? PERSON : 'greedy',
  }));
  return { count: Math.max(min, Math.min(max, 2)), seats, settings: defaultsOf(game), seed: '' };
}

/** Every setting as the game proposes it. */
export function defaultsOf(game: Game): Arranged['settings'] {
  return Object.fromEntries(Object.entries(game.settings).map(([name, schema]) => [name, schema.default]));
}

/** Deals the match, or says what is wrong with the arrangement. */
export function deal(game: Game, draft: Draft): Checked<LocalMatch> {
  const problem = wrong(game, draft);
  if (problem !== null) return { ok: false, reason: problem };
  const settings = checkSettings(game, draft.count, draft.settings);
  if (!settings.ok) return settings;
  const seats = draft.seats.slice(0, draft.count).map(savedSeat);
  const seed = draft.seed.trim();
  const key = seed === '' ? freshKey() : keyOfSeed(seed);
  return { ok: true, value: LocalMatch.deal(newId(), game, seats, settings.value, key) };
}

/** What keeps the match from being dealt, in a sentence, or null. */
export function wrong(game: Game, { count, seats, settings }: Draft): string | null {
  const names = seats.slice(0, count).map(({ name }) => shownName(name));
  if (names.includes('')) return t('Every player needs a name.');
  if (new Set(names).size < names.length) return t('Two players have the same name. Change one of them.');
  const checked = checkSettings(game, count, settings);
  return checked.ok ? null : checked.reason;
}

/** After a change of the seats or of a leading setting: what no longer goes with it returns to its default. */
export function refitted<T extends Arranged>(game: Game, ui: GameUi, draft: T): T {
  let { settings } = draft;
  for (const [name, schema] of Object.entries(game.settings)) {
    if (checkSettings(game, draft.count, settings).ok) break;
    if (ui.upfront?.includes(name) !== true) settings = { ...settings, [name]: schema.default };
  }
  return { ...draft, settings };
}

/** The values of a setting that go with the rest of the arrangement. */
export function fitting(game: Game, { count, settings }: Arranged, name: string, values: readonly string[]): string[] {
  return values.filter((value) => checkSettings(game, count, { ...settings, [name]: value }).ok);
}

/** False for a switch that the rest of the arrangement holds at its default: there is nothing to choose. */
export function isOpen(game: Game, { count, settings }: Arranged, name: string): boolean {
  const schema = game.settings[name];
  if (schema?.type !== 'boolean' || settings[name] !== schema.default) return true;
  return checkSettings(game, count, { ...settings, [name]: !schema.default }).ok;
}

function savedSeat({ name, who }: DraftSeat): SavedSeat {
  return { name: shownName(name), bot: who === PERSON ? null : who };
}
