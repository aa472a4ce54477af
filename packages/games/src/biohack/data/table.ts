/** The five public spaces, in the order of the board. */
export const locations = ['mountain', 'river', 'bank', 'hospital', 'basement'] as const;
export type Location = (typeof locations)[number];

export const locationNames = {
  mountain: 'the Mountain',
  river: 'the River',
  bank: 'the Bank',
  hospital: 'the Hospital',
  basement: 'the Basement',
} as const satisfies Record<Location, string>;

/** Player colours by seat. */
export const playerColours = ['red', 'blue', 'yellow', 'green'] as const;
export type PlayerColour = (typeof playerColours)[number];
export const players = {
  red: { name: 'Red', hex: '#d2463c' },
  blue: { name: 'Blue', hex: '#3b74c4' },
  yellow: { name: 'Yellow', hex: '#e0b13a' },
  green: { name: 'Green', hex: '#4d9a5b' },
} as const satisfies Record<PlayerColour, { readonly name: string; readonly hex: string }>;

export const NOMANS = 3;
/** BIO-CLN-02. */
export const INJURY_PENALTY = 12;
/** BIO-SCI-01. */
export const UNLOCK_PRICE = 5;
export const NOTARY_PRICE = 3;
/** BIO-BUY-03. */
export const DECK_PRICE = 2;
/** BIO-END-01: this many creatures of one player make the round the last. */
export const END_CREATURES = 7;
/** BIO-END-05. */
export const COINS_PER_EP = 4;
/** BIO-SET-19, BIO-SET-20: by place in the turn order of the first round. */
export const START_COINS = [6, 7, 8, 9] as const;
export const START_MEDICINE = [1, 1, 2, 2] as const;
/** BIO-RUL-48: EP that everybody starts with, by number of players and by place in the turn order of the first round. */
export const headStarts = { 1: [0], 2: [0, 8], 3: [0, 6, 4], 4: [0, 5, 6, 5] } as const;

/** What is printed on a side of the main board. */
export interface Side {
  /** Prices of the columns of the display, from the left. */
  readonly prices: readonly number[];
  /** Tiles in DOWNTOWN. */
  readonly tiles: number;
  /** EP under milestone cards and over the columns of the creation milestones, from the left. */
  readonly milestones: readonly number[];
  /** Rows of each public space. */
  readonly rows: number;
}

export const sides = {
  large: { prices: [2, 1, 1, 0], tiles: 4, milestones: [8, 6, 4, 3], rows: 4 },
  small: { prices: [2, 1, 0], tiles: 2, milestones: [6, 4], rows: 2 },
} as const satisfies Record<string, Side>;

/** BIO-SET-01, BIO-TWO-01, BIO-SOL-01: the side of the main board and the rounds by number of players. */
export const tables = {
  1: { side: 'small', rounds: 4 },
  2: { side: 'small', rounds: 5 },
  3: { side: 'large', rounds: 4 },
  4: { side: 'large', rounds: 4 },
} as const;
