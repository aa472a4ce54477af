import type { Outcome } from '@benchtop/engine';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import controls from '../app/controls.module.css';
import { Dialog } from '../app/Dialog.tsx';
import { CheckIcon, DownloadIcon, ReplayIcon, TrophyIcon } from '../icons/icons.ts';
import type { LocalMatch } from '../local/local-match.ts';
import { downloadRecord, rematch, verifyWords } from './actions.ts';
import css from './result.module.css';
import { SeatName } from './SeatMark.tsx';
import { winnersWords } from './status.ts';
import { useTable } from './store.ts';
import { useMatch } from './use-table.ts';

const close = (): void => useTable.setState({ resultShown: false });

/** The end: who won and why, every score line with its rule, and what can be done next. */
export function ResultDialog() {
  const { local } = useMatch();
  const outcome = local.match.outcome();
  if (outcome === null) return null;
  return (
    <Dialog title="The match is over" onClose={close} wide>
      <div className={css.result} data-testid="result">
        <p className={css.winners}>
          <TrophyIcon size={28} /> {winnersWords(local, outcome.winners)}
        </p>
        <Rank local={local} />
        <p className={css.reason}>{local.game.words.ending(outcome.reason)}</p>
        <ScoreSheet outcome={outcome} />
        <Next local={local} />
      </div>
    </Dialog>
  );
}

/** The rank of a solo match, as the game announced it. */
function Rank({ local }: { readonly local: LocalMatch }) {
  const earned = local.moments.at(-1)?.events.find(({ type }) => type === 'rank-earned')?.['rank'];
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
                <button type="button" onClick={() => useTable.setState({ resultShown: false, rule, tab: 'rules' })}>
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

function Next({ local }: { readonly local: LocalMatch }) {
  const [, go] = useLocation();
  const [verified, setVerified] = useState<string | null>(null);
  return (
    <>
      <div className={css.actions}>
        <button
          type="button"
          className={`${controls.button} ${controls.primary}`}
          onClick={() => go(`/table/${rematch(local)}`)}
        >
          <ReplayIcon /> {local.seats.length === 1 ? 'Play again' : 'Rematch, seats rotated'}
        </button>
        <button type="button" className={controls.button} onClick={() => downloadRecord(local)}>
          <DownloadIcon /> Download the record
        </button>
        <button type="button" className={controls.button} onClick={() => setVerified(verifyWords(local))}>
          <CheckIcon /> Verify
        </button>
        <Link href="/" className={controls.button}>
          Front page
        </Link>
      </div>
      <output className={css.verified} data-testid="verified">
        {verified}
      </output>
      <p className={css.seal}>
        The draws were sealed before the first choice: <span className="label">{local.match.commitment}</span>
      </p>
    </>
  );
}
