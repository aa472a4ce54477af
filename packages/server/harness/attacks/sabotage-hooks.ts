import type { LoadHook } from 'node:module';
import type { Saboteur } from './saboteurs.ts';

let saboteur: Saboteur | null = null;

export function initialize(data: Saboteur): void {
  saboteur = data;
}

/** Loads a file as it is, or with the saboteur's piece of text exchanged. */
export const load: LoadHook = async (url, context, next) => {
  const loaded = await next(url, context);
  if (saboteur === null || !url.endsWith(saboteur.file)) return loaded;
  const { find, replace } = saboteur;
  const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source ?? undefined);
  if (text.split(find).length !== 2) throw new Error(`${find} does not stand just once in ${saboteur.file}`);
  return { ...loaded, source: text.replace(find, () => replace) };
};
