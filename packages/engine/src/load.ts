import { createChance } from './chance.ts';
import type { Game } from './game.ts';
import { Runner } from './runner.ts';
import { checkSettings } from './settings.ts';
import type { Checked } from './settings.ts';
import { isPlainJson, isRecord, list, nullable, record, text, whole } from './shape.ts';
import type { Shape } from './shape.ts';
import { at } from './state.ts';
import type { Core, Frame, Settings } from './state.ts';
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
 * The result is built by the game's own `clone`, so that its bytes are canonical.
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
  const s = game.clone({ ...(value as unknown as S), settings: settings.value, stack: framesOf(value['stack']) });
  const fault = faultOf(game, s);
  return fault === null ? { ok: true, value: s } : bad(fault);
}

function stateShape<S extends Core>(game: Game<S>, seats: number): Shape {
  const seat = whole(-1, seats - 1);
  const frame = record({
    id: whole(0, 1e9),
    step: text(60),
    seat,
    seats: nullable(list(seat, 1, seats)),
    answers: list(nullable(text(200)), 0, seats),
    args: anything,
  });
  return record({
    seats: whole(game.seats.min, game.seats.max),
    settings: anything,
    stack: list(frame, 0, 64),
    asked: whole(0, 1e9),
    draws: whole(0, 1e9),
    over: nullable(text(60)),
    ...game.shape,
  });
}

/** Rebuilds the frames so that their keys have the engine's order. */
function framesOf(value: unknown): Frame[] {
  return (value as Frame[]).map(({ id, step, seat, seats, answers, args }) => ({
    id,
    step,
    seat,
    seats: seats === null ? null : [...seats],
    answers: [...answers],
    args,
  }));
}

/** The first thing that keeps a well-shaped state from being a position of this game. */
function faultOf<S extends Core>(game: Game<S>, s: S): string | null {
  const broken = game.checkInvariants(s);
  if (broken !== null) return broken;
  const due = game.componentCounts(dealtState(game, s.seats, s.settings, '0'.repeat(64)));
  const have = game.componentCounts(s);
  for (const [component, count] of Object.entries(due))
    if (have[component] !== count) return `there should be ${count} of ${component}, not ${have[component] ?? 0}`;
  for (const frame of s.stack) {
    const fault = frameFault(game, s, frame);
    if (fault !== null) return fault;
  }
  if (s.over !== null) return s.stack.length === 0 ? null : 'a finished match has no unfinished business';
  const top = s.stack.at(-1);
  if (top === undefined || (top.seat < 0 && top.seats === null)) return 'nobody owes a decision';
  return new Runner(game, createChance('0'.repeat(64)), null, s).options(s, []) > 0
    ? null
    : 'the open decision has no option';
}

function frameFault<S extends Core>(game: Game<S>, s: S, frame: Frame): string | null {
  const decision = frame.seat >= 0 || frame.seats !== null;
  const known = decision ? game.steps[frame.step] : game.phases[frame.step];
  if (known === undefined) return `there is no ${decision ? 'step' : 'phase'} "${frame.step}"`;
  if (frame.id >= s.asked) return `frame ${frame.id} was never asked`;
  if (frame.seats === null) return frame.answers.length === 0 ? null : 'only simultaneous decisions keep answers';
  if (frame.seat >= 0 || frame.answers.length !== frame.seats.length) return 'a simultaneous decision is malformed';
  if (!frame.answers.includes(null)) return 'a simultaneous decision has all its answers';
  const step = game.steps[frame.step];
  const strange = frame.answers.find((a) => a !== null && step?.vocabulary.code(a) === -1);
  return strange === undefined ? null : `"${strange}" is not an answer to ${at(s.stack, s.stack.length - 1).step}`;
}
