import type { View } from '@benchtop/engine/host';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { waysOf } from './matching.ts';
import { scanIn } from './scan.ts';
import { Inert } from './inert.ts';
import css from './kit.module.css';

interface GhostsProps {
  /** The table after the option that is pointed at, as far as it is certain. */
  readonly view: View;
  /** The board, drawn once more with that view. */
  readonly children: ReactNode;
}

/** The board as it would be, of which only what would arrive is seen; what would leave grows pale on the real one. */
export function Ghosts({ view, children }: GhostsProps) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let clear: (() => void) | null = null;
    // A board may measure itself before it draws: one frame later it stands.
    const frame = requestAnimationFrame(() => {
      const board = layer.current?.parentElement ?? null;
      if (layer.current !== null && board !== null) clear = mark(board, layer.current);
    });
    return () => {
      cancelAnimationFrame(frame);
      clear?.();
    };
  }, [view]);
  return (
    <Inert.Provider value>
      <div ref={layer} className={css.ghosts} data-ghosts="" inert aria-hidden="true">
        {children}
      </div>
    </Inert.Provider>
  );
}

/** What it returns takes the marks away again. */
function mark(board: Element, layer: HTMLElement): () => void {
  const marked: [Element, string][] = [];
  const set = (element: Element, name: string): void => {
    element.setAttribute(name, '');
    marked.push([element, name]);
  };
  for (const { from, to } of waysOf(scanIn(board, '[data-ghosts]'), scanIn(layer))) {
    if (to !== null) set(to.element, 'data-ghost');
    if (from !== null && from.count === 1) set(from.element, 'data-leaving');
  }
  return () => marked.forEach(([element, name]) => element.removeAttribute(name));
}
