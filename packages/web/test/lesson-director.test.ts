import { isTask, lessonMatch } from '@benchtop/engine/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadGame } from '../src/games/index.ts';
import { LocalDirector } from '../src/match/local/local-director.ts';
import { LocalMatch } from '../src/match/local/local-match.ts';
import { useTable, writeTable } from '../src/match/store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { pathname: '/table/m1', search: '', hash: '' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('document', { hidden: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the learner may choose, once everybody else has done what the script says. */
async function offered(): Promise<readonly string[]> {
  for (let i = 0; i < 50 && useTable.getState().open === null; i++) await vi.advanceTimersByTimeAsync(1000);
  const { open } = useTable.getState();
  return open?.guided === true ? open.options.map(({ id }) => id) : [];
}

for (const id of ['arctic-cleanup', 'algoracing', 'biohack', 'lineae', 'algae-inc'])
  it(`at the table, the lessons of ${id} ask the learner for each task, and others for the rest`, async () => {
    const loaded = await loadGame(id);
    for (const lesson of loaded?.lessons ?? []) {
      if (loaded === null) return;
      const match = lessonMatch(loaded.game, lesson);
      if (!match.ok) throw new Error(match.reason);
      const seats = lesson.seats.map((name, seat) => ({ name, bot: seat === 0 ? null : 'greedy' }));
      const local = LocalMatch.begin('m1', seats, match.value);
      local.lesson = lesson.id;
      const director = new LocalDirector(local, loaded);
      director.start();
      for (const task of lesson.steps.filter(isTask)) {
        const ids = await offered();
        expect([...ids].sort(), `${lesson.title}: ${task.say}`).toEqual([...task.expect].sort());
        director.choose(ids[0] ?? '');
        writeTable({ open: null });
      }
      director.stop();
    }
  });
