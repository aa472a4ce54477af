import { headStartText } from '../head-starts.ts';
import { headStarts } from './data/table.ts';

/** Answers where the rulebook is silent, unclear or contradicts itself, or where its pictures are lost. */
export const rulings = {
  'LIN-RUL-01': {
    question: 'How high are the steps of the ocean and the locks, and where does water lie?',
    ruling:
      'As the board here shows: printed rows of 5, 4, 4, 3, 3, 2, 2 and 2, room for 11 water tokens, and locks that hold back rows up to 6, 5, 5 and 4.',
    reason: 'The picture is lost. These heights fit every number in the text and both of its sample turns.',
  },
  'LIN-RUL-02': {
    question: 'Submersible E is said to begin on the floor, and then it moves down. Where does it start?',
    ruling: 'In the second row, like all submersibles.',
    reason: 'Otherwise it could not move down.',
  },
  'LIN-RUL-03': {
    question: 'Can an opened lock meet a gap further to the right?',
    ruling: 'In play it never does, but a token would drop into one.',
    reason: 'The text asks for it, and water that follows from the locks leaves no gaps.',
  },
  'LIN-RUL-04': {
    question: 'What happens to cubes on a water token that leaves the board?',
    ruling: 'They go to the supply.',
    reason: 'No cube may be lost from the match.',
  },
  'LIN-RUL-05': {
    question: 'Does a submersible that was washed away keep its hold?',
    ruling: 'Yes.',
    reason: 'The text removes only a cube on its starting space.',
  },
  'LIN-RUL-06': {
    question: 'What if another submersible is on the starting space?',
    ruling:
      'It goes to the nearest free space: first upward in its own mineral column, then in the columns beside it, left before right.',
    reason: 'Two submersibles never rest on one space, and something has to be nearest.',
  },
  'LIN-RUL-07': {
    question: 'Does a closed lock stop a vessel?',
    ruling: 'No. Only levels count.',
    reason: 'The text knows no other condition.',
  },
  'LIN-RUL-08': {
    question: 'Does a closed lock stop a submersible?',
    ruling: 'No, and it costs nothing. Air does stop it.',
    reason: 'The text lets submersibles through locks and gaps, and gaps are the slots of the locks.',
  },
  'LIN-RUL-09': {
    question: 'Is the Launch Pad a space for one player or for many?',
    ruling: 'For many.',
    reason: 'One pad serves eight rockets and five players: with bumping, a launch would soon take four workers.',
  },
  'LIN-RUL-10': {
    question: 'Is Hire a Worker a space for one player or for many?',
    ruling: 'For many.',
    reason: 'The recruit stands there too, and bumping both would take three workers.',
  },
  'LIN-RUL-11': {
    question: 'Are the spaces of the locks for one player or for many?',
    ruling: 'For one player, with bumping, and with an arrow.',
    reason: 'Each lock has a single outline, and the text speaks of groups of workers.',
  },
  'LIN-RUL-12': {
    question: 'May I place more workers than needed, to guard a space?',
    ruling: 'No.',
    reason: 'The text asks for one, or for one more than stand there.',
  },
  'LIN-RUL-13': {
    question: 'What is another turn after an arrow?',
    ruling:
      'A full turn: you may place workers, move, use an arrow again or pass. You may also end it and stay in the round.',
    reason: 'The text allows another turn and does not demand it.',
  },
  'LIN-RUL-14': {
    question: 'My workers are bumped after I have passed. May I use them?',
    ruling: 'Not in this round.',
    reason: 'Whoever has passed is skipped until the round ends.',
  },
  'LIN-RUL-15': {
    question: 'Who is asked for a toll, and what does it buy?',
    ruling:
      'All other players in clockwise order, those who have passed too: one move to any column that can be reached before the lock turns, for $1 however far. The Lock Control Tower works in the same way.',
    reason: 'The text offers it to all other players and sets one price.',
  },
  'LIN-RUL-16': {
    question: 'When exactly may I move my vessel?',
    ruling:
      'Before the action, between the steps of a submersible and after the action; not after docking and not between two cubes of one launch. Two moves in a row count as one.',
    reason: 'It is allowed at any time in your turn. Docking ends the turn, and a launch is about one rocket.',
  },
  'LIN-RUL-17': {
    question: 'Which atmosphere space does a burnt cube take?',
    ruling: 'The leftmost free one above the vessel.',
    reason: 'The text names the place of the vessel, and the three spaces there are alike.',
  },
  'LIN-RUL-18': {
    question: 'May I run the Diesel Engine with a full battery?',
    ruling: 'Yes. The cube is burnt all the same.',
    reason: 'Nothing forbids it, and it darkens the column.',
  },
  'LIN-RUL-19': {
    question: 'How wide is Jupiter, and what is one sun worth?',
    ruling: 'Jupiter covers two columns, each column has three suns, and a sun gives 2 electricity.',
    reason: 'Three suns give 6 electricity in the text.',
  },
  'LIN-RUL-20': {
    question: 'Do cubes leave the atmosphere again?',
    ruling: 'Only by the Ecology Lab.',
    reason: 'No rule takes them away.',
  },
  'LIN-RUL-21': {
    question: 'The card under a rocket or the top card of the deck: which is revealed?',
    ruling: 'The card under the rocket. None is drawn then.',
    reason: 'Otherwise it would never be seen.',
  },
  'LIN-RUL-22': {
    question: 'Which action of Europa City is covered after which round?',
    ruling: 'Universal Basic Income after round 2, Hire a Worker after round 4, the Special Election after round 6.',
    reason: 'This is the order in which the text lists them, and in round 7 an election is worth nothing.',
  },
  'LIN-RUL-23': {
    question: 'What is promoted when no card is revealed and the deck is empty?',
    ruling: 'Nothing. The basic action stays.',
    reason: 'There is no card to cover it.',
  },
  'LIN-RUL-24': {
    question: 'Eight cards cannot serve six launches and three promotions. What then?',
    ruling: 'Places stay empty when the deck is.',
    reason: 'The text says so for launches.',
  },
  'LIN-RUL-25': {
    question: 'May I excavate with a full hold, or when the supply has no such cube?',
    ruling: 'No.',
    reason: 'The cube is the point of excavating.',
  },
  'LIN-RUL-26': {
    question: 'Which cube may I choose on space 2 of a track?',
    ruling: 'Any mineral that the supply has. If it has none, you get none.',
    reason: 'The choice is from the supply, and algae are no mineral.',
  },
  'LIN-RUL-27': {
    question: 'May I pass a player on space 5 of a track?',
    ruling: 'No, you wait on space 4. If that token is hired away, the space is free again.',
    reason: 'One player only may stand there.',
  },
  'LIN-RUL-28': {
    question: 'May I hire from a track while I have tokens in the supply?',
    ruling: 'No. And a track that you hired from stays empty for you: you have no token left for it.',
    reason: 'The text allows it only to players who have no more in the supply, and hired workers never go to a track.',
  },
  'LIN-RUL-29': {
    question: 'How is the technology on space 4 of a track chosen?',
    ruling: 'As after a launch, with the same limit of two.',
    reason: 'It is the same bonus.',
  },
  'LIN-RUL-30': {
    question: 'Which technology may I put back?',
    ruling: 'One of the two that you had.',
    reason: 'Putting back the new one would be the same as declining.',
  },
  'LIN-RUL-31': {
    question: 'What if the Technology Deck is empty?',
    ruling: 'You get no card.',
    reason: 'There is nothing to choose.',
  },
  'LIN-RUL-32': {
    question: 'How many cubes fit in a cargo bay?',
    ruling: 'Any number.',
    reason: 'The text names no limit. For the battery it does: 9.',
  },
  'LIN-RUL-33': {
    question: 'Do cubes or money run out?',
    ruling: 'Cubes do: 25 of each type. Money does not.',
    reason: 'Cubes are counted in the box. Money tokens are only change.',
  },
  'LIN-RUL-34': {
    question: 'Who begins?',
    ruling: 'A player drawn by chance.',
    reason: 'Calling out planets and moons does not work here.',
  },
  'LIN-RUL-35': {
    question: 'May two vessels start in the same column, or in the dark?',
    ruling: 'Not in the same column. The dark ones are allowed.',
    reason: 'The text asks for a free space and merely advises against the dark.',
  },
  'LIN-RUL-36': {
    question: 'Does the First Player marker move by itself?',
    ruling: 'No, it stays until an election.',
    reason: 'The text knows no other way.',
  },
  'LIN-RUL-37': {
    question: 'What happens after the eighth launch?',
    ruling: 'The round goes on until everybody has passed. No cleanup follows.',
    reason: 'The match ends with the round.',
  },
  'LIN-RUL-38': {
    question: 'Which cubes count in the end?',
    ruling: 'Those in cargo bays. Holds, rockets and the Reactor Core do not count.',
    reason: 'Only what is yours can be scored.',
  },
  'LIN-RUL-39': {
    question: 'What if players tie in VP and in rockets?',
    ruling: 'They share the win.',
    reason: 'No further tie-break is named.',
  },
  'LIN-RUL-40': {
    question: 'Can the solo game be played with colony cards, and what is it worth with fewer than 8 rockets?',
    ruling: 'With or without them. Fewer than 8 rockets is a loss, and the VP are shown.',
    reason: 'The text names the goal and the score and nothing else.',
  },
  'LIN-RUL-41': {
    question: 'Are “Jovian Semiconductor” and “Jovian Semiconductors” the same rocket?',
    ruling: 'Yes.',
    reason: 'It is a slip of the pen.',
  },
  'LIN-RUL-42': {
    question: 'How many spots has a rocket?',
    ruling: 'Five: four minerals, and one for any cube.',
    reason: 'The pictures are lost, and sample turn 2 fits.',
  },
  'LIN-RUL-43': {
    question: 'Does a mineral dissolve in each of the 24 columns?',
    ruling: 'No. Each side of a tile has four minerals and two barren columns.',
    reason: 'Sample turn 1 needs a space on the floor without a cube.',
  },
  'LIN-RUL-44': {
    question: 'Are actions of Europa City covered in the starter game?',
    ruling: 'No.',
    reason: 'Only colony cards cover them.',
  },
  'LIN-RUL-45': {
    question: 'What are the modules Biogenesis and Reactor Core in full?',
    ruling: 'As their rules and cards here say.',
    reason: 'The text only sketches them.',
  },
  'LIN-RUL-46': {
    question: 'My vessel leaves a colony card on which my worker stands. What happens to the worker?',
    ruling: 'It stays until it is bumped, called back or sent home.',
    reason: 'Only placing needs the vessel there.',
  },
  'LIN-RUL-47': {
    question: 'In which order do effects of the sunlight phase come?',
    ruling:
      'The solar panel, colony cards, technologies; then, player by player, the Ecology Lab and the Diesel Engine.',
    reason: 'The text puts the engine after sunlight. The rest is the order of the cards.',
  },
  'LIN-RUL-48': {
    question: 'Has an excavation track five spaces or six?',
    ruling: 'Five. The 1 VP for the first token is the first of the five bonuses.',
    reason: 'The text lists five bonuses and repeats the first one.',
  },
  'LIN-RUL-49': {
    question: 'After a launch, do I choose a technology before I see the new colony card?',
    ruling: 'Yes.',
    reason: 'The text and sample turn 2 tell it in this order.',
  },
  'LIN-RUL-50': {
    question: 'Do my own bumped workers count towards the group that bumps them?',
    ruling: 'No. The group must be complete without them.',
    reason: 'The same rules hold for your own workers.',
  },
  'LIN-RUL-51': {
    question: 'Which technologies may be used at the end?',
    ruling:
      'All that change cubes, money or electricity, the Fuel Cell too. The Saline Stimulant has nobody left to call.',
    reason: 'The text makes no exception, and electricity can still feed the Matter Synthesizer.',
  },
  'LIN-RUL-52': {
    question: 'Who begins takes the best of the ocean first. What do the others get for it?',
    ruling: `VP to start with, from the second place in the turn order on: ${headStartText(headStarts, 1)}.`,
    reason: 'Without it who begins wins far too often. The numbers come from matches of equal bots.',
  },
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
