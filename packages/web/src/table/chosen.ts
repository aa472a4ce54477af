import type { ShownMatch } from '../match/shown-match.ts';
import { useTable } from '../match/store.ts';
import { owing, useMatch, useShown } from './use-table.ts';

/** Whom a question was put to shows only when it is asked: those who have answered since are no longer waited for. */
export function chosenAt(
  match: Pick<ShownMatch, 'view' | 'first'>,
  position: number,
  perspective: number | null,
): readonly number[] {
  const asked = match.view(position, perspective).pending.at(-1);
  if (asked === undefined) return [];
  const all = new Set(asked.waiting);
  for (let p = position - 1; p >= match.first; p--) {
    const before = match.view(p, perspective).pending.at(-1);
    if (before?.id !== asked.id || before.waiting.length <= all.size) break;
    for (const seat of before.waiting) all.add(seat);
  }
  return [...all].filter((seat) => !asked.waiting.includes(seat)).sort((a, b) => a - b);
}

/** Who owes a decision, and who has already answered the one that all are asked. */
export function useActing(): { readonly acting: readonly number[]; readonly chosen: readonly number[] } {
  const { match } = useMatch();
  const { view, index } = useShown();
  const perspective = useTable((table) => table.perspective);
  return { acting: owing(view), chosen: chosenAt(match, index, perspective) };
}
