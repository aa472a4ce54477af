import type { Decision, RefusedOption, ShownOption } from '@benchtop/engine';
import { create } from 'zustand';
import type { LocalMatch } from '../local/local-match.ts';
import type { GameUi, Motion } from './contract.ts';

/** What a seat owes, with everything it may answer. */
export interface OpenDecision {
  readonly decision: Decision;
  readonly options: readonly ShownOption[];
  readonly refused: readonly RefusedOption[];
}

/** Why a table cannot be shown. */
export interface Trouble {
  readonly sentence: string;
  /** True when there is a save that can be taken away or deleted. */
  readonly saved: boolean;
}

export const tabs = ['decision', 'players', 'log', 'rules'] as const;
export type Tab = (typeof tabs)[number];

export interface TableState {
  readonly trouble: Trouble | null;
  readonly local: LocalMatch | null;
  readonly ui: GameUi | null;
  /** The seat whose own board is shown large. */
  readonly viewer: number;
  /** Who looks: a seat, or null when only bots play. */
  readonly eyes: number | null;
  /** Which position is "now" on the screen; it lags behind the match while pieces travel. */
  readonly position: number;
  readonly motion: Motion | null;
  /** What the viewer owes; it stays in sight, disabled, while `busy`. */
  readonly open: OpenDecision | null;
  readonly busy: boolean;
  /** The seat the device must be handed to before anything is shown. */
  readonly curtain: number | null;
  /** The past position that is looked at. */
  readonly past: number | null;
  readonly pointed: string | null;
  readonly explained: RefusedOption | null;
  /** The rule the rulebook is open at; null when it is closed. */
  readonly rule: string | null;
  readonly tab: Tab;
  /** A sentence that must be seen: a refusal, storage trouble. */
  readonly note: string | null;
  readonly resultShown: boolean;
  /** The lesson whose captions are shown: until its closing words are put away. */
  readonly lesson: string | null;
  /** The position up to which the recap was dismissed. */
  readonly recapSeen: number;
}

export const closedTable: TableState = {
  trouble: null,
  local: null,
  ui: null,
  viewer: 0,
  eyes: null,
  position: 0,
  motion: null,
  open: null,
  busy: true,
  curtain: null,
  past: null,
  pointed: null,
  explained: null,
  rule: null,
  tab: 'decision',
  note: null,
  resultShown: false,
  lesson: null,
  recapSeen: 0,
};

/** True while a lesson decides what can be chosen. */
export function guiding({ lesson, local }: TableState): boolean {
  return lesson !== null && local !== null && local.lesson !== null;
}

/** The one store of the table; the director writes it, the panels read it. */
export const useTable = create<TableState>()(() => closedTable);
