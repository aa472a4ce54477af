import { defineGame } from '@benchtop/engine/author';
import type { OptionOf } from '@benchtop/engine/author';
import { about } from './about.ts';
import { evaluate } from './bot/evaluate.ts';
import { tempos } from './data/cards.ts';
import { deeds } from './deeds.ts';
import { endings, eventWords } from './events.ts';
import { checkInvariants, countComponents } from './invariants.ts';
import { endTurn } from './phases/end-turn.ts';
import { setup } from './phases/setup.ts';
import { rulebook } from './rulebook.ts';
import { score } from './scoring.ts';
import { activeSeat, state } from './state.ts';
import { cloneState } from './state.generated.ts';
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

// What a board is drawn from.
export { cardIds, cards } from './data/cards.ts';
export type { CardId } from './data/cards.ts';
export { blockIds, blocks, lineIds, lines } from './data/factory.ts';
export type { BlockId, LineId } from './data/factory.ts';
export { directions, docks, faces, hexes, neighbours, oceanHexes, sites } from './data/ocean.ts';
export type { Face, HexId, OceanHex, Site } from './data/ocean.ts';
export {
  BLOCK_POINTS,
  CAPACITY,
  DICE,
  playerColours,
  players,
  QUIET_ROUNDS,
  ROW_SLOTS,
  SOLO_TURNS,
  soloRanks,
  TO_END,
} from './data/players.ts';
export type { PlayerColour } from './data/players.ts';
export { colours, tokens } from './data/tokens.ts';
export type { Colour } from './data/tokens.ts';
export type { ArcticEvent } from './events.ts';
export { lineRefusal, placeable, processed } from './factory.ts';
export { points } from './scoring.ts';
export type { ArcticState, ArcticView, SeenPlayer, ShipIndex } from './state.ts';
export { docked, loadRefusal } from './fleet.ts';
export { strengthOf } from './hand.ts';
export { blockName, cardText, directionName, lineName, names, placeName, tokenName } from './names.ts';
export type { ArcticNames } from './names.ts';

/** Every kind of question, in the order of a match. */
export const steps = {
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
};

export const phases = { setup, 'end-turn': endTurn };

/** Every option of this game with its step: what a board is typed by. */
export type ArcticOption = OptionOf<typeof steps>;

/** Rival non-profits collect plastic from the Arctic Ocean and process it by colour. */
export const game = defineGame({
  id: about.id,
  title: about.title,
  version: '3.2.0',
  seats: about.seats,
  settings: {
    tempo: {
      type: 'string',
      enum: tempos,
      default: 'standard',
      title: 'Tempo',
      description:
        'Graded: who plays later begins with Load or Move in a higher column. Standard: graded with three or four players, none with fewer.',
    },
    solo: {
      type: 'boolean',
      default: false,
      title: 'Solo',
      description: 'One seat, twenty turns, a rank at the end. A match with one seat is always solo.',
    },
  },
  checkTable: (seats, settings) =>
    settings['solo'] === true && seats !== 1 ? `The solo season is for one seat, not ${seats}.` : null,
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next: (s, ctx) => ctx.ask('choose-action', activeSeat(s)),
  checkInvariants,
  countComponents,
  score,
  evaluate,
  deeds,
  maxDecisions: 20_000,
  eventWords,
  endings,
});

export { game as arcticCleanup };
export { lessons } from './lessons/index.ts';
export { gains } from './bot/gains.ts';
