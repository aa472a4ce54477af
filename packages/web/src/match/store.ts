import type { Decision, RefusedOption, ShownOption } from '@benchtop/engine/host';
import { create } from 'zustand';
import type { StoreApi, UseBoundStore } from 'zustand';
import type { GameUi } from '../table/contract.ts';
import type { EventMotion } from './motion.ts';
import type { ShownMatch } from './shown-match.ts';

/** What a seat owes, with everything it may answer. */
export interface OpenDecision {
  readonly decision: Decision;
  readonly options: readonly ShownOption[];
  readonly refused: readonly RefusedOption[];
  /** True when a lesson holds back what the rules would allow. */
  readonly guided?: boolean;
}

/** A choice at a decision, named by its id, that is asked for once more. */
export interface Confirmed {
  readonly decision: string;
  readonly option: ShownOption;
  readonly why: string;
}

/** Why a table cannot be shown. */
export interface Trouble {
  readonly sentence: string;
  /** True when there is a save that can be taken away or deleted. */
  readonly saved: boolean;
}

export const tabs = ['decision', 'players', 'log', 'talk', 'rules'] as const;
export type Tab = (typeof tabs)[number];

export interface TableState {
  readonly trouble: Trouble | null;
  readonly match: ShownMatch | null;
  /** Counts changes of the match that no position shows: who is here, how far back its past is known. */
  readonly changes: number;
  readonly ui: GameUi | null;
  /** The seat whose own board is shown large. */
  readonly viewer: number;
  /** The seat whose board is looked at instead, without being able to touch it. */
  readonly looking: number | null;
  /** Who looks: a seat, or null for somebody who does not play. */
  readonly perspective: number | null;
  /** Which position is "now" on the screen; it lags behind the match while pieces travel. */
  readonly position: number;
  /** The log reaches to here whatever the board shows; null: to the position on the screen. */
  readonly logTo: number | null;
  /** The event that is being shown. */
  readonly motion: EventMotion | null;
  /** What the viewer owes; it stays in sight, disabled, while `busy`. */
  readonly open: OpenDecision | null;
  readonly busy: boolean;
  /** True while nothing can be chosen although nothing moves: an answer is awaited, or the line is down. */
  readonly held: boolean;
  /** The seat the device must be handed to before anything is shown. */
  readonly curtain: number | null;
  /** The past position that is looked at. */
  readonly past: number | null;
  readonly pointed: string | null;
  readonly explained: RefusedOption | null;
  /** A choice that waits for a second word, and why. */
  readonly confirming: Confirmed | null;
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
  /** The position at which somebody who comes back had left; null when nothing happened since. */
  readonly newsFrom: number | null;
}

export const closedTable: TableState = {
  trouble: null,
  match: null,
  changes: 0,
  ui: null,
  viewer: 0,
  looking: null,
  perspective: null,
  position: 0,
  logTo: null,
  motion: null,
  open: null,
  busy: true,
  held: false,
  curtain: null,
  past: null,
  pointed: null,
  explained: null,
  confirming: null,
  rule: null,
  tab: 'decision',
  note: null,
  resultShown: false,
  lesson: null,
  recapSeen: 0,
  newsFrom: null,
};

const store = create<TableState>()(() => closedTable);

/** The one store of the table, for reading: panels change it by the named acts of `table-acts.ts`. */
export const useTable: UseBoundStore<Pick<StoreApi<TableState>, 'getState' | 'subscribe' | 'getInitialState'>> = store;

/** Writes what the table shows: for whoever runs the match, and for the acts. */
export const writeTable: StoreApi<TableState>['setState'] = store.setState;

/** True while the viewer can choose: nothing moves, nothing is held, and the board shows now. */
export function canChoose({ open, busy, held, past }: TableState): boolean {
  return open !== null && !busy && !held && past === null;
}

/** The choice that waits for a second word, as long as its decision is open. */
export function confirmed({ open, confirming }: TableState): Confirmed | null {
  return confirming !== null && confirming.decision === open?.decision.id ? confirming : null;
}

/** What the viewer owes while it can be answered. */
export function live(table: TableState): OpenDecision | null {
  return canChoose(table) ? table.open : null;
}
