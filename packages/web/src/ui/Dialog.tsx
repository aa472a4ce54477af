import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly wide?: boolean;
}

/** Fetches what dialogs are made of: a page that shows none does without it. */
export const fetchDialogs = async () => import('./DialogBox.tsx');

const DialogBox = lazy(async () => ({ default: (await fetchDialogs()).DialogBox }));

/** A sheet above the page that must be closed before going on. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense>
      <DialogBox {...props} />
    </Suspense>
  );
}
