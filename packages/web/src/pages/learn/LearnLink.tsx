import { useState } from 'react';
import { Link } from 'wouter';
import controls from '../../ui/controls.module.css';
import { catalogue } from '../../games/index.ts';
import { BookIcon } from '../../ui/icons/icons.ts';
import { begunLesson } from '../../match/local/saves.ts';
import { t } from '../../words/words.ts';

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
