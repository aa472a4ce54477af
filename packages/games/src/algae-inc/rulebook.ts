/** The ledger: every single rule of the game, in our words. Tests, refusals and the rules page cite these ids. */
export const rulebook = {
  'ALG-END-08': {
    heading: 'Goal',
    text: 'Whoever has the most VP after the final scoring wins. A tie goes to the marker in the darkest row of milestones, then to whoever reached that row first; otherwise the win is shared.',
  },
  'ALG-END-01': {
    heading: 'Goal',
    text: 'The match lasts four weeks. After the fourth there is no Weekend: the final scoring follows.',
  },
  'ALG-SET-01': {
    heading: 'Setup',
    text: 'You have a worker, 10 disks, 10 markers, and a marker each for science points, Energy and VP.',
  },
  'ALG-SET-02': {
    heading: 'Setup',
    text: 'Everybody runs another department and chooses it in player order, or the departments are dealt.',
  },
  'ALG-SET-03': {
    heading: 'Setup',
    text: 'Two players need departments of different by-products: Cosmetics or Biofuel against Bioplastics or Food.',
  },
  'ALG-SET-04': {
    heading: 'Setup',
    text: 'With your department come its Side board, science, engineering and crossover tiles, eight contracts, ten Double Action tiles and two upgrade tiles.',
  },
  'ALG-SET-05': { heading: 'Setup', text: 'One player is drawn to begin and keeps the First player token.' },
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
  },
  'ALG-SET-12': {
    heading: 'Setup',
    text: 'You give each of the three cards one part: one scores at the end, one can be exported to, one gives an ability.',
  },
  'ALG-SET-13': {
    heading: 'Setup',
    text: 'Variant: everybody is dealt an insert with other bonuses for the Side board and chooses its side.',
  },
  'ALG-SET-14': {
    heading: 'Setup',
    text: 'The demand tokens of capitals are dealt to the 8 capitals, the others to the other 16 cities.',
  },
  'ALG-SET-15': {
    heading: 'Setup',
    text: 'Variant for a first game: Berlin asks for 2, and the very first export goes there.',
  },
  'ALG-SET-16': {
    heading: 'Setup',
    text: 'Of the 36 city bonus tokens 24 are dealt to the cities, one each. Alone 23: the competitor’s first city has none.',
  },
  'ALG-SET-17': {
    heading: 'Setup',
    text: 'There is one token pool more than there are players. Each has a staff tile and two city bonus tokens, drawn by chance.',
  },
  'ALG-SET-18': { heading: 'Setup', text: 'Pools are chosen in reverse player order: the last player first.' },
  'ALG-SET-19': {
    heading: 'Setup',
    text: 'The staff tile of your pool joins its team for nothing and brings the Choice token of its space. The two bonus tokens are yours at once.',
  },
  'ALG-SET-20': { heading: 'Setup', text: 'All other staff tiles form the supply.' },
  'ALG-SET-21': {
    heading: 'Setup',
    text: 'Two milestone tiles of each of the five colours are drawn, and chance decides which side is up.',
  },
  'ALG-SET-22': { heading: 'Setup', text: 'Tokens and money never run out.' },
  'ALG-SET-23': {
    heading: 'Setup',
    text: 'A by-product made by only one department in play has the narrow tank with one column; one made by two has the wide tank with two.',
  },
  'ALG-SET-24': { heading: 'Setup', text: 'The two bottom rows of both by-product tanks begin filled.' },
  'ALG-SET-25': {
    heading: 'Setup',
    text: 'Each of the four algae tanks has room for 4 cubes at first and begins full.',
  },
  'ALG-SET-26': { heading: 'Setup', text: 'You begin with 3 Energy and 0 VP.' },
  'ALG-SET-27': { heading: 'Setup', text: 'Chance decides which team the export bonus of week 1, 2 and 3 upgrades.' },
  'ALG-SET-28': {
    heading: 'Setup',
    text: 'The strips of Tuesday, Wednesday and Thursday and the four weekend tiles begin with side A up. Workers begin beside the strips.',
  },
  'ALG-RES-01': {
    heading: 'Tokens and payment',
    text: 'Resources are euros, market value, freelance engineers and science points. Choice and Wild tokens are tokens, but no resources.',
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
  },
  'ALG-RES-07': {
    heading: 'Tokens and payment',
    text: 'Three tokens other than Wild ones stand for a Wild token, but only to change an action.',
  },
  'ALG-RES-08': { heading: 'Tokens and payment', text: 'A Wild token may be one of the two tokens of an exchange.' },
  'ALG-RES-09': {
    heading: 'Tokens and payment',
    text: 'You pay in full or not at all: what you could not pay, exchanges included, is not offered.',
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
  },
  'ALG-SIDE-01': {
    heading: 'Side board',
    text: 'The Side board has four zones of two rows. Taking a tile costs 0, 1, 2 or 3 engineering points from the bottom up, laying one 2, 3, 4 or 5 science points.',
  },
  'ALG-SIDE-02': { heading: 'Side board', text: 'A tile that lies in two zones costs what the dearer one costs.' },
  'ALG-SIDE-03': { heading: 'Side board', text: 'A tile may be turned and laid on any free cells.' },
  'ALG-SIDE-04': {
    heading: 'Side board',
    text: 'Whatever bonuses a tile covers are yours at once, and may help in the same action.',
  },
  'ALG-SIDE-05': { heading: 'Side board', text: 'Energy bonus: gain 1 or 2 Energy.' },
  'ALG-SIDE-06': { heading: 'Side board', text: 'Choice or Wild bonus: gain that token.' },
  'ALG-SIDE-07': {
    heading: 'Side board',
    text: 'By-product bonus: 1 or 2 cubes of the supply go into a tank of your choice for its coins. They cannot be burned.',
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
    text: 'A crossover tile that you take is kept, and may be laid as a blank tile from your next turn on.',
  },
  'ALG-SIDE-12': {
    heading: 'Side board',
    text: 'A crossover tile is taken like an engineering tile and laid like a science tile, at the same costs.',
  },
  'ALG-SIDE-13': {
    heading: 'Side board',
    text: 'Tiles that touch along an edge form a set. At the end the largest set counts.',
  },
  'ALG-SIDE-14': {
    heading: 'Side board',
    text: 'Of two tiles on top of each other the upper one is taken first. The cells are free when both are gone.',
  },
  'ALG-DEP-01': { heading: 'Department board', text: 'Cubes come only into open storages that have room.' },
  'ALG-DEP-02': { heading: 'Department board', text: 'Laying the science tile of a storage opens that storage.' },
  'ALG-DEP-03': {
    heading: 'Department board',
    text: 'It also makes the tank of that species larger by 1 at once. The cube itself comes with the next refill.',
  },
  'ALG-DEP-04': {
    heading: 'Department board',
    text: 'Yellow belts carry cubes in activations and with every other movement, green belts in activations only.',
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
  'ALG-MON-01': { heading: 'Monday Morning', text: 'Every week begins with Monday Morning, the first one too.' },
  'ALG-MON-02': {
    heading: 'Monday Morning',
    text: 'Everybody gets €2, and €1 more for each disk that has left a Double Action tile still there.',
  },
  'ALG-MON-03': {
    heading: 'Monday Morning',
    text: 'Everybody gets 1 VP for each marker that has left a Double Action tile still there.',
  },
  'ALG-MON-04': { heading: 'Monday Morning', text: 'Double Action tiles that were used bring nothing any more.' },
  'ALG-MON-05': {
    heading: 'Monday Morning',
    text: 'In player order everybody takes one cube for each Operator, of any species with an open storage and room.',
  },
  'ALG-MON-06': {
    heading: 'Monday Morning',
    text: 'If the tank is empty the cube comes from the supply and costs €1.',
  },
  'ALG-MON-07': { heading: 'Monday Morning', text: 'Without room there is no cube.' },
  'ALG-MON-08': {
    heading: 'Monday Morning',
    text: 'Everybody moves cubes once for each Engineer, over yellow belts alone: green belts rest and Machine A loses nothing.',
  },
  'ALG-MON-09': { heading: 'Monday Morning', text: 'Everybody gets 1 science point for each Scientist, up to 10.' },
  'ALG-MON-10': {
    heading: 'Monday Morning',
    text: 'An income tile adds 2 cubes, 2 movements or 2 science points on Monday and with a team bonus of the Side board, nowhere else.',
  },
  'ALG-MON-11': {
    heading: 'Monday Morning',
    text: 'Food: products that were not exported fall by one step on Monday, before anything moves.',
  },
  'ALG-MON-12': {
    heading: 'Monday Morning',
    text: 'Biofuel: at the end of your Monday you may pay 1 Energy and lift up to 3 cubes in dispatch by one step each.',
  },
  'ALG-MON-13': {
    heading: 'Monday Morning',
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
    text: 'After moving you take the action of the spot, another one that you pay for, or a small action.',
  },
  'ALG-WRK-05': {
    heading: 'Turns',
    text: 'A small action is one of four: gain a Choice token, gain €1, take a cube, or move a cube once.',
  },
  'ALG-WRK-06': { heading: 'Turns', text: 'A small action is an action: it can come before or with a Double Action.' },
  'ALG-WRK-07': {
    heading: 'Turns',
    text: 'Once in a turn you may use a Double Action tile for another action of the same spot.',
  },
  'ALG-WRK-08': {
    heading: 'Turns',
    text: 'A Double Action tile is unlocked when its disk and its marker are gone, and may be used from then on.',
  },
  'ALG-WRK-09': { heading: 'Turns', text: 'The second action may be changed, too, and is paid for anew.' },
  'ALG-WRK-10': { heading: 'Turns', text: 'A Double Action tile that was used is out of the match.' },
  'ALG-WRK-11': {
    heading: 'Turns',
    text: 'For a Choice token you take another Team instead of a Team, or another Machine instead of a Machine.',
  },
  'ALG-WRK-12': { heading: 'Turns', text: 'For a Wild token you take any action.' },
  'ALG-WRK-13': { heading: 'Turns', text: 'Some spots let you choose any Team or any Machine for nothing.' },
  'ALG-WRK-14': { heading: 'Turns', text: 'A Team does one of its tasks in an activation.' },
  'ALG-OPS-01': {
    heading: 'Operators',
    text: 'Operators take cubes or export. After their upgrade they may do both, in this order.',
  },
  'ALG-OPS-02': { heading: 'Operators', text: 'They take up to one cube each. The income tile does not count here.' },
  'ALG-OPS-03': { heading: 'Operators', text: 'Room is needed as on Monday, and a cube of an empty tank costs €1.' },
  'ALG-EXP-01': { heading: 'Export', text: 'In an activation each Operator may export once, each to another city.' },
  'ALG-EXP-02': { heading: 'Export', text: 'You export to a city only once, as long as you have disks.' },
  'ALG-EXP-03': { heading: 'Export', text: 'Transport to a city with a disk of anybody is free.' },
  'ALG-EXP-04': {
    heading: 'Export',
    text: 'Otherwise one step from the nearest disk costs €1, two steps €3 and three steps €6.',
  },
  'ALG-EXP-05': {
    heading: 'Export',
    text: 'A city farther away than three steps is out of reach unless your contract says otherwise.',
  },
  'ALG-EXP-06': { heading: 'Export', text: 'The first export onto the empty map is free and may go anywhere.' },
  'ALG-EXP-07': { heading: 'Export', text: 'The transport tile lowers the costs to €0, €1 and €3.' },
  'ALG-EXP-08': {
    heading: 'Export',
    text: 'The market values of the exported cubes together must reach the demand. What is more is lost.',
  },
  'ALG-EXP-09': { heading: 'Export', text: 'Market value tokens add 1 each, even to cubes of value 0.' },
  'ALG-EXP-10': { heading: 'Export', text: 'Cosmetics: one export takes one kind of product.' },
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
  },
  'ALG-EXP-16': {
    heading: 'Export',
    text: 'Export bonus: if you exported in week 1, 2 or 3, the team of that week is upgraded after the activation.',
  },
  'ALG-EXP-17': { heading: 'Export', text: 'A team can be upgraded only in its week.' },
  'ALG-EXP-18': {
    heading: 'Export',
    text: 'Upgraded Operators take and export in one activation, from the next one on.',
  },
  'ALG-EXP-19': {
    heading: 'Export',
    text: 'Upgraded Engineers turn all three capacity tiles over, wherever they are.',
  },
  'ALG-EXP-20': { heading: 'Export', text: 'Upgraded Scientists gain and place in one activation, in this order.' },
  'ALG-EXP-21': {
    heading: 'Export',
    text: 'When all ten disks are used you export to your own cities again, for half the demand in VP, rounded up.',
  },
  'ALG-EXP-22': {
    heading: 'Export',
    text: 'An export needs at least one cube from dispatch. Tokens only make it worth more.',
  },
  'ALG-MIL-01': {
    heading: 'Milestones',
    text: 'You reach a milestone once. The earlier you are, the more VP it brings.',
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
  },
  'ALG-ENG-04': {
    heading: 'Engineers',
    text: 'A Machine moves 2 cubes, with a capacity tile 3 and with one turned over 4. In Cosmetics a tile makes it 4, and 5.',
  },
  'ALG-ENG-05': { heading: 'Engineers', text: 'Capacity tiles fit every Machine, in any order.' },
  'ALG-ENG-06': {
    heading: 'Engineers',
    text: 'A conveyor tile adds two movements over yellow belts of the next Machine, after an activation is complete.',
  },
  'ALG-ENG-07': { heading: 'Engineers', text: 'These movements are no activation: green belts rest.' },
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
  },
  'ALG-SCI-02': {
    heading: 'Scientists',
    text: 'They place up to one tile each. Each tile is paid for just before it is laid.',
  },
  'ALG-SCI-03': { heading: 'Scientists', text: 'A science tile works from the moment it is laid.' },
  'ALG-SCI-04': {
    heading: 'Scientists',
    text: 'Scientists gain science points or place tiles. After their upgrade they may do both, in this order.',
  },
  'ALG-MACH-01': { heading: 'Machines', text: 'A Machine can be run only if there is a cube on its left.' },
  'ALG-MACH-02': { heading: 'Machines', text: 'Its capacity limits movements over yellow belts, nothing else.' },
  'ALG-MACH-03': {
    heading: 'Machines',
    text: 'A green belt works once in an activation, or as often as you like if it shows ∞.',
  },
  'ALG-MACH-04': {
    heading: 'Machines',
    text: 'A green belt that hangs on a yellow one works when a cube has moved over that belt.',
  },
  'ALG-MACH-05': {
    heading: 'Machines',
    text: 'A green belt that feeds a field may add cubes even to an empty one, but then something has to move in that Machine.',
  },
  'ALG-MACH-06': {
    heading: 'Machines',
    text: 'A green belt between two fields carries cubes for its cost, whatever the capacity.',
  },
  'ALG-MACH-07': { heading: 'Machines', text: 'What a green belt takes has to be paid. What it gives may be left.' },
  'ALG-MACH-08': { heading: 'Machines', text: 'Food: the marked belts of Machine C work with Machines A and B, too.' },
  'ALG-MACH-09': {
    heading: 'Machines',
    text: 'By-products that are added on the left of a Machine use up capacity when they move on.',
  },
  'ALG-MACH-10': { heading: 'Machines', text: 'By-products that join cubes on a belt do not.' },
  'ALG-MACH-11': { heading: 'Machines', text: 'Nothing is added at a Machine that is not running.' },
  'ALG-MACH-12': {
    heading: 'Machines',
    text: 'Machine A loses cubes: the loss table says how many for the number that it moved.',
  },
  'ALG-MACH-13': {
    heading: 'Machines',
    text: 'Machine B moves cubes to the left of Machine C, Machine C to dispatch. Only what lies in dispatch can be exported.',
  },
  'ALG-NRG-01': { heading: 'Energy', text: 'Each Energy that you miss costs €2 instead.' },
  'ALG-NRG-02': { heading: 'Energy', text: 'Energy beyond 6 brings 1 VP each instead.' },
  'ALG-NRG-03': {
    heading: 'Energy',
    text: 'The zone of your Energy says whether the Weekend and the end of the month bring you no bonus, one or two.',
  },
  'ALG-REC-01': {
    heading: 'Recruiting',
    text: 'You take a staff tile of any team, pay for its column and put it next to the others: €1 for the second member, €2 for the third, €3 for the fourth.',
  },
  'ALG-REC-02': { heading: 'Recruiting', text: 'The token and the VP of its space are yours.' },
  'ALG-REC-03': { heading: 'Recruiting', text: 'Each team begins with one member.' },
  'ALG-WKD-01': { heading: 'Weekend', text: 'A Weekend follows weeks 1, 2 and 3.' },
  'ALG-WKD-02': {
    heading: 'Weekend',
    text: 'In the green zone you get both bonuses next to your worker, in the yellow zone one of them, in the red zone none.',
  },
  'ALG-WKD-03': {
    heading: 'Weekend',
    text: 'Workers go home, the next week begins, and one strip is turned to side B: Tuesday’s for week 2, Wednesday’s for week 3, Thursday’s for week 4.',
  },
  'ALG-WKD-04': { heading: 'Weekend', text: 'The export bonus of the week that is over is gone.' },
  'ALG-WKD-05': { heading: 'Weekend', text: 'Before week 4 the weekend tiles are turned to side B.' },
  'ALG-WKD-06': {
    heading: 'Weekend',
    text: 'Algae tanks are filled up to 4 cubes, and one more for each storage tile of that species that anybody has laid.',
  },
  'ALG-WKD-07': { heading: 'Weekend', text: 'A full by-product tank loses a cube, an empty one gains a cube.' },
  'ALG-WKD-08': {
    heading: 'Weekend',
    text: 'Then cubes go from one by-product tank to the other until their filled rows differ by at most one.',
  },
  'ALG-WKD-09': { heading: 'Weekend', text: 'The First player token goes to the left.' },
  'ALG-END-02': {
    heading: 'Final scoring',
    text: 'End-of-month bonus: the two tiles next to your last spot bring VP for each of your milestones of their colour; both in the green zone, one in the yellow, none in the red.',
  },
  'ALG-END-03': { heading: 'Final scoring', text: 'Milestones of the lightest colour have no end-of-month bonus.' },
  'ALG-END-04': {
    heading: 'Final scoring',
    text: '1 VP for each marker that has left a Double Action tile you still have.',
  },
  'ALG-END-05': {
    heading: 'Final scoring',
    text: '1 VP for each tile of your largest set of science and crossover tiles.',
  },
  'ALG-END-06': { heading: 'Final scoring', text: 'Your end scoring.' },
  'ALG-END-07': {
    heading: 'Final scoring',
    text: '1 VP for every 4 items that are left: tokens of all kinds, euros, science points and cubes on your Department board.',
  },
  'ALG-SOLO-01': {
    heading: 'Solo',
    text: 'You play against a competitor of neutral disks. It has one on a capital drawn by chance, 2 on the strip of Tuesday, 3 on Wednesday’s, 8 on Thursday’s and 3 on Friday’s.',
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
    text: 'When a strip is turned its neutral disks are exported one by one: next to a neutral disk, to the lowest demand, rather where a bonus token lies. If that leaves several cities you choose.',
  },
  'ALG-SOLO-07': {
    heading: 'Solo',
    text: 'The competitor gets the demand in VP, and 2 more for a bonus token, which leaves the match.',
  },
  'ALG-SOLO-08': {
    heading: 'Solo',
    text: 'After all disks of a Weekend it claims its milestones with their VP, as a player would. The disks count as one activation.',
  },
  'ALG-SOLO-09': {
    heading: 'Solo',
    text: 'After week 4 the disks of Friday’s strip are exported, although it is not turned.',
  },
  'ALG-SOLO-10': { heading: 'Solo', text: 'At the end the competitor gets 1 VP for each of its milestones.' },
  'ALG-SOLO-11': {
    heading: 'Solo',
    text: 'You win with more VP than the competitor. Milestones break a tie, as among players.',
  },
} as const satisfies Record<string, { readonly heading: string; readonly text: string }>;
export type RuleId = keyof typeof rulebook;

/** Answers where the rulebook is silent, unclear or contradicts itself. */
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
    question: 'What is one export turn of the competitor?',
    ruling: 'One activation of Operators. A Double Action begins another.',
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
} as const satisfies Record<string, { readonly question: string; readonly ruling: string; readonly reason: string }>;
