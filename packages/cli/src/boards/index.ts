import { arcticBoard } from './arctic-cleanup.ts';
import type { TextBoard } from './board.ts';
import { plainBoard } from './plain.ts';

const boards: ReadonlyMap<string, TextBoard> = new Map([['arctic-cleanup', arcticBoard]]);

/** The board of a game. */
export function boardOf(game: string): TextBoard {
  return boards.get(game) ?? plainBoard;
}

/** What the seats of a match are called. */
export function seatNames(game: string, seats: number): string[] {
  const { names } = boardOf(game);
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? `Seat ${seat}`);
}
