import type { Lesson } from '@benchtop/engine/author';
import { reply, task } from './script.ts';
import { start } from './teams.generated.ts';

/** Four days on the action board: recruiting, Engineers, Scientists for a Choice token, a small action. */
export const teams: Lesson = {
  id: 'teams',
  title: 'Teams and the action board',
  game: 'algae-inc',
  seats: ['Fiona', 'Carl'],
  settings: {},
  seed: 'teams',
  start,
  steps: [
    task(
      'ALG-WRK-02',
      'a1',
      'Each day your worker climbs one strip, along the links, and its spot says what you may do. Begin with recruiting.',
    ),
    task('ALG-WRK-04', 'printed recruit', 'Take the action of the spot.'),
    task(
      'ALG-REC-01',
      'operators',
      'Every team member does one thing more. A second Operator costs €1 and brings a Choice token.',
    ),
    reply(['a2', 'small choice'], 'Carl takes a Choice token as a small action.'),
    task('ALG-WRK-02', 'b1', 'From your spot two links lead to Tuesday. Go to the Engineers.'),
    task('ALG-WRK-04', 'printed engineers', 'They take tiles off your Side board and build them into the plant.'),
    task(
      'ALG-ENG-02',
      'cos-eng-conveyor-2',
      'You have 2 Engineers: 2 points, and 2 tiles at most. Tiles further up cost more points. Take this conveyor for 1.',
    ),
    task(
      'ALG-ENG-06',
      'conv-a',
      'Behind Machine A it goes on where Machine A stops: two movements on the belts of Machine B.',
    ),
    task('ALG-ENG-05', 'cos-eng-capacity-3', 'For the other point take the capacity tile on the right.'),
    task('ALG-ENG-04', 'cap-a', 'Build it into Machine A: it moves 4 cubes from now on instead of 2.'),
    reply(['b3', 'small choice'], 'Both tiles have left free cells behind. Carl collects another Choice token.'),
    task('ALG-WRK-02', 'c1', 'Scientists would be good now, but no link leads to them. Go to the Operators.'),
    task(
      'ALG-WRK-11',
      'choice scientists',
      'A Choice token changes a team into another team, or a Machine into another Machine. Pay it for the Scientists.',
    ),
    task('ALG-SCI-04', 'place', 'They gain science points or place tiles. You have 5 points: place tiles.'),
    task(
      'ALG-DEP-02',
      'cos-sci-storage-chlorella',
      'Science tiles lie on your plant and cover something. Laying this one opens the storage for chlorella.',
    ),
    task('ALG-SIDE-03', '1', 'It may be turned. Turn it so that it stands upright.'),
    task(
      'ALG-SIDE-04',
      'r4c5',
      'Lay it into the gap on the right for 3 points. It covers a Choice token, so you get the one you spent back.',
    ),
    task('ALG-SCI-02', 'cos-sci-paste-brand', 'Two Scientists, two tiles. This one makes toothpaste worth 3.'),
    task('ALG-SIDE-03', '0', 'Leave it as it is.'),
    task(
      'ALG-SIDE-13',
      'r6c4',
      'Lay it right below, for 2 points and 1 Energy. The tiles touch: at the end your largest set brings 1 VP for each tile.',
    ),
    reply(['small choice'], 'Carl’s worker had one way only. He takes one more token.'),
    task('ALG-WRK-02', 'd2', 'Thursday. Go to Machine C, although nothing lies left of it yet.'),
    task('ALG-WRK-05', 'small choice', 'When a spot does not help there are four small actions. Take a Choice token.'),
  ],
  done: 'You have hired, built and researched. Look two days ahead along the links before you move. You are ready to sell: learn to export next, or play on.',
};
