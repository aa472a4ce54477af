import type { ReactNode } from 'react';
import { useEscape } from './escape.ts';
import css from './cards.module.css';

interface TrayProps {
  readonly title: string;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Lies over a part of the board that is not needed now; Escape puts it away and lets one look. */
export function Tray({ title, onClose, children }: TrayProps) {
  useEscape(onClose ?? null);
  return (
    <section className={css.tray} aria-label={title}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}
