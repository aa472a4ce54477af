import type { ReactNode } from 'react';
import type { CardId, PlayerColour } from './data.ts';
import { Die } from './Die.tsx';
import { Bergs, Chart, Crane, Glass, Sea } from './scenery.tsx';
import { ShipHull } from './ShipHull.tsx';
import { Token } from './Token.tsx';
import { Bag } from './Bag.tsx';

/** The picture of a card, in a window of 120 x 76: the pieces of its owner doing what the card does. */
export function CardScene({ card, player }: { readonly card: CardId; readonly player: PlayerColour }) {
  return (
    <svg x="-60" y="-50" width="120" height="76" viewBox="0 0 120 76" aria-hidden="true">
      <rect width="120" height="76" rx="5" fill="url(#arc-sky)" />
      {SCENES[card](player)}
      <rect
        x="0.75"
        y="0.75"
        width="118.5"
        height="74.5"
        rx="4.5"
        fill="none"
        stroke="var(--paper-line)"
        strokeWidth="1.5"
      />
    </svg>
  );
}

const SCENES: Record<CardId, (player: PlayerColour) => ReactNode> = {
  plan: () => (
    <>
      <Chart />
      <Die face={2} x={36} y={42} size={44} />
      <Die face={3} x={80} y={46} size={44} />
    </>
  ),
  move: (player) => (
    <>
      <Bergs />
      <Sea y={48} />
      <ShipHull player={player} number={1} size={62} x={66} y={40} wake />
      <path d="M0 64q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z" fill="var(--sea-deep)" />
    </>
  ),
  load: (player) => (
    <>
      <Sea y={44} />
      <Crane />
      <Token colour="blue" size={28} x={88} y={40} />
      <ShipHull player={player} number={1} size={66} x={40} y={46} />
      <path d="M0 66q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z" fill="var(--sea-deep)" />
      <Token colour="red" size={24} x={98} y={66} />
    </>
  ),
  unload: (player) => (
    <>
      <Sea y={52} />
      <path d="M58 76V54H120V76Z" fill="var(--steel-dark)" />
      <path
        d="M70 54V24L86 12V24L102 12V24L118 12V54Z"
        fill={`var(--player-${player})`}
        stroke="var(--player-edge)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path
        d="M86 12L70 24M102 12L86 24M118 12L102 24"
        stroke="var(--ice-light)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M76 54V34H112V54Z" fill="var(--player-edge)" opacity="0.85" />
      <ShipHull player={player} number={1} size={52} x={28} y={46} />
      <path
        d="M30 22Q56 6 78 28"
        fill="none"
        stroke="var(--die-arrow)"
        strokeWidth="2.6"
        strokeDasharray="5 4"
        strokeLinecap="round"
      />
      <Token colour="green" size={26} x={54} y={18} />
      <Token colour="green" size={22} x={87} y={46} />
      <Token colour="green" size={22} x={104} y={46} />
    </>
  ),
  analyze: () => (
    <>
      <path d="M0 56H120V76H0Z" fill="var(--wood)" />
      <path d="M0 56H120M0 62H120" stroke="var(--wood-ply)" strokeWidth="1.4" />
      <Bag count={0} size={62} x={28} y={38} hideCount />
      <Glass />
    </>
  ),
};
