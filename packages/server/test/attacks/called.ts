import type { Attack, AttackCall } from '../../../bench/src/attacks/attack.ts';

/** Short attacks on real processes; `docs/reliability.md` has the long ones. */
export const LONG = 120_000;

export function called({ short = {} }: Attack, part: string | null): AttackCall {
  return { part, build: null, number: (option, otherwise) => short[option] ?? otherwise };
}
