import type { Department } from '../data/departments/department.ts';
import type { FieldId } from '../data/words.ts';

/** A field within a sentence: "the Paste mixer", but "Toothpaste". */
export function placeWords({ name: board, fields }: Department, id: FieldId): string {
  const field = fields[id];
  if (field === undefined) throw new Error(`${board} has no field ${id}`);
  return field.zone === 'dispatch' ? field.name : `the ${field.name}`;
}
