import { directions, headings, rovers as roverData, squareName } from '@benchtop/games/algoracing';
import type { Square } from '@benchtop/games/algoracing';
import type { Base, Elevator, Field, FieldMap, RoverAt, Wall } from './field.ts';
import { ahead, levelAt, pilesOf, sameSquare } from './field.ts';

const storeys = ['on the ground', 'on the first storey', 'on the second storey'] as const;
const heightWords = (map: FieldMap, square: Square): string => storeys[levelAt(map, square)] ?? '';

const roverName = ({ colour, seat }: RoverAt, names: readonly string[]): string =>
  `${roverData[colour].name} rover${names[seat] ? ` of ${names[seat]}` : ''}`;

function labWords({ labs }: Base): string {
  const serves = labs === null ? 'everybody' : labs.map((one) => roverData[one].name.toLowerCase()).join(' and ');
  return `lab for ${serves}`;
}

export const baseWords = (base: Base): string => `${roverData[base.colour].name} base, ${labWords(base)}`;

const liftWords = ({ upper, lower, works }: Elevator): string =>
  works && lower !== null
    ? `Elevator between ${squareName(lower)} and ${squareName(upper)}.`
    : `Elevator at ${squareName(upper)}: out of order.`;

/** The field in words, line by line, for those who do not see it. */
export function describe(field: Field, names: readonly string[]): readonly string[] {
  const { map, rovers, bases } = field;
  const samples = pilesOf(field).map(
    ({ count, ...square }) => `${squareName(square)}, ${heightWords(map, square)}${count > 1 ? ` (${count})` : ''}`,
  );
  return [
    `A field of ${map.size} by ${map.size} squares; letters count columns from the west, numbers count rows from the north.`,
    ...rovers.map(
      (rover) =>
        `${roverName(rover, names)}: ${squareName(rover)}, ${heightWords(map, rover)}, faces ${headings[rover.dir].name}, carries ${rover.load.length}.`,
    ),
    ...bases.map((base) => `${roverData[base.colour].name} base: ${squareName(base.square)}, ${labWords(base)}.`),
    `Samples: ${samples.join('; ')}.`,
    ...map.elevators.map(liftWords),
    `Walls: ${map.walls.map(([a, b]) => `between ${squareName(a)} and ${squareName(b)}`).join('; ')}.`,
  ];
}

/** Walls on the edges of a square, by the side on which they stand; null where there is none. */
function wallWords(map: FieldMap, square: Square): string | null {
  const sides = directions.filter((dir) => {
    const { x, y } = ahead(dir);
    const next = { x: square.x + x, y: square.y + y };
    return map.walls.some((wall) => wall.some((a) => sameSquare(a, square)) && wall.some((b) => sameSquare(b, next)));
  });
  if (sides.length === 0) return null;
  const where = sides.map((dir) => headings[dir].name).join(' and ');
  return `${sides.length === 1 ? 'A wall stands' : 'Walls stand'} to the ${where}: only a jump crosses ${sides.length === 1 ? 'it' : 'them'}.`;
}

/** What a wall is, for its tip. */
export const barrierWords = ([a, b]: Wall) => ({
  title: `A wall between ${squareName(a)} and ${squareName(b)}`,
  text: 'Only a jump crosses it.',
});

/** What is on one square, for its tip. */
export function squareWords(field: Field, square: Square, names: readonly string[]) {
  const { map, rovers, bases } = field;
  const here = (other: Square | null): boolean => sameSquare(other, square);
  const base = bases.find((one) => here(one.square));
  const rover = rovers.find(here);
  const lying = pilesOf(field).find(here)?.count ?? 0;
  const walls = wallWords(map, square);
  const said = [
    rover && `${roverName(rover, names)}, faces ${headings[rover.dir].name}, carries ${rover.load.length}.`,
    base && `${baseWords(base)}.`,
    lying === 0 && map.marks.some(here) && 'An empty mark: samples lie on marks at the start.',
    lying > 0 && `${lying === 1 ? 'A sample lies' : `${lying} samples lie`} here, face down.`,
    ...map.elevators.filter(({ upper, lower }) => here(upper) || here(lower)).map(liftWords),
    walls,
  ];
  return { title: `${squareName(square)}, ${heightWords(map, square)}`, text: said.filter(Boolean).join(' ') };
}
