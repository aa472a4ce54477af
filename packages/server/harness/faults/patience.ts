/**
 * How long somebody waits for what must come about. Only what never comes is given up: on a busy machine everything takes
 * its time. A saboteur is given up sooner: not answering is one way of being found out.
 */
const LONG_MS = 120_000;
const SHORT_MS = 15_000;
let wait = LONG_MS;

/** `part`: the saboteur that is tried; null for the real thing. */
export function waitFor(part: string | null): void {
  wait = part === null ? LONG_MS : SHORT_MS;
}

export function patienceMs(): number {
  return wait;
}
