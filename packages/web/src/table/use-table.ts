import type { Score, View } from '@benchtop/engine/host';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { GameUi, SeatLook } from './contract.ts';
import type { Director } from '../match/director.ts';
import type { ShownMatch } from '../match/shown-match.ts';
import type { EventMotion } from '../match/motion.ts';
import { useTable } from '../match/store.ts';

export const DirectorContext = createContext<Director | null>(null);

/** Who runs the match that is on the table. Only inside an open table. */
export function useDirector(): Director {
  const director = useContext(DirectorContext);
  if (director === null) throw new Error('no match is on the table');
  return director;
}

/** What a kind of match adds to the table. */
export interface Slots {
  /** Above the decision. */
  readonly caption?: ReactNode;
  /** Instead of the decision, where none can be owed, with what it is called. */
  readonly decision?: { readonly word: string; readonly panel: ReactNode };
  /** Under the status sentence. */
  readonly banner?: ReactNode;
  /** Beside the progress of the match. */
  readonly tools?: ReactNode;
  /** Items for the menu. */
  readonly menu?: ReactNode;
  /** Under the board. */
  readonly foot?: ReactNode;
  /** Above what can be done with a match that is over. */
  readonly next?: ReactNode;
  /** What the players say to each other, with the number of lines that were not read. */
  readonly talk?: { readonly panel: ReactNode; readonly unread: number };
}

export const SlotsContext = createContext<Slots>({});

export function useSlots(): Slots {
  return useContext(SlotsContext);
}

/** The match and the looks of its game. Only inside an open table. */
export function useMatch(): { readonly match: ShownMatch; readonly ui: GameUi; readonly changes: number } {
  const match = useTable((table) => table.match);
  const ui = useTable((table) => table.ui);
  const changes = useTable((table) => table.changes);
  if (match === null || ui === null) throw new Error('no match is on the table');
  return { match, ui, changes };
}

/** The event that is being shown, or null. */
export function useMotion(): EventMotion | null {
  return useTable((table) => (table.past === null ? table.motion : null));
}

/** The position on the screen: the past one that is looked at, else now; during an event, as it is after it. */
export function useShown(): { readonly index: number; readonly view: View; readonly scores: readonly Score[] } {
  const { match } = useMatch();
  const index = useTable(({ past, position }) => past ?? position);
  const perspective = useTable((table) => table.perspective);
  const motion = useMotion();
  const view = motion?.after ?? match.view(index, perspective);
  return useMemo(() => ({ index, view, scores: match.scores(index) }), [match, index, view]);
}

const looks = new WeakMap<View, readonly (SeatLook | null)[]>();

/** How a seat looks in the position on the screen. Asked once for each position: many marks show it. */
export function useLook(seat: number): SeatLook | null {
  const { match, ui } = useMatch();
  const view = match.view(
    useTable(({ past, position }) => past ?? position),
    null,
  );
  let known = looks.get(view);
  if (known === undefined) {
    known = match.seats.map((_, one) => ui.look?.(view, one) ?? ui.seats[one] ?? null);
    looks.set(view, known);
  }
  return known[seat] ?? null;
}

/** Which seats owe a decision in a view. */
export function owing(view: View): readonly number[] {
  return view.pending.at(-1)?.waiting ?? [];
}

/** Follows a media query. */
export function useMedia(query: string): boolean {
  const list = useMemo(() => matchMedia(query), [query]);
  return useSyncExternalStore(
    (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => list.matches,
  );
}
