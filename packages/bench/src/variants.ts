/**
 * Every variant by name. A variant's code is loaded only in the process that measures it, so that one variant's shapes
 * and compiled code never influence another's.
 */
import { loadVariants } from './load/variants.ts';
import type { Variant, WaitingVariant } from './measure.ts';

export const variants = {
  'yard-floor': async () => (await import('./yard/playouts.ts')).inPlace,
  'yard-floor-clone': async () => (await import('./yard/playouts.ts')).withClone,
  'yard-boardgame-io': async () => (await import('./yard/boardgame-io-playouts.ts')).reducer,
  'yard-engine-search': async () => (await import('./yard/engine-playouts.ts')).search,
  'yard-engine-play': async () => (await import('./yard/engine-playouts.ts')).play,

  'arctic-search-2': async () => (await import('./arctic-cleanup.ts')).search(2),
  'arctic-search-3': async () => (await import('./arctic-cleanup.ts')).search(3),
  'arctic-search-4': async () => (await import('./arctic-cleanup.ts')).search(4),
  'arctic-play-4': async () => (await import('./arctic-cleanup.ts')).play,

  'algoracing-basic-2': async () => (await import('./algoracing.ts')).basic,
  'algoracing-full-4': async () => (await import('./algoracing.ts')).full,

  'floor-clone': async () => (await import('./yard/costs.ts')).cloning,
  'floor-options': async () => (await import('./yard/costs.ts')).listingOptions,
  'floor-view': async () => (await import('./yard/costs.ts')).viewing,
  'floor-hash': async () => (await import('./yard/costs.ts')).hashing,
  'yard-clone': async () => (await import('./yard/engine-costs.ts')).yardCosts.cloning,
  'yard-options': async () => (await import('./yard/engine-costs.ts')).yardCosts.listingOptions,
  'yard-view': async () => (await import('./yard/engine-costs.ts')).yardCosts.viewing,
  'yard-hash': async () => (await import('./yard/engine-costs.ts')).yardCosts.hashing,
  'arctic-clone': async () => (await import('./arctic-cleanup.ts')).arcticCosts.cloning,
  'arctic-options': async () => (await import('./arctic-cleanup.ts')).arcticCosts.listingOptions,
  'arctic-view': async () => (await import('./arctic-cleanup.ts')).arcticCosts.viewing,
  'arctic-hash': async () => (await import('./arctic-cleanup.ts')).arcticCosts.hashing,

  'engine-growth': async () => (await import('./long-walk.ts')).lateAndEarly,
  'lists-growth': async () => (await import('./lists/growth.ts')).manyAndFew,
  ...loadVariants,
} satisfies Record<string, () => Promise<Variant | WaitingVariant>>;

export type VariantName = keyof typeof variants;

export function isVariantName(name: string): name is VariantName {
  return Object.hasOwn(variants, name);
}
