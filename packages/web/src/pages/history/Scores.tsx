import { TrophyIcon } from '../../ui/icons/icons.ts';
import css from './history.module.css';
import type { PastMatch } from './past.ts';
import { t } from '../../words/words.ts';

/** Everybody with their points, the winners marked. */
export function Scores({ past: { names, totals, winners } }: { readonly past: PastMatch }) {
  return (
    <ul className={css.scores} aria-label={t('Players')}>
      {names.map((name, seat) => {
        const won = winners.includes(seat);
        return (
          <li key={`${seat} ${name}`} className={won ? css.won : ''}>
            {won && <TrophyIcon size={16} />}
            <span className={css.scoreName}>{name}</span>
            {won && <span className="visually-hidden">{t('won,')}</span>}
            {totals !== null && <strong className="label">{totals[seat] ?? 0}</strong>}
          </li>
        );
      })}
    </ul>
  );
}
