import type { ColonyId, effects, PrintedSpace, SpaceId, TechId } from '@benchtop/games/lineae';
import { subs } from '@benchtop/games/lineae';
import type { Shape } from './icons.tsx';

/** A row of a table of effects: a card, a space, a part of a player board. */
export type RowId = Parameters<typeof effects.icons>[0];

export const techSigns: Readonly<Record<TechId, Shape>> = {
  'ecology-lab': 'cloud',
  'high-yield-panels': 'panel',
  'ballast-thrusters': 'sub',
  'docking-arm': 'arm',
  'payload-catapult': 'catapult',
  'plasma-drill': 'drill',
  'matter-synthesizer': 'flask',
  'mineral-exchange': 'coin',
  'shift-foreman': 'foreman',
  'fuel-cell': 'cell',
  'algae-incubator': 'leaf',
  'biofuel-refinery': 'engine',
  'saline-stimulant': 'cross',
};

export const colonySigns: Readonly<Record<ColonyId, Shape>> = {
  'commerce-exchange': 'swap',
  'greenhouse-dome': 'dome',
  'training-academy': 'cap',
  'hydrodynamic-generator': 'fan',
  'remote-pilot-station': 'sub',
  'broadcast-tower': 'tower',
  'water-treatment-plant': 'filter',
  'lock-control-tower': 'lock',
  'chemical-works': 'flask',
  spaceport: 'rocket',
  'algae-farm': 'leaf',
  'bio-reactor': 'engine',
  'stim-clinic': 'cross',
};

type Sign = Shape | { readonly letter: string };

const printedSigns: Readonly<Record<PrintedSpace, Sign>> = {
  'city-1': 'coin',
  'city-2': 'worker',
  'city-3': 'vote',
  'launch-pad': 'rocket',
  'lock-1': 'lock',
  'lock-2': 'lock',
  'lock-3': 'lock',
  'lock-4': 'lock',
  'sub-a': { letter: subs['sub-a'].letter },
  'sub-b': { letter: subs['sub-b'].letter },
  'sub-c': { letter: subs['sub-c'].letter },
  'sub-d': { letter: subs['sub-d'].letter },
  'sub-e': { letter: subs['sub-e'].letter },
  'sub-f': { letter: subs['sub-f'].letter },
  'reactor-core': 'core',
};

const signs: Readonly<Record<SpaceId, Sign>> = { ...colonySigns, ...printedSigns };

/** What is drawn on a space while nobody stands there. */
export const signOf = (space: SpaceId): Sign => signs[space];

/** What a lock is called at the edge of its octagon. */
const tags: { readonly [space in SpaceId]?: string } = {
  'lock-1': '1',
  'lock-2': '2',
  'lock-3': '3',
  'lock-4': '4',
};

/** The number of a lock; the letter of a submersible while workers cover it. */
export function tagOf(space: SpaceId, covered: boolean): string | undefined {
  const sign = signOf(space);
  return tags[space] ?? (covered && typeof sign !== 'string' ? sign.letter : undefined);
}
