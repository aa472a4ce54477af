/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'ARC-CMP-01': {
    heading: 'Components',
    text: 'Fifty plastic tokens come in eight colours. Yellow and grey score 3 in a factory, the others 2.',
  },
  'ARC-CMP-02': { heading: 'Components', text: 'All players sail the same ocean.' },
  'ARC-CMP-03': {
    heading: 'Components',
    text: 'You run two ships. Each has a hold on your board and a matching piece on the ocean.',
  },
  'ARC-CMP-04': {
    heading: 'Components',
    text: 'Your board has your factory, a wind rose, two planning rows, two holds and a row of five action cards.',
  },
  'ARC-SET-01': {
    heading: 'Setup',
    text: 'Thirteen hexes are open water. The six corners of the board hold factories or pack ice.',
  },
  'ARC-SET-02': {
    heading: 'Setup',
    text: 'The number of players decides which corners are factory sites. All other corners freeze over.',
  },
  'ARC-SET-03': {
    heading: 'Setup',
    text: 'Three tokens, drawn unseen from the bag, start on each ocean hex. The corners start empty.',
  },
  'ARC-SET-04': { heading: 'Setup', text: 'Who goes first, and who follows, is decided by chance.' },
  'ARC-SET-05': {
    heading: 'Setup',
    text: 'The last player picks a factory site first. The first player takes the one that is left.',
  },
  'ARC-SET-06': {
    heading: 'Setup',
    text: 'With your site chosen, put each ship on a dock: an ocean hex beside your factory. They may share one.',
  },
  'ARC-SET-07': {
    heading: 'Setup',
    text: 'You start with three dice for ship 1 and two for ship 2. Every one of them shows 1.',
  },
  'ARC-SET-08': {
    heading: 'Setup',
    text: 'Your other five dice are locked away. Blocks in your factory release them one by one.',
  },
  'ARC-TURN-01': { heading: 'Turn', text: 'The first player begins, and play passes clockwise.' },
  'ARC-TURN-02': { heading: 'Turn', text: 'On your turn you play one card, no more and no fewer. You cannot pass.' },
  'ARC-TURN-03': { heading: 'Turn', text: 'You choose from five actions: plan, move, load, unload or analyze.' },
  'ARC-CARD-01': { heading: 'Cards', text: 'Your five cards lie in columns 1 to 5, one card in each.' },
  'ARC-CARD-02': { heading: 'Cards', text: 'A card is as strong as its column: in column 4 it has strength 4.' },
  'ARC-CARD-03': {
    heading: 'Cards',
    text: 'When a card has been played, every card in a lower column rises by one. Higher columns do not change.',
  },
  'ARC-CARD-04': { heading: 'Cards', text: 'The card you played drops back to column 1.' },
  'ARC-CARD-05': {
    heading: 'Cards',
    text: 'You need not use the full strength. You may stop early, or do nothing at all.',
  },
  'ARC-CARD-06': { heading: 'Cards', text: 'An upgraded card works with twice its column number.' },
  'ARC-CARD-07': {
    heading: 'Cards',
    text: 'Strength is set when you choose the card. An upgrade won during the action helps from its next play.',
  },
  'ARC-PLAN-01': { heading: 'Plan', text: 'Row 1 steers ship 1. Row 2 steers ship 2.' },
  'ARC-PLAN-02': { heading: 'Plan', text: 'You may set one die for each point of strength.' },
  'ARC-PLAN-03': {
    heading: 'Plan',
    text: 'Pick a die beside your board or in a row and lay it in either row, any face up. Something must change.',
  },
  'ARC-PLAN-04': {
    heading: 'Plan',
    text: 'A die spent on a move waits beside your board until you plan with it again.',
  },
  'ARC-PLAN-05': {
    heading: 'Plan',
    text: 'Dice won from blocks wait beside your board too, and you plan them in the same way.',
  },
  'ARC-PLAN-06': { heading: 'Plan', text: 'A planning row has room for five dice.' },
  'ARC-PLAN-07': {
    heading: 'Plan',
    text: 'Planning turns, moves or adds dice. A die in a row never goes back beside your board this way.',
  },
  'ARC-PLAN-08': {
    heading: 'Plan',
    text: 'Each face is a heading: 1 up, 2 up-right, 3 down-right, 4 down, 5 down-left, 6 up-left.',
  },
  'ARC-MOVE-01': {
    heading: 'Move',
    text: 'To move a ship one hex, spend a die from its row. The die shows the direction.',
  },
  'ARC-MOVE-02': { heading: 'Move', text: 'Both ships together make at most as many steps as the card is strong.' },
  'ARC-MOVE-03': {
    heading: 'Move',
    text: 'Share the steps between your ships as you like. You may leave some unused.',
  },
  'ARC-MOVE-04': {
    heading: 'Move',
    text: 'Spend the dice of a row in any order, and switch between your ships whenever you like.',
  },
  'ARC-MOVE-05': {
    heading: 'Move',
    text: 'Ships stay on open water: never off the board, onto ice or into a factory, even yours. The die is kept.',
  },
  'ARC-MOVE-06': {
    heading: 'Move',
    text: 'Ships do not get in the way of each other. A hex has room for any number of them.',
  },
  'ARC-LOAD-01': {
    heading: 'Load',
    text: 'Each point of strength loads one token at most. Divide them between your ships as you wish.',
  },
  'ARC-LOAD-02': { heading: 'Load', text: 'A ship picks up plastic only from the hex it is on.' },
  'ARC-LOAD-03': { heading: 'Load', text: 'You may take any colour, even one that your factory cannot process yet.' },
  'ARC-LOAD-04': { heading: 'Load', text: 'A full ship cannot take more plastic. Each ship carries four.' },
  'ARC-LOAD-05': {
    heading: 'Load',
    text: 'Plastic on board is never swapped or thrown back into the sea. It leaves only through your factory.',
  },
  'ARC-LOAD-06': {
    heading: 'Load',
    text: 'Until your hatched lines are open, 3-point plastic may not take up all eight places on your ships.',
  },
  'ARC-ANA-01': {
    heading: 'Analyze',
    text: 'Draw up to one token per point of strength, unseen. Put each on a hex where one of your ships is.',
  },
  'ARC-ANA-02': {
    heading: 'Analyze',
    text: 'First say how many you draw. Then all of them are shown, and you place them one by one.',
  },
  'ARC-ANA-03': {
    heading: 'Analyze',
    text: 'You cannot draw more than the bag holds. Once it is empty, this card has no effect.',
  },
  'ARC-ANA-04': { heading: 'Analyze', text: 'A hex can hold any number of tokens.' },
  'ARC-UNL-01': {
    heading: 'Unload',
    text: 'Each point of strength moves one token at most from your ships into your factory.',
  },
  'ARC-UNL-02': {
    heading: 'Unload',
    text: 'A ship unloads only at a dock of your factory. Where your other ship is does not matter.',
  },
  'ARC-FAC-01': { heading: 'Factory', text: 'Each line takes a single colour. The first token decides which.' },
  'ARC-FAC-02': { heading: 'Factory', text: 'Tokens fill a line from left to right, one slot after the other.' },
  'ARC-FAC-03': {
    heading: 'Factory',
    text: 'While you have an unfinished line of a colour, the next token of that colour must go on it.',
  },
  'ARC-FAC-04': { heading: 'Factory', text: 'When a line is full, you may begin another one in the same colour.' },
  'ARC-FAC-05': { heading: 'Factory', text: '2-point plastic cannot be processed on a hatched line.' },
  'ARC-FAC-06': {
    heading: 'Factory',
    text: '3-point plastic needs a hatched line, and those stay closed until you fill the unlock block.',
  },
  'ARC-FAC-07': { heading: 'Factory', text: 'A hatched line takes a single colour, just like the others.' },
  'ARC-FAC-08': { heading: 'Factory', text: 'Everyone may look at every factory at any time.' },
  'ARC-FAC-09': { heading: 'Factory', text: 'Once in a factory, a token stays in its slot to the end.' },
  'ARC-BLK-01': {
    heading: 'Blocks',
    text: 'Fill a dice block to win a die from your supply. It lands beside your board and is yours to keep.',
  },
  'ARC-BLK-02': { heading: 'Blocks', text: 'Every die you win adds 5 points to your final score.' },
  'ARC-BLK-03': {
    heading: 'Blocks',
    text: 'Your hatched lines open when each of your two lowest lines has at least two tokens.',
  },
  'ARC-BLK-04': {
    heading: 'Blocks',
    text: 'Rewards count at once. You can open the hatched lines and use them in the same action.',
  },
  'ARC-BLK-05': { heading: 'Blocks', text: 'No block pays twice.' },
  'ARC-UPG-01': { heading: 'Upgrades', text: 'Fill the hatched line of four to upgrade your analyze card.' },
  'ARC-UPG-02': { heading: 'Upgrades', text: 'Fill a regular line of four to upgrade the card whose logo it bears.' },
  'ARC-UPG-03': {
    heading: 'Upgrades',
    text: 'Even an upgraded move spends one die per step: ten steps at strength 5 take ten dice.',
  },
  'ARC-END-01': {
    heading: 'End of the game',
    text: 'If your factory holds 16 or more tokens after you unload, the game is over. Nobody plays on.',
  },
  'ARC-END-02': {
    heading: 'End of the game',
    text: 'Finish the whole unload action before you count. You may go past 16.',
  },
  'ARC-END-03': {
    heading: 'End of the game',
    text: 'Clean ocean: sea and bag hold nothing, and no factory can take what its ships carry. The game is over.',
  },
  'ARC-END-04': {
    heading: 'End of the game',
    text: 'Becalmed: for five full rounds no token was drawn, loaded or unloaded. The game is over.',
  },
  'ARC-SCO-01': { heading: 'Scoring', text: 'Each token in your factory scores the value of its colour: 2 or 3.' },
  'ARC-SCO-02': {
    heading: 'Scoring',
    text: 'Each die you won scores 5. Upgraded cards and opened hatched lines score nothing.',
  },
  'ARC-SCO-03': {
    heading: 'Scoring',
    text: 'Plastic still aboard your ships scores 1 per token, whatever its colour.',
  },
  'ARC-SCO-04': { heading: 'Scoring', text: 'Whoever has the highest score wins.' },
  'ARC-SCO-05': { heading: 'Scoring', text: 'Players who tie for the lead win together.' },
  'ARC-SOLO-01': {
    heading: 'Solo',
    text: 'Alone, you play from the southern site for 20 turns. Unloading to 16 tokens or more ends it sooner.',
  },
  'ARC-SOLO-02': { heading: 'Solo', text: 'Every turn you have left adds 1 point. A solo game is never becalmed.' },
  'ARC-SOLO-03': {
    heading: 'Solo',
    text: 'Below 36 you are a deckhand, from 36 a mate, 44 a captain, 52 an admiral, 60 guardian of the Arctic.',
  },
} as const satisfies Record<string, { readonly heading: string; readonly text: string }>;
export type RuleId = keyof typeof rulebook;

/** Answers where the rulebook is silent, unclear or contradicts itself. */
export const rulings = {
  'ARC-RUL-01': {
    question: 'Can I use the five dice in my supply from the start?',
    ruling: 'No. You have to win them first.',
    reason: 'The rulebook goes on to explain how they are won, so its “can” must be a slip for “cannot”.',
  },
  'ARC-RUL-02': {
    question: 'In the move example a die showing 2 takes the ship up-left. Which way does face 2 go?',
    ruling: 'Up-right.',
    reason: 'The list of headings says so, and the plan example agrees. The word “left” is a slip.',
  },
  'ARC-RUL-03': {
    question: 'Does one point of plan strength turn a die or shift it?',
    ruling: 'Both: it sets one die completely, row and face.',
    reason: 'A die coming back into a row needs some face, and separate payment would double the price of every trip.',
  },
  'ARC-RUL-04': {
    question: 'Do I have to spend the dice of a row from left to right?',
    ruling: 'No, in any order.',
    reason: 'No order is laid down. The example merely happens to go that way.',
  },
  'ARC-RUL-05': {
    question: 'Where do my ships begin?',
    ruling: 'On docks of your own factory. You choose which.',
    reason: 'Nothing is said about it, and from a dock the first turn already matters.',
  },
  'ARC-RUL-06': {
    question: 'Can a ship leave the board, enter a factory or share a hex?',
    ruling: 'It cannot leave or enter. It may share.',
    reason: 'Ships are only ever described on ocean tiles, and nothing says that they block each other.',
  },
  'ARC-RUL-07': {
    question: 'One line per colour, or several?',
    ruling: 'Finish the line you have begun. After that you may begin another.',
    reason: 'The rulebook says both, and this is the reading under which both are true.',
  },
  'ARC-RUL-08': {
    question: 'Is it forbidden to fill both ships with 3-point plastic, or just unwise?',
    ruling: 'Forbidden, but only for all eight places and only before the unlock.',
    reason: 'It stands among the restrictions. Other ways to jam your ships are allowed, and the screen warns you.',
  },
  'ARC-RUL-09': {
    question: 'What if both ships are full and nothing fits my factory?',
    ruling: 'You play on: plan, move, analyze, or play a card for nothing.',
    reason: 'You have a regular line for each regular colour, so this is rare, and it never stops the game.',
  },
  'ARC-RUL-10': {
    question: 'May I play a card without doing anything?',
    ruling: 'Yes.',
    reason: 'So there is always something to choose, and every action can be brought to an end.',
  },
  'ARC-RUL-11': {
    question: 'Which upgrades score?',
    ruling: 'Only dice, 5 points each.',
    reason: 'No other upgrade is ever given a value.',
  },
  'ARC-RUL-12': {
    question: 'What if the bag runs out?',
    ruling: 'Analyze draws whatever is left.',
    reason: 'The rulebook does not say. This is what people do at a table.',
  },
  'ARC-RUL-13': {
    question: 'What if nobody can get to 16 tokens?',
    ruling: 'The game ends as soon as the ocean is clean.',
    reason: 'Fifty tokens among four players are fewer than 13 each, so this happens often with four.',
  },
  'ARC-RUL-14': {
    question: 'Can a game go on forever?',
    ruling: 'No. Five rounds in which no token changes place end it.',
    reason: 'Tokens travel one way, from bag to sea to ship to factory, so they run out of moves in the end.',
  },
  'ARC-RUL-15': {
    question: 'Which hexes have no ocean tile?',
    ruling: 'The six corners: factories and pack ice.',
    reason: 'Some hexes must be empty, fifty tokens fill 16 tiles at most, and analyze needs a stocked bag.',
  },
  'ARC-RUL-16': {
    question: 'Which way do the cards slide?',
    ruling: 'From lower to higher numbers, one column each.',
    reason: 'That is how the example ends up.',
  },
  'ARC-RUL-17': {
    question: 'May I look at drawn tokens and then decide to draw fewer?',
    ruling: 'No. Choose the number first.',
    reason: 'The draw is meant to be blind.',
  },
  'ARC-RUL-18': {
    question: 'One token completes a line and a block. What comes first?',
    ruling: 'The line and its upgrade, then the blocks in the order of the table.',
    reason: 'They do not affect each other. The order only makes the log steady.',
  },
  'ARC-RUL-19': {
    question: 'What if I win a die and my supply is empty?',
    ruling: 'It cannot happen.',
    reason: 'There are five dice blocks and five dice.',
  },
  'ARC-RUL-20': {
    question: 'What breaks a calm?',
    ruling: 'Any token that is drawn, loaded or unloaded, by anyone.',
    reason: 'One shared count is the easiest to follow.',
  },
  'ARC-RUL-21': {
    question: 'May I decline an upgrade?',
    ruling: 'No. The card flips by itself.',
    reason: 'It can do you no harm, since you may always use less strength.',
  },
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
