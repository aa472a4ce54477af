/* The icons that an effects kit makes of a row, as people read them: equal ones counted, a number with what it counts. */

/** Icons that stand between others, as they are written. */
export const linkWords: ReadonlyMap<string, string> = new Map([
  ['slash', '/'],
  ['then', '›'],
  ['arrow', '→'],
  ['per', 'per'],
  ['equals', '='],
]);

/** Icons that go before an amount. */
export const amountMarks: ReadonlyMap<string, string> = new Map([
  ['minus', '−'],
  ['plus', '+'],
]);

/** The same icon several times. */
export interface IconRun {
  readonly icon: string;
  readonly n: number;
}

/** Equal neighbours counted; a number stands before what it counts, but after an icon of `led`. */
export function runsOf(
  icons: readonly string[],
  led: { has(icon: string): boolean } = new Set<string>(),
): readonly IconRun[] {
  const runs: IconRun[] = [];
  let printed = 1;
  for (const icon of icons) {
    const last = runs.at(-1);
    if (/^\d+$/.test(icon)) {
      if (last !== undefined && led.has(last.icon)) runs.splice(-1, 1, { icon: last.icon, n: Number(icon) });
      else printed = Number(icon);
    } else {
      if (last?.icon === icon) runs.splice(-1, 1, { icon, n: last.n + 1 });
      else runs.push({ icon, n: printed });
      printed = 1;
    }
  }
  return runs;
}
