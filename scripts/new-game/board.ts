import type { __Name__View } from '@benchtop/games/__id__';
import type { TextBoard } from './board.ts';

/** What was played, and what everybody holds: the cards of the viewer, the number of those of the others. */
export const board: TextBoard = {
  names: ['Red', 'Orange', 'White', 'Teal'],
  draw(view, _viewer, names) {
    const seen = view as unknown as __Name__View;
    return [
      `Played: ${seen.played.join(', ') || 'nothing'}`,
      ...seen.players.map(({ hand, won }, seat) => {
        const held = hand.items === null ? counted(hand.count, 'card') : hand.items.join(', ');
        return `${names[seat] ?? ''}: ${counted(won, 'round')} won, holds ${held || 'nothing'}`;
      }),
    ];
  },
};

const counted = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
