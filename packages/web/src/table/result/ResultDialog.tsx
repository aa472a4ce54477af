import type { Outcome } from '@benchtop/engine/host';
import type { ShownMatch } from '../../match/shown-match.ts';
import { points, winnersWords } from '../../match/status.ts';
import { showResult } from '../../match/table-acts.ts';
import { GameCover } from '../../ui/covers/GameCover.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { TrophyIcon } from '../../ui/icons/icons.ts';
import { SeatName } from '../SeatMark.tsx';
import { useLook, useMatch } from '../use-table.ts';
import { Deeds, Suggestions } from './Next.tsx';
import { Proof } from './Proof.tsx';
import css from './result.module.css';
import { ScoreSheet } from './ScoreSheet.tsx';
import { Story } from './Story.tsx';
import { rich, t, told } from '../../words/words.ts';

const close = (): void => showResult(false);

/** The end as a moment: who won, how it came about, where the points come from, and what to play next. */
export function ResultDialog() {
  const { match } = useMatch();
  const outcome = match.outcome();
  if (outcome === null) return null;
  const winner = outcome.winners[0] ?? outcome.ranking[0]?.[0] ?? 0;
  return (
    <Dialog title={t('The match is over')} onClose={close} wide>
      <div className={css.result} data-testid="result">
        <Moment match={match} outcome={outcome} />
        {match.seats.length > 1 && <Places outcome={outcome} />}
        <Story winner={winner} />
        <ScoreSheet outcome={outcome} />
        <Suggestions />
        <Proof outcome={outcome} />
        <Deeds />
      </div>
    </Dialog>
  );
}

interface MomentProps {
  readonly match: ShownMatch;
  readonly outcome: Outcome;
}

/** The winner before the world of the game. */
function Moment({ match, outcome }: MomentProps) {
  return (
    <header className={css.moment}>
      <div className={css.cover}>
        <GameCover game={match.game.id} />
      </div>
      <div className={css.told}>
        <p className={css.winners}>
          {outcome.winners.length > 0 && (
            <span className={css.trophy}>
              <TrophyIcon size={30} />
            </span>
          )}
          <span>{winnersWords(match)}</span>
        </p>
        <Rank match={match} />
        <p className={css.reason}>{endWords(match, outcome)}</p>
        {match.rewinds > 0 && (
          <p className={css.reason} data-testid="rewinds">
            {match.rewinds === 1
              ? t('One choice of a bot was taken back on the way.')
              : t('{rewinds} choices of bots were taken back on the way.', { rewinds: match.rewinds })}
          </p>
        )}
      </div>
    </header>
  );
}

/** What ended the match: as the game announced it, with names and numbers, else by its reason. */
function endWords(match: ShownMatch, { reason }: Outcome): string {
  const last = match.logEntry(match.length - 1, null)?.events.find(({ type }) => type === 'match-ended');
  const told = last === undefined ? null : match.game.eventWords(last, (seat) => match.name(seat));
  return told ?? match.game.endingWords(reason);
}

/** The rank of a solo match, as the game announced it. */
function Rank({ match }: { readonly match: ShownMatch }) {
  const earned = match.logEntry(match.length - 1, null)?.events.find(({ type }) => type === 'rank-earned')?.['rank'];
  if (typeof earned !== 'string') return null;
  return (
    <p className={css.rank} data-testid="rank">
      {rich('Rank: {rank}', { rank: <strong>{told(earned)}</strong> })}
    </p>
  );
}

/** Everybody by rank, with a bar as long as their points. */
function Places({ outcome: { ranking, scores } }: { readonly outcome: Outcome }) {
  const most = Math.max(1, ...scores.map(({ total }) => total));
  return (
    <ol className={css.places} data-testid="places">
      {ranking.flatMap((seats, i) => {
        const place = 1 + ranking.slice(0, i).flat().length;
        return seats.map((seat) => (
          <Place key={seat} seat={seat} place={place} total={scores[seat]?.total ?? 0} most={most} />
        ));
      })}
    </ol>
  );
}

interface PlaceProps {
  readonly seat: number;
  readonly place: number;
  readonly total: number;
  readonly most: number;
}

function Place({ seat, place, total, most }: PlaceProps) {
  const look = useLook(seat);
  const { match } = useMatch();
  const length = `${(Math.max(0, total) / most) * 100}%`;
  return (
    <li className={css.place}>
      <span className={`${css.no} label`}>{place}</span>
      <SeatName seat={seat} />
      <span className={css.bar} aria-hidden="true">
        <span style={{ width: length, background: look?.colour ?? 'var(--accent-fill)' }} />
      </span>
      <strong className="label">{points(total, match.game.id)}</strong>
    </li>
  );
}
