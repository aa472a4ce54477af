import type { SeenEvent, View } from '@benchtop/engine/host';
import type { GameUi } from '../table/contract.ts';

/** One event on its way, with what the viewer saw before and right after it. */
export interface EventMotion {
  readonly id: number;
  /** Who did it. */
  readonly seat: number;
  readonly event: SeenEvent;
  readonly before: View;
  readonly after: View;
  readonly ms: number;
}

/** How much of the time of an entry each of its events gets. */
export function weightsOf(ui: GameUi | null, events: readonly SeenEvent[]): readonly number[] {
  return events.map((event) => ui?.weight?.(event) ?? 1);
}

/** Milliseconds for each event; what weighs nothing takes no time, unless nothing of it weighs anything. */
export function timesOf(weights: readonly number[], ms: number): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (total === 0 ? ms / weights.length : (ms * weight) / total));
}
