import { eventFor } from '@benchtop/engine/host';
import type { Game, GameEvent, Match, Outcome, SeenEvent } from '@benchtop/engine/host';
import { columns } from './columns.ts';

/** What happened, as one reader is told it: a seat, or null for somebody who may know everything. */
export function tell(
  game: Game,
  events: readonly GameEvent[],
  reader: number | null,
  names: readonly string[],
): string[] {
  const name = (seat: number): string => names[seat] ?? `Seat ${seat}`;
  return events.flatMap((event) => {
    const words = game.eventWords(seenBy(event, reader), name);
    return words === null ? [] : [words];
  });
}

function seenBy(event: GameEvent, reader: number | null): SeenEvent {
  return reader === null ? eventFor({ ...event, seen: {} }, null) : eventFor(event, reader);
}

/** All score sheets side by side. */
export function scoreLines(match: Match, names: readonly string[]): string[] {
  const scores = match.scores();
  const items = scores[0]?.items ?? [];
  return columns([
    ['', ...scores.map(({ seat }) => names[seat] ?? '')],
    ...items.map(({ label }, i) => [label, ...scores.map((sheet) => String(sheet.items[i]?.points ?? 0))]),
    ['Total', ...scores.map(({ total }) => String(total))],
  ]);
}

/** How the match ended and who won. */
export function outcomeLines(match: Match, names: readonly string[]): string[] {
  const outcome = match.outcome();
  if (outcome === null) return [];
  const ending = match.game.endingWords(outcome.reason);
  if (match.state.seats === 1) return [ending, ...soloLines(match.game, outcome, names)];
  const winners = outcome.winners.map((seat) => names[seat] ?? '').join(' and ');
  return [ending, `Winner: ${winners}.`];
}

/** Where nobody wins or loses alone, the last words are the game's own: a rank, a medal. */
function soloLines({ hasSoloGoal }: Game, { winners }: Outcome, [name = '']: readonly string[]): string[] {
  if (!hasSoloGoal) return [];
  return [`${name} ${winners.length > 0 ? 'won' : 'lost'}.`];
}
