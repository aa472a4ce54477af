import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import controls from '../../ui/controls.module.css';
import css from './list.module.css';
import type { Pages } from './pages.ts';

interface PagedProps {
  readonly more: Pages['more'];
  /** What the button says: "Show more matches". */
  readonly words: string;
  /** How many lines the list has now. */
  readonly shown: number;
  /** The list. */
  readonly children: ReactNode;
}

/** A list with a button at its end where it goes on. Whoever asks for more is taken to the first line that is new. */
export function Paged({ more, words, shown, children }: PagedProps) {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    const from = asked.current;
    if (from === null || shown <= from) return;
    asked.current = null;
    const lines = place.current?.querySelectorAll(':scope > :is(ul, ol) > li');
    lines?.[from]?.querySelector<HTMLElement>('a:not([tabindex]), button')?.focus();
  }, [shown]);
  const ask = (): void => {
    asked.current = shown;
    more?.();
  };
  return (
    <div ref={place}>
      {children}
      {more !== null && (
        <p className={css.more}>
          <button type="button" className={controls.button} onClick={ask}>
            {words}
          </button>
        </p>
      )}
    </div>
  );
}
