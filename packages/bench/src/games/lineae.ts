import type { GameRow, Table } from '../game-rows.ts';

const plain: Table = {
  text: '2 seats',
  seats: 2,
  settings: { mode: 'normal', biogenesis: false, reactorCore: false },
};
const full: Table = {
  text: '5 seats, both modules',
  seats: 5,
  settings: { mode: 'normal', biogenesis: true, reactorCore: true },
};

export const row: GameRow = {
  notes: ['One decision is often a single step of a submersible: a turn has up to 25 of them.'],
  playouts: [plain, full],
  largest: full,
  simulated: plain,
};
