import type { Settings } from '@benchtop/engine/author';
import { presetIds, presets } from './data/hills.ts';

/** Why this number of seats does not go with these settings, or null. */
export function checkTable(seats: number, settings: Settings): string | null {
  const { mode, layout } = settings;
  if (layout === 'players' && seats === 1)
    return 'A time trial is driven on a ready layout or a random one: there is nobody to place hills against.';
  const preset = presetIds.find((id) => id === layout);
  if (preset === undefined || presets[preset].mode === mode) return null;
  const { name, mode: needs } = presets[preset];
  return `The layout “${name}” is for the ${needs} game, not for the ${String(mode)} one.`;
}
