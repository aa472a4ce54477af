import { Link } from 'wouter';
import { useMe } from '../account/me.ts';
import { OwnTables } from '../lobby/OwnTables.tsx';
import { inOrder } from '../lobby/table-order.ts';
import { useMine } from '../notify/mine.ts';
import css from './front.module.css';
import { t } from '../../words/words.ts';

/** The tables where the player sits, those that wait for an answer first. Nothing for who has none. */
export function YourTables() {
  const { tables, trouble } = useMine();
  const known = useMe(({ me }) => me !== null);
  const shown = inOrder(tables);
  if (shown.length === 0) return known && trouble !== null ? <Away sentence={trouble} /> : null;
  return (
    <section aria-labelledby="your-tables">
      <div className={css.headLine}>
        <h2 id="your-tables">{t('Your tables')}</h2>
        <Link href="/history">{t('Finished matches')}</Link>
      </div>
      {trouble !== null && <Away sentence={trouble} />}
      <OwnTables tables={shown} />
    </section>
  );
}

function Away({ sentence }: { readonly sentence: string }) {
  return <output className={css.away}>{sentence}</output>;
}
