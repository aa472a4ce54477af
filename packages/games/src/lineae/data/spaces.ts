import type { Row } from '@benchtop/engine/effects';
import { colonies, colonyIds } from './colonies.ts';
import type { ColonyId } from './colonies.ts';
import { asMany, gain, on, onceEachRound, per } from './lexicon.ts';
import type { LinLexicon, Octagon } from './lexicon.ts';

export interface Space extends Row<LinLexicon> {
  readonly octagon: Octagon;
  /** Another turn after the action. */
  readonly arrow: boolean;
}

/** The spaces printed on the boards. */
export const printed = {
  'city-1': { name: 'Universal Basic Income', octagon: 'multi', arrow: true, do: [gain({ money: 2 })] },
  'city-2': { name: 'Hire a Worker', octagon: 'multi', arrow: false, do: [{ act: 'hire', less: 0, ready: false }] },
  'city-3': { name: 'the Special Election', octagon: 'single', arrow: false, do: [{ act: 'elect' }] },
  'launch-pad': { name: 'the Launch Pad', octagon: 'multi', arrow: false, do: [{ act: 'launch', reach: 0, first: 1 }] },
  'lock-1': { name: 'lock 1', octagon: 'single', arrow: true, do: [{ act: 'toggle', lock: 'lock-1' }] },
  'lock-2': { name: 'lock 2', octagon: 'single', arrow: true, do: [{ act: 'toggle', lock: 'lock-2' }] },
  'lock-3': { name: 'lock 3', octagon: 'single', arrow: true, do: [{ act: 'toggle', lock: 'lock-3' }] },
  'lock-4': { name: 'lock 4', octagon: 'single', arrow: true, do: [{ act: 'toggle', lock: 'lock-4' }] },
  'sub-a': { name: 'submersible A', octagon: 'single', arrow: false, do: [{ act: 'dive', sub: 'sub-a' }] },
  'sub-b': { name: 'submersible B', octagon: 'single', arrow: false, do: [{ act: 'dive', sub: 'sub-b' }] },
  'sub-c': { name: 'submersible C', octagon: 'single', arrow: false, do: [{ act: 'dive', sub: 'sub-c' }] },
  'sub-d': { name: 'submersible D', octagon: 'single', arrow: false, do: [{ act: 'dive', sub: 'sub-d' }] },
  'sub-e': { name: 'submersible E', octagon: 'single', arrow: false, do: [{ act: 'dive', sub: 'sub-e' }] },
  'sub-f': { name: 'submersible F', octagon: 'single', arrow: false, do: [{ act: 'dive', sub: 'sub-f' }] },
  'reactor-core': { name: 'the Reactor Core', octagon: 'multi', arrow: false, do: [{ act: 'operate' }] },
} as const satisfies { readonly [id: string]: Space };
export type PrintedSpace = keyof typeof printed;
export const printedIds = Object.keys(printed) as PrintedSpace[];

/** The slots of Europa City, and the rounds after which a promoted card covers them. */
export const citySlots = ['city-1', 'city-2', 'city-3'] as const;
export const coveredAfter = [2, 4, 6] as const;

/** Spaces of a kind, those on colony cards included. */
type WithOctagon<O extends Octagon> =
  | { [P in PrintedSpace]: (typeof printed)[P]['octagon'] extends O ? P : never }[PrintedSpace]
  | { [C in ColonyId]: (typeof colonies)[C]['octagon'] extends O ? C : never }[ColonyId];
export type SingleSpace = WithOctagon<'single'>;
export type MultiSpace = WithOctagon<'multi'>;

const withOctagon = (octagon: Octagon): readonly string[] => [
  ...printedIds.filter((id) => printed[id].octagon === octagon),
  ...colonyIds.filter((id) => colonies[id].octagon === octagon),
];
export const singleSpaces = withOctagon('single') as readonly SingleSpace[];
export const multiSpaces = withOctagon('multi') as readonly MultiSpace[];
/** Everything that workers can be placed on: printed spaces and colony cards with an octagon. */
export type SpaceId = SingleSpace | MultiSpace;
export const spaceIds: readonly SpaceId[] = [
  ...printedIds,
  ...colonyIds.filter((id): id is ColonyAction => colonies[id].octagon !== 'none'),
];
/** Colony cards that workers can be placed on. */
export type ColonyAction = Exclude<SpaceId, PrintedSpace>;

const singles: ReadonlySet<SpaceId> = new Set(singleSpaces);
const onBoards: ReadonlySet<SpaceId> = new Set(printedIds);

/** LIN-WRK-05: workers of one player only. */
export function isSingle(space: SpaceId): space is SingleSpace {
  return singles.has(space);
}

/** LIN-WRK-04: workers of any players. */
export function isMulti(space: SpaceId): space is MultiSpace {
  return !singles.has(space);
}

/** Whether a space is printed on a board, and not on a colony card. */
export function isPrinted(space: SpaceId): space is PrintedSpace {
  return onBoards.has(space);
}

/** LIN-TRN-05: another turn after the action. */
export function hasArrow(space: SpaceId): boolean {
  return isPrinted(space) ? printed[space].arrow : colonies[space].arrow;
}

/** The excavation track, the same on every tile: what a token gets on arriving. */
export const tracks = {
  'track-1': { name: 'space 1 of the track', do: [gain({ vp: 1 })] },
  'track-2': { name: 'space 2 of the track', do: [gain({ vp: 1 }), gain({ mineral: 1 })] },
  'track-3': { name: 'space 3 of the track', do: [gain({ vp: 2 })] },
  'track-4': { name: 'space 4 of the track', do: [gain({ vp: 1 }), { act: 'technology' }] },
  'track-5': { name: 'space 5 of the track', do: [gain({ vp: 3 })] },
} as const satisfies { readonly [id: string]: Row<LinLexicon> };
export type TrackSpace = keyof typeof tracks;
export const trackSpaces = Object.keys(tracks) as TrackSpace[];

/** What is printed on every player board. */
export const boards = {
  'solar-panel': {
    name: 'the solar panel',
    abilities: [on('sunlight', [gain({ electricity: per(asMany('panel-yield'), 'icon') })])],
  },
  'diesel-engine': {
    name: 'the Diesel Engine',
    abilities: [on('diesel', [{ act: 'burn' }, gain({ electricity: 6 })], onceEachRound)],
  },
} as const satisfies { readonly [id: string]: Row<LinLexicon> };
