import { saboteurs } from './saboteurs.ts';

/** One attack on a server that lacks one guard, or several whose lack is told apart by what is found. */
export interface SaboteurRun {
  readonly attack: string;
  /** Names of saboteurs. */
  readonly parts: readonly string[];
}

export function saboteurRuns(): SaboteurRun[] {
  const found = new Set(Object.values(saboteurs).map(({ attack }) => attack));
  return [...found].flatMap((attack) => {
    const mine = Object.keys(saboteurs).filter((name) => saboteurs[name]?.attack === attack);
    const alone = mine.filter((name) => saboteurs[name]?.words === undefined);
    const together = mine.filter((name) => saboteurs[name]?.words !== undefined);
    const runs = alone.map((name) => ({ attack, parts: [name] }));
    return together.length === 0 ? runs : [...runs, { attack, parts: together }];
  });
}

/** The saboteurs of a run that its failures do not tell of. */
export function missedIn({ parts }: SaboteurRun, failures: readonly string[]): string[] {
  return parts.filter((name) => !failures.some((one) => (saboteurs[name]?.words ?? /./).test(one)));
}
