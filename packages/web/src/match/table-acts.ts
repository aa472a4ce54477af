import type { RefusedOption } from '@benchtop/engine/host';
import { closedTable, useTable, writeTable } from './store.ts';
import type { Confirmed, Tab, TableState, Trouble } from './store.ts';

/* What panels, keys and boards do to the table besides playing. */

/** Nothing lies on the table: before a match is laid out. */
export const clearTable = (): void => writeTable(closedTable);

/** The match cannot be shown. */
export const stopTable = (trouble: Trouble): void => writeTable({ trouble });

/** Marks an option, or a refused one; null when the pointer leaves it. */
export function point(pointed: string | null): void {
  if (useTable.getState().pointed !== pointed) writeTable({ pointed });
}

/** Something that was pointed at is left: nothing happens when another thing is marked by now. */
export function pointAway(from: string): void {
  if (useTable.getState().pointed === from) point(null);
}

/** Opens the card that says why something cannot be done. */
export const explain = (explained: RefusedOption): void => writeTable({ explained });

/** The same for an option of the open decision, by its id; one that is not refused has no card. */
export function explainOption(option: string): void {
  const explained = useTable.getState().open?.refused.find(({ id }) => id === option);
  if (explained !== undefined) explain(explained);
}

export const closeExplained = (): void => writeTable({ explained: null });

/** Opens the rulebook at a rule, whatever is open now. */
export const openRule = (rule: string | null): void =>
  writeTable({ rule, tab: 'rules', explained: null, resultShown: false });

/** Closes it; where it was the page of a sheet, back to what is asked. */
export const closeRules = (): void =>
  writeTable(({ tab }): Partial<TableState> => ({ rule: null, tab: tab === 'rules' ? 'decision' : tab }));

export const showTab = (tab: Tab): void => writeTable({ tab });

/** Shows the board of a seat large, only to be looked at; the viewer's own seat (or the same again) leads back. */
export const lookAtSeat = (seat: number): void =>
  writeTable(({ viewer, looking }): Partial<TableState> => ({
    looking: seat === viewer || seat === looking ? null : seat,
    pointed: null,
  }));

/** Back to the viewer's own board. */
export function lookBack(): void {
  if (useTable.getState().looking !== null) writeTable({ looking: null });
}

/** Says a sentence that must be seen; null takes it away. */
export const say = (note: string | null): void => writeTable({ note });

export const showResult = (resultShown: boolean): void => writeTable({ resultShown });

/** Holds a choice until there is a second word for it. */
export const askAgain = (confirming: Confirmed): void => writeTable({ confirming });

export function dropChoice(): void {
  if (useTable.getState().confirming !== null) writeTable({ confirming: null });
}

/** What the recap tells was read. */
export const closeRecap = (): void =>
  writeTable(({ position }): Partial<TableState> => ({ recapSeen: position, newsFrom: null }));
