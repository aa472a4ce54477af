import { lazy, useEffect } from 'react';
import { fetchDialogs } from '../ui/Dialog.tsx';

/** What a table needs only now and then, with files of its own. */
const fetches = {
  result: async () => import('./result/ResultDialog.tsx'),
  settings: async () => import('../pages/SettingsDialog.tsx'),
  keys: async () => import('../pages/KeyboardHelp.tsx'),
  dialogs: fetchDialogs,
};

export const ResultDialog = lazy(async () => ({ default: (await fetches.result()).ResultDialog }));
export const SettingsDialog = lazy(async () => ({ default: (await fetches.settings()).SettingsDialog }));
export const KeyboardHelp = lazy(async () => ({ default: (await fetches.keys()).KeyboardHelp }));

/** By then a table stands. */
const AFTER = 4000;

/** Fetches them while nobody waits for them: a match may end without a network. */
export function usePartsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const part of Object.values(fetches)) part().catch(() => undefined);
    }, AFTER);
    return () => clearTimeout(timer);
  }, []);
}
