/* What the author of a game needs: import it as `@benchtop/engine/author`. */
export { assertNever, at } from './state.ts';
export type { Args, Core, Frame, Json, PhaseFrame, Settings, SimultaneousFrame } from './state.ts';
export {
  byKey,
  component,
  counters,
  flag,
  flags,
  frozen,
  hidden,
  int,
  list,
  nullable,
  owned,
  perSeat,
  pieces,
  record,
  seat,
  seatOr,
  seatSet,
  times,
  word,
} from './fields.ts';
export type { Field, Fields, Held, Pieces, Place, SeenPieces, Shown, Word } from './fields.ts';
export { defineState } from './declare.ts';
export type { StateDeclaration, StateOf, ViewOf } from './declare.ts';
export { EVERYBODY, NOBODY, onlySeat, put, putUnder, show, shufflePieces, takePiece, takeTop } from './pieces.ts';
export { choices, menu, vocabulary } from './options.ts';
export type { Choices, Menu, MenuOption, Product, Vocabulary } from './options.ts';
export { rulesFor } from './step.ts';
export type {
  ArgsIn,
  ArgsOf,
  Asked,
  ChainArgs,
  ChainSpec,
  Done,
  Facts,
  OptionOf,
  Phase,
  PhaseSpec,
  RuleMakers,
  Step,
  StepSpec,
} from './step.ts';
export type { Context } from './context.ts';
export { defineGame } from './game.ts';
export type {
  Deed,
  DefinedGame,
  Draft,
  EventDeeds,
  EventWords,
  Game,
  GameSpec,
  LedgerRule,
  Ruling,
  ScoreItem,
  SettingSchema,
  TieBreak,
} from './game.ts';
export { aheadBy, placesBy } from './outcome.ts';
export type { Lesson, LessonReply, LessonTask } from './lesson.ts';
export type { AnyGameWords, GameWords, StepWords } from './translation.ts';
