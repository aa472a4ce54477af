export const colours = ['red', 'green', 'blue', 'black', 'purple', 'pink', 'yellow', 'grey'] as const;
export type Colour = (typeof colours)[number];

/** `points` are scored in a factory; `special` plastic is processed on hatched lines only. */
export interface TokenKind {
  readonly polymer: string;
  readonly points: 2 | 3;
  readonly special: boolean;
  readonly count: number;
}

export const tokens = {
  red: { polymer: 'HDPE', points: 2, special: false, count: 6 },
  green: { polymer: 'LDPE', points: 2, special: false, count: 6 },
  blue: { polymer: 'EVA', points: 2, special: false, count: 6 },
  black: { polymer: 'PMMA', points: 2, special: false, count: 6 },
  purple: { polymer: 'PET', points: 2, special: false, count: 6 },
  pink: { polymer: 'PA6', points: 2, special: false, count: 6 },
  yellow: { polymer: 'PP', points: 3, special: true, count: 7 },
  grey: { polymer: 'PS', points: 3, special: true, count: 7 },
} as const satisfies Record<Colour, TokenKind>;
