import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../ui/after-paint.ts';
import controls from '../ui/controls.module.css';
import { MenuIcon } from '../ui/icons/icons.ts';
import type { MenuProps } from './TableMenu.tsx';
import { t } from '../words/words.ts';

const TableMenu = lazy(async () => ({ default: (await import('./TableMenu.tsx')).TableMenu }));

/** The menu comes when the table stands; whoever wants it before that gets it as soon as it is there. */
export function MenuButton({ onOverlay }: MenuProps) {
  const [stands, setStands] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => afterPaint(() => setStands(true)), []);
  const button = (
    <button
      type="button"
      className={`${controls.button} ${controls.icon}`}
      aria-label={t('Menu')}
      aria-haspopup="menu"
      onClick={() => setWanted(true)}
    >
      <MenuIcon />
    </button>
  );
  if (!stands) return button;
  return (
    <Suspense fallback={button}>
      <TableMenu onOverlay={onOverlay} wanted={wanted} />
    </Suspense>
  );
}
