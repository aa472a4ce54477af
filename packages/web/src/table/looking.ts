import { useTable } from '../match/store.ts';

/** Shows the board of a seat large, only to be looked at; the viewer's own seat (or the same again) leads back. */
export function lookAtSeat(seat: number): void {
  const { viewer, looking } = useTable.getState();
  useTable.setState({ looking: seat === viewer || seat === looking ? null : seat, pointed: null });
}

export function lookBack(): void {
  useTable.setState({ looking: null });
}

/** The seat that a key shows: Shift with its number, or F1 to F4; null for other keys. */
export function seatOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): number | null {
  const [, digit] = (shiftKey ? /^Digit([1-9])$/.exec(code) : /^F([1-4])$/.exec(key)) ?? [];
  return digit === undefined ? null : Number(digit) - 1;
}
