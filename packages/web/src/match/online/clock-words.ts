import { counted, t } from '../../words/words.ts';
/** A span of seconds as a clock shows it: "0:09", "12:30", "3 h 05 min", "2 days 4 h". */
export function spanWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const days = Math.floor(hours / 24);
  if (days > 0) return `${counted(days, '1 day', '{n} days')} ${hours % 24} h`;
  if (hours > 0) return t('{hours} h {minutes} min', { hours, minutes: two(minutes % 60) });
  return `${minutes}:${two(seconds % 60)}`;
}

function two(n: number): string {
  return String(n).padStart(2, '0');
}
