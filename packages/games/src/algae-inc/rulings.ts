import { headStartText } from '../head-starts.ts';
import { headStarts } from './data/table.ts';

export const rulings = {
  'ALG-RUL-01': {
    question: 'What is printed on the boards, tiles and contracts whose pictures are lost?',
    ruling: 'What the tables of this game show.',
    reason: 'The text names their kinds and some of their numbers, not all of them.',
  },
  'ALG-RUL-02': {
    question: 'What are the ten export tiles?',
    ruling: 'The Double Action tiles.',
    reason: 'There are as many, and they lie in the same place.',
  },
  'ALG-RUL-03': {
    question: 'What are the four science inlays?',
    ruling: 'The four inserts of the Side boards.',
    reason: 'No other set of four is left over.',
  },
  'ALG-RUL-04': {
    question: 'Are the question mark token and the Choice token two things?',
    ruling: 'No, one.',
    reason: 'The names are used for each other.',
  },
  'ALG-RUL-05': {
    question: 'Are milestone cubes, markers, tokens and discs different?',
    ruling: 'No. Markers lie on the Side board.',
    reason: 'Setup puts them there.',
  },
  'ALG-RUL-06': {
    question: 'A Wild token is no resource. May it be exchanged?',
    ruling: 'It may be one of two tokens that are given up. It never comes out of such an exchange.',
    reason: 'An example pays so, and nobody gains by it.',
  },
  'ALG-RUL-07': {
    question: 'How freely may I exchange?',
    ruling: 'What you have of the kind goes first. A setting lets you keep it and give up others.',
    reason: 'Giving up two tokens for one that you have pays only near 10 science points.',
  },
  'ALG-RUL-08': {
    question: 'I have some Energy, but too little. What do I pay?',
    ruling: 'All of it, and €2 for each that is missing.',
    reason: 'Otherwise 1 Energy would be worse than none.',
  },
  'ALG-RUL-09': {
    question: 'Which cubes does Machine A lose?',
    ruling: 'Some that it moved in this activation. You choose from which line.',
    reason: 'The table speaks of moved cubes.',
  },
  'ALG-RUL-10': {
    question: 'When does Machine A lose them?',
    ruling: 'After its moves, before the conveyor tile works.',
    reason: 'Only then is their number known.',
  },
  'ALG-RUL-11': {
    question: 'In which order are belts used in an activation?',
    ruling: 'As you like.',
    reason: 'Nothing is said.',
  },
  'ALG-RUL-12': {
    question: 'May I run a Machine and move nothing?',
    ruling: 'Yes, unless you added by-products to a field.',
    reason: 'Moves are always up to you.',
  },
  'ALG-RUL-13': { question: 'What is Machine Ca?', ruling: 'Machine C.', reason: 'It is a slip of the pen.' },
  'ALG-RUL-14': {
    question: 'Which belts of Food work with Machines A and B?',
    ruling: 'The two links between the fields left of dispatch, anew in each activation.',
    reason: 'The text speaks of belts of Machine C.',
  },
  'ALG-RUL-15': {
    question: 'Some belts carry two cubes, but a belt works once. How do these go together?',
    ruling: 'One use carries up to two cubes.',
    reason: 'So both sentences hold.',
  },
  'ALG-RUL-16': {
    question: 'Which by-product leaves a tank?',
    ruling: 'The topmost, for nothing.',
    reason: 'Tanks fill from the bottom.',
  },
  'ALG-RUL-17': {
    question: 'What is a filled row if tanks differ in width?',
    ruling: 'A row in which every column is filled.',
    reason: 'That is what the words say.',
  },
  'ALG-RUL-18': {
    question: 'One by-product tank is full and the other empty. What first?',
    ruling: 'Both change by one, then they are balanced.',
    reason: 'Each sentence speaks of one tank.',
  },
  'ALG-RUL-19': {
    question: 'Is the first export to the map still free after a contract export?',
    ruling: 'Yes.',
    reason: 'The contract does not lie on the map.',
  },
  'ALG-RUL-20': {
    question: 'Does a contract export count for the export bonus?',
    ruling: 'Yes.',
    reason: 'It is one of the exports of the activation.',
  },
  'ALG-RUL-21': {
    question: 'Must market value meet the demand exactly, as an example says?',
    ruling: 'No, at least.',
    reason: 'The rule for demand says so.',
  },
  'ALG-RUL-22': {
    question: 'I have no disk left because the contract took one. May I export again to my cities?',
    ruling: 'Yes, as soon as all ten disks are used.',
    reason: 'There is nothing left to place.',
  },
  'ALG-RUL-23': {
    question: 'How often may I export again to the same city?',
    ruling: 'As often as you like, one Operator each time.',
    reason: 'Only the demand is named.',
  },
  'ALG-RUL-24': {
    question: 'May I leave a milestone that I have reached?',
    ruling: 'No. Markers are placed by themselves.',
    reason: 'Nobody would gain by it.',
  },
  'ALG-RUL-25': {
    question: 'One export reaches several milestones. Which do I get?',
    ruling: 'All of them, in the order of the board.',
    reason: 'They are reached at once.',
  },
  'ALG-RUL-26': {
    question: 'What is the distance of the very first export?',
    ruling: 'None. It opens its city.',
    reason: 'There is no disk to count from.',
  },
  'ALG-RUL-27': {
    question: 'What is the distance of an export to a city that has a disk?',
    ruling: '0.',
    reason: 'The nearest disk lies there.',
  },
  'ALG-RUL-28': {
    question: 'May I get the export bonus of a week twice?',
    ruling: 'No.',
    reason: 'It is one upgrade of one team.',
  },
  'ALG-RUL-29': {
    question: 'I did not export in the week of a team. May I upgrade it later?',
    ruling: 'No.',
    reason: 'The tile is turned face down.',
  },
  'ALG-RUL-30': {
    question: 'My Operators are upgraded and I use a Double Action tile. Are they upgraded in the second activation?',
    ruling: 'Yes.',
    reason: 'Only the activation that is over is left out.',
  },
  'ALG-RUL-31': {
    question: 'Which Double Action tile is used?',
    ruling: 'The topmost unlocked one.',
    reason: 'They are all alike.',
  },
  'ALG-RUL-32': {
    question: 'My second action unlocks another Double Action tile. May I use it in this turn?',
    ruling: 'No.',
    reason: 'One in a turn.',
  },
  'ALG-RUL-33': {
    question: 'Does a marker from a used tile score at the end?',
    ruling: 'No, only those of tiles that are still there.',
    reason: 'The VP are printed on the tile, as for Monday’s income.',
  },
  'ALG-RUL-34': {
    question: 'Which VP token belongs to which weekend tile?',
    ruling: 'The four tokens 1 to 4 are dealt, one above each tile.',
    reason: 'Nothing else fits the example.',
  },
  'ALG-RUL-35': {
    question: 'What is on side B of the weekend tiles?',
    ruling: 'The end-of-month bonuses.',
    reason: 'There are four of each, turned before week 4.',
  },
  'ALG-RUL-36': {
    question: 'How are left-over euros counted?',
    ruling: 'Each euro is an item.',
    reason: 'Euros are the resource, whatever coins they are.',
  },
  'ALG-RUL-37': {
    question: 'Which strip is turned for which week?',
    ruling: 'Tuesday’s for week 2, Wednesday’s for week 3, Thursday’s for week 4.',
    reason: 'The solo rules turn these three and no other.',
  },
  'ALG-RUL-38': {
    question: 'May tiles be turned or mirrored?',
    ruling: 'Turned as you like. Mirrored they look the same.',
    reason: 'Every shape is like its mirror image.',
  },
  'ALG-RUL-39': {
    question: 'When do science tiles touch?',
    ruling: 'When they share an edge.',
    reason: 'That is usual.',
  },
  'ALG-RUL-40': {
    question: 'A tile covers several bonuses. In which order?',
    ruling: 'As you like. All of them come.',
    reason: 'None of them harms.',
  },
  'ALG-RUL-41': {
    question: 'Both by-product tanks are full. What does a by-product bonus bring?',
    ruling: 'Nothing.',
    reason: 'It must not be burned.',
  },
  'ALG-RUL-42': {
    question: 'What does an engineering tile cost that lies in two zones?',
    ruling: 'There is none.',
    reason: 'The boards are made that way.',
  },
  'ALG-RUL-43': {
    question: 'Which tiles may go to several places?',
    ruling: 'Capacity tiles and conveyor tiles.',
    reason: 'The text names these two.',
  },
  'ALG-RUL-44': {
    question: 'Which by-product tanks are used alone?',
    ruling: 'Both narrow ones.',
    reason: 'Each by-product has at most one maker.',
  },
  'ALG-RUL-45': {
    question: 'Which narrow tank is used by three players?',
    ruling: 'That of the by-product with one maker.',
    reason: 'The tile shows departments of one by-product.',
  },
  'ALG-RUL-46': {
    question: 'What becomes of the token pool that nobody chose?',
    ruling: 'It goes back to the box.',
    reason: 'It is not mentioned again.',
  },
  'ALG-RUL-47': {
    question: 'When does Biofuel refine?',
    ruling: 'Last on its Monday.',
    reason: 'The example speaks of the time after income.',
  },
  'ALG-RUL-48': {
    question: 'When does food age?',
    ruling: 'First on Monday, before cubes move.',
    reason: 'It was not exported in the week before.',
  },
  'ALG-RUL-49': {
    question: 'The example of the Scientists gains two points per Scientist. Is that so?',
    ruling: 'One each, and 2 of the income tile.',
    reason: 'Two Scientists and the tile make the 4 points of the example.',
  },
  'ALG-RUL-50': {
    question: 'The example of the Machines goes on “without spending another Double Action tile”. What does it mean?',
    ruling: 'It means another Choice token.',
    reason: 'The spot shows Machine C.',
  },
  'ALG-RUL-51': {
    question: 'May a Choice token change recruiting?',
    ruling: 'No.',
    reason: 'Recruiting has no other kind of itself.',
  },
  'ALG-RUL-52': {
    question: 'May I leave my action?',
    ruling: 'No, but there is always a small action.',
    reason: 'It is always better than nothing.',
  },
  'ALG-RUL-53': {
    question: 'May I export with market value tokens alone?',
    ruling: 'No, one cube at least.',
    reason: 'Tokens make cubes worth more.',
  },
  'ALG-RUL-54': {
    question: 'Can staff tiles run out?',
    ruling: 'No. There are 12 of each team.',
    reason: 'Four players need no more.',
  },
  'ALG-RUL-55': { question: 'Can cubes run out?', ruling: 'No.', reason: 'There is no rule for it.' },
  'ALG-RUL-56': {
    question: 'Who wins a tie if both have markers in the same row?',
    ruling: 'The row is the darkest one with a marker; who got there first wins; without any marker the win is shared.',
    reason: 'Two milestones lie in each row.',
  },
  'ALG-RUL-57': {
    question: 'Where may the competitor export?',
    ruling: 'To cities without a neutral disk, next to one that has one. Disks of yours do not matter.',
    reason: 'The text speaks of neutral discs alone.',
  },
  'ALG-RUL-58': {
    question: 'Does the first game variant hold for the competitor?',
    ruling: 'No.',
    reason: 'The competitor makes the first export.',
  },
  'ALG-RUL-59': {
    question: 'Which capital is the first of the competitor?',
    ruling: 'Any, by chance.',
    reason: 'The footnote is missing.',
  },
  'ALG-RUL-60': {
    question: 'May others see my contracts before I assign them?',
    ruling: 'No. Afterwards they lie open.',
    reason: 'Cards are drawn and then laid out.',
  },
  'ALG-RUL-61': {
    question: 'Who chooses a department first?',
    ruling: 'The first player, then clockwise.',
    reason: 'No order is given.',
  },
  'ALG-RUL-62': {
    question: 'May I exchange tokens for a cube on Monday?',
    ruling: 'Yes, but not science points beyond 10.',
    reason: 'It is a payment like others.',
  },
  'ALG-RUL-63': {
    question: 'I paid for an action with what it needs. What happens?',
    ruling: 'The action ends without effect.',
    reason: 'A turn must not get stuck.',
  },
  'ALG-RUL-64': {
    question: 'When do I win alone?',
    ruling: 'With more VP than the competitor, or ahead of it in a tie.',
    reason: 'The text does not say it.',
  },
  'ALG-RUL-65': {
    question: 'May a crossover tile come back in the turn in which I took it?',
    ruling: 'No, not even with a Double Action.',
    reason: 'A later turn is a later turn.',
  },
  'ALG-RUL-66': {
    question: 'Which exports count as made together?',
    ruling: 'Those of one activation of the Operators. A Double Action begins another.',
    reason: 'That is how players export several times.',
  },
  'ALG-RUL-67': {
    question: 'May I fulfil my contract after ten exports to cities?',
    ruling: 'No.',
    reason: 'Its disk has to be placed.',
  },
  'ALG-RUL-68': {
    question: 'Are all exports of the first activation free?',
    ruling: 'Only the one onto the empty map. The next is counted from it.',
    reason: 'The text speaks of one city.',
  },
  'ALG-RUL-69': {
    question: 'Are left-over Energy and crossover tiles items?',
    ruling: 'No.',
    reason: 'They are not listed.',
  },
  'ALG-RUL-70': {
    question: 'What is set up first, players or map?',
    ruling: 'The players, then the map.',
    reason: 'The text comes in this order.',
  },
  'ALG-RUL-71': {
    question: 'May a contract be the very first export of a first game?',
    ruling: 'No.',
    reason: 'It has to go to Berlin.',
  },
  'ALG-RUL-72': {
    question: 'Are the unused parts of my three contracts known?',
    ruling: 'Yes. The cards lie open as a whole.',
    reason: 'Everybody could work them out.',
  },
  'ALG-RUL-73': {
    question: 'What happens if nothing is left to do after paying?',
    ruling: 'The action is told as lost, and nothing is asked.',
    reason: 'There is nothing to choose.',
  },
  'ALG-RUL-74': {
    question: 'Am I asked where only one thing is possible?',
    ruling: 'No. A task, a place or a line without an alternative is taken.',
    reason: 'There is nothing to choose.',
  },
  'ALG-RUL-75': {
    question: 'Who moves first on Monday?',
    ruling: 'The first player, then clockwise.',
    reason: 'Nobody’s movements touch another’s, so any order will do.',
  },
  'ALG-RUL-76': {
    question: 'When do I stop taking or moving cubes?',
    ruling: 'When you say so, or when nothing more is possible.',
    reason: 'There is nothing left to choose.',
  },
  'ALG-RUL-77': {
    question: 'Both weekend bonuses are mine. In which order?',
    ruling: 'From left to right.',
    reason: 'Neither changes the other.',
  },
  'ALG-RUL-78': { question: 'Who is the first player alone?', ruling: 'You.', reason: 'There is nobody else.' },
  'ALG-RUL-79': {
    question: 'How are departments dealt to two players?',
    ruling: 'One of each by-product is drawn, then who gets which.',
    reason: 'Both pairs are equally likely.',
  },
  'ALG-RUL-80': {
    question: 'Do I know my contracts when I choose the side of my insert?',
    ruling: 'No.',
    reason: 'The Side board is set up first.',
  },
  'ALG-RUL-81': {
    question: 'Not every place in the first week is as good as the others. What makes up for it?',
    ruling: `VP to start with, in the order of the first week: ${headStartText(headStarts, 0)}.`,
    reason: 'Without it some places win too often. The numbers come from matches of equal bots.',
  },
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
