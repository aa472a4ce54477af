import { at } from '@benchtop/engine/host';
import { addDeeds, addDeedTallies } from './deeds.ts';
import type { DeedTallies } from './deeds.ts';
import { playMatch } from './play-match.ts';
import type { MatchResult } from './play-match.ts';
import type { OpenPlan } from './plan.ts';
import { addSums, addValue, noSums } from './statistics.ts';
import type { Sums } from './statistics.ts';

/**
 * A win counts this much, so that a win shared by up to sixteen seats still is a whole number: sums of whole numbers
 * do not depend on the order in which threads deliver them.
 */
export const WIN = 720_720;

/** The wins of a bot, in units of 1 / {@link WIN}, in the matches it took part in. */
export interface BotTally {
  matches: number;
  /** Seats it held in all these matches together. */
  seats: number;
  wins: number;
}

/** What is counted over many matches. Plain data: threads send it to each other. */
export interface Tally {
  matches: number;
  readonly seats: { wins: number; readonly scores: Sums }[];
  /** By place in the turn order, in the matches whose order is known. */
  readonly places: { matches: number; wins: number }[];
  readonly bots: Map<string, BotTally>;
  readonly decisions: Sums;
  readonly turns: Sums;
  readonly reasons: Map<string, number>;
  readonly deeds: DeedTallies;
}

/** Nothing counted yet. */
export function noTally(seats: number): Tally {
  return {
    matches: 0,
    seats: Array.from({ length: seats }, () => ({ wins: 0, scores: noSums() })),
    places: Array.from({ length: seats }, () => ({ matches: 0, wins: 0 })),
    bots: new Map(),
    decisions: noSums(),
    turns: noSums(),
    reasons: new Map(),
    deeds: new Map(),
  };
}

/** Plays the matches from number `from` up to, not including, `to` and counts them. */
export function tallyMatches(open: OpenPlan, from: number, to: number): Tally {
  const tally = noTally(open.plan.seats);
  for (let number = from; number < to; number++) addMatch(tally, playMatch(open, number));
  return tally;
}

/** Counts one match. */
export function addMatch(tally: Tally, result: MatchResult): void {
  // Alone a match can be lost: then nobody shares anything.
  const share = result.winners.length === 0 ? 0 : WIN / result.winners.length;
  tally.matches++;
  for (const seat of result.winners) at(tally.seats, seat).wins += share;
  result.totals.forEach((total, seat) => addValue(at(tally.seats, seat).scores, total));
  for (const bot of new Set(result.bots)) botTally(tally, bot).matches++;
  result.bots.forEach((bot, seat) => {
    const counted = botTally(tally, bot);
    counted.seats++;
    if (result.winners.includes(seat)) counted.wins += share;
  });
  result.order?.forEach((seat, i) => addPlace(tally, i, 1, result.winners.includes(seat) ? share : 0));
  addValue(tally.decisions, result.decisions);
  if (result.turns !== null) addValue(tally.turns, result.turns);
  addReason(tally, result.reason, 1);
  addDeeds(tally.deeds, result.deeds, result.totals, (seat) => (result.winners.includes(seat) ? share : 0));
}

/** Adds what another thread counted. */
export function addTally(to: Tally, more: Tally): void {
  to.matches += more.matches;
  more.seats.forEach(({ wins, scores }, seat) => {
    at(to.seats, seat).wins += wins;
    addSums(at(to.seats, seat).scores, scores);
  });
  more.places.forEach(({ matches, wins }, i) => addPlace(to, i, matches, wins));
  for (const [bot, { matches, seats, wins }] of more.bots) {
    const counted = botTally(to, bot);
    counted.matches += matches;
    counted.seats += seats;
    counted.wins += wins;
  }
  addSums(to.decisions, more.decisions);
  addSums(to.turns, more.turns);
  for (const [reason, count] of more.reasons) addReason(to, reason, count);
  addDeedTallies(to.deeds, more.deeds);
}

function addPlace({ places }: Tally, index: number, matches: number, wins: number): void {
  const place = at(places, index);
  place.matches += matches;
  place.wins += wins;
}

function botTally({ bots }: Tally, id: string): BotTally {
  const counted = bots.get(id) ?? { matches: 0, seats: 0, wins: 0 };
  bots.set(id, counted);
  return counted;
}

function addReason({ reasons }: Tally, reason: string, count: number): void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + count);
}
