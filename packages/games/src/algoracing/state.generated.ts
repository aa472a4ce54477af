// Written by `npm run generate` from the declaration of the state. Do not edit.
import type { AlgoracingState } from './state.ts';

/** A deep copy by explicit literals. */
export function cloneState(s: Readonly<AlgoracingState>): AlgoracingState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    order: s.order,
    active: s.active,
    turns: s.turns,
    passes: s.passes,
    placements: s.placements,
    bases: s.bases,
    ground: s.ground,
    unseen: s.unseen,
    faces: s.faces.slice(),
    rovers: s.rovers.map(cloneRovers),
    locks: s.locks,
    deck: s.deck.slice(),
    discard: s.discard,
    commands: s.commands,
    cycles: s.cycles,
    used: s.used,
    changed: s.changed,
  };
}

function cloneRovers(v: AlgoracingState['rovers'][number]): AlgoracingState['rovers'][number] {
  return {
    colour: v.colour,
    corner: v.corner,
    x: v.x,
    y: v.y,
    dir: v.dir,
    load: v.load,
    delivered: v.delivered,
    lift: v.lift,
    hand: v.hand.slice(),
  };
}
