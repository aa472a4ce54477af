import type { Effect, Row } from '@benchtop/engine/effects';
import { byEach } from '../../by-each.ts';
import { classes } from './goods.ts';
import type { Class } from './goods.ts';
import { gain, oneOf } from './lexicon.ts';
import type { BioLexicon } from './lexicon.ts';

type Bonus = Effect<BioLexicon> | null;

/** The bonus in the corner of each space, from the left; null where none is printed. */
type Spaces = { readonly [C in Class]: readonly Bonus[] };

const ep = (n: number): Bonus => gain({ ep: n });
const coins = (n: number): Bonus => gain({ coin: n });
const primate = gain({ primate: 1 });
const medicine = gain({ medicine: 1 });
const cattle = (n: number): Bonus => oneOf(gain({ mammal: n }), gain({ aquatic: n }));
const wings = oneOf(gain({ reptile: 1 }), gain({ avian: 1 }));

/** The basic side is the same on all four boards; their advanced sides differ. */
export const playerBoards = {
  basic: {
    common: [null, coins(1), cattle(1), ep(2)],
    artisan: [null, coins(2), ep(3)],
    noble: [null, ep(4)],
  },
  'adv-1': {
    common: [coins(1), coins(1), coins(2), ep(3)],
    artisan: [null, primate, ep(2)],
    noble: [null, ep(2)],
  },
  'adv-2': {
    common: [null, null, cattle(2), ep(2)],
    artisan: [coins(1), wings, ep(3)],
    noble: [null, ep(3)],
  },
  'adv-3': {
    common: [null, cattle(1), null, ep(2)],
    artisan: [null, medicine, ep(2)],
    noble: [coins(3), ep(5)],
  },
  'adv-4': {
    common: [medicine, null, primate, null],
    artisan: [coins(2), null, ep(3)],
    noble: [null, ep(4)],
  },
} as const satisfies { readonly [side: string]: Spaces };

export type BoardSide = keyof typeof playerBoards;
export const boardSides = Object.keys(playerBoards) as BoardSide[];
export const BOARDS = 4;

const ordinals = ['first', 'second', 'third', 'fourth'] as const;
type Ordinal = 1 | 2 | 3 | 4;

/** A space with a bonus, by side, row and number. */
export type BonusId = `${BoardSide}-${Class}-${Ordinal}`;

/** The bonus of each space of a side; null where none is printed. */
export const bonusOf = byEach(boardSides, (side) =>
  byEach(classes, (kind) =>
    playerBoards[side][kind].map((bonus: Bonus, i) =>
      bonus === null ? null : (`${side}-${kind}-${i + 1}` as BonusId),
    ),
  ),
);

/** The bonuses as rows. */
export const bonuses = Object.fromEntries(
  boardSides.flatMap((side) =>
    classes.flatMap((kind) =>
      playerBoards[side][kind].flatMap((bonus: Bonus, i): [string, Row<BioLexicon>][] =>
        bonus === null ? [] : [[`${side}-${kind}-${i + 1}`, { name: `the ${ordinals[i]} ${kind} space`, do: [bonus] }]],
      ),
    ),
  ),
) as unknown as { readonly [B in BonusId]: Row<BioLexicon> };
