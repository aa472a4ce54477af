/** A number from 0 up to, but not including, `n`. */
export type Roll = (n: number) => number;

/** A small generator, so that a run can be repeated as far as its timing allows. */
export function rollFrom(seed: number): Roll {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

export function oneOf<T>(items: readonly T[], roll: Roll): T {
  const item = items[roll(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
}
