import { DEAREST, HEXES, STEP } from './routes.ts';

/** What a position is worth besides its points, all in points. Tuned by play against itself. */
export const weights = {
  /** A match that is over counts its lead and this much for the victory. */
  victory: 60,
  /** What a match that is won counts less as long as it goes on: who can end it does not wait for a few more points. */
  dawdling: 15,
  /** A token aboard that the factory can take, times the points that processing adds. */
  cargo: 0.85,
  /** What is left of it after a step of way to the dock. */
  cargoDecay: 0.83,
  /** A token aboard that no line will take blocks a place. */
  stuck: -0.5,
  /** A 3-point token aboard before the hatched lines are open. */
  lockedAboard: 0.6,
  /** A filled slot of an unfinished block, and more for the third. */
  blockSlot: 0.55,
  blockNear: 0.6,
  /** A filled slot of the block that opens the hatched lines, while it is unfinished. */
  unlockSlot: 1.1,
  /** A filled slot of an unfinished line that upgrades a card. */
  logoSlot: 0.2,
  upgrade: 2.5,
  unlock: 5,
  /** A token in the sea: of a colour with an open line, of one that would start a line, */
  open: 1.2,
  fresh: 1.0,
  /** a 3-point token when the hatched lines are open and before, and what no line will take. */
  special: 1.6,
  locked: 0.5,
  none: 0.2,
  /** What is left of its worth after a step of way to it, and after a hex of way home. */
  seaDecay: 0.8,
  homeDecay: 0.9,
  /** What the best hex for a ship counts, and what the others together. */
  seaBest: 1.0,
  seaRest: 0.06,
  /** How much of it counts at least for the second ship where the first already goes there. */
  shared: 0.3,
  /** How much of the plastic within reach of a ship counts once the match is decided. */
  decidedSea: 0.4,
  /** How much of a place in the hold is free that a token the factory can take still fills. */
  soonFree: 0.05,
  /** A unit of strength that can be used at once. */
  readyUnload: 0.25,
  readyLoad: 0.25,
  readyMove: 0.03,
  readyPlan: 0.005,
  /** What a turn costs in which no token moves, once everybody has had two of them. */
  waiting: 0.25,
  /** How much more a lead counts when a factory is full. */
  surer: 0.5,
  /** How much of a rival's prospects counts against a seat. */
  rival: 0.3,
};
export type Weights = { readonly [K in keyof typeof weights]: number };

/** The weights with what can be worked out once. */
export interface Scale {
  readonly w: Weights;
  /** By cost of the way. */
  readonly sea: readonly number[];
  readonly cargo: readonly number[];
  /** By hexes from the dock. */
  readonly home: readonly number[];
}

export function scaleOf(w: Weights): Scale {
  const byCost = (decay: number): number[] => Array.from({ length: DEAREST + 1 }, (_, cost) => decay ** (cost / STEP));
  const home = Array.from({ length: HEXES }, (_, hexes) => w.homeDecay ** hexes);
  return { w, sea: byCost(w.seaDecay), cargo: byCost(w.cargoDecay), home };
}
