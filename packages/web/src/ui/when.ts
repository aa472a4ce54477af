import { language } from '../words/language.ts';
import { t } from '../words/words.ts';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words. */
export function whenWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < 2 * MINUTE) return t('just now');
  if (ago < HOUR) return t('{n} minutes ago', { n: Math.floor(ago / MINUTE) });
  if (ago < 2 * HOUR) return t('an hour ago');
  if (ago < DAY) return t('{n} hours ago', { n: Math.floor(ago / HOUR) });
  if (ago < 2 * DAY) return t('yesterday');
  return new Date(then).toLocaleDateString(language().id, { day: 'numeric', month: 'long', year: 'numeric' });
}
