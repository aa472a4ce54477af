import { Stop } from './stop.ts';

/** Settings as they were typed. */
export type Pairs = readonly (readonly [name: string, value: string])[];

/** Reads an option that is a whole number in a range. */
export function wholeNumber(name: string, min: number, max: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (!/^-?\d+$/.test(text) || value < min || value > max)
      throw new Stop(`${name} is a whole number from ${min} to ${max}, not "${short(text)}".`);
    return value;
  };
}

/** Reads the option `--port`. */
export const port = wholeNumber('--port', 0, 65_535);

/** Reads an option that is a list of names between commas. */
export function commaList(name: string): (text: string) => readonly string[] {
  return (text) => {
    const names = text.split(',').map((each) => each.trim());
    if (names.includes(''))
      throw new Stop(`${name} is a list of names with commas between them, such as greedy,random.`);
    return names;
  };
}

/** Reads `name=value`, several in one word with commas; called once for each word. */
export function pairs(text: string, before: Pairs = []): Pairs {
  const read = text.split(',').map((pair): [string, string] => {
    const [, name, value] = /^([^=]+)=(.*)$/s.exec(pair) ?? [];
    if (name === undefined || value === undefined)
      throw new Stop(`A setting is written name=value, such as tempo=graded, not "${short(pair)}".`);
    return [name.trim(), value.trim()];
  });
  return [...before, ...read];
}

/** At most so much of what was typed is said back. */
export function short(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
