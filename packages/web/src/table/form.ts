import type { CSSProperties } from 'react';
import type { TableLayout, Width } from './contract.ts';
import { useMatch, useMedia } from './use-table.ts';

/**
 * How the parts of the table lie: three columns; two with the players above the decision; board and sheet side by side;
 * board above sheet.
 */
export type Form = 'wide' | 'dense' | 'tablet' | 'phone';

const DEFAULT_LEFT = { small: 236, large: 272 };
const DEFAULT_RIGHT = { small: 292, large: 348 };
/** A column outside these limits could not hold a panel, or would take the board its room. */
const LEFT = { least: 180, most: 340 };
const RIGHT = { least: 236, most: 420 };

/** The form of the table in this window, for the game on it. */
export function useForm(): Form {
  const { layout } = useMatch().ui;
  const wide = useMedia('(min-width: 1280px)');
  const dense = useMedia(`(max-width: ${(layout?.denseBelow ?? 0) - 1}px)`);
  const tablet = useMedia('(min-width: 700px) and (min-height: 560px)');
  if (wide) return dense ? 'dense' : 'wide';
  return tablet ? 'tablet' : 'phone';
}

/** The widths of the columns as custom properties; the style sheet takes those for the window. */
export function columnsOf({ left = DEFAULT_LEFT, right = DEFAULT_RIGHT }: TableLayout = {}): CSSProperties {
  const [l, r] = [widths(left, LEFT), widths(right, RIGHT)];
  return {
    '--left-small': `${l.small}px`,
    '--left-large': `${l.large}px`,
    '--right-small': `${r.small}px`,
    '--right-large': `${r.large}px`,
  } as CSSProperties;
}

function widths(width: Width, { least, most }: { readonly least: number; readonly most: number }) {
  const { small, large } = typeof width === 'number' ? { small: width, large: width } : width;
  const within = (px: number): number => Math.min(most, Math.max(least, px));
  return { small: within(small), large: within(large) };
}
