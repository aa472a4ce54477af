import type { ReactNode } from 'react';
import type { CardId } from './data.ts';
import { Die } from './Die.tsx';
import { ShipHull } from './ShipHull.tsx';
import { Token } from './Token.tsx';
import { Bag } from './Bag.tsx';

/** The picture of a card, in a window of 120 x 76: the game's own pieces doing what the card does. */
export function CardScene({ card }: { readonly card: CardId }) {
  return (
    <svg x="-60" y="-50" width="120" height="76" viewBox="0 0 120 76" aria-hidden="true">
      <rect width="120" height="76" rx="5" fill="url(#arc-sky)" />
      {SCENES[card]}
      <rect x="0.75" y="0.75" width="118.5" height="74.5" rx="4.5" fill="none" stroke="var(--paper-line)" strokeWidth="1.5" />
    </svg>
  );
}

const Sea = ({ y = 50 }: { readonly y?: number }) => (
  <>
    <path d={`M0 ${y}q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z`} fill="var(--sea)" />
    <path d={`M0 ${y + 11}q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z`} fill="var(--sea-deep)" />
  </>
);

const Bergs = () => (
  <path d="M-4 52L10 32 18 38 30 22 44 46 52 42 62 52ZM84 52L98 36 106 42 124 28V52Z" fill="var(--ice)" stroke="var(--ice-edge)" strokeWidth="1.2" strokeLinejoin="round" />
);

const Chart = () => (
  <>
    <rect width="120" height="76" rx="5" fill="var(--sea-light)" />
    <path d="M-2 18Q20 10 30 24T14 50-4 46ZM96-4Q84 12 98 20T124 14V-4ZM80 80Q86 62 104 64T124 58V80Z" fill="var(--ice)" stroke="var(--ice-edge)" strokeWidth="1.2" />
    <path d="M20 0V76M50 0V76M80 0V76M110 0V76M0 22H120M0 52H120" stroke="var(--sea-deep)" strokeWidth="0.7" opacity="0.6" />
    <path d="M24 62L46 50 58 28 84 38 104 22" fill="none" stroke="var(--die-arrow)" strokeWidth="2.6" strokeDasharray="5 4" strokeLinecap="round" />
    <path d="M100 16L108 26M108 16L100 26" stroke="var(--die-arrow)" strokeWidth="3" strokeLinecap="round" />
  </>
);

const SCENES: Record<CardId, ReactNode> = {
  plan: (
    <>
      <Chart />
      <Die face={2} x={36} y={42} size={44} />
      <Die face={3} x={80} y={46} size={44} />
    </>
  ),
  move: (
    <>
      <Bergs />
      <Sea y={48} />
      <ShipHull player="orange" number={1} size={62} x={66} y={40} wake />
      <path d="M0 64q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z" fill="var(--sea-deep)" />
    </>
  ),
  load: (
    <>
      <Sea y={44} />
      <Crane />
      <Token colour="blue" size={28} x={88} y={40} />
      <ShipHull player="orange" number={1} size={66} x={40} y={46} />
      <path d="M0 66q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z" fill="var(--sea-deep)" />
      <Token colour="red" size={24} x={98} y={66} />
    </>
  ),
  unload: (
    <>
      <Sea y={52} />
      <path d="M58 76V54H120V76Z" fill="var(--steel-dark)" />
      <path d="M70 54V24L86 12V24L102 12V24L118 12V54Z" fill="var(--player-orange)" stroke="var(--player-edge)" strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M86 12L70 24M102 12L86 24M118 12L102 24" stroke="var(--ice-light)" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M76 54V34H112V54Z" fill="var(--player-edge)" opacity="0.85" />
      <ShipHull player="orange" number={1} size={52} x={28} y={46} />
      <path d="M30 22Q56 6 78 28" fill="none" stroke="var(--die-arrow)" strokeWidth="2.6" strokeDasharray="5 4" strokeLinecap="round" />
      <Token colour="green" size={26} x={54} y={18} />
      <Token colour="green" size={22} x={87} y={46} />
      <Token colour="green" size={22} x={104} y={46} />
    </>
  ),
  analyze: (
    <>
      <path d="M0 56H120V76H0Z" fill="var(--wood)" />
      <path d="M0 56H120M0 62H120" stroke="var(--wood-ply)" strokeWidth="1.4" />
      <Bag count={0} size={62} x={28} y={38} hideCount />
      <Glass />
    </>
  ),
};

function Crane() {
  return (
    <g fill="none" stroke="var(--steel-dark)" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M30 38V6L88 12V26M30 6L18 18V30" />
      <path d="M88 26L81 33M88 26L95 33" strokeWidth="1.8" />
    </g>
  );
}

/** A magnifying glass over a sample. */
function Glass() {
  return (
    <>
      <circle cx="80" cy="36" r="24" fill="var(--ice-light)" opacity="0.9" />
      <Token colour="purple" size={34} x={80} y={38} />
      <circle cx="80" cy="36" r="24" fill="none" stroke="var(--steel-dark)" strokeWidth="4" />
      <path d="M66 24Q72 16 80 16" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.8" />
      <path d="M98 54L110 68" stroke="var(--wood-dark)" strokeWidth="8" strokeLinecap="round" />
    </>
  );
}
