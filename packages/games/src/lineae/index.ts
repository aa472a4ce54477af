import { defineGame } from '@benchtop/engine/author';
import type { OptionOf } from '@benchtop/engine/author';
import { about } from './about.ts';
import { evaluate } from './bot/evaluate.ts';
import { idle, ideas, rest, stop } from './bot/ideas.ts';
import { positionKey } from './bot/position-key.ts';
import { cubes } from './data/goods.ts';
import { deeds } from './deeds.ts';
import { effects } from './effects.ts';
import { endings, eventWords } from './events.ts';
import { checkInvariants } from './invariants/index.ts';
import { cleanUp, endRound, finish } from './phases/clean-up.ts';
import { flipLock } from './phases/flip-lock.ts';
import { revealColony } from './phases/reveal-colony.ts';
import { opening, setup } from './phases/setup.ts';
import { afterSunlight, beginAction, runDiesel, startRound } from './phases/sunlight.ts';
import { wrapUp } from './phases/wrap-up.ts';
import { rulebook } from './rulebook.ts';
import { score, tieBreaks } from './scoring.ts';
import { cloneState } from './state.generated.ts';
import { state } from './state.ts';
import { chooseLock } from './steps/choose-lock.ts';
import { chooseRocket } from './steps/choose-rocket.ts';
import { chooseSub } from './steps/choose-sub.ts';
import { chooseTechnology } from './steps/choose-technology.ts';
import { chooseToken } from './steps/choose-token.ts';
import { filterCube } from './steps/filter-cube.ts';
import { giveCube } from './steps/give-cube.ts';
import { loadCube } from './steps/load-cube.ts';
import { operateCore } from './steps/operate-core.ts';
import { payToll } from './steps/pay-toll.ts';
import { pickUpCube } from './steps/pick-up-cube.ts';
import { placeVessel } from './steps/place-vessel.ts';
import { recallWorker } from './steps/recall-worker.ts';
import { returnTechnology } from './steps/return-technology.ts';
import { sailOn } from './steps/sail-on.ts';
import { steerSub } from './steps/steer-sub.ts';
import { takeCube } from './steps/take-cube.ts';
import { takeCubes } from './steps/take-cubes.ts';
import { takeTurn } from './steps/take-turn.ts';
import { nextTurn, turnOrder } from './turn.ts';

// What a board is drawn from.
export { colonies } from './data/colonies.ts';
export type { ColonyId } from './data/colonies.ts';
export { deposits } from './data/deposits.ts';
export type { SideId } from './data/deposits.ts';
export { cubeFaces, cubes, goods } from './data/goods.ts';
export type { Cube, Good } from './data/goods.ts';
export {
  base,
  cellIds,
  cellOf,
  columnIds,
  columnNumber,
  columnOf,
  COLUMNS,
  HOLD,
  lockAfter,
  lockIds,
  locks,
  MINERAL_COLUMNS,
  ROWS,
  slots,
  subIds,
  subs,
  WATER_TOKENS,
  WIDTH,
} from './data/ocean.ts';
export type { Cell, LockId, SubId } from './data/ocean.ts';
export { rockets } from './data/rockets.ts';
export type { RocketId } from './data/rockets.ts';
export { iconsOf, ROUNDS } from './data/sky.ts';
export { citySlots, hasArrow, isSingle, printed, spaceIds } from './data/spaces.ts';
export type { SpaceId } from './data/spaces.ts';
export { playerColours } from './data/table.ts';
export { techIds, technologies } from './data/technologies.ts';
export type { TechId } from './data/technologies.ts';
export { effects } from './effects.ts';
export type { LinEvent, TokenPlace } from './events.ts';
export type { LinMoment } from './data/lexicon.ts';
export * from './names.ts';
export * from '../words.ts';
export { iconsOver, jupiterCovers } from './sky.ts';
export { isOnTable } from './spaces.ts';
export { crewOf, hasBiogenesis, hasCore, isNormal, tokensOf } from './state.ts';
export type { LinState, LinView, SeenPlayer } from './state.ts';
export { isInDeck } from './technology.ts';
export { reachOf } from './vessels.ts';
export { level, pileOf, stableWater } from './water.ts';
export { needed, workersOn } from './workers.ts';

// What its boards and cards are drawn from.
export { debtsOf, distance, sectors } from './core.ts';
export { colonyIds } from './data/colonies.ts';
export { BATTERY, minerals } from './data/goods.ts';
export { SPOTS } from './data/rockets.ts';
export { belowJupiter } from './data/sky.ts';
export { coveredAfter } from './data/spaces.ts';
export type { ColonyAction, MultiSpace, PrintedSpace, SingleSpace } from './data/spaces.ts';
export { grades, TECHNOLOGIES_HELD, WORKERS } from './data/table.ts';
export { hireCost } from './hire.ts';
export { fits, rocketAt, vpFor } from './launch.ts';
export { pairsOf, starsOf } from './scoring.ts';
export { turnOrder } from './turn.ts';

// What its ocean is drawn from.
export type { TileId } from './data/deposits.ts';
export type { Mineral } from './data/goods.ts';
export { ICONS } from './data/sky.ts';
export { trackSpaces } from './data/spaces.ts';
export { excavatedAt, depositBelow, headings, isEndable, isWater, roomOf } from './dive.ts';
export type { Heading } from './dive.ts';
export { whyUnmoved } from './excavation.ts';
export { FILTER_PRICE } from './filter.ts';
export { canPayToll, TOLL } from './vessels.ts';
export { foreseeToggle } from './wash.ts';
export type { Foreseen } from './wash.ts';
export { tokenWay } from './water.ts';

/** Every kind of question, in the order of a match. */
export const steps = {
  'place-vessel': placeVessel,
  'take-turn': takeTurn,
  'pay-toll': payToll,
  'choose-token': chooseToken,
  'steer-sub': steerSub,
  'pick-up-cube': pickUpCube,
  'take-cubes': takeCubes,
  'choose-technology': chooseTechnology,
  'return-technology': returnTechnology,
  'choose-rocket': chooseRocket,
  'load-cube': loadCube,
  'give-cube': giveCube,
  'take-cube': takeCube,
  'choose-sub': chooseSub,
  'choose-lock': chooseLock,
  'filter-cube': filterCube,
  'recall-worker': recallWorker,
  'operate-core': operateCore,
  'sail-on': sailOn,
  ...effects.steps,
};

export const phases = {
  setup,
  opening,
  'start-round': startRound,
  'after-sunlight': afterSunlight,
  'run-diesel': runDiesel,
  'begin-action': beginAction,
  'flip-lock': flipLock,
  'reveal-colony': revealColony,
  'wrap-up': wrapUp,
  'end-round': endRound,
  'clean-up': cleanUp,
  finish,
  ...effects.phases,
};

/** Every option of this game with its step: what a board is typed by. */
export type LinOption = OptionOf<typeof steps>;

/** Colonists of Europa steer submersibles below the ice and fill rockets with what they bring up. */
export const game = defineGame({
  id: about.id,
  title: about.title,
  version: '1.2.0',
  seats: about.seats,
  settings: {
    mode: {
      type: 'string',
      enum: ['normal', 'starter'],
      default: 'normal',
      title: 'Game',
      description: 'Starter: without colony cards.',
    },
    biogenesis: {
      type: 'boolean',
      default: false,
      title: 'Biogenesis',
      description: 'Algae grow on the surface; cards breed them and turn them to use.',
    },
    reactorCore: {
      type: 'boolean',
      default: false,
      title: 'Reactor Core',
      description: 'A rondel lends cubes and converts them for electricity.',
    },
  },
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next: nextTurn,
  checkInvariants,
  countComponents(s, add) {
    for (const cube of cubes) {
      add(cube, s.supply[cube] + s.core[cube]);
      for (const { goods } of s.players) add(cube, goods[cube]);
    }
    for (const rocket of s.rockets) if (rocket !== null) add('rocket', 1);
    for (const { launched } of s.players) add('rocket', launched.length);
  },
  score,
  tieBreaks,
  // LIN-SOL-01.
  soloGoal: ({ over }) => over === 'solo-won',
  evaluate,
  positionKey,
  foreseenSteps: { 'steer-sub': ['end', 'dock'], 'sail-on': ['done'] },
  // LIN-LOK-02: who toggles a lock reckons with others who stay where they are.
  assumed: { 'pay-toll': 'done' },
  habit: (_s, _seat, step) => (step === 'sail-on' ? ['done'] : []),
  rounds: { step: 'take-turn', ideas, stop, rest: (s, seat) => rest(s, seat, cloneState(s)), idle },
  turnOrder: (s) => turnOrder(s),
  deeds,
  maxDecisions: 2500,
  eventWords,
  endings,
});

export { game as lineae };
export { lessons } from './lessons/index.ts';
export { gains } from './bot/gains.ts';
