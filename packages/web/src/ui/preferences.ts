import { create } from 'zustand';
import { languageIds } from '../words/language.ts';
import type { LanguageId } from '../words/language.ts';
import { isObject, parsed, readText, writeText } from './storage.ts';

const KEY = 'benchtop.preferences';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** 0 shows every position at once; the others divide the time that pieces travel. */
export const speeds = [0, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** Which choices are asked for once more: whatever may be regretted or ends a turn, what may be regretted, none. */
export const confirmings = ['always', 'matters', 'never'] as const;
export type Confirming = (typeof confirmings)[number];

export const loudnesses = ['off', 'soft', 'medium', 'loud'] as const;
export type Loudness = (typeof loudnesses)[number];

/** The size of all text, in parts of a hundred. */
export const textSizes = [100, 112, 125] as const;
export type TextSize = (typeof textSizes)[number];

interface Kept {
  readonly theme: Theme;
  readonly speed: Speed;
  /** Single keys (1 to 9, a to z, ?) do things. */
  readonly keys: boolean;
  readonly confirm: Confirming;
  readonly textSize: TextSize;
  /** `system`: as the browser asks for it. */
  readonly language: LanguageId | 'system';
  /** Sounds that tell something: that it is one's turn, that somebody talks, that the match is over. */
  readonly signals: Loudness;
  /** Sounds of pieces that move. */
  readonly pieces: Loudness;
  /** Whether a page that is not looked at may call its player. */
  readonly calls: boolean;
  /** Games whose card was shown before a first match, and what of a game was introduced: `game id`. */
  readonly met: readonly string[];
}

export interface Preferences extends Kept {
  set(change: Partial<Kept>): void;
}

const loudness = (given: unknown): Loudness => loudnesses.find((one) => one === given) ?? 'off';

function kept(): Kept {
  const value = parsed(readText(KEY));
  const given = isObject(value) ? value : {};
  return {
    theme: themes.find((theme) => theme === given['theme']) ?? 'system',
    speed: speeds.find((speed) => speed === given['speed']) ?? 1,
    keys: given['keys'] !== false,
    confirm: confirmings.find((level) => level === given['confirm']) ?? 'matters',
    textSize: textSizes.find((size) => size === given['textSize']) ?? 100,
    language: languageIds.find((id) => id === given['language']) ?? 'system',
    signals: loudness(given['signals']),
    pieces: loudness(given['pieces']),
    calls: given['calls'] === true,
    met: Array.isArray(given['met']) ? given['met'].filter((id) => typeof id === 'string') : [],
  };
}

/** What this browser remembers about how its player likes to play. */
export const usePreferences = create<Preferences>()((set, get) => ({
  ...kept(),
  set(change) {
    set(change);
    // What cannot be written is left out by itself.
    writeText(KEY, JSON.stringify(get()));
    showLooks(get());
  },
}));

/** Dresses the page as its player likes it. */
export function showLooks({ theme, textSize }: Pick<Kept, 'theme' | 'textSize'>): void {
  const { dataset, style } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  style.fontSize = textSize === 100 ? '' : `${textSize}%`;
}

/** The speed to play at now: a system that asks for less motion gets none. */
export function speedNow(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : usePreferences.getState().speed;
}
