const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in words. */
export function whenWords(then: number, now: number): string {
  const ago = now - then;
  if (ago < 2 * MINUTE) return 'just now';
  if (ago < HOUR) return `${Math.floor(ago / MINUTE)} minutes ago`;
  if (ago < 2 * HOUR) return 'an hour ago';
  if (ago < DAY) return `${Math.floor(ago / HOUR)} hours ago`;
  if (ago < 2 * DAY) return 'yesterday';
  return new Date(then).toLocaleDateString('en', { day: 'numeric', month: 'long', year: 'numeric' });
}
