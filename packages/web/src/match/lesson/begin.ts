import { lessonMatch } from '@benchtop/engine/host';
import type { Checked, Game, Lesson } from '@benchtop/engine/host';
import { LocalMatch } from '../local/local-match.ts';
import { keep, newId } from '../local/saves.ts';
import { handOver } from '../hand-over.ts';
import { t } from '../../words/words.ts';

/** The bot that takes over when the script has ended. */
const RIVAL = 'greedy';

/** Begins the match of a lesson and keeps it, like any other local match. */
export function dealLesson(game: Game, lesson: Lesson): Checked<LocalMatch> {
  const match = lessonMatch(game, lesson);
  if (!match.ok) return match;
  const seats = lesson.seats.map((name, seat) => ({ name, bot: seat === 0 ? null : RIVAL }));
  const local = LocalMatch.begin(newId(), seats, match.value);
  local.lesson = lesson.id;
  keep(local.saved(t('The lesson begins.'), Date.now()));
  handOver(local);
  return { ok: true, value: local };
}
