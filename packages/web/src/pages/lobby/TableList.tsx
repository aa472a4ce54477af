import type { WireTable } from '@benchtop/server/wire';
import { useState } from 'react';
import { Link } from 'wouter';
import { whenWords } from '../../ui/when.ts';
import { titleOf } from '../../games/index.ts';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { ForwardIcon } from '../../ui/icons/icons.ts';
import { waitsForMe } from '../notify/mine.ts';
import css from './list.module.css';
import { stateWords, termsOf, whoWords } from './table-words.ts';
import { t } from '../../words/words.ts';

export interface TableListProps {
  readonly tables: readonly WireTable[];
  /** What following a table's link does, in a word. */
  readonly verb: (table: WireTable) => string;
}

/** Tables one below the other; each is a link to itself. */
export function TableList({ tables, verb }: TableListProps) {
  const [now] = useState(Date.now);
  return (
    <ul className={css.list}>
      {tables.map((table) => (
        <li key={table.id} data-testid="table">
          <TableLine table={table} verb={verb(table)} now={now} />
        </li>
      ))}
    </ul>
  );
}

interface TableLineProps {
  readonly table: WireTable;
  readonly verb: string;
  readonly now: number;
}

function TableLine({ table, verb, now }: TableLineProps) {
  const mine = waitsForMe(table);
  return (
    <Link href={`/t/${table.id}`} className={`${css.line} ${mine ? css.due : ''}`} data-game={table.game}>
      <span className={css.picture}>
        <GameCover game={table.game} />
      </span>
      <span className={css.what}>
        <span className={css.game}>{titleOf(table.game)}</span>
        <span className={css.who}>{whoWords(table)}</span>
      </span>
      <span className={css.state}>
        {mine ? <strong className={css.turn}>{t('Your turn')}</strong> : stateWords(table)}
        {table.status === 'gathering' && <span className={css.terms}>{termsOf(table).slice(1).join(' · ')}</span>}
      </span>
      <span className={`${css.when} label`}>{whenWords(table.updated, now)}</span>
      <span className={css.verb}>
        {verb} <ForwardIcon size={18} />
      </span>
    </Link>
  );
}
