import { headStarts } from './data/table.ts';

/** “With 2 players: 9; with 3: 4 and 6”: what later places start with. */
function headStartText(): string {
  const rows = Object.entries(headStarts).filter(([seats]) => seats !== '1');
  const texts = rows.map(([seats, [, ...later]], i) => {
    const last = later.pop();
    return `with ${seats}${i === 0 ? ' players' : ''}: ${later.length === 0 ? '' : `${later.join(', ')} and `}${last}`;
  });
  return texts.join('; ');
}

/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'LIN-RND-01': {
    heading: 'Goal',
    text: 'You have at most 7 rounds to fish minerals out of the ocean of Europa and send them off in rockets. The space of Jupiter on its track is the number of the round. Whoever has the most VP, victory points, after the last round wins.',
  },
  'LIN-END-01': {
    heading: 'Goal',
    text: 'The match ends after round 7, or after the round in which the eighth rocket was launched. That round is played to its end.',
  },
  'LIN-SET-11': {
    heading: 'Components',
    text: 'You have the pieces of one colour: 8 worker tokens, a vessel, a marker for VP and one for electricity. All players share 6 submersibles, 4 locks, 11 water tokens and 25 cubes each of silica, iron, salt, sulfur and hydrocarbon.',
  },
  'LIN-SET-01': {
    heading: 'Setup',
    text: 'The starter game has no colony cards: nothing is revealed or promoted, and the three actions of Europa City stay all match.',
  },
  'LIN-SET-02': { heading: 'Setup', text: 'Locks 2 and 4 start closed, locks 1 and 3 open.' },
  'LIN-SET-03': {
    heading: 'Setup',
    text: 'Water fills all that the closed locks can hold: 8 tokens lie on the board and 3 in the pile. From left to right the levels are 5, 5, 5, 4, 4, 4, 4 and 2.',
  },
  'LIN-SET-04': {
    heading: 'Setup',
    text: 'Four of the five deposit tiles are drawn, each with a side by chance, and laid below the ocean. The fifth is not used.',
  },
  'LIN-SET-05': {
    heading: 'Setup',
    text: 'For each mineral that a tile shows, a cube of it goes on the ocean floor straight above: 16 cubes in all.',
  },
  'LIN-SET-06': {
    heading: 'Setup',
    text: 'Submersibles A to F start with empty holds on the spaces with their letters, in the second row from the floor.',
  },
  'LIN-SET-07': {
    heading: 'Setup',
    text: 'Eight of the ten rockets stand face up, one above each column. The other two are not used.',
  },
  'LIN-SET-08': {
    heading: 'Setup',
    text: 'All technology cards lie open beside the board. They are the Technology Deck.',
  },
  'LIN-SET-09': {
    heading: 'Setup',
    text: 'In the normal game the Hydrodynamic Generator lies under the rocket on the far left, and the Water Treatment Plant under the one on the far right. The other colony cards are shuffled face down as the Colony Deck.',
  },
  'LIN-SET-10': { heading: 'Setup', text: 'Jupiter starts on space 1 of its track, on the far right.' },
  'LIN-SET-12': {
    heading: 'Setup',
    text: 'Your crew starts with 4 workers, or with 3 if there are four or five players. The rest of your 8 tokens is your token supply.',
  },
  'LIN-SET-13': {
    heading: 'Setup',
    text: 'You start with 0 electricity, $3 and 0 VP. Later places in the turn order get some VP: a ruling of ours says how many.',
  },
  'LIN-SET-14': { heading: 'Setup', text: 'The starting player is drawn by chance and takes the First Player marker.' },
  'LIN-SET-15': {
    heading: 'Setup',
    text: 'In reverse turn order everybody puts the vessel on a column where no vessel is. The starting player comes last.',
  },
  'LIN-SET-16': {
    heading: 'Setup',
    text: 'Then you take 1 cube of the type that the deposit below your column gives at setup.',
  },
  'LIN-SET-17': {
    heading: 'Setup',
    text: 'You may start in one of the two columns on the far right, but Jupiter keeps them dark in round 1.',
  },
  'LIN-RND-03': {
    heading: 'Rounds',
    text: 'A round has three phases: sunlight, actions and cleanup.',
  },
  'LIN-RND-02': { heading: 'Rounds', text: 'Jupiter moves one space to the left after each round.' },
  'LIN-SUN-01': {
    heading: 'Sunlight',
    text: 'Three sunlight icons shine on each column, and so on every vessel in it.',
  },
  'LIN-SUN-02': { heading: 'Sunlight', text: 'Jupiter blocks all icons of the two columns below it.' },
  'LIN-SUN-03': {
    heading: 'Sunlight',
    text: 'A cube in the atmosphere blocks the icon above it for every vessel in that column.',
  },
  'LIN-SUN-04': { heading: 'Sunlight', text: 'Vessels cast no shadow on one another.' },
  'LIN-SUN-05': {
    heading: 'Sunlight',
    text: 'Your solar panel makes 2 electricity of each icon that shines on you: 6 under a clear sky.',
  },
  'LIN-SUN-06': {
    heading: 'Sunlight',
    text: 'Technologies and colony cards with a sunlight icon work now: for each icon that shines on you, or once where the card says so.',
  },
  'LIN-SUN-07': { heading: 'Sunlight', text: 'Your battery holds 9 electricity. What goes beyond that is lost.' },
  'LIN-SUN-08': { heading: 'Sunlight', text: 'Electricity that you do not use stays in the battery for later rounds.' },
  'LIN-SUN-09': { heading: 'Sunlight', text: 'Everybody gets sunlight before anybody runs a Diesel Engine.' },
  'LIN-DSL-01': {
    heading: 'Diesel Engine',
    text: 'After sunlight you may burn 1 hydrocarbon from your cargo bay for 6 electricity, once in each round. The battery still holds no more than 9.',
  },
  'LIN-DSL-02': {
    heading: 'Diesel Engine',
    text: 'The burnt cube does not go to the supply: it rises to a free atmosphere space above your vessel.',
  },
  'LIN-DSL-03': {
    heading: 'Diesel Engine',
    text: 'If all three atmosphere spaces above your vessel are taken, the engine cannot run.',
  },
  'LIN-DSL-04': { heading: 'Diesel Engine', text: 'The engine runs in the sunlight phase only.' },
  'LIN-DSL-05': { heading: 'Diesel Engine', text: 'A vessel in the dark may run its engine too.' },
  'LIN-TRN-01': {
    heading: 'Turns',
    text: 'Players take turns clockwise, beginning with whoever has the First Player marker.',
  },
  'LIN-TRN-02': {
    heading: 'Turns',
    text: 'On your turn you place workers on one action space, or you pass.',
  },
  'LIN-TRN-03': {
    heading: 'Turns',
    text: 'Once you have passed you get no more turns in this round, even if workers come back to you.',
  },
  'LIN-TRN-04': {
    heading: 'Turns',
    text: 'If your workers suffice for no space, you can still move your vessel, use technologies and pass.',
  },
  'LIN-TRN-05': {
    heading: 'Turns',
    text: 'A space with an arrow gives you another turn at once. You may end that turn without passing.',
  },
  'LIN-TRN-06': { heading: 'Turns', text: 'The action phase is over when everybody has passed.' },
  'LIN-WRK-01': { heading: 'Workers', text: 'You can use a space only if you can pay what it costs.' },
  'LIN-WRK-02': { heading: 'Workers', text: 'What a space does happens as soon as the workers stand there.' },
  'LIN-WRK-03': {
    heading: 'Workers',
    text: 'Workers stay where they are until the round ends, unless they are bumped or called back.',
  },
  'LIN-WRK-04': {
    heading: 'Workers',
    text: 'A space with many octagons takes any number of workers of all players. You place 1 in a turn, and each does the action.',
  },
  'LIN-WRK-05': { heading: 'Workers', text: 'A space with a single octagon holds workers of one player only.' },
  'LIN-WRK-06': {
    heading: 'Workers',
    text: 'To use a single space where workers stand, you place exactly one more than stand there. They are bumped.',
  },
  'LIN-WRK-07': {
    heading: 'Workers',
    text: 'Bumped workers go back to the Crew Quarters of their owner, who can use them again in later turns of this round.',
  },
  'LIN-WRK-08': { heading: 'Workers', text: 'You may bump your own workers in the same way.' },
  'LIN-WRK-09': {
    heading: 'Workers',
    text: 'All workers that you place come from your Crew Quarters. Bumped workers come home afterwards and cannot be part of the group.',
  },
  'LIN-VES-01': {
    heading: 'Vessels',
    text: 'In your own turn you may sail: your vessel moves over any number of columns.',
  },
  'LIN-VES-02': {
    heading: 'Vessels',
    text: 'It passes from one column to the next only where the water stands at the same level in both.',
  },
  'LIN-VES-03': { heading: 'Vessels', text: 'A closed lock between equal levels does not stop a vessel.' },
  'LIN-VES-04': { heading: 'Vessels', text: 'Any number of vessels may share a column.' },
  'LIN-VES-05': {
    heading: 'Vessels',
    text: 'Sailing costs nothing and does not end the turn. You may sail before the action, between the steps of a submersible and after the action, but not after docking, and not twice in a row.',
  },
  'LIN-VES-06': {
    heading: 'Vessels',
    text: 'A vessel rises and falls with the water of its column. Flowing water never carries it off.',
  },
  'LIN-UBI-01': {
    heading: 'Europa City',
    text: 'Universal Basic Income: take $2. The space is for many workers, and its arrow gives you another turn.',
  },
  'LIN-HIR-01': {
    heading: 'Europa City',
    text: 'Hire a Worker: pay as many dollars as your crew will count with the new worker, $5 for the fifth.',
  },
  'LIN-HIR-02': {
    heading: 'Europa City',
    text: 'The recruit stands on the space for the rest of the round and then goes to your Crew Quarters.',
  },
  'LIN-HIR-03': {
    heading: 'Europa City',
    text: 'If your token supply is empty, you may hire one of your tokens from an excavation track instead. What it reached there is lost.',
  },
  'LIN-HIR-04': { heading: 'Europa City', text: 'Hired workers never go to an excavation track.' },
  'LIN-HIR-05': { heading: 'Europa City', text: 'A crew has at most 8 workers.' },
  'LIN-ELE-01': {
    heading: 'Europa City',
    text: 'Special Election: take the First Player marker. Whoever bumps you there takes it from you.',
  },
  'LIN-ELE-02': {
    heading: 'Europa City',
    text: 'The marker decides who begins from the next round on. The present round goes on as it is.',
  },
  'LIN-SUB-01': {
    heading: 'Submersibles',
    text: 'With workers on the space of a submersible you steer it in this turn.',
  },
  'LIN-SUB-02': { heading: 'Submersibles', text: 'The first step is free. Each further step costs 1 electricity.' },
  'LIN-SUB-03': { heading: 'Submersibles', text: 'With an empty battery you still have the free step.' },
  'LIN-SUB-04': {
    heading: 'Submersibles',
    text: 'A step goes up, down, left or right into water, never diagonally.',
  },
  'LIN-SUB-05': {
    heading: 'Submersibles',
    text: 'Locks and the gaps beside them neither stop a submersible nor cost a step.',
  },
  'LIN-SUB-06': {
    heading: 'Submersibles',
    text: 'When it enters a space with a cube and has room in its hold, you may take the cube aboard and get $1.',
  },
  'LIN-SUB-07': { heading: 'Submersibles', text: 'A hold has room for 4 cubes.' },
  'LIN-SUB-08': {
    heading: 'Submersibles',
    text: 'A submersible may pass cubes and other submersibles, but it cannot stop on one of them.',
  },
  'LIN-SUB-09': {
    heading: 'Submersibles',
    text: 'A step, an excavation or leaving a cube is not possible if the submersible could not stop anywhere afterwards.',
  },
  'LIN-SUB-10': { heading: 'Submersibles', text: 'You may excavate or dock without moving the submersible at all.' },
  'LIN-SUB-11': {
    heading: 'Submersibles',
    text: 'Submersibles belong to nobody. What is in a hold stays there for whoever steers next.',
  },
  'LIN-EXC-01': {
    heading: 'Excavation',
    text: 'On the ocean floor you may excavate the tile below: 1 cube of the type that it names goes from the supply into the hold.',
  },
  'LIN-EXC-02': {
    heading: 'Excavation',
    text: 'Each tile can be excavated once in a turn. In one turn you may excavate several tiles.',
  },
  'LIN-EXC-03': {
    heading: 'Excavation',
    text: 'If you have no token on the track of the tile, one from your token supply goes on space 1, and you gain 1 VP.',
  },
  'LIN-EXC-04': {
    heading: 'Excavation',
    text: 'A token that is there moves on by one. Space 2 gives 1 VP and a mineral of your choice, space 3 gives 2 VP, space 4 gives 1 VP and a technology, space 5 gives 3 VP.',
  },
  'LIN-EXC-05': {
    heading: 'Excavation',
    text: 'With an empty token supply and no token on the track you get the cube but no bonus.',
  },
  'LIN-EXC-06': {
    heading: 'Excavation',
    text: 'Only one player can stand on space 5 of a track. Others wait on space 4 and excavate without a bonus.',
  },
  'LIN-EXC-07': { heading: 'Excavation', text: 'A token on space 5 has reached the end: it brings no more bonus.' },
  'LIN-EXC-08': {
    heading: 'Excavation',
    text: 'With a full hold, or with no such cube in the supply, you cannot excavate.',
  },
  'LIN-DOC-01': {
    heading: 'Docking',
    text: 'You can dock with a submersible on the surface of the column in which your vessel is, in any of its three spaces.',
  },
  'LIN-DOC-02': {
    heading: 'Docking',
    text: 'You take as many cubes as you like from its hold to your cargo bay, for $1 each.',
  },
  'LIN-DOC-03': { heading: 'Docking', text: 'Docking ends your turn.' },
  'LIN-DOC-04': {
    heading: 'Docking',
    text: 'In a later turn you may steer the same submersible again if you bump the workers on its space.',
  },
  'LIN-LOK-01': {
    heading: 'Locks',
    text: 'With workers on the space of a lock you open it if it is closed, or close it if it is open. Then you have another turn.',
  },
  'LIN-LOK-02': {
    heading: 'Locks',
    text: 'Before that every other player, clockwise from you, may pay you a toll of $1 to sail once.',
  },
  'LIN-LOK-03': {
    heading: 'Locks',
    text: 'Such a move goes by the levels as they stand before the lock is turned.',
  },
  'LIN-LOK-04': {
    heading: 'Locks',
    text: 'Players who have passed are asked too. Who has no money or no column to go to is not asked.',
  },
  'LIN-WAT-01': {
    heading: 'Water',
    text: 'When a lock opens, the water tokens that it held back slide to the right and drop where there is room, with all that lies on them.',
  },
  'LIN-WAT-02': {
    heading: 'Water',
    text: 'A token that reaches the right edge leaves the board and goes to the pile.',
  },
  'LIN-WAT-03': { heading: 'Water', text: 'Cubes that leave the board with it go to the supply.' },
  'LIN-WAT-04': {
    heading: 'Water',
    text: 'Submersibles that leave the board with it return to where they started, holds and all. A cube on that space goes to the supply.',
  },
  'LIN-WAT-05': {
    heading: 'Water',
    text: 'When a lock closes, new tokens come in at the top left and run to the right until every gap is full.',
  },
  'LIN-WAT-06': { heading: 'Water', text: 'Water never flows to the left.' },
  'LIN-WAT-07': { heading: 'Water', text: 'There are 11 water tokens, on the board and in the pile together.' },
  'LIN-WAT-08': {
    heading: 'Water',
    text: 'How high the water stands in each column follows from which locks are closed, and from nothing else.',
  },
  'LIN-LCH-01': {
    heading: 'Launch Pad',
    text: 'Launch Pad: load one or more cubes from your cargo bay on the rocket above your vessel.',
  },
  'LIN-LCH-02': {
    heading: 'Launch Pad',
    text: 'Each cube must match the spot that it fills. The fifth spot is wild: it takes any cube.',
  },
  'LIN-LCH-03': {
    heading: 'Launch Pad',
    text: 'The first cube of an action gives 1 VP, the second 2 VP and each further one 3 VP.',
  },
  'LIN-LCH-04': {
    heading: 'Launch Pad',
    text: 'Loaded cubes stay on the rocket until all five spots are full, whoever loads them.',
  },
  'LIN-LCH-05': {
    heading: 'Launch Pad',
    text: 'Whoever fills the last spot launches the rocket and keeps its card. The cubes go back to the supply.',
  },
  'LIN-LCH-06': { heading: 'Launch Pad', text: 'One action loads one rocket.' },
  'LIN-TEC-01': {
    heading: 'Technologies',
    text: 'For a launch you choose any card of the Technology Deck.',
  },
  'LIN-TEC-02': {
    heading: 'Technologies',
    text: 'You hold at most 2 technologies. For a third you put one of the two back, or you decline it.',
  },
  'LIN-TEC-03': { heading: 'Technologies', text: 'A technology that was put back can be chosen again by anybody.' },
  'LIN-TEC-04': {
    heading: 'Technologies',
    text: 'Each technology does what its card says, at the time and as often as it says.',
  },
  'LIN-TEC-05': {
    heading: 'Technologies',
    text: 'After a launch you choose the technology first. Then the colony card is revealed.',
  },
  'LIN-COL-01': {
    heading: 'Colony cards',
    text: 'In the place of a launched rocket comes the card that lies under it, or else the top card of the Colony Deck.',
  },
  'LIN-COL-02': { heading: 'Colony cards', text: 'When the Colony Deck is empty, the place stays empty.' },
  'LIN-COL-03': {
    heading: 'Colony cards',
    text: 'A card in the row of rockets serves only players whose vessels are in the column below it.',
  },
  'LIN-COL-04': { heading: 'Colony cards', text: 'A card in Europa City serves everybody, wherever the vessels are.' },
  'LIN-COL-05': {
    heading: 'Colony cards',
    text: 'After rounds 2, 4 and 6 the revealed card with the lowest priority is promoted to Europa City: first over Universal Basic Income, then over Hire a Worker, then over the Special Election.',
  },
  'LIN-COL-06': { heading: 'Colony cards', text: 'The action that a promoted card covers is gone for good.' },
  'LIN-COL-07': {
    heading: 'Colony cards',
    text: 'The top card of the Colony Deck takes the place that a promoted card has left.',
  },
  'LIN-COL-08': {
    heading: 'Colony cards',
    text: 'If no card has been revealed, the top card of the Colony Deck is promoted.',
  },
  'LIN-COL-09': {
    heading: 'Colony cards',
    text: 'Each colony card does what it says. One without an octagon needs no workers.',
  },
  'LIN-CLN-01': {
    heading: 'Cleanup',
    text: 'Before the cleanup you look whether the match is over. If it is, there is no cleanup.',
  },
  'LIN-CLN-02': {
    heading: 'Cleanup',
    text: 'In this order Jupiter moves, minerals dissolve, workers go home and a colony card is promoted.',
  },
  'LIN-CLN-03': {
    heading: 'Cleanup',
    text: 'Above each mineral that a tile shows, a cube of it goes on the lowest space that has neither a cube nor a submersible.',
  },
  'LIN-CLN-04': {
    heading: 'Cleanup',
    text: 'Where all spaces above it are taken, or the supply has no such cube, none is placed.',
  },
  'LIN-CLN-05': { heading: 'Cleanup', text: 'All workers go back to the Crew Quarters, recruits too.' },
  'LIN-END-05': {
    heading: 'Final scoring',
    text: 'First, in turn order, you may use your technologies once more as far as they change cubes, money and electricity.',
  },
  'LIN-END-02': { heading: 'Final scoring', text: 'Each star on a technology that you hold is 1 VP.' },
  'LIN-END-03': { heading: 'Final scoring', text: 'Every full $5 is 1 VP.' },
  'LIN-END-04': { heading: 'Final scoring', text: 'Every pair of cubes of one type in your cargo bay is 1 VP.' },
  'LIN-END-06': {
    heading: 'Final scoring',
    text: 'A tie goes to whoever launched more rockets. Who still ties shares the win.',
  },
  'LIN-SOL-01': {
    heading: 'Solo',
    text: 'Alone you play by the same rules, and you win if all 8 rockets are launched by the end of round 7. Your VP are there to be beaten next time.',
  },
  'LIN-BIO-01': {
    heading: 'Biogenesis',
    text: 'With this module there are algae, 25 cubes of a sixth type. At the start of each sunlight phase one grows in the middle of the surface of every column that is not below Jupiter and has a free atmosphere space, unless a cube or a submersible is there.',
  },
  'LIN-BIO-02': {
    heading: 'Biogenesis',
    text: 'Algae are cubes like any other, but no mineral: on a rocket they fit only the wild spot.',
  },
  'LIN-BIO-03': {
    heading: 'Biogenesis',
    text: 'Three technologies and three colony cards breed algae, refine them into hydrocarbon, or mix them with salt to call workers back.',
  },
  'LIN-COR-01': {
    heading: 'Reactor Core',
    text: 'With this module a rondel with one sector for each type of cube lends cubes. You can owe 2 cubes at most, and each that you owe at the end costs 3 VP.',
  },
  'LIN-COR-02': {
    heading: 'Reactor Core',
    text: 'It turns a cube of yours into one of another type. That costs 1 electricity for each sector on the way, clockwise.',
  },
  'LIN-COR-03': {
    heading: 'Reactor Core',
    text: 'With one worker you borrow, repay or convert at least once and at most three times.',
  },
} as const satisfies Record<string, { readonly heading: string; readonly text: string }>;

export type RuleId = keyof typeof rulebook;

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
    reason: 'Each lock has one octagon, and the text speaks of groups of workers.',
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
    reason: 'Who has passed is skipped until the round ends.',
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
    question: 'How wide is Jupiter, and what is one icon worth?',
    ruling: 'Jupiter covers two columns, each column has three icons, and an icon gives 2 electricity.',
    reason: 'Three icons give 6 electricity in the text.',
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
    reason: 'The text allows it only to who has no more in the supply, and hired workers never go to a track.',
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
    ruling: `VP to start with, from the second place in the turn order on: ${headStartText()}.`,
    reason:
      'Without it who begins wins far too often. The numbers are such that equal players win from every place alike.',
  },
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
