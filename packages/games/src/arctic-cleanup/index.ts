import { defineGame } from '@benchtop/engine';
import { evaluate } from './evaluate.ts';
import { endTurn } from './phases/end-turn.ts';
import { setup } from './phases/setup.ts';
import { rulebook } from './rulebook.ts';
import { score } from './scoring.ts';
import { secrecy } from './secrecy.ts';
import { broken, census, rename, shape } from './shape.ts';
import { activeSeat, cloneState, createState } from './state.ts';
import type { ArcticState } from './state.ts';
import { analyzeAmount } from './steps/analyze-amount.ts';
import { analyzePlace } from './steps/analyze-place.ts';
import { chooseAction } from './steps/choose-action.ts';
import { loadToken } from './steps/load-token.ts';
import { moveStep } from './steps/move-step.ts';
import { placeFactory } from './steps/place-factory.ts';
import { placeShip } from './steps/place-ship.ts';
import { planPick } from './steps/plan-pick.ts';
import { planSet } from './steps/plan-set.ts';
import { unloadToken } from './steps/unload-token.ts';
import { en } from './words/en.ts';

/** Rival non-profits collect plastic from the Arctic Ocean and process it by colour. */
export const arcticCleanup = defineGame<ArcticState>({
  id: 'arctic-cleanup',
  title: 'Arctic CleanUp',
  version: '1.0.0',
  seats: { min: 1, max: 4 },
  settings: {
    tempo: {
      type: 'string',
      enum: ['none', 'graded'],
      default: 'none',
      title: 'Tempo',
      description: 'Graded: later players start with a slightly riper row of cards.',
    },
    solo: {
      type: 'boolean',
      default: false,
      title: 'Solo',
      description: 'One seat, twenty turns, a rank at the end. A match with one seat is always solo.',
    },
  },
  unfit: (seats, settings) =>
    settings['solo'] === true && seats !== 1 ? `The solo season is for one seat, not ${seats}.` : null,
  rulebook,
  steps: {
    'place-factory': placeFactory,
    'place-ship': placeShip,
    'choose-action': chooseAction,
    'plan-pick': planPick,
    'plan-set': planSet,
    'move-step': moveStep,
    'load-token': loadToken,
    'analyze-amount': analyzeAmount,
    'analyze-place': analyzePlace,
    'unload-token': unloadToken,
  },
  phases: { setup, 'end-turn': endTurn },
  next: (s, table) => table.ask('choose-action', activeSeat(s)),
  create: createState,
  clone: cloneState,
  shape,
  broken,
  census,
  secrecy,
  rename,
  score,
  evaluate,
  cap: 20_000,
  words: en,
});
