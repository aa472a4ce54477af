import {
  CAPACITY,
  modeOf,
  plural,
  points,
  rovers as roverData,
  samples,
  sampleTypes,
  target,
} from '@benchtop/games/algoracing';
import type { algoracing, AlgoracingView, Colour, SampleType } from '@benchtop/games/algoracing';
import type { DashboardPropsOf } from '../../table/contract.ts';
import { picture } from '../../table/kit/naming.ts';
import { Count, Drawing } from '../../table/kit/Piece.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { CapsuleMark, SampleMark, Sign } from './signs.tsx';
import css from './dashboard.module.css';

type Seen = AlgoracingView['rovers'][number];

/** One player's public things at a glance: the race to the target, what is aboard, what was delivered, the labs. */
export function Dashboard({ view, seat, name }: DashboardPropsOf<typeof algoracing>) {
  const rover = view.rovers[seat];
  if (rover === undefined) return null;
  const mode = modeOf(view);
  return (
    <Drawing viewBox="0 0 216 78" className={css.dashboard} {...picture(inWords(view, rover, name))}>
      <Tip
        title={rover.colour === null ? 'No rover yet' : `${roverData[rover.colour].name} rover`}
        text={`Driven by ${name}.`}
      >
        {rover.colour === null ? (
          <circle cx="15" cy="15" r="12" className={css.hollow} />
        ) : (
          <Sign colour={rover.colour} x={15} y={15} r={14} />
        )}
      </Tip>
      <Tip
        title={`${points(rover.delivered)} of ${target[mode]} points`}
        text={`Whoever first has ${target[mode]} wins at once. The first sample of a type brings 2 points, every further one 1.`}
      >
        <Track colour={rover.colour} score={points(rover.delivered)} goal={target[mode]} />
      </Tip>
      <Cargo load={rover.load.length} lift={rover.lift} />
      <Labs colour={mode === 'full' ? rover.colour : null} />
      <Rack delivered={rover.delivered} />
      <Cards value={rover.hand.count} />
    </Drawing>
  );
}

function inWords(view: AlgoracingView, rover: Seen, name: string): string {
  const mode = modeOf(view);
  const colour = rover.colour === null ? 'no rover yet' : `${roverData[rover.colour].name.toLowerCase()} rover`;
  const delivered = sampleTypes.map((type) => `${countOf(rover.delivered, type)} ${samples[type].name}`);
  const labs =
    mode === 'full' && rover.colour !== null
      ? `labs: the ${roverData[rover.colour].labs.join(' and the ')} base`
      : 'every base is a lab';
  return [
    `${name}: ${colour}`,
    `${points(rover.delivered)} of ${target[mode]} points`,
    `${rover.load.length} aboard`,
    `delivered ${delivered.join(', ')}`,
    labs,
    plural(rover.hand.count, 'card'),
  ].join('; ');
}

const countOf = (delivered: readonly SampleType[], type: SampleType): number =>
  delivered.filter((one) => one === type).length;

interface TrackProps {
  readonly colour: Colour | null;
  readonly score: number;
  readonly goal: number;
}

/** A notch for every point; the flag at the end wins. */
function Track({ colour, score, goal }: TrackProps) {
  const pitch = 128 / goal;
  return (
    <g transform="translate(36 4)">
      <rect width="180" height="16" fill="transparent" />
      {Array.from({ length: goal }, (_, i) => (
        <rect
          key={i}
          x={i * pitch}
          y="1"
          width={pitch - 2.4}
          height="13"
          rx="2"
          fill={i < score ? `var(--rover-${colour ?? 'orange'})` : 'var(--sunken)'}
          stroke={i < score ? 'var(--rover-edge)' : 'var(--line-strong)'}
          strokeWidth="0.9"
        />
      ))}
      <path d="M130 16V0H139L136.4 3.6 139 7.2H130" className={css.flag} />
      <text x="180" y="12.4" className={css.figure} textAnchor="end">
        {`${score}/${goal}`}
      </text>
    </g>
  );
}

/** Three bays; what lies in them nobody knows. */
function Cargo({ load, lift }: { readonly load: number; readonly lift: boolean }) {
  return (
    <Tip
      title={`${load} of ${CAPACITY} samples aboard`}
      text={lift ? 'It waits for an elevator that is busy.' : undefined}
    >
      <g transform="translate(47 34)">
        <rect x="-12" y="-11" width="70" height="22" fill="transparent" />
        {Array.from({ length: CAPACITY }, (_, i) =>
          i < load ? (
            <CapsuleMark key={i} x={i * 23} r={9.5} />
          ) : (
            <circle key={i} cx={i * 23} r="8.5" className={css.hollow} />
          ),
        )}
        {lift && <path d="M62-1L68-8 74-1M62 6L68-1 74 6" className={css.lift} />}
      </g>
    </Tip>
  );
}

/** Where this rover delivers in the full game. */
function Labs({ colour }: { readonly colour: Colour | null }) {
  if (colour === null) return null;
  return (
    <Tip title="Labs" text={`This rover delivers at the ${roverData[colour].labs.join(' base and the ')} base.`}>
      <g transform="translate(132 34)">
        <rect y="-11" width="68" height="22" fill="transparent" />
        <path d="M0 7V-1C0-9 16-9 16-1V7Z" className={css.dome} />
        {roverData[colour].labs.map((lab, i) => (
          <Sign key={lab} colour={lab} x={31 + i * 25} r={10} />
        ))}
      </g>
    </Tip>
  );
}

/** A socket for each kind of life: the first one counts two, each further one counts one. */
function Rack({ delivered }: { readonly delivered: readonly SampleType[] }) {
  return (
    <g transform="translate(14 62)">
      {sampleTypes.map((type, i) => {
        const held = countOf(delivered, type);
        return (
          <Tip
            key={type}
            title={`${samples[type].name}: ${held} delivered`}
            text={held === 0 ? 'The first one counts 2 points.' : 'Each further one counts 1 point.'}
          >
            <g transform={`translate(${i * 42} 0)`}>
              <rect x="-13" y="-13" width="40" height="26" fill="transparent" />
              <SampleMark type={type} r={11.5} empty={held === 0} />
              <text x="15" y="5" className={css.figure}>
                {held > 0 ? `×${held}` : ''}
              </text>
            </g>
          </Tip>
        );
      })}
    </g>
  );
}

function Cards({ value }: { readonly value: number }) {
  return (
    <Tip title={`${value} ${value === 1 ? 'card' : 'cards'} in hand`}>
      <g transform="translate(182 52)">
        <rect y="-2" width="34" height="22" fill="transparent" />
        <rect x="4" y="-1" width="13" height="18" rx="2" className={css.cardBack} />
        <rect x="0" y="1" width="13" height="18" rx="2" className={css.cardBack} />
        <text x="33" y="15" className={css.figure} textAnchor="end">
          <Count value={value} />
        </text>
      </g>
    </Tip>
  );
}
