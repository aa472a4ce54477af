import { useEffect, useState } from 'react';
import type { FunctionComponent } from 'react';
import { afterPaint } from '../after-paint.ts';
import css from './covers.module.css';
import { Wash } from './light.tsx';

/** Every game's folder may have a cover: a scene of 480 x 300 in its own world. */
const covers = import.meta.glob<{ readonly Cover: FunctionComponent }>('../../games/*/cover.tsx', { eager: true });

/** For a game that has none yet: three cards with its initials. */
function PlainCover({ game }: { readonly game: string }) {
  const initials = game.split('-').map((word) => word.charAt(0).toUpperCase());
  return (
    <>
      <Wash colours={['--accent', '--accent-fill']} height={300} />
      <g transform="translate(240 152)">
        {[-18, 18, 0].map((turn) => (
          <rect
            key={turn}
            x="-58"
            y="-88"
            width="116"
            height="176"
            rx="12"
            transform={`rotate(${turn} 0 150)`}
            className={css.card}
          />
        ))}
        <text y="22" className={css.initials}>
          {initials.slice(0, 2).join('')}
        </text>
      </g>
    </>
  );
}

let painted = false;

/** The first page of a visit is there before its pictures: they are the most work of it. */
function usePainted(): boolean {
  const [now, setNow] = useState(painted);
  useEffect(() => {
    if (painted) return;
    afterPaint(() => {
      painted = true;
      setNow(true);
    });
  }, []);
  return now;
}

export interface GameCoverProps {
  readonly game: string;
  readonly className?: string;
}

/** Day or night with the theme. Decoration: the title stands beside it. */
export function GameCover({ game, className = '' }: GameCoverProps) {
  const Scene = covers[`../../games/${game}/cover.tsx`]?.Cover;
  const shown = usePainted();
  return (
    <svg
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={`${css.cover} ${className}`}
      data-cover={game}
      aria-hidden="true"
    >
      {shown && (Scene === undefined ? <PlainCover game={game} /> : <Scene />)}
    </svg>
  );
}
