import { placesBy } from '@benchtop/engine/author';
import type { ScoreItem, TieBreak } from '@benchtop/engine/author';
import { counted } from '../tie-break.ts';
import { medals } from './data/rovers.ts';
import { KNOWN_TYPE, NEW_TYPE, perType, sampleTypes } from './data/samples.ts';
import type { SampleType } from './data/samples.ts';
import type { RuleId } from './rulebook.ts';
import { modeOf, roverAt } from './state.ts';
import type { AlgoracingState, AlgoracingView } from './state.ts';

/** RAC-SCO-01: 2 for the first sample of a type, 1 for each further one. */
export function points(delivered: readonly SampleType[]): number {
  return delivered.length * KNOWN_TYPE + typesIn(delivered) * (NEW_TYPE - KNOWN_TYPE);
}

/** How many different types. */
export function typesIn(delivered: readonly SampleType[]): number {
  return sampleTypes.filter((type) => delivered.includes(type)).length;
}

/** The score sheet: each delivered sample, and each type once more. */
export function score(s: Readonly<AlgoracingState>, seat: number): ScoreItem[] {
  const { delivered } = roverAt(s, seat);
  const items: (ScoreItem & { readonly rule: RuleId })[] = [
    { rule: 'RAC-SCO-01', label: 'Samples delivered', points: delivered.length * KNOWN_TYPE },
    { rule: 'RAC-SCO-01', label: 'Different types', points: typesIn(delivered) * (NEW_TYPE - KNOWN_TYPE) },
  ];
  return items;
}

/** RAC-END-05. */
export function tieBreaks(s: Readonly<AlgoracingState>, seat: number): TieBreak[] {
  return [counted(typesIn(roverAt(s, seat).delivered), 'type of samples', 'types of samples')];
}

/** RAC-END-05, without the words: most points, then more types, then a shared place. */
export function ranking(s: Readonly<AlgoracingState>): number[][] {
  return placesBy(s.rovers.map(({ delivered }) => [points(delivered), typesIn(delivered)]));
}

/** RAC-SOLO-01: the medal for a time trial of this many turns, or null. */
export function medalFor(turns: number): string | null {
  return medals.find(({ upTo }) => turns <= upTo)?.title ?? null;
}

/** What everybody knows of the samples: what was delivered by whom. */
type Labs = Pick<AlgoracingView, 'settings'> & {
  readonly rovers: readonly Pick<AlgoracingView['rovers'][number], 'delivered'>[];
};

/** What a number of unseen samples may bring a player, at least and at most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** The points that `count` more samples would bring, as far as the delivered types tell. */
export function pointsRange(s: Labs, seat: number, count: number): Range {
  const own = roverAt(s, seat).delivered;
  const left = sampleTypes.map((type) => ({ fresh: !own.includes(type), count: unseenOf(s, type) }));
  const fresh = left.filter((type) => type.fresh && type.count > 0).sort((a, b) => b.count - a.count);
  let known = left.reduce((sum, type) => (type.fresh ? sum : sum + type.count), 0);
  let forced = 0;
  for (; known < count && forced < fresh.length; forced++) known += fresh[forced]?.count ?? 0;
  const bonus = NEW_TYPE - KNOWN_TYPE;
  return {
    least: count * KNOWN_TYPE + forced * bonus,
    most: count * KNOWN_TYPE + Math.min(count, fresh.length) * bonus,
  };
}

/** Samples of a type that nobody has delivered yet. */
export function unseenOf(s: Labs, type: SampleType): number {
  const seen = s.rovers.flatMap(({ delivered }) => delivered.filter((each) => each === type));
  return perType[modeOf(s)] - seen.length;
}
