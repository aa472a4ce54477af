/** The options that led to a place, the last one first. */
export interface Trail {
  readonly code: number;
  /** False where it was the only option. */
  readonly chosen: boolean;
  readonly before: Trail | null;
}

/** The options of a trail in the order in which they were played. */
export function stepsOf(trail: Trail | null): readonly Trail[] {
  const steps: Trail[] = [];
  for (let each = trail; each !== null; each = each.before) steps.push(each);
  return steps.reverse();
}

export function codesOf(trail: Trail | null): readonly number[] {
  return stepsOf(trail).map(({ code }) => code);
}
