import { botOf } from '@benchtop/bots';
import { BotIcon, PersonIcon } from '../ui/icons/icons.ts';
import css from './players.module.css';
import { SeatMark } from './SeatMark.tsx';
import type { ShownMatch, ShownSeat } from '../match/shown-match.ts';
import { openRule } from '../match/table-acts.ts';
import { owing, useMatch, useShown } from './use-table.ts';

/** Every player with all public resources: always in sight. */
export function PlayersPanel() {
  const { match, ui } = useMatch();
  const { view, scores } = useShown();
  const acting = owing(view);
  return (
    <ul className={css.players}>
      {match.seats.map(({ name }, seat) => (
        <li
          key={`${seat} ${name}`}
          className={`${css.player} ${acting.includes(seat) ? css.acting : ''}`}
          data-seat={seat}
          data-place={`seat ${seat}`}
        >
          <div className={css.head}>
            <SeatMark seat={seat} />
            <h2 className={css.name} title={name}>
              {name}
            </h2>
            <Who match={match} seat={seat} />
            <Points seat={seat} total={scores[seat]?.total ?? 0} />
          </div>
          {acting.includes(seat) && <p className="visually-hidden">To move</p>}
          <ui.Dashboard view={view} seat={seat} name={name} active={acting.includes(seat)} />
        </li>
      ))}
    </ul>
  );
}

/** Person or bot, and whether they are at the table. */
function Who({ match, seat }: { readonly match: ShownMatch; readonly seat: number }) {
  const { bot, away, here } = nowAt(match, seat);
  const Icon = bot === null ? PersonIcon : BotIcon;
  return (
    <span className={css.who} data-testid={`who-${seat}`}>
      {here !== undefined && bot === null && <span className={here ? css.present : css.absent} aria-hidden="true" />}
      <Icon size={15} />
      <span className={css.whoWords} title={away ? 'A bot plays until they come back' : undefined}>
        {whoWords(match, seat)}
      </span>
    </span>
  );
}

/** Who plays at a seat; when the match is over nobody stands in any more. */
function nowAt({ seats, over }: ShownMatch, seat: number): ShownSeat & { readonly away: boolean } {
  const { name = '', bot = null, away = false, ...rest } = seats[seat] ?? {};
  return over && away ? { ...rest, name, bot: null, away: false } : { ...rest, name, bot, away };
}

function whoWords(match: ShownMatch, seat: number): string {
  const { yours } = match;
  const { bot, away, here } = nowAt(match, seat);
  if (away) return yours.includes(seat) ? 'you, a bot plays' : 'away, a bot plays';
  if (bot !== null) return botOf(bot)?.title ?? 'bot';
  if (yours.includes(seat)) return yours.length === 1 ? 'you' : 'here';
  if (here === undefined) return 'player';
  return here ? 'here' : 'not here';
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
            <button type="button" onClick={() => openRule(rule)}>
              <span>{label}</span>
              <span className="label">{points}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
