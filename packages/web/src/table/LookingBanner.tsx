import controls from '../ui/controls.module.css';
import { EyeIcon } from '../ui/icons/icons.ts';
import { useTable } from '../match/store.ts';
import css from './board.module.css';
import { lookAtSeat, lookBack } from '../match/table-acts.ts';
import { SeatMark, SeatName } from './SeatMark.tsx';
import { useMatch } from './use-table.ts';
import { rich, t } from '../words/words.ts';

/** Says whose board is shown, leads to those of the others, and back. */
export function LookingBanner() {
  const { match } = useMatch();
  const looking = useTable((table) => table.looking);
  const viewer = useTable((table) => table.viewer);
  if (looking === null) return null;
  return (
    <div className={css.looking} data-testid="looking">
      <output>
        <EyeIcon size={18} />
        <span className={css.whose}>{rich('The board of {name}', { name: <SeatName seat={looking} /> })}</span>
      </output>
      <span className={css.others}>
        {match.seats.map(({ name }, seat) =>
          seat === looking || seat === viewer ? null : (
            <button
              key={`${seat} ${name}`}
              type="button"
              className={`${controls.button} ${controls.icon}`}
              aria-label={t('The board of {name}', { name })}
              title={t('The board of {name} (Shift+{seat})', { name, seat: seat + 1 })}
              onClick={() => lookAtSeat(seat)}
            >
              <SeatMark seat={seat} />
            </button>
          ),
        )}
      </span>
      <button type="button" className={`${controls.button} ${controls.primary}`} onClick={lookBack}>
        {t('Back to yours')}
      </button>
    </div>
  );
}
