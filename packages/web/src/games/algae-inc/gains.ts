import type { Good } from '@benchtop/games/algae-inc';
import { goods } from '@benchtop/games/algae-inc';

/** So many of a good. */
export interface Gain {
  readonly kind: Good;
  readonly n: number;
}

const isGood = (key: string): key is Good => key in goods;

/** What a row gives at once, for its picture; its words come from the effects. */
export function gainedBy(row: { readonly do?: readonly unknown[] }): readonly Gain[] {
  return (row.do ?? []).flatMap((part) => {
    const given = typeof part === 'object' && part !== null && 'gain' in part ? part.gain : null;
    if (typeof given !== 'object' || given === null) return [];
    return Object.entries(given).flatMap(([kind, n]) => (isGood(kind) && typeof n === 'number' ? [{ kind, n }] : []));
  });
}
