import type { WireTable } from '@benchtop/server/wire';
import { useState } from 'react';
import { waitsForMe } from '../notify/mine.ts';
import { Paged } from './Paged.tsx';
import { TableList } from './TableList.tsx';
import { t } from '../../words/words.ts';

const AT_ONCE = 12;

/** The own tables, in their order: all that wait for the player, and some of the others until more are wanted. */
export function OwnTables({ tables }: { readonly tables: readonly WireTable[] }) {
  const [most, setMost] = useState(AT_ONCE);
  const shown = tables.slice(0, Math.max(most, tables.filter(waitsForMe).length));
  const more = shown.length < tables.length ? () => setMost(shown.length + AT_ONCE) : null;
  return (
    <Paged more={more} words={t('Show more of your tables')} shown={shown.length}>
      <TableList tables={shown} verb={(table) => (waitsForMe(table) ? t('Play') : t('Open'))} />
    </Paged>
  );
}
