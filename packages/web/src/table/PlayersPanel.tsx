import { botOf } from '@benchtop/bots';
import { BotIcon, PersonIcon } from '../icons/icons.ts';
import css from './players.module.css';
import { SeatMark } from './SeatMark.tsx';
import { useTable } from './store.ts';
import { owing, useMatch, useShown } from './use-table.ts';

/** Every player with all public resources: always in sight. */
export function PlayersPanel() {
  const { local, ui } = useMatch();
  const { view, scores } = useShown();
  const acting = owing(view);
  const alone = local.people().length === 1;
  return (
    <ul className={css.players}>
      {local.seats.map(({ name, bot }, seat) => (
        <li key={name} className={`${css.player} ${acting.includes(seat) ? css.acting : ''}`} data-seat={seat}>
          <div className={css.head}>
            <SeatMark seat={seat} />
            <h2 className={css.name}>{name}</h2>
            <span className={css.who}>
              {bot === null ? <PersonIcon size={15} /> : <BotIcon size={15} />}
              {bot === null ? (alone ? 'you' : 'here') : (botOf(bot)?.title ?? 'bot')}
            </span>
            <Points seat={seat} total={scores[seat]?.total ?? 0} />
          </div>
          {acting.includes(seat) && <p className="visually-hidden">To move</p>}
          <ui.Dashboard view={view} seat={seat} name={name} active={acting.includes(seat)} />
        </li>
      ))}
    </ul>
  );
}

/** A player's score; pressed, it shows the sheet it is made of. */
function Points({ seat, total }: { readonly seat: number; readonly total: number }) {
  const { scores } = useShown();
  const items = scores[seat]?.items ?? [];
  return (
    <details className={css.points}>
      <summary
        className="label"
        aria-label={`${total} points, show what they are made of`}
        data-testid={`score-${seat}`}
      >
        {total}
      </summary>
      <ul className={css.sheet}>
        {items.map(({ rule, label, points }) => (
          <li key={label}>
            <button type="button" onClick={() => useTable.setState({ rule, tab: 'rules' })}>
              <span>{label}</span>
              <span className="label">{points}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
