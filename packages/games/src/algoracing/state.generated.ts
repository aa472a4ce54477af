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
    order: s.order.slice(),
    active: s.active,
    turns: s.turns,
    passes: s.passes,
    placements: s.placements,
    bases: cloneBases(s.bases),
    ground: s.ground.slice(),
    unseen: s.unseen.slice(),
    faces: s.faces.slice(),
    rovers: s.rovers.map(cloneRovers),
    locks: s.locks.map(cloneLocks),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    commands: s.commands.slice(),
    cycles: s.cycles.slice(),
    used: s.used,
    changed: s.changed,
  };
}

function cloneBases(v: AlgoracingState['bases']): AlgoracingState['bases'] {
  return {
    nw: v.nw,
    ne: v.ne,
    se: v.se,
    sw: v.sw,
  };
}

function cloneRovers(v: AlgoracingState['rovers'][number]): AlgoracingState['rovers'][number] {
  return {
    colour: v.colour,
    corner: v.corner,
    x: v.x,
    y: v.y,
    dir: v.dir,
    load: v.load.slice(),
    delivered: v.delivered.slice(),
    lift: v.lift,
    hand: v.hand.slice(),
  };
}

function cloneLocks(v: AlgoracingState['locks'][number]): AlgoracingState['locks'][number] {
  return [v[0], v[1]];
}
