import type { LedgerRule } from '@benchtop/engine/author';
import { rulings } from './rulings.ts';

/** Answers of ours that belong to a rule. */
const of = (...ids: readonly (keyof typeof rulings)[]) => ids.map((id) => rulings[id]);

/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'BIO-RND-03': {
    heading: 'Goal',
    text: 'Breed creatures, report milestones and earn EP, evaluation points. Whoever has the most EP after the final scoring wins.',
  },
  'BIO-END-01': {
    heading: 'Goal',
    text: 'The match ends after the research phase of the last round, or of the round in which somebody created a seventh creature.',
    rulings: of('BIO-RUL-28'),
  },
  'BIO-CMP-01': {
    heading: 'Components',
    text: 'The box holds 48 creature cards (20 common, 16 artisan, 12 noble), 6 scientists, 10 milestone cards, 20 downtown tiles, 15 solo cards, 4 player boards and the danger die, with coins, markers and tokens.',
  },
  'BIO-CMP-02': {
    heading: 'Components',
    text: 'The game is for two to four players. One player alone plays the solo game.',
    rulings: of('BIO-RUL-41'),
  },
  'BIO-SET-01': {
    heading: 'Setup',
    text: 'Three or four players use the large side of the main board, one or two the small side.',
  },
  'BIO-SET-02': {
    heading: 'Setup',
    text: 'Creature cards are sorted by class, and each class is shuffled into a face-down deck of its own.',
  },
  'BIO-SET-03': {
    heading: 'Setup',
    text: 'Four cards of each deck lie face up in the basement display: commons in the top row, artisans in the middle, nobles at the bottom.',
  },
  'BIO-SET-04': {
    heading: 'Setup',
    text: 'Four milestone cards are drawn and shown by DNA Inc. The other six are not used.',
  },
  'BIO-SET-05': { heading: 'Setup', text: 'The downtown tiles are shuffled, and four of them are laid out face up.' },
  'BIO-SET-06': { heading: 'Setup', text: 'The round marker starts on space 1.' },
  'BIO-SET-07': { heading: 'Setup', text: 'All six scientists lie open before anybody chooses.' },
  'BIO-SET-08': { heading: 'Setup', text: 'Coins come from a common supply.' },
  'BIO-SET-09': {
    heading: 'Setup',
    text: 'You have 3 Nomans, 7 milestone tokens, 2 medicines, 2 locks, 5 location cards, a track for each of the 6 genes, a marker on the EP track and 2 turn order markers.',
  },
  'BIO-SET-10': {
    heading: 'Setup',
    text: 'Each player gets one of four player boards by chance. Whether its basic or its advanced side is up is settled before the match, or by each player.',
  },
  'BIO-SET-11': {
    heading: 'Setup',
    text: 'Whoever goes first starts with 0 EP. EP that you gain during the match are added at once.',
    rulings: of('BIO-RUL-48'),
  },
  'BIO-SET-12': {
    heading: 'Setup',
    text: 'The turn order of the first round is drawn by chance. Markers on the initiative track show it from left to right.',
  },
  'BIO-SET-13': { heading: 'Setup', text: 'Nobody has a marker on the reservation track at first.' },
  'BIO-SET-14': { heading: 'Setup', text: 'Your three Nomans start standing at home, and all your genes at 0.' },
  'BIO-SET-15': {
    heading: 'Setup',
    text: 'In reverse turn order everybody takes a scientist. Those that are left are not used.',
  },
  'BIO-SET-16': { heading: 'Setup', text: 'The middle and the bottom row of your scientist start locked.' },
  'BIO-SET-17': {
    heading: 'Setup',
    text: 'In reverse turn order everybody takes one card from the display for nothing, and then once more in the same order.',
  },
  'BIO-SET-18': {
    heading: 'Setup',
    text: 'The display is not refilled in between. Afterwards the cards slide to the right and the gaps are filled from the decks.',
  },
  'BIO-SET-19': {
    heading: 'Setup',
    text: 'The first player starts with 6 coins, the second with 7, the third with 8 and the fourth with 9.',
  },
  'BIO-SET-20': {
    heading: 'Setup',
    text: 'The first and the second player start with one full medicine, the third and the fourth with two.',
  },
  'BIO-SET-21': { heading: 'Setup', text: 'What belongs to no player is left in the box.' },
  'BIO-RND-01': {
    heading: 'Rounds',
    text: 'Three or four players play at most 4 rounds. Each has a planning phase, a research phase and a clean-up phase.',
  },
  'BIO-RND-02': {
    heading: 'Rounds',
    text: 'The last round is not cleaned up: the final scoring follows its research phase.',
    rulings: of('BIO-RUL-03', 'BIO-RUL-43'),
  },
  'BIO-PLN-01': { heading: 'Planning', text: 'In the first round the turn order stays as it was drawn.' },
  'BIO-PLN-02': {
    heading: 'Planning',
    text: 'In later rounds, whoever has no marker on the reservation track puts it on the leftmost free space, one after the other in the present turn order.',
  },
  'BIO-PLN-03': {
    heading: 'Planning',
    text: 'The reservation track, read from left to right without its gaps, is the new turn order.',
  },
  'BIO-PLN-04': { heading: 'Planning', text: 'Reservation markers stay on the track while planning effects are used.' },
  'BIO-PLN-05': { heading: 'Planning', text: 'You may use each of your planning effects once, in any order.' },
  'BIO-PLN-06': {
    heading: 'Planning',
    text: 'The top row of your scientist is a planning effect. It is open from the start.',
  },
  'BIO-PLN-07': {
    heading: 'Planning',
    text: 'A marker on reservation space 2, 3 or 4 gives you the planning effect printed there, however it got there. Space 1 gives none.',
    rulings: of('BIO-RUL-06'),
  },
  'BIO-PLN-08': { heading: 'Planning', text: 'Planning effects are used in turn order.', rulings: of('BIO-RUL-08') },
  'BIO-PLN-09': { heading: 'Planning', text: 'Then all reservation markers are taken off the track.' },
  'BIO-PLN-10': {
    heading: 'Planning',
    text: 'In secret you choose as many of the five locations as you have active Nomans.',
  },
  'BIO-PLN-11': {
    heading: 'Planning',
    text: 'All choices are revealed together, and one Noman goes to each chosen location.',
  },
  'BIO-PLN-12': { heading: 'Planning', text: 'Next round all five locations can be chosen again.' },
  'BIO-NOM-01': {
    heading: 'Nomans and medicine',
    text: 'A Noman is active while it stands, on the board or at home. One that lies at home is injured.',
  },
  'BIO-NOM-02': {
    heading: 'Nomans and medicine',
    text: 'An injured Noman is not sent to a location and neither researches nor experiments.',
  },
  'BIO-NOM-03': {
    heading: 'Nomans and medicine',
    text: 'At any time you may use one full medicine to let one of your injured Nomans stand up.',
    rulings: of('BIO-RUL-12', 'BIO-RUL-27'),
  },
  'BIO-NOM-04': {
    heading: 'Nomans and medicine',
    text: 'Gaining medicine fills an empty one. You have two: more than that is lost.',
    rulings: of('BIO-RUL-14'),
  },
  'BIO-GEN-01': {
    heading: 'Genes and coins',
    text: 'Each gene that you gain or pay moves its marker by one. You can only pay what you have.',
  },
  'BIO-GEN-02': {
    heading: 'Genes and coins',
    text: 'You can hold 10 genes of each type. What goes beyond that is lost.',
    rulings: of('BIO-RUL-25'),
  },
  'BIO-GEN-03': {
    heading: 'Genes and coins',
    text: 'You can hold any number of coins, and they never run out.',
    rulings: of('BIO-RUL-13'),
  },
  'BIO-RES-01': { heading: 'Research phase', text: 'Players take turns in turn order, again and again.' },
  'BIO-RES-02': { heading: 'Research phase', text: 'On your turn you research, experiment or pass.' },
  'BIO-RES-03': {
    heading: 'Research phase',
    text: 'Whoever has passed takes no more turns. The phase ends when everybody has passed.',
  },
  'BIO-RES-04': {
    heading: 'Research phase',
    text: 'Research: take one of your Nomans back from a location, standing, and do what that location offers.',
    rulings: of('BIO-RUL-44'),
  },
  'BIO-RES-05': {
    heading: 'Research phase',
    text: 'The more Nomans stay behind, of whatever player, the better the row you get.',
  },
  'BIO-RES-06': {
    heading: 'Research phase',
    text: 'Once per round, when you do the action of its location, you may activate a common creature. Several of them may improve one action.',
    rulings: of('BIO-RUL-01'),
  },
  'BIO-DIE-01': {
    heading: 'Danger die',
    text: 'Research at the Mountain or the River includes one roll of the danger die. You cannot leave it out.',
    rulings: of('BIO-RUL-15'),
  },
  'BIO-DIE-02': {
    heading: 'Danger die',
    text: 'You may roll again as often as you pay for it. Only the last result counts.',
  },
  'BIO-DIE-03': {
    heading: 'Danger die',
    text: 'Another roll costs 2 coins; or 1 avian gene at the Mountain, 1 reptile gene at the River.',
  },
  'BIO-DIE-04': { heading: 'Danger die', text: 'Injury: the Noman you used lies down.' },
  'BIO-DIE-05': { heading: 'Danger die', text: 'Feral gene and injury: gain 1 feral gene, and the Noman lies down.' },
  'BIO-DIE-06': { heading: 'Danger die', text: 'Feral gene: gain 1 feral gene.' },
  'BIO-DIE-07': { heading: 'Danger die', text: 'Any other face: gain 1 mammal gene or 1 aquatic gene.' },
  'BIO-DIE-08': {
    heading: 'Danger die',
    text: 'A roll in planning comes before locations are chosen. It cannot be repeated, and an injury hits one of your active Nomans.',
    rulings: of('BIO-RUL-10', 'BIO-RUL-11'),
  },
  'BIO-DIE-09': {
    heading: 'Danger die',
    text: 'A creature that lets you roll again does so for nothing, once per round, at its own location.',
  },
  'BIO-LOC-01': {
    heading: 'Locations',
    text: 'The Mountain gives mammal and avian genes and a danger roll. From the best row: 3 mammal and 2 avian; 2 mammal and 1 avian; 2 mammal or 1 avian; 2 mammal.',
  },
  'BIO-LOC-02': {
    heading: 'Locations',
    text: 'The River gives aquatic and reptile genes and a danger roll. From the best row: 3 aquatic and 2 reptile; 2 aquatic and 1 reptile; 2 aquatic or 1 reptile; 2 aquatic.',
  },
  'BIO-LOC-03': {
    heading: 'Locations',
    text: 'The Bank gives coins and EP. From the best row: 4 coins and 3 EP; 4 coins and 2 EP; 3 coins and 2 EP; 3 coins and 1 EP.',
  },
  'BIO-LOC-04': {
    heading: 'Locations',
    text: 'The Hospital gives primate genes and medicine. From the best row: 3 primate and 1 medicine; 2 primate and 1 medicine; 1 primate and 1 medicine; 1 primate or 1 medicine.',
  },
  'BIO-LOC-05': {
    heading: 'Locations',
    text: 'The Basement sells creature cards. From the best row: up to 2 for 1 coin less in total; up to 2; 1 for 1 coin less; 1.',
  },
  'BIO-BUY-01': {
    heading: 'Buying cards',
    text: 'Cards on display cost 2, 1, 1 and 0 coins, from the left column to the right.',
  },
  'BIO-BUY-02': { heading: 'Buying cards', text: 'A space that was bought empty stays empty until the clean-up.' },
  'BIO-BUY-03': {
    heading: 'Buying cards',
    text: 'For 2 coins you look at the two top cards of a deck, keep one and put the other under the deck.',
  },
  'BIO-BUY-04': {
    heading: 'Buying cards',
    text: 'If the deck runs out while you draw, its discard pile is shuffled into a new deck.',
    rulings: of('BIO-RUL-17'),
  },
  'BIO-BUY-05': { heading: 'Buying cards', text: 'If you may buy several cards, you may mix both ways.' },
  'BIO-BUY-06': { heading: 'Buying cards', text: 'You may always buy fewer cards, or none.' },
  'BIO-BUY-07': {
    heading: 'Buying cards',
    text: 'A discount lowers what you pay in the whole action, never below 0.',
    rulings: of('BIO-RUL-16'),
  },
  'BIO-BUY-08': {
    heading: 'Buying cards',
    text: 'Bought cards go to your hand.',
    rulings: of('BIO-RUL-38', 'BIO-RUL-39'),
  },
  'BIO-EXP-01': {
    heading: 'Experiments',
    text: 'Experiment: send one active Noman from home to an experiment space and do what it offers.',
    rulings: of('BIO-RUL-26'),
  },
  'BIO-EXP-02': {
    heading: 'Experiments',
    text: 'A Noman that has come home or has been healed in this phase may experiment.',
  },
  'BIO-EXP-03': { heading: 'Experiments', text: 'The three large spaces hold any number of Nomans and give no bonus.' },
  'BIO-EXP-04': {
    heading: 'Experiments',
    text: 'A small space holds one Noman. You may take its bonus before its main action.',
    rulings: of('BIO-RUL-05'),
  },
  'BIO-FRM-01': { heading: 'Biofarm', text: 'At the Biofarm you may create up to 2 creatures from your hand.' },
  'BIO-FRM-02': {
    heading: 'Biofarm',
    text: 'Your board has room for 4 commons, 3 artisans and 2 nobles. A full row takes no more.',
    rulings: of('BIO-RUL-29'),
  },
  'BIO-FRM-03': {
    heading: 'Biofarm',
    text: 'You pay the genes of the card, less what your discounts take off.',
    rulings: of('BIO-RUL-18'),
  },
  'BIO-FRM-04': {
    heading: 'Biofarm',
    text: 'Once unlocked, the middle row of your scientist may make one creation at the Biofarm cheaper in each round.',
    rulings: of('BIO-RUL-46'),
  },
  'BIO-FRM-05': {
    heading: 'Biofarm',
    text: 'A creature takes the leftmost free space of its row. The bonus printed there is gained at once.',
  },
  'BIO-CRD-01': {
    heading: 'Creatures',
    text: 'An artisan takes its genes off every creation of yours, so it helps both creations of one action.',
    rulings: of('BIO-RUL-19'),
  },
  'BIO-CRD-02': { heading: 'Creatures', text: 'All your artisans help with the same creature.' },
  'BIO-CRD-03': {
    heading: 'Creatures',
    text: 'An artisan that you create first helps with the second creature of the same action.',
  },
  'BIO-CRD-04': {
    heading: 'Creatures',
    text: 'The EP printed on commons and artisans count at the end, if you have created them.',
  },
  'BIO-CRD-05': {
    heading: 'Creatures',
    text: 'Nobles give EP at the end, by their ability.',
    rulings: of('BIO-RUL-21'),
  },
  'BIO-CRD-06': {
    heading: 'Creatures',
    text: 'A creature helps as soon as it is created: a common can improve a later action of the same round.',
  },
  'BIO-CML-01': {
    heading: 'Creation milestones',
    text: 'When you fill the last space of a row, you put a token on the leftmost free space of its creation milestone at once, and go on with your turn.',
  },
  'BIO-CML-02': { heading: 'Creation milestones', text: 'The rows are full with 4 commons, 3 artisans and 2 nobles.' },
  'BIO-CML-03': {
    heading: 'Creation milestones',
    text: 'At the end each of these tokens gives the EP of its column: 8, 6, 4 or 3; with one or two players 6 or 4.',
  },
  'BIO-ALY-01': {
    heading: 'Alley',
    text: 'In the Alley you use one option of the top row, or the bottom row, or both in any order. Whoever chooses an option makes at least one trade; within one action a thing is either paid or gained.',
    rulings: of('BIO-RUL-24'),
  },
  'BIO-ALY-02': {
    heading: 'Alley',
    text: 'First option: pay 2 coins, 2 mammal genes or 2 aquatic genes for another of the three, as often as you like.',
  },
  'BIO-ALY-03': {
    heading: 'Alley',
    text: 'Second option: pay 2 coins, 1 avian gene or 1 reptile gene for another of the three, as often as you like.',
  },
  'BIO-ALY-04': {
    heading: 'Alley',
    text: 'Third option: pay 2 coins for 1 primate gene, or the other way round, as often as you like.',
  },
  'BIO-ALY-05': {
    heading: 'Alley',
    text: 'Bottom row: pay 1 feral gene for three different ones of 2 mammal, 2 aquatic, 1 avian and 1 reptile.',
  },
  'BIO-ALY-06': { heading: 'Alley', text: 'Or pay three different ones of these for 1 feral gene.' },
  'BIO-ALY-07': { heading: 'Alley', text: 'The bottom row works once per action, in one direction.' },
  'BIO-DNA-01': {
    heading: 'DNA Inc.',
    text: 'At DNA Inc. you may report one milestone and unlock one ability, in any order.',
  },
  'BIO-DNA-02': {
    heading: 'DNA Inc.',
    text: 'You report a milestone that you meet, once in a match. Each of its icons needs a creature of its own.',
    rulings: of('BIO-RUL-22'),
  },
  'BIO-DNA-03': {
    heading: 'DNA Inc.',
    text: 'Your token takes the leftmost free space under the card: 8, 6, 4 or 3 EP at the end; with one or two players 6 or 4.',
    rulings: of('BIO-RUL-42'),
  },
  'BIO-DNA-04': { heading: 'DNA Inc.', text: 'One report per action.' },
  'BIO-SCI-01': {
    heading: 'Scientist',
    text: 'An unlock costs 5 coins and opens the topmost locked row: the middle one first, then the bottom one. One unlock per action.',
    rulings: of('BIO-RUL-47'),
  },
  'BIO-SCI-02': { heading: 'Scientist', text: 'The top row works in every planning phase.' },
  'BIO-SCI-03': {
    heading: 'Scientist',
    text: 'The middle row makes one creation at the Biofarm cheaper in each round, after the first unlock.',
  },
  'BIO-SCI-04': { heading: 'Scientist', text: 'The bottom row scores at the end, after the second unlock.' },
  'BIO-DTN-01': {
    heading: 'Downtown',
    text: 'Each downtown tile is a small space. The Noman that goes there gets what the tile says.',
    rulings: of('BIO-RUL-20'),
  },
  'BIO-DTN-02': { heading: 'Downtown', text: 'Four new tiles lie downtown in each round.' },
  'BIO-ADV-01': {
    heading: 'Small spaces',
    text: 'The gene bench of the Biofarm gives 1 mammal or 1 aquatic gene before the Biofarm.',
  },
  'BIO-ADV-02': {
    heading: 'Small spaces',
    text: 'Each booking desk lets you put your marker on a free space of the reservation track before the main action.',
    rulings: of('BIO-RUL-04'),
  },
  'BIO-ADV-03': {
    heading: 'Small spaces',
    text: 'The serum lab of the Alley turns 1 medicine into 1 feral gene, if you like, before the Alley.',
    rulings: of('BIO-RUL-34'),
  },
  'BIO-ADV-04': {
    heading: 'Small spaces',
    text: 'The archive of DNA Inc. lets you buy one card from the display at its price before DNA Inc.',
  },
  'BIO-PAS-01': {
    heading: 'Passing',
    text: 'You may pass when none of your Nomans stands at a location.',
    rulings: of('BIO-RUL-40'),
  },
  'BIO-PAS-02': { heading: 'Passing', text: 'You may pass with active Nomans at home.' },
  'BIO-CLN-01': { heading: 'Clean-up', text: 'All Nomans come home from the experiment spaces and stand.' },
  'BIO-CLN-02': {
    heading: 'Clean-up',
    text: 'Injured Nomans stand up too, and each costs its owner 12 EP. EP may fall below 0.',
    rulings: of('BIO-RUL-02'),
  },
  'BIO-CLN-03': {
    heading: 'Clean-up',
    text: 'Cards that are left in the free column go to the discard piles of their classes.',
  },
  'BIO-CLN-04': {
    heading: 'Clean-up',
    text: 'The other cards slide to the right, and gaps are filled from the decks. The discard pile of an empty deck is shuffled into a new one, even in between; if it is empty too, spaces stay empty.',
    rulings: of('BIO-RUL-37', 'BIO-RUL-45'),
  },
  'BIO-CLN-05': { heading: 'Clean-up', text: 'All downtown tiles leave the game, and new ones are laid out.' },
  'BIO-CLN-06': { heading: 'Clean-up', text: 'The middle row of your scientist and your commons can be used again.' },
  'BIO-CLN-07': { heading: 'Clean-up', text: 'The round marker moves on.' },
  'BIO-END-02': {
    heading: 'Final scoring',
    text: 'Your score: EP track, creatures, scientist, creation milestones, milestone cards and coins.',
  },
  'BIO-END-03': {
    heading: 'Final scoring',
    text: '“A creature with a gene” means one whose printed cost has that gene. Each noble and each milestone counts a creature once.',
    rulings: of('BIO-RUL-23'),
  },
  'BIO-END-04': { heading: 'Final scoring', text: 'The bottom row of your scientist counts if both locks are gone.' },
  'BIO-END-05': { heading: 'Final scoring', text: 'Every full 4 coins are 1 EP.' },
  'BIO-END-06': {
    heading: 'Final scoring',
    text: 'A tie goes to whoever has more creatures, then more nobles, then more artisans. Players who still tie share the win.',
  },
  'BIO-TWO-01': {
    heading: 'Two players',
    text: 'Two players use the small side of the board and play at most 5 rounds.',
  },
  'BIO-TWO-02': {
    heading: 'Two players',
    text: 'There is no turn order to reserve: no tracks and no booking desks.',
    rulings: of('BIO-RUL-07'),
  },
  'BIO-TWO-03': {
    heading: 'Two players',
    text: 'The first player is drawn by chance. At the end of each clean-up the token changes hands.',
  },
  'BIO-TWO-04': { heading: 'Two players', text: 'Two tiles lie downtown in each round.' },
  'BIO-TWO-05': {
    heading: 'Two players',
    text: 'Each location has two rows: the better one if the other player’s Noman stays behind. The Mountain: 2 mammal and 1 avian, or else 2 mammal or 1 avian. The River: 2 aquatic and 1 reptile, or else 2 aquatic or 1 reptile. The Bank: 4 coins and 3 EP, or else 3 coins and 2 EP. The Hospital: 2 primate and 1 medicine, or else 1 primate and 1 medicine. The Basement: up to 2 cards, or else 1.',
  },
  'BIO-TWO-06': { heading: 'Two players', text: 'The display has three columns, for 2, 1 and 0 coins.' },
  'BIO-SOL-01': {
    heading: 'Solo',
    text: 'Alone you set up as for two players, without a first player, and play at most 4 rounds.',
    rulings: of('BIO-RUL-09'),
  },
  'BIO-SOL-02': {
    heading: 'Solo',
    text: 'The two downtown tiles are laid out one after the other, the left one first.',
  },
  'BIO-SOL-03': {
    heading: 'Solo',
    text: 'Two assistants and two police officers take part.',
    rulings: of('BIO-RUL-30'),
  },
  'BIO-SOL-04': {
    heading: 'Solo',
    text: 'The solo deck has one card of each location, by chance. Only the assistant side of the top card is seen.',
  },
  'BIO-SOL-05': {
    heading: 'Solo',
    text: 'Planning: the first assistant, your planning effects, your locations, then police and the second assistant.',
  },
  'BIO-SOL-06': { heading: 'Solo', text: 'The first assistant goes to the location of the top card.' },
  'BIO-SOL-07': {
    heading: 'Solo',
    text: 'Then the top card is flipped: police close the small space of each of two areas. Downtown that is the left tile.',
  },
  'BIO-SOL-08': { heading: 'Solo', text: 'The second assistant goes to the location of the card that is now on top.' },
  'BIO-SOL-09': {
    heading: 'Solo',
    text: 'With an assistant on the space you get the upper row, without one the lower row.',
  },
  'BIO-SOL-10': { heading: 'Solo', text: 'You cannot send a Noman where police stand.' },
  'BIO-SOL-11': { heading: 'Solo', text: 'In the clean-up assistants and police leave the board.' },
  'BIO-SOL-12': {
    heading: 'Solo',
    text: 'Instead of the free column, the cards on the marked spaces of the top solo card are discarded.',
  },
  'BIO-SOL-13': { heading: 'Solo', text: 'The match ends after round 4, or after the round of your seventh creature.' },
  'BIO-SOL-14': { heading: 'Solo', text: 'With fewer than 7 creatures you lose.' },
  'BIO-SOL-15': {
    heading: 'Solo',
    text: 'If your seventh creature came before round 4, you get 20 EP more.',
    rulings: of('BIO-RUL-31'),
  },
  'BIO-SOL-16': { heading: 'Solo', text: 'With 100 EP or more you win, with fewer you lose.' },
  'BIO-SOL-17': { heading: 'Solo', text: 'You take all turns one after the other.' },
  'BIO-CHL-01': {
    heading: 'Challenges',
    text: 'A challenge replaces the goal of 100 EP. Seven creatures are needed all the same.',
  },
  'BIO-CHL-02': { heading: 'Challenges', text: 'Small Creature: 4 commons and 100 EP.' },
  'BIO-CHL-03': { heading: 'Challenges', text: 'Report Mania: 3 reported milestones and 105 EP.' },
  'BIO-CHL-04': {
    heading: 'Challenges',
    text: 'Professional: the seventh creature does not end the match. You always play 4 rounds.',
  },
  'BIO-CHL-05': {
    heading: 'Challenges',
    text: 'Professional: 9 creatures, both unlocks, 2 reported milestones and 5 coins left. No EP are needed.',
    rulings: of('BIO-RUL-35'),
  },
  'BIO-CHL-06': {
    heading: 'Challenges',
    text: 'Survival: every medicine you would gain is a primate gene instead. The one you start with works.',
  },
  'BIO-CHL-07': { heading: 'Challenges', text: 'Survival: 5 coins keep a Noman from an injury by the die.' },
  'BIO-CHL-08': {
    heading: 'Challenges',
    text: 'Survival: nothing but your medicine heals, not even the clean-up.',
    rulings: of('BIO-RUL-32'),
  },
  'BIO-CHL-09': {
    heading: 'Challenges',
    text: 'Survival: as soon as only one Noman is active, the match is lost.',
    rulings: of('BIO-RUL-33'),
  },
  'BIO-CHL-10': { heading: 'Challenges', text: 'Survival: each active Noman gives 10 EP at the end.' },
  'BIO-CHL-11': { heading: 'Challenges', text: 'Survival: 3 creatures with a feral gene and 105 EP.' },
  'BIO-ICO-01': { heading: 'Icons', text: 'A slash means: choose one.' },
  'BIO-ICO-02': {
    heading: 'Icons',
    text: 'An arrow means: do what is on its left to get what is on its right. An arrow with two heads works both ways.',
  },
  'BIO-ICO-03': {
    heading: 'Icons',
    text: '“Different” on a milestone means different creatures, in the Alley different kinds of gene.',
  },
  'BIO-ICO-04': {
    heading: 'Icons',
    text: 'A discount of a tile takes that many genes of your choice off the cost, feral ones included.',
    rulings: of('BIO-RUL-36'),
  },
  'BIO-ICO-05': { heading: 'Icons', text: '“Once” means once per action.' },
  'BIO-ICO-06': { heading: 'Icons', text: 'A location on a creature means the research action of that location.' },
} as const satisfies Record<string, LedgerRule>;

export type RuleId = keyof typeof rulebook;
