import {
  at,
  byKey,
  component,
  counters,
  defineState,
  flag,
  hidden,
  int,
  list,
  nullable,
  perSeat,
  pieces,
  record,
  seat,
  seatOr,
  times,
  word,
} from '@benchtop/engine/author';
import type { StateOf, ViewOf } from '@benchtop/engine/author';
import { holdingFields, pileFields } from '@benchtop/engine/effects';
import { classOf, creatureIds, creatures, creaturesOf } from './data/creatures.ts';
import { classes, genes, goods, rowSpaces } from './data/goods.ts';
import type { Class } from './data/goods.ts';
import { milestoneIds, SHOWN_MILESTONES } from './data/milestones.ts';
import { BOARDS } from './data/player-boards.ts';
import type { BoardSide } from './data/player-boards.ts';
import { scientistIds, scientists } from './data/scientists.ts';
import { challengeIds, challenges, soloIds, soloOf } from './data/solo.ts';
import type { ChallengeId } from './data/solo.ts';
import { advancedSpaces, faceIds, RESERVATIONS, spaceIds, tracks } from './data/spaces.ts';
import { locations, NOMANS, sides, tables } from './data/table.ts';
import type { Side } from './data/table.ts';
import { tileIds } from './data/tiles.ts';

/** Where a match stands. */
export const stages = ['setup', 'planning', 'research', 'clean-up'] as const;

const creature = component(creatureIds);
const cards = (kind: Class) => record(pileFields(creaturesOf[kind], { pool: 'creature', back: classOf }));
const handful = { pool: 'creature', sees: 'owner', back: classOf } as const;

const fields = {
  round: int(1, 5),
  stage: word(stages),
  /** Seats in turn order: the initiative track, or who is first of two. */
  order: list(seat(), 4, 1),
  /** Index into `order` of whose turn it is, or was last. */
  turn: int(0, 3),
  /** A player has created a seventh creature: this round is the last. */
  lastRound: flag(),
  /** What the danger die shows. */
  face: word(faceIds),
  /** Who has a marker on the reservation spaces 1 to 4. */
  reservation: times(RESERVATIONS, nullable(seat())),
  piles: record({ common: cards('common'), artisan: cards('artisan'), noble: cards('noble') }),
  /** Cards for sale, from the dear column to the free one. */
  display: byKey(classes, list(nullable(creature), 4)),
  /** Scientists that nobody has taken, while they are chosen. */
  scientists: list(word(scientistIds), scientistIds.length),
  milestones: list(record({ card: word(milestoneIds), tokens: list(seat(), 4) }), SHOWN_MILESTONES),
  /** Who has filled a row, in the order of doing so. */
  completions: byKey(classes, list(seat(), 4)),
  downtown: list(word(tileIds), 4),
  tileStack: hidden(list(word(tileIds), tileIds.length), { show: 'count', pool: 'tiles' }),
  /** Who stands on the advanced spaces. */
  occupied: byKey(advancedSpaces, nullable(seatOr('police'))),
  /** The solo cards. Which of the three cards of a location is in the deck shows only when it lies on top. */
  solo: record({
    deck: hidden(list(word(locations), locations.length), { show: 'count', pool: 'solo' }),
    cards: record({
      mountain: hidden(list(word(soloOf.mountain), 3), { show: 'count', pool: 'solo-mountain' }),
      river: hidden(list(word(soloOf.river), 3), { show: 'count', pool: 'solo-river' }),
      bank: hidden(list(word(soloOf.bank), 3), { show: 'count', pool: 'solo-bank' }),
      hospital: hidden(list(word(soloOf.hospital), 3), { show: 'count', pool: 'solo-hospital' }),
      basement: hidden(list(word(soloOf.basement), 3), { show: 'count', pool: 'solo-basement' }),
    }),
    top: nullable(word(soloIds)),
    flipped: list(word(soloIds), locations.length),
    assistants: list(word(locations), 2),
  }),
  players: perSeat({
    ...holdingFields(goods, ['round'], creatures, scientists, tracks, challenges),
    board: int(1, BOARDS),
    advanced: flag(),
    scientist: nullable(word(scientistIds)),
    locks: int(0, 2, 2),
    /** Nomans that stand at home, that lie there, on public spaces, on experiment spaces. */
    home: int(0, NOMANS, NOMANS),
    injured: int(0, NOMANS),
    away: list(word(locations), NOMANS),
    placed: list(word(spaceIds), NOMANS),
    rows: byKey(classes, (kind) => list(creature, rowSpaces[kind])),
    hand: pieces(creatureIds, { ...handful, max: creatureIds.length }),
    /** Cards from a deck, of which one is kept. */
    looked: pieces(creatureIds, { ...handful, max: 2 }),
    /** What is being created, and what of its cost is left. */
    creating: nullable(creature),
    cost: counters(genes, 0, 10),
    passed: flag(),
    /** The round of the seventh creature, 0 before. */
    seventh: int(0, 5),
  }),
};

export const state = defineState(fields);
export type BioState = StateOf<typeof fields>;
/** What a seat or a spectator may know. */
export type BioView = ViewOf<typeof fields>;
export type Player = BioState['players'][number];
/** A player as rules and boards read it: of a state, or of a view. */
export type SeenPlayer = BioView['players'][number];

/** The player at a seat. */
export function playerAt(s: Readonly<Pick<BioState, 'players'>>, number: number): Player {
  return at(s.players, number);
}

/** Whose turn it is. */
export function activeSeat(s: Readonly<Pick<BioView, 'order' | 'turn'>>): number {
  return at(s.order, s.turn);
}

/** The number of players as the tables have it. */
function seatsOf({ seats }: Pick<BioView, 'seats'>): keyof typeof tables {
  return seats === 1 || seats === 2 || seats === 3 ? seats : 4;
}

/** The side of the main board. */
export function sideOf(s: Readonly<Pick<BioView, 'seats'>>): keyof typeof sides {
  return tables[seatsOf(s)].side;
}

export function mainBoard(s: Readonly<Pick<BioView, 'seats'>>): Side {
  return sides[sideOf(s)];
}

/** How many rounds a match has at most. */
export function roundLimit(s: Readonly<Pick<BioView, 'seats'>>): number {
  return tables[seatsOf(s)].rounds;
}

/** What a solo match is about. */
export function challengeOf(s: Readonly<Pick<BioView, 'settings'>>): ChallengeId {
  return challengeIds.find((id) => id === s.settings['challenge']) ?? 'standard';
}

/** Whether a solo match is the Survival Challenge, in which nothing heals by itself. */
export function isSurvival(s: Readonly<Pick<BioView, 'settings' | 'seats'>>): boolean {
  return s.seats === 1 && s.settings['challenge'] === 'survival';
}

const advancedSides = ['adv-1', 'adv-2', 'adv-3', 'adv-4'] as const satisfies readonly BoardSide[];

/** The side of a player board that is up. */
export function boardSideOf(p: Readonly<Pick<SeenPlayer, 'board' | 'advanced'>>): BoardSide {
  return p.advanced ? at(advancedSides, p.board - 1) : 'basic';
}

/** How many creatures a player has created. */
export function creatureCount({ rows }: Readonly<Pick<SeenPlayer, 'rows'>>): number {
  return rows.common.length + rows.artisan.length + rows.noble.length;
}
