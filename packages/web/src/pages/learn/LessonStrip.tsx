import { isTask, lessonPlace } from '@benchtop/engine/host';
import type { LessonPlace } from '@benchtop/engine/host';
import controls from '../../ui/controls.module.css';
import { lessonOf } from '../../games/index.ts';
import { BookIcon, CloseIcon } from '../../ui/icons/icons.ts';
import type { LocalDirector } from '../../match/local/local-director.ts';
import type { LocalMatch } from '../../match/local/local-match.ts';
import { useTable } from '../../match/store.ts';
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
      <p className={css.say} aria-live="polite">
        {place.step?.say ?? lesson.done}
      </p>
    </section>
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
