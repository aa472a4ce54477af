// Written by `npm run generate` from the declaration of the state. Do not edit.
import type { BioState } from './state.ts';

/** A deep copy by explicit literals. */
export function cloneState(s: Readonly<BioState>): BioState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    round: s.round,
    stage: s.stage,
    order: s.order.slice(),
    turn: s.turn,
    lastRound: s.lastRound,
    face: s.face,
    reservation: [s.reservation[0], s.reservation[1], s.reservation[2], s.reservation[3]],
    piles: { common: { deck: { faces: s.piles.common.deck.faces.slice(), known: s.piles.common.deck.known.slice() }, discard: s.piles.common.discard.slice() }, artisan: { deck: { faces: s.piles.artisan.deck.faces.slice(), known: s.piles.artisan.deck.known.slice() }, discard: s.piles.artisan.discard.slice() }, noble: { deck: { faces: s.piles.noble.deck.faces.slice(), known: s.piles.noble.deck.known.slice() }, discard: s.piles.noble.discard.slice() } },
    display: { common: s.display.common.slice(), artisan: s.display.artisan.slice(), noble: s.display.noble.slice() },
    scientists: s.scientists.slice(),
    milestones: s.milestones.map(cloneMilestones),
    completions: { common: s.completions.common.slice(), artisan: s.completions.artisan.slice(), noble: s.completions.noble.slice() },
    downtown: s.downtown.slice(),
    tileStack: s.tileStack.slice(),
    occupied: cloneOccupied(s.occupied),
    solo: cloneSolo(s.solo),
    players: s.players.map(clonePlayers),
  };
}

function cloneMilestones(v: BioState['milestones'][number]): BioState['milestones'][number] {
  return {
    card: v.card,
    tokens: v.tokens.slice(),
  };
}

function cloneOccupied(v: BioState['occupied']): BioState['occupied'] {
  return {
    'biofarm-gene': v['biofarm-gene'],
    'biofarm-order': v['biofarm-order'],
    'alley-serum': v['alley-serum'],
    'alley-order': v['alley-order'],
    'dna-buy': v['dna-buy'],
    'dna-order': v['dna-order'],
    'downtown-1': v['downtown-1'],
    'downtown-2': v['downtown-2'],
    'downtown-3': v['downtown-3'],
    'downtown-4': v['downtown-4'],
  };
}

function cloneSolo(v: BioState['solo']): BioState['solo'] {
  return {
    deck: v.deck.slice(),
    cards: cloneSoloCards(v.cards),
    top: v.top,
    flipped: v.flipped.slice(),
    assistants: v.assistants.slice(),
  };
}

function cloneSoloCards(v: BioState['solo']['cards']): BioState['solo']['cards'] {
  return {
    mountain: v.mountain.slice(),
    river: v.river.slice(),
    bank: v.bank.slice(),
    hospital: v.hospital.slice(),
    basement: v.basement.slice(),
  };
}

function clonePlayers(v: BioState['players'][number]): BioState['players'][number] {
  return {
    goods: clonePlayersGoods(v.goods),
    marks: { round: v.marks.round.slice() },
    board: v.board,
    advanced: v.advanced,
    scientist: v.scientist,
    locks: v.locks,
    home: v.home,
    injured: v.injured,
    away: v.away.slice(),
    placed: v.placed.slice(),
    rows: { common: v.rows.common.slice(), artisan: v.rows.artisan.slice(), noble: v.rows.noble.slice() },
    hand: { faces: v.hand.faces.slice(), known: v.hand.known.slice() },
    looked: { faces: v.looked.faces.slice(), known: v.looked.known.slice() },
    creating: v.creating,
    cost: clonePlayersCost(v.cost),
    passed: v.passed,
    seventh: v.seventh,
  };
}

function clonePlayersGoods(v: BioState['players'][number]['goods']): BioState['players'][number]['goods'] {
  return {
    mammal: v.mammal,
    aquatic: v.aquatic,
    reptile: v.reptile,
    avian: v.avian,
    primate: v.primate,
    feral: v.feral,
    coin: v.coin,
    medicine: v.medicine,
    ep: v.ep,
  };
}

function clonePlayersCost(v: BioState['players'][number]['cost']): BioState['players'][number]['cost'] {
  return {
    mammal: v.mammal,
    aquatic: v.aquatic,
    reptile: v.reptile,
    avian: v.avian,
    primate: v.primate,
    feral: v.feral,
  };
}
