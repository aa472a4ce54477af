import type { Mode } from './board.ts';

export const commandKinds = ['step', 'all-way', 'jump', 'left', 'right', 'u-turn', 'teleport'] as const;
export type CommandKind = (typeof commandKinds)[number];

export const cycleKinds = ['cycle-2', 'cycle-3'] as const;
export type CycleKind = (typeof cycleKinds)[number];

export const kinds = [...commandKinds, ...cycleKinds] as const;
export type Kind = (typeof kinds)[number];

/** How often a kind is in the deck, and what it is called. Cards of one kind cannot be told apart. */
export interface CardKind {
  readonly count: number;
  readonly basic: boolean;
  readonly name: string;
  readonly text: string;
}

export const cards = {
  step: { count: 12, basic: true, name: 'Step', text: 'one square forward on the same level' },
  'all-way': {
    count: 6,
    basic: true,
    name: 'All the way',
    text: 'forward until something stops you or a sample is reached',
  },
  jump: { count: 6, basic: true, name: 'Jump', text: 'one square forward, over a wall, or one storey up or down' },
  left: { count: 8, basic: true, name: 'Turn left', text: 'a quarter turn to the left' },
  right: { count: 8, basic: true, name: 'Turn right', text: 'a quarter turn to the right' },
  'u-turn': { count: 4, basic: true, name: 'U-turn', text: 'turn round' },
  teleport: {
    count: 3,
    basic: false,
    name: 'Teleport',
    text: 'the first rover ahead goes home, or the first samples ahead come one square nearer',
  },
  'cycle-2': {
    count: 3,
    basic: false,
    name: 'Cycle ×2',
    text: 'repeats one command, or two neighbours as a pair: twice',
  },
  'cycle-3': {
    count: 2,
    basic: false,
    name: 'Cycle ×3',
    text: 'repeats one command, or two neighbours as a pair: three times',
  },
} as const satisfies Record<Kind, CardKind>;

export const factors = { 'cycle-2': 2, 'cycle-3': 3 } as const satisfies Record<CycleKind, number>;
export type Factor = (typeof factors)[CycleKind];

/** Cards in hand when a turn begins. */
export const HAND = 5;
/** Cards that may be laid in one turn. */
export const PER_TURN = 3;
/** Commands in a shared algorithm; cycles do not count. */
export const LONGEST = 5;

/** The kinds in the deck of a mode. */
export const kindsOf: { readonly [M in Mode]: readonly Kind[] } = {
  basic: kinds.filter((kind) => cards[kind].basic),
  full: kinds,
};

/** True for a card that lies above the algorithm. */
export function isCycle(kind: Kind): kind is CycleKind {
  return kind === 'cycle-2' || kind === 'cycle-3';
}
