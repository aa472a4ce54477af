// Written by `npm run generate` from the declaration of the state. Do not edit.
import type { ArcticState } from './state.ts';

/** A deep copy by explicit literals. */
export function cloneState(s: Readonly<ArcticState>): ArcticState {
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
    quiet: s.quiet,
    stirred: s.stirred,
    bag: s.bag.slice(),
    sea: cloneSea(s.sea),
    sites: cloneSites(s.sites),
    players: s.players.map(clonePlayers),
  };
}

function cloneSea(v: ArcticState['sea']): ArcticState['sea'] {
  return {
    pole: v.pole.slice(),
    'in-n': v['in-n'].slice(),
    'in-ne': v['in-ne'].slice(),
    'in-se': v['in-se'].slice(),
    'in-s': v['in-s'].slice(),
    'in-sw': v['in-sw'].slice(),
    'in-nw': v['in-nw'].slice(),
    'out-nne': v['out-nne'].slice(),
    'out-e': v['out-e'].slice(),
    'out-sse': v['out-sse'].slice(),
    'out-ssw': v['out-ssw'].slice(),
    'out-w': v['out-w'].slice(),
    'out-nnw': v['out-nnw'].slice(),
  };
}

function cloneSites(v: ArcticState['sites']): ArcticState['sites'] {
  return {
    'site-n': v['site-n'],
    'site-ne': v['site-ne'],
    'site-se': v['site-se'],
    'site-s': v['site-s'],
    'site-sw': v['site-sw'],
    'site-nw': v['site-nw'],
  };
}

function clonePlayers(v: ArcticState['players'][number]): ArcticState['players'][number] {
  return {
    site: v.site,
    cards: v.cards.slice(),
    upgraded: clonePlayersUpgraded(v.upgraded),
    rows: [v.rows[0].slice(), v.rows[1].slice()],
    pool: v.pool,
    supply: v.supply,
    ships: [{ hex: v.ships[0].hex, cargo: v.ships[0].cargo.slice() }, { hex: v.ships[1].hex, cargo: v.ships[1].cargo.slice() }],
    lines: clonePlayersLines(v.lines),
    blocks: clonePlayersBlocks(v.blocks),
  };
}

function clonePlayersUpgraded(v: ArcticState['players'][number]['upgraded']): ArcticState['players'][number]['upgraded'] {
  return {
    plan: v.plan,
    move: v.move,
    load: v.load,
    unload: v.unload,
    analyze: v.analyze,
  };
}

function clonePlayersLines(v: ArcticState['players'][number]['lines']): ArcticState['players'][number]['lines'] {
  return {
    'hatched-4': { colour: v['hatched-4'].colour, count: v['hatched-4'].count },
    'hatched-3': { colour: v['hatched-3'].colour, count: v['hatched-3'].count },
    'short-3': { colour: v['short-3'].colour, count: v['short-3'].count },
    'short-2': { colour: v['short-2'].colour, count: v['short-2'].count },
    'line-plan': { colour: v['line-plan'].colour, count: v['line-plan'].count },
    'line-move': { colour: v['line-move'].colour, count: v['line-move'].count },
    'line-load': { colour: v['line-load'].colour, count: v['line-load'].count },
    'line-unload': { colour: v['line-unload'].colour, count: v['line-unload'].count },
  };
}

function clonePlayersBlocks(v: ArcticState['players'][number]['blocks']): ArcticState['players'][number]['blocks'] {
  return {
    'block-unlock': v['block-unlock'],
    'die-a': v['die-a'],
    'die-b': v['die-b'],
    'die-c': v['die-c'],
    'die-d': v['die-d'],
    'die-e': v['die-e'],
  };
}
