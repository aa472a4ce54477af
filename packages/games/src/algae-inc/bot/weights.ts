/** What things are worth to a bot, in VP. */
export const weights = {
  /** A bare euro space on each Monday to come. */
  disk: 0.28,
  /** A city that was exported to, and each of its demand: more than the products that went there promised. */
  city: 2.5,
  contract: 1.5,
  demand: 1.25,
  /** How much of a milestone counts that was begun, and how steeply it grows. */
  begun: 0.5,
  nearness: 1.5,
  /** A market value that lies in dispatch when a week is over. */
  value: 1.2,
  /** A market value that an export lacks: tokens go for it. */
  missing: 0.7,
  /** A cube that Machine A loses: Energy or coins. */
  lost: 0.8,
  /** A turn ahead with a team that does not export, with recruiting, with a small action. */
  teamAction: 1.6,
  recruitAction: 2,
  small: 0.4,
  /** An unlocked Double Action tile while there are turns to come. */
  double: 0.8,
  /** Tokens at the beginning of a month, and left over at its end. */
  tokens: { euro: 0.36, science: 0.42, market: 0.5, freelance: 0.38, choice: 0.45, wild: 0.85 },
  leftOver: 0.25,
  /** What the last token of a kind is worth more when tokens are given up. */
  lastToken: 0.03,
  /** Science points that placing still needs; more of them are hardly worth anything. */
  scienceUse: 8,
  surplusScience: 0.1,
  /** Energy, where it is turned into market value, and elsewhere. */
  energy: 0.3,
  energyOfBiofuel: 0.65,
  /** A zone of the Energy track, at a weekend and at the end. */
  zone: 0.6,
  /** A tile, by how much of the month is left. */
  engineering: { capacity: 1.6, conveyor: 2.2, table: 0.6, intake: 1.3, extra: 1.2 },
  science: { storage: 0.9, income: 2, transport: 1.5, special: 2, crossover: 0.2 },
  /** What a crossover tile in reserve still promises. */
  reserve: 0.5,
  upgrade: 1.3,
  /** Members of a team: of Operators, and of the others as a part of it. */
  staff: [0, 0, 1.6, 2.8, 3.6],
  otherTeams: 0.75,
  /** A free cell while science tiles are left. */
  cell: 0.1,
  /** How much of an end scoring counts at the beginning; all of it at the end. */
  scoring: 0.55,
  /** What abilities and end scorings of contracts usually bring in a month. */
  abilities: {
    'ab-recruit': 1.5,
    'ab-long-haul': 0.8,
    'ab-grid': 1,
    'ab-trader': 1.2,
    'ab-burner': 1,
    'ab-sidejob': 0.8,
    'ab-foreman': 1.5,
    'ab-lab': 1.5,
    'ab-early-shift': 2,
    'ab-harvest': 1.5,
    'ab-planner': 1.8,
    'ab-silo': 1,
    'ab-pioneer': 1.2,
    'ab-partner': 0.8,
    'ab-sales': 2.5,
    'ab-weekend': 1,
    'ab-machine-a': 1.8,
    'ab-machine-b': 2,
    'ab-machine-c': 2.2,
  },
  scorings: {
    'es-regions': 7,
    'es-capitals': 4,
    'es-recruits': 4,
    'es-science': 5,
    'es-engineering': 4,
    'es-crossover': 2,
    'es-energy': 2.5,
    'es-euros': 2,
    'es-group': 4,
    'es-opener': 4,
    'es-follower': 4,
    'es-high-demand': 4,
    'es-low-demand': 4,
    'es-storages': 2,
    'es-colours': 4.5,
    'es-stock': 2.5,
    'es-teams': 3,
    'es-double': 2,
  },
  /** A token that is still owed in the middle of a payment, and three for a Wild token, which are seldom well spent. */
  owed: 0.4,
  dear: 1.5,
  /** A link of a chain that is still open. */
  link: 0.05,
  /** What a neutral disk will bring the competitor. */
  neutral: 3.2,
  /** Winning against the competitor. */
  win: 5,
} as const;
