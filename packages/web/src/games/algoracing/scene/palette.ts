import type { Colour, SampleType } from '@benchtop/games/algoracing';

/** Colours of the landscape. Light does the rest, so there is one set of paints for both themes. */
export const paint = {
  sand: ['#dcb27c', '#e2ba87', '#d6aa72'],
  rust: ['#c98562', '#cf8d6b', '#c27d5a'],
  basalt: ['#8d8582', '#96908c', '#857d7a'],
  crown: ['#d3ccc5', '#dad4cd', '#cac2bb'],
  strata: ['#3b3432', '#57494a', '#473f3e', '#6a4f45', '#423a39', '#755f55'],
  ledge: '#857269',
  rim: '#3a3838',
  rimEdge: '#5d5957',
  plain: { sand: '#d3a878', rust: '#b9775a' },
  rock: '#8a5c47',
  steel: '#b9bec2',
  steelDark: '#5d6468',
  rubber: '#262423',
  rubberRim: '#8d9194',
  glass: '#1d2a33',
  ring: '#fff3dc',
  hazard: '#ff8a1f',
  concrete: '#e9e2d8',
  capsule: '#f4efe6',
  capsuleBand: '#2aa5a0',
  path: '#fff6dd',
  pathEdge: '#ff6a1a',
  no: '#ff3b2f',
  glow: '#ffd257',
} as const;

export interface RoverPaint {
  readonly body: string;
  readonly trim: string;
  /** The sign painted on it. */
  readonly sign: string;
}

export const roverPaint: Readonly<Record<Colour, RoverPaint>> = {
  red: { body: '#c8201d', trim: '#f3d9cf', sign: '#ffffff' },
  white: { body: '#f4f4f0', trim: '#8f979c', sign: '#1b2228' },
  black: { body: '#2b2e33', trim: '#d7b25a', sign: '#ffffff' },
  orange: { body: '#ff8a14', trim: '#35302b', sign: '#241300' },
};

export const samplePaint: Readonly<Record<SampleType, string>> = {
  yellow: '#f6c62b',
  blue: '#2f86e6',
  green: '#3fae58',
  violet: '#8b4fd0',
};

export interface Light {
  readonly sun: string;
  readonly sunPower: number;
  readonly sky: string;
  readonly ground: string;
  readonly fill: number;
  readonly lamps: number;
}

export const daylight: Light = {
  sun: '#fff0da',
  sunPower: 3,
  sky: '#fff6ee',
  ground: '#c79a80',
  fill: 1.5,
  lamps: 0.35,
};

export const dusk: Light = {
  sun: '#ffc79a',
  sunPower: 2,
  sky: '#b4bedb',
  ground: '#7a5144',
  fill: 1,
  lamps: 0.85,
};
