import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import css from './page.module.css';
import { t } from '../words/words.ts';
import type { ShellProps } from './Shell.tsx';

/** Fetched when something went wrong: who plays does not need it. Where it does not come either, the words stand alone. */
const Shell = lazy(async () =>
  import('./Shell.tsx').then(
    (module) => ({ default: module.Shell }),
    () => ({ default: Bare }),
  ),
);

function Bare({ children }: ShellProps) {
  return <main id="main">{children}</main>;
}

/** What stands in the place of a page that there cannot be: why, and the ways out. */
export function TroublePage({ children }: { readonly children: ReactNode }) {
  const skip = t('Skip to what happened');
  const words = <div className={css.trouble}>{children}</div>;
  return (
    <Suspense fallback={<Bare skip={skip}>{words}</Bare>}>
      <Shell skip={skip}>{words}</Shell>
    </Suspense>
  );
}
