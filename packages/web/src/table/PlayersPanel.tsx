import { profileOf } from '@benchtop/bots/turns';
import type { Score } from '@benchtop/engine/host';
import { BotIcon, CheckIcon, PersonIcon } from '../ui/icons/icons.ts';
import { useActing } from './chosen.ts';
import css from './players.module.css';
import { SeatMark } from './SeatMark.tsx';
import type { ShownMatch, ShownSeat } from '../match/shown-match.ts';
import { useTable } from '../match/store.ts';
import { lookAtSeat, openRule } from '../match/table-acts.ts';
import { useMatch, useShown } from './use-table.ts';
import { t, told } from '../words/words.ts';

/** So few players leave room for what their scores are made of. */
const FEW = 2;

/** Every player with all public resources: always in sight. */
export function PlayersPanel({ compact = false }: { readonly compact?: boolean }) {
  const { match, ui } = useMatch();
  const { view, scores } = useShown();
  const { acting, chosen } = useActing();
  const shown = useTable(({ looking, viewer }) => looking ?? viewer);
  const roomy = !compact && match.seats.length <= FEW;
  return (
    <ul className={`${css.players} ${compact ? css.compact : ''}`}>
      {match.seats.map(({ name }, seat) => (
        <li
          key={`${seat} ${name}`}
          className={`${css.player} ${acting.includes(seat) ? css.acting : ''}`}
          data-seat={seat}
          data-place={`seat ${seat}`}
        >
          <div className={css.head}>
            <SeatMark seat={seat} />
            <h2 className={css.name}>
              <button
                type="button"
                aria-pressed={shown === seat}
                title={t('Show the board of {name} (Shift+{seat})', { name, seat: seat + 1 })}
                onClick={() => lookAtSeat(seat)}
              >
                {name}
              </button>
            </h2>
            {chosen.includes(seat) ? (
              <span className={css.chosen}>
                <CheckIcon size={14} />
                <span className={css.chosenWords}>{t('has chosen')}</span>
              </span>
            ) : (
              <Who match={match} seat={seat} />
            )}
            <Points seat={seat} total={scores[seat]?.total ?? 0} />
          </div>
          {acting.includes(seat) && <p className="visually-hidden">{t('To move')}</p>}
          <ui.Dashboard view={view} seat={seat} name={name} active={acting.includes(seat)} compact={compact} />
          {roomy && <Lines score={scores[seat]} />}
        </li>
      ))}
    </ul>
  );
}

/** What the score is made of, where the column has room for it. */
function Lines({ score }: { readonly score: Score | undefined }) {
  const made = score?.items.filter(({ points }) => points !== 0) ?? [];
  if (made.length === 0) return null;
  return (
    <ul className={css.lines}>
      {made.map(({ label, points }) => (
        <li key={label}>
          {label} <span className="label">{points}</span>
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
    <span
      className={css.who}
      data-testid={`who-${seat}`}
      title={away ? t('A bot plays until they come back') : undefined}
    >
      {here !== undefined && bot === null && <span className={here ? css.present : css.absent} aria-hidden="true" />}
      <Icon size={15} />
      <span>{whoWords(match, seat)}</span>
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
  if (away) return yours.includes(seat) ? t('you, a bot plays') : t('away, a bot plays');
  if (bot !== null) return told(profileOf(bot)?.title ?? t('bot'));
  if (yours.includes(seat)) return yours.length === 1 ? t('you') : t('here');
  if (here === undefined) return t('player');
  return here ? t('here') : t('not here');
}

/** A player's score; pressed, it shows the sheet it is made of. */
function Points({ seat, total }: { readonly seat: number; readonly total: number }) {
  const { scores } = useShown();
  const items = scores[seat]?.items ?? [];
  return (
    <details className={css.points}>
      <summary
        className="label"
        aria-label={t('{total} points, show what they are made of', { total })}
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
