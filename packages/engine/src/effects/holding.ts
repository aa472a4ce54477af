import { byKey, int, list, word } from '../fields.ts';
import type { Field } from '../fields.ts';
import { marksOf } from './compile.ts';
import type { GoodSpec } from './spec.ts';
import type { Lexicon, Row } from './types.ts';

interface HoldingFields<Good extends string, Scope extends string> {
  readonly goods: Field<Record<Good, number>, Readonly<Record<Good, number>>>;
  readonly marks: Field<Record<Scope, string[]>, Readonly<Record<Scope, readonly string[]>>>;
}

/** What the kit needs in the record of each seat: `players: perSeat({ ...holdingFields(…), hand })`. */
export function holdingFields<Good extends string, Scope extends string>(
  goods: { readonly [G in Good]: GoodSpec },
  scopes: readonly Scope[],
  ...tables: readonly { readonly [id: string]: object }[]
): HoldingFields<Good, Scope> {
  // Rows of any game are rows of the kit: only their names are narrower.
  const marks = marksOf(tables as unknown as readonly { readonly [id: string]: Row<Lexicon> }[]);
  return {
    // The keys of a record of goods are its goods.
    goods: byKey(Object.keys(goods) as Good[], (id) => int(goods[id].least ?? 0, goods[id].cap ?? NO_LIMIT)),
    marks: byKey(scopes, (scope) => {
      const names = marks.get(scope) ?? [];
      return list(word(names.length === 0 ? ['-'] : names), names.length, 0);
    }),
  };
}

/** More than any seat comes to hold. */
const NO_LIMIT = 9999;
