import { scoresOf, viewOf } from '@benchtop/engine';
import type { Core, Score, View } from '@benchtop/engine';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import type { LocalMatch } from '../local/local-match.ts';
import type { GameUi, SeatLook } from './contract.ts';
import type { Director } from './director.ts';
import { useTable } from './store.ts';

export const DirectorContext = createContext<Director | null>(null);

/** Who runs the match that is on the table. Only inside an open table. */
export function useDirector(): Director {
  const director = useContext(DirectorContext);
  if (director === null) throw new Error('no match is on the table');
  return director;
}

/** The match and the looks of its game. Only inside an open table. */
export function useMatch(): { readonly local: LocalMatch; readonly ui: GameUi } {
  const local = useTable((table) => table.local);
  const ui = useTable((table) => table.ui);
  if (local === null || ui === null) throw new Error('no match is on the table');
  return { local, ui };
}

/** The position on the screen: the past one that is looked at, else now. */
export function useShown(): { readonly index: number; readonly view: View; readonly scores: readonly Score[] } {
  const { local } = useMatch();
  const index = useTable(({ past, position }) => past ?? position);
  const eyes = useTable((table) => table.eyes);
  const state = local.positions[index] ?? local.match.state;
  return useMemo(() => ({ index, ...seen(local, state, eyes) }), [local, index, state, eyes]);
}

const looks = new WeakMap<Readonly<Core>, readonly (SeatLook | null)[]>();

/** How a seat looks in the position on the screen. Asked once for each position: many marks show it. */
export function useLook(seat: number): SeatLook | null {
  const { local, ui } = useMatch();
  const state = useTable(({ past, position }) => local.positions[past ?? position]) ?? local.match.state;
  let known = looks.get(state);
  if (known === undefined) {
    const view = viewOf(local.game, state, null);
    known = local.seats.map((_, one) => ui.look?.(view, one) ?? ui.seats[one] ?? null);
    looks.set(state, known);
  }
  return known[seat] ?? null;
}

function seen(local: LocalMatch, state: Readonly<Core>, eyes: number | null) {
  return { view: viewOf(local.game, state, eyes), scores: scoresOf(local.game, state) };
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
