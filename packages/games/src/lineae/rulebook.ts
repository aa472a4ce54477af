import type { LedgerRule } from '@benchtop/engine/author';
import { rulings } from './rulings.ts';

/** Answers of ours that belong to a rule. */
const of = (...ids: readonly (keyof typeof rulings)[]) => ids.map((id) => rulings[id]);

/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'LIN-RND-01': {
    heading: 'Goal',
    text: 'You have at most 7 rounds to fish minerals out of the ocean of Europa and send them off in rockets. The number of the round is the space of Jupiter on its track. Whoever has the most VP, victory points, after the last round wins.',
  },
  'LIN-END-01': {
    heading: 'Goal',
    text: 'The match ends after round 7, or after the round in which the eighth rocket was launched. That round is played to its end.',
    rulings: of('LIN-RUL-37'),
  },
  'LIN-SET-11': {
    heading: 'Components',
    text: 'You have the pieces of one colour: 8 worker tokens, a vessel, a marker for VP and one for electricity. All players share 6 submersibles, 4 locks, 11 water tokens and 25 cubes each of silica, iron, salt, sulfur and hydrocarbon.',
    rulings: of('LIN-RUL-33'),
  },
  'LIN-SET-01': {
    heading: 'Setup',
    text: 'The starter game has no colony cards: nothing is revealed or promoted, and the three actions of Europa City stay all match.',
    rulings: of('LIN-RUL-44'),
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
    rulings: of('LIN-RUL-02'),
  },
  'LIN-SET-07': {
    heading: 'Setup',
    text: 'Eight of the ten rockets stand face up, one above each column. The other two are not used.',
    rulings: of('LIN-RUL-41'),
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
    rulings: of('LIN-RUL-52'),
  },
  'LIN-SET-14': {
    heading: 'Setup',
    text: 'The starting player is drawn by chance and takes the First Player marker.',
    rulings: of('LIN-RUL-34'),
  },
  'LIN-SET-15': {
    heading: 'Setup',
    text: 'In reverse turn order everybody puts the vessel on a column where no vessel is. The starting player comes last.',
    rulings: of('LIN-RUL-35'),
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
    text: 'Three suns shine on each column, and so on every vessel in it.',
  },
  'LIN-SUN-02': { heading: 'Sunlight', text: 'Jupiter hides all suns of the two columns below it.' },
  'LIN-SUN-03': {
    heading: 'Sunlight',
    text: 'A cube in the atmosphere hides the sun above it from every vessel in that column.',
    rulings: of('LIN-RUL-20'),
  },
  'LIN-SUN-04': { heading: 'Sunlight', text: 'Vessels cast no shadow on one another.' },
  'LIN-SUN-05': {
    heading: 'Sunlight',
    text: 'Your solar panel makes 2 electricity of each sun that shines on you: 6 under a clear sky.',
    rulings: of('LIN-RUL-19'),
  },
  'LIN-SUN-06': {
    heading: 'Sunlight',
    text: 'Technologies and colony cards with the sign of a sun work now: for each sun that shines on you, or once where the card says so.',
    rulings: of('LIN-RUL-47'),
  },
  'LIN-SUN-07': { heading: 'Sunlight', text: 'Your battery holds 9 electricity. What goes beyond that is lost.' },
  'LIN-SUN-08': { heading: 'Sunlight', text: 'Electricity that you do not use stays in the battery for later rounds.' },
  'LIN-SUN-09': { heading: 'Sunlight', text: 'Everybody gets sunlight before anybody runs a Diesel Engine.' },
  'LIN-DSL-01': {
    heading: 'Diesel Engine',
    text: 'After sunlight you may burn 1 hydrocarbon from your cargo bay for 6 electricity, once in each round. The battery still holds no more than 9.',
    rulings: of('LIN-RUL-18'),
  },
  'LIN-DSL-02': {
    heading: 'Diesel Engine',
    text: 'The burnt cube does not go to the supply: it rises to a free atmosphere space above your vessel.',
    rulings: of('LIN-RUL-17'),
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
    rulings: of('LIN-RUL-14'),
  },
  'LIN-TRN-04': {
    heading: 'Turns',
    text: 'If your workers suffice for no space, you can still move your vessel, use technologies and pass.',
  },
  'LIN-TRN-05': {
    heading: 'Turns',
    text: 'A space with an arrow gives you another turn at once. You may end that turn without passing.',
    rulings: of('LIN-RUL-13'),
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
    text: 'A space with a double outline takes any number of workers of all players. You place 1 in a turn, and each does the action.',
  },
  'LIN-WRK-05': {
    heading: 'Workers',
    text: 'A space with a single outline holds workers of only one player at a time.',
  },
  'LIN-WRK-06': {
    heading: 'Workers',
    text: 'To use such a space where workers stand, you place exactly one more than stand there. They are bumped.',
    rulings: of('LIN-RUL-12'),
  },
  'LIN-WRK-07': {
    heading: 'Workers',
    text: 'Bumped workers go back to the Crew Quarters of their owner, who can use them again in later turns of this round.',
  },
  'LIN-WRK-08': { heading: 'Workers', text: 'You may bump your own workers in the same way.' },
  'LIN-WRK-09': {
    heading: 'Workers',
    text: 'All workers that you place come from your Crew Quarters. Bumped workers come home afterwards and cannot be part of the group.',
    rulings: of('LIN-RUL-50'),
  },
  'LIN-VES-01': {
    heading: 'Vessels',
    text: 'In your own turn you may sail: your vessel moves over any number of columns.',
  },
  'LIN-VES-02': {
    heading: 'Vessels',
    text: 'It passes from one column to the next only where the water stands at the same level in both.',
  },
  'LIN-VES-03': {
    heading: 'Vessels',
    text: 'A closed lock between equal levels does not stop a vessel.',
    rulings: of('LIN-RUL-07'),
  },
  'LIN-VES-04': { heading: 'Vessels', text: 'Any number of vessels may share a column.' },
  'LIN-VES-05': {
    heading: 'Vessels',
    text: 'Sailing costs nothing and does not end the turn. You may sail before the action, between the steps of a submersible and after the action, but not after docking, and not twice in a row.',
    rulings: of('LIN-RUL-16'),
  },
  'LIN-VES-06': {
    heading: 'Vessels',
    text: 'A vessel rises and falls with the water of its column. Flowing water never carries it off.',
  },
  'LIN-UBI-01': {
    heading: 'Europa City',
    text: 'Universal Basic Income: take $2. The space has room for all, and its arrow gives you another turn.',
  },
  'LIN-HIR-01': {
    heading: 'Europa City',
    text: 'Hire a Worker: pay as many dollars as your crew will count with the new worker, $5 for the fifth.',
    rulings: of('LIN-RUL-10'),
  },
  'LIN-HIR-02': {
    heading: 'Europa City',
    text: 'The recruit stands on the space for the rest of the round and then goes to your Crew Quarters.',
  },
  'LIN-HIR-03': {
    heading: 'Europa City',
    text: 'If your token supply is empty, you may hire one of your tokens from an excavation track instead. What it reached there is lost.',
    rulings: of('LIN-RUL-28'),
  },
  'LIN-HIR-04': { heading: 'Europa City', text: 'Hired workers never go to an excavation track.' },
  'LIN-HIR-05': { heading: 'Europa City', text: 'A crew has at most 8 workers.' },
  'LIN-ELE-01': {
    heading: 'Europa City',
    text: 'Special Election: take the First Player marker. Whoever bumps you there takes it from you.',
    rulings: of('LIN-RUL-36'),
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
    rulings: of('LIN-RUL-08'),
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
    rulings: of('LIN-RUL-48'),
  },
  'LIN-EXC-04': {
    heading: 'Excavation',
    text: 'A token that is there moves on by one. Space 2 gives 1 VP and a mineral of your choice, space 3 gives 2 VP, space 4 gives 1 VP and a technology, space 5 gives 3 VP.',
    rulings: of('LIN-RUL-26', 'LIN-RUL-29'),
  },
  'LIN-EXC-05': {
    heading: 'Excavation',
    text: 'With an empty token supply and no token on the track you get the cube but no bonus.',
  },
  'LIN-EXC-06': {
    heading: 'Excavation',
    text: 'Only one player can stand on space 5 of a track. Others wait on space 4 and excavate without a bonus.',
    rulings: of('LIN-RUL-27'),
  },
  'LIN-EXC-07': { heading: 'Excavation', text: 'A token on space 5 has reached the end: it brings no more bonus.' },
  'LIN-EXC-08': {
    heading: 'Excavation',
    text: 'With a full hold, or with no such cube in the supply, you cannot excavate.',
    rulings: of('LIN-RUL-25'),
  },
  'LIN-DOC-01': {
    heading: 'Docking',
    text: 'You can dock with a submersible on the surface of the column in which your vessel is, in any of its three spaces.',
  },
  'LIN-DOC-02': {
    heading: 'Docking',
    text: 'You take as many cubes as you like from its hold to your cargo bay, for $1 each.',
    rulings: of('LIN-RUL-32'),
  },
  'LIN-DOC-03': { heading: 'Docking', text: 'Docking ends your turn.' },
  'LIN-DOC-04': {
    heading: 'Docking',
    text: 'In a later turn you may steer the same submersible again if you bump the workers on its space.',
  },
  'LIN-LOK-01': {
    heading: 'Locks',
    text: 'With workers on the space of a lock you open it if it is closed, or close it if it is open. Then you have another turn.',
    rulings: of('LIN-RUL-11'),
  },
  'LIN-LOK-02': {
    heading: 'Locks',
    text: 'Before that every other player, clockwise from you, may pay you a toll of $1 to sail once.',
    rulings: of('LIN-RUL-15'),
  },
  'LIN-LOK-03': {
    heading: 'Locks',
    text: 'Such a move goes by the levels as they stand before the lock is turned.',
  },
  'LIN-LOK-04': {
    heading: 'Locks',
    text: 'Players who have passed are asked too. Players without money, or without a column to go to, are not asked.',
  },
  'LIN-WAT-01': {
    heading: 'Water',
    text: 'When a lock opens, the water tokens that it held back slide to the right and drop where there is room, with all that lies on them.',
    rulings: of('LIN-RUL-03'),
  },
  'LIN-WAT-02': {
    heading: 'Water',
    text: 'A token that reaches the right edge leaves the board and goes to the pile.',
  },
  'LIN-WAT-03': {
    heading: 'Water',
    text: 'Cubes that leave the board with it go to the supply.',
    rulings: of('LIN-RUL-04'),
  },
  'LIN-WAT-04': {
    heading: 'Water',
    text: 'Submersibles that leave the board with it return to where they started, holds and all. A cube on that space goes to the supply.',
    rulings: of('LIN-RUL-05', 'LIN-RUL-06'),
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
    rulings: of('LIN-RUL-01'),
  },
  'LIN-LCH-01': {
    heading: 'Launch Pad',
    text: 'Launch Pad: load one or more cubes from your cargo bay on the rocket above your vessel.',
    rulings: of('LIN-RUL-09'),
  },
  'LIN-LCH-02': {
    heading: 'Launch Pad',
    text: 'Each cube must match the spot that it fills. The fifth spot is wild: it takes any cube.',
    rulings: of('LIN-RUL-42'),
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
    rulings: of('LIN-RUL-31'),
  },
  'LIN-TEC-02': {
    heading: 'Technologies',
    text: 'You hold at most 2 technologies. For a third you put one of the two back, or you decline it.',
    rulings: of('LIN-RUL-30'),
  },
  'LIN-TEC-03': { heading: 'Technologies', text: 'A technology that was put back can be chosen again by anybody.' },
  'LIN-TEC-04': {
    heading: 'Technologies',
    text: 'Each technology does what its card says, at the time and as often as it says.',
  },
  'LIN-TEC-05': {
    heading: 'Technologies',
    text: 'After a launch you choose the technology first. Then the colony card is revealed.',
    rulings: of('LIN-RUL-49'),
  },
  'LIN-COL-01': {
    heading: 'Colony cards',
    text: 'A launched rocket is replaced by the card that lies under it, or else the top card of the Colony Deck.',
    rulings: of('LIN-RUL-21'),
  },
  'LIN-COL-02': {
    heading: 'Colony cards',
    text: 'When the Colony Deck is empty, the place stays empty.',
    rulings: of('LIN-RUL-24'),
  },
  'LIN-COL-03': {
    heading: 'Colony cards',
    text: 'A card in the row of rockets serves only players whose vessels are in the column below it.',
    rulings: of('LIN-RUL-46'),
  },
  'LIN-COL-04': { heading: 'Colony cards', text: 'A card in Europa City serves everybody, wherever the vessels are.' },
  'LIN-COL-05': {
    heading: 'Colony cards',
    text: 'After rounds 2, 4 and 6 the revealed card with the lowest priority is promoted to Europa City: first over Universal Basic Income, then over Hire a Worker, then over the Special Election.',
    rulings: of('LIN-RUL-22'),
  },
  'LIN-COL-06': { heading: 'Colony cards', text: 'The action that a promoted card covers is gone for good.' },
  'LIN-COL-07': {
    heading: 'Colony cards',
    text: 'The top card of the Colony Deck takes the place that a promoted card has left.',
  },
  'LIN-COL-08': {
    heading: 'Colony cards',
    text: 'If no card has been revealed, the top card of the Colony Deck is promoted.',
    rulings: of('LIN-RUL-23'),
  },
  'LIN-COL-09': {
    heading: 'Colony cards',
    text: 'Each colony card does what it says. One without a space for workers needs none.',
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
    rulings: of('LIN-RUL-43'),
  },
  'LIN-CLN-04': {
    heading: 'Cleanup',
    text: 'Where all spaces above it are taken, or the supply has no such cube, none is placed.',
  },
  'LIN-CLN-05': { heading: 'Cleanup', text: 'All workers go back to the Crew Quarters, recruits too.' },
  'LIN-END-05': {
    heading: 'Final scoring',
    text: 'First, in turn order, you may use your technologies once more as far as they change cubes, money and electricity.',
    rulings: of('LIN-RUL-51'),
  },
  'LIN-END-02': { heading: 'Final scoring', text: 'Each star on a technology that you hold is 1 VP.' },
  'LIN-END-03': { heading: 'Final scoring', text: 'Every full $5 is 1 VP.' },
  'LIN-END-04': {
    heading: 'Final scoring',
    text: 'Every pair of cubes of one type in your cargo bay is 1 VP.',
    rulings: of('LIN-RUL-38'),
  },
  'LIN-END-06': {
    heading: 'Final scoring',
    text: 'A tie goes to whoever launched more rockets. Players who still tie share the win.',
    rulings: of('LIN-RUL-39'),
  },
  'LIN-SOL-01': {
    heading: 'Solo',
    text: 'Alone you play by the same rules, and you win if all 8 rockets are launched by the end of round 7. Your VP are there to be beaten next time.',
    rulings: of('LIN-RUL-40'),
  },
  'LIN-BIO-01': {
    heading: 'Biogenesis',
    text: 'With this module there are algae, 25 cubes of a sixth type. At the start of each sunlight phase one grows in the middle of the surface of every column that is not below Jupiter and has a free atmosphere space, unless a cube or a submersible is there.',
    rulings: of('LIN-RUL-45'),
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
    text: 'With this module a rondel with one sector for each type of cube lends cubes. You can owe 2 cubes at most, and each debt that is left at the end costs 3 VP.',
    rulings: of('LIN-RUL-45'),
  },
  'LIN-COR-02': {
    heading: 'Reactor Core',
    text: 'It turns a cube of yours into one of another type. That costs 1 electricity for each sector on the way, clockwise.',
  },
  'LIN-COR-03': {
    heading: 'Reactor Core',
    text: 'With one worker you borrow, repay or convert at least once and at most three times.',
  },
} as const satisfies Record<string, LedgerRule>;

export type RuleId = keyof typeof rulebook;
