/* Effects as data: what cards, tiles, tracks and spaces do. Import it as `@benchtop/engine/effects`. */
export type {
  Ability,
  AbilityTerms,
  Amount,
  AnyAct,
  By,
  ChangeTerms,
  Condition,
  Effect,
  Effects,
  Goods,
  Lexicon,
  Measure,
  Occasion,
  PointAmount,
  Range,
  Row,
  Tally,
  TallyTerms,
  Where,
  WhileTerms,
} from './types.ts';
export { rowsFor } from './rows.ts';
export type { RowMakers } from './rows.ts';
export { holdingFields } from './holding.ts';
export { defineEffects } from './define.ts';
export type { Change, Counted, EffectsKit } from './define.ts';
export type {
  ActSpec,
  CostSpec,
  EffectsSpec,
  GoodSpec,
  GroupSpec,
  Holding,
  KitRules,
  MomentSpec,
  PointSpec,
  PointWords,
  PurseSpec,
  ScopeSpec,
  SetSpec,
  TableSpec,
  TraitSpec,
  TraitWords,
  Words,
} from './spec.ts';
export type { ChoiceArgs, KitOption, ModeArgs, MomentArgs, TokenArgs } from './kit-options.ts';
export type { GoodArgs } from './run.ts';
export type { KitPhases, KitSteps } from './kit-steps.ts';
export type { KitEvent } from './voices.ts';
export { either, number, price, worth } from './point-words.ts';
export { amount, capital, counted, icon, listedWords, verb, you, your } from './phrase.ts';
export type { Noun, Part, Phrase } from './phrase.ts';
export { stepsFor } from './steps.ts';
export type { ConfirmSpec, NumberSpec, OrderSpec, Picked, PickSpec, SecretSpec, SharedSteps } from './steps.ts';
export {
  displayFault,
  doubledCard,
  draw,
  drawable,
  fillPile,
  pileFields,
  refill,
  renew,
  slide,
  takeShown,
} from '../stock.ts';
export type { Display, Pile, Side } from '../stock.ts';
