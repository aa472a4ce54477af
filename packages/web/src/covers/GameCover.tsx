import type { FunctionComponent } from 'react';
import { AlgaeCover } from './AlgaeCover.tsx';
import { AlgoracingCover } from './AlgoracingCover.tsx';
import { ArcticCover } from './ArcticCover.tsx';
import { BiohackCover } from './BiohackCover.tsx';
import css from './covers.module.css';
import { LineaeCover } from './LineaeCover.tsx';

export type CoverGame = 'algae-inc' | 'algoracing' | 'arctic-cleanup' | 'biohack' | 'lineae';

const SCENES: Record<CoverGame, FunctionComponent> = {
  'algae-inc': AlgaeCover,
  algoracing: AlgoracingCover,
  'arctic-cleanup': ArcticCover,
  biohack: BiohackCover,
  lineae: LineaeCover,
};

export interface GameCoverProps {
  readonly game: CoverGame;
  readonly className?: string;
}

/** A scene of 480 x 300 in the game's own world, day or night with the theme. Decoration: the title stands beside it. */
export function GameCover({ game, className = '' }: GameCoverProps) {
  const Scene = SCENES[game];
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={`${css.cover} ${css[game] ?? ''} ${className}`}
      aria-hidden="true"
    >
      <Scene />
    </svg>
  );
}
