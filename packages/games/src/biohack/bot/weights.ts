/** What things are worth to a bot, in EP. Tuned by simulation. */
export const weights = {
  /** A coin's worth of genes that a target lacks, and of genes that nothing needs. */
  needed: 0.8,
  surplus: 0.22,
  surplusLast: 0.05,
  /** A coin while there are rounds to come, and in the last round. */
  coin: 0.5,
  coinLast: 0.27,
  /** Coins up to this many count in full while there are rounds to come; more of them are worth less. */
  purse: 7,
  spareCoin: 0.15,
  /** A coin that is to be traded for genes that a target lacks, while there are rounds to come, and in the last round. */
  traded: 0.75,
  tradedLast: 0.4,
  /** Medicines: the first, the second, and either in the last round. */
  medicine: 2.2,
  secondMedicine: 1,
  medicineLast: 0.4,
  /** How sure a planned creature is. */
  ready: 0.92,
  /** Creations in a round that is still to come. */
  creations: 2.1,
  /** What one round brings in coins' worth, and one Noman that is still away. */
  income: 13,
  retrieved: 3.5,
  /** A Noman that can still experiment in this round. */
  experiment: 1.3,
  /** An activation of a common in each round to come; each creation that an artisan helps with. */
  activation: 0.62,
  discounted: 0.55,
  /** A Noman that lies: with a medicine at hand, or without. */
  hurt: 1.5,
  doomed: 11,
  hurtLast: 1.2,
  /** A card in hand that is no target yet; a target that lacks everything is worth at least this. */
  card: 0.5,
  /** The middle row of the scientist, in each round to come. */
  discountRow: 2.3,
  /** A milestone that is met but not reported, and progress towards one. */
  met: 0.72,
  progress: 0.3,
  /** How likely a creature to come has a certain gene, or is of a certain class. */
  geneOdds: 0.55,
  classOdds: { common: 0.35, artisan: 0.45, noble: 0.22 },
  /** Reports and full rows in a round that is still to come, by the side of the main board. */
  reports: { small: 0.65, large: 0.45 },
  completions: { small: 0.65, large: 0.45 },
  /** Rows of creatures that are almost full. */
  almost: 0.35,
  /** Going first, second and so on in the next round, and what the reservation spaces give. */
  early: [4, 2.2, 1, 0],
  reserved: [0, 0.5, 1.2, 1.9],
  /** Cards bought in the Basement, while cards are wanted, and else. */
  purchase: 1.9,
  spare: 0.5,
  /** How much of what a Noman away would bring is to be expected. */
  called: 0.97,
  /** The danger die. */
  roll: 1.1,
  /** A solo goal that is met. */
  goal: 60,
  /** Each of the five coins that have to be left in the Professional Challenge, in the last round. */
  kept: 2,
  /** What each thing on the way to a solo goal is worth besides its EP. */
  solo: {
    standard: { ep: 1, card: 1.9, creature: 3, common: 0, report: 0, unlock: 0 },
    'small-creature': { ep: 1, card: 1.9, creature: 3, common: 5, report: 0, unlock: 0 },
    'report-mania': { ep: 1, card: 1.9, creature: 3, common: 0, report: 6, unlock: 0 },
    professional: { ep: 0.15, card: 2.5, creature: 16, common: -2, report: 15, unlock: 6 },
    survival: { ep: 1, card: 1.9, creature: 3, common: 0, report: 0, unlock: 0 },
  },
} as const;
