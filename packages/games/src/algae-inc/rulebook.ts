import type { LedgerRule } from '@benchtop/engine/author';
import { rulings } from './rulings.ts';

/** Answers of ours that belong to a rule. */
const of = (...ids: readonly (keyof typeof rulings)[]) => ids.map((id) => rulings[id]);

/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'ALG-END-08': {
    heading: 'Goal',
    text: 'You run a department of a company that lives on algae. Whoever has the most VP, victory points, after the final scoring wins. A tie goes to the marker in the darkest row of milestones, then to whoever reached that row first; otherwise the win is shared.',
    rulings: of('ALG-RUL-56'),
  },
  'ALG-END-01': {
    heading: 'Goal',
    text: 'The match lasts four weeks of five days. After the fourth week there is no weekend: the final scoring follows.',
  },
  'ALG-SET-01': {
    heading: 'Components',
    text: 'In your colour you have a worker, 10 disks for exports, 10 markers for milestones, and a marker each for science points, Energy and VP.',
    rulings: of('ALG-RUL-05'),
  },
  'ALG-SET-04': {
    heading: 'Components',
    text: 'With your department come a Department board, which is your plant, a Side board, 11 to 13 science tiles, 11 engineering tiles, 4 crossover tiles, 8 contract cards, 10 Double Action tiles and 2 upgrade tiles.',
    rulings: of('ALG-RUL-02'),
  },
  'ALG-SET-22': {
    heading: 'Components',
    text: 'All share a map of 24 cities with 24 demand tokens and 36 city bonus tokens, 15 milestone tiles, 36 staff tiles, 5 strips of the week, 4 weekend tiles with 4 VP tokens, 3 export bonuses, 4 algae tanks and 2 by-product tanks. Cubes, money and other tokens never run out.',
    rulings: of('ALG-RUL-55', 'ALG-RUL-01'),
  },
  'ALG-SET-02': {
    heading: 'Setup',
    text: 'Everybody runs a different department and chooses it in player order, or the departments are dealt.',
    rulings: of('ALG-RUL-61', 'ALG-RUL-79'),
  },
  'ALG-SET-03': {
    heading: 'Setup',
    text: 'Two players need departments of different by-products: Cosmetics or Biofuel against Bioplastics or Food.',
  },
  'ALG-SET-05': {
    heading: 'Setup',
    text: 'One player is drawn to begin and keeps the First player token.',
    rulings: of('ALG-RUL-78'),
  },
  'ALG-SET-06': {
    heading: 'Setup',
    text: 'Science tiles begin on the Department board, engineering and crossover tiles on the Side board.',
  },
  'ALG-SET-07': { heading: 'Setup', text: 'Your two upgrade tiles begin with their plain side up.' },
  'ALG-SET-08': { heading: 'Setup', text: 'You begin with 2 cubes in the one storage that is open.' },
  'ALG-SET-09': { heading: 'Setup', text: 'You begin without science points.' },
  'ALG-SET-10': {
    heading: 'Setup',
    text: 'Each of your ten Double Action tiles begins with a disk and a marker on it.',
  },
  'ALG-SET-11': {
    heading: 'Setup',
    text: 'Three of your eight contracts are dealt to you, unseen by the others. The other five go back to the box.',
    rulings: of('ALG-RUL-60'),
  },
  'ALG-SET-12': {
    heading: 'Setup',
    text: 'You give each of the three cards one part: one scores at the end, one can be exported to, one gives an ability.',
    rulings: of('ALG-RUL-72'),
  },
  'ALG-SET-13': {
    heading: 'Setup',
    text: 'Variant: everybody is dealt an insert with other bonuses for the Side board and chooses its side.',
    rulings: of('ALG-RUL-80', 'ALG-RUL-03'),
  },
  'ALG-SET-14': {
    heading: 'Setup',
    text: 'The demand tokens of capitals are dealt to the 8 capitals, the others to the other 16 cities.',
    rulings: of('ALG-RUL-70'),
  },
  'ALG-SET-15': {
    heading: 'Setup',
    text: 'Variant for a first game: Berlin asks for 2, and the very first export goes there.',
    rulings: of('ALG-RUL-58', 'ALG-RUL-71'),
  },
  'ALG-SET-16': {
    heading: 'Setup',
    text: 'Of the 36 city bonus tokens 24 are dealt to the cities, one each. Alone 23: the competitor’s first city has none.',
  },
  'ALG-SET-17': {
    heading: 'Setup',
    text: 'There is one token pool more than there are players: two alone, three, four or five for two, three or four players. Each has a staff tile and two city bonus tokens, drawn by chance.',
  },
  'ALG-SET-18': {
    heading: 'Setup',
    text: 'Pools are chosen in reverse player order: the last player first.',
    rulings: of('ALG-RUL-46'),
  },
  'ALG-SET-19': {
    heading: 'Setup',
    text: 'The staff tile of your pool joins its team for nothing and brings the Choice token of its space. The two bonus tokens are yours at once.',
  },
  'ALG-SET-20': { heading: 'Setup', text: 'All other staff tiles form the supply.' },
  'ALG-SET-21': {
    heading: 'Setup',
    text: 'Two milestone tiles of each of the five colours are drawn, and chance decides which side is up.',
  },
  'ALG-SET-23': {
    heading: 'Setup',
    text: 'Alone and with two players both by-product tanks are narrow, with one column. With three players the by-product that only one department makes has the narrow tank. With four both tanks are wide, with two columns.',
    rulings: of('ALG-RUL-44', 'ALG-RUL-45'),
  },
  'ALG-SET-24': {
    heading: 'Setup',
    text: 'The two bottom rows of both by-product tanks begin filled. Alone it is otherwise.',
  },
  'ALG-SET-25': {
    heading: 'Setup',
    text: 'Each of the four algae tanks has room for 4 cubes at first and begins full.',
  },
  'ALG-SET-26': { heading: 'Setup', text: 'You begin with 3 Energy and 0 VP.', rulings: of('ALG-RUL-81') },
  'ALG-SET-27': { heading: 'Setup', text: 'Chance decides which team the export bonus of week 1, 2 and 3 upgrades.' },
  'ALG-SET-28': {
    heading: 'Setup',
    text: 'The strips of Tuesday, Wednesday and Thursday and the four weekend tiles begin with side A up. Workers begin beside the strips.',
  },
  'ALG-RES-01': {
    heading: 'Tokens and payment',
    text: 'Resources are euros, market value, freelance engineers and science points. Choice and Wild tokens are tokens, but no resources.',
    rulings: of('ALG-RUL-04'),
  },
  'ALG-RES-02': {
    heading: 'Tokens and payment',
    text: 'You never have more than 10 science points. What goes beyond is lost.',
  },
  'ALG-RES-03': {
    heading: 'Tokens and payment',
    text: 'Science points of a bonus are counted at once: they cannot be kept for later.',
  },
  'ALG-RES-04': {
    heading: 'Tokens and payment',
    text: 'A bonus token with one side works like any other token of its kind.',
  },
  'ALG-RES-05': { heading: 'Tokens and payment', text: 'You exchange tokens only while you pay for something.' },
  'ALG-RES-06': {
    heading: 'Tokens and payment',
    text: 'While you pay, two tokens of any kind stand for one resource or one Choice token that you miss.',
    rulings: of('ALG-RUL-07'),
  },
  'ALG-RES-07': {
    heading: 'Tokens and payment',
    text: 'Three tokens other than Wild ones stand for a Wild token, but only to change an action.',
  },
  'ALG-RES-08': {
    heading: 'Tokens and payment',
    text: 'A Wild token may be one of the two tokens of an exchange.',
    rulings: of('ALG-RUL-06'),
  },
  'ALG-RES-09': {
    heading: 'Tokens and payment',
    text: 'You pay in full or not at all: what you could not pay, exchanges included, is not offered.',
    rulings: of('ALG-RUL-63', 'ALG-RUL-73'),
  },
  'ALG-RES-10': { heading: 'Tokens and payment', text: 'What comes out of an exchange is spent at once.' },
  'ALG-CON-01': {
    heading: 'Contracts',
    text: 'You may fulfil your contract once in a match, as one export of your Operators.',
  },
  'ALG-CON-02': { heading: 'Contracts', text: 'It needs products of its demand like a city, but no transport.' },
  'ALG-CON-03': { heading: 'Contracts', text: 'Its disk goes onto the card, and its reward is yours at once.' },
  'ALG-CON-04': { heading: 'Contracts', text: 'It never counts for milestones.' },
  'ALG-CON-05': {
    heading: 'Contracts',
    text: 'Its disk has left a Double Action tile like any other: it counts for income and unlocks.',
  },
  'ALG-CON-06': {
    heading: 'Contracts',
    text: 'Your ability works all match long. Your end scoring counts at the end.',
  },
  'ALG-CON-07': {
    heading: 'Contracts',
    text: 'It takes up one export of the activation, counts for the export bonus of the week, and needs a disk: after the tenth it is too late.',
    rulings: of('ALG-RUL-20', 'ALG-RUL-67'),
  },
  'ALG-SIDE-01': {
    heading: 'Side board',
    text: 'The Side board has four zones of two rows. Taking a tile costs 0, 1, 2 or 3 engineering points from the bottom up, placing one 2, 3, 4 or 5 science points.',
    rulings: of('ALG-RUL-42'),
  },
  'ALG-SIDE-02': { heading: 'Side board', text: 'A tile that lies in two zones costs what the dearer one costs.' },
  'ALG-SIDE-03': {
    heading: 'Side board',
    text: 'A tile may be turned and placed on any free cells.',
    rulings: of('ALG-RUL-38'),
  },
  'ALG-SIDE-04': {
    heading: 'Side board',
    text: 'Whatever bonuses a tile covers are yours at once, and may help in the same action.',
    rulings: of('ALG-RUL-40'),
  },
  'ALG-SIDE-05': { heading: 'Side board', text: 'Energy bonus: gain 1 or 2 Energy.' },
  'ALG-SIDE-06': { heading: 'Side board', text: 'Choice or Wild bonus: gain that token.' },
  'ALG-SIDE-07': {
    heading: 'Side board',
    text: 'By-product bonus: 1 or 2 cubes of the supply go into a tank of your choice for its coins. They cannot be burned.',
    rulings: of('ALG-RUL-41'),
  },
  'ALG-SIDE-08': {
    heading: 'Side board',
    text: 'Milestone bonus: 1 VP for each marker that has left a Double Action tile you still have.',
  },
  'ALG-SIDE-09': {
    heading: 'Side board',
    text: 'Team bonus: the income of that team as on Monday, income tile included.',
  },
  'ALG-SIDE-10': { heading: 'Side board', text: 'When an engineering tile is taken its cells become free.' },
  'ALG-SIDE-11': {
    heading: 'Side board',
    text: 'A crossover tile that you take is kept, and may be placed as a blank tile from your next turn on.',
    rulings: of('ALG-RUL-65'),
  },
  'ALG-SIDE-12': {
    heading: 'Side board',
    text: 'A crossover tile is taken like an engineering tile and placed like a science tile, at the same costs.',
  },
  'ALG-SIDE-13': {
    heading: 'Side board',
    text: 'Tiles that touch along an edge form a set. At the end the largest set counts.',
    rulings: of('ALG-RUL-39'),
  },
  'ALG-SIDE-14': {
    heading: 'Side board',
    text: 'Of two tiles on top of each other the upper one is taken first. The cells are free when both are gone.',
  },
  'ALG-DEP-01': {
    heading: 'Department board',
    text: 'Your Department board is your plant: storages, three Machines and dispatch, from left to right. Cubes come only into open storages that have room.',
  },
  'ALG-DEP-02': { heading: 'Department board', text: 'Placing the science tile of a storage opens that storage.' },
  'ALG-DEP-03': {
    heading: 'Department board',
    text: 'It also makes the tank of that species larger by 1 at once. The cube itself comes with the next refill.',
  },
  'ALG-DEP-04': {
    heading: 'Department board',
    text: 'Yellow belts carry cubes whenever you move them, green belts only while their Machine runs.',
  },
  'ALG-DEP-05': {
    heading: 'Department board',
    text: 'Cosmetics and Biofuel make biomass and use bio-oil. Bioplastics and Food make bio-oil and use biomass.',
  },
  'ALG-DEP-06': {
    heading: 'Department board',
    text: 'A by-product that is added to the line is a cube like any other.',
  },
  'ALG-BYP-01': {
    heading: 'By-products',
    text: 'By-product tanks fill from the bottom. Storing a cube pays the coins of its row: 3, 3, 2, 2, 1, 1.',
    rulings: of('ALG-RUL-16'),
  },
  'ALG-BYP-02': {
    heading: 'By-products',
    text: 'If your own tank is full the cube goes into the other one, for the coins there.',
  },
  'ALG-BYP-03': { heading: 'By-products', text: 'If both tanks are full a by-product can only be burned.' },
  'ALG-BYP-04': { heading: 'By-products', text: 'If the tank that you use is empty, a cube of the supply costs €1.' },
  'ALG-BYP-05': {
    heading: 'By-products',
    text: 'A cube that Machine A loses is burned for 1 Energy or stored for coins.',
  },
  'ALG-MON-01': { heading: 'Monday morning', text: 'Every week begins with Monday morning, the first one too.' },
  'ALG-MON-02': {
    heading: 'Monday morning',
    text: 'Everybody gets €2, and €1 more for each disk that has left a Double Action tile still there.',
  },
  'ALG-MON-03': {
    heading: 'Monday morning',
    text: 'Everybody gets 1 VP for each marker that has left a Double Action tile still there.',
  },
  'ALG-MON-04': { heading: 'Monday morning', text: 'Double Action tiles that were used bring nothing any more.' },
  'ALG-MON-05': {
    heading: 'Monday morning',
    text: 'In player order everybody takes one cube for each Operator, of any species with an open storage and room.',
    rulings: of('ALG-RUL-76'),
  },
  'ALG-MON-06': {
    heading: 'Monday morning',
    text: 'If the tank is empty the cube comes from the supply and costs €1.',
    rulings: of('ALG-RUL-62'),
  },
  'ALG-MON-07': { heading: 'Monday morning', text: 'Without room there is no cube.' },
  'ALG-MON-08': {
    heading: 'Monday morning',
    text: 'Everybody moves cubes once for each Engineer, over yellow belts alone: green belts rest and Machine A loses nothing.',
    rulings: of('ALG-RUL-75'),
  },
  'ALG-MON-09': { heading: 'Monday morning', text: 'Everybody gets 1 science point for each Scientist, up to 10.' },
  'ALG-MON-10': {
    heading: 'Monday morning',
    text: 'An income tile adds 2 cubes, 2 moves or 2 science points on Monday morning and with a team bonus of the Side board, nowhere else.',
  },
  'ALG-MON-11': {
    heading: 'Monday morning',
    text: 'Food spoils: products that were not exported fall by one step on Monday morning, before anything moves.',
    rulings: of('ALG-RUL-48'),
  },
  'ALG-MON-12': {
    heading: 'Monday morning',
    text: 'Biofuel is refined: at the end of your Monday morning you may pay 1 Energy and lift up to 3 cubes in dispatch by one step each.',
    rulings: of('ALG-RUL-47'),
  },
  'ALG-MON-13': {
    heading: 'Monday morning',
    text: 'Only the taking of cubes needs an order. Everything else of a Monday could be done at once.',
  },
  'ALG-WRK-01': {
    heading: 'Turns',
    text: 'A week has five turns for everybody, clockwise from the First player token.',
  },
  'ALG-WRK-02': {
    heading: 'Turns',
    text: 'Your worker must move: on Monday to any spot of the lowest strip, then to a linked spot of the next one.',
  },
  'ALG-WRK-03': { heading: 'Turns', text: 'Any number of workers may stand on a spot.' },
  'ALG-WRK-04': {
    heading: 'Turns',
    text: 'After moving you take the action of the spot, another one that you pay for, or a small action. You cannot pass.',
    rulings: of('ALG-RUL-52'),
  },
  'ALG-WRK-05': {
    heading: 'Turns',
    text: 'A small action is one of four: gain a Choice token, gain €1, take a cube, or move a cube once.',
  },
  'ALG-WRK-06': { heading: 'Turns', text: 'A small action is an action: it can come before or with a Double Action.' },
  'ALG-WRK-07': {
    heading: 'Turns',
    text: 'Once in a turn you may use a Double Action tile for another action of the same spot.',
    rulings: of('ALG-RUL-31', 'ALG-RUL-32'),
  },
  'ALG-WRK-08': {
    heading: 'Turns',
    text: 'A Double Action tile is unlocked when its disk and its marker are gone, and may be used from then on.',
  },
  'ALG-WRK-09': { heading: 'Turns', text: 'The second action may be changed, too, and is paid for anew.' },
  'ALG-WRK-10': { heading: 'Turns', text: 'A Double Action tile that was used is out of the match.' },
  'ALG-WRK-11': {
    heading: 'Turns',
    text: 'For a Choice token you take another team instead of a team, or another Machine instead of a Machine.',
    rulings: of('ALG-RUL-51', 'ALG-RUL-50'),
  },
  'ALG-WRK-12': { heading: 'Turns', text: 'For a Wild token you take any action.' },
  'ALG-WRK-13': { heading: 'Turns', text: 'Some spots let you choose any team or any Machine for nothing.' },
  'ALG-WRK-14': { heading: 'Turns', text: 'A team does one of its tasks in an activation.' },
  'ALG-OPS-01': {
    heading: 'Operators',
    text: 'Operators take cubes or export. After their upgrade they may do both, in this order.',
  },
  'ALG-OPS-02': { heading: 'Operators', text: 'They take up to one cube each. The income tile does not count here.' },
  'ALG-OPS-03': { heading: 'Operators', text: 'Room is needed as on Monday, and a cube of an empty tank costs €1.' },
  'ALG-EXP-01': {
    heading: 'Export',
    text: 'To export is to sell: you send products from dispatch to a city. In an activation each Operator may export once, each to another city.',
  },
  'ALG-EXP-02': { heading: 'Export', text: 'You export to a city only once, as long as you have disks.' },
  'ALG-EXP-03': {
    heading: 'Export',
    text: 'Transport to a city with a disk of anybody is free.',
    rulings: of('ALG-RUL-27'),
  },
  'ALG-EXP-04': {
    heading: 'Export',
    text: 'Otherwise one step along the roads from the nearest disk costs €1, two steps €3 and three steps €6.',
  },
  'ALG-EXP-05': {
    heading: 'Export',
    text: 'A city farther away than three steps is out of reach unless your contract says otherwise.',
  },
  'ALG-EXP-06': {
    heading: 'Export',
    text: 'The first export onto the empty map is free and may go anywhere.',
    rulings: of('ALG-RUL-19', 'ALG-RUL-26', 'ALG-RUL-68'),
  },
  'ALG-EXP-07': { heading: 'Export', text: 'The transport tile lowers the costs to €0, €1 and €3.' },
  'ALG-EXP-08': {
    heading: 'Export',
    text: 'The market values of the exported cubes together must reach the demand. What is more is lost.',
    rulings: of('ALG-RUL-21'),
  },
  'ALG-EXP-09': { heading: 'Export', text: 'Market value tokens add 1 each, even to cubes of value 0.' },
  'ALG-EXP-10': { heading: 'Export', text: 'Cosmetics: products are never mixed. One export takes one kind of them.' },
  'ALG-EXP-11': { heading: 'Export', text: 'Bioplastics: every pair of two different products is worth more.' },
  'ALG-EXP-12': { heading: 'Export', text: 'Exported cubes go to the supply.' },
  'ALG-EXP-13': {
    heading: 'Export',
    text: 'Your topmost disk goes to the city. Disks of several players can lie there.',
  },
  'ALG-EXP-14': {
    heading: 'Export',
    text: 'The first disk in a city takes its bonus token. It can be used from the next export on.',
  },
  'ALG-EXP-15': {
    heading: 'Export',
    text: 'After each export to a city you claim all milestones that you have reached, with their VP.',
    rulings: of('ALG-RUL-24', 'ALG-RUL-25'),
  },
  'ALG-EXP-16': {
    heading: 'Export',
    text: 'Export bonus: if you exported in week 1, 2 or 3, the team of that week is upgraded after the activation.',
  },
  'ALG-EXP-17': {
    heading: 'Export',
    text: 'A team can be upgraded only in its week.',
    rulings: of('ALG-RUL-28', 'ALG-RUL-29'),
  },
  'ALG-EXP-18': {
    heading: 'Export',
    text: 'Upgraded Operators take and export in one activation, from the next one on.',
    rulings: of('ALG-RUL-30'),
  },
  'ALG-EXP-19': {
    heading: 'Export',
    text: 'Upgraded Engineers turn all three capacity tiles over, wherever they are.',
  },
  'ALG-EXP-20': {
    heading: 'Export',
    text: 'Upgraded Scientists gain science points and place tiles in one activation, in this order.',
  },
  'ALG-EXP-21': {
    heading: 'Export',
    text: 'When all ten disks are used you export to your own cities again, for half the demand in VP, rounded up.',
    rulings: of('ALG-RUL-22', 'ALG-RUL-23'),
  },
  'ALG-EXP-22': {
    heading: 'Export',
    text: 'An export needs at least one cube from dispatch. Tokens only make it worth more.',
    rulings: of('ALG-RUL-53'),
  },
  'ALG-MIL-01': {
    heading: 'Milestones',
    text: 'A milestone says what your cities must be like, such as two capitals or three regions. You reach it once. The earlier you are, the more VP it brings.',
    rulings: of('ALG-RUL-66'),
  },
  'ALG-MIL-02': { heading: 'Milestones', text: 'Your topmost marker goes onto it.' },
  'ALG-ENG-01': {
    heading: 'Engineers',
    text: 'Each Engineer gives 1 engineering point, and each freelance engineer that you spend another one.',
  },
  'ALG-ENG-02': {
    heading: 'Engineers',
    text: 'You take up to one tile for each Engineer. The zone says what it costs.',
  },
  'ALG-ENG-03': {
    heading: 'Engineers',
    text: 'An engineering tile goes to its place on the Department board. Where several places fit you choose.',
    rulings: of('ALG-RUL-43', 'ALG-RUL-74'),
  },
  'ALG-ENG-04': {
    heading: 'Engineers',
    text: 'A Machine moves 2 cubes, with a capacity tile 3 and with one turned over 4. In Cosmetics a tile makes it 4, and 5.',
  },
  'ALG-ENG-05': { heading: 'Engineers', text: 'Capacity tiles fit every Machine, in any order.' },
  'ALG-ENG-06': {
    heading: 'Engineers',
    text: 'A conveyor tile adds two moves over yellow belts of the next Machine, after an activation is complete.',
  },
  'ALG-ENG-07': { heading: 'Engineers', text: 'These moves are no activation: green belts rest.' },
  'ALG-ENG-08': {
    heading: 'Engineers',
    text: 'They move two cubes one step each or one cube two steps, within that Machine.',
  },
  'ALG-ENG-09': {
    heading: 'Engineers',
    text: 'Loss table tiles give you a wider choice of how many cubes Machine A loses.',
  },
  'ALG-SCI-01': {
    heading: 'Scientists',
    text: 'They gain 1 science point each, up to 10. The income tile does not count here.',
    rulings: of('ALG-RUL-49'),
  },
  'ALG-SCI-02': {
    heading: 'Scientists',
    text: 'They place up to one tile each. Each tile is paid for just before it is placed.',
  },
  'ALG-SCI-03': { heading: 'Scientists', text: 'A science tile works from the moment it is placed.' },
  'ALG-SCI-04': {
    heading: 'Scientists',
    text: 'Scientists gain science points or place tiles. After their upgrade they may do both, in this order.',
  },
  'ALG-MACH-01': { heading: 'Machines', text: 'A Machine can be run only if there is a cube on its left.' },
  'ALG-MACH-02': { heading: 'Machines', text: 'Its capacity limits moves over yellow belts, nothing else.' },
  'ALG-MACH-03': {
    heading: 'Machines',
    text: 'A green belt works once in an activation, or as often as you like if it shows ∞.',
    rulings: of('ALG-RUL-11'),
  },
  'ALG-MACH-04': {
    heading: 'Machines',
    text: 'A green belt that hangs on a yellow one works when a cube has moved over that belt.',
  },
  'ALG-MACH-05': {
    heading: 'Machines',
    text: 'A green belt that feeds a field may add cubes even to an empty one, but then something has to move in that Machine.',
    rulings: of('ALG-RUL-12'),
  },
  'ALG-MACH-06': {
    heading: 'Machines',
    text: 'A green belt between two fields carries cubes for its cost, whatever the capacity.',
    rulings: of('ALG-RUL-15'),
  },
  'ALG-MACH-07': { heading: 'Machines', text: 'What a green belt takes has to be paid. What it gives may be left.' },
  'ALG-MACH-08': {
    heading: 'Machines',
    text: 'Food: the marked belts of Machine C work with Machines A and B, too.',
    rulings: of('ALG-RUL-14'),
  },
  'ALG-MACH-09': {
    heading: 'Machines',
    text: 'By-products that are added on the left of a Machine use up capacity when they move on.',
  },
  'ALG-MACH-10': { heading: 'Machines', text: 'By-products that join cubes on a belt do not.' },
  'ALG-MACH-11': { heading: 'Machines', text: 'Nothing is added at a Machine that is not running.' },
  'ALG-MACH-12': {
    heading: 'Machines',
    text: 'Machine A loses cubes as waste: the loss table says how many for the number that it moved.',
    rulings: of('ALG-RUL-09', 'ALG-RUL-10'),
  },
  'ALG-MACH-13': {
    heading: 'Machines',
    text: 'Machine B moves cubes to the left of Machine C, Machine C to dispatch. Only what lies in dispatch can be exported.',
    rulings: of('ALG-RUL-13'),
  },
  'ALG-NRG-01': { heading: 'Energy', text: 'Each Energy that you miss costs €2 instead.', rulings: of('ALG-RUL-08') },
  'ALG-NRG-02': { heading: 'Energy', text: 'Energy beyond 6 brings 1 VP each instead.' },
  'ALG-NRG-03': {
    heading: 'Energy',
    text: 'The zone of your Energy says whether the weekend and the end of the month bring you no bonus, one or two: 0 and 1 are red, 2 to 4 yellow, 5 and 6 green.',
  },
  'ALG-REC-01': {
    heading: 'Recruiting',
    text: 'You hire a staff member for any team, pay for its column and put the tile next to the others: €1 for the second member, €2 for the third, €3 for the fourth.',
    rulings: of('ALG-RUL-54'),
  },
  'ALG-REC-02': { heading: 'Recruiting', text: 'The token and the VP of its space are yours.' },
  'ALG-REC-03': { heading: 'Recruiting', text: 'Each team begins with one member.' },
  'ALG-WKD-01': { heading: 'Weekend', text: 'A weekend follows weeks 1, 2 and 3.' },
  'ALG-WKD-02': {
    heading: 'Weekend',
    text: 'In the green zone you get both bonuses next to your worker, in the yellow zone one of them, in the red zone none.',
    rulings: of('ALG-RUL-77'),
  },
  'ALG-WKD-03': {
    heading: 'Weekend',
    text: 'Workers go home, the next week begins, and one strip is turned to side B: Tuesday’s for week 2, Wednesday’s for week 3, Thursday’s for week 4.',
    rulings: of('ALG-RUL-37'),
  },
  'ALG-WKD-04': { heading: 'Weekend', text: 'The export bonus of the week that is over is gone.' },
  'ALG-WKD-05': {
    heading: 'Weekend',
    text: 'Before week 4 the weekend tiles are turned to side B.',
    rulings: of('ALG-RUL-35'),
  },
  'ALG-WKD-06': {
    heading: 'Weekend',
    text: 'Algae tanks are filled up to 4 cubes, and one more for each storage tile of that species that anybody has placed.',
  },
  'ALG-WKD-07': {
    heading: 'Weekend',
    text: 'A full by-product tank loses a cube, an empty one gains a cube.',
    rulings: of('ALG-RUL-18'),
  },
  'ALG-WKD-08': {
    heading: 'Weekend',
    text: 'Then cubes go from one by-product tank to the other until their filled rows differ by at most one.',
    rulings: of('ALG-RUL-17'),
  },
  'ALG-WKD-09': { heading: 'Weekend', text: 'The First player token goes to the next player clockwise.' },
  'ALG-END-02': {
    heading: 'Final scoring',
    text: 'End-of-month bonus: the two tiles next to your last spot bring VP for each of your milestones of their colour; both in the green zone, one in the yellow, none in the red.',
    rulings: of('ALG-RUL-34'),
  },
  'ALG-END-03': { heading: 'Final scoring', text: 'Milestones of the lightest colour have no end-of-month bonus.' },
  'ALG-END-04': {
    heading: 'Final scoring',
    text: '1 VP for each marker that has left a Double Action tile you still have.',
    rulings: of('ALG-RUL-33'),
  },
  'ALG-END-05': {
    heading: 'Final scoring',
    text: '1 VP for each tile of your largest set of science and crossover tiles.',
  },
  'ALG-END-06': { heading: 'Final scoring', text: 'The end scoring of your contract.' },
  'ALG-END-07': {
    heading: 'Final scoring',
    text: '1 VP for every 4 items that are left: tokens of all kinds, euros, science points and cubes on your Department board.',
    rulings: of('ALG-RUL-36', 'ALG-RUL-69'),
  },
  'ALG-SOLO-01': {
    heading: 'Solo',
    text: 'You play against a competitor of neutral disks. It has one on a capital drawn by chance, 2 on the strip of Tuesday, 3 on Wednesday’s, 8 on Thursday’s and 3 on Friday’s.',
    rulings: of('ALG-RUL-59'),
  },
  'ALG-SOLO-02': {
    heading: 'Solo',
    text: 'Its first city has no bonus token, brings it the demand in VP, and counts as the first export of the match.',
  },
  'ALG-SOLO-03': {
    heading: 'Solo',
    text: 'The tank of the by-product that you make begins empty, the other one full.',
  },
  'ALG-SOLO-04': { heading: 'Solo', text: 'On Monday the competitor gets 1 VP for each of its milestones.' },
  'ALG-SOLO-05': { heading: 'Solo', text: 'If you move to a spot with neutral disks one of them leaves the match.' },
  'ALG-SOLO-06': {
    heading: 'Solo',
    text: 'When a strip is turned its neutral disks are exported one by one: next to a neutral disk, to the lowest demand, and among equals to where a bonus token lies. If that leaves several cities you choose.',
    rulings: of('ALG-RUL-57'),
  },
  'ALG-SOLO-07': {
    heading: 'Solo',
    text: 'The competitor gets the demand in VP, and 2 more for a bonus token, which leaves the match.',
  },
  'ALG-SOLO-08': {
    heading: 'Solo',
    text: 'After all disks of a weekend it claims its milestones with their VP, as a player would. The disks count as one activation.',
  },
  'ALG-SOLO-09': {
    heading: 'Solo',
    text: 'After week 4 the disks of Friday’s strip are exported, although it is not turned.',
  },
  'ALG-SOLO-10': { heading: 'Solo', text: 'At the end the competitor gets 1 VP for each of its milestones.' },
  'ALG-SOLO-11': {
    heading: 'Solo',
    text: 'You win with more VP than the competitor. Milestones break a tie, as among players.',
    rulings: of('ALG-RUL-64'),
  },
} as const satisfies Record<string, LedgerRule>;
export type RuleId = keyof typeof rulebook;
