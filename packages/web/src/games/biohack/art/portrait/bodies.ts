import type { Tame } from './forms.ts';

type Point = readonly [x: number, y: number];

/** A body in a box of 124 x 88 that looks to the right and stands on y = 78; the places where parts grow. */
export interface Body {
  readonly near: string;
  /** Limbs on the other side. */
  readonly far: string;
  /** Thin legs, drawn as lines. */
  readonly legs: string;
  readonly head: Point;
  readonly neck: Point;
  readonly wing: Point;
  readonly tail: Point;
  readonly spine: readonly Point[];
  readonly chest: Point;
  readonly flank: Point;
  /** Shoulders with the way in which the arm is raised, in degrees. */
  readonly arms: readonly (readonly [x: number, y: number, angle: number])[];
}

export const bodies: Record<Tame, Body> = {
  mammal: {
    near: 'M29 47C29 37 40 33 52 36C63 38 71 36 78 31C83 27 86 22 90 15L105 28C101 38 98 45 96 51C92 60 92 68 94 78H84L81 60C73 64 61 64 53 60C49 65 48 70 51 78H40C42 70 36 65 32 60C29 56 29 52 29 47Z',
    far: 'M72 56L78 78H70L62 58ZM45 56C43 64 37 70 38 78H28C29 70 33 64 33 54Z',
    legs: '',
    head: [98, 23],
    neck: [84, 38],
    wing: [66, 38],
    tail: [31, 44],
    spine: [
      [33, 38.5],
      [41, 35],
      [52, 36],
      [63, 37],
      [72, 34.5],
      [79, 30],
      [85, 22],
    ],
    chest: [95, 47],
    flank: [58, 49],
    arms: [
      [91, 46, -12],
      [74, 38, -112],
      [92, 52, 26],
      [48, 37, -105],
    ],
  },
  aquatic: {
    near: 'M12 70C29 70 45 62 57 50C68 39 74 27 84 16L103 29C103 41 101 53 94 63C86 75 68 79 50 78.5C35 78 21 77 12 70Z',
    far: '',
    legs: '',
    head: [95, 22],
    neck: [84, 42],
    wing: [68, 46],
    tail: [15, 70],
    spine: [
      [29, 67],
      [41, 62],
      [51, 55],
      [60, 46],
      [68, 36],
      [75, 27],
      [80, 21],
    ],
    chest: [99, 44],
    flank: [72, 63],
    arms: [
      [94, 48, -18],
      [64, 48, -128],
      [92, 57, 18],
      [50, 60, -122],
    ],
  },
  reptile: {
    near: 'M9 56C13 69 24 71 33 61C43 50 58 45 74 45C84 45 90 41 95 35L108 47C104 56 98 60 90 61L97 78H86L80 65C71 68 60 68 52 66L49 78H38L41 66C31 80 6 82 9 56Z',
    far: 'M70 60L79 78H71L62 62ZM44 60L35 78H27L36 62Z',
    legs: '',
    head: [102, 40],
    neck: [84, 52],
    wing: [66, 48],
    tail: [10, 59],
    spine: [
      [27, 65],
      [35, 58],
      [45, 51],
      [56, 47],
      [67, 45],
      [78, 44.5],
      [87, 41],
    ],
    chest: [99, 57],
    flank: [64, 57],
    arms: [
      [92, 58, 4],
      [70, 46, -108],
      [86, 62, 38],
      [50, 50, -118],
    ],
  },
  avian: {
    near: 'M30 70C32 50 45 35 62 32C74 30 80 22 85 14L101 27C102 45 93 61 75 66C62 69.5 52 68 46 64Z',
    far: '',
    legs: 'M64 65L62 78M57 78H70M77 63L78 78M73 78H86',
    head: [94, 21],
    neck: [82, 38],
    wing: [62, 42],
    tail: [35, 67],
    spine: [
      [38, 56],
      [44, 47],
      [52, 39],
      [61, 33.5],
      [70, 31],
      [77, 25],
      [82, 18],
    ],
    chest: [98, 42],
    flank: [70, 52],
    arms: [
      [93, 47, -12],
      [54, 42, -140],
      [90, 54, 24],
      [46, 52, -160],
    ],
  },
  primate: {
    near: 'M47 78C43 66 42 52 49 43C56 34 70 30 80 33C92 35 98 45 97 57C96 66 94 72 95 78H83L79 66H70L64 78Z',
    far: 'M53 41C41 46 33 57 33 71L41 72C42 61 48 55 57 52Z',
    legs: '',
    head: [81, 22],
    neck: [74, 40],
    wing: [56, 46],
    tail: [47, 67],
    spine: [
      [45, 63],
      [44, 54],
      [46, 47],
      [51, 40],
      [58, 35],
      [65, 31.5],
    ],
    chest: [86, 46],
    flank: [68, 52],
    arms: [
      [93, 43, -48],
      [53, 42, -128],
      [95, 52, -14],
      [48, 50, -160],
    ],
  },
};
