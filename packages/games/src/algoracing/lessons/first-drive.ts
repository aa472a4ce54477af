import type { Lesson, LessonReply, LessonTask } from '@benchtop/engine/author';
import type { RuleId } from '../rulebook.ts';

const task = (point: RuleId, expect: readonly string[], say: string): LessonTask => ({ say, expect, point });
const gale = (auto: readonly string[], say: string): LessonReply => ({ say, auto });

/** The basic game in five turns: every kind of choice once, a skipped command, an encounter and a delivery. */
export const firstDrive: Lesson = {
  id: 'first-drive',
  title: 'First drive',
  game: 'algoracing',
  seats: ['Olympus', 'Gale'],
  settings: { mode: 'basic', layout: 'standard' },
  seed: 'first-drive-6812',
  steps: [
    task(
      'RAC-END-01',
      ['red', 'black', 'orange'],
      'Welcome to Mars. You are team Olympus, your rival is Gale, and 7 points win. Choose a rover: any but the white one, which Gale wants.',
    ),
    gale(['white', 'ne', 'face west'], 'Gale takes the white rover and the north-east corner.'),
    task('RAC-SET-04', ['sw'], 'Every rover starts from a base in a corner. Choose the south-west.'),
    task(
      'RAC-CMD-08',
      ['face north'],
      'Rovers drive forward only, so it matters where yours looks. Look north: a sample lies up there.',
    ),
    task(
      'RAC-CMD-03',
      ['add all-way'],
      'Up to three of your five cards make an algorithm. Lay All the way: it drives on until something stops it, and a sample does.',
    ),
    task('RAC-CMD-01', ['add step'], 'The board shows where that leads. Add a Step, for one square more.'),
    task('RAC-TURN-02', ['run'], 'Two cards will do. Run, and watch the rover obey them from left to right.'),
    gale(
      ['add step', 'add left', 'add right'],
      'You have a sample aboard, face down: nobody knows its type yet. Now Gale drives.',
    ),
    task(
      'RAC-CMD-07',
      ['add right'],
      'Your hand is full again. On the hill to your right lies another sample: lay Turn right to look at it.',
    ),
    task(
      'RAC-CMD-09',
      ['add step'],
      'Now a mistake on purpose: add a Step. The edge of the hill is in its way, so it will be skipped.',
    ),
    task(
      'RAC-CMD-04',
      ['add jump'],
      'Skipped commands do no harm. Add a Jump: it climbs one storey. It is your third card, so the run begins at once.',
    ),
    gale(
      ['add step', 'add all-way', 'add left'],
      'The Step was skipped, the Jump was not. Two samples are aboard, and there is room for three. Gale collects too.',
    ),
    task(
      'RAC-TURN-04',
      ['pass'],
      'You stand on a hill and hold no Jump to get down. When your cards do not fit, pass and swap some.',
    ),
    task('RAC-TURN-04', ['discard all-way'], 'Of two All the way cards, one is enough. Discard the other.'),
    task('RAC-TURN-03', ['done'], 'You may swap any number of cards; leave it at one. Draw, and end the turn.'),
    gale(['add left', 'run'], 'A new card has come for the old one. Gale only turns.'),
    task('RAC-CMD-02', ['add all-way'], 'A Jump has come! First drive All the way: the edge of the hill stops you.'),
    task('RAC-ENC-01', ['add left'], 'Then Turn left: Gale’s rover stands down there, right before you.'),
    task(
      'RAC-ENC-02',
      ['add jump'],
      'Jump at it! The square is taken, so the Jump is skipped. But the two meet, and Gale has to hand you a sample.',
    ),
    gale(
      ['add step', 'add right', 'add all-way'],
      'One of Gale’s samples is yours. Three are aboard, more do not fit. Gale drives off.',
    ),
    task('RAC-SAM-05', ['add jump'], 'Time to deliver. In this game every base is a lab. Jump down from the hill.'),
    task('RAC-CMD-07', ['add right'], 'Turn right: the lab in the north-east corner lies straight ahead.'),
    task(
      'RAC-SCO-01',
      ['add all-way'],
      'And All the way. At the lab your samples are turned up: a type that is new for you brings 2 points, a known one 1.',
    ),
  ],
  done: 'Three new types, 6 points! You know all you need, and one more sample wins. The match is yours now, and Gale thinks for itself: play on.',
};
