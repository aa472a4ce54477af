import type { TieBreak } from '@benchtop/engine/author';

/** Of what more wins a tie: "1 rocket launched", "4 rockets launched". */
export function counted(n: number, one: string, many: string): TieBreak {
  return { n, says: `{n} ${n === 1 ? one : many}`, brief: '{n}' };
}
