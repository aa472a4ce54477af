import type { Cube } from '../data/goods.ts';
import type { TechId } from '../data/technologies.ts';

/** What things are worth to a bot, in VP. Tuned by simulation. */
export const weights = {
  /** A cube that fits nowhere yet; in the last round half a pair, and a cube without its like. */
  cube: 0.55,
  half: 0.45,
  odd: 0.2,
  /** Cubes that fit on one rocket, by their number: what they will give, less the worker for it. */
  fit: [0, 1, 2.3, 4.3, 6.6, 9.4],
  /** The most that a single cube counts on the way. */
  most: 2.8,
  /** What the second rocket counts that is loaded from the same cargo bay. */
  second: 0.5,
  /** A lock that has to be toggled on the way. */
  toggle: 0.8,
  /** How sure a load is that waits for the next round. */
  later: 0.9,
  /** A launch: with a technology that is worth it, or in exchange for a worse one; alone every rocket counts, and every cube on one. */
  launch: 1.8,
  soloLaunch: 20,
  soloSpot: 0.8,
  /** Alone: a VP; a cube that some rocket lacks, what several for one rocket count besides, and the most that one counts. */
  soloVp: 0.7,
  soloCube: 2,
  soloFit: [0, 0.2, 0.5, 1, 1.6, 2.4],
  soloMost: 4,
  /** How much of a launch counts before it is done, and what the second rocket counts, which the same cargo bay could load. */
  soloSure: 0.3,
  soloSecond: 0.4,
  /** A member of the crew in each round to come. */
  soloCrew: 2,
  /** Money, up to what is of use, and beyond. */
  money: 0.24,
  useful: 8,
  spare: 0.15,
  moneyLast: 0.19,
  /** Electricity while there are workers to use it, per worker so much of it; kept for the next round; beyond that. */
  power: 0.3,
  perWorker: 5,
  kept: 0.25,
  keeps: 3,
  wasted: 0.1,
  /** A worker in Crew Quarters with electricity to dive, so much for each, and without; in the last round. */
  worker: 0.9,
  perDive: 3,
  idle: 0.45,
  lastWorker: 0.6,
  /** A member of the crew, and sunlight, in each round to come. */
  crew: 0.95,
  sunlight: 1.5,
  /** Icons above the vessel in the next round. */
  icon: 0.35,
  /** A turn that is not over, and one below a colony card. */
  turn: 0.1,
  card: 0.25,
  /** How much of a load that is within reach counts in the middle of a turn, besides. */
  load: 0.5,
  /** A vessel that is not where it is wanted, but can come there. */
  detour: 0.2,
  /** A vessel that has moved in a dive, but not to where the submersible can dock; a free step that is left: so that nothing is done for nothing. */
  astray: 1,
  step: 0.01,
  /** Cubes in the hold of a submersible: at the surface where the vessel can come, and elsewhere. */
  dockable: 0.22,
  hold: 0.06,
  /** How much of what a dive promises counts before it is done. */
  sure: 0.85,
  /** The next space of an excavation track. */
  track: 0.3,
  /** The First Player marker, by the rounds to come: early on the best of the ocean is taken first. */
  marker: [0, 0.4, 0.4, 0.4, 0.4, 3, 5],
  debt: 2.6,
  /** Having closed a lock that helps nobody: more than all workers who would be idle then. */
  shut: 6,
  /** What is still to be chosen in the middle of an action. */
  pendingCube: 0.9,
  pendingDive: 1.5,
  pending: 0.3,
  /** A solo match that is won. */
  goal: 60,
} as const;

/** What a technology gives in each round to come, besides its stars: by matches in which chance chose. */
export const technologyWorths: { readonly [T in TechId]: number } = {
  'ecology-lab': 0.05,
  'high-yield-panels': 0.7,
  'ballast-thrusters': 0.9,
  'docking-arm': 0.5,
  'payload-catapult': 0.6,
  'plasma-drill': 0.8,
  'matter-synthesizer': 0.4,
  'mineral-exchange': 0.7,
  'shift-foreman': 0.7,
  'fuel-cell': 0.4,
  'algae-incubator': 0.6,
  'biofuel-refinery': 0.3,
  'saline-stimulant': 0.95,
};

/** Alone, where electricity is what is scarce. */
export const soloTechnologyWorths: { readonly [T in TechId]?: number } = {
  'ballast-thrusters': 4,
  'fuel-cell': 3,
  'high-yield-panels': 3,
  'docking-arm': 0.8,
};

/** What each cube that a technology uses adds to that, for so many of them. */
export const fuels: { readonly [T in TechId]?: { readonly cube: Cube; readonly each: number; readonly most: number } } =
  {
    'fuel-cell': { cube: 'hydrocarbon', each: 0.4, most: 3 },
    'algae-incubator': { cube: 'algae', each: 1, most: 1 },
    'biofuel-refinery': { cube: 'algae', each: 0.5, most: 3 },
    'saline-stimulant': { cube: 'algae', each: 0.6, most: 2 },
  };
