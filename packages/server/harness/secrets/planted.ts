/** Games that begin at a given position: so the host deals, stores, replays and tells any world as it does any match. */
import type { Phase } from '@benchtop/engine/author';
import { eventFor } from '@benchtop/engine/host';
import type { Core, Game, GameEvent } from '@benchtop/engine/host';

/** The game, dealt so that its match begins at `world`, with these events as its opening. */
export function plantedGame(game: Game, world: Readonly<Core>, opening: readonly GameEvent[]): Game {
  const setup: Phase = {
    ...game.phases.setup,
    run(s, _d, ctx) {
      const { stack, ...rest } = game.clone(world);
      Object.assign(s, rest);
      // The engine holds on to the list itself while it deals.
      s.stack.push(...stack);
      for (const event of opening) ctx.emit?.(event);
    },
  };
  return { ...game, phases: { ...game.phases, setup } };
}

/** The same events with other secrets in them: what the viewer may not read is something else. */
export function otherSecrets(events: readonly GameEvent[], viewer: number | null): GameEvent[] {
  return events.map((event) => {
    const shown = eventFor(event, viewer);
    const unread = Object.keys(event.seen ?? {}).filter((field) => shown[field] === null);
    return { ...event, ...Object.fromEntries(unread.map((field) => [field, 'something else'])) };
  });
}
