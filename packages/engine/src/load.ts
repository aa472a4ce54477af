import { createChance } from './chance.ts';
import type { Game } from './game.ts';
import { Runner } from './runner.ts';
import { checkSettings } from './settings.ts';
import type { Checked } from './settings.ts';
import { copyState, shapeOf } from './declare.ts';
import { isPlainJson, isRecord, list, nullable, oneOf, record, text, whole } from './shape.ts';
import type { Shape } from './shape.ts';
import type { FieldSpecs } from './fields.ts';
import type { Core, Frame, Settings, SimultaneousFrame } from './state.ts';
import type { Step } from './step.ts';
import type { Emit } from './context.ts';

const anything: Shape = (value, path) => (isRecord(value) ? null : `${path} should be a record`);

/** The state of a match before its first decision. */
export function dealtState<S extends Core>(
  game: Game<S>,
  seats: number,
  settings: Settings,
  key: string,
  emit: Emit | null = null,
): S {
  const s = game.create({ seats, settings, stack: [], asked: 0, draws: 0, over: null });
  new Runner(game, createChance(key), emit, s).begin(s);
  return s;
}

/**
 * Takes a state from outside: checks shape, invariants, component counts and that the match can go on.
 * The result has its keys in the declared order, so that its bytes are canonical.
 */
export function loadState<S extends Core>(game: Game<S>, value: unknown): Checked<S> {
  const bad = (reason: string): Checked<S> => ({ ok: false, reason });
  if (!isPlainJson(value) || !isRecord(value)) return bad('A state is a plain JSON record.');
  const seats = value['seats'];
  const given = value['settings'];
  if (typeof seats !== 'number') return bad('seats should be a whole number');
  if (!isRecord(given)) return bad('settings should be a record');
  const settings = checkSettings(game, seats, given);
  if (!settings.ok) return settings;
  const wrong = stateShape(game, seats)(value, '');
  if (wrong !== null) return bad(wrong);
  const ordered = { ...(value as unknown as S), settings: settings.value, stack: framesOf(value['stack']) };
  const s = game.clone(copyState<S>(game.state.fields, ordered));
  const fault = faultOf(game, s);
  return fault === null ? { ok: true, value: s } : bad(fault);
}

function stateShape<S extends Core>(game: Game<S>, seats: number): Shape {
  const seat = whole(0, seats - 1);
  const frame = record({
    kind: oneOf(['decision', 'simultaneous', 'phase']),
    id: whole(0, 1e9),
    step: text(60),
    seat: nullable(seat),
    seats: nullable(list(seat, 1, seats)),
    answers: nullable(list(nullable(text(200)), 1, seats)),
    args: anything,
  });
  return record({
    seats: whole(game.seats.min, game.seats.max),
    settings: anything,
    stack: list(frame, 0, 64),
    asked: whole(0, 1e9),
    draws: whole(0, 1e9),
    over: nullable(text(60)),
    ...Object.fromEntries(Object.entries(game.state.fields).map(([key, field]) => [key, shapeOf(field, seats)])),
  });
}

/** Rebuilds the frames so that their keys have the engine's order. */
function framesOf(value: unknown): Frame[] {
  return (value as Frame[]).map((frame) => {
    const { kind, id, step, seat, seats, answers, args } = frame;
    return {
      kind,
      id,
      step,
      seat,
      seats: seats === null ? null : [...seats],
      answers: answers === null ? null : [...answers],
      args,
    } as Frame;
  });
}

/** The first thing that keeps a well-shaped state from being a position of this game. */
function faultOf<S extends Core>(game: Game<S>, s: S): string | null {
  // What looks into frames may trust that these are what their steps declare.
  for (const frame of s.stack) {
    const fault = frameFault(game, s, frame);
    if (fault !== null) return fault;
  }
  const broken = game.checkInvariants(s);
  if (broken !== null) return broken;
  const due = game.componentCounts(dealtState(game, s.seats, s.settings, '0'.repeat(64)));
  const have = game.componentCounts(s);
  for (const [component, count] of Object.entries(due))
    if (have[component] !== count) return `there should be ${count} of ${component}, not ${have[component] ?? 0}`;
  for (const [depth, frame] of s.stack.entries()) {
    const fault = strayFault(game, s, frame, depth);
    if (fault !== null) return fault;
  }
  if (s.over !== null) return s.stack.length === 0 ? null : 'a finished match has no unfinished business';
  const top = s.stack.at(-1);
  if (top === undefined || top.kind === 'phase') return 'nobody owes a decision';
  return new Runner(game, createChance('0'.repeat(64)), null, s).options(s, []) > 0
    ? null
    : 'the open decision has no option';
}

/** Why this is no frame of the game, or null. */
function frameFault<S extends Core>(game: Game<S>, s: S, frame: Frame): string | null {
  if (frame.id >= s.asked) return `frame ${frame.id} was never asked`;
  if (malformed(frame)) return `${frame.step} is malformed`;
  if (frame.kind === 'phase') {
    const phase = game.phases[frame.step];
    return phase === undefined ? `there is no phase "${frame.step}"` : argsFault(phase.args, frame, s.seats);
  }
  const step = game.steps[frame.step];
  if (step === undefined) return `there is no step "${frame.step}"`;
  const wrong = argsFault(step.args, frame, s.seats);
  if (wrong !== null || frame.kind === 'decision')
    return wrong ?? (step.forOne ? null : `${frame.step} is not asked of one seat`);
  return step.forSeveral ? answersFault(step, frame) : `${frame.step} is not asked of several seats`;
}

/** Why no match could have this frame in its stack, or null. */
function strayFault<S extends Core>(game: Game<S>, s: S, frame: Frame, depth: number): string | null {
  if (frame.kind === 'phase') return game.phases[frame.step]?.checkFrame(s, frame, depth) ?? null;
  return frame.kind === 'decision' ? (game.steps[frame.step]?.checkFrame(s, frame, depth) ?? null) : null;
}

/** What the union says, asked of data from outside. */
function malformed({ kind, seat, seats, answers }: Frame): boolean {
  if (kind === 'simultaneous') return seats === null || answers === null || seat !== null;
  return seats !== null || answers !== null || (kind === 'decision' && seat === null);
}

function argsFault(fields: FieldSpecs, { args, step }: Frame, seats: number): string | null {
  return shapeOf({ kind: 'record', fields }, seats)(args, step);
}

function answersFault<S extends Core>(step: Step<S>, { seats, answers, step: kind }: SimultaneousFrame): string | null {
  if (answers.length !== seats.length) return `${kind} has not one answer for each seat`;
  if (!answers.includes(null)) return `${kind} has all its answers`;
  const strange = answers.find((answer) => answer !== null && step.vocabulary.code(answer) === -1) ?? null;
  return strange === null ? null : `"${strange}" is not an answer to ${kind}`;
}
