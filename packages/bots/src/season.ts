import type { PositionKey } from '@benchtop/engine/host';
import { actionsFrom } from './actions.ts';
import type { Budget, Lookahead, Reached } from './lookahead.ts';

/** Chains of actions that are carried on. */
const WIDTH = 6;

/**
 * Carries chains of whole actions on side by side: alone nobody comes in between. `codes` are the options of the decision
 * itself. A round of actions is left out when the last one took more than is left of the budget.
 */
export function season(
  ahead: Lookahead,
  codes: readonly number[],
  actions: number,
  budget: Budget,
): readonly Reached[] {
  let before = budget.left;
  let chains = actionsFrom(ahead, ahead.start, codes, budget);
  for (let i = 1; i < actions; i++) {
    const used = before - budget.left;
    before = budget.left;
    if (before < used) break;
    chains = best(ahead, chains).flatMap((chain) => carriedOn(ahead, chain, budget));
  }
  return chains;
}

function carriedOn(ahead: Lookahead, chain: Reached, budget: Budget): readonly Reached[] {
  if (chain.state.over !== null) return [chain];
  const from = { state: chain.state, trail: chain.trail, goesOn: true };
  return actionsFrom(ahead, from, ahead.optionsAt(from), budget);
}

/** The best chains, one of those that lead to the same position in another order. */
function best(ahead: Lookahead, chains: readonly Reached[]): readonly Reached[] {
  const seen = new Set<PositionKey | null>();
  return [...chains]
    .sort((a, b) => b.value - a.value)
    .filter((place) => {
      const key = ahead.keyOf(place);
      const isNew = key === null || !seen.has(key);
      seen.add(key);
      return isNew;
    })
    .slice(0, WIDTH);
}
