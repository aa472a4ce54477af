import type { Preview } from '@benchtop/engine/host';
import { startTransition, useEffect, useState } from 'react';
import { live, useTable } from '../match/store.ts';
import { useMatch } from './use-table.ts';

/** Whoever only passes over an option asks for nothing. */
const REST = 120;

/** What the option that is pointed at would do; null while nothing is known of it. */
export function usePreview(): Preview | null {
  return usePreviewOf(useTable((table) => table.pointed));
}

/** What an option of the open decision would do, and others right after it; null while nothing is known of it. */
export function usePreviewOf(id: string | null, further: readonly string[] = []): Preview | null {
  const { match } = useMatch();
  const open = useTable(live);
  const option = open?.options.some((one) => one.id === id) === true ? id : null;
  const [known, setKnown] = useState<{ readonly of: string; readonly preview: Preview | null } | null>(null);
  const decision = open?.decision ?? null;
  const more = further.join('\n');
  const of = `${decision?.id} ${option} ${more}`;
  useEffect(() => {
    if (decision === null || option === null || !match.previews) return undefined;
    let left = false;
    const timer = setTimeout(() => {
      const tell = (preview: Preview | null): void => {
        // Whatever is drawn of it gives way to a click.
        if (!left) startTransition(() => setKnown({ of, preview }));
      };
      match.preview(decision.seat, option, more === '' ? undefined : more.split('\n')).then(tell, () => tell(null));
    }, REST);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [match, decision, option, more, of]);
  return known?.of === of ? known.preview : null;
}
