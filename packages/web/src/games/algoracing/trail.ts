import type { SeenEvent } from '@benchtop/engine/host';
import type { AlgoracingEvent, AlgoracingView } from '@benchtop/games/algoracing';
import type { Field, RoverColour } from './field.ts';
import type { GhostLeg } from './ghost.ts';
import { spotOf } from './shown.ts';

/** The way a rover has gone since the viewer last chose. */
export interface Trail {
  readonly colour: RoverColour;
  readonly legs: readonly GhostLeg[];
}

/** The last moves of the others, to be traced on the ground. */
export function trailsOf(
  field: Field,
  view: AlgoracingView,
  trace: readonly SeenEvent[],
  viewer: number,
): readonly Trail[] {
  const legs = new Map<number, GhostLeg[]>();
  for (const event of trace as readonly unknown[] as readonly AlgoracingEvent[]) {
    if (event.type !== 'rover-moved' && event.type !== 'elevator-ride') continue;
    if (event.seat === viewer) continue;
    const way = event.type === 'elevator-ride' ? 'ride' : event.kind === 'jump' ? 'jump' : 'drive';
    const leg: GhostLeg = { from: spotOf(field, event.from), to: spotOf(field, event.to), way, slot: -1 };
    legs.set(event.seat, [...(legs.get(event.seat) ?? []), leg]);
  }
  return [...legs].flatMap(([seat, all]) => {
    const colour = view.rovers[seat]?.colour ?? null;
    return colour === null ? [] : [{ colour, legs: all }];
  });
}
