import type { MatchRecord, Outcome } from '@benchtop/engine/host';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import controls from '../ui/controls.module.css';
import { Dialog } from '../ui/Dialog.tsx';
import { CheckIcon, DownloadIcon, PlayIcon, ReplayIcon, TrophyIcon } from '../ui/icons/icons.ts';
import { downloadRecord, wordsOf } from '../match/record-file.ts';
import css from './result.module.css';
import { SeatName } from './SeatMark.tsx';
import type { ShownMatch } from '../match/shown-match.ts';
import { winnersWords } from '../match/status.ts';
import { openRule, showResult } from '../match/table-acts.ts';
import { useDirector, useMatch, useSlots } from './use-table.ts';
import { VerdictLines } from './VerdictLines.tsx';
import { failure, verdictOn } from '../match/verify.ts';
import type { Verdict } from '../match/verify.ts';

const close = (): void => showResult(false);

/** The end: who won and why, every score line with its rule, and what can be done next. */
export function ResultDialog() {
  const { match } = useMatch();
  const outcome = match.outcome();
  if (outcome === null) return null;
  return (
    <Dialog title="The match is over" onClose={close} wide>
      <div className={css.result} data-testid="result">
        <p className={css.winners}>
          {outcome.winners.length > 0 && <TrophyIcon size={28} />} {winnersWords(match)}
        </p>
        <Rank match={match} />
        <p className={css.reason}>{match.game.endingWords(outcome.reason)}</p>
        {match.rewinds > 0 && (
          <p className={css.reason} data-testid="rewinds">
            {match.rewinds === 1
              ? 'One choice of a bot was taken back on the way.'
              : `${match.rewinds} choices of bots were taken back on the way.`}
          </p>
        )}
        <ScoreSheet outcome={outcome} />
        <Next />
      </div>
    </Dialog>
  );
}

/** The rank of a solo match, as the game announced it. */
function Rank({ match }: { readonly match: ShownMatch }) {
  const earned = match.logEntry(match.length - 1, null)?.events.find(({ type }) => type === 'rank-earned')?.['rank'];
  if (typeof earned !== 'string') return null;
  return (
    <p className={css.rank} data-testid="rank">
      Rank: <strong>{earned}</strong>
    </p>
  );
}

function ScoreSheet({ outcome }: { readonly outcome: Outcome }) {
  const { scores, ranking } = outcome;
  const order = ranking.flat();
  const lines = scores[0]?.items ?? [];
  return (
    <div className={css.scroll}>
      <table className={css.sheet}>
        <thead>
          <tr>
            <th scope="col">Points for</th>
            {order.map((seat) => (
              <th key={seat} scope="col">
                <SeatName seat={seat} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ rule, label }, i) => (
            <tr key={label}>
              <th scope="row">
                <button type="button" onClick={() => openRule(rule)}>
                  {label} <span className="label">{rule}</span>
                </button>
              </th>
              {order.map((seat) => (
                <td key={seat} className="label">
                  {scores[seat]?.items[i]?.points ?? 0}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {order.map((seat) => (
              <td key={seat} className="label">
                {scores[seat]?.total ?? 0}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Next() {
  const { match } = useMatch();
  const { next } = useSlots();
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  return (
    <>
      {next}
      <Deeds onVerdict={setVerdict} />
      <output data-testid="verified">{verdict !== null && <VerdictLines verdict={verdict} />}</output>
      <p className={css.seal}>
        The draws were sealed before the first choice: <span className="label">{match.commitment}</span>
      </p>
    </>
  );
}

/** What can be done with a match that is over. */
function Deeds({ onVerdict }: { readonly onVerdict: (verdict: Verdict) => void }) {
  const { match } = useMatch();
  const { rematch, record, replay } = useDirector().actions;
  const [, go] = useLocation();
  const attempt = (work: Promise<void>): void => {
    work.catch((error: unknown) => onVerdict(failure(wordsOf(error))));
  };
  return (
    <div className={css.actions}>
      {rematch !== null && (
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => attempt(rematch().then((address) => go(address)))}
        >
          <ReplayIcon /> {match.seats.length === 1 ? 'Play again' : 'Rematch, seats rotated'}
        </button>
      )}
      {replay !== null && (
        <Link href={replay()} className={controls.button}>
          <PlayIcon /> Replay
        </Link>
      )}
      {record !== null && (
        <>
          <Deed onDo={() => attempt(record().then((file) => downloadRecord(match.id, file)))}>
            <DownloadIcon /> Download the record
          </Deed>
          <Deed onDo={() => attempt(verified(match, record).then(onVerdict))}>
            <CheckIcon /> Verify
          </Deed>
        </>
      )}
      <Link href="/" className={controls.button}>
        Front page
      </Link>
    </div>
  );
}

function Deed({ onDo, children }: { readonly onDo: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={controls.button} onClick={onDo}>
      {children}
    </button>
  );
}

async function verified(match: ShownMatch, record: () => Promise<MatchRecord>): Promise<Verdict> {
  return verdictOn(match.game, await record(), match.commitment);
}
