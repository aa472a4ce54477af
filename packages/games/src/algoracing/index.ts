import { defineGame } from '@benchtop/engine/author';
import { presetIds, presets } from './data/hills.ts';
import { modes } from './data/board.ts';
import { evaluate } from './evaluate.ts';
import { deal, scatter, setup } from './phases/setup.ts';
import { beginTurn } from './phases/turn.ts';
import { rulebook } from './rulebook.ts';
import { ranking, score } from './scoring.ts';
import { secrecy } from './secrecy.ts';
import { checkInvariants, componentCounts, rename, shape } from './shape.ts';
import { cloneState, createState } from './state.ts';
import type { AlgoracingState } from './state.ts';
import { blockAnchor } from './steps/block-anchor.ts';
import { blockRotation } from './steps/block-rotation.ts';
import { buildBasic } from './steps/build-basic.ts';
import { buildFull } from './steps/build-full.ts';
import { chooseColour } from './steps/choose-colour.ts';
import { chooseCorner } from './steps/choose-corner.ts';
import { chooseFacing } from './steps/choose-facing.ts';
import { passDiscard } from './steps/pass-discard.ts';
import { placeCommand } from './steps/place-command.ts';
import { placeCycle } from './steps/place-cycle.ts';
import { checkTable } from './check-table.ts';
import { en } from './words/en.ts';

// What a board is drawn from.
export { cycleKind, cycleOver, expand, shifted, withCycle } from './algorithm.ts';
export type { Algorithm, Execution } from './algorithm.ts';
export { boards, cornerAt, corners, directions, headings, modes } from './data/board.ts';
export type { Corner, Direction, Mode } from './data/board.ts';
export { cards, factors, HAND, isCycle, kinds, kindsOf, LONGEST, PER_TURN } from './data/cards.ts';
export type { CommandKind, CycleKind, Kind } from './data/cards.ts';
export { hills, hillsOf, presetIds, presets, rotations } from './data/hills.ts';
export type { ElevatorId, HillId, Placement, PresetId, Rotation } from './data/hills.ts';
export { CAPACITY, colours, lastRound, medals, PASSES, rovers, target } from './data/rovers.ts';
export type { Colour } from './data/rovers.ts';
export { perType, sampleIds, samples, sampleTypes } from './data/samples.ts';
export type { SampleId, SampleType } from './data/samples.ts';
export type { AlgoracingEvent, RunEvent, SkipReason } from './events.ts';
export { layoutFault, placementFault } from './layout.ts';
export type { LayoutFault } from './layout.ts';
export { roundOf } from './phases/turn.ts';
export { runPreview } from './preview.ts';
export type { Pose, Previewed, PreviewLift, PreviewStep, RunPreview } from './preview.ts';
export { medalFor, points, pointsRange, typesIn, unseenOf } from './scoring.ts';
export type { Range } from './scoring.ts';
export type { AlgoracingView } from './secrecy.ts';
export { modeOf } from './state.ts';
export type { Cycle, Lock, Lying, Rover } from './state.ts';
export { extentOf, footprintOf, terrainOf } from './terrain.ts';
export type { Footprint, Lift, Square, Terrain } from './terrain.ts';
export {
  cardName,
  cardText,
  cornerName,
  directionName,
  elevatorName,
  hillName,
  skipText,
  squareName,
  typeName,
} from './words/names.ts';

/** Rovers race for samples of life, driven by algorithms of cards. */
export const algoracing = defineGame<AlgoracingState>({
  id: 'algoracing',
  title: 'Algoracing',
  version: '1.0.0',
  seats: { min: 1, max: 4 },
  settings: {
    mode: {
      type: 'string',
      enum: modes,
      default: 'basic',
      title: 'Game',
      description: 'Basic: six by six squares, a row of cards each turn. Full: nine by nine, one shared algorithm.',
    },
    layout: {
      type: 'string',
      enum: ['standard', ...presetIds, 'random', 'players'],
      default: 'standard',
      title: 'Hills',
      description: `Standard: ${presets['first-steps'].name} or ${presets.staircase.name}. A ready layout, chance, or placed by the players.`,
    },
  },
  checkTable,
  rulebook,
  steps: {
    'choose-colour': chooseColour,
    'block-rotation': blockRotation,
    'block-anchor': blockAnchor,
    'choose-corner': chooseCorner,
    'choose-facing': chooseFacing,
    'build-basic': buildBasic,
    'build-full': buildFull,
    'place-command': placeCommand,
    'place-cycle': placeCycle,
    'pass-discard': passDiscard,
  },
  phases: { setup, scatter, deal },
  next: beginTurn,
  create: createState,
  clone: cloneState,
  shape,
  checkInvariants,
  componentCounts,
  secrecy,
  rename,
  score,
  ranking,
  evaluate,
  quietSteps: ['build-basic', 'build-full', 'pass-discard'],
  maxDecisions: 4000,
  words: en,
});
