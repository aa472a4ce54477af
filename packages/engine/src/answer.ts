import type { GameEvent } from './event.ts';
import type { ShownOption, UnexplainedOption } from './explain.ts';
import type { Facts } from './step.ts';
import { barrierWords } from './undo.ts';
import type { Barrier } from './undo.ts';

/** What a seat owes now. */
export interface Decision {
  /** Names this very question; a command that names another one is refused. */
  readonly id: string;
  readonly seat: number;
  readonly step: string;
  readonly prompt: string;
  /** The ledger rule that governs it. */
  readonly rule: string;
}

/** A decision with everything its owner may answer. */
export interface DueDecision {
  readonly decision: Decision;
  readonly options: readonly ShownOption[];
  readonly refused: readonly UnexplainedOption[];
}

/** One entry of the log: a choice, or the taking back of the seat's last choice. */
export interface Entry {
  readonly seat: number;
  readonly step: string;
  /** The option's canonical text; null for an undo. */
  readonly option: string | null;
  /** True when the choice was forced and played by the match itself. */
  readonly auto: boolean;
}

/** Why a command was not carried out. Nothing has changed then. */
export interface Refused {
  readonly ok: false;
  readonly code: 'refused' | 'not-yours' | 'closed' | 'no-undo';
  readonly reason: string;
  readonly rule: string | null;
  readonly facts: Facts;
}

/** A choice that was carried out, with everything that happened, unmasked. Use `eventFor` before showing it. */
export interface Played {
  readonly ok: true;
  readonly events: readonly GameEvent[];
  /** The log entries it added: the choice itself and forced ones that followed. */
  readonly entries: readonly Entry[];
  readonly over: boolean;
}

/** A choice that was taken back. */
export interface Undone {
  readonly ok: true;
  /** How many entries of the log it took back: one choice and the forced ones after it. */
  readonly undone: number;
}

const noFacts: Facts = Object.freeze({});

/** The refusal of an undo. */
export function noUndo(barrier: Barrier): Refused {
  return refused('no-undo', barrierWords[barrier]);
}

/** A refusal without a rule of the ledger. */
export function refused(code: Refused['code'], reason: string): Refused {
  return { ok: false, code, reason, rule: null, facts: noFacts };
}
