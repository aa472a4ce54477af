import type { ReactNode } from 'react';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import type { ShownGame } from '../../games/index.ts';
import { GameFacts } from '../front/GameFacts.tsx';
import { LearnLink, MoreLessons } from '../learn/LearnLink.tsx';
import css from './setup.module.css';
import { told } from '../../words/words.ts';

export interface PosterProps {
  readonly entry: ShownGame;
  /** Says what the page is about, where that is the game itself. */
  readonly heading?: ReactNode;
}

/** The game that a page is about: its cover in its own shape, and what whoever has never seen it wants to know. */
export function Poster({ entry, heading }: PosterProps) {
  return (
    <div className={`${css.poster} ${heading === undefined ? css.aside : ''}`}>
      <div className={css.cover}>
        <GameCover game={entry.id} />
      </div>
      <div className={css.pitch}>
        {heading}
        <p>{told(entry.pitch)}</p>
        <GameFacts entry={entry} />
        <LearnLink game={entry.id} title={entry.title} />
        {heading !== undefined && <MoreLessons game={entry.id} />}
      </div>
    </div>
  );
}
