/** The normal quantile of a 95 % interval. */
const Z = 1.959963984540054;

/** The ends of an interval. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Wilson's 95 % interval of a proportion: `successes` out of `trials`. It never leaves 0 to 1 and stays honest near
 * both ends. Shared wins count in part, so `successes` need not be whole.
 */
export function wilson(successes: number, trials: number): Interval {
  if (trials === 0) return { low: 0, high: 1 };
  const p = successes / trials;
  const zz = (Z * Z) / trials;
  const centre = p + zz / 2;
  const reach = Z * Math.sqrt((p * (1 - p)) / trials + zz / (4 * trials));
  const end = (value: number): number => Math.min(1, Math.max(0, value / (1 + zz)));
  return { low: successes === 0 ? 0 : end(centre - reach), high: successes === trials ? 1 : end(centre + reach) };
}

/** Sums over whole numbers: exact, and the same in whatever order they are added. Plain data. */
export interface Sums {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

/** Sums over nothing yet. `min` and `max` are meaningless until something is added. */
export function noSums(): Sums {
  return { count: 0, sum: 0, squares: 0, min: 0, max: 0 };
}

/** Adds one whole number. */
export function addValue(to: Sums, value: number): void {
  addSums(to, { count: 1, sum: value, squares: value * value, min: value, max: value });
}

/** Adds all that another collection holds. */
export function addSums(to: Sums, more: Sums): void {
  if (more.count === 0) return;
  to.min = to.count === 0 ? more.min : Math.min(to.min, more.min);
  to.max = to.count === 0 ? more.max : Math.max(to.max, more.max);
  to.count += more.count;
  to.sum += more.sum;
  to.squares += more.squares;
}

/** What is told about a collection of numbers; `sd` is the sample's standard deviation. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
  readonly min: number;
  readonly max: number;
}

/** Mean, standard deviation and range. */
export function spreadOf({ count, sum, squares, min, max }: Sums): Spread {
  if (count === 0) return { mean: 0, sd: 0, min: 0, max: 0 };
  const mean = sum / count;
  const variance = count < 2 ? 0 : Math.max(0, squares - sum * mean) / (count - 1);
  return { mean, sd: Math.sqrt(variance), min, max };
}
