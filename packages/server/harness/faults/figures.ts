/** The value that so large a part of all does not exceed; 0 of nothing. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
}

/** What may still be wrong, with 95 % confidence, after so many trials without a failure. */
export function upperBound(trials: number): string {
  return trials === 0 ? '1' : (3 / trials).toExponential(1);
}

export interface Figure {
  readonly name: string;
  readonly value: string;
}

/** What a run has to say: figures, and why it failed. */
export interface Report {
  readonly title: string;
  readonly figures: readonly Figure[];
  readonly failures: readonly string[];
  /** What took longer than it should on a machine that has nothing else to do. The tests do not ask. */
  readonly slow?: readonly string[];
}

/** Everything that is wrong, where the machine is as it should be. */
export function faultsOf({ failures, slow = [] }: Report): readonly string[] {
  return [...failures, ...slow];
}

export function reportText(report: Report): string {
  const { title, figures } = report;
  const failures = faultsOf(report);
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`);
  const end =
    failures.length === 0
      ? 'clean'
      : `FAILED\n${failures
          .slice(0, 20)
          .map((words) => `  ${words}`)
          .join('\n')}`;
  return `${title}\n${lines.join('\n')}\n${end}\n`;
}
