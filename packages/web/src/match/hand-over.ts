import type { LocalMatch } from './local/local-match.ts';

let waiting: LocalMatch | null = null;

/** Carries a match that was just dealt to its table, also where the browser keeps nothing. */
export function handOver(local: LocalMatch): void {
  waiting = local;
}

/** The match that was handed over, if it is the one asked for. */
export function takeOver(id: string): LocalMatch | null {
  return waiting?.id === id ? waiting : null;
}
