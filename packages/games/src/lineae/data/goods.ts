/** Minerals, in the order of every list. */
export const minerals = ['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon'] as const;
export type Mineral = (typeof minerals)[number];

/** Everything that is a cube. Algae come with Biogenesis. */
export const cubes = [...minerals, 'algae'] as const;
export type Cube = (typeof cubes)[number];

/** The place of a type in the list of all. */
export const cubePlaces = {
  silica: 0,
  iron: 1,
  salt: 2,
  sulfur: 3,
  hydrocarbon: 4,
  algae: 5,
} as const satisfies Record<Cube, number>;

/** How many cubes of each type there are. */
export const CUBES = 25;
/** LIN-SUN-07. */
export const BATTERY = 9;

const cube = { supply: true, verbs: { gain: 'take', pay: 'return' } } as const;

/** Everything that a player counts. The cubes are the cargo bay. */
export const goods = {
  silica: { one: 'silica', many: 'silica', icon: 'cube-Si', ...cube },
  iron: { one: 'iron', many: 'iron', icon: 'cube-Fe', ...cube },
  salt: { one: 'salt', many: 'salt', icon: 'cube-NaCl', ...cube },
  sulfur: { one: 'sulfur', many: 'sulfur', icon: 'cube-S', ...cube },
  hydrocarbon: { one: 'hydrocarbon', many: 'hydrocarbon', icon: 'cube-HC', ...cube },
  algae: { one: 'algae', many: 'algae', icon: 'cube-Al', ...cube },
  electricity: { one: 'electricity', many: 'electricity', icon: 'bolt', cap: BATTERY },
  money: { one: 'dollar', many: 'dollars', sign: '$', icon: 'coin', verbs: { gain: 'take' } },
  vp: { one: 'VP', many: 'VP', icon: 'points' },
} as const;
export type Good = keyof typeof goods;

/** What is written on a cube, and its colour. */
export const cubeFaces = {
  silica: { mark: 'Si', hex: '#e8e4d8' },
  iron: { mark: 'Fe', hex: '#b4472f' },
  salt: { mark: 'NaCl', hex: '#5fb8c9' },
  sulfur: { mark: 'S', hex: '#e3c23c' },
  hydrocarbon: { mark: 'HC', hex: '#3a3340' },
  algae: { mark: 'Al', hex: '#5da04a' },
} as const satisfies Record<Cube, { readonly mark: string; readonly hex: string }>;
