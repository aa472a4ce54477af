import type { ShownMatch } from './shown-match.ts';

/** Who must do what, in one sentence, for those who play from this page and for those who wait. */
export function statusOf(match: ShownMatch): string {
  if (match.over) return overWords(match);
  const awaited = match.awaited();
  const mine = awaited.find(({ seat }) => match.yours.includes(seat));
  if (mine !== undefined) return `${match.name(mine.seat)}: ${mine.prompt}`;
  const [first] = awaited;
  if (first === undefined) return 'Nobody is to move.';
  return `Waiting for ${awaited.map(({ seat }) => match.name(seat)).join(', ')}: ${ofOthers(first.prompt)}`;
}

/** What somebody is asked, told to the others: "your factory" is theirs. */
export function ofOthers(prompt: string): string {
  return prompt.replace(/\byour\b/g, 'their').replace(/\byou\b/g, 'they');
}

export function overWords(match: ShownMatch): string {
  return `The match is over. ${winnersWords(match)}`;
}

/** "Red wins with 43 points." */
export function winnersWords(match: ShownMatch): string {
  const outcome = match.outcome();
  if (outcome === null) return '';
  const { winners, scores } = outcome;
  const total = scores[winners[0] ?? 0]?.total ?? 0;
  if (match.seats.length === 1) return `${match.name(0)} ${soloVerb(match.game, winners)} with ${points(total)}.`;
  const names = winners.map((seat) => match.name(seat));
  if (names.length === 1) return `${names[0] ?? ''} wins with ${points(total)}.`;
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} share the win with ${points(total)}.`;
}

/** Alone a match is won or lost where the game has a goal; elsewhere the points are the result. */
function soloVerb({ hasSoloGoal }: ShownMatch['game'], winners: readonly number[]): string {
  if (!hasSoloGoal) return 'finishes';
  return winners.length > 0 ? 'wins' : 'loses';
}

export function points(n: number): string {
  return n === 1 || n === -1 ? `${n} point` : `${n} points`;
}
