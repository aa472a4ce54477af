import type { GameRow, Table } from '../game-rows.ts';

const table = (seats: number): Table => ({
  text: `${seats} seats`,
  seats,
  settings: { boards: 'basic', challenge: 'standard' },
});

export const row: GameRow = {
  playouts: [table(2), table(4)],
  largest: table(4),
  simulated: table(2),
};
