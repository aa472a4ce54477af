/* What plays games: doors, bots, servers, pages. Import it as `@benchtop/engine/host`. */
export { at } from './state.ts';
export type { Args, Core, Frame, Json, Settings } from './state.ts';
export type {
  Deed,
  Draft,
  EventIn,
  Game,
  LedgerRule,
  OptionIn,
  PhaseArgs,
  PositionKey,
  RoundHints,
  Ruling,
  ScoreItem,
  SettingSchema,
  StepArgs,
  StepIn,
  TieBreak,
  ViewIn,
} from './game.ts';
export { settingsSchema } from './game.ts';
export { inWords, lessonIn, promptsIn, retold, scoresIn } from './translation.ts';
export type { AnyGameWords } from './translation.ts';
export type { Done, Facts, Step } from './step.ts';
export { eventFor } from './event.ts';
export type { GameEvent, SeenEvent } from './event.ts';
export type { Emit } from './context.ts';
export { gainedInformation } from './information.ts';
export { hasSecretsBetweenSeats, viewOf } from './secrecy.ts';
export type { SeenFrame, View } from './secrecy.ts';
export { difference, patched, same } from './patch.ts';
export type { Change, Patch } from './patch.ts';
export { openThroughout, Stages, stageView } from './stages.ts';
export { commonChange, diffStages, diffStates, isCommon, seatChange } from './view-change.ts';
export type { ViewChange } from './view-change.ts';
export * as shapes from './shape.ts';
export {
  commitmentOf,
  createChance,
  createDice,
  fastRandom,
  fastSeed,
  freshKey,
  isKey,
  keyOfSeed,
  shuffle,
} from './chance.ts';
export type { Dice } from './chance.ts';
export { Runner, RulesFault, seatFrame } from './runner.ts';
export { refusalOf } from './step.ts';
export { ActionSpace, Environment, informationState } from './environment.ts';
export type { StepResult } from './environment.ts';
export { checkSettings } from './settings.ts';
export type { Checked } from './settings.ts';
export { sentence } from './explain.ts';
export type { LegalOptions, RefusedOption, ShownOption } from './explain.ts';
export { dealtState, loadState } from './load.ts';
export { sampleWorld } from './sample.ts';
export { hashOf } from './hash.ts';
export { outcomeOf, scoresOf } from './outcome.ts';
export type { Outcome, Score } from './outcome.ts';
export { Match } from './match.ts';
export type { Decision, DueDecision, Entry, Played, Refused } from './answer.ts';
export type { MatchMemory } from './match.ts';
export { preview, previewSteps } from './preview.ts';
export type { Preview } from './preview.ts';
export { Session } from './session.ts';
export type { SessionEntry } from './session.ts';
export { barrierWords } from './undo.ts';
export type { Barrier } from './undo.ts';
export { checkRecord, Recorder, recordOf, replayRecord, replaySteps } from './record.ts';
export type { MatchRecord, OnEntry } from './record.ts';
export { keyId, signatureHolds, signedText } from './signature.ts';
export type { RecordSignature, Vouched } from './signature.ts';
export { isTask, lessonMatch, lessonPlace } from './lesson.ts';
export type { Lesson, LessonPlace, LessonReply, LessonTask } from './lesson.ts';
export { cloneSource } from './source.ts';
export type { StateDeclaration } from './declare.ts';
