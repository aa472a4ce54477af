import type { Decision, RefusedOption, SeenEvent, ShownOption, View } from '@benchtop/engine/host';
import type { ComponentType } from 'react';

/** How a seat looks everywhere: never by colour alone. */
export interface SeatLook {
  /** Default name, "Red". */
  readonly name: string;
  /** A CSS colour or custom property for the seat's pieces and marks. */
  readonly colour: string;
  /** A short glyph that tells the seat apart in greyscale. */
  readonly glyph: string;
  /** What reads on `colour`; white with a dark edge where it is left out. */
  readonly ink?: string;
}

/** Events on their way: the board shows `view` as it was before them and lets pieces travel for `ms`. */
export interface Motion {
  readonly id: number;
  readonly events: readonly SeenEvent[];
  readonly ms: number;
}

/** What the table shell gives to a game's board. */
export interface BoardProps {
  /** What the viewer may know, before the events of `motion`. */
  readonly view: View;
  /** The seat whose own board is shown large. */
  readonly viewer: number;
  /** Seat names as chosen for this match. */
  readonly names: readonly string[];
  /** The decision the viewer owes, or null while others (or motion) are busy. */
  readonly decision: Decision | null;
  readonly options: readonly ShownOption[];
  readonly refused: readonly RefusedOption[];
  /** The option that is hovered or focused, on the board or in the decision list. */
  readonly pointed: string | null;
  readonly motion: Motion | null;
  /** What happened since the viewer last chose, for tracing the last move. */
  readonly trace: readonly SeenEvent[];
  /** Answers the decision with an option's id. */
  choose(option: string): void;
  /** Marks an option (or a refused one) as pointed at, null when the pointer leaves. */
  point(option: string | null): void;
  /** Opens the card that says why something is refused. */
  explain(option: string): void;
}

/** One seat's public resources for the players panel: compact, always visible. */
export interface DashboardProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly active: boolean;
}

/** Everything the shell needs to know of one game. */
export interface GameUi {
  readonly seats: readonly SeatLook[];
  readonly Board: ComponentType<BoardProps>;
  readonly Dashboard: ComponentType<DashboardProps>;
  /** Round or turn, what ends the match and how near it is: one short line. */
  progress(view: View): string;
  /** Names the turn under way ("Turn 7"): the log groups what happened under one name. Else it groups by seat. */
  turn?(view: View): string;
  /** Milliseconds that these events need at speed 1 to be followed by eye; 0 leaves it to the shell. */
  travel?(events: readonly SeenEvent[]): number;
  /** How a seat looks in this position, where that is decided in the match itself; else as in `seats`. */
  look?(view: View, seat: number): SeatLook | null;
  /** Settings that everybody is asked for; the others wait behind "More". */
  readonly upfront?: readonly string[];
  /** What a choice of a setting is called, where its id does not say it well. */
  choiceName?(value: string): string | null;
  /** True when the board offers every option itself: on a small screen it gets more room than the decision list. */
  readonly boardFirst?: boolean;
}
