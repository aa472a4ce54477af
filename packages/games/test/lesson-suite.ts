import { isTask, lessonMatch, lessonPlace } from '@benchtop/engine/host';
import type { Core, Game, GameEvent, Lesson, Match } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';

/** What came of a lesson. */
export interface Followed<S extends Core> {
  readonly match: Match<S>;
  readonly events: readonly GameEvent[];
  /** Tasks that ask for something a player might regret: the page asks before it does them. */
  readonly warned: readonly string[];
}

/** The match of a lesson, with its position laid out. */
function begun<S extends Core>(game: Game<S>, lesson: Lesson): Match<S> {
  const match = lessonMatch(game, lesson, true);
  if (!match.ok) throw new Error(match.reason);
  return match.value;
}

/** Plays a lesson to its last word. */
export function follow<S extends Core>(game: Game<S>, lesson: Lesson): Followed<S> {
  const match = begun(game, lesson);
  const events: GameEvent[] = [];
  const warned: string[] = [];
  for (const step of lesson.steps) {
    expect(lessonPlace(lesson, match.log)?.step).toBe(step);
    for (const option of isTask(step) ? step.expect : step.auto) {
      const seat = match.decisions()[0]?.seat ?? -1;
      expect([lesson.id, option, seat === 0]).toEqual([lesson.id, option, isTask(step)]);
      const offered = match.legalOptions(seat)?.options.find(({ id }) => id === option);
      if (isTask(step) && typeof offered?.warning === 'string') warned.push(option);
      const played = match.play(seat, option);
      if (!played.ok) throw new Error(`${lesson.id}: ${option}: ${played.reason}`);
      events.push(...played.events);
    }
  }
  return { match, events, warned };
}

/**
 * What holds of every lesson; what its captions promise is for a test of its own. `warned`: the few tasks, by lesson, that ask
 * for something a player might regret elsewhere.
 */
export function lessonSuite<S extends Core>(
  game: Game<S>,
  lessons: readonly Lesson[],
  warned: { readonly [lesson: string]: readonly string[] } = {},
): void {
  describe(`the lessons of ${game.title}`, () => {
    test.each(lessons)('$title can be played to its last word, and the match goes on', (lesson) => {
      const { match, ...followed } = follow(game, lesson);
      expect(followed.warned).toEqual(warned[lesson.id] ?? []);
      const of = lesson.steps.filter(isTask).length;
      expect(lessonPlace(lesson, match.log)).toEqual({ step: null, accepted: [], tasks: of, of });
      expect(match.over).toBe(false);
    });

    test.each(lessons)('the first task of $title leaves a choice, and a wrong one leaves the script', (lesson) => {
      const match = begun(game, lesson);
      const [decision] = match.decisions();
      const options = match.legalOptions(decision?.seat ?? 0)?.options ?? [];
      const accepted = lessonPlace(lesson, match.log)?.accepted ?? [];
      match.play(decision?.seat ?? 0, options.find(({ id }) => !accepted.includes(id))?.id ?? '');
      expect([options.length > 1, lessonPlace(lesson, match.log)]).toEqual([true, null]);
    });
  });
}
