import type { WireTable } from '@benchtop/server/wire';
import type { LoadedGame } from '../../games/index.ts';
import { word } from '../setup/SettingField.tsx';
import { t } from '../../words/words.ts';

/** The settings of a table that everybody should know before sitting down: those asked for, and those changed. */
export function settingWords(loaded: LoadedGame | null, settings: WireTable['settings']): string[] {
  if (loaded === null) return [];
  const { game, ui } = loaded;
  return Object.entries(game.settings).flatMap(([name, schema]) => {
    const value = settings[name] ?? schema.default;
    if (value === schema.default && ui.upfront?.includes(name) !== true) return [];
    if (typeof value === 'boolean') return [`${schema.title}: ${value ? t('on') : t('off')}`];
    return [`${schema.title}: ${ui.choiceName?.(String(value)) ?? word(String(value))}`];
  });
}
