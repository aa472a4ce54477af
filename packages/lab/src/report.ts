import type { DeedTally } from './deeds.ts';
import type { SimulationPlan } from './plan.ts';
import { spreadOf, wilson } from './statistics.ts';
import type { Spread } from './statistics.ts';
import { WIN } from './tally.ts';
import type { Tally } from './tally.ts';

/** How often somebody won: shared wins count in part; `low` and `high` are Wilson's 95 % interval. */
export interface WinRate {
  readonly matches: number;
  readonly wins: number;
  readonly rate: number;
  readonly low: number;
  readonly high: number;
  /** The rate if every seat were as likely to win as the others. */
  readonly fair: number;
}

export interface SeatReport extends WinRate {
  readonly seat: number;
  readonly score: Spread;
}

/** Wins of those who move first, second and so on. */
export interface PlaceReport extends WinRate {
  /** From 1. */
  readonly place: number;
}

export interface BotReport extends WinRate {
  readonly bot: string;
}

/** How often something was done with a card, a tile and the like, and how those fared who did it. */
export interface DeedReport {
  readonly group: string;
  readonly thing: string;
  readonly done: string;
  /** How often it was done in a match, in the mean, all seats together. */
  readonly times: number;
  /** Share of the matches in which it was done. */
  readonly inMatches: number;
  /** Null when nobody does it: a card is laid open. */
  readonly by: DoerReport | null;
}

/** How those fared who did something: `matches` counts each of them once in a match. */
export interface DoerReport extends WinRate {
  /** Their share among all seats. */
  readonly ofSeats: number;
  readonly score: Spread;
}

/** What a simulation showed. The same plan gives the same report. */
export interface SimulationReport {
  readonly plan: SimulationPlan;
  readonly matches: number;
  readonly seats: readonly SeatReport[];
  /** Empty when the game does not tell the turn order. */
  readonly places: readonly PlaceReport[];
  readonly bots: readonly BotReport[];
  readonly decisions: Spread;
  /** Null when the game does not count turns. */
  readonly turns: Spread | null;
  /** Why matches ended, the most frequent first. */
  readonly reasons: readonly { readonly reason: string; readonly matches: number; readonly rate: number }[];
  /** By group, thing and what was done; empty unless the plan asked for it. */
  readonly deeds: readonly DeedReport[];
}

/** Turns counts into what is told about them. */
export function reportOf(plan: SimulationPlan, tally: Tally): SimulationReport {
  const { matches } = tally;
  return {
    plan,
    matches,
    seats: tally.seats.map(({ wins, scores }, seat) => ({
      seat,
      ...winRate(matches, wins, 1 / plan.seats),
      score: spreadOf(scores),
    })),
    places: tally.places.flatMap((place, i) =>
      place.matches === 0 ? [] : [{ place: i + 1, ...winRate(place.matches, place.wins, 1 / plan.seats) }],
    ),
    bots: [...tally.bots]
      .sort(([a], [b]) => order(a, b))
      .map(([bot, t]) => ({ bot, ...winRate(t.matches, t.wins, t.seats / t.matches / plan.seats) })),
    decisions: spreadOf(tally.decisions),
    turns: tally.turns.count === 0 ? null : spreadOf(tally.turns),
    reasons: [...tally.reasons]
      .sort(([a, many], [b, more]) => more - many || order(a, b))
      .map(([reason, count]) => ({ reason, matches: count, rate: matches === 0 ? 0 : count / matches })),
    deeds: [...tally.deeds].sort(([a], [b]) => order(a, b)).map(([, deed]) => deedReport(deed, matches, plan.seats)),
  };
}

function deedReport({ group, thing, done, ...counted }: DeedTally, matches: number, seats: number): DeedReport {
  const by = {
    ofSeats: counted.seats / (matches * seats),
    ...winRate(counted.seats, counted.wins, 1 / seats),
    score: spreadOf(counted.scores),
  };
  const often = { times: counted.times / matches, inMatches: counted.matches / matches };
  return { group, thing, done, ...often, by: counted.seats === 0 ? null : by };
}

function winRate(matches: number, units: number, fair: number): WinRate {
  const wins = units / WIN;
  return { matches, wins, rate: matches === 0 ? 0 : wins / matches, ...wilson(wins, matches), fair };
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
