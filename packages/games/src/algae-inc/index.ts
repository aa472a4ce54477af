import { defineGame } from '@benchtop/engine/author';
import type { OptionOf } from '@benchtop/engine/author';
import { about } from './about.ts';
import { evaluate } from './bot/evaluate.ts';
import { givenUp } from './bot/payment.ts';
import { positionKey } from './bot/position-key.ts';
import { handicaps } from './data/table.ts';
import { deeds } from './deeds.ts';
import { effects } from './effects.ts';
import { eventWords } from './event-words.ts';
import { endings } from './events.ts';
import { checkInvariants } from './invariants/index.ts';
import { buildTile, engineer, engineerMore } from './phases/engineers.ts';
import { beltRuns, conveyor, startMachine, storeCubes } from './phases/machine.ts';
import { buyCube, moveMore, refineMore, takeMore } from './phases/cubes.ts';
import { beginWeek, monday, mondayCubes, mondayMoves, scienceIncome } from './phases/monday.ts';
import { competitorNext, endMonth, finish, monthFor } from './phases/month.ts';
import { beginExports, carryOut, nextExport, operate } from './phases/operators.ts';
import { joinTeam, recruit } from './phases/recruiting.ts';
import { bonusIncome, layTile, placeMore, research } from './phases/scientists.ts';
import { beginMonth, dealContracts, dealInserts, layOut, setup } from './phases/setup.ts';
import { afterAction, endTurn, runAction } from './phases/turn.ts';
import { newWeek, refill, weekend, weekendFor } from './phases/weekend.ts';
import { rulebook } from './rulebook.ts';
import { score, tieBreaks } from './scoring.ts';
import { cloneState } from './state.generated.ts';
import { state } from './state.ts';
import { assignContracts } from './steps/assign-contracts.ts';
import { byproductTank } from './steps/byproduct-tank.ts';
import { chooseAction } from './steps/choose-action.ts';
import { chooseDepartment } from './steps/choose-department.ts';
import { chooseInsert } from './steps/choose-insert.ts';
import { choosePool } from './steps/choose-pool.ts';
import { competitorCity } from './steps/competitor-city.ts';
import { doubleAction } from './steps/double-action.ts';
import { engineerSlot } from './steps/engineer-slot.ts';
import { engineerTile } from './steps/engineer-tile.ts';
import { exportCubes } from './steps/export-cubes.ts';
import { exportTarget } from './steps/export-target.ts';
import { lossCount } from './steps/loss-count.ts';
import { lossField } from './steps/loss-field.ts';
import { machineStep } from './steps/machine-step.ts';
import { monthBonus } from './steps/month-bonus.ts';
import { moveCubes } from './steps/move-cubes.ts';
import { moveWorker } from './steps/move-worker.ts';
import { operatorTask } from './steps/operator-task.ts';
import { recruitTeam } from './steps/recruit-team.ts';
import { refine } from './steps/refine.ts';
import { scienceCell } from './steps/science-cell.ts';
import { scienceRotation } from './steps/science-rotation.ts';
import { scienceTile } from './steps/science-tile.ts';
import { scientistTask } from './steps/scientist-task.ts';
import { sideBonus } from './steps/side-bonus.ts';
import { takeAlgae } from './steps/take-algae.ts';
import { useByproduct } from './steps/use-byproduct.ts';
import { weekendBonus } from './steps/weekend-bonus.ts';
import { nextTurn, turnOrder } from './turn.ts';

/** Every kind of question, in the order of a match. */
export const steps = {
  'choose-department': chooseDepartment,
  'choose-insert': chooseInsert,
  'assign-contracts': assignContracts,
  'choose-pool': choosePool,
  'take-algae': takeAlgae,
  'move-cubes': moveCubes,
  refine,
  'move-worker': moveWorker,
  'choose-action': chooseAction,
  'operator-task': operatorTask,
  'export-target': exportTarget,
  'export-cubes': exportCubes,
  'engineer-tile': engineerTile,
  'engineer-slot': engineerSlot,
  'scientist-task': scientistTask,
  'science-tile': scienceTile,
  'science-rotation': scienceRotation,
  'science-cell': scienceCell,
  'side-bonus': sideBonus,
  'byproduct-tank': byproductTank,
  'machine-step': machineStep,
  'loss-count': lossCount,
  'loss-field': lossField,
  'use-byproduct': useByproduct,
  'recruit-team': recruitTeam,
  'double-action': doubleAction,
  'weekend-bonus': weekendBonus,
  'month-bonus': monthBonus,
  'competitor-city': competitorCity,
  ...effects.steps,
};

export const phases = {
  setup,
  'deal-inserts': dealInserts,
  'deal-contracts': dealContracts,
  'lay-out': layOut,
  'begin-month': beginMonth,
  monday,
  'monday-cubes': mondayCubes,
  'science-income': scienceIncome,
  'monday-moves': mondayMoves,
  'take-more': takeMore,
  'buy-cube': buyCube,
  'move-more': moveMore,
  'refine-more': refineMore,
  'begin-week': beginWeek,
  'run-action': runAction,
  operate,
  'begin-exports': beginExports,
  'next-export': nextExport,
  'carry-out': carryOut,
  engineer,
  'engineer-more': engineerMore,
  'build-tile': buildTile,
  research,
  'place-more': placeMore,
  'lay-tile': layTile,
  'bonus-income': bonusIncome,
  'start-machine': startMachine,
  'belt-runs': beltRuns,
  conveyor,
  'store-cubes': storeCubes,
  recruit,
  'join-team': joinTeam,
  'after-action': afterAction,
  'end-turn': endTurn,
  weekend,
  'weekend-for': weekendFor,
  'new-week': newWeek,
  'competitor-next': competitorNext,
  refill,
  'end-month': endMonth,
  'month-for': monthFor,
  finish,
  ...effects.phases,
};

/** Every option of this game with its step: what a board is typed by. */
export type AlgOption = OptionOf<typeof steps>;

/** Rival departments of one company turn algae into products, and sell them all over Europe. */
export const game = defineGame({
  id: about.id,
  title: about.title,
  version: '1.2.0',
  seats: about.seats,
  settings: {
    departments: {
      type: 'string',
      enum: ['choose', 'random'],
      default: 'choose',
      title: 'Departments',
      description: 'Chosen in player order, or dealt.',
    },
    firstGame: {
      type: 'boolean',
      default: false,
      title: 'First game',
      description: 'Berlin asks for 2 and gets the very first export.',
    },
    inserts: {
      type: 'boolean',
      default: false,
      title: 'Side board inserts',
      description: 'Other bonuses on the Side boards.',
    },
    payment: {
      type: 'string',
      enum: ['own-first', 'free'],
      default: 'own-first',
      title: 'Paying',
      description: 'Own units go first, or may be kept for two other tokens.',
    },
    soloHandicap: {
      type: 'string',
      enum: handicaps,
      default: '0',
      title: 'Solo handicap',
      description: 'VP taken off the competitor at the end: 0 as in the rulebook, 10 for experts, 20 for beginners.',
    },
  },
  checkTable(seats, { soloHandicap, firstGame }) {
    if (soloHandicap !== '0' && seats !== 1) return `A solo handicap is for one seat, not ${seats}.`;
    return firstGame === true && seats === 1
      ? 'The first game is for two to four seats: the competitor opens the map.'
      : null;
  },
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next: nextTurn,
  checkInvariants,
  score,
  tieBreaks,
  // ALG-SOLO-11.
  soloGoal: ({ over }) => over === 'competitor-beaten',
  evaluate,
  // A spot is judged by the actions that it leads to.
  openingSteps: ['move-worker', 'double-action', 'choose-action'],
  quietSteps: [
    'machine-step',
    'move-cubes',
    'take-algae',
    'refine',
    'export-target',
    'export-cubes',
    'engineer-tile',
    'science-tile',
  ],
  // What an export will bring is reckoned with as soon as its target is chosen.
  foreseenSteps: { 'export-cubes': [] },
  habit: (s, seat, step) => (step === 'give-up' ? givenUp(s, seat) : []),
  turnOrder: (s) => turnOrder(s),
  positionKey,
  deeds,
  maxDecisions: 3000,
  eventWords,
  endings,
});

export { game as algaeInc };
export { lessons } from './lessons/index.ts';
export { gains } from './bot/gains.ts';

// What its boards are drawn from.
export { contracts } from './data/contracts.ts';
export type { ContractId } from './data/contracts.ts';
export { departments } from './data/departments.ts';
export { crossoverIds, crossovers, engineering, engineeringIds } from './data/engineering.ts';
export type { CrossoverId, EngineeringId } from './data/engineering.ts';
export { goods, kinds } from './data/goods.ts';
export type { Good } from './data/goods.ts';
export { cities, cityBonuses, cityIds, transportCosts } from './data/map.ts';
export type { CityBonusId, CityId } from './data/map.ts';
export { ladder, milestones } from './data/milestones.ts';
export type { MilestoneId } from './data/milestones.ts';
export { COLUMNS, recruitPrices, roster } from './data/roster.ts';
export { science, scienceIds } from './data/science.ts';
export type { ScienceId } from './data/science.ts';
export { bonusLetters, CELLS, GRID_COLUMNS, GRID_ROWS, inserts, layouts } from './data/side-board.ts';
export { DOUBLE_TILES, playerColours, players } from './data/table.ts';
export {
  actionIds,
  dayNames,
  smallActions,
  spotIds,
  spots,
  strips,
  weekendSlots,
  weekendTiles,
  WEEKS,
} from './data/week.ts';
export type { Action, PrintedAction, SpotId, WeekendId } from './data/week.ts';
export { byproducts, departmentIds, fieldIds, machines, species, teams } from './data/words.ts';
export type { DepartmentId, FieldId, GreenId, Machine, Species, Team, YellowId } from './data/words.ts';
export { bareDisks, bareMarkers, disksOf, markersOf, readyTiles } from './double.ts';
export { effects } from './effects.ts';
export type { SideTileId } from './engineers.ts';
export type { AlgEvent } from './events.ts';
export type { Target } from './export.ts';
export { cityIndex, diskMask, distanceTo, holdersOf, tokenOn } from './map.ts';
export { markersOn } from './milestones.ts';
export * from './names.ts';
export * from '../words.ts';
export { plantOf, zoneStarts } from './plant.ts';
export { cellsUnder, largestSet } from './side-board.ts';
export { COMPETITOR, isSolo } from './state.ts';
export { insertOf } from './steps/choose-insert.ts';
export type { AlgState, AlgView, SeenPlayer } from './state.ts';
export { coinsIn, columnsOf, spacesOf } from './tanks.ts';
export { layableIds } from './tiles.ts';
export type { LayableId } from './tiles.ts';
export { printedOn, turnOrder } from './turn.ts';
export { belts as greenBelts } from './data/departments.ts';
export type { Field } from './data/departments/department.ts';
export { UNLIMITED } from './data/lexicon.ts';
export type { AlgPoint, Printed } from './data/lexicon.ts';
export { bonusRows, shapes, zones } from './data/side-board.ts';
export type { BonusId, LayoutId, Shape } from './data/side-board.ts';
export { coins, TANK_CAPACITY, TANK_ROWS } from './data/tanks.ts';
export { slotIds } from './data/words.ts';
export type { Byproduct, GreenRow, SlotId } from './data/words.ts';
export { pointsFor, sideTiles } from './engineers.ts';
export type { Belt, Link, Plant } from './plant.ts';
export { placementFor } from './scientists.ts';
export * from './seen.ts';
export { bonusIn, coveredBonuses, isFree, rotationsOf, shapeOf, startOf } from './side-board.ts';
export type { Placement } from './side-board.ts';
export {
  CROSSOVER_PLACE,
  crossoverAt,
  crossoverPlaces,
  engineeringAt,
  engineeringPlaces,
  isCrossover,
  laidPlace,
  scienceAt,
  sciencePlaces,
} from './tiles.ts';
