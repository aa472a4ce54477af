import { cards, kinds, target } from '@benchtop/games/algoracing';
import type { algoracing } from '@benchtop/games/algoracing';
import type { ReactNode } from 'react';
import type { GameUi } from '../../table/contract.ts';
import { Card } from './cards/Card.tsx';
import { CapsuleMark, SampleMark, Sign } from './signs.tsx';

type Guide = Pick<Required<GameUi<typeof algoracing>>, 'order' | 'ends' | 'goal' | 'legend'>;

/** A mark of the table in the size of a sign. */
function sign(mark: ReactNode): ReactNode {
  return (
    <svg viewBox="-18 -18 36 36" width="32" height="32">
      {mark}
    </svg>
  );
}

function card(kind: Parameters<typeof Card>[0]['kind']): ReactNode {
  return (
    <span style={{ display: 'inline-block', width: '1.7rem' }}>
      <Card kind={kind} />
    </span>
  );
}

/** What a newcomer needs before the first turn, and every sign of the table. */
export const guide: Guide = {
  order: ({ order }) => order,
  ends: `The match ends when somebody has ${target.basic} points (${target.full} in the full game), when the last sample is delivered, or when everybody only passes.`,
  goal: {
    goal: 'Drive your rover over Martian hills, collect samples and bring them to a lab. The first to reach the target wins.',
    turn: [
      'Lay up to three command cards in a row: that is your algorithm. In the full game you change the one that the player before you left.',
      'Run it: your rover carries the commands out from left to right. What is impossible is skipped.',
      'Draw new cards. Or pass, and swap as many cards as you like.',
    ],
    end: `With ${target.basic} points in the basic game, or ${target.full} in the full game, you win at once. The first sample of a type counts 2, every other one 1.`,
  },
  legend: [
    {
      sign: sign(<CapsuleMark r={14} />),
      name: 'Sample',
      meaning: 'Face down: nobody knows its type before it reaches a lab. A rover carries three.',
    },
    {
      sign: sign(<SampleMark type="green" r={14} />),
      name: 'Delivered sample',
      meaning: 'Four kinds of life, by colour and shape. A new kind counts 2, a further one 1.',
    },
    {
      sign: sign(<Sign colour="orange" r={15} />),
      name: 'Sign of a rover',
      meaning: 'Its rover, its base, and in the full game the labs that take its samples.',
    },
    ...kinds.map((kind) => {
      const { name, text, basic } = cards[kind];
      const sentence = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
      return { sign: card(kind), name, meaning: basic ? sentence : `${sentence} Full game only.` };
    }),
  ],
};
