import type { Standing, Swing } from '../../match/chronicle.ts';
import { picture } from '../kit/naming.ts';
import { useLook, useMatch, useMedia } from '../use-table.ts';
import css from './chart.module.css';
import { t } from '../../words/words.ts';

/** Drawn as large as it is shown: what is written in it stays readable on a phone. */
const HEIGHT = 230;
const LEFT = 34;
const RIGHT = 40;
const TOP = 12;
const BOTTOM = 26;

/** Never by colour alone. */
const DASHES = ['', '9 5', '2 5', '12 4 2 4', '5 3'];

interface Scale {
  readonly width: number;
  readonly x: (turn: number) => number;
  readonly y: (points: number) => number;
  readonly ticks: readonly number[];
}

/** Round steps of points, about four of them. */
function ticksTo(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? 10 * power;
  const from = Math.floor(least / step) * step;
  const count = Math.ceil((most - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => from + i * step);
}

function scaleOf(standings: readonly Standing[], width: number): Scale {
  const all = standings.flatMap(({ totals }) => totals);
  const ticks = ticksTo(Math.min(0, ...all), Math.max(1, ...all));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const last = Math.max(1, standings.length - 1);
  return {
    width,
    ticks,
    x: (turn) => LEFT + (turn / last) * (width - LEFT - RIGHT),
    y: (points) => HEIGHT - BOTTOM - ((points - low) / (high - low)) * (HEIGHT - TOP - BOTTOM),
  };
}

export interface ScoreChartProps {
  readonly standings: readonly Standing[];
  readonly points: readonly Swing[];
  /** Whose turning points are marked. */
  readonly winner: number;
}

/** How many points everybody had after each turn, as lines. */
export function ScoreChart({ standings, points, winner }: ScoreChartProps) {
  const { match } = useMatch();
  const narrow = useMedia('(max-width: 599px)');
  const scale = scaleOf(standings, narrow ? 330 : 700);
  const { width } = scale;
  const first = standings[0]?.totals ?? [];
  const last = standings.at(-1)?.totals ?? [];
  const words = match.seats.map(({ name }, seat) =>
    t('{name} from {before} to {after}', { name, before: first[seat] ?? 0, after: last[seat] ?? 0 }),
  );
  const low = scale.ticks[0] ?? 0;
  return (
    <svg
      className={css.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      {...picture(t('Points over {n} turns: {words}.', { n: standings.length - 1, words: words.join(', ') }))}
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <path className={tick === low ? css.base : css.grid} d={`M${LEFT} ${scale.y(tick)}H${width - RIGHT}`} />
          <text className={css.tick} x={LEFT - 8} y={scale.y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text className={css.tick} x={LEFT} y={HEIGHT - 6}>
        {t('Start|of a match')}
      </text>
      <text className={css.tick} x={width - RIGHT} y={HEIGHT - 6} textAnchor="end">
        {standings.at(-1)?.heading}
      </text>
      {match.seats.map(({ name }, seat) => (
        <SeatLine key={`${seat} ${name}`} seat={seat} standings={standings} scale={scale} />
      ))}
      <EndMarks standings={standings} scale={scale} />
      {points.map(({ turn }, i) => {
        const at = standings.indexOf(turn);
        return (
          <g key={turn.position} transform={`translate(${scale.x(at)} ${scale.y(turn.totals[winner] ?? 0)})`}>
            <circle className={css.point} r={10} />
            <text className={css.number} textAnchor="middle" y={4}>
              {i + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface LineProps {
  readonly seat: number;
  readonly standings: readonly Standing[];
  readonly scale: Scale;
}

function SeatLine({ seat, standings, scale }: LineProps) {
  const look = useLook(seat);
  const line = standings.map(({ totals }, turn) => `${scale.x(turn)} ${scale.y(totals[seat] ?? 0)}`).join('L');
  return (
    <g className={css.line} strokeDasharray={DASHES[seat % DASHES.length]}>
      <path className={css.edge} d={`M${line}`} />
      <path d={`M${line}`} style={{ stroke: look?.colour ?? 'var(--accent-fill)' }} />
    </g>
  );
}

const APART = 20;

/** The glyph of each seat at the end of its line; those that would lie on each other stand below each other. */
function EndMarks({ standings, scale }: Omit<LineProps, 'seat'>) {
  const totals = standings.at(-1)?.totals ?? [];
  const order = totals.map((total, seat) => ({ seat, y: scale.y(total) })).sort((a, b) => a.y - b.y);
  let lowest = -Infinity;
  return order.map(({ seat, y }, i) => {
    lowest = Math.max(y, lowest + APART);
    // Level at the bottom they go upwards, or the last ones would be cut off.
    const room = HEIGHT - APART / 2 - (order.length - 1 - i) * APART;
    return <EndMark key={seat} seat={seat} x={scale.width - RIGHT + 18} y={Math.min(lowest, room)} />;
  });
}

function EndMark({ seat, x, y }: { readonly seat: number; readonly x: number; readonly y: number }) {
  const look = useLook(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className={css.mark} r={9} style={{ fill: look?.colour ?? 'var(--accent-fill)' }} />
      <text className={css.glyph} textAnchor="middle" y={4} style={{ fill: look?.ink ?? '#ffffff' }}>
        {look?.glyph}
      </text>
    </g>
  );
}
