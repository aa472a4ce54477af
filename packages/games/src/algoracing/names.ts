import { cornerAt, headings } from './data/board.ts';
import type { Corner, Direction } from './data/board.ts';
import { cards } from './data/cards.ts';
import type { Kind } from './data/cards.ts';
import { hills } from './data/hills.ts';
import type { HillId } from './data/hills.ts';
import { samples } from './data/samples.ts';
import type { SampleType } from './data/samples.ts';
import type { Algorithm } from './algorithm.ts';
import type { Square } from './terrain.ts';

/** "Step". */
export function cardName(kind: Kind): string {
  return cards[kind].name;
}

/** What a card does; the words on the card, in the tooltip and for the screen reader. */
export function cardText(kind: Kind): string {
  return cards[kind].text;
}

/** "yellow spore". */
export function typeName(type: SampleType): string {
  return samples[type].name;
}

/** "north". */
export function directionName(dir: Direction): string {
  return headings[dir].name;
}

/** "the north-west corner". */
export function cornerName(corner: Corner): string {
  return `the ${cornerAt[corner].name} corner`;
}

/** "the high hill". */
export function hillName(hill: HillId): string {
  return hills[hill].name;
}

/** "D4": columns are letters from the west, rows are numbers from the north. */
export function squareName({ x, y }: Square): string {
  return `${String.fromCharCode(65 + x)}${y + 1}`;
}

/** "the elevator from C3 to C4": an elevator is called by the squares of its platforms. */
export function elevatorName(from: Square, to: Square): string {
  return `the elevator from ${squareName(from)} to ${squareName(to)}`;
}

const skips = {
  border: 'the border is ahead',
  hill: 'the edge of a hill is ahead',
  wall: 'a wall is ahead',
  rover: 'another rover is ahead',
  'too-high': 'no jump goes up or down two storeys',
  'nothing-ahead': 'no rover and no sample is ahead on this level',
  'at-home': 'the rover ahead is on its own base',
  'base-occupied': 'another rover stands on the base of the one ahead',
} as const;
/** Why a command is skipped. */
export type SkipReason = keyof typeof skips;

/** The same in words. */
export function skipText(reason: SkipReason): string {
  return skips[reason];
}

/** "2 Jump": the place keeps equal cards apart. */
export function commandName({ commands }: Pick<Algorithm, 'commands'>, index: number): string {
  const kind = commands[index];
  return kind === undefined ? `place ${index + 1}` : `${index + 1} ${cardName(kind)}`;
}

/** "2 Jump and 3 Step": what a cycle lies over. */
export function spanName(
  algorithm: Algorithm,
  { start, width }: { readonly start: number; readonly width: number },
): string {
  if (start + width > algorithm.commands.length) return `place ${start + 1}`;
  return width === 1
    ? commandName(algorithm, start)
    : `${commandName(algorithm, start)} and ${commandName(algorithm, start + 1)}`;
}

/** "You drive", "Ann drives": the two forms of a verb in the present. */
export function does(who: string, you: string, others: string): string {
  return `${who} ${who === 'You' ? you : others}`;
}

/** A name where something is done to it: "you", "Ann". */
export function whom(name: string): string {
  return name === 'You' ? 'you' : name;
}
