import type { Deed } from '@benchtop/engine/host';
import { at } from '@benchtop/engine/host';
import { addSums, addValue, noSums } from './statistics.ts';
import type { Sums } from './statistics.ts';

/** What is counted of one deed over many matches. Plain data: threads send it to each other. */
export interface DeedTally extends Omit<Deed, 'seat'> {
  /** How often it was done, by whomever. */
  times: number;
  /** Matches in which it was done. */
  matches: number;
  /** Seats that did it, each once in a match. Nobody for a deed without a seat. */
  seats: number;
  /** Their wins, in the units of the tally. */
  wins: number;
  /** Their scores. */
  readonly scores: Sums;
}

/** The deeds of many matches, by group, thing and what was done. */
export type DeedTallies = Map<string, DeedTally>;

/** Counts the deeds of one match. `shareOf` tells how much of the win a seat has, `totals` what it scored. */
export function addDeeds(
  to: DeedTallies,
  deeds: readonly Deed[],
  totals: readonly number[],
  shareOf: (seat: number) => number,
): void {
  const seen = new Set<string>();
  for (const deed of deeds) {
    const tally = tallyFor(to, deed);
    tally.times++;
    if (isNew(seen, keyOf(deed))) tally.matches++;
    if (deed.seat === null || !isNew(seen, `${keyOf(deed)} ${deed.seat}`)) continue;
    tally.seats++;
    tally.wins += shareOf(deed.seat);
    addValue(tally.scores, at(totals, deed.seat));
  }
}

/** Adds what another thread counted. */
export function addDeedTallies(to: DeedTallies, more: DeedTallies): void {
  for (const { times, matches, seats, wins, scores, ...deed } of more.values()) {
    const tally = tallyFor(to, deed);
    tally.times += times;
    tally.matches += matches;
    tally.seats += seats;
    tally.wins += wins;
    addSums(tally.scores, scores);
  }
}

function isNew(seen: Set<string>, key: string): boolean {
  const before = seen.size;
  return seen.add(key).size > before;
}

function keyOf({ group, thing, done }: Omit<Deed, 'seat'>): string {
  return JSON.stringify([group, thing, done]);
}

function tallyFor(tallies: DeedTallies, deed: Omit<Deed, 'seat'>): DeedTally {
  const { group, thing, done } = deed;
  const key = keyOf(deed);
  const tally = tallies.get(key) ?? { group, thing, done, times: 0, matches: 0, seats: 0, wins: 0, scores: noSums() };
  tallies.set(key, tally);
  return tally;
}
