/* The closed lists that tables, state and options of this game are written in. */

export const departmentIds = ['cosmetics', 'biofuel', 'bioplastics', 'food'] as const;
export type DepartmentId = (typeof departmentIds)[number];

/** Kinds of algae, in the order of tanks and storages. */
export const species = ['spirulina', 'chlorella', 'nori', 'kelp'] as const;
export type Species = (typeof species)[number];

export const byproducts = ['biomass', 'bio-oil'] as const;
export type Byproduct = (typeof byproducts)[number];

export const teams = ['operators', 'engineers', 'scientists'] as const;
export type Team = (typeof teams)[number];

export const machines = ['a', 'b', 'c'] as const;
export type Machine = (typeof machines)[number];

export const regions = ['north', 'west', 'south', 'east'] as const;
export type Region = (typeof regions)[number];

/** Rows of milestones, from the lightest to the darkest. */
export const colours = ['mint', 'lime', 'leaf', 'moss', 'pine'] as const;
export type Colour = (typeof colours)[number];

/** Places for engineering tiles on a Department board. */
export const slotIds = [
  'cap-a',
  'cap-b',
  'cap-c',
  'conv-a',
  'conv-b',
  'table',
  'intake-b',
  'intake-c',
  'extra-1',
  'extra-2',
] as const;
export type SlotId = (typeof slotIds)[number];

/** Fields of all Department boards; a board has some of them. */
export const fieldIds = [
  'st-spirulina',
  'st-chlorella',
  'st-nori',
  'st-kelp',
  'b1',
  'b2',
  'b3',
  'b-up',
  'b-low',
  'c1',
  'c2',
  'c3',
  'c-up',
  'c-low',
  'paste',
  'shampoo',
  'cream',
  'hard',
  'soft',
  'foam',
  'd0',
  'd1',
  'd2',
  'd3',
  'd4',
  'd5',
] as const;
export type FieldId = (typeof fieldIds)[number];

/** Black-and-yellow belts of all boards, by Machine. */
export const yellowIds = [
  'ya1',
  'ya2',
  'ya3',
  'ya4',
  'ya5',
  'ya6',
  'yb1',
  'yb2',
  'yb3',
  'yb4',
  'yc1',
  'yc2',
  'yc3',
  'yc4',
] as const;
export type YellowId = (typeof yellowIds)[number];

/** Black-and-green belts of all boards, by Machine. */
export const greenIds = ['ga1', 'ga2', 'ga3', 'gb1', 'gb2', 'gb3', 'gc1', 'gc2', 'gc3', 'gc4', 'gc5'] as const;
export type GreenId = (typeof greenIds)[number];

/** The green belt of one board: a row of its own. */
export type GreenRow =
  | `cos-${'ga1' | 'gb1' | 'gb2' | 'gb3' | 'gc1' | 'gc2'}`
  | `bf-${Exclude<GreenId, 'gb3'>}`
  | `bp-${'ga1' | 'gb1' | 'gb2' | 'gb3' | 'gc1' | 'gc2'}`
  | `fd-${'ga1' | 'ga2' | 'gb1' | 'gc1' | 'gc2' | 'gc3'}`;
