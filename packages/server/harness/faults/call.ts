/** How a fault was called: `--kills 300 --part early-ack`. */
export interface Call {
  number(name: string, otherwise: number): number;
  /** The name of a saboteur; null: the real thing. */
  readonly part: string | null;
}

/** What follows `--name`; null: it was not said. */
export function valueOf(args: readonly string[], name: string): string | null {
  const index = args.indexOf(`--${name}`);
  return index < 0 ? null : (args[index + 1] ?? null);
}

/** Every option that has a number. */
export function numbersIn(args: readonly string[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [index, arg] of args.entries()) {
    const value = Number(args[index + 1]);
    if (arg.startsWith('--') && Number.isFinite(value)) numbers.set(arg.slice(2), value);
  }
  return numbers;
}

/** For who asked for it, or did not know what to ask for: exit code 0 or 2. */
export function showHelp(help: string, args: readonly string[]): number {
  const asked = args.includes('--help');
  (asked ? process.stdout : process.stderr).write(help);
  return asked ? 0 : 2;
}
