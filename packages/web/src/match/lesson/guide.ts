import { isTask, lessonPlace } from '@benchtop/engine/host';
import type { LessonPlace, RefusedOption } from '@benchtop/engine/host';
import { lessonOf } from '../../games/index.ts';
import type { LocalMatch } from '../local/local-match.ts';
import type { OpenDecision } from '../store.ts';
import { t } from '../../words/words.ts';

const nothing: RefusedOption['facts'] = Object.freeze({});

/** Where the match stands in its lesson; null when it follows none. */
function placeOf({ game, lesson, match }: LocalMatch): LessonPlace | null {
  const script = lesson === null ? null : lessonOf(game.id, lesson);
  return script === null ? null : lessonPlace(script, match.log);
}

/** What the script lets a bot choose now, or null when it may think for itself. */
export function scripted(local: LocalMatch): string | null {
  return placeOf(local)?.accepted[0] ?? null;
}

/** True while the script waits for the learner: where several choose at once, the others come after. */
export function waitsForLearner(local: LocalMatch): boolean {
  const step = placeOf(local)?.step ?? null;
  return step !== null && isTask(step) && local.match.decisions().some(({ seat }) => !local.isBot(seat));
}

/** True when a match that follows a lesson has nothing left to follow. */
export function taught(local: LocalMatch): boolean {
  return local.lesson !== null && (placeOf(local)?.step ?? null) === null;
}

/** In a lesson only what the script accepts can be chosen; everything else says what to do instead. */
export function guided(local: LocalMatch, asked: OpenDecision): OpenDecision {
  const accepted = placeOf(local)?.accepted ?? [];
  const options = asked.options.filter(({ id }) => accepted.includes(id));
  if (options.length === 0) return asked;
  const reason = t('In this lesson, choose {options} now. Later it is up to you.', {
    options: anyOf(options.map(({ label }) => t('“{label}”', { label }))),
  });
  const { rule } = asked.decision;
  const held = asked.options
    .filter(({ id }) => !accepted.includes(id))
    .map(({ id, label }) => ({ id, label, rule, facts: nothing, reason }));
  return { ...asked, options, refused: [...held, ...asked.refused], guided: true };
}

function anyOf(words: readonly string[]): string {
  return words.length < 2
    ? words.join('')
    : t('{words} or {last}', { words: words.slice(0, -1).join(', '), last: words.at(-1) ?? '' });
}
