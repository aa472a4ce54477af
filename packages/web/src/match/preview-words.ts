import type { Preview, View } from '@benchtop/engine/host';
import type { ReactNode } from 'react';
import type { GameUi } from '../table/contract.ts';
import { t } from '../words/words.ts';

/** One number that an option would change. */
export interface PreviewRow {
  /** Whose it is. */
  readonly of: number;
  readonly name: string;
  readonly icon?: ReactNode;
  readonly from: number;
  readonly to: number;
}

/**
 * What an option would change in numbers: the points of its seat, then what that seat and the others have. `called`: what the
 * game calls its points; where the seat holds as many more of them, one row says it.
 */
export function previewRows(
  { score }: Preview,
  resources: GameUi['resources'],
  before: View,
  after: View,
  seat: number,
  points: number,
  called: string | null,
): readonly PreviewRow[] {
  const own = changesOf(resources, before, after, seat);
  const name = t('Points');
  // Boards that are not translated have the English word.
  const names = called === null ? [name, 'Points'] : [called];
  const said = own.some((row) => names.includes(row.name) && row.to - row.from === score);
  const scored = score === null || score === 0 || said ? [] : [{ of: seat, name, from: points, to: points + score }];
  const others = Array.from({ length: before.seats }, (_, one) => one).filter((one) => one !== seat);
  return [...scored, ...own, ...others.flatMap((one) => changesOf(resources, before, after, one))];
}

function changesOf(resources: GameUi['resources'], before: View, after: View, seat: number): PreviewRow[] {
  const then = new Map(resources?.(after, seat).map(({ name, value }) => [name, value]));
  return (resources?.(before, seat) ?? []).flatMap(({ name, icon, value: from }) => {
    const to = then.get(name) ?? from;
    return to === from ? [] : [{ of: seat, name, icon, from, to }];
  });
}

/** What is to be said of an option beside its numbers, in short sentences. */
export function previewWords(preview: Preview, seat: number): readonly string[] {
  const open = preview.score === null ? [t('What it is worth is open.')] : [];
  return [...open, ...openWords(preview), ...endWords(preview, seat)];
}

function openWords({ chance, hidden }: Preview): string[] {
  if (chance) return [t('What comes up depends on chance.')];
  return hidden ? [t('What comes of it depends on something hidden.')] : [];
}

/** What an option would end, in short sentences. */
export function endWords({ over, next }: Preview, seat: number): string[] {
  if (over === 'surely') return [t('Ends the match.')];
  const match = over === 'maybe' ? [t('It may end the match.')] : [];
  const ends = next !== null && next.length > 0 && !next.includes(seat);
  return ends ? [...match, t('Ends your turn.')] : match;
}
