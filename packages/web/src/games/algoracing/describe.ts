import { headings, rovers as roverData, squareName } from '@benchtop/games/algoracing';
import type { Field, Square } from './field.ts';
import { levelAt, squareOf } from './field.ts';

const storeys = ['on the ground', 'on the first storey', 'on the second storey'] as const;

/** The field in words, line by line, for those who do not see it. */
export function describe(field: Field, names: readonly string[]): readonly string[] {
  const { map, rovers, ground, bases } = field;
  const height = (square: Square): string => storeys[levelAt(map, square)] ?? '';
  return [
    `A field of ${map.size} by ${map.size} squares; letters count columns from the west, numbers count rows from the north.`,
    ...rovers.map((rover) => {
      const who = `${roverData[rover.colour].name} rover${names[rover.seat] ? ` of ${names[rover.seat]}` : ''}`;
      return `${who}: ${squareName(rover)}, ${height(rover)}, faces ${headings[rover.dir].name}, carries ${rover.load}.`;
    }),
    ...bases.map(({ colour, square, labs }) => {
      const serves = labs === null ? 'everybody' : labs.map((one) => roverData[one].name.toLowerCase()).join(' and ');
      return `${roverData[colour].name} base: ${squareName(square)}, laboratory for ${serves}.`;
    }),
    `Samples: ${[...ground].map(([at, count]) => `${squareName(squareOf(at))}, ${height(squareOf(at))}${count > 1 ? ` (${count})` : ''}`).join('; ')}.`,
    ...map.elevators.map(({ upper, lower, works }) =>
      works && lower !== null
        ? `Elevator between ${squareName(lower)} and ${squareName(upper)}.`
        : `Elevator at ${squareName(upper)}: out of order.`,
    ),
    `Walls: ${map.walls.map(([a, b]) => `between ${squareName(a)} and ${squareName(b)}`).join('; ')}.`,
  ];
}
