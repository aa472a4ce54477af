import { isTask, lessonPlace } from '@benchtop/engine/host';
import type { LessonPlace } from '@benchtop/engine/host';
import { Link } from 'wouter';
import controls from '../../ui/controls.module.css';
import { catalogue, lessonOf } from '../../games/index.ts';
import { BookIcon, CloseIcon } from '../../ui/icons/icons.ts';
import type { LocalDirector } from '../../match/local/local-director.ts';
import type { LocalMatch } from '../../match/local/local-match.ts';
import { useTable } from '../../match/store.ts';
import { meanwhile } from '../../match/lesson/meanwhile.ts';
import { openRule } from '../../match/table-acts.ts';
import css from './lesson.module.css';
import { t } from '../../words/words.ts';

export interface LessonStripProps {
  readonly local: LocalMatch;
  readonly director: LocalDirector;
}

/** The caption of the lesson that is played, above the decision. It follows what is on the screen. */
export function LessonStrip({ local, director }: LessonStripProps) {
  const id = useTable((table) => table.lesson);
  const position = useTable((table) => table.position);
  const lesson = id === null ? null : lessonOf(local.game.id, id);
  if (lesson === null) return null;
  const place = lessonPlace(
    lesson,
    local.logEntries.slice(0, position).map(({ entry }) => entry),
  );
  if (place === null) return null;
  return (
    <section className={css.strip} aria-label={t('Lesson: {title}', { title: lesson.title })} data-testid="lesson">
      <Head title={lesson.title} place={place} onLeave={() => director.leaveLesson()} />
      <div aria-live="polite">
        {meanwhile(lesson, place).map((said) => (
          <p key={said} className={css.meanwhile}>
            {said}
          </p>
        ))}
        <p className={css.say} data-testid="caption">
          {place.step?.say ?? lesson.done}
        </p>
      </div>
      {place.step === null && <NextLesson game={local.game.id} after={lesson.id} />}
    </section>
  );
}

/** The way on from a lesson that is done. */
function NextLesson({ game, after }: { readonly game: string; readonly after: string }) {
  const lessons = catalogue.find(({ id }) => id === game)?.lessons ?? [];
  const next = lessons[lessons.findIndex(({ id }) => id === after) + 1];
  if (next === undefined) return null;
  return (
    <Link href={`/learn/${game}/${next.id}`} className={`${controls.button} ${css.next}`}>
      <BookIcon /> {t('Next lesson: {title}', { title: next.title })}
    </Link>
  );
}

interface HeadProps {
  readonly title: string;
  readonly place: LessonPlace;
  readonly onLeave: () => void;
}

function Head({ title, place: { step, tasks, of }, onLeave }: HeadProps) {
  const leave = step === null ? t('Close the lesson') : t('Leave the lesson and play on freely');
  return (
    <div className={css.head}>
      <span className={`${css.title} label`}>
        {title}: {step === null ? t('done') : t('{n} of {of}', { n: Math.min(tasks + 1, of), of })}
      </span>
      {step !== null && isTask(step) && (
        <button
          type="button"
          className={`${controls.button} ${controls.quiet} ${controls.icon}`}
          aria-label={t('The rule behind this step')}
          title={t('The rule behind this step')}
          onClick={() => openRule(step.point)}
        >
          <BookIcon size={18} />
        </button>
      )}
      <button
        type="button"
        className={`${controls.button} ${controls.quiet} ${controls.icon}`}
        aria-label={leave}
        title={leave}
        onClick={onLeave}
      >
        <CloseIcon size={18} />
      </button>
      <progress className={css.progress} value={tasks} max={of} aria-label={t('Progress of the lesson')} />
    </div>
  );
}
