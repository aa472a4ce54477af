import { Link } from 'wouter';
import controls from '../../ui/controls.module.css';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { loadGame } from '../../games/index.ts';
import type { ShownGame } from '../../games/index.ts';
import { LinkIcon, PlayIcon } from '../../ui/icons/icons.ts';
import { LearnLink } from '../learn/LearnLink.tsx';
import css from './front.module.css';
import { GameFacts } from './GameFacts.tsx';
import { t, told } from '../../words/words.ts';

/** Fetches what the next page needs while the player is still deciding; a failure shows when it is really needed. */
function warmUp(id: string): void {
  loadGame(id).catch(() => undefined);
}

export function GameCard({ entry }: { readonly entry: ShownGame }) {
  const { id, title, pitch, playable } = entry;
  return (
    <li className={`${css.card} ${playable ? css.playable : ''}`} data-game={id}>
      <div className={css.cover}>
        <GameCover game={id} />
      </div>
      <div className={css.about}>
        <h3>{title}</h3>
        <p className={css.pitch}>{told(pitch)}</p>
        <GameFacts entry={entry} />
        {playable ? (
          <div className={css.ways}>
            <Link
              href={`/new/${id}`}
              className={`${controls.button} ${controls.primary} ${controls.large}`}
              onPointerEnter={() => warmUp(id)}
              onFocus={() => warmUp(id)}
              aria-label={t('Play {title}', { title })}
            >
              <PlayIcon /> {t('Play')}
            </Link>
            <Link
              href={`/online/new/${id}`}
              className={`${controls.button} ${controls.large}`}
              onPointerEnter={() => warmUp(id)}
              onFocus={() => warmUp(id)}
              aria-label={t('With friends: {title}', { title })}
            >
              <LinkIcon /> {t('With friends')}
            </Link>
            <LearnLink game={id} title={title} />
          </div>
        ) : (
          <p className={css.coming}>{t('Coming')}</p>
        )}
      </div>
    </li>
  );
}
