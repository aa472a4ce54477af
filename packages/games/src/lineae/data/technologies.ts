import type { Row } from '@benchtop/engine/effects';
import { add, gain, least, on, onceEachRound, pay, to } from './lexicon.ts';
import type { LinLexicon, Module } from './lexicon.ts';
import { DOCKED_FREE } from './table.ts';

export interface Technology extends Row<LinLexicon> {
  /** VP at the end. */
  readonly stars: number;
  readonly module: Module;
}

export const technologies = {
  'ecology-lab': {
    name: 'Ecology Lab',
    stars: 3,
    module: 'base',
    abilities: [to('atmosphere-blocks', 0), on('sky', [{ act: 'clean-sky' }, gain({ vp: 1 })], onceEachRound)],
  },
  'high-yield-panels': { name: 'High-Yield Panels', stars: 1, module: 'base', abilities: [to('panel-yield', 3)] },
  'ballast-thrusters': { name: 'Ballast Thrusters', stars: 1, module: 'base', abilities: [to('free-steps', 3)] },
  'docking-arm': { name: 'Docking Arm', stars: 2, module: 'base', abilities: [to('docked-free', DOCKED_FREE)] },
  'payload-catapult': { name: 'Payload Catapult', stars: 1, module: 'base', abilities: [to('pad-reach', 1)] },
  'plasma-drill': {
    name: 'Plasma Drill',
    stars: 1,
    module: 'base',
    abilities: [on('excavated', [gain({ vp: 1 })], { first: 'round' })],
  },
  'matter-synthesizer': {
    name: 'Matter Synthesizer',
    stars: 3,
    module: 'base',
    abilities: [on(['turn', 'end'], [pay({ electricity: 1 }, { act: 'synthesize' })], { may: true })],
  },
  'mineral-exchange': {
    name: 'Mineral Exchange',
    stars: 2,
    module: 'base',
    abilities: [on(['turn', 'end'], [pay({ cube: 1 }, gain({ money: 3 }))], { may: true })],
  },
  'shift-foreman': {
    name: 'Shift Foreman',
    stars: 2,
    module: 'base',
    abilities: [add('workers-needed', -1, { where: { octagon: 'single' }, ...onceEachRound })],
  },
  'fuel-cell': {
    name: 'Fuel Cell',
    stars: 3,
    module: 'base',
    abilities: [
      on(['turn', 'dive', 'end'], [pay({ hydrocarbon: 1 }, gain({ electricity: 4 }))], {
        may: true,
        while: [least(1, 'battery-room')],
      }),
    ],
  },
  'algae-incubator': {
    name: 'Algae Incubator',
    stars: 2,
    module: 'biogenesis',
    abilities: [on('sunlight', [gain({ algae: 1 })], { while: [least(1, 'icon'), least(1, 'own-algae')] })],
  },
  'biofuel-refinery': {
    name: 'Biofuel Refinery',
    stars: 3,
    module: 'biogenesis',
    abilities: [on(['turn', 'end'], [pay({ algae: 1 }, gain({ hydrocarbon: 1 }))], { may: true })],
  },
  'saline-stimulant': {
    name: 'Saline Stimulant',
    stars: 1,
    module: 'biogenesis',
    abilities: [on('turn', [pay({ algae: 1, salt: 1 }, { act: 'recall', most: 2, but: null })], onceEachRound)],
  },
} as const satisfies { readonly [id: string]: Technology };
export type TechId = keyof typeof technologies;
export const techIds = Object.keys(technologies) as TechId[];
