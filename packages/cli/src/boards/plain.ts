import type { TextBoard } from './board.ts';

const engineOwn = ['seat', 'seats', 'settings', 'over', 'pending'];

/** For a game without a board of its own: what the view holds, key by key. */
export const plainBoard: TextBoard = {
  names: [],
  draw: (view) =>
    Object.entries(view)
      .filter(([key]) => !engineOwn.includes(key))
      .map(([key, value]) => `${key}: ${JSON.stringify(value)}`),
};
