/** One of each. */
export const cards = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;
export type Card = (typeof cards)[number];

/** Cards dealt to each player: one round for each of them. */
export const HAND = 3;
