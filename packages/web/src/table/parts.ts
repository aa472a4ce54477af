import { lazy, useEffect } from 'react';
import { fetchDialogs } from '../ui/Dialog.tsx';
import { whenIdle } from '../ui/when-idle.ts';

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

/** Fetches them while nobody waits for them, one after the other: a match may end without a network. */
export function usePartsAhead(): void {
  useEffect(() => {
    let giveUp = (): void => undefined;
    const fetchAll = async (): Promise<void> => {
      for (const part of Object.values(fetches)) {
        await new Promise<void>((resolve) => {
          giveUp = whenIdle(resolve);
        });
        await part().catch(() => undefined);
      }
    };
    const timer = setTimeout(() => void fetchAll(), AFTER);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, []);
}
