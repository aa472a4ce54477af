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
    neutral: [s.neutral[0], s.neutral[1], s.neutral[2], s.neutral[3], s.neutral[4], s.neutral[5], s.neutral[6], s.neutral[7], s.neutral[8], s.neutral[9], s.neutral[10], s.neutral[11], s.neutral[12], s.neutral[13], s.neutral[14], s.neutral[15], s.neutral[16]],
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
    fields: [v.fields[0], v.fields[1], v.fields[2], v.fields[3], v.fields[4], v.fields[5], v.fields[6], v.fields[7], v.fields[8], v.fields[9], v.fields[10], v.fields[11], v.fields[12], v.fields[13], v.fields[14], v.fields[15]],
    laid: [v.laid[0], v.laid[1], v.laid[2], v.laid[3], v.laid[4], v.laid[5], v.laid[6], v.laid[7], v.laid[8], v.laid[9], v.laid[10], v.laid[11], v.laid[12], v.laid[13], v.laid[14], v.laid[15], v.laid[16]],
    built: [v.built[0], v.built[1], v.built[2], v.built[3], v.built[4], v.built[5], v.built[6], v.built[7], v.built[8], v.built[9], v.built[10]],
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
