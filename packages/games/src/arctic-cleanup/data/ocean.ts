export const oceanHexes = [
  'pole',
  'in-n',
  'in-ne',
  'in-se',
  'in-s',
  'in-sw',
  'in-nw',
  'out-nne',
  'out-e',
  'out-sse',
  'out-ssw',
  'out-w',
  'out-nnw',
] as const;
export type OceanHex = (typeof oceanHexes)[number];

/** Shore corners: in a match each is a factory or pack ice. */
export const sites = ['site-n', 'site-ne', 'site-se', 'site-s', 'site-sw', 'site-nw'] as const;
export type Site = (typeof sites)[number];

export type HexId = OceanHex | Site;

/** Axial coordinates of a flat-top grid of radius 2. */
export const hexes = {
  pole: { q: 0, r: 0 },
  'in-n': { q: 0, r: -1 },
  'in-ne': { q: 1, r: -1 },
  'in-se': { q: 1, r: 0 },
  'in-s': { q: 0, r: 1 },
  'in-sw': { q: -1, r: 1 },
  'in-nw': { q: -1, r: 0 },
  'out-nne': { q: 1, r: -2 },
  'out-e': { q: 2, r: -1 },
  'out-sse': { q: 1, r: 1 },
  'out-ssw': { q: -1, r: 2 },
  'out-w': { q: -2, r: 1 },
  'out-nnw': { q: -1, r: -1 },
  'site-n': { q: 0, r: -2 },
  'site-ne': { q: 2, r: -2 },
  'site-se': { q: 2, r: 0 },
  'site-s': { q: 0, r: 2 },
  'site-sw': { q: -2, r: 2 },
  'site-nw': { q: -2, r: 0 },
} as const satisfies Record<HexId, { readonly q: number; readonly r: number }>;

export const faces = [1, 2, 3, 4, 5, 6] as const;
export type Face = (typeof faces)[number];

export interface Direction {
  readonly name: 'up' | 'up-right' | 'down-right' | 'down' | 'down-left' | 'up-left';
  readonly dq: number;
  readonly dr: number;
}

export const directions = {
  1: { name: 'up', dq: 0, dr: -1 },
  2: { name: 'up-right', dq: 1, dr: -1 },
  3: { name: 'down-right', dq: 1, dr: 0 },
  4: { name: 'down', dq: 0, dr: 1 },
  5: { name: 'down-left', dq: -1, dr: 1 },
  6: { name: 'up-left', dq: -1, dr: 0 },
} as const satisfies Record<Face, Direction>;

/** The hex next to an ocean hex in the direction of each die face; null is off the board. */
export const neighbours = {
  pole: { 1: 'in-n', 2: 'in-ne', 3: 'in-se', 4: 'in-s', 5: 'in-sw', 6: 'in-nw' },
  'in-n': { 1: 'site-n', 2: 'out-nne', 3: 'in-ne', 4: 'pole', 5: 'in-nw', 6: 'out-nnw' },
  'in-ne': { 1: 'out-nne', 2: 'site-ne', 3: 'out-e', 4: 'in-se', 5: 'pole', 6: 'in-n' },
  'in-se': { 1: 'in-ne', 2: 'out-e', 3: 'site-se', 4: 'out-sse', 5: 'in-s', 6: 'pole' },
  'in-s': { 1: 'pole', 2: 'in-se', 3: 'out-sse', 4: 'site-s', 5: 'out-ssw', 6: 'in-sw' },
  'in-sw': { 1: 'in-nw', 2: 'pole', 3: 'in-s', 4: 'out-ssw', 5: 'site-sw', 6: 'out-w' },
  'in-nw': { 1: 'out-nnw', 2: 'in-n', 3: 'pole', 4: 'in-sw', 5: 'out-w', 6: 'site-nw' },
  'out-nne': { 1: null, 2: null, 3: 'site-ne', 4: 'in-ne', 5: 'in-n', 6: 'site-n' },
  'out-e': { 1: 'site-ne', 2: null, 3: null, 4: 'site-se', 5: 'in-se', 6: 'in-ne' },
  'out-sse': { 1: 'in-se', 2: 'site-se', 3: null, 4: null, 5: 'site-s', 6: 'in-s' },
  'out-ssw': { 1: 'in-sw', 2: 'in-s', 3: 'site-s', 4: null, 5: null, 6: 'site-sw' },
  'out-w': { 1: 'site-nw', 2: 'in-nw', 3: 'in-sw', 4: 'site-sw', 5: null, 6: null },
  'out-nnw': { 1: null, 2: 'site-n', 3: 'in-n', 4: 'in-nw', 5: 'site-nw', 6: null },
} as const satisfies Record<OceanHex, Readonly<Record<Face, HexId | null>>>;

/** The ocean hexes that touch a site: a ship there can unload into the factory on it. */
export const docks = {
  'site-n': ['in-n', 'out-nne', 'out-nnw'],
  'site-ne': ['in-ne', 'out-nne', 'out-e'],
  'site-se': ['in-se', 'out-e', 'out-sse'],
  'site-s': ['in-s', 'out-sse', 'out-ssw'],
  'site-sw': ['in-sw', 'out-ssw', 'out-w'],
  'site-nw': ['in-nw', 'out-w', 'out-nnw'],
} as const satisfies Record<Site, readonly [OceanHex, OceanHex, OceanHex]>;

/** By player count. With four, each site shares one dock with one other: none is better than the rest. */
export const factorySites = {
  1: ['site-s'],
  2: ['site-n', 'site-s'],
  3: ['site-s', 'site-nw', 'site-ne'],
  4: ['site-n', 'site-ne', 'site-s', 'site-sw'],
} as const satisfies Record<1 | 2 | 3 | 4, readonly Site[]>;
