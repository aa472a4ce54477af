export { assertNever, at } from './state.ts';
export type { Args, Core, Frame, Json, Settings } from './state.ts';
export { step, vocabulary } from './step.ts';
export type { Facts, Step, StepSpec, Vocabulary, Warning } from './step.ts';
export { eventFor } from './event.ts';
export type { GameEvent, SeenEvent } from './event.ts';
export { Context } from './context.ts';
export type { Emit } from './context.ts';
export { defineGame, settingsSchema } from './game.ts';
export type { Game, LedgerRule, Phase, ScoreItem, SettingSchema, Words } from './game.ts';
export { gainedInformation } from './learning.ts';
export { hidden, owned, secrecy, viewOf } from './secrecy.ts';
export type { Hidden, Place, SecrecyTable, SeenFrame, View, ViewCore, ViewOf } from './secrecy.ts';
export { difference, patched } from './patch.ts';
export type { Change, Patch } from './patch.ts';
export { commonChange, isCommon, seatChange, settle } from './view-change.ts';
export type { ViewChange } from './view-change.ts';
export * as shapes from './shape.ts';
export type { Shape } from './shape.ts';
export {
  commitmentOf,
  createChance,
  createDice,
  freshKey,
  isKey,
  keyOfSeed,
  fastRandom,
  fastSeed,
  shuffle,
} from './chance.ts';
export type { Chance, Dice } from './chance.ts';
export { Runner, RulesFault } from './runner.ts';
export { checkSettings } from './settings.ts';
export type { Checked } from './settings.ts';
export { sentence, legalOptionsOf } from './explain.ts';
export type { RefusedOption, ShownOption, LegalOptions, UnexplainedOption } from './explain.ts';
export { dealtState, loadState } from './load.ts';
export { sampleWorld } from './sample.ts';
export { hashOf, link } from './hash.ts';
export { outcomeOf, scoresOf } from './outcome.ts';
export type { Outcome, Score } from './outcome.ts';
export { Match } from './match.ts';
export type { Decision, DueDecision, Entry, MatchMemory, Played, Refused, Undone } from './match.ts';
export { barrierWords } from './undo.ts';
export type { Barrier } from './undo.ts';
export { checkRecord, Recorder, recordOf, replayRecord, replaySteps } from './record.ts';
export type { MatchRecord, OnEntry } from './record.ts';
export { keyId, signatureHolds, signedText } from './signature.ts';
export type { RecordSignature, Vouched } from './signature.ts';
export { isTask, lessonPlace } from './lesson.ts';
export type { Lesson, LessonPlace, LessonReply, LessonTask } from './lesson.ts';
