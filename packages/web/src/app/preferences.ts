import { create } from 'zustand';
import { isObject, parsed, readText, writeText } from './storage.ts';

const KEY = 'benchtop.preferences';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** 0 shows every position at once; the others divide the time that pieces travel. */
export const speeds = [0, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

interface Kept {
  readonly theme: Theme;
  readonly speed: Speed;
  /** Single keys (1 to 9, a to z, ?) do things. */
  readonly keys: boolean;
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
  };
}

/** What this browser remembers about how its player likes to play. */
export const usePreferences = create<Preferences>()((set, get) => ({
  ...kept(),
  set(change) {
    set(change);
    const { theme, speed, keys } = get();
    writeText(KEY, JSON.stringify({ theme, speed, keys }));
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
