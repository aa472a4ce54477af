/**
 * Every variant by name; those of the games come from the games' own rows. A variant's code is loaded only in the process that measures it, so that one variant's shapes
 * and compiled code never influence another's.
 */
import { gameVariantNamed, type GameVariantName } from './game-variants.ts';
import { loadVariants } from './load/variants.ts';
import type { Variant, WaitingVariant } from './measure.ts';

const variants = {
  'yard-floor': async () => (await import('./rivals/floor/playouts.ts')).inPlace,
  'yard-floor-clone': async () => (await import('./rivals/floor/playouts.ts')).withClone,
  'yard-boardgame-io': async () => (await import('./rivals/boardgame-io/playouts.ts')).reducer,
  'yard-engine-search': async () => (await import('./yard/engine-playouts.ts')).search,
  'yard-engine-play': async () => (await import('./yard/engine-playouts.ts')).play,

  'floor-clone': async () => (await import('./rivals/floor/costs.ts')).cloning,
  'floor-options': async () => (await import('./rivals/floor/costs.ts')).listingOptions,
  'floor-view': async () => (await import('./rivals/floor/costs.ts')).viewing,
  'floor-hash': async () => (await import('./rivals/floor/costs.ts')).hashing,
  'yard-clone': async () => (await import('./yard/engine-costs.ts')).yardCosts.cloning,
  'yard-clones': async () => (await import('./yard/clones.ts')).generatedAndByHand,
  'yard-options': async () => (await import('./yard/engine-costs.ts')).yardCosts.listingOptions,
  'yard-view': async () => (await import('./yard/engine-costs.ts')).yardCosts.viewing,
  'yard-hash': async () => (await import('./yard/engine-costs.ts')).yardCosts.hashing,

  'engine-growth': async () => (await import('./long-walk.ts')).lateAndEarly,
  'lists-growth': async () => (await import('./lists/growth.ts')).manyAndFew,
  ...loadVariants,
} satisfies Record<string, () => Promise<Variant | WaitingVariant>>;

export type VariantName = keyof typeof variants | GameVariantName;

/** The variant of this name; null: there is none. */
export function variantNamed(name: string): (() => Promise<Variant | WaitingVariant>) | null {
  const fixed: Readonly<Record<string, () => Promise<Variant | WaitingVariant>>> = variants;
  return Object.hasOwn(fixed, name) ? fixed[name] : gameVariantNamed(name);
}
