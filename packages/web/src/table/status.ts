import type { LocalMatch } from '../local/local-match.ts';

/** Who must do what, in one sentence, for those who sit at this device. */
export function statusOf(local: LocalMatch): string {
  const outcome = local.match.outcome();
  if (outcome !== null) return `The match is over. ${winnersWords(local, outcome.winners)}`;
  const decisions = local.match.decisions();
  const mine = decisions.find(({ seat }) => !local.isBot(seat));
  if (mine !== undefined) return `${local.name(mine.seat)}: ${mine.prompt}`;
  const [first, ...others] = decisions;
  if (first === undefined) return 'Nobody is to move.';
  const names = [first, ...others].map(({ seat }) => local.name(seat)).join(', ');
  return `Waiting for ${names}: ${first.prompt}`;
}

/** "Red wins with 43 points." */
export function winnersWords(local: LocalMatch, winners: readonly number[]): string {
  const total = local.match.scores()[winners[0] ?? 0]?.total ?? 0;
  if (local.seats.length === 1) return `${local.name(0)} finishes with ${points(total)}.`;
  const names = winners.map((seat) => local.name(seat));
  if (names.length === 1) return `${names[0] ?? ''} wins with ${points(total)}.`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} share the win with ${points(total)}.`;
}

export function points(n: number): string {
  return n === 1 || n === -1 ? `${n} point` : `${n} points`;
}
