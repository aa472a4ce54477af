import type { GameRow, Table } from '../game-rows.ts';

const basic: Table = { text: 'basic, 2 seats', seats: 2, settings: { mode: 'basic', layout: 'standard' } };
const full: Table = { text: 'full, 4 seats', seats: 4, settings: { mode: 'full', layout: 'standard' } };

export const row: GameRow = {
  notes: ['Random players drive to and fro: their matches are several times longer than those of players with a plan.'],
  playouts: [basic, full],
  largest: full,
  simulated: full,
};
