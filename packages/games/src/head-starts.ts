import { listedWords } from '@benchtop/engine/effects';

/** What makes up for a place in the first turn order: by number of players, by place. */
type HeadStarts = { readonly [seats: number]: readonly number[] };

/** What a place starts with. */
export function headStartOf(starts: HeadStarts, seats: number, place: number): number {
  return starts[seats]?.[place] ?? 0;
}

/** "with 2 players: 6; with 3: 2 and 4": what the places from one on start with. */
export function headStartText(starts: HeadStarts, from: number): string {
  const rows = Object.entries(starts).filter(([seats]) => seats !== '1');
  const texts = rows.map(([seats, all], i) => {
    const told = listedWords(all.slice(from).map(String));
    return `with ${seats}${i === 0 ? ' players' : ''}: ${told}`;
  });
  return texts.join('; ');
}
