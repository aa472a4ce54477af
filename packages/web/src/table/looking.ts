/** The seat that a key shows: Shift with its number, or F1 to F4; null for other keys. */
export function seatOfKey({ key, code, shiftKey }: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>): number | null {
  const [, digit] = (shiftKey ? /^Digit([1-9])$/.exec(code) : /^F([1-4])$/.exec(key)) ?? [];
  return digit === undefined ? null : Number(digit) - 1;
}
