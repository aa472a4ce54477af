import { defineGame } from '@benchtop/engine/author';
import type { OptionOf } from '@benchtop/engine/author';
import { about } from './about.ts';
import { draft } from './bot/draft.ts';
import { evaluate } from './bot/evaluate.ts';
import { positionKey } from './bot/position-key.ts';
import { modes } from './data/board.ts';
import { presetIds, presets } from './data/hills.ts';
import { deeds } from './deeds.ts';
import { endings, eventWords } from './events.ts';
import { checkInvariants, countComponents } from './invariants.ts';
import { deal, scatter, setup } from './phases/setup.ts';
import { rulebook } from './rulebook.ts';
import { score, tieBreaks } from './scoring.ts';
import { cloneState } from './state.generated.ts';
import { state } from './state.ts';
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
import { beginTurn } from './turn.ts';

// What a board is drawn from.
export { cycleKind, cycleOver } from './algorithm.ts';
export { boards, corners, directions, headings, modes } from './data/board.ts';
export type { Direction } from './data/board.ts';
export { cards, HAND, isCycle, kinds, LONGEST, PER_TURN } from './data/cards.ts';
export type { CommandKind, Kind } from './data/cards.ts';
export { hills, presetIds, presets, rotations } from './data/hills.ts';
export type { HillId } from './data/hills.ts';
export { CAPACITY, colours, lastRound, PASSES, rovers, target } from './data/rovers.ts';
export type { Colour } from './data/rovers.ts';
export { samples, sampleTypes } from './data/samples.ts';
export type { SampleId, SampleType } from './data/samples.ts';
export type { AlgoracingEvent } from './events.ts';
export { points, pointsRange, unseenOf } from './scoring.ts';
export { modeOf } from './state.ts';
export type { AlgoracingState, AlgoracingView, Cycle, Lying, Rover } from './state.ts';
export { extentOf, terrainOf } from './terrain.ts';
export type { Lift, Square, Terrain } from './terrain.ts';
export { cardName, cardText, skipText, squareName, typeName } from './names.ts';
export type { SkipReason } from './names.ts';
export { roundOf } from './turn.ts';
export { plural } from '../words.ts';

/** Every kind of question, in the order of a match. */
export const steps = {
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
};

export const phases = { setup, scatter, deal };

/** Every option of this game with its step: what a board is typed by. */
export type AlgoracingOption = OptionOf<typeof steps>;

/** Rovers race for samples of life, driven by algorithms of cards. */
export const game = defineGame({
  id: about.id,
  title: about.title,
  version: '3.0.0',
  seats: about.seats,
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
  checkTable(seats, { mode, layout }) {
    if (layout === 'players' && seats === 1)
      return 'A time trial is driven on a ready layout or a random one: there is nobody to place hills against.';
    const preset = presetIds.find((id) => id === layout);
    if (preset === undefined || presets[preset].mode === mode) return null;
    const { name, mode: needs } = presets[preset];
    return `The layout “${name}” is for the ${needs} game, not for the ${String(mode)} one.`;
  },
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next: beginTurn,
  checkInvariants,
  countComponents,
  score,
  tieBreaks,
  evaluate,
  deeds,
  positionKey,
  draft,
  quietSteps: ['build-basic', 'build-full', 'pass-discard'],
  maxDecisions: 4000,
  eventWords,
  endings,
});

export { game as algoracing };
export { lessons } from './lessons/index.ts';
export { gains } from './bot/gains.ts';
