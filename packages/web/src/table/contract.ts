import type { EventIn, Game, OptionIn, SeenEvent, StepIn, View, ViewIn } from '@benchtop/engine/host';
import type { ComponentType, ReactNode } from 'react';

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

/** What the table shell gives to a game's board. All else comes by the hooks of the kit. */
export interface BoardProps {
  /** What the viewer may know; while an event is shown, right after it. */
  readonly view: View;
  /** The seat whose own board is shown large. */
  readonly viewer: number;
  /** Seat names as chosen for this match. */
  readonly names: readonly string[];
}

/** One seat's public resources for the players panel: compact, always visible. */
export interface DashboardProps {
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  readonly active: boolean;
  /** True where there is little room: the players stand above the decision, or the game asked for it. */
  readonly compact: boolean;
}

/** One thing that a seat has, for panels, previews, the strip of a phone and screen readers. */
export interface Resource {
  /** Singular or a name of its own: "Coins". */
  readonly name: string;
  readonly value: number;
  /** Where it cannot grow further. */
  readonly max?: number;
  readonly icon?: ReactNode;
  /** Where the number comes from, in words. */
  readonly from?: string;
}

/** A sign of the table and what it means. */
export interface LegendRow {
  readonly sign: ReactNode;
  readonly name: string;
  readonly meaning: string;
}

/** What a newcomer must know before the first turn: it fits on one screen. */
export interface GoalCard {
  readonly goal: string;
  readonly turn: readonly [string, string, string];
  readonly end: string;
}

/** Something that a seat plays with, told the first time it does so in this browser: a department, a board. */
export interface Introduction {
  /** Among all of this game. */
  readonly id: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** The rule that it leads to. */
  readonly rule: string;
}

/** Between which places a piece travels in an event, where the drawing alone does not tell it. */
export interface Route {
  readonly from?: string;
  readonly to?: string;
  /** What is traced: the way of a piece from place to place, drawn as one line by its name. */
  readonly way?: { readonly piece: string; readonly from: string; readonly to: string };
  /** What is traced: how much came to a place or (below zero) left it. */
  readonly count?: { readonly at: string; readonly by: number };
}

/** A part of the table that gets a page of its own where not all of them fit beside each other. */
export interface TablePage<Step extends string = string> {
  readonly id: string;
  readonly title: string;
  /** Questions that are answered there; what no page names is answered on the first. */
  readonly steps?: readonly Step[];
}

/** A width in pixels; or one for windows below 1600 px and one for larger ones. */
export type Width = number | { readonly small: number; readonly large: number };

/** Where the shell puts what a game has; what is left out is the same for all games. */
export interface TableLayout {
  readonly left?: Width;
  readonly right?: Width;
  /** In wide windows narrower than this the players stand above the decision, and there is no left column. */
  readonly denseBelow?: number;
  /** Panels of players with less air, for narrow columns. */
  readonly compact?: boolean;
  readonly pages?: readonly TablePage[];
  /** A board narrower than this shows one page at a time. */
  readonly pagesBelow?: number;
  /** A board narrower than this, but wider than for one, shows two pages at a time. */
  readonly pairsBelow?: number;
}

/** How near something is that ends the match: the fuller, the nearer. */
export interface Nearness {
  /** "Fullest factory" */
  readonly name: string;
  readonly value: number;
  readonly max: number;
}

/** Which round of how many. */
export interface Round {
  readonly at: number;
  readonly of: number;
  /** What a round is called: "Week". "Round" where nothing is said. */
  readonly name?: string;
}

/** The parts of a chain of choices, and which of them is asked now. */
export interface ChainSteps {
  readonly names: readonly string[];
  readonly at: number;
}

/** What several options have in common, above them in the list. */
export interface OptionHeading {
  readonly words: string;
  readonly icon?: ReactNode;
  /** What is left to say of the option under that heading; its label where nothing is said. */
  readonly rest?: string;
}

/** What stands below the players in the left column. */
export interface FooterProps {
  readonly view: View;
  readonly viewer: number;
}

/** Everything the shell needs to know of one game. Written with {@link gameUi}, it is typed by the game. */
export interface GameUi<G extends Game = Game> {
  readonly seats: readonly SeatLook[];
  readonly Board: ComponentType<BoardProps>;
  readonly Dashboard: ComponentType<DashboardProps>;
  /** Round or turn, what ends the match and how near it is: one short line. */
  progress(view: ViewFor<G>): string;
  /** Names the turn under way ("Turn 7"): the log groups what happened under one name. Else it groups by seat. */
  turn?(view: ViewFor<G>): string;
  /** Milliseconds that these events need at speed 1 to be followed by eye; 0 leaves it to the shell. */
  travel?(events: readonly EventFor<G>[]): number;
  /** How a seat looks in this position, where that is decided in the match itself; else as in `seats`. */
  look?(view: ViewFor<G>, seat: number): SeatLook | null;
  /** What a seat has. */
  resources?(view: ViewFor<G>, seat: number): readonly Resource[];
  /** Seats in turn order, whoever is to act first. */
  order?(view: ViewFor<G>): readonly number[];
  /** The phase under way, in one or two words. */
  phase?(view: ViewFor<G>): string;
  /** What ends the match: one sentence. */
  readonly ends?: string;
  /** How near that is. */
  nearness?(view: ViewFor<G>): Nearness | null;
  /** Where the number of rounds is known. */
  round?(view: ViewFor<G>): Round | null;
  /** The chain of choices that the question belongs to; null where it stands alone. */
  steps?(view: ViewFor<G>): ChainSteps | null;
  /** True for the option that ends or confirms ("Pass", "End turn"): it is the main button. The end of a chain always is. */
  main?(option: AnyOption<G>): boolean;
  /** What an option is listed under, by verb or by thing. In a long list such groups begin closed. */
  group?(option: AnyOption<G>): OptionHeading | null;
  readonly legend?: readonly LegendRow[];
  readonly goal?: GoalCard;
  /** What is special about what a seat plays with; null where there is nothing to tell yet. */
  introduce?(view: ViewFor<G>, seat: number): Introduction | null;
  /** Where pieces come from and go to that no place of the table shows, and what is traced. */
  route?(event: EventFor<G>): Route | null;
  /** The share of an entry's time that an event gets; 1 where nothing is said. */
  weight?(event: EventFor<G>): number;
  readonly layout?: TableLayout;
  /** What belongs to nobody's panel and to no board: it stands at the foot of the left column, where there is one. */
  readonly Footer?: ComponentType<FooterProps>;
  /** False where a board draws previews itself. */
  readonly ghosts?: boolean;
  /** Settings that everybody is asked for; the others wait behind "More". */
  readonly upfront?: readonly string[];
  /** What a choice of a setting is called, where its id does not say it well. */
  choiceName?(value: string): string | null;
  /** True when the board offers every option itself: on a small screen it gets more room than the decision list. */
  readonly boardFirst?: boolean;
}

/** The types of one game, or those of any where the game is not known. */
export type ViewFor<G extends Game> = Game extends G ? View : ViewIn<G>;
export type EventFor<G extends Game> = Game extends G ? SeenEvent : EventIn<G>;
export type AnyOption<G extends Game> = {
  [K in StepIn<G>]: { readonly step: K; readonly value: OptionIn<G, K> };
}[StepIn<G>];

/** What the Board and the Dashboard of one game are given. */
export type BoardPropsOf<G extends Game> = Omit<BoardProps, 'view'> & { readonly view: ViewFor<G> };
export type DashboardPropsOf<G extends Game> = Omit<DashboardProps, 'view'> & { readonly view: ViewFor<G> };

export type FooterPropsOf<G extends Game> = Omit<FooterProps, 'view'> & { readonly view: ViewFor<G> };

/** The pages of one game: they name its own questions. */
export type PagesOf<G extends Game> = readonly TablePage<StepIn<G>>[];

type TypedUi<G extends Game> = Omit<GameUi<G>, 'Board' | 'Dashboard' | 'Footer' | 'layout'> & {
  readonly layout?: Omit<TableLayout, 'pages'> & { readonly pages?: PagesOf<G> };
  readonly Board: ComponentType<BoardPropsOf<G>>;
  readonly Dashboard: ComponentType<DashboardPropsOf<G>>;
  readonly Footer?: ComponentType<FooterPropsOf<G>>;
};

type TypeOf<Event> = Event extends { readonly type: infer T extends string } ? T : never;

/** Something for each kind of event of a game. */
type ByEvent<G extends Game, Shown> = {
  readonly [T in TypeOf<EventFor<G>>]?: (event: Extract<EventFor<G>, { readonly type: T }>) => Shown;
};

/** The ways of pieces, event by event: what is not named goes from where it was drawn to where it is drawn. */
export function routeBy<G extends Game>(routes: ByEvent<G, Route>): (event: EventFor<G>) => Route | null {
  const known = routes as { readonly [type: string]: ((event: unknown) => Route) | undefined };
  return (event) => known[typeOf(event)]?.(event) ?? null;
}

/** How long events take, in shares of an entry's time: what is not named happens at once. */
export function weightBy<G extends Game>(weights: { readonly [T in TypeOf<EventFor<G>>]?: number }): (
  event: EventFor<G>,
) => number {
  const known = weights as { readonly [type: string]: number | undefined };
  return (event) => known[typeOf(event)] ?? 0;
}

const typeOf = (event: unknown): string => (event as SeenEvent).type;

/** Seats by the colours of their pieces, which the theme of the game has. */
export function looksOf<C extends string>(
  colours: readonly C[],
  glyphs: { readonly [K in C]: string },
  name: (colour: C) => string,
): readonly SeatLook[] {
  return colours.map((colour) => ({
    name: name(colour),
    colour: `var(--player-${colour})`,
    ink: `var(--on-player-${colour})`,
    glyph: glyphs[colour],
  }));
}

/** The looks of one game, checked against its rules: `gameUi<typeof arcticCleanup>({ … })`. */
export function gameUi<G extends Game>(ui: TypedUi<G>): GameUi {
  // The shell hands on views and events of any game; these looks are only ever given their own.
  return ui as unknown as GameUi;
}
