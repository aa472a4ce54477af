// Written by `npm run generate` from the declaration of the state. Do not edit.
import type { AlgState } from './state.ts';

/** A deep copy by explicit literals. */
export function cloneState(s: Readonly<AlgState>): AlgState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    week: s.week,
    day: s.day,
    stage: s.stage,
    first: s.first,
    active: s.active,
    demand: s.demand,
    bonuses: s.bonuses,
    milestones: s.milestones,
    weekend: s.weekend,
    month: s.month,
    exportBonus: s.exportBonus,
    pools: s.pools.map(clonePools),
    algae: cloneAlgae(s.algae),
    byproducts: { biomass: s.byproducts.biomass, 'bio-oil': s.byproducts['bio-oil'] },
    box: { faces: s.box.faces.slice(), known: s.box.known.slice() },
    neutral: s.neutral.slice() as AlgState['neutral'],
    competitor: cloneCompetitor(s.competitor),
    players: s.players.map(clonePlayers),
  };
}

function clonePools(v: AlgState['pools'][number]): AlgState['pools'][number] {
  return v === null ? null : { staff: v.staff, tokens: v.tokens };
}

function cloneAlgae(v: AlgState['algae']): AlgState['algae'] {
  return {
    spirulina: v.spirulina,
    chlorella: v.chlorella,
    nori: v.nori,
    kelp: v.kelp,
  };
}

function cloneCompetitor(v: AlgState['competitor']): AlgState['competitor'] {
  return {
    vp: v.vp,
    cities: v.cities.slice(),
    distances: v.distances.slice(),
    batches: v.batches.slice(),
    milestones: v.milestones.slice(),
    claimed: v.claimed.slice(),
  };
}

function clonePlayers(v: AlgState['players'][number]): AlgState['players'][number] {
  return {
    goods: clonePlayersGoods(v.goods),
    marks: { activation: v.marks.activation.slice() },
    cities: v.cities.slice(),
    distances: v.distances.slice(),
    batches: v.batches.slice(),
    milestones: v.milestones.slice(),
    claimed: v.claimed.slice(),
    department: v.department,
    layout: v.layout,
    hand: { faces: v.hand.faces.slice(), known: v.hand.known.slice() },
    contract: v.contract === null ? null : { scoring: v.contract.scoring, export: v.contract.export, ability: v.contract.ability },
    contractDone: v.contractDone,
    fields: v.fields.slice() as AlgState['players'][number]['fields'],
    laid: v.laid.slice() as AlgState['players'][number]['laid'],
    built: v.built.slice() as AlgState['players'][number]['built'],
    crossover: [v.crossover[0], v.crossover[1], v.crossover[2], v.crossover[3]],
    staff: { operators: v.staff.operators, engineers: v.staff.engineers, scientists: v.staff.scientists },
    upgraded: { operators: v.upgraded.operators, engineers: v.upgraded.engineers, scientists: v.upgraded.scientists },
    doubleUsed: v.doubleUsed,
    spot: v.spot,
    monthVp: v.monthVp,
  };
}

function clonePlayersGoods(v: AlgState['players'][number]['goods']): AlgState['players'][number]['goods'] {
  return {
    euro: v.euro,
    science: v.science,
    market: v.market,
    freelance: v.freelance,
    choice: v.choice,
    wild: v.wild,
    energy: v.energy,
    vp: v.vp,
  };
}
