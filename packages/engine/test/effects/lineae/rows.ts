import { rowsFor } from '../../../src/effects/index.ts';
import type { Row } from '../../../src/effects/index.ts';

/*
 * Technologies of Lineae, as its specification has them (tables 2.8, 2.9, 2.13), with the few spaces that they work on.
 */

const cube = { supply: true, verbs: { gain: 'take', pay: 'return' } } as const;

export const goods = {
  silica: { one: 'silica', many: 'silica', icon: 'cube-Si', ...cube },
  iron: { one: 'iron', many: 'iron', icon: 'cube-Fe', ...cube },
  salt: { one: 'salt', many: 'salt', icon: 'cube-NaCl', ...cube },
  sulfur: { one: 'sulfur', many: 'sulfur', icon: 'cube-S', ...cube },
  hydrocarbon: { one: 'hydrocarbon', many: 'hydrocarbon', icon: 'cube-HC', ...cube },
  algae: { one: 'algae', many: 'algae', icon: 'cube-Al', ...cube },
  electricity: { one: 'electricity', many: 'electricity', icon: 'bolt', cap: 9 },
  money: { one: 'dollar', many: 'dollars', sign: '$', icon: 'coin', verbs: { gain: 'take' } },
  vp: { one: 'VP', many: 'VP', icon: 'points' },
} as const;

export const minerals = ['silica', 'iron', 'salt', 'sulfur', 'hydrocarbon'] as const;
export const cubes = [...minerals, 'algae'] as const;
export type Cube = (typeof cubes)[number];
export type Octagon = 'single' | 'multi';

export type Act =
  | { readonly act: 'synthesize' }
  | { readonly act: 'clean-sky' }
  | { readonly act: 'burn' }
  | { readonly act: 'excavate' };

export interface LinLexicon {
  readonly good: keyof typeof goods;
  readonly group: 'cube' | 'mineral';
  readonly trait: { readonly octagon: Octagon; readonly workers: number };
  readonly set: {
    readonly icon: never;
    readonly 'open-lock': never;
    readonly 'battery-room': never;
    readonly 'own-algae': never;
  };
  readonly point: 'panel-yield' | 'atmosphere-blocks' | 'workers-needed';
  readonly cost: never;
  readonly moment: 'sunlight' | 'after-sunlight' | 'turn' | 'end' | 'excavated';
  readonly scope: 'round';
  readonly act: Act;
}

const { gain, pay, upTo, oneTo, on, add, to, per, asMany, least } = rowsFor<LinLexicon>();

export interface Technology extends Row<LinLexicon> {
  /** VP at the end. */
  readonly stars: number;
}

export const technologies = {
  'ecology-lab': {
    name: 'Ecology Lab',
    stars: 3,
    abilities: [
      to('atmosphere-blocks', 0),
      on('after-sunlight', [{ act: 'clean-sky' }, gain({ vp: 1 })], { may: true, once: 'round' }),
    ],
  },
  'high-yield-panels': { name: 'High-Yield Panels', stars: 1, abilities: [to('panel-yield', 3)] },
  'plasma-drill': {
    name: 'Plasma Drill',
    stars: 1,
    abilities: [on('excavated', [gain({ vp: 1 })], { first: 'round' })],
  },
  'matter-synthesizer': {
    name: 'Matter Synthesizer',
    stars: 3,
    abilities: [on(['turn', 'end'], [pay({ electricity: 1 }, { act: 'synthesize' })], { may: true })],
  },
  'mineral-exchange': {
    name: 'Mineral Exchange',
    stars: 2,
    abilities: [on(['turn', 'end'], [pay({ cube: 1 }, gain({ money: 3 }))], { may: true })],
  },
  'shift-foreman': {
    name: 'Shift Foreman',
    stars: 2,
    abilities: [add('workers-needed', -1, { where: { octagon: 'single' }, may: true, once: 'round' })],
  },
  'fuel-cell': {
    name: 'Fuel Cell',
    stars: 3,
    abilities: [
      on(['turn', 'end'], [pay({ hydrocarbon: 1 }, gain({ electricity: 4 }))], {
        may: true,
        while: [least(1, 'battery-room')],
      }),
    ],
  },
  'algae-incubator': {
    name: 'Algae Incubator',
    stars: 2,
    abilities: [on('sunlight', [gain({ algae: 1 })], { while: [least(1, 'icon'), least(1, 'own-algae')] })],
  },
} as const satisfies { readonly [id: string]: Technology };

export type TechId = keyof typeof technologies;
export const techIds = Object.keys(technologies) as TechId[];

/** What is printed on every player board. */
export const boards = {
  'solar-panel': {
    name: 'the solar panel',
    abilities: [on('sunlight', [gain({ electricity: per(asMany('panel-yield'), 'icon') })])],
  },
  'hydrodynamic-generator': {
    name: 'the Hydrodynamic Generator',
    abilities: [on('sunlight', [gain({ electricity: per(1, 'open-lock') })])],
  },
  'greenhouse-dome': {
    name: 'the Greenhouse Dome',
    abilities: [on('sunlight', [gain({ money: per(1, 'icon') })])],
  },
  'diesel-engine': {
    name: 'the Diesel Engine',
    abilities: [on('after-sunlight', [{ act: 'burn' }, gain({ electricity: 6 })], { may: true, once: 'round' })],
  },
} as const satisfies { readonly [id: string]: Row<LinLexicon> };

export interface Space extends Row<LinLexicon> {
  readonly octagon: Octagon;
}

export const spaces = {
  'city-1': { name: 'Basic Income', octagon: 'multi', do: [gain({ money: 2 })] },
  'sub-a': { name: 'submersible A', octagon: 'single', do: [{ act: 'excavate' }] },
  'commerce-exchange': {
    name: 'the Commerce Exchange',
    octagon: 'multi',
    do: [gain({ money: 2 }), upTo(2, pay({ cube: 1 }, gain({ money: 2 })))],
  },
  'broadcast-tower': { name: 'the Broadcast Tower', octagon: 'single', do: [pay({ money: 4 }, gain({ vp: 3 }))] },
  'chemical-works': {
    name: 'the Chemical Works',
    octagon: 'multi',
    do: [oneTo(2, pay({ cube: 1 }, gain({ mineral: 1 })))],
  },
  'bio-reactor': {
    name: 'the Bio-Reactor',
    octagon: 'multi',
    do: [oneTo(3, pay({ algae: 1 }, gain({ hydrocarbon: 1 })))],
  },
  'algae-farm': {
    name: 'the Algae Farm',
    octagon: 'multi',
    do: [gain({ algae: per(1, 'own-algae', {}, { most: 1, plus: 1 }) })],
  },
} as const satisfies { readonly [id: string]: Space };

export type SpaceId = keyof typeof spaces;
export const spaceIds = Object.keys(spaces) as SpaceId[];
