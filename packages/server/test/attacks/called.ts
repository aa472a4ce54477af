import type { Attack, AttackCall } from '../../harness/attacks/attack.ts';
import { saboteurs } from '../../harness/attacks/saboteurs.ts';

/** Short attacks on real processes; `docs/reliability.md` has the long ones. */
export const LONG = 120_000;

export function called(attack: Attack, part: string | null): AttackCall {
  const short = saboteurs[part ?? '']?.short ?? attack.short ?? {};
  return { part, build: null, number: (option, otherwise) => short[option] ?? otherwise };
}
