import type { Attack, AttackCall } from '../../harness/attacks/attack.ts';
import { partOf, saboteurs } from '../../harness/attacks/saboteurs.ts';

/** Short attacks on real processes; `docs/reliability.md` has the long ones. `parts`: the saboteurs that are attacked; none: the real server. */
export function called(attack: Attack, parts: readonly string[]): AttackCall {
  const short = Object.assign({}, attack.short, ...parts.map((name) => saboteurs[name]?.short)) as Attack['short'];
  const part = parts.length === 0 ? null : partOf(parts);
  return { part, build: null, number: (option, otherwise) => short?.[option] ?? otherwise };
}
