import { CheckIcon } from '../ui/icons/icons.ts';
import { useTable } from '../match/store.ts';
import { useActing } from './chosen.ts';
import { lookAtSeat } from '../match/table-acts.ts';
import css from './players.module.css';
import { SeatMark } from './SeatMark.tsx';
import { useMatch, useShown } from './use-table.ts';
import { t } from '../words/words.ts';

/** On a small screen: every player's score and whose turn it is, always in sight; a tap shows that player's board. */
export function ScoreStrip() {
  const { match } = useMatch();
  const { scores } = useShown();
  const { acting, chosen } = useActing();
  const shown = useTable(({ looking, viewer }) => looking ?? viewer);
  return (
    <ul className={css.strip} aria-label={t('Scores')}>
      {match.seats.map(({ name }, seat) => (
        <li key={`${seat} ${name}`} data-place={`seat ${seat}`}>
          <button
            type="button"
            className={acting.includes(seat) ? css.stripActing : ''}
            aria-pressed={shown === seat}
            title={t('Show the board of {name}', { name })}
            onClick={() => lookAtSeat(seat)}
          >
            <SeatMark seat={seat} />
            <span className={css.stripName}>{name}</span>
            {chosen.includes(seat) && <CheckIcon size={14} label={t(', has chosen')} />}
            <span className={`${css.stripScore} label`}>{scores[seat]?.total ?? 0}</span>
            {acting.includes(seat) && <span className="visually-hidden">{t(', to move')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
