// The tests run this file as it is, the command line runs it built, one folder deeper.
const harness = new URL(import.meta.url.endsWith('.ts') ? './' : '../', import.meta.url);

/** The clone that this harness belongs to. */
export const clone = new URL('../../../', harness);

/** A built file of the harness: processes start from built files only. */
export function built(file: string): URL {
  return new URL(`dist/${file}`, harness);
}
