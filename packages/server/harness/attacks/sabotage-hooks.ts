import type { LoadHook } from 'node:module';
import type { Saboteur } from './saboteurs.ts';

type Exchange = Pick<Saboteur, 'file' | 'find' | 'replace'>;

let exchanges: readonly Exchange[] = [];

export function initialize(data: readonly Exchange[]): void {
  exchanges = data;
}

/** Loads a file as it is, or with the saboteurs' pieces of text exchanged. */
export const load: LoadHook = async (url, context, next) => {
  const loaded = await next(url, context);
  const mine = exchanges.filter(({ file }) => url.endsWith(file));
  if (mine.length === 0) return loaded;
  const text = typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source ?? undefined);
  return { ...loaded, source: mine.reduce(exchanged, text) };
};

function exchanged(text: string, { file, find, replace }: Exchange): string {
  if (text.split(find).length !== 2) throw new Error(`${find} does not stand just once in ${file}`);
  return text.replace(find, () => replace);
}
