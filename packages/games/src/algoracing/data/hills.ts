import type { Direction, Edge, Mode, Point } from './board.ts';

export const hillIds = ['hill-a', 'hill-b', 'low-a', 'low-b', 'high'] as const;
export type HillId = (typeof hillIds)[number];

export const elevatorIds = ['el-high-1', 'el-high-2', 'el-low-a-1', 'el-low-a-2', 'el-low-b-1', 'el-low-b-2'] as const;
export type ElevatorId = (typeof elevatorIds)[number];

export interface Elevator {
  readonly id: ElevatorId;
  readonly at: Point;
  readonly arrow: Direction;
}

/** Squares are counted inside the block, before any turn. */
export interface Hill {
  readonly mode: Mode;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly level: 1 | 2;
  readonly marks: readonly Point[];
  readonly walls: readonly Edge[];
  readonly elevators: readonly Elevator[];
}

export const hills: { readonly [H in HillId]: Hill } = {
  'hill-a': {
    mode: 'basic',
    name: 'the square hill',
    width: 2,
    height: 2,
    level: 1,
    marks: [
      [0, 0],
      [1, 1],
    ],
    walls: [],
    elevators: [],
  },
  'hill-b': {
    mode: 'basic',
    name: 'the long hill',
    width: 3,
    height: 2,
    level: 1,
    marks: [
      [0, 1],
      [2, 0],
    ],
    walls: [
      [
        [1, 0],
        [2, 0],
      ],
    ],
    elevators: [],
  },
  'low-a': {
    mode: 'full',
    name: 'the square low hill',
    width: 3,
    height: 3,
    level: 1,
    marks: [
      [0, 2],
      [1, 1],
      [2, 0],
    ],
    walls: [
      [
        [1, 1],
        [2, 1],
      ],
      [
        [0, 1],
        [0, 2],
      ],
    ],
    elevators: [
      { id: 'el-low-a-1', at: [1, 0], arrow: 'N' },
      { id: 'el-low-a-2', at: [2, 2], arrow: 'E' },
    ],
  },
  'low-b': {
    mode: 'full',
    name: 'the long low hill',
    width: 4,
    height: 2,
    level: 1,
    marks: [
      [0, 0],
      [3, 1],
    ],
    walls: [
      [
        [1, 1],
        [2, 1],
      ],
    ],
    elevators: [
      { id: 'el-low-b-1', at: [0, 1], arrow: 'W' },
      { id: 'el-low-b-2', at: [2, 0], arrow: 'N' },
    ],
  },
  high: {
    mode: 'full',
    name: 'the high hill',
    width: 3,
    height: 2,
    level: 2,
    marks: [
      [0, 0],
      [2, 1],
    ],
    walls: [],
    elevators: [
      { id: 'el-high-1', at: [1, 0], arrow: 'N' },
      { id: 'el-high-2', at: [1, 1], arrow: 'S' },
    ],
  },
};

/** The blocks of a mode in the order in which players place them. */
export const hillsOf = {
  basic: ['hill-b', 'hill-a'],
  full: ['high', 'low-a', 'low-b'],
} as const satisfies Record<Mode, readonly HillId[]>;

export const rotations = [0, 1, 2, 3] as const;
/** Clockwise quarter turns. */
export type Rotation = (typeof rotations)[number];

/** A block on the board: its north-west square after `r` quarter turns is (x, y). */
export type Placement = { readonly hill: HillId; readonly r: Rotation; readonly x: number; readonly y: number };

export const presetIds = [
  'first-steps',
  'central-ridge',
  'two-mesas',
  'canyon-small',
  'high-l',
  'far-rims',
  'staircase',
  'citadel',
  'twin-plateaus',
  'canyon',
  'rim-walk',
  'watchtower',
] as const;
export type PresetId = (typeof presetIds)[number];

export interface Preset {
  readonly mode: Mode;
  readonly name: string;
  readonly placements: readonly Placement[];
}

const put = (hill: HillId, r: Rotation, x: number, y: number): Placement => ({ hill, r, x, y });

export const presets: { readonly [P in PresetId]: Preset } = {
  'first-steps': { mode: 'basic', name: 'First steps', placements: [put('hill-a', 0, 1, 1), put('hill-b', 0, 2, 4)] },
  'central-ridge': {
    mode: 'basic',
    name: 'Central ridge',
    placements: [put('hill-b', 0, 1, 2), put('hill-a', 0, 4, 2)],
  },
  'two-mesas': { mode: 'basic', name: 'Two mesas', placements: [put('hill-a', 1, 1, 3), put('hill-b', 1, 3, 1)] },
  'canyon-small': {
    mode: 'basic',
    name: 'Small canyon',
    placements: [put('hill-b', 3, 1, 1), put('hill-a', 0, 4, 3)],
  },
  'high-l': { mode: 'basic', name: 'High L', placements: [put('hill-a', 0, 2, 2), put('hill-b', 2, 2, 0)] },
  'far-rims': { mode: 'basic', name: 'Far rims', placements: [put('hill-a', 1, 0, 2), put('hill-b', 1, 4, 1)] },
  staircase: {
    mode: 'full',
    name: 'Staircase',
    placements: [put('high', 1, 4, 3), put('low-a', 0, 1, 3), put('low-b', 1, 6, 2)],
  },
  citadel: {
    mode: 'full',
    name: 'Citadel',
    placements: [put('high', 0, 3, 3), put('low-a', 2, 3, 5), put('low-b', 0, 2, 1)],
  },
  'twin-plateaus': {
    mode: 'full',
    name: 'Twin plateaus',
    placements: [put('high', 0, 5, 1), put('low-a', 3, 5, 3), put('low-b', 0, 1, 5)],
  },
  canyon: {
    mode: 'full',
    name: 'Canyon',
    placements: [put('high', 1, 2, 1), put('low-b', 1, 2, 4), put('low-a', 1, 5, 3)],
  },
  'rim-walk': {
    mode: 'full',
    name: 'Rim walk',
    placements: [put('high', 3, 0, 3), put('low-b', 2, 2, 3), put('low-a', 2, 5, 5)],
  },
  watchtower: {
    mode: 'full',
    name: 'Watchtower',
    placements: [put('high', 0, 3, 0), put('low-a', 0, 3, 2), put('low-b', 3, 1, 4)],
  },
};

/** The layout of a mode when nobody chose one. */
export const standardPreset = { basic: 'first-steps', full: 'staircase' } as const satisfies Record<Mode, PresetId>;
