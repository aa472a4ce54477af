/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'BIO-CMP-01': { heading: 'Components', text: 'The game has exactly the component counts of table 2.1.' },
  'BIO-CMP-02': { heading: 'Components / Solo Rules', text: 'The game is for 2-4 players, plus a solo mode for 1.' },
  'BIO-SET-01': { heading: 'Play Area Setup', text: 'With 3-4 players the 3-4 player side of the main board is used.' },
  'BIO-SET-02': {
    heading: 'Play Area Setup',
    text: 'Creature cards are sorted by class and each class is shuffled into its own face-down deck.',
  },
  'BIO-SET-03': {
    heading: 'Play Area Setup',
    text: 'Four cards of each deck are dealt face up: display of 3 rows (common, artisan, noble from top) and 4 columns.',
  },
  'BIO-SET-04': {
    heading: 'Play Area Setup',
    text: 'Four random milestone cards are displayed; the other six are out of the game.',
  },
  'BIO-SET-05': {
    heading: 'Play Area Setup',
    text: 'Downtown tiles are shuffled face down and four are placed face up.',
  },
  'BIO-SET-06': { heading: 'Play Area Setup', text: 'The round marker starts on space 1.' },
  'BIO-SET-07': { heading: 'Play Area Setup', text: 'All six scientist cards are available face up before the picks.' },
  'BIO-SET-08': { heading: 'Play Area Setup', text: 'Coins form a common supply.' },
  'BIO-SET-09': {
    heading: 'Player Setup',
    text: 'Each player has 7 milestone tokens, 3 Nomans, 1 EP token, 2 turn order tokens, a set of 6 gene markers, 2 medicine tokens, 2 lock tiles, 5 location cards.',
  },
  'BIO-SET-10': {
    heading: 'Player Setup',
    text: 'Each player gets a random player board; sides may differ between players.',
  },
  'BIO-SET-11': { heading: 'Player Setup', text: 'EP starts at 0; gained EP is added at once on the EP track.' },
  'BIO-SET-12': {
    heading: 'Player Setup',
    text: 'First round turn order is random; initiative markers show it from left to right.',
  },
  'BIO-SET-13': {
    heading: 'Player Setup',
    text: 'The second turn order token of each player starts off the reservation track.',
  },
  'BIO-SET-14': { heading: 'Player Setup', text: 'Three Nomans start standing at home; all genes start at 0.' },
  'BIO-SET-15': {
    heading: 'Player Setup',
    text: 'Scientists are picked in reverse turn order, one each; the rest leave the game.',
  },
  'BIO-SET-16': { heading: 'Player Setup', text: 'Middle and bottom scientist rows start locked.' },
  'BIO-SET-17': {
    heading: 'Player Setup',
    text: 'In reverse turn order each player takes one face-up creature free; this is done twice, both times in the same reverse order.',
  },
  'BIO-SET-18': {
    heading: 'Player Setup',
    text: 'The display is not refilled between these picks; afterwards each row slides right and is refilled.',
  },
  'BIO-SET-19': { heading: 'Player Setup', text: 'Starting coins are 6/7/8/9 for turn order 1/2/3/4.' },
  'BIO-SET-20': {
    heading: 'Player Setup',
    text: 'Turn order 1 and 2 start with one full and one empty medicine; 3 and 4 with two full.',
  },
  'BIO-SET-21': { heading: 'Player Setup', text: 'Unused player components leave the game.' },
  'BIO-RND-01': {
    heading: 'Gameplay',
    text: 'A game has at most 4 rounds (3-4 players), each Planning, Research, Clean up.',
  },
  'BIO-RND-02': {
    heading: 'Gameplay',
    text: 'In the last round (4th, or the one with a 7th creature) the clean up phase is skipped and final scoring follows the research phase.',
  },
  'BIO-RND-03': { heading: 'Gameplay', text: 'The player with the most EP after final scoring wins.' },
  'BIO-PLN-01': { heading: '1. Reset turn order', text: 'Turn order is not reset in round 1.' },
  'BIO-PLN-02': {
    heading: '1. Reset turn order',
    text: 'Players without a marker on the reservation track place it on the leftmost empty space, in the order of the initiative track.',
  },
  'BIO-PLN-03': {
    heading: '1. Reset turn order',
    text: 'The initiative track is rearranged to the left-to-right order of the reservation track, without gaps.',
  },
  'BIO-PLN-04': {
    heading: '1. Reset turn order',
    text: 'Reservation markers stay on their track until step 3 of the planning phase.',
  },
  'BIO-PLN-05': {
    heading: '2. Resolve planning effects',
    text: 'Each player may resolve each own planning effect once, in any order; every effect is optional.',
  },
  'BIO-PLN-06': {
    heading: '2. Resolve planning effects',
    text: 'Every player has the planning effect of the top row of the scientist from the start.',
  },
  'BIO-PLN-07': {
    heading: '2. Resolve planning effects',
    text: 'A player whose marker is on reservation space 2, 3 or 4 also has the effect printed there, however the marker got there; space 1 has none.',
  },
  'BIO-PLN-08': { heading: '2. Resolve planning effects', text: 'Planning effects may be resolved in turn order.' },
  'BIO-PLN-09': {
    heading: '3. Remove reservation markers',
    text: 'After the effects all reservation markers are removed from the track.',
  },
  'BIO-PLN-10': {
    heading: '4. Select location cards',
    text: 'Each player selects exactly as many of the 5 location cards as they have active Nomans, secretly.',
  },
  'BIO-PLN-11': {
    heading: '5. Reveal location cards and place Noman tokens',
    text: 'All selections are revealed at the same time; one active Noman is placed on each selected location.',
  },
  'BIO-PLN-12': {
    heading: '5. Reveal location cards and place Noman tokens',
    text: 'Location cards return to their owners every round; all five are available again.',
  },
  'BIO-NOM-01': {
    heading: 'Noman and Medicine',
    text: 'A Noman is active (standing, on the board or at home) or injured (lying at home).',
  },
  'BIO-NOM-02': {
    heading: 'Noman and Medicine',
    text: 'Injured Nomans do not count for the number of locations and cannot research or experiment.',
  },
  'BIO-NOM-03': {
    heading: 'Noman and Medicine',
    text: 'At any time a player may flip one full medicine to empty to make one own injured Noman active.',
  },
  'BIO-NOM-04': {
    heading: 'Icon list, ruling BIO-RUL-14',
    text: 'Gaining medicine flips an empty token to full; with no empty token the gain is lost (maximum 2 full).',
  },
  'BIO-GEN-01': { heading: 'Gene and Coins', text: 'Gaining or paying a gene moves its marker by one.' },
  'BIO-GEN-02': { heading: 'Gene and Coins', text: 'A gene type holds at most 10; excess is lost.' },
  'BIO-GEN-03': { heading: 'Gene and Coins', text: 'Coins are unlimited per player and the supply cannot run out.' },
  'BIO-RES-01': {
    heading: 'Research Phase',
    text: 'Turns follow the initiative track from left to right, then start again from the left.',
  },
  'BIO-RES-02': {
    heading: 'Research Phase',
    text: 'On a turn a player must take exactly one of research, experiment, pass.',
  },
  'BIO-RES-03': {
    heading: 'Research Phase / Pass',
    text: 'A player who passed takes no more turns this phase; the phase ends when all have passed.',
  },
  'BIO-RES-04': {
    heading: 'Research',
    text: 'Research: retrieve one own Noman from a public space to home, standing, then do the action of that space.',
  },
  'BIO-RES-05': {
    heading: 'Research',
    text: 'The action row depends on the number of players and on the Nomans left on the space after the retrieval (tables 2.11).',
  },
  'BIO-RES-06': {
    heading: 'Type of Creature Card',
    text: 'A common creature may be activated once per round when its owner does the action of its location; several may be activated for the same action.',
  },
  'BIO-DIE-01': {
    heading: 'Danger Die',
    text: 'Research at MOUNTAIN or RIVER includes exactly one mandatory danger roll.',
  },
  'BIO-DIE-02': {
    heading: 'Danger Die',
    text: 'Any number of rerolls, each paid with the price of the space; only the last result applies.',
  },
  'BIO-DIE-03': {
    heading: 'Public space tables',
    text: 'MOUNTAIN reroll: 1 avian or 2 coins. RIVER reroll: 1 reptile or 2 coins.',
  },
  'BIO-DIE-04': { heading: 'Die Roll', text: 'Injury result: the Noman used for the action lies down.' },
  'BIO-DIE-05': { heading: 'Die Roll', text: 'Feral-injury result: gain 1 feral and the Noman lies down.' },
  'BIO-DIE-06': { heading: 'Die Roll', text: 'Feral result: gain 1 feral.' },
  'BIO-DIE-07': { heading: 'Die Roll', text: 'Choice result: gain 1 mammal or 1 aquatic.' },
  'BIO-DIE-08': {
    heading: 'Danger Die / Icon list',
    text: 'A roll from a planning effect happens before the location choice; an injury hits any one active Noman.',
  },
  'BIO-DIE-09': {
    heading: 'Icon list',
    text: 'The free reroll of a common creature costs nothing and works once per round.',
  },
  'BIO-LOC-01': { heading: 'Public space: MOUNTAIN', text: 'MOUNTAIN, 3-4 players: rows as in 2.11.' },
  'BIO-LOC-02': { heading: 'Public space: RIVER', text: 'RIVER, 3-4 players: rows as in 2.11.' },
  'BIO-LOC-03': { heading: 'Public space: BANK', text: 'BANK, 3-4 players: rows as in 2.11.' },
  'BIO-LOC-04': { heading: 'Public space: HOSPITAL', text: 'HOSPITAL, 3-4 players: rows as in 2.11.' },
  'BIO-LOC-05': { heading: 'Public space: BASEMENT', text: 'BASEMENT, 3-4 players: rows as in 2.11.' },
  'BIO-BUY-01': { heading: 'Purchasing Creature Cards', text: 'Display prices by column from the left: 2, 1, 1, 0.' },
  'BIO-BUY-02': {
    heading: 'Purchasing Creature Cards',
    text: 'Spaces emptied by purchases stay empty until clean up.',
  },
  'BIO-BUY-03': {
    heading: 'Purchasing Creature Cards',
    text: 'Buying from a deck costs 2: look at the top two cards of one deck, keep one, put the other under the deck.',
  },
  'BIO-BUY-04': {
    heading: 'Purchasing Creature Cards',
    text: 'If the deck runs out during this, its discard pile is shuffled into a new deck.',
  },
  'BIO-BUY-05': { heading: 'Purchasing Creature Cards', text: 'With two purchases the two methods may be mixed.' },
  'BIO-BUY-06': { heading: 'Public space: BASEMENT', text: 'Buying is optional, up to the number of the row.' },
  'BIO-BUY-07': {
    heading: 'Public space: BASEMENT',
    text: 'A purchase discount reduces the total price of the action, not below 0.',
  },
  'BIO-BUY-08': { heading: 'Purchasing Creature Cards', text: 'Bought cards go to the hand.' },
  'BIO-EXP-01': {
    heading: 'Experiment',
    text: 'Experiment: place one active Noman from home on an experiment space, then do its action.',
  },
  'BIO-EXP-02': { heading: 'Experiment', text: 'A Noman that was retrieved or healed this phase may experiment.' },
  'BIO-EXP-03': {
    heading: 'Basic experiment space',
    text: 'Basic spaces hold any number of Nomans and give no bonus.',
  },
  'BIO-EXP-04': {
    heading: 'Advanced experiment space',
    text: 'Advanced spaces hold one Noman; their bonus may be taken before the main action.',
  },
  'BIO-FRM-01': { heading: 'BIOFARM', text: 'BIOFARM: create up to 2 creatures from hand.' },
  'BIO-FRM-02': {
    heading: 'BIOFARM',
    text: 'At most 4 commons, 3 artisans, 2 nobles per player; a full row forbids the creation.',
  },
  'BIO-FRM-03': { heading: 'BIOFARM', text: 'The creation cost minus discounts must be paid in genes.' },
  'BIO-FRM-04': {
    heading: 'BIOFARM / Scientist Card and its Effect',
    text: 'The unlocked middle row of the scientist may discount one BIOFARM creation per round.',
  },
  'BIO-FRM-05': {
    heading: 'BIOFARM',
    text: 'The card goes to the leftmost free space of its row; a bonus printed there is gained at once.',
  },
  'BIO-CRD-01': {
    heading: 'Type of Creature Card',
    text: "An artisan's discount applies once per creation, so it helps both creations of one action.",
  },
  'BIO-CRD-02': { heading: 'Type of Creature Card', text: 'All own artisans may be applied to the same creature.' },
  'BIO-CRD-03': {
    heading: 'Type of Creature Card',
    text: 'An artisan created first in an action already discounts the second creation of that action.',
  },
  'BIO-CRD-04': {
    heading: 'Creature Card',
    text: 'Printed EP of commons and artisans count only if created, at the end.',
  },
  'BIO-CRD-05': { heading: 'Type of Creature Card', text: 'Nobles give EP at the end by their ability.' },
  'BIO-CRD-06': {
    heading: 'Creature Card (Class)',
    text: 'An ability is available as soon as its creature is created: a common created this round may improve a later research action of the same round.',
  },
  'BIO-CML-01': {
    heading: 'Creation Milestones',
    text: 'Filling the last space of a row puts one own milestone token on the leftmost free space of that row of the creation milestone area at once; the turn goes on.',
  },
  'BIO-CML-02': { heading: 'Creation Milestones', text: 'The rows need 4 commons, 3 artisans, 2 nobles.' },
  'BIO-CML-03': { heading: 'Creation Milestones', text: 'At the end each such token gives the EP of its column.' },
  'BIO-ALY-01': { heading: 'ALLEY', text: 'ALLEY: one top-row option, or the bottom row, or both, in any order.' },
  'BIO-ALY-02': {
    heading: 'ALLEY, option 1',
    text: 'Top 1: pay 2 coins, 2 mammal or 2 aquatic to gain another of the three; repeatable in any combination.',
  },
  'BIO-ALY-03': {
    heading: 'ALLEY, option 2',
    text: 'Top 2: pay 2 coins, 1 avian or 1 reptile to gain another of the three; repeatable in any combination.',
  },
  'BIO-ALY-04': { heading: 'ALLEY, option 3', text: 'Top 3: pay 2 coins or 1 primate to gain the other; repeatable.' },
  'BIO-ALY-05': {
    heading: 'ALLEY, bottom row',
    text: 'Bottom: pay 1 feral to gain three different of {2 mammal, 2 aquatic, 1 avian, 1 reptile}.',
  },
  'BIO-ALY-06': {
    heading: 'ALLEY, bottom row',
    text: 'Bottom, other way: pay three different of these to gain 1 feral.',
  },
  'BIO-ALY-07': { heading: 'ALLEY, bottom row', text: 'Only one of the two bottom-row directions, once per action.' },
  'BIO-DNA-01': {
    heading: 'DNA INC.',
    text: 'DNA INC.: report one milestone and/or unlock one ability, in any order.',
  },
  'BIO-DNA-02': {
    heading: 'Report a research milestone',
    text: 'Reporting needs the condition fulfilled and no own token on that card.',
  },
  'BIO-DNA-03': {
    heading: 'Report a research milestone',
    text: 'The token goes on the leftmost free space under the card; its EP are gained at the end.',
  },
  'BIO-DNA-04': { heading: 'Report a research milestone', text: 'At most one report per action.' },
  'BIO-SCI-01': {
    heading: 'Unlock Scientist Card Ability',
    text: 'Unlocking costs 5 coins, removes the topmost lock, at most one per action; middle before bottom.',
  },
  'BIO-SCI-02': {
    heading: 'Scientist Card and its Effect',
    text: 'Top row: usable from the start, in each planning phase.',
  },
  'BIO-SCI-03': {
    heading: 'Scientist Card and its Effect',
    text: 'Middle row: creation discount in BIOFARM, once per round, after the first unlock.',
  },
  'BIO-SCI-04': { heading: 'Scientist Card and its Effect', text: 'Bottom row: end scoring, only after two unlocks.' },
  'BIO-DTN-01': {
    heading: 'DOWNTOWN',
    text: 'Each downtown tile is one advanced space; placing a Noman gives its bonus at once.',
  },
  'BIO-DTN-02': { heading: 'DOWNTOWN', text: 'Four different tiles lie in DOWNTOWN each round (3-4 players).' },
  'BIO-ADV-01': {
    heading: 'Advanced experiment spaces: BIOFARM',
    text: '`biofarm-gene`: gain 1 mammal or 1 aquatic, then BIOFARM.',
  },
  'BIO-ADV-02': {
    heading: 'Advanced experiment spaces',
    text: '`biofarm-order`, `alley-order`, `dna-order`: put the reservation marker on any empty reservation space, then the main action.',
  },
  'BIO-ADV-03': {
    heading: 'Advanced experiment spaces: ALLEY',
    text: '`alley-serum`: flip a full medicine to gain 1 feral, then ALLEY.',
  },
  'BIO-ADV-04': {
    heading: 'Advanced experiment spaces: DNA INC.',
    text: '`dna-buy`: may buy one display card at its price, then DNA INC.',
  },
  'BIO-PAS-01': { heading: 'Pass', text: 'Passing needs all own Nomans off the public spaces.' },
  'BIO-PAS-02': { heading: 'Pass', text: 'A player may pass with active Nomans at home.' },
  'BIO-CLN-01': {
    heading: '1. Collect Noman Tokens',
    text: 'All Nomans return from experiment spaces (downtown tiles included) to home, standing.',
  },
  'BIO-CLN-02': {
    heading: '1. Collect Noman Tokens',
    text: 'Injured Nomans stand up; each costs its owner 12 EP; EP may become negative.',
  },
  'BIO-CLN-03': {
    heading: '2. Replenish Basement Display',
    text: 'Cards left in the rightmost display column are discarded to their class discard pile.',
  },
  'BIO-CLN-04': {
    heading: '2. Replenish Basement Display',
    text: 'Rows slide right and are refilled from their decks; an empty deck is rebuilt from its discard pile, also in the middle of refilling; missing cards leave spaces empty.',
  },
  'BIO-CLN-05': {
    heading: '3. Update DOWNTOWN Tiles',
    text: 'All downtown tiles leave the game and four new ones are drawn.',
  },
  'BIO-CLN-06': {
    heading: '4. Collect Tile from Science Card',
    text: "The used-mark on the scientist's middle row is removed.",
  },
  'BIO-CLN-07': { heading: '5. Advance Round Marker', text: 'The round marker advances.' },
  'BIO-END-01': {
    heading: 'Final Score Calculation',
    text: 'The game ends after the research phase of round 4, or of the round in which somebody created a 7th creature.',
  },
  'BIO-END-02': {
    heading: 'Final Score Calculation',
    text: 'Score = EP track + creatures + scientist + creation milestones + milestone cards + coins.',
  },
  'BIO-END-03': {
    heading: 'Creature Cards (scoring)',
    text: 'A gene icon means a creature whose creation cost contains that gene; a creature counts once per noble ability and once per reported milestone.',
  },
  'BIO-END-04': {
    heading: 'Scientist Card (scoring)',
    text: 'The bottom row of the scientist scores only if unlocked, like a noble ability.',
  },
  'BIO-END-05': { heading: 'Coins (scoring)', text: '1 EP per full 4 coins.' },
  'BIO-END-06': {
    heading: 'Final Score Calculation',
    text: 'Ties: more creatures, then more nobles, then more artisans, then shared victory.',
  },
  'BIO-TWO-01': {
    heading: '2 Player Rules',
    text: '1-2 player side; the game ends after the research phase of round 5 or of the round with a 7th creature.',
  },
  'BIO-TWO-02': { heading: '2 Player Rules', text: 'No turn order area, no reset, no reservation markers.' },
  'BIO-TWO-03': {
    heading: '2 Player Rules',
    text: 'Random first player; the first player token changes hands at the end of every clean up.',
  },
  'BIO-TWO-04': { heading: '2 Player Rules', text: 'Two downtown spaces; two new tiles each round.' },
  'BIO-TWO-05': { heading: '2 Player Rules', text: 'Public space rows of the 1-2 player table.' },
  'BIO-TWO-06': { heading: '2 Player Rules', text: 'Display of 3 columns with prices 2, 1, 0.' },
  'BIO-SOL-01': { heading: 'Solo: Setup', text: 'Two-player setup without first player token; at most 4 rounds.' },
  'BIO-SOL-02': {
    heading: 'Solo: Setup / Cleanup Phase',
    text: 'Downtown tiles are drawn one at a time from left to right.',
  },
  'BIO-SOL-03': { heading: 'Solo: Setup', text: 'Two assistants and two police tokens of two other colours.' },
  'BIO-SOL-04': {
    heading: 'Solo: Setup',
    text: 'Solo deck: one random card per location, shuffled, assistant side up, police sides unseen.',
  },
  'BIO-SOL-05': {
    heading: 'Solo: Planning Phase',
    text: 'Planning order: first assistant, planning effects, location choice, placement, police and second assistant.',
  },
  'BIO-SOL-06': { heading: 'Solo: Planning Phase', text: 'First assistant: location of the visible top card.' },
  'BIO-SOL-07': {
    heading: 'Solo: Planning Phase',
    text: 'Flip the top card: police on the advanced space of both named areas; DOWNTOWN means the left tile.',
  },
  'BIO-SOL-08': { heading: 'Solo: Planning Phase', text: 'Second assistant: location of the card now on top.' },
  'BIO-SOL-09': {
    heading: 'Solo: Research Phase',
    text: 'With an assistant on the space use the upper row, without it the lower row.',
  },
  'BIO-SOL-10': { heading: 'Solo: Research Phase', text: 'A policed advanced space cannot be used.' },
  'BIO-SOL-11': { heading: 'Solo: Cleanup Phase', text: 'Clean up: assistants and police leave the board.' },
  'BIO-SOL-12': {
    heading: 'Solo: Cleanup Phase',
    text: 'Clean up: discard the display cards on the X spaces of the top solo card instead of the rightmost column.',
  },
  'BIO-SOL-13': { heading: 'Solo: Game End', text: 'The game ends after round 4 or the round with the 7th creature.' },
  'BIO-SOL-14': { heading: 'Solo: Game End', text: 'With 6 or fewer creatures the player loses.' },
  'BIO-SOL-15': { heading: 'Solo: Game End', text: 'With the 7th creature before the start of round 4: +20 EP.' },
  'BIO-SOL-16': { heading: 'Solo: Game End', text: '100 EP or more wins; 99 or less loses.' },
  'BIO-SOL-17': {
    heading: 'Solo: Game Objective / Gameplay',
    text: 'The player takes all turns of the research phase one after the other; otherwise the 2-player flow applies.',
  },
  'BIO-CHL-01': {
    heading: 'Challenges',
    text: 'Challenges replace the 100 EP goal; 7 or more creatures stay required unless the challenge says otherwise.',
  },
  'BIO-CHL-02': { heading: 'Small Creature Challenge', text: 'Small creature: 4 commons created and 100+ EP.' },
  'BIO-CHL-03': { heading: 'Report Mania Challenge', text: 'Report mania: 3+ milestone cards reported and 105+ EP.' },
  'BIO-CHL-04': {
    heading: 'Professional Challenge',
    text: 'Professional: the 7th creature does not end the game; always 4 rounds.',
  },
  'BIO-CHL-05': {
    heading: 'Professional Challenge',
    text: 'Professional goal: 9 creatures, both unlocks, 2+ milestone cards, 5+ coins left.',
  },
  'BIO-CHL-06': {
    heading: 'Survival Challenge',
    text: 'Survival: every medicine gained becomes 1 primate instead; the medicine that starts full works as usual.',
  },
  'BIO-CHL-07': { heading: 'Survival Challenge', text: 'Survival: a die injury may be avoided for 5 coins.' },
  'BIO-CHL-08': { heading: 'Survival Challenge', text: 'Survival: nothing but that medicine heals.' },
  'BIO-CHL-09': {
    heading: 'Survival Challenge',
    text: 'Survival: with only one active Noman the game is lost at once.',
  },
  'BIO-CHL-10': { heading: 'Survival Challenge', text: 'Survival: +10 EP per active Noman in the final scoring.' },
  'BIO-CHL-11': {
    heading: 'Survival Challenge',
    text: 'Survival goal: 3+ creatures with feral in the cost and 105+ EP.',
  },
  'BIO-ICO-01': { heading: 'Icon list', text: 'A slash means choose one.' },
  'BIO-ICO-02': {
    heading: 'Icon list',
    text: 'An arrow means do the left part to get the right part; a two-way arrow works in both directions.',
  },
  'BIO-ICO-03': {
    heading: 'Icon list',
    text: 'A milestone with "4 different" needs four different creatures; "3 different" in ALLEY means three different gene types.',
  },
  'BIO-ICO-04': {
    heading: 'Icon list',
    text: "A tile discount of -n removes n genes of the owner's choice from the creation cost.",
  },
  'BIO-ICO-05': {
    heading: 'Icon list',
    text: 'An effect marked x1 is done at most once per action (ALLEY bottom row).',
  },
  'BIO-ICO-06': {
    heading: 'Icon list',
    text: 'A location icon on a creature means the research action of that location.',
  },
} as const satisfies Record<string, { readonly heading: string; readonly text: string }>;
export type RuleId = keyof typeof rulebook;
