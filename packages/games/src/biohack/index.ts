import { defineGame } from '@benchtop/engine/author';
import type { OptionOf } from '@benchtop/engine/author';
import { about } from './about.ts';
import { evaluate } from './bot/evaluate.ts';
import { challengeIds } from './data/solo.ts';
import { deeds } from './deeds.ts';
import { effects } from './effects.ts';
import { endings, eventWords } from './events.ts';
import { checkInvariants } from './invariants/index.ts';
import { cleanUp, endRound } from './phases/clean-up.ts';
import { price, spare } from './phases/creation.ts';
import { callNomans, planRound } from './phases/planning.ts';
import { boost, createMore, openAlley, openOffice, openShop, rollDie, shopOn } from './phases/research.ts';
import { opening, setup } from './phases/setup.ts';
import { rulebook } from './rulebook.ts';
import { score, tieBreaks } from './scoring.ts';
import { cloneState } from './state.generated.ts';
import { state } from './state.ts';
import { buyCard } from './steps/buy-card.ts';
import { chooseSide } from './steps/choose-side.ts';
import { createPick } from './steps/create-pick.ts';
import { decideDie } from './steps/decide-die.ts';
import { draftCreature } from './steps/draft-creature.ts';
import { healNomans } from './steps/heal-nomans.ts';
import { keepCard } from './steps/keep-card.ts';
import { reserveSpace } from './steps/reserve-space.ts';
import { sendNomans } from './steps/send-nomans.ts';
import { spareGene } from './steps/spare-gene.ts';
import { surviveInjury } from './steps/survive-injury.ts';
import { takeScientist } from './steps/take-scientist.ts';
import { takeTurn } from './steps/take-turn.ts';
import { tradeOn } from './steps/trade-on.ts';
import { useScientist } from './steps/use-scientist.ts';
import { visitAlley } from './steps/visit-alley.ts';
import { visitOffice } from './steps/visit-office.ts';
import { nextTurn } from './turn.ts';

// What a board is drawn from.
export type { Stop, Trade } from './steps/trade-on.ts';
export { bundles, topOptions, topRow, units } from './alley.ts';
export type { Bundle, Currency } from './alley.ts';
export { artisanDiscounts, covers, printedCost, reducedCost, tameUnits } from './creation.ts';
export { creatureIds, creatures, classOf } from './data/creatures.ts';
export type { CreatureId } from './data/creatures.ts';
export { classes, GENE_CAP, genes, goods, MEDICINE_MAX, rowSpaces as classSpaces } from './data/goods.ts';
export type { Class, Gene, Good } from './data/goods.ts';
export { milestones } from './data/milestones.ts';
export type { MilestoneId } from './data/milestones.ts';
export { bonusOf } from './data/player-boards.ts';
export { scientists } from './data/scientists.ts';
export type { ScientistId } from './data/scientists.ts';
export { challenges, soloCards } from './data/solo.ts';
export type { SoloId } from './data/solo.ts';
export {
  advancedSpaces,
  basicSpaces,
  die,
  isPrinted,
  REROLL_COINS,
  rerollGene,
  researchRows,
  spaces,
  spacesOn,
} from './data/spaces.ts';
export type { AdvancedSpace, BasicSpace, FaceId, ResearchId, SpaceId, TrackId } from './data/spaces.ts';
export { DECK_PRICE, END_CREATURES, INJURY_PENALTY, locations, playerColours, players } from './data/table.ts';
export type { Location, PlayerColour } from './data/table.ts';
export { tiles } from './data/tiles.ts';
export type { TileId } from './data/tiles.ts';
export { effects } from './effects.ts';
export type { BioEvent } from './events.ts';
export { goalsOf } from './goals.ts';
export type { Goal } from './goals.ts';
export { cardName, faceWords, locationName, milestoneName, scientistName, spaceName, tileName } from './names.ts';
export { remainingOn, rowFor, tileOn } from './research.ts';
export { boardSideOf, challengeOf, creatureCount, mainBoard, roundLimit, sideOf } from './state.ts';
export type { BioState, BioView, SeenPlayer } from './state.ts';

/** Every kind of question, in the order of a match. */
export const steps = {
  'choose-side': chooseSide,
  'take-scientist': takeScientist,
  'draft-creature': draftCreature,
  'send-nomans': sendNomans,
  'take-turn': takeTurn,
  'decide-die': decideDie,
  'survive-injury': surviveInjury,
  'buy-card': buyCard,
  'keep-card': keepCard,
  'create-pick': createPick,
  'use-scientist': useScientist,
  'spare-gene': spareGene,
  'visit-alley': visitAlley,
  'trade-on': tradeOn,
  'visit-office': visitOffice,
  'reserve-space': reserveSpace,
  'heal-nomans': healNomans,
  ...effects.steps,
};

export const phases = {
  setup,
  opening,
  'plan-round': planRound,
  'call-nomans': callNomans,
  boost,
  'roll-die': rollDie,
  'open-shop': openShop,
  'shop-on': shopOn,
  'create-more': createMore,
  price,
  spare,
  'open-alley': openAlley,
  'open-office': openOffice,
  'end-round': endRound,
  'clean-up': cleanUp,
  ...effects.phases,
};

/** Every option of this game with its step: what a board is typed by. */
export type BioOption = OptionOf<typeof steps>;

/** Expelled scientists breed creatures of myth for a company that does not want to be named. */
export const game = defineGame({
  id: about.id,
  title: about.title,
  version: '1.3.0',
  seats: about.seats,
  settings: {
    boards: {
      type: 'string',
      enum: ['basic', 'advanced', 'choice'],
      default: 'basic',
      title: 'Player boards',
      description: 'Basic: the same bonuses for all. Advanced: four different boards. Choice: everybody decides.',
    },
    challenge: {
      type: 'string',
      enum: challengeIds,
      default: 'standard',
      title: 'Solo goal',
      description: 'What a player alone has to reach: 100 EP, or one of four challenges.',
    },
  },
  checkTable: (seats, { challenge }) =>
    challenge !== 'standard' && seats !== 1 ? `A solo challenge is for one seat, not ${seats}.` : null,
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next: nextTurn,
  checkInvariants,
  score,
  tieBreaks,
  // BIO-SOL-14, BIO-SOL-16, BIO-CHL-09: everything else is a loss.
  soloGoal: ({ over }) => over === 'goal-met',
  evaluate,
  deeds,
  maxDecisions: 800,
  eventWords,
  endings,
});

export { game as biohack };
export { lessons } from './lessons/index.ts';
export { gains } from './bot/gains.ts';
