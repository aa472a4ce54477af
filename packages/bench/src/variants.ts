/**
 * Every variant by name. A variant's code is loaded only in the process that measures it, so that one variant's shapes
 * and compiled code never influence another's.
 */
import type { Variant } from './measure.ts';

const planned = null;

export const variants = {
  'yard-floor': async () => (await import('./yard/playouts.ts')).inPlace,
  'yard-floor-clone': async () => (await import('./yard/playouts.ts')).withClone,
  'yard-boardgame-io': async () => (await import('./yard/boardgame-io-playouts.ts')).reducer,
  'yard-engine-search': planned,
  'yard-engine-play': planned,

  'arctic-cleanup-search': planned,

  'floor-clone': async () => (await import('./yard/costs.ts')).cloning,
  'floor-options': async () => (await import('./yard/costs.ts')).listingOptions,
  'floor-view': async () => (await import('./yard/costs.ts')).viewing,
  'floor-hash': async () => (await import('./yard/costs.ts')).hashing,
  'engine-clone': planned,
  'engine-options': planned,
  'engine-view': planned,
  'engine-hash': planned,

  'engine-growth': planned,
} satisfies Record<string, (() => Promise<Variant>) | null>;

export type VariantName = keyof typeof variants;

export function isVariantName(name: string): name is VariantName {
  return Object.hasOwn(variants, name);
}
