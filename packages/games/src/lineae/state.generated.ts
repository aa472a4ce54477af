// Written by `npm run generate` from the declaration of the state. Do not edit.
import type { LinState } from './state.ts';

/** A deep copy by explicit literals. */
export function cloneState(s: Readonly<LinState>): LinState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    round: s.round,
    stage: s.stage,
    active: s.active,
    first: s.first,
    locks: cloneLocks(s.locks),
    water: s.water.slice() as LinState['water'],
    cubes: s.cubes.slice(),
    subs: cloneSubs(s.subs),
    supply: cloneSupply(s.supply),
    sky: s.sky.slice(),
    deposits: [s.deposits[0], s.deposits[1], s.deposits[2], s.deposits[3]],
    rockets: [s.rockets[0] === null ? null : { card: s.rockets[0].card, spots: [s.rockets[0].spots[0], s.rockets[0].spots[1], s.rockets[0].spots[2], s.rockets[0].spots[3], s.rockets[0].spots[4]] }, s.rockets[1] === null ? null : { card: s.rockets[1].card, spots: [s.rockets[1].spots[0], s.rockets[1].spots[1], s.rockets[1].spots[2], s.rockets[1].spots[3], s.rockets[1].spots[4]] }, s.rockets[2] === null ? null : { card: s.rockets[2].card, spots: [s.rockets[2].spots[0], s.rockets[2].spots[1], s.rockets[2].spots[2], s.rockets[2].spots[3], s.rockets[2].spots[4]] }, s.rockets[3] === null ? null : { card: s.rockets[3].card, spots: [s.rockets[3].spots[0], s.rockets[3].spots[1], s.rockets[3].spots[2], s.rockets[3].spots[3], s.rockets[3].spots[4]] }, s.rockets[4] === null ? null : { card: s.rockets[4].card, spots: [s.rockets[4].spots[0], s.rockets[4].spots[1], s.rockets[4].spots[2], s.rockets[4].spots[3], s.rockets[4].spots[4]] }, s.rockets[5] === null ? null : { card: s.rockets[5].card, spots: [s.rockets[5].spots[0], s.rockets[5].spots[1], s.rockets[5].spots[2], s.rockets[5].spots[3], s.rockets[5].spots[4]] }, s.rockets[6] === null ? null : { card: s.rockets[6].card, spots: [s.rockets[6].spots[0], s.rockets[6].spots[1], s.rockets[6].spots[2], s.rockets[6].spots[3], s.rockets[6].spots[4]] }, s.rockets[7] === null ? null : { card: s.rockets[7].card, spots: [s.rockets[7].spots[0], s.rockets[7].spots[1], s.rockets[7].spots[2], s.rockets[7].spots[3], s.rockets[7].spots[4]] }],
    under: [s.under[0], s.under[1]],
    row: s.row.slice() as LinState['row'],
    city: [s.city[0], s.city[1], s.city[2]],
    colonyDeck: s.colonyDeck.slice(),
    core: cloneCore(s.core),
    occupied: cloneOccupied(s.occupied),
    players: s.players.map(clonePlayers),
  };
}

function cloneLocks(v: LinState['locks']): LinState['locks'] {
  return {
    'lock-1': v['lock-1'],
    'lock-2': v['lock-2'],
    'lock-3': v['lock-3'],
    'lock-4': v['lock-4'],
  };
}

function cloneSubs(v: LinState['subs']): LinState['subs'] {
  return {
    'sub-a': { x: v['sub-a'].x, r: v['sub-a'].r, hold: v['sub-a'].hold.slice() },
    'sub-b': { x: v['sub-b'].x, r: v['sub-b'].r, hold: v['sub-b'].hold.slice() },
    'sub-c': { x: v['sub-c'].x, r: v['sub-c'].r, hold: v['sub-c'].hold.slice() },
    'sub-d': { x: v['sub-d'].x, r: v['sub-d'].r, hold: v['sub-d'].hold.slice() },
    'sub-e': { x: v['sub-e'].x, r: v['sub-e'].r, hold: v['sub-e'].hold.slice() },
    'sub-f': { x: v['sub-f'].x, r: v['sub-f'].r, hold: v['sub-f'].hold.slice() },
  };
}

function cloneSupply(v: LinState['supply']): LinState['supply'] {
  return {
    silica: v.silica,
    iron: v.iron,
    salt: v.salt,
    sulfur: v.sulfur,
    hydrocarbon: v.hydrocarbon,
    algae: v.algae,
  };
}

function cloneCore(v: LinState['core']): LinState['core'] {
  return {
    silica: v.silica,
    iron: v.iron,
    salt: v.salt,
    sulfur: v.sulfur,
    hydrocarbon: v.hydrocarbon,
    algae: v.algae,
  };
}

function cloneOccupied(v: LinState['occupied']): LinState['occupied'] {
  return {
    'city-3': v['city-3'] === null ? null : { seat: v['city-3'].seat, count: v['city-3'].count },
    'lock-1': v['lock-1'] === null ? null : { seat: v['lock-1'].seat, count: v['lock-1'].count },
    'lock-2': v['lock-2'] === null ? null : { seat: v['lock-2'].seat, count: v['lock-2'].count },
    'lock-3': v['lock-3'] === null ? null : { seat: v['lock-3'].seat, count: v['lock-3'].count },
    'lock-4': v['lock-4'] === null ? null : { seat: v['lock-4'].seat, count: v['lock-4'].count },
    'sub-a': v['sub-a'] === null ? null : { seat: v['sub-a'].seat, count: v['sub-a'].count },
    'sub-b': v['sub-b'] === null ? null : { seat: v['sub-b'].seat, count: v['sub-b'].count },
    'sub-c': v['sub-c'] === null ? null : { seat: v['sub-c'].seat, count: v['sub-c'].count },
    'sub-d': v['sub-d'] === null ? null : { seat: v['sub-d'].seat, count: v['sub-d'].count },
    'sub-e': v['sub-e'] === null ? null : { seat: v['sub-e'].seat, count: v['sub-e'].count },
    'sub-f': v['sub-f'] === null ? null : { seat: v['sub-f'].seat, count: v['sub-f'].count },
    'remote-pilot-station': v['remote-pilot-station'] === null ? null : { seat: v['remote-pilot-station'].seat, count: v['remote-pilot-station'].count },
    'broadcast-tower': v['broadcast-tower'] === null ? null : { seat: v['broadcast-tower'].seat, count: v['broadcast-tower'].count },
    'water-treatment-plant': v['water-treatment-plant'] === null ? null : { seat: v['water-treatment-plant'].seat, count: v['water-treatment-plant'].count },
    'lock-control-tower': v['lock-control-tower'] === null ? null : { seat: v['lock-control-tower'].seat, count: v['lock-control-tower'].count },
    'stim-clinic': v['stim-clinic'] === null ? null : { seat: v['stim-clinic'].seat, count: v['stim-clinic'].count },
  };
}

function clonePlayers(v: LinState['players'][number]): LinState['players'][number] {
  return {
    goods: clonePlayersGoods(v.goods),
    marks: { round: v.marks.round.slice() },
    column: v.column,
    available: v.available,
    placed: v.placed.slice(),
    tracks: [v.tracks[0], v.tracks[1], v.tracks[2], v.tracks[3]],
    technologies: v.technologies.slice(),
    launched: v.launched.slice(),
    debts: clonePlayersDebts(v.debts),
    passed: v.passed,
  };
}

function clonePlayersGoods(v: LinState['players'][number]['goods']): LinState['players'][number]['goods'] {
  return {
    silica: v.silica,
    iron: v.iron,
    salt: v.salt,
    sulfur: v.sulfur,
    hydrocarbon: v.hydrocarbon,
    algae: v.algae,
    electricity: v.electricity,
    money: v.money,
    vp: v.vp,
  };
}

function clonePlayersDebts(v: LinState['players'][number]['debts']): LinState['players'][number]['debts'] {
  return {
    silica: v.silica,
    iron: v.iron,
    salt: v.salt,
    sulfur: v.sulfur,
    hydrocarbon: v.hydrocarbon,
    algae: v.algae,
  };
}
