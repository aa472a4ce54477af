import type { GameRow, Table } from '../game-rows.ts';

const table = (seats: number): Table => ({
  text: `${seats} seats`,
  seats,
  settings: { departments: 'choose', firstGame: false, inserts: false, payment: 'own-first', soloHandicap: '0' },
});

export const row: GameRow = {
  notes: ['One decision is often a single cube: a Machine moves up to six of them.'],
  playouts: [table(2), table(4)],
  largest: table(4),
  simulated: table(2),
};
