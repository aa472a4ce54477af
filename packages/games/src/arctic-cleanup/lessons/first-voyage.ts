import type { Lesson, LessonReply, LessonTask } from '@benchtop/engine/author';
import type { RuleId } from '../rulebook.ts';
import { start } from './first-voyage.generated.ts';

const task = (point: RuleId, expect: string, say: string): LessonTask => ({ say, expect: [expect], point });
const amundsen = (auto: readonly string[], say: string): LessonReply => ({ say, auto });

/** Four turns in the middle of a match: loading, unloading with its rewards, sailing, planning the way back. */
export const firstVoyage: Lesson = {
  id: 'first-voyage',
  title: 'First voyage',
  game: 'arctic-cleanup',
  seats: ['Nansen', 'Amundsen'],
  settings: { tempo: 'none', solo: false },
  seed: 'first-voyage',
  start,
  steps: [
    task(
      'ARC-CARD-02',
      'load',
      'Fish plastic out of the sea and sort it in your factory in the south. A turn is one card, as strong as its column. Play Load: strength 3.',
    ),
    task('ARC-LOAD-02', 'load 1 hdpe', 'A ship loads from its own hex. Take the red HDPE onto ship 1.'),
    task('ARC-LOAD-04', 'load 1 pa6', 'Each ship holds four tokens. Take the pink PA6 as well.'),
    task('ARC-LOAD-01', 'load 2 pmma', 'One of three is left, for either ship: take the black PMMA onto ship 2.'),
    amundsen(
      ['plan', 'row-1 1', 'row-1 4', 'done'],
      'Load dropped to column 1, and the cards below it moved up: Unload has strength 3 now. Amundsen plans a course.',
    ),
    task(
      'ARC-UNL-02',
      'unload',
      'Both your ships lie on docks, the hexes that touch your factory. So they can unload: play Unload.',
    ),
    task(
      'ARC-BLK-03',
      'unload 1 hdpe line-unload',
      'A line holds one colour: red goes on with the lowest. With two tokens on each of the two lowest lines the hatched lines open.',
    ),
    task(
      'ARC-FAC-06',
      'unload 2 pp hatched-4',
      'Open! Yellow and grey are worth 3 points each, and only hatched lines take them. Put the yellow PP on the line of four.',
    ),
    task(
      'ARC-BLK-01',
      'unload 1 pa6 line-move',
      'Put the pink PA6 beside the other one. That fills a dice block, four slots in a square, and wins you a die worth 5 points.',
    ),
    amundsen(
      ['move', 'move 1 down', 'done'],
      'Nine tokens are processed; with 16 in one factory the match ends. Amundsen sails to the pole.',
    ),
    task(
      'ARC-MOVE-01',
      'move',
      'Each hex that a ship sails costs one die of its row, and the die shows the direction. Play Move.',
    ),
    task(
      'ARC-PLAN-08',
      'move 1 up',
      'The dice of ship 1 all point up. Sail up to the pole. Ships do not block each other.',
    ),
    task('ARC-CARD-05', 'done', 'You need not use all the strength of a card. Stop here.'),
    amundsen(
      ['load', 'load 1 ldpe', 'done'],
      'The die that you spent lies beside your board now. Amundsen takes a green token from the pole.',
    ),
    task('ARC-PLAN-02', 'plan', 'Your dice point up, but the way home is down. Play Plan: it sets up to five dice.'),
    task('ARC-PLAN-04', 'pool', 'Two dice lie beside your board: the one you spent, and the one you won. Pick one up.'),
    task('ARC-PLAN-03', 'row-1 4', 'Lay it in row 1, the row of ship 1, so that it points down: face 4.'),
    task('ARC-PLAN-03', 'done', 'That will bring ship 1 home. Stop planning: it ends your turn.'),
  ],
  done: 'You have done all that a season needs. Only Analyze is new: it draws tokens from the bag onto the hexes of your ships. Cards that you leave alone grow stronger, so let them. You are ready: the match is yours, and Amundsen thinks for itself.',
};
