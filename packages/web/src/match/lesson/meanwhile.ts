import { isTask } from '@benchtop/engine/host';
import type { Lesson, LessonPlace } from '@benchtop/engine/host';

/** What the script says that others have done since the learner's last task: it is said once more while the next one waits. */
export function meanwhile({ steps }: Lesson, { step }: LessonPlace): readonly string[] {
  if (step !== null && !isTask(step)) return [];
  const before = step === null ? steps : steps.slice(0, steps.indexOf(step));
  const lastTask = before.findLastIndex(isTask);
  return before.slice(lastTask + 1).map(({ say }) => say);
}
