/**
 * Does a decision cost more late in a long match than early in it? A young and an old match are played on side by side,
 * so that both meet the same heap; which one goes first is drawn by lot. The median over many such pairs counts:
 * garbage is collected in lumps, which fall on one stretch or the other by accident.
 */
import { spreadOf } from './judge.ts';
import { cpuSeconds, type Budget, type Figures } from './measure.ts';
import { mulberry } from './rivals/floor/yard.ts';

/** A running match; `decide` plays one decision. The rules must ask alike all the time, whatever the match's length. */
export interface LongMatch {
  decide(): void;
}

export const STRETCH = 100;
export const YOUNG = 100;
export const OLD = 1900;

export function growth(start: () => LongMatch, budget: Budget): Figures {
  const begin = cpuSeconds();
  while (cpuSeconds() - begin < budget.warmUp) readyAt(OLD, start);
  const randomInt = mulberry(1);
  const ratios: number[] = [];
  while (cpuSeconds() - begin < budget.warmUp + 2 * budget.measured) {
    const young = readyAt(YOUNG, start);
    const old = readyAt(OLD, start);
    ratios.push(randomInt(2) === 0 ? 1 / inTurn(young, old) : inTurn(old, young));
  }
  return { lateOverEarly: spreadOf(ratios).median };
}

/** How much longer the first match takes than the second one for the next stretch. */
function inTurn(first: LongMatch, second: LongMatch): number {
  return play(first, STRETCH) / play(second, STRETCH);
}

function readyAt(decisions: number, start: () => LongMatch): LongMatch {
  const match = start();
  play(match, decisions);
  return match;
}

/** Plays so many decisions of a match and returns the CPU-seconds. */
function play(match: LongMatch, decisions: number): number {
  const begin = cpuSeconds();
  for (let i = 0; i < decisions; i++) match.decide();
  return cpuSeconds() - begin;
}
