import { existsSync } from 'node:fs';
import { catalogue } from '@benchtop/games/catalogue';
import type { TextBoard } from './board.ts';
import { plainBoard } from './plain.ts';

// Boards lie beside this file, as sources or built.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';

/** The board that a game brings: `<game>.ts` in this folder, found by its name. */
async function ownBoard(game: string): Promise<TextBoard> {
  const file = new URL(`./${game}.${extension}`, import.meta.url);
  if (!existsSync(file)) return plainBoard;
  return ((await import(file.href)) as { readonly board: TextBoard }).board;
}

const boards: ReadonlyMap<string, TextBoard> = new Map(
  await Promise.all(catalogue.map(async ({ about }) => [about.id, await ownBoard(about.id)] as const)),
);

/** The board of a game. */
export function boardOf(game: string): TextBoard {
  return boards.get(game) ?? plainBoard;
}

/** What the seats of a match are called. */
export function seatNames(game: string, seats: number): string[] {
  const { names } = boardOf(game);
  return Array.from({ length: seats }, (_, seat) => names[seat] ?? `Seat ${seat}`);
}
