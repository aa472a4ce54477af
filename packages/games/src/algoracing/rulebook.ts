import type { LedgerRule, Ruling } from '@benchtop/engine/author';

/** Answers where the rulebook is silent, unclear or contradicts itself. */
export const rulings = {
  'RAC-RUL-01': {
    question: 'The printed list of what is in the way ends with a remark about futility. Is that a rule?',
    ruling: 'No.',
    reason: 'It is a joke.',
  },
  'RAC-RUL-02': {
    question: 'Does a wall fill a square?',
    ruling: 'No. It stands on the edge between two squares.',
    reason: 'Rovers face walls and jump over them to the very next square.',
  },
  'RAC-RUL-03': {
    question: 'What about walls and marks that a block covers in part?',
    ruling: 'A mark under a block is gone, and so is a wall if one of its two squares is covered.',
    reason: 'It is out of sight or of no use.',
  },
  'RAC-RUL-04': {
    question: 'May one jump cross a wall and a difference in height?',
    ruling: 'Yes, up to one storey.',
    reason: 'It crosses either of them.',
  },
  'RAC-RUL-05': {
    question: 'What if I jump at a rover?',
    ruling: 'It is an encounter.',
    reason: 'A rover is in the way of every move.',
  },
  'RAC-RUL-06': {
    question: 'Does a sample stop All the way even with three samples aboard?',
    ruling: 'Yes. The rover stops there and takes nothing.',
    reason: 'The card makes no condition.',
  },
  'RAC-RUL-07': {
    question: 'Can I step from one block to another of the same height?',
    ruling: 'Yes, if they touch.',
    reason: 'Where the height does not change there is no edge.',
  },
  'RAC-RUL-08': {
    question: 'In the basic game, is it the base of my colour or any base?',
    ruling: 'Any base.',
    reason: 'The remark in brackets says so.',
  },
  'RAC-RUL-09': {
    question: 'Which sample is handed over in an encounter?',
    ruling: 'The oldest aboard.',
    reason: 'Nobody can tell them apart, and a run must not need questions.',
  },
  'RAC-RUL-10': {
    question: 'If nothing could be handed over, does it still count as done between the two?',
    ruling: 'No. Only a sample that was handed over counts.',
    reason: 'The limit is there so that nobody hands over twice.',
  },
  'RAC-RUL-11': {
    question: 'When does a rover have to hand over a sample again?',
    ruling: 'As soon as one of the two has changed its square: by a command, an elevator or a teleport.',
    reason: 'Being on another square is what is asked for.',
  },
  'RAC-RUL-12': {
    question: 'What if I reach the target in the middle of a run?',
    ruling: 'The match is over at once.',
    reason: 'It is a race.',
  },
  'RAC-RUL-13': {
    question: 'What if more samples lie on a square than fit aboard?',
    ruling: 'Those that have lain there longest come aboard. The rest stay.',
    reason: 'The rulebook is silent, and a run must not need questions.',
  },
  'RAC-RUL-14': {
    question: 'What about samples that lie or arrive on the square of a lab?',
    ruling: 'They are taken and delivered, again and again until none is left.',
    reason: 'Both happen whenever they are possible.',
  },
  'RAC-RUL-15': {
    question: 'Does a rover that was teleported or lifted onto samples take them?',
    ruling: 'Yes, also when it is not its turn.',
    reason: 'It has reached the square.',
  },
  'RAC-RUL-16': {
    question: 'Can the impulse cross a pit or a hill to the same level beyond?',
    ruling: 'No. It ends at the first change of level.',
    reason: 'It does not go up and down.',
  },
  'RAC-RUL-17': {
    question: 'What is hit where a rover stands on samples?',
    ruling: 'The rover.',
    reason: 'It stands on top.',
  },
  'RAC-RUL-18': {
    question: 'Is a command under a cycle moved when a card is put in before it?',
    ruling: 'No. Only losing its partner counts.',
    reason: 'Otherwise every card in front would destroy every cycle.',
  },
  'RAC-RUL-19': {
    question: 'Can cycles be nested?',
    ruling: 'No.',
    reason: 'There is one place above a card.',
  },
  'RAC-RUL-20': {
    question: 'Where do covered cards go?',
    ruling: 'To the discard pile.',
    reason: 'Otherwise the deck could run dry.',
  },
  'RAC-RUL-21': {
    question: 'May I cover a command with the same command?',
    ruling: 'Yes.',
    reason: 'It drops a cycle or makes room in the hand.',
  },
  'RAC-RUL-22': {
    question: 'What if I hold nothing but cycles and no command lies there?',
    ruling: 'You pass.',
    reason: 'There are just five cycles, so it can happen.',
  },
  'RAC-RUL-23': {
    question: 'Does an elevator of the high block work above a low block?',
    ruling: 'Yes, between storeys two and one.',
    reason: 'Lower is all it needs.',
  },
  'RAC-RUL-24': {
    question: 'What if the elevator is still busy when my next turn begins?',
    ruling: 'You stay. After your run the usual rule applies again.',
    reason: 'Only the free elevator is provided for.',
  },
  'RAC-RUL-25': {
    question: 'Who places the bases that nobody plays?',
    ruling: 'Chance.',
    reason: 'The rulebook is silent.',
  },
  'RAC-RUL-26': {
    question: 'Who places the hills, and how free are they?',
    ruling:
      'A ready layout, chance, or the players, beginning with the last. No hill stands on a corner, and from each corner the others can be reached over the ground.',
    reason: 'Bases need corners, and a beginner needs a way out of them.',
  },
  'RAC-RUL-27': {
    question: 'Does everybody get the same number of turns?',
    ruling: 'No.',
    reason: 'It is a race.',
  },
  'RAC-RUL-28': {
    question: 'When I pass, do I see new cards before I choose what to throw away?',
    ruling: 'No. Discard first, then draw.',
    reason: 'That is the order of the text.',
  },
  'RAC-RUL-29': {
    question: 'May I look through the discard pile?',
    ruling: 'Yes.',
    reason: 'It was laid out openly.',
  },
  'RAC-RUL-30': {
    question: 'Does the elevator come if every command was skipped?',
    ruling: 'Yes.',
    reason: 'What counts is that the algorithm has come to its end.',
  },
  'RAC-RUL-31': {
    question: 'My rover waits for a busy elevator and is teleported home. Does it still wait?',
    ruling: 'No.',
    reason: 'The ride belongs to the elevator it waited for, and it does not stand there any more.',
  },
  'RAC-RUL-32': {
    question: 'What if my lab is also a platform, and I am handed a sample there because the elevator is busy?',
    ruling: 'The sample is delivered at once.',
    reason: 'Whatever arrives at a lab is delivered.',
  },
} as const satisfies Record<string, Ruling>;

const of = (...ids: readonly (keyof typeof rulings)[]) => ids.map((id) => rulings[id]);

/** The ledger: every single rule of the game, in our words, in the order in which it is learned. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'RAC-END-01': {
    heading: 'Goal',
    text: 'Drive your rover over Martian hills, collect samples of life and bring them to a lab. Whoever first has 7 points in the basic game, or 9 in the full game, wins at once.',
    rulings: of('RAC-RUL-12'),
  },
  'RAC-SCO-01': {
    heading: 'Goal',
    text: 'The first sample of a type that you deliver brings you 2 points, every further one of that type 1.',
  },
  'RAC-SET-07': {
    heading: 'Components',
    text: 'Basic game: a board of 6 by 6 squares, two hills, 12 samples and 44 command cards: 12 Step, 6 All the way, 6 Jump, 8 Turn left, 8 Turn right and 4 U-turn. Cycles and teleports stay in the box.',
  },
  'RAC-SET-08': { heading: 'Components', text: 'Full game: a board of 9 by 9 squares and three hills.' },
  'RAC-SET-12': {
    heading: 'Components',
    text: 'The full game uses all 52 command cards. It adds to those of the basic game 3 Cycle ×2, 2 Cycle ×3 and 3 Teleport.',
  },
  'RAC-SET-10': {
    heading: 'Components',
    text: 'The full game uses all 20 samples, five of each type. The types are yellow spore, blue crystal, green moss and violet shell.',
  },
  'RAC-SET-03': {
    heading: 'Components',
    text: 'There are four rovers and four bases: red, white, black and orange. Your rover and your base have one colour, which you choose.',
  },
  'RAC-SET-01': {
    heading: 'Set-up',
    text: 'The hills are placed by a ready layout, by chance or by the players. They lie inside the board, never on a corner and never on each other, and from each corner the others can be reached over the ground.',
    rulings: of('RAC-RUL-26', 'RAC-RUL-03'),
  },
  'RAC-SET-09': {
    heading: 'Set-up',
    text: 'One hill of the full game is two storeys high. A one-storey hill must touch it.',
  },
  'RAC-SET-02': {
    heading: 'Set-up',
    text: 'Samples are shuffled and laid face down on marks drawn by chance, one on each: 12 in the basic game, three of each type, and 20 in the full game. Some marks stay empty.',
  },
  'RAC-SET-04': {
    heading: 'Set-up',
    text: 'Turn order is drawn. Colours are chosen in turn order, corners for the bases in reverse: the last player chooses first. A corner has room for one base.',
  },
  'RAC-SET-05': {
    heading: 'Set-up',
    text: 'Your rover starts on your base. Choose where it looks: not at the border and not at a wall.',
  },
  'RAC-SET-06': {
    heading: 'Set-up',
    text: 'All four bases are used. Those that nobody plays go on the corners that are left.',
    rulings: of('RAC-RUL-25'),
  },
  'RAC-SET-11': { heading: 'Set-up', text: 'In the full game a base is home to one colour and a lab for two others.' },
  'RAC-TURN-01': {
    heading: 'Your turn',
    text: 'Everybody holds five secret cards. Basic game: lay one, two or three of yours in a row.',
  },
  'RAC-TURN-02': {
    heading: 'Your turn',
    text: 'Then your rover carries out the commands, from left to right. This is called a run.',
  },
  'RAC-TURN-03': {
    heading: 'Your turn',
    text: 'The row is discarded, you draw up to five cards again, and the next player in turn order goes on.',
    rulings: of('RAC-RUL-29'),
  },
  'RAC-TURN-04': {
    heading: 'Your turn',
    text: 'Or pass: lay nothing, and swap as many cards of your hand as you like, or none.',
    rulings: of('RAC-RUL-28'),
  },
  'RAC-TURN-05': {
    heading: 'Your turn',
    text: 'When the deck is empty, the discard pile is shuffled and becomes the new deck.',
  },
  'RAC-CMD-01': { heading: 'Commands', text: 'Step: one square forward, unless something is in the way.' },
  'RAC-CMD-02': {
    heading: 'Commands',
    text: 'In the way are the border of the board, a wall, another rover, and the edge of a hill, from below and from above.',
    rulings: of('RAC-RUL-01', 'RAC-RUL-02', 'RAC-RUL-07'),
  },
  'RAC-CMD-03': {
    heading: 'Commands',
    text: 'All the way: forward until something is in the way. It stops on the first square with a sample.',
    rulings: of('RAC-RUL-06'),
  },
  'RAC-CMD-04': {
    heading: 'Commands',
    text: 'Jump: one square forward, also over a wall, or one storey up or down.',
    rulings: of('RAC-RUL-04'),
  },
  'RAC-CMD-05': {
    heading: 'Commands',
    text: 'Nothing jumps two storeys: not from the ground onto the high hill, and not back.',
  },
  'RAC-CMD-06': {
    heading: 'Commands',
    text: 'From a one-storey hill you can jump onto the high hill beside it, and back.',
  },
  'RAC-CMD-07': {
    heading: 'Commands',
    text: 'Turn left, Turn right and U-turn change where the rover looks and nothing else. Left and right are those of the rover.',
  },
  'RAC-CMD-08': { heading: 'Commands', text: 'Rovers drive forward only.' },
  'RAC-CMD-09': {
    heading: 'Commands',
    text: 'A command that cannot be carried out is skipped, and the next one follows.',
  },
  'RAC-SAM-01': {
    heading: 'Samples and labs',
    text: 'A rover that comes to a square with samples takes them aboard, whether you want it or not.',
    rulings: of('RAC-RUL-13', 'RAC-RUL-15'),
  },
  'RAC-SAM-02': {
    heading: 'Samples and labs',
    text: 'Samples stay face down. Nobody knows the type of a sample before it is delivered.',
  },
  'RAC-SAM-03': {
    heading: 'Samples and labs',
    text: 'A rover carries three samples. What does not fit stays where it lies.',
  },
  'RAC-SAM-04': {
    heading: 'Samples and labs',
    text: 'At a lab all samples aboard are delivered: turned face up and scored.',
    rulings: of('RAC-RUL-14'),
  },
  'RAC-SAM-05': {
    heading: 'Samples and labs',
    text: 'Basic game: every base is a lab for everybody, also your own.',
    rulings: of('RAC-RUL-08'),
  },
  'RAC-SAM-07': {
    heading: 'Samples and labs',
    text: 'Full game: only the two bases with the sign of your colour are labs for you. Red delivers at the black and the orange base, white at orange and red, black at red and white, orange at white and black.',
  },
  'RAC-SAM-06': { heading: 'Samples and labs', text: 'Taking samples aboard and delivering them does not stop a run.' },
  'RAC-ENC-01': {
    heading: 'Encounters',
    text: 'If another rover is in the way of yours, the two meet: yours stops before it, and the run goes on with the next command.',
    rulings: of('RAC-RUL-05'),
  },
  'RAC-ENC-02': {
    heading: 'Encounters',
    text: 'The rover that was in the way hands yours one sample, face down, if it has one and you have room.',
    rulings: of('RAC-RUL-10'),
  },
  'RAC-ENC-03': {
    heading: 'Encounters',
    text: 'After that the two hand each other nothing until one of them has left its square.',
    rulings: of('RAC-RUL-11'),
  },
  'RAC-ENC-04': {
    heading: 'Encounters',
    text: 'Two rovers meet only if nothing else was in the way of the command: no wall, no hill.',
  },
  'RAC-ENC-05': {
    heading: 'Encounters',
    text: 'The sample that was aboard longest is handed over.',
    rulings: of('RAC-RUL-09'),
  },
  'RAC-ALG-01': {
    heading: 'Shared algorithm (full game)',
    text: 'In the full game there is one row of commands for all: the shared algorithm. Change what the player before you left with up to three of your cards, then run it with your rover.',
  },
  'RAC-ALG-02': {
    heading: 'Shared algorithm (full game)',
    text: 'The algorithm is empty at the start and after it was cleared. An empty algorithm cannot be run.',
    rulings: of('RAC-RUL-22'),
  },
  'RAC-ALG-03': {
    heading: 'Shared algorithm (full game)',
    text: 'It has five commands at most. When it has five, it is run once more and then cleared: everything is discarded, and the next player begins a new one.',
  },
  'RAC-ALG-04': {
    heading: 'Shared algorithm (full game)',
    text: 'A card goes in front of the commands, behind them, between two, or over one.',
  },
  'RAC-ALG-05': { heading: 'Shared algorithm (full game)', text: 'Commands cannot be taken away, only covered.' },
  'RAC-ALG-06': {
    heading: 'Shared algorithm (full game)',
    text: 'You may run the algorithm as it is, without a card.',
  },
  'RAC-ALG-07': {
    heading: 'Shared algorithm (full game)',
    text: 'If you pass, algorithm and rover stay as they are, and you swap as many cards as you like.',
  },
  'RAC-ALG-08': {
    heading: 'Shared algorithm (full game)',
    text: 'A command that is covered is discarded, and the new card takes its place. The number of commands stays the same.',
    rulings: of('RAC-RUL-20', 'RAC-RUL-21'),
  },
  'RAC-ALG-09': {
    heading: 'Shared algorithm (full game)',
    text: 'Each card that you lay counts towards your three, a cycle too. Taking a cycle away costs nothing.',
  },
  'RAC-ALG-10': { heading: 'Shared algorithm (full game)', text: 'Once you have changed anything you must run.' },
  'RAC-CYC-01': {
    heading: 'Cycles (full game)',
    text: 'A cycle lies above one command, or above two neighbours. It repeats what is under it two or three times; two neighbours are repeated as a pair: first, second, first, second.',
    rulings: of('RAC-RUL-19'),
  },
  'RAC-CYC-02': { heading: 'Cycles (full game)', text: 'Cycles do not count towards the five commands.' },
  'RAC-CYC-03': {
    heading: 'Cycles (full game)',
    text: 'In your turn you may take away any cycle that lies above the algorithm.',
  },
  'RAC-CYC-04': {
    heading: 'Cycles (full game)',
    text: 'A cycle is discarded when a command under it is covered, or when a card comes between its two commands.',
    rulings: of('RAC-RUL-18'),
  },
  'RAC-CYC-05': { heading: 'Cycles (full game)', text: 'Only one cycle can lie above a command.' },
  'RAC-CYC-06': {
    heading: 'Cycles (full game)',
    text: 'A card that is put in elsewhere only moves the cycle along with its commands.',
  },
  'RAC-TEL-01': {
    heading: 'Teleport (full game)',
    text: 'A teleport sends an impulse straight ahead. It works on the first thing it meets: a rover, or samples.',
    rulings: of('RAC-RUL-17'),
  },
  'RAC-TEL-02': {
    heading: 'Teleport (full game)',
    text: 'Walls do not stop it. It stays on the level of your rover and ends where the ground rises or falls.',
    rulings: of('RAC-RUL-16'),
  },
  'RAC-TEL-03': {
    heading: 'Teleport (full game)',
    text: 'A rover that is hit goes to its own base and keeps looking the same way.',
  },
  'RAC-TEL-04': {
    heading: 'Teleport (full game)',
    text: 'All samples that it carried stay on the square where it was.',
  },
  'RAC-TEL-05': { heading: 'Teleport (full game)', text: 'If another rover stands on that base, nothing happens.' },
  'RAC-TEL-06': {
    heading: 'Teleport (full game)',
    text: 'Samples that are hit come one square nearer to your rover, all of that square together, also through walls.',
  },
  'RAC-TEL-07': {
    heading: 'Teleport (full game)',
    text: 'Samples on the next square come to your rover, which takes as many aboard as it has room for.',
  },
  'RAC-TEL-08': { heading: 'Teleport (full game)', text: 'A rover on its own base cannot be sent home.' },
  'RAC-ELE-01': {
    heading: 'Elevators (full game)',
    text: 'The square with an arrow on a hill is the upper platform of an elevator. The square that the arrow points at is the lower one.',
  },
  'RAC-ELE-02': {
    heading: 'Elevators (full game)',
    text: 'A rover that ends its run on a platform rides to the other one, whether you want it or not.',
    rulings: of('RAC-RUL-30'),
  },
  'RAC-ELE-03': {
    heading: 'Elevators (full game)',
    text: 'If another rover stands there, nobody rides. That rover hands yours a sample, as when two rovers meet.',
    rulings: of('RAC-RUL-32'),
  },
  'RAC-ELE-04': {
    heading: 'Elevators (full game)',
    text: 'If your rover had to wait and the elevator is free when your next turn begins, that turn begins with the ride.',
    rulings: of('RAC-RUL-24', 'RAC-RUL-31'),
  },
  'RAC-ELE-05': { heading: 'Elevators (full game)', text: 'A ride does not change where the rover looks.' },
  'RAC-ELE-06': {
    heading: 'Elevators (full game)',
    text: 'An elevator is out of order if its arrow points over the border or at a square that is not lower.',
    rulings: of('RAC-RUL-23'),
  },
  'RAC-ELE-07': {
    heading: 'Elevators (full game)',
    text: 'There is one ride at the end of a run, none during it, and none after a pass.',
  },
  'RAC-END-02': {
    heading: 'End of the match',
    text: 'The match is over as soon as every sample has been delivered, also when the ride that opens a turn delivers the last one. Whoever has the most points wins.',
    rulings: of('RAC-RUL-27'),
  },
  'RAC-END-03': {
    heading: 'End of the match',
    text: 'Five passes for each player in a row end the match. Whoever has the most points wins.',
  },
  'RAC-END-04': {
    heading: 'End of the match',
    text: 'Round 40 of the basic game, or 50 of the full game, is the last one. Whoever has the most points wins.',
  },
  'RAC-END-05': {
    heading: 'End of the match',
    text: 'A tie goes to whoever delivered more different types. Players who still tie share the win.',
  },
  'RAC-SOLO-01': {
    heading: 'Solo',
    text: 'Alone you race against the clock. The target in 6 turns or fewer earns gold, in up to 9 silver, in up to 13 bronze. A pass is a turn.',
  },
} as const satisfies Record<string, LedgerRule>;
export type RuleId = keyof typeof rulebook;
