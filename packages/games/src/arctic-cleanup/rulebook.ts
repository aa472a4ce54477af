import type { LedgerRule, Ruling } from '@benchtop/engine/author';

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
    question: 'Is it forbidden to fill both ships with 3-point tokens, or just unwise?',
    ruling: 'Forbidden, but only for all eight slots and only while your hatched lines are closed.',
    reason: 'It stands among the restrictions. Other ways to jam your ships are allowed, and the screen warns you.',
  },
  'ARC-RUL-09': {
    question: 'What if both ships are full and nothing fits my factory?',
    ruling: 'You play on: plan, move, analyze, or play a card for nothing.',
    reason: 'You have six lines for six colours of 2-point tokens, so this is rare, and it never stops the match.',
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
    ruling: 'The match ends as soon as the ocean is clean.',
    reason: 'Fifty tokens among four players are fewer than 13 each: most matches of four end like this.',
  },
  'ARC-RUL-14': {
    question: 'Can a match go on forever?',
    ruling: 'No. Six rounds in which no token changes place end it.',
    reason:
      'Tokens travel one way, from bag to sea to ship to factory. The last ones can be six turns of work away, so fewer rounds would cut off a player on the quickest way.',
  },
  'ARC-RUL-15': {
    question: 'Which hexes are not open water?',
    ruling: 'The six corners: factories and pack ice.',
    reason: 'Some hexes must be empty, fifty tokens fill 16 hexes at most, and analyze needs a stocked bag.',
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
    ruling: 'The line and its upgrade, then the blocks, the unlock block first.',
    reason: 'They do not affect each other. The order only makes the log steady.',
  },
  'ARC-RUL-19': {
    question: 'What if I win a die and my supply is empty?',
    ruling: 'It cannot happen.',
    reason: 'There are five dice blocks and five dice.',
  },
  'ARC-RUL-20': {
    question: 'What counts as a token that changes place?',
    ruling: 'Any token that is drawn, loaded or unloaded, by anyone.',
    reason: 'One count that all share is the easiest to follow.',
  },
  'ARC-RUL-21': {
    question: 'May I decline an upgrade?',
    ruling: 'No. The card flips by itself.',
    reason: 'It can do you no harm, since you may always use less strength.',
  },
} as const satisfies Record<string, Ruling>;

const of = (...ids: readonly (keyof typeof rulings)[]) => ids.map((id) => rulings[id]);

/** The ledger: every single rule of the game, in our words, in the order in which it is learned. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'ARC-SCO-04': {
    heading: 'Goal',
    text: 'Fish plastic out of the Arctic Ocean, sort it by colour in your factory and score it. Whoever has the most points at the end wins.',
  },
  'ARC-END-01': {
    heading: 'Goal',
    text: 'The match ends at once when somebody has 16 or more tokens in the factory after an Unload action. Nobody gets another turn.',
  },
  'ARC-CMP-01': {
    heading: 'Components',
    text: 'Fifty plastic tokens in eight colours. Six of each are worth 2 points in a factory: HDPE red, LDPE green, EVA blue, PMMA black, PET purple and PA6 pink. Seven of each are worth 3: PP yellow and PS grey.',
  },
  'ARC-CMP-02': {
    heading: 'Components',
    text: 'All players sail the same ocean: 13 hexes of open water and six corners.',
    rulings: of('ARC-RUL-15'),
  },
  'ARC-CMP-03': {
    heading: 'Components',
    text: 'Each player has two ships. Each ship is a piece on the ocean and a hold on the player’s board.',
  },
  'ARC-CMP-04': {
    heading: 'Components',
    text: 'Each player has a board with a factory of eight lines and 28 slots, two planning rows for dice, two holds of four slots, a wind rose, ten dice, and five action cards.',
  },
  'ARC-SET-01': {
    heading: 'Set-up',
    text: 'The 13 inner hexes are open water. Each of the six corners is a factory site or pack ice.',
  },
  'ARC-SET-02': {
    heading: 'Set-up',
    text: 'The number of players decides where factories can stand. One: south. Two: north and south. Three: south, north-west and north-east. Four: north, north-east, south and south-west. All other corners are pack ice.',
  },
  'ARC-SET-03': {
    heading: 'Set-up',
    text: 'All tokens go into the bag. Three of them, drawn unseen, go on each of the 13 ocean hexes. The other 11 stay in the bag.',
  },
  'ARC-SET-04': { heading: 'Set-up', text: 'Chance decides who goes first and in which order the others follow.' },
  'ARC-SET-05': {
    heading: 'Set-up',
    text: 'Factory sites are chosen in reverse turn order: the last player picks first, the first player takes what is left.',
  },
  'ARC-SET-06': {
    heading: 'Set-up',
    text: 'Right after choosing a site, put both ships on docks of it: the three ocean hexes that touch your factory. They may share one.',
    rulings: of('ARC-RUL-05'),
  },
  'ARC-SET-07': {
    heading: 'Set-up',
    text: 'Five dice begin in your planning rows, three for ship 1 and two for ship 2. All of them show 1: up.',
  },
  'ARC-SET-08': {
    heading: 'Set-up',
    text: 'Your other five dice are locked. Each dice block that you fill in your factory sets one of them free.',
    rulings: of('ARC-RUL-01'),
  },
  'ARC-SET-09': {
    heading: 'Set-up',
    text: 'Your cards begin in this order, from column 1 to column 5: Analyze, Unload, Load, Move, Plan.',
  },
  'ARC-SET-10': {
    heading: 'Set-up',
    text: 'Tempo makes up for a late place. With graded tempo the first player begins as usual, and so does the second of three. The third of three begins with Load in column 4, Move in 3, Analyze in 2 and Unload in 1; the second and third of four with Load in 4 and Move in 3; the second of two and the last of four with Load in 5, Plan in 4 and Move in 3. It is used with three and four players, or when it is chosen.',
  },
  'ARC-TURN-01': {
    heading: 'Your turn',
    text: 'The first player begins. Then all play in the order that was drawn, again and again.',
  },
  'ARC-TURN-02': { heading: 'Your turn', text: 'In your turn you play exactly one of your five cards.' },
  'ARC-TURN-03': {
    heading: 'Your turn',
    text: 'The five cards are Plan, Move, Load, Unload and Analyze. You can always choose any of them.',
  },
  'ARC-CARD-01': { heading: 'Cards', text: 'Your five cards lie in columns 1 to 5, one in each.' },
  'ARC-CARD-02': {
    heading: 'Cards',
    text: 'A card is as strong as the number of its column: in column 4 it has strength 4.',
  },
  'ARC-CARD-03': {
    heading: 'Cards',
    text: 'After you have played a card, the cards in lower columns move up by one column. Cards in higher columns stay.',
    rulings: of('ARC-RUL-16'),
  },
  'ARC-CARD-04': {
    heading: 'Cards',
    text: 'The card that you played drops to column 1. So cards that you leave alone grow stronger.',
  },
  'ARC-CARD-05': {
    heading: 'Cards',
    text: 'You need not use all the strength of a card: stop when you like, even before you have used any of it.',
    rulings: of('ARC-RUL-10'),
  },
  'ARC-CARD-06': { heading: 'Cards', text: 'An upgraded card has twice the strength: 8 in column 4.' },
  'ARC-CARD-07': {
    heading: 'Cards',
    text: 'The strength is fixed when you choose the card. An upgrade won during the action counts from the next time on.',
  },
  'ARC-PLAN-01': { heading: 'Plan', text: 'The dice in row 1 steer ship 1, those in row 2 steer ship 2.' },
  'ARC-PLAN-02': { heading: 'Plan', text: 'Set up to as many dice as the card is strong.' },
  'ARC-PLAN-03': {
    heading: 'Plan',
    text: 'To set a die, take it from beside your board or from a row, and put it into either row with any face up. Row or face must change.',
    rulings: of('ARC-RUL-03'),
  },
  'ARC-PLAN-04': {
    heading: 'Plan',
    text: 'A die that was spent on a move lies beside your board until you plan it again.',
  },
  'ARC-PLAN-05': {
    heading: 'Plan',
    text: 'A die that you won lies beside your board too, and is planned in the same way.',
  },
  'ARC-PLAN-06': { heading: 'Plan', text: 'A row holds five dice at most.' },
  'ARC-PLAN-07': {
    heading: 'Plan',
    text: 'Planning never takes a die out of the rows: it turns dice, moves them to the other row, or adds them.',
  },
  'ARC-PLAN-08': {
    heading: 'Plan',
    text: 'The face of a die is a direction: 1 up, 2 up-right, 3 down-right, 4 down, 5 down-left, 6 up-left.',
    rulings: of('ARC-RUL-02'),
  },
  'ARC-MOVE-01': {
    heading: 'Move',
    text: 'For each hex that a ship sails, spend one die of its row. The die shows the direction.',
  },
  'ARC-MOVE-02': { heading: 'Move', text: 'Both ships together sail at most as many hexes as the card is strong.' },
  'ARC-MOVE-03': { heading: 'Move', text: 'Divide the hexes between your ships as you like. You may sail fewer.' },
  'ARC-MOVE-04': {
    heading: 'Move',
    text: 'Spend the dice of a row in any order, and change between your ships whenever you like.',
    rulings: of('ARC-RUL-04'),
  },
  'ARC-MOVE-05': {
    heading: 'Move',
    text: 'Ships stay on open water: they never leave the board and never enter pack ice or a factory, not even your own. A die that points there cannot be spent.',
    rulings: of('ARC-RUL-06'),
  },
  'ARC-MOVE-06': { heading: 'Move', text: 'Ships do not block each other. Any number of them may be on one hex.' },
  'ARC-LOAD-01': {
    heading: 'Load',
    text: 'Load up to as many tokens as the card is strong, divided between your ships as you like.',
  },
  'ARC-LOAD-02': { heading: 'Load', text: 'A ship loads only from the hex that it is on.' },
  'ARC-LOAD-03': { heading: 'Load', text: 'You may load any colour, also one that your factory cannot take yet.' },
  'ARC-LOAD-04': { heading: 'Load', text: 'A ship holds four tokens. A full ship loads no more.' },
  'ARC-LOAD-05': {
    heading: 'Load',
    text: 'A token aboard is never swapped and never goes back into the sea. It leaves the ship only into your factory.',
    rulings: of('ARC-RUL-09'),
  },
  'ARC-LOAD-06': {
    heading: 'Load',
    text: 'While your hatched lines are closed, 3-point tokens may not fill all eight slots of your ships.',
    rulings: of('ARC-RUL-08'),
  },
  'ARC-ANA-01': {
    heading: 'Analyze',
    text: 'Draw up to as many tokens from the bag as the card is strong, without looking. Put each of them on a hex where one of your ships is.',
  },
  'ARC-ANA-02': {
    heading: 'Analyze',
    text: 'First say how many you draw. Then all of them are shown, and you place them one by one.',
    rulings: of('ARC-RUL-17'),
  },
  'ARC-ANA-03': {
    heading: 'Analyze',
    text: 'You cannot draw more than the bag holds. With an empty bag the card does nothing.',
    rulings: of('ARC-RUL-12'),
  },
  'ARC-ANA-04': { heading: 'Analyze', text: 'A hex holds any number of tokens.' },
  'ARC-UNL-01': {
    heading: 'Unload',
    text: 'Bring up to as many tokens from your ships into your factory as the card is strong. They are processed then.',
  },
  'ARC-UNL-02': {
    heading: 'Unload',
    text: 'Only a ship on a dock of your factory can unload. Where your other ship is does not matter.',
  },
  'ARC-FAC-01': { heading: 'Factory', text: 'A line holds one colour. The first token on it decides which.' },
  'ARC-FAC-02': { heading: 'Factory', text: 'A line is filled from the left, slot by slot.' },
  'ARC-FAC-03': {
    heading: 'Factory',
    text: 'While you have an unfinished line of a colour, every further token of that colour must go there.',
    rulings: of('ARC-RUL-07'),
  },
  'ARC-FAC-04': { heading: 'Factory', text: 'When that line is full, you may begin another line in the same colour.' },
  'ARC-FAC-05': { heading: 'Factory', text: '2-point tokens cannot go on hatched lines.' },
  'ARC-FAC-06': {
    heading: 'Factory',
    text: '3-point tokens, yellow and grey, go only on the two hatched lines, and these are closed until you have filled the unlock block.',
  },
  'ARC-FAC-07': { heading: 'Factory', text: 'A hatched line too holds one colour.' },
  'ARC-FAC-08': { heading: 'Factory', text: 'All factories are open to everybody.' },
  'ARC-FAC-09': { heading: 'Factory', text: 'A token in a factory stays in its slot to the end of the match.' },
  'ARC-BLK-01': {
    heading: 'Blocks',
    text: 'A dice block is a marked square of four slots: two neighbouring slots on each of two lines, one above the other. Fill all four to win one of your locked dice. There are five dice blocks.',
    rulings: of('ARC-RUL-19'),
  },
  'ARC-BLK-02': { heading: 'Blocks', text: 'Each die that you win is worth 5 points at the end, and helps you sail.' },
  'ARC-BLK-03': {
    heading: 'Blocks',
    text: 'The unlock block is made of the first two slots of your two lowest lines. Filled, it opens your hatched lines.',
  },
  'ARC-BLK-04': {
    heading: 'Blocks',
    text: 'Rewards count at once: you can open the hatched lines and use them in the same action.',
    rulings: of('ARC-RUL-18'),
  },
  'ARC-BLK-05': { heading: 'Blocks', text: 'Each block is rewarded once.' },
  'ARC-UPG-01': { heading: 'Upgrades', text: 'Fill the hatched line of four to upgrade your Analyze card.' },
  'ARC-UPG-02': {
    heading: 'Upgrades',
    text: 'Fill one of the four lower lines to upgrade the card whose sign stands at its end.',
    rulings: of('ARC-RUL-21'),
  },
  'ARC-UPG-03': {
    heading: 'Upgrades',
    text: 'An upgraded Move in column 5 gives ten steps, but each step still needs a die.',
  },
  'ARC-SCO-01': { heading: 'Scoring', text: 'Each token in your factory scores 2 or 3 points, by its colour.' },
  'ARC-SCO-02': {
    heading: 'Scoring',
    text: 'Each die that you won scores 5. Upgraded cards and open hatched lines score nothing.',
    rulings: of('ARC-RUL-11'),
  },
  'ARC-SCO-03': { heading: 'Scoring', text: 'Each token still aboard your ships scores 1, whatever its colour.' },
  'ARC-SCO-05': { heading: 'Scoring', text: 'Players who tie for the most points win together.' },
  'ARC-END-02': {
    heading: 'End of the match',
    text: 'The 16 tokens are counted after the whole Unload action, so you may go past 16 in it.',
  },
  'ARC-END-03': {
    heading: 'End of the match',
    text: 'Clean ocean: when sea and bag are empty and no factory can take what its ships carry, the match ends at once. Most matches of four end like this.',
    rulings: of('ARC-RUL-13'),
  },
  'ARC-END-04': {
    heading: 'End of the match',
    text: 'Becalmed: when no token was drawn, loaded or unloaded for six rounds, the match ends.',
    rulings: of('ARC-RUL-14', 'ARC-RUL-20'),
  },
  'ARC-SOLO-01': {
    heading: 'Solo',
    text: 'Alone you play from the south for 20 turns. 16 tokens in your factory after an Unload action end the season sooner.',
  },
  'ARC-SOLO-02': {
    heading: 'Solo',
    text: 'Each turn that you did not need is worth 1 point. A solo match is never becalmed.',
  },
  'ARC-SOLO-03': {
    heading: 'Solo',
    text: 'Your rank: below 36 points Deckhand, from 36 Mate, from 44 Captain, from 52 Admiral, from 60 Guardian of the Arctic.',
  },
} as const satisfies Record<string, LedgerRule>;
export type RuleId = keyof typeof rulebook;
