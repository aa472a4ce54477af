import { useState } from 'react';
import { Link } from 'wouter';
import controls from '../../ui/controls.module.css';
import { catalogue } from '../../games/index.ts';
import { BookIcon } from '../../ui/icons/icons.ts';
import { begunLesson } from '../../match/local/saves.ts';
import css from './more.module.css';
import { t } from '../../words/words.ts';

/** The lessons after the first one, by their titles; nothing where there is only one. */
export function MoreLessons({ game }: { readonly game: string }) {
  const [, ...more] = catalogue.find(({ id }) => id === game)?.lessons ?? [];
  if (more.length === 0) return null;
  return (
    <nav className={css.more} aria-label={t('More lessons')}>
      <h2>{t('More lessons')}</h2>
      <ul>
        {more.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/learn/${game}/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The way into a game's first lesson; nothing where it has none. */
export function LearnLink({ game, title }: { readonly game: string; readonly title: string }) {
  const lesson = catalogue.find(({ id }) => id === game)?.lessons[0] ?? null;
  const [begun] = useState(() => lesson !== null && begunLesson(game, lesson.id) !== null);
  if (lesson === null) return null;
  const words = begun ? t('Go on with the lesson') : t('Learn by playing');
  return (
    <Link
      href={`/learn/${game}/${lesson.id}`}
      className={`${controls.button} ${controls.large}`}
      aria-label={`${words}: ${title}`}
    >
      <BookIcon /> {words}
    </Link>
  );
}
