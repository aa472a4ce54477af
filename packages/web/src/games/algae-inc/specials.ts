import type { DepartmentId } from '@benchtop/games/algae-inc';

/** What a department does its own way. */
interface Special {
  readonly title: string;
  /** When a department is chosen. */
  readonly words: string;
  /** Beside its sign on the board: in full, and in few words. */
  readonly text: string;
  readonly short: string;
  /** Before it is played for the first time. */
  readonly lines: readonly string[];
  readonly rule: string;
}

export const specials: { readonly [D in DepartmentId]: Special } = {
  cosmetics: {
    title: 'Never mixed',
    words:
      'Toothpaste, shampoo and face cream: an export takes one kind of product only, and green belts lead to dearer kinds.',
    text: 'An export takes one kind of product only. With the mixer, cubes change over as often as you like.',
    short: 'one export, one product',
    lines: [
      'Toothpaste, shampoo and face cream are worth 2, 3 and 4. An export takes one kind of them only, so fill one line at a time.',
      'While Machine B runs, green belts lead a cube to the next dearer line for 1 Energy.',
      'Whenever Machine C makes face cream one cube is lost, until your Engineers build the Gentle press.',
      'A capacity tile lets your Machines move 4 cubes, one more than in other departments.',
    ],
    rule: 'ALG-EXP-10',
  },
  biofuel: {
    title: 'Monday refining',
    words: 'Fuels climb a ladder of values: on Monday morning 1 Energy lifts several cubes one step.',
    text: 'On Monday morning 1 Energy lifts up to 3 cubes one step each; with the refinery, up to 6.',
    short: '1 Energy lifts 3 cubes',
    lines: [
      'Your fuels form a ladder: crude oil is worth 0, biodiesel 1, kerosene 3 and jet fuel 5.',
      'At the end of Monday morning you may pay 1 Energy and lift up to 3 cubes in dispatch one step each. The step to jet fuel needs the Cracking tile.',
      'While Machine C runs, green belts lift cubes as well, for 1 Energy each. Burn by-products to have enough of it.',
    ],
    rule: 'ALG-MON-12',
  },
  bioplastics: {
    title: 'Pair bonus',
    words: 'A hard and a soft product in one export are worth more together; foam is either of them.',
    text: 'A hard and a soft product in one export are worth 2 more together. Foam counts as either.',
    short: 'hard + soft',
    lines: [
      'Cups are hard, foil is soft, and each is worth 2. A hard and a soft product in one export are worth 2 more together.',
      'Keep both lines busy. While Machine B runs, green belts lead a cube from one line to the other for 1 Energy.',
      'Foam, which the Foamer tile makes possible, counts as hard or as soft.',
    ],
    rule: 'ALG-EXP-11',
  },
  food: {
    title: 'Spoiling',
    words: 'Fresh food is worth most and loses value every Monday: export it soon.',
    text: 'On Monday morning all products fall one step. The cold store spares 3 cubes.',
    short: 'Mondays: one step down',
    lines: [
      'On Monday morning everything that is left in dispatch falls one step and loses value, but for noodles, which become chips of the same value. Export it before the weekend.',
      'Cubes on the racks left of Machine C do not spoil. From rack to rack they become dearer food.',
      'The green belts between the racks work with Machines A and B as well, anew each time.',
    ],
    rule: 'ALG-MON-11',
  },
};
