import { live, useTable } from '../../match/store.ts';
import { nothing } from '../../table/kit/choices.ts';
import type { Offer } from '../../table/kit/choices.ts';
import { useAnyChoices } from '../../table/kit/use-kit.ts';

/** Options that name a word, for what lies with the viewer or with nobody: those of others are not theirs to choose. */
export function useOffers(word: unknown, at: string): Offer {
  const choices = useAnyChoices();
  const mine = useTable((table) => {
    const [, seat] = /^players (\d+)/.exec(at) ?? [];
    return live(table) !== null && (seat === undefined || Number(seat) === table.viewer);
  });
  if (!mine) return nothing;
  return choices.of((value) => typeof value === 'object' && value !== null && Object.values(value).includes(word));
}
