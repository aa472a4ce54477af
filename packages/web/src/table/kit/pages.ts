import { create } from 'zustand';
import { live, useTable } from '../../match/store.ts';

/** The page that was turned to by hand, and the question during which it was. */
const useTurned = create<{ readonly step: string | null; readonly page: string | null }>()(() => ({
  step: null,
  page: null,
}));

/** Where a board has pages, on a small screen: the page follows the question until somebody turns it by hand. */
export function usePage(asked: (step: string | null) => string): readonly [string, (page: string) => void] {
  const step = useTable((table) => live(table)?.decision.step ?? null);
  const turned = useTurned();
  const page = turned.page !== null && turned.step === step ? turned.page : asked(step);
  return [page, (next) => useTurned.setState({ step, page: next })];
}
