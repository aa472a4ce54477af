import { at } from '@benchtop/engine/author';
import type { SingleSpace } from './data/spaces.ts';
import { WORKERS } from './data/table.ts';
import { effects } from './effects.ts';
import { playerAt } from './state.ts';
import type { LinState } from './state.ts';

/** Placing on a single space, by the workers that stand there. */
const occasions = Array.from({ length: WORKERS + 1 }, (_, workers) =>
  Object.freeze({ octagon: 'single' as const, workers }),
);

function occasionAt(s: Readonly<LinState>, space: SingleSpace): (typeof occasions)[number] {
  return at(occasions, s.occupied[space]?.count ?? 0);
}

/** Whether a seat has the technology that saves workers. */
export function hasForeman(s: Readonly<LinState>, seat: number): boolean {
  return playerAt(s, seat).technologies.includes('shift-foreman');
}

/** How many workers a single space needs of a seat with everything that it may use. */
export function neededWith(s: Readonly<LinState>, seat: number, space: SingleSpace): number {
  return effects.valueWith(s, seat, 'workers-needed', occasionAt(s, space));
}

/** What saved a worker is used up. */
export function spendForeman(s: LinState, seat: number, space: SingleSpace): void {
  for (const change of effects.changes(s, seat, 'workers-needed', occasionAt(s, space)))
    if (change.may) effects.spend(s, seat, change);
}
