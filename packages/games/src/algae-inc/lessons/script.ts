import type { LessonReply, LessonTask } from '@benchtop/engine/author';
import type { RuleId } from '../rulebook.ts';

/** What the learner is asked to do. */
export const task = (point: RuleId, expect: string, say: string): LessonTask => ({ say, expect: [expect], point });
/** What the others do meanwhile. */
export const reply = (auto: readonly string[], say: string): LessonReply => ({ say, auto });
