import { parsed, readText, writeText } from '../../ui/storage.ts';
import { useOnline } from './online-store.ts';

const keyOf = (table: string): string => `benchtop.muted.${table}`;

/** The names that the player does not want to hear at a table. */
export function mutedAt(table: string): readonly string[] {
  const value = parsed(readText(keyOf(table)));
  return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
}

/** Mutes a name, or lets it be heard again. */
export function toggleMuted(table: string, name: string): void {
  const { muted } = useOnline.getState();
  const next = muted.includes(name) ? muted.filter((one) => one !== name) : [...muted, name];
  useOnline.setState({ muted: next });
  writeText(keyOf(table), JSON.stringify(next));
}
