import type { Row } from '@benchtop/engine/effects';
import type { AlgLexicon, AlgPoint, Printed } from '../lexicon.ts';
import type { Byproduct, FieldId, Machine, Species, YellowId } from '../words.ts';

/** A place for cubes, from left to right: a storage, left of Machine B, left of Machine C, ready for export. */
export type Field = StorageField | LineField | ProductField;

interface Placed {
  readonly name: string;
  /** From the top of its zone. */
  readonly row: number;
}
export interface StorageField extends Placed {
  readonly zone: 'storage';
  readonly species: Species;
  readonly spaces: number;
}
export interface LineField extends Placed {
  readonly zone: 'b' | 'c';
}
export interface ProductField extends Placed {
  readonly zone: 'dispatch';
  /** Its market value. */
  readonly value: Printed;
}

/** A black-and-yellow belt. */
export interface Yellow {
  readonly machine: Machine;
  readonly from: FieldId;
  readonly to: FieldId;
  /** What opens it; null: it is always open. */
  readonly opens: AlgPoint | null;
}

/** Where a black-and-green belt hangs: on a yellow belt, on a field, between two fields. */
export type Hanging =
  | { readonly belt: YellowId }
  | { readonly field: FieldId }
  | { readonly from: FieldId; readonly to: FieldId };

/** A black-and-green belt. */
export interface Green extends Row<AlgLexicon> {
  readonly machine: Machine;
  /** ALG-MACH-08: other Machines with which it works, too. */
  readonly also: readonly Machine[];
  readonly hangs: Hanging;
  /** Energy that it gives or takes, or the most cubes that it adds, carries or loses at once. */
  readonly amount: Printed;
  /** Energy that it costs. */
  readonly energy: Printed;
  /** How often it works in an activation. */
  readonly limit: Printed;
  /** Whether it works: 1, or 0. */
  readonly works: Printed;
}

/** The least and the most cubes that Machine A loses. */
type Range = readonly [least: number, most: number];
/** For 1, 2, 3, 4 and more moved cubes. */
export type LossTable = readonly [Range, Range, Range, Range, Range];

/** What is printed on a Department board and on the Side board that goes with it. */
export interface Department {
  readonly name: string;
  readonly produces: Byproduct;
  readonly uses: Byproduct;
  /** The species whose storage is open at the start. */
  readonly start: Species;
  /** ALG-ENG-04: capacity of a Machine without a tile, with one, with one that is turned over. */
  readonly capacity: readonly [plain: number, tile: number, flipped: number];
  readonly fields: { readonly [F in FieldId]?: Field };
  readonly yellow: { readonly [Y in YellowId]?: Yellow };
  /** Printed, with the first table tile, with the second one. */
  readonly losses: readonly [LossTable, LossTable, LossTable];
  /** ALG-EXP-10: whether an export takes one kind of product only. */
  readonly unmixed: boolean;
  /** Where engineering and crossover tiles lie on the Side board, by their letters. */
  readonly map: readonly string[];
}

/** A number that nothing changes. */
export const fixed = (base: number): Printed => ({ base, point: null });
/** A number that tiles change. */
export const changed = (base: number, point: AlgPoint): Printed => ({ base, point });

/** What most green belts are like: nothing to pay, once, with their own Machine, from the start. */
export const plain = { also: [], energy: fixed(0), limit: fixed(1), works: fixed(1) } as const;
