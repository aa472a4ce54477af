import { cubeFaces, rocketName, rockets } from '@benchtop/games/lineae';
import type { LinView, Mineral } from '@benchtop/games/lineae';
import { Piece, Place } from '../../../table/kit/Piece.tsx';
import { Cube } from './pieces.tsx';
import { useReadable } from './pixels.ts';
import css from './cards.module.css';

type Rocket = NonNullable<LinView['rockets'][number]>;

interface RocketArtProps {
  readonly rocket: Rocket;
  /** Where its cubes lie; left out where it is only a picture. */
  readonly at?: string | undefined;
  /** Spots that a cube could go to now. */
  readonly lit?: readonly number[] | undefined;
}

/** Centres of the spots in the drawing: two by two on the hull, the wild one in the nose. */
const centres = [
  [37.8, 53.5],
  [64.2, 53.5],
  [37.8, 78.7],
  [64.2, 78.7],
  [51, 29.5],
] as const;
const PORT = 24;

/** A rocket with its ports, in a box of 102 x 92. */
export function RocketArt({ rocket, at, lit = [] }: RocketArtProps) {
  const font = useReadable(11.5);
  const { card, spots } = rocket;
  const name = rocketName(card);
  return (
    <>
      <text
        x="51"
        y="11.5"
        fontSize={font}
        className={css.rocketName}
        style={{ fontStretch: name.length > 19 ? '58%' : '70%' }}
      >
        {name}
      </text>
      <path d="M51 15Q81 27 81 45V86H21V45Q21 27 51 15Z" className={css.hull} />
      <path d="M51 17.5Q28 28 25 44" className={css.gleam} />
      <path d="M21 62L9 88H21ZM81 62L93 88H81Z" className={css.fins} />
      <path d="M30 88.5H46M56 88.5H72" className={css.nozzle} />
      {centres.map(([x, y], i) => {
        const cube = spots[i] ?? null;
        const drawn = <Cube cube={cube ?? 'silica'} size={PORT - 3} />;
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <Port mineral={rockets[card].spots[i] ?? null} lit={lit.includes(i)} font={font} />
            {cube !== null &&
              (at === undefined ? (
                drawn
              ) : (
                <Piece kind={`cube ${cube}`} at={at}>
                  {drawn}
                </Piece>
              ))}
          </g>
        );
      })}
      {at !== undefined && (
        <g transform="translate(51 52)">
          <Place of={at}>
            <rect x="-1" y="-1" width="2" height="2" fill="none" />
          </Place>
        </g>
      )}
    </>
  );
}

interface PortProps {
  readonly mineral: Mineral | null;
  readonly lit: boolean;
  readonly font: number;
}

/** A spot by what it takes. */
function Port({ mineral, lit, font }: PortProps) {
  if (mineral === null)
    return (
      <>
        <circle r={PORT * 0.47} className={css.wild} data-lit={lit || undefined} />
        <text y="4" fontSize={font} className={css.portMark}>
          any
        </text>
      </>
    );
  const { mark } = cubeFaces[mineral];
  return (
    <>
      <rect
        x={-PORT / 2}
        y={-PORT / 2}
        width={PORT}
        height={PORT}
        rx="4"
        className={css.port}
        data-lit={lit || undefined}
      />
      <text y="3.6" fontSize={font} className={css.portMark} style={{ fontStretch: mark.length > 3 ? '58%' : '76%' }}>
        {mark}
      </text>
      <rect
        x={-PORT / 2 + 2.5}
        y={PORT / 2 - 5}
        width={PORT - 5}
        height="3"
        rx="1.2"
        fill={cubeFaces[mineral].hex}
        className={css.portBar}
      />
    </>
  );
}
