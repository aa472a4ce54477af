import { biofuel, biofuelBelts } from './departments/biofuel.ts';
import { bioplastics, bioplasticsBelts } from './departments/bioplastics.ts';
import { cosmetics, cosmeticsBelts } from './departments/cosmetics.ts';
import type { Department, Green } from './departments/department.ts';
import { food, foodBelts } from './departments/food.ts';
import type { DepartmentId, GreenRow } from './words.ts';

/** What is printed on the four boards. */
export const departments: { readonly [D in DepartmentId]: Department } = { cosmetics, biofuel, bioplastics, food };

/** How ids of tiles and belts of a department begin. */
export const prefixes = {
  cosmetics: 'cos',
  biofuel: 'bf',
  bioplastics: 'bp',
  food: 'fd',
} as const satisfies Record<DepartmentId, string>;

/** Black-and-green belts of all boards. */
export const belts: { readonly [B in GreenRow]: Green } = {
  ...cosmeticsBelts,
  ...biofuelBelts,
  ...bioplasticsBelts,
  ...foodBelts,
};
export const greenRowIds = Object.keys(belts) as GreenRow[];

/** ALG-SET-03: which departments make the same by-product. */
export const producers = {
  biomass: ['cosmetics', 'biofuel'],
  'bio-oil': ['bioplastics', 'food'],
} as const;
