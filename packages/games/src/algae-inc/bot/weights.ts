/** What things are worth to a bot, in VP. */
export const weights = {
  /** A bare euro space on each Monday to come. */
  disk: 0.28,
  /** A city that was exported to, and each of its demand: more than the products that went there promised. */
  city: 2.5,
  demand: 1.25,
  /** How much of what cubes and products promise counts before it is had. */
  plant: 1.5,
  products: 0.5,
  /** An unlocked Double Action tile while there are turns to come. */
  double: 0.8,
  /** Tokens at the beginning of a month, and left over at its end. */
  tokens: { euro: 0.36, science: 0.42, market: 0.5, freelance: 0.38, choice: 0.45, wild: 0.85 },
  leftOver: 0.25,
  /** Science points that placing still needs; more of them are hardly worth anything. */
  scienceUse: 8,
  surplusScience: 0.1,
  /** Energy, where it is turned into market value, and elsewhere. */
  energy: 0.3,
  energyOfBiofuel: 0.65,
  /** A zone of the Energy track, at a weekend and at the end. */
  zone: 0.6,
  /** A tile, by how much of the month is left. */
  engineering: 1.1,
  conveyor: 2,
  science: 1.6,
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
  /** This week's export bonus, as long as it can be had. */
  exportBonus: 0.8,
  /** A token that is still owed in the middle of a payment. */
  owed: 0.35,
  /** A link of a chain that is still open. */
  link: 0.05,
  /** What a neutral disk will bring the competitor. */
  neutral: 3.2,
  /** Winning against the competitor. */
  win: 5,
} as const;
