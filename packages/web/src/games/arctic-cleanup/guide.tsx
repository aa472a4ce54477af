import { TO_END } from '@benchtop/games/arctic-cleanup';
import type { arcticCleanup, CardId } from '@benchtop/games/arctic-cleanup';
import type { ReactNode } from 'react';
import type { GameUi } from '../../table/contract.ts';
import { Bag } from './pieces/Bag.tsx';
import { CardLogo } from './pieces/CardLogo.tsx';
import { Die } from './pieces/Die.tsx';
import { ShipHull } from './pieces/ShipHull.tsx';
import { Token } from './pieces/Token.tsx';
import { t } from './words.ts';

type Guide = Pick<Required<GameUi<typeof arcticCleanup>>, 'order' | 'ends' | 'goal' | 'legend'>;

/** A piece of the table in the size of a sign. */
function sign(piece: ReactNode): ReactNode {
  return (
    <svg viewBox="-24 -24 48 48" width="36" height="36">
      {piece}
    </svg>
  );
}

/** The sign of a card in the size of a letter. */
export function logo(card: CardId): ReactNode {
  return (
    <svg viewBox="-12 -12 24 24" width="18" height="18" aria-hidden="true">
      <CardLogo card={card} />
    </svg>
  );
}

/** What a newcomer needs before the first turn, and every sign of the table. */
export const guide: Guide = {
  order: ({ order }) => order,
  ends: t(
    'The match ends when a factory has processed {n} tokens, when the ocean is clean, or after six rounds in which no token was drawn, loaded or unloaded. With four players it is mostly the clean ocean.',
    { n: TO_END },
  ),
  goal: {
    goal: t(
      'Collect plastic from the Arctic Ocean and process it in your factory, sorted by colour. Whoever has the most points at the end wins.',
    ),
    turn: [
      t('Play one of your five cards. It is as strong as the column it lies in.'),
      t(
        'Plan sets dice, Move sails by them, Load takes plastic aboard, Unload brings it into your factory, Analyze brings new plastic up.',
      ),
      t('The card you played drops to column 1, and the cards that lay below it move up by one column.'),
    ],
    end: t(
      'The match ends after the turn in which a factory has {n} tokens, or when the ocean is clean, as mostly with four players. Tokens in the factory count 2 or 3 points, tokens aboard 1, dice you won 5.',
      { n: TO_END },
    ),
  },
  legend: [
    {
      sign: sign(<Token colour="red" size={40} />),
      name: t('Token worth 2'),
      meaning: t('Red, blue, green, black, purple and pink. The letters name the polymer.'),
    },
    {
      sign: sign(<Token colour="yellow" size={40} />),
      name: t('Token worth 3'),
      meaning: t('Yellow and grey. It goes on hatched lines only, once these are open.'),
    },
    {
      sign: sign(<ShipHull player="red" number={1} size={40} />),
      name: t('Ship'),
      meaning: t('Everybody has two. Each holds four tokens, and unloads on a dock beside its factory.'),
    },
    {
      sign: sign(<Die face={2} size={36} />),
      name: t('Die in a row'),
      meaning: t('One step of that ship, in the direction of its arrow.'),
    },
    {
      sign: sign(<Die face={1} locked size={36} />),
      name: t('Locked die'),
      meaning: t('Yours when you fill a dice block, and worth 5 points.'),
    },
    {
      sign: sign(<Bag count={11} size={44} />),
      name: t('Bag'),
      meaning: t('Tokens that nobody has seen yet. Analyze draws from it.'),
    },
    {
      sign: sign(<CardLogo card="load" size={36} />),
      name: t('Sign of a card'),
      meaning: t('A full line of four with this sign makes the card count double.'),
    },
  ],
};
