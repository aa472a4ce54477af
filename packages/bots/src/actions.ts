import type { Budget, Lookahead, Place, Reached } from './lookahead.ts';
import { race } from './race.ts';

/** Options that are carried to the end: those that look best at once. */
const FINALISTS = 6;
/** Evaluations that are enough to carry one option to the end, but for rare ones. */
const PER_OPTION = 200;

/** Where the actions lead that some options of a place begin; of many only those that look best at once. */
export function actionsFrom(
  ahead: Lookahead,
  from: Place,
  codes: readonly number[],
  budget: Budget,
): readonly Reached[] {
  return race(ahead, from, contenders(ahead, from, codes, budget), budget);
}

/** The options that are carried to the end: all if the budget allows, or those that look best at once. */
function contenders(ahead: Lookahead, from: Place, codes: readonly number[], budget: Budget): readonly Place[] {
  const begun = (code: number): Place => ahead.step(from, code, codes.length);
  if (codes.length <= FINALISTS && budget.left >= FINALISTS * PER_OPTION) return codes.map(begun);
  const first = codes.map((code) => ({ code, reached: ahead.reach(from, code, codes.length, 1) }));
  first.sort((a, b) => b.reached.value - a.reached.value);
  // A first look that ran to the end of the action was a hasty one: it is taken again.
  return first.slice(0, FINALISTS).map(({ code, reached }) => (reached.goesOn ? reached : begun(code)));
}
