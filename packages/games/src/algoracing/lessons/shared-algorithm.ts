import type { Lesson, LessonReply, LessonTask } from '@benchtop/engine/author';
import type { RuleId } from '../rulebook.ts';
import { start } from './shared-algorithm.generated.ts';

const task = (point: RuleId, expect: string, say: string): LessonTask => ({ say, expect: [expect], point });
const gale = (auto: readonly string[], say: string): LessonReply => ({ say, auto });

/** The full game for who knows the basic one: the shared algorithm, covering, an elevator, the own labs, a cycle. */
export const sharedAlgorithm: Lesson = {
  id: 'shared-algorithm',
  title: 'The full game',
  game: 'algoracing',
  seats: ['Olympus', 'Gale'],
  settings: { mode: 'full', layout: 'staircase' },
  seed: 'shared-algorithm',
  start,
  steps: [
    task(
      'RAC-ALG-01',
      'pick step',
      'All share one algorithm. Gale left Step, Turn left; change it with up to three cards and run it with your rover. Pick a Step.',
    ),
    task(
      'RAC-ALG-04',
      'cover 2',
      'A card goes in front, behind, between, or over another one. Cover the Turn left: you want to go straight on.',
    ),
    task(
      'RAC-ELE-02',
      'run',
      'The way that is drawn picks up a sample and ends on the platform of an elevator, which takes you up the hill. Run.',
    ),
    gale(
      ['pick right', 'insert 2', 'run'],
      'One sample aboard, one storey up. Gale adds a Turn right, and the rover of Gale drives the same algorithm.',
    ),
    task(
      'RAC-ALG-06',
      'pick step',
      'Step, Step, Turn right would suit you as it is, but a Step more brings another sample. Pick it.',
    ),
    task('RAC-ALG-04', 'insert 3', 'Put it at the end, after the Turn right.'),
    task('RAC-ALG-09', 'run', 'You could use two cards more. Run it like this.'),
    gale(['run'], 'Three samples aboard. Gale runs the algorithm as it lies, without a card.'),
    task(
      'RAC-SAM-07',
      'pick jump',
      'Deliver! For red only the black and the orange base are labs. Orange is near, in the south-west. Pick a Jump to get down.',
    ),
    task('RAC-ALG-08', 'cover 1', 'Commands cannot be taken away, only covered. Put it over the first Step.'),
    task('RAC-ALG-01', 'pick left', 'Down there you have to look south. Pick a Turn left.'),
    task('RAC-ALG-08', 'cover 2', 'Put it over the second Step.'),
    task('RAC-ALG-01', 'pick all-way', 'And the third card of your turn: All the way.'),
    task(
      'RAC-ALG-08',
      'cover 3',
      'Put it over the Turn right. With your third card the run begins at once. The Step behind it is skipped at the border.',
    ),
    gale(
      ['run'],
      'Three new types: 6 points! But what you left suits Gale too, and fetches it a sample. Think of who is next.',
    ),
    task(
      'RAC-CYC-01',
      'pick cycle-2',
      'A cycle repeats what lies under it. Two samples lie to the east, and each stops All the way. Pick the Cycle ×2.',
    ),
    task('RAC-CYC-02', 'over 3', 'Put it above All the way. Cycles do not count towards the five commands.'),
    task('RAC-ALG-03', 'run', 'The algorithm has four commands. With a fifth it would be cleared after the run. Run.'),
  ],
  done: 'Two samples aboard, and the black base lies straight ahead: 3 points win. You will also meet Teleport, which sends a rover home or pulls samples nearer; its tip says how. You are ready: the match is yours, and Gale thinks for itself.',
};
