/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'RAC-SET-01': {
    heading: 'Setup',
    text: 'Hill blocks go anywhere inside the board, but never on a corner or on each other, and corners stay joined.',
  },
  'RAC-SET-02': {
    heading: 'Setup',
    text: 'Twelve samples, three of each type, are shuffled face down and spread over the marks. Some marks stay empty.',
  },
  'RAC-SET-03': { heading: 'Setup', text: 'Pick a colour. Your base and your rover both have it.' },
  'RAC-SET-04': {
    heading: 'Setup',
    text: 'Whoever plays last chooses a corner first, and the others follow backwards. A corner has room for one base.',
  },
  'RAC-SET-05': {
    heading: 'Setup',
    text: 'All four bases are on the board. Your rover starts on yours, and must not face the border or a wall.',
  },
  'RAC-SET-06': { heading: 'Setup', text: 'Bases that nobody plays fill the corners that are still free.' },
  'RAC-SET-07': {
    heading: 'Setup',
    text: 'The basic game leaves cycles and teleports in the box. Everybody holds five secret cards.',
  },
  'RAC-SET-08': { heading: 'Setup', text: 'The full game is played on nine by nine squares with three blocks.' },
  'RAC-SET-09': {
    heading: 'Setup',
    text: 'One block of the full game is two storeys high. A one-storey block must stand right beside it.',
  },
  'RAC-SET-10': { heading: 'Setup', text: 'The full game uses all twenty samples, five of each type, and goes to 9.' },
  'RAC-SET-11': {
    heading: 'Setup',
    text: 'In the full game a base is home to one colour and a lab for two others.',
  },
  'RAC-SET-12': { heading: 'Setup', text: 'The full game uses all fifty-two cards.' },
  'RAC-TURN-01': { heading: 'Turn', text: 'In the basic game you lay one, two or three of your cards in a row.' },
  'RAC-TURN-02': { heading: 'Turn', text: 'Then your rover does what they say, from left to right.' },
  'RAC-TURN-03': {
    heading: 'Turn',
    text: 'The row is discarded, you draw back up to five cards, and the next player is on.',
  },
  'RAC-TURN-04': {
    heading: 'Turn',
    text: 'Instead of laying cards you may pass. Then you swap as many cards of your hand as you like, even none.',
  },
  'RAC-TURN-05': { heading: 'Turn', text: 'When the deck is used up, the discard pile is shuffled and replaces it.' },
  'RAC-CMD-01': {
    heading: 'Commands',
    text: 'Step takes the rover one square forward, unless something is in the way.',
  },
  'RAC-CMD-02': {
    heading: 'Commands',
    text: 'In the way are: the border, a wall, another rover, and the edge of a hill, seen from above or from below.',
  },
  'RAC-CMD-03': {
    heading: 'Commands',
    text: 'All the way drives on until something is in the way. A sample stops it too, on the square where it lies.',
  },
  'RAC-CMD-04': {
    heading: 'Commands',
    text: 'Jump takes the rover one square forward, across a wall too, or one storey up or down.',
  },
  'RAC-CMD-05': {
    heading: 'Commands',
    text: 'Two storeys are too much: no jump leads from the ground to the top or back.',
  },
  'RAC-CMD-06': {
    heading: 'Commands',
    text: 'From a one-storey block you can jump onto the high block beside it, and back.',
  },
  'RAC-CMD-07': { heading: 'Commands', text: 'Turns change where the rover looks, not where it stands.' },
  'RAC-CMD-08': { heading: 'Commands', text: 'Rovers drive forward only, never sideways or in reverse.' },
  'RAC-CMD-09': { heading: 'Commands', text: 'A command that is impossible is skipped. The next one follows.' },
  'RAC-SAM-01': {
    heading: 'Samples',
    text: 'A rover that comes to a square with a sample takes it aboard, whether you want it or not.',
  },
  'RAC-SAM-02': {
    heading: 'Samples',
    text: 'Samples stay face down. Not even their carrier knows the type before they reach a lab.',
  },
  'RAC-SAM-03': { heading: 'Samples', text: 'There is room for three aboard. What does not fit stays where it lies.' },
  'RAC-SAM-04': { heading: 'Samples', text: 'At a lab everything aboard is turned up and scored.' },
  'RAC-SAM-05': { heading: 'Samples', text: 'In the basic game every base is a lab for everybody, your own included.' },
  'RAC-SAM-06': { heading: 'Samples', text: 'Taking samples and delivering them does not stop the algorithm.' },
  'RAC-SAM-07': {
    heading: 'Samples',
    text: 'In the full game only the two bases that carry your lab sign take your samples.',
  },
  'RAC-SCO-01': {
    heading: 'Scoring',
    text: 'The first sample of a type that you deliver brings 2 points, every other one of that type 1.',
  },
  'RAC-ENC-01': {
    heading: 'Encounters',
    text: 'Another rover stops yours like a wall would. Your algorithm goes on with its next command.',
  },
  'RAC-ENC-02': {
    heading: 'Encounters',
    text: 'For the trouble the other rover hands you a sample unseen, if it has one and you have room.',
  },
  'RAC-ENC-03': {
    heading: 'Encounters',
    text: 'After that, neither owes the other anything until one of the two has left its square.',
  },
  'RAC-ENC-04': {
    heading: 'Encounters',
    text: 'It is an encounter only if nothing but the rover kept the command from entering that square.',
  },
  'RAC-ENC-05': { heading: 'Encounters', text: 'The sample that has been aboard longest is handed over.' },
  'RAC-CYC-01': {
    heading: 'Cycles',
    text: 'A cycle lies above one command, or sideways above two neighbours, and repeats what is under it in turn.',
  },
  'RAC-CYC-02': { heading: 'Cycles', text: 'Cycles do not count towards the five commands of an algorithm.' },
  'RAC-CYC-03': {
    heading: 'Cycles',
    text: 'A cycle that lies above the algorithm may be taken away at any time in your turn.',
  },
  'RAC-CYC-04': {
    heading: 'Cycles',
    text: 'A cycle is discarded when a command under it is covered or its two commands are driven apart.',
  },
  'RAC-CYC-05': { heading: 'Cycles', text: 'A command has room for one cycle above it, not more.' },
  'RAC-CYC-06': { heading: 'Cycles', text: 'A card put in elsewhere only shifts a cycle along.' },
  'RAC-TEL-01': {
    heading: 'Teleport',
    text: 'The impulse flies straight ahead and works on the first thing it meets, a rover or samples.',
  },
  'RAC-TEL-02': {
    heading: 'Teleport',
    text: 'Walls do not stop it, but it stays on the level of its sender and ends where the ground rises or falls.',
  },
  'RAC-TEL-03': {
    heading: 'Teleport',
    text: 'A rover that is hit goes to its own base and keeps looking the same way.',
  },
  'RAC-TEL-04': { heading: 'Teleport', text: 'Everything it carried stays behind on the square it came from.' },
  'RAC-TEL-05': { heading: 'Teleport', text: 'While another rover stands on its base, nothing happens to it.' },
  'RAC-TEL-06': {
    heading: 'Teleport',
    text: 'Samples that are hit come one square nearer, all of that square together and through walls.',
  },
  'RAC-TEL-07': {
    heading: 'Teleport',
    text: 'From the next square they come right under the sender, which takes as many as it has room for.',
  },
  'RAC-TEL-08': { heading: 'Teleport', text: 'A rover on its own base is at home already, and stays.' },
  'RAC-ELE-01': {
    heading: 'Elevators',
    text: 'The arrow on a block marks the upper platform. The lower one is the square it points at.',
  },
  'RAC-ELE-02': {
    heading: 'Elevators',
    text: 'A rover that ends its algorithm on a platform rides to the other one, like it or not.',
  },
  'RAC-ELE-03': {
    heading: 'Elevators',
    text: 'A rover on the other platform keeps the elevator busy, and pays for it as in an encounter.',
  },
  'RAC-ELE-04': {
    heading: 'Elevators',
    text: 'If it is free when your next turn begins, that turn begins with the ride.',
  },
  'RAC-ELE-05': { heading: 'Elevators', text: 'A ride does not turn the rover.' },
  'RAC-ELE-06': {
    heading: 'Elevators',
    text: 'An elevator is out of order if its arrow points over the border or at a square that is not lower.',
  },
  'RAC-ELE-07': {
    heading: 'Elevators',
    text: 'There is one ride when an algorithm ends, none on the way, and none after a pass.',
  },
  'RAC-ALG-01': {
    heading: 'Shared algorithm',
    text: 'In the full game you use up to three cards to change what the player before you left, and run it yourself.',
  },
  'RAC-ALG-02': {
    heading: 'Shared algorithm',
    text: 'The first player starts with nothing, and so does whoever follows a clearing. Something must lie to be run.',
  },
  'RAC-ALG-03': {
    heading: 'Shared algorithm',
    text: 'Five commands are the limit. After the run in which they are reached, all of it is discarded.',
  },
  'RAC-ALG-04': {
    heading: 'Shared algorithm',
    text: 'A card goes in front, behind, between two commands, or over one.',
  },
  'RAC-ALG-05': { heading: 'Shared algorithm', text: 'Commands cannot be taken away, only covered.' },
  'RAC-ALG-06': { heading: 'Shared algorithm', text: 'You may run the algorithm as it is, without using a card.' },
  'RAC-ALG-07': {
    heading: 'Shared algorithm',
    text: 'If you pass, algorithm and rover stay as they are and you swap any cards of your hand.',
  },
  'RAC-ALG-08': {
    heading: 'Shared algorithm',
    text: 'A covered command is discarded at once. The length does not change.',
  },
  'RAC-ALG-09': {
    heading: 'Shared algorithm',
    text: 'Each card you put down counts towards your three, cycles too. Taking a cycle away does not.',
  },
  'RAC-ALG-10': { heading: 'Shared algorithm', text: 'Once you have changed anything, you must run.' },
  'RAC-END-01': { heading: 'End', text: 'With 7 points (basic) or 9 points (full) you win on the spot.' },
  'RAC-END-02': { heading: 'End', text: 'When the last sample has been delivered, most points win.' },
  'RAC-END-03': { heading: 'End', text: 'Five passes per player in a row end the match. Most points win.' },
  'RAC-END-04': { heading: 'End', text: 'Round 40 (basic) or 50 (full) is the last. Most points win.' },
  'RAC-END-05': {
    heading: 'End',
    text: 'A tie goes to whoever has more different types. Beyond that, you share the place.',
  },
  'RAC-SOLO-01': {
    heading: 'Solo',
    text: 'Alone, you race the clock: up to 6 turns to the target are gold, up to 9 silver, up to 13 bronze.',
  },
} as const satisfies Record<string, { readonly heading: string; readonly text: string }>;
export type RuleId = keyof typeof rulebook;

/** Answers where the rulebook is silent, unclear or contradicts itself. */
export const rulings = {
  'RAC-RUL-01': {
    question: 'The list of obstructions ends with a remark about futility. Is that a rule?',
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
    question: 'Does a sample stop an all-the-way even with a full hold?',
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
    question: 'If nothing could be paid, are the two rovers quits?',
    ruling: 'No. Only a payment counts.',
    reason: 'The limit follows from the payment.',
  },
  'RAC-RUL-11': {
    question: 'What makes a rover liable again?',
    ruling: 'Any change of square by either of the two: by a command, an elevator or a teleport.',
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
    ruling: 'A ready layout, chance, or the players, beginning with the last. Corners stay free and joined.',
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
    question: 'What if a lab square is a platform, and I am paid there because the elevator is busy?',
    ruling: 'The sample is delivered at once.',
    reason: 'Whatever arrives at a lab is delivered.',
  },
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
