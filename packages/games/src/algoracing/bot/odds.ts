import { at } from '@benchtop/engine/author';
import { KNOWN_TYPE, NEW_TYPE, sampleTypes } from '../data/samples.ts';
import type { SampleType } from '../data/samples.ts';
import { points, unseenOf } from '../scoring.ts';
import { roverAt } from '../state.ts';
import type { AlgoracingState } from '../state.ts';

/** What everybody knows of samples. */
export interface Labs extends Pick<AlgoracingState, 'seats' | 'settings'> {
  readonly unseen: { readonly length: number };
  readonly rovers: readonly { readonly delivered: readonly SampleType[] }[];
}

/** What a seat has delivered, as last read, and what follows from it. */
interface Sheet {
  readonly delivered: SampleType[];
  scored: number;
  /** By number of samples: the points that these may be expected to bring, worked out when first asked for. */
  readonly expected: number[];
}

/**
 * Points of the seats, and what samples face down may be expected to bring them. Search looks at thousands of positions
 * between two deliveries: what was worked out is kept until the next one.
 */
export class Odds {
  private readonly sheets: Sheet[] = [];
  private readonly unseen = sampleTypes.map(() => 0);
  private all = -1;

  read(s: Labs): void {
    let known = this.sheets.length === s.seats && this.all === s.unseen.length;
    for (let seat = 0; known && seat < s.seats; seat++)
      known = equal(at(this.sheets, seat).delivered, roverAt(s, seat).delivered);
    if (!known) this.count(s);
  }

  /** The points that a seat has. */
  scored(seat: number): number {
    return at(this.sheets, seat).scored;
  }

  /** The points that a number of unseen samples may be expected to bring a seat. */
  expected(seat: number, count: number): number {
    const { expected, delivered } = at(this.sheets, seat);
    return (expected[count] ??= this.mean(delivered, count));
  }

  private count(s: Labs): void {
    this.all = s.unseen.length;
    sampleTypes.forEach((type, i) => (this.unseen[i] = unseenOf(s, type)));
    this.sheets.length = 0;
    for (const { delivered } of s.rovers)
      this.sheets.push({ delivered: delivered.slice(), scored: points(delivered), expected: [0] });
  }

  private mean(delivered: readonly SampleType[], count: number): number {
    let sum = count * KNOWN_TYPE;
    for (const [i, type] of sampleTypes.entries())
      if (!delivered.includes(type))
        sum += (NEW_TYPE - KNOWN_TYPE) * (1 - without(this.unseen[i] ?? 0, count, this.all));
    return sum;
  }
}

/** The chance that `count` samples drawn from `all` have none of `some`. */
function without(some: number, count: number, all: number): number {
  let chance = 1;
  for (let i = 0; i < count && i < all; i++) chance *= Math.max(0, all - some - i) / (all - i);
  return chance;
}

function equal(a: readonly SampleType[], b: readonly SampleType[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
