export const playerColours = ['red', 'orange', 'white', 'teal'] as const;
export type PlayerColour = (typeof playerColours)[number];

export const players = {
  red: { name: 'Red' },
  orange: { name: 'Orange' },
  white: { name: 'White' },
  teal: { name: 'Teal' },
} as const satisfies Record<PlayerColour, { readonly name: string }>;

/** Tokens one ship can carry. */
export const CAPACITY = 4;
/** Dice one planning row can hold. */
export const ROW_SLOTS = 5;
/** Dice of a player in rows, pool and supply together. */
export const DICE = 10;
/** Dice in the two planning rows at the start, all showing 1. */
export const START_ROWS = [3, 2] as const;
/** Tokens in a factory that end the game after an unload action. */
export const TO_END = 16;
/** Points for each die gained from a block. */
export const BLOCK_POINTS = 5;
export const SOLO_TURNS = 20;
/** Rounds without a token changing place after which the match is becalmed: the last plastic can be six turns away. */
export const QUIET_ROUNDS = 6;

/** Ascending: the last rank whose `from` is reached is the rank earned. */
export const soloRanks = [
  { from: 0, title: 'Deckhand' },
  { from: 36, title: 'Mate' },
  { from: 44, title: 'Captain' },
  { from: 52, title: 'Admiral' },
  { from: 60, title: 'Guardian of the Arctic' },
] as const satisfies readonly { readonly from: number; readonly title: string }[];
