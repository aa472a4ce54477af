import { useEffect, useMemo, useState } from 'react';
import { aheadSince, leadChanges, standingsOf, statisticsOf, turningPoints } from '../../match/chronicle.ts';
import type { SeatStatistics, Standing, Swing } from '../../match/chronicle.ts';
import type { ShownMatch } from '../../match/shown-match.ts';
import { points as pointWords } from '../../match/status.ts';
import { showResult } from '../../match/table-acts.ts';
import { wholeOf } from '../../match/whole-match.ts';
import { SeatName } from '../SeatMark.tsx';
import { useDirector, useMatch } from '../use-table.ts';
import css from './result.module.css';
import { ScoreChart } from './ScoreChart.tsx';
import { t } from '../../words/words.ts';

/** All positions of the match; null while they are fetched, or where they cannot be had. */
function useWhole(): ShownMatch | null {
  const { match } = useMatch();
  const { record } = useDirector().actions;
  const [whole, setWhole] = useState<ShownMatch | null>(null);
  useEffect(() => {
    let left = false;
    wholeOf(match, record).then(
      (found) => {
        if (!left) setWhole(found);
      },
      // The result itself is known; only how it came about is not told.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [match, record]);
  return whole;
}

/** How it came about: the points over time, the turns that mattered, and what everybody did. `winner`: whose story it is. */
export function Story({ winner }: { readonly winner: number }) {
  const { ui } = useMatch();
  const whole = useWhole();
  const standings = useMemo(() => (whole === null ? [] : standingsOf(whole, ui)), [whole, ui]);
  const turns = useMemo(() => turningPoints(standings, winner), [standings, winner]);
  if (whole === null || standings.length < 2) return null;
  return (
    <>
      <section className={css.part} aria-labelledby="over-time" data-testid="over-time">
        <h3 id="over-time">{t('Points over time')}</h3>
        <ScoreChart standings={standings} points={turns} winner={winner} />
      </section>
      {turns.length > 0 && <TurningPoints swings={turns} winner={winner} />}
      <Statistics standings={standings} statistics={statisticsOf(whole, standings)} winner={winner} />
    </>
  );
}

interface TurningPointsProps {
  readonly swings: readonly Swing[];
  readonly winner: number;
}

function TurningPoints({ swings, winner }: TurningPointsProps) {
  const director = useDirector();
  const { match } = useMatch();
  const show = (position: number): void => {
    showResult(false);
    director.lookAt(position);
  };
  return (
    <section className={css.part} aria-labelledby="turning" data-testid="turning">
      <h3 id="turning">{match.seats.length === 1 ? t('The best turns') : t('Turning points')}</h3>
      <ol className={css.swings}>
        {swings.map(({ turn, gains, before, after }, i) => (
          <li key={turn.position}>
            <button type="button" onClick={() => show(turn.position)} title={t('Show the table after it')}>
              <span className={`${css.no} label`} aria-hidden="true">
                {i + 1}
              </span>
              <span className={css.swing}>
                <span>
                  <strong>{turn.heading}</strong> {turn.seat !== null && <SeatName seat={turn.seat} />}
                </span>
                <span className={css.gains}>
                  {gains.map((gain, seat) =>
                    gain === 0 ? null : (
                      <span key={seat}>
                        <SeatName seat={seat} /> <span className="label">{signed(gain)}</span>
                      </span>
                    ),
                  )}
                </span>
              </span>
              {match.seats.length > 1 && (
                <span className={css.lead}>{leadWords(match.name(winner), before, after)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : `−${-n}`;
}

/** "Red from 3 behind to 4 ahead" */
function leadWords(name: string, before: number, after: number): string {
  const side = (lead: number): string =>
    lead === 0 ? t('level') : lead > 0 ? t('{lead} ahead', { lead }) : t('{lead} behind', { lead: -lead });
  return t('{name} from {before} to {after}', { name, before: side(before), after: side(after) });
}

interface StatisticsProps {
  readonly standings: readonly Standing[];
  readonly statistics: readonly SeatStatistics[];
  readonly winner: number;
}

function Statistics({ standings, statistics, winner }: StatisticsProps) {
  const { match } = useMatch();
  const since = aheadSince(standings, winner);
  const changes = leadChanges(standings);
  const many = match.seats.length > 1;
  const back = statistics.some(({ takenBack }) => takenBack > 0);
  return (
    <section className={css.part} aria-labelledby="numbers">
      <h3 id="numbers">{t('In numbers')}</h3>
      {many && (
        <p className={css.reason}>
          {changes === 0 ? t('The lead never changed hands.') : timesWords(changes)}
          {since !== null &&
            ` ${t('{name} was never behind after {heading}.', { name: match.name(winner), heading: since.heading })}`}
        </p>
      )}
      <div className={css.scroll}>
        <table className={css.sheet}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('Player')}</span>
              </th>
              <th scope="col">{t('Choices')}</th>
              {back && <th scope="col">{t('Taken back')}</th>}
              <th scope="col">{t('Best turn')}</th>
              {many && <th scope="col">{t('Turns in front')}</th>}
            </tr>
          </thead>
          <tbody>
            {statistics.map(({ choices, takenBack, best, led }, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatName seat={seat} />
                </th>
                <td className="label">{choices}</td>
                {back && <td className="label">{takenBack}</td>}
                <td
                  className="label"
                  title={best === null ? undefined : `${best.heading}: ${pointWords(best.gain, match.game.id)}`}
                >
                  {best === null ? '–' : `${signed(best.gain)} (${best.heading})`}
                </td>
                {many && <td className="label">{led}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function timesWords(n: number): string {
  if (n === 1) return t('The lead changed hands once.');
  return n === 2 ? t('The lead changed hands twice.') : t('The lead changed hands {n} times.', { n });
}
