/**
 * Does a decision cost more late in a long match than early in it? Young and old matches are made ready first and then
 * played in turns, so that both stretches meet the same heap; each turn takes many matches, because the kernel's clock
 * is coarse.
 */
import { cpuSeconds, type Budget, type Figures } from './measure.ts';

/** A running match; `decide` plays one decision. The rules must ask alike all the time, whatever the match's length. */
export interface LongMatch {
  decide(): void;
}

const STRETCH = 100;
const YOUNG = 100;
const OLD = 1900;
const MATCHES = 250;
const TURNS = 4;

export function growth(start: () => LongMatch, budget: Budget): Figures {
  for (const begin = cpuSeconds(); cpuSeconds() - begin < budget.warmUp;) play(matchesAt(OLD, start, 1), STRETCH);
  let early = 0;
  let late = 0;
  // Making old matches ready takes about ten times as long as what is measured of them.
  while (early + late < budget.measured / 2) {
    const young = Array.from({ length: TURNS }, () => matchesAt(YOUNG, start, MATCHES));
    const old = Array.from({ length: TURNS }, () => matchesAt(OLD, start, MATCHES));
    for (let turn = 0; turn < TURNS; turn++) {
      early += play(young[turn], STRETCH);
      late += play(old[turn], STRETCH);
    }
  }
  return { lateOverEarly: late / early };
}

function matchesAt(decisions: number, start: () => LongMatch, count: number): LongMatch[] {
  const matches = Array.from({ length: count }, () => start());
  play(matches, decisions);
  return matches;
}

/** Plays so many decisions of each match and returns the CPU-seconds. */
function play(matches: readonly LongMatch[], decisions: number): number {
  const begin = cpuSeconds();
  for (const match of matches) {
    for (let i = 0; i < decisions; i++) match.decide();
  }
  return cpuSeconds() - begin;
}
