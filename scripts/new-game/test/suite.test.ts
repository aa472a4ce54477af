import { cards } from '../../src/__id__/cards.ts';
import { game } from '../../src/__id__/index.ts';
import { endings } from '../../src/__id__/events.ts';
import { rulings } from '../../src/__id__/rulebook.ts';
import { gameSuite } from '../suite.ts';
import { table } from '../table.ts';

const start = table(game, 2);
const [held = 0] = start.state.players[0]?.hand ?? [];
const missing = cards.find((card) => !start.state.players[0]?.hand.includes(card)) ?? 0;

gameSuite(game, {
  folder: new URL('./', import.meta.url),
  names: ['ann', 'ben', 'cleo', 'dan'],
  endings: Object.keys(endings),
  rulings,
  recount: (s, seat) => s.players[seat]?.won ?? Number.NaN,
  perft: { positions: { 'first round, 2 seats': start }, depth: 4 },
  cards: [
    {
      title: 'A card',
      text: 'The highest card wins the round.',
      refused: [start, 0, `play ${missing}`],
      played: [start, 0, `play ${held}`],
    },
  ],
  matches: 20,
});
