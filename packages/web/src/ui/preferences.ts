import { create } from 'zustand';
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

interface Kept {
  readonly theme: Theme;
  readonly speed: Speed;
  /** Single keys (1 to 9, a to z, ?) do things. */
  readonly keys: boolean;
  readonly confirm: Confirming;
  /** Games whose card was shown before a first match, and what of a game was introduced: `game id`. */
  readonly met: readonly string[];
}

export interface Preferences extends Kept {
  set(change: Partial<Kept>): void;
}

function kept(): Kept {
  const value = parsed(readText(KEY));
  const given = isObject(value) ? value : {};
  return {
    theme: themes.find((theme) => theme === given['theme']) ?? 'system',
    speed: speeds.find((speed) => speed === given['speed']) ?? 1,
    keys: given['keys'] !== false,
    confirm: confirmings.find((level) => level === given['confirm']) ?? 'matters',
    met: Array.isArray(given['met']) ? given['met'].filter((id) => typeof id === 'string') : [],
  };
}

/** What this browser remembers about how its player likes to play. */
export const usePreferences = create<Preferences>()((set, get) => ({
  ...kept(),
  set(change) {
    set(change);
    const { theme, speed, keys, confirm, met } = get();
    writeText(KEY, JSON.stringify({ theme, speed, keys, confirm, met }));
    showTheme(theme);
  },
}));

export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The speed to play at now: a system that asks for less motion gets none. */
export function speedNow(): Speed {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : usePreferences.getState().speed;
}
