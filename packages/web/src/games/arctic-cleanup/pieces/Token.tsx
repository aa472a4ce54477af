import { useContext } from 'react';
import { tokens, type Colour } from './data.ts';
import { Piece, type PieceState, type Placed } from './Piece.tsx';
import css from './piece.module.css';
import { readable, Scale } from './scale.ts';
import { tokenShapes } from './token-shapes.ts';

export interface TokenProps extends PieceState, Placed {
  readonly colour: Colour;
  /** Width in the units of the drawing around it, 16 to 48. */
  readonly size?: number;
  /** A pile of equal tokens: drawn as a stack, with its number from two up. */
  readonly count?: number;
}

const UNITS = 40;

/** A painted plywood token, centred on (x, y). From 25 pixels on it spells its polymer, below that one letter of it, or none. */
export function Token({ colour, size = 34, count = 1, x, y, ...state }: TokenProps) {
  const { path } = tokenShapes[colour];
  const scale = size / UNITS;
  const pixels = size * useContext(Scale);
  return (
    <Piece x={x} y={y} scale={scale} outline={path} ring={Math.max(3.4, 3.6 / scale)} {...state}>
      <g strokeLinejoin="round">
        {count > 1 && <Slab colour={colour} path={path} y={4.4} />}
        <Slab colour={colour} path={path} y={0} />
      </g>
      <path d={path} transform="translate(0 -2)" fill="url(#arc-sheen)" />
      {tokens[colour].special && (
        <path
          d={path}
          transform="translate(0 -2) scale(0.9)"
          fill="none"
          stroke={`var(--on-token-${colour})`}
          strokeOpacity="0.7"
          strokeWidth="1.2"
        />
      )}
      <Glyph colour={colour} pixels={pixels} />
      {count > 1 && <Count n={count} size={readable(13, pixels / UNITS)} />}
    </Piece>
  );
}

interface SlabProps {
  readonly colour: Colour;
  readonly path: string;
  readonly y: number;
}

/** Plywood edge below, painted face above. */
function Slab({ colour, path, y }: SlabProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <path d={path} transform="translate(0 3)" fill="var(--wood-ply)" stroke="var(--wood-dark)" strokeWidth="2.4" />
      <path d={path} transform="translate(0 1.6)" fill="var(--wood)" stroke="var(--wood)" strokeWidth="1.2" />
      <path
        d={path}
        transform="translate(0 -2)"
        fill={`var(--token-${colour})`}
        stroke="var(--wood)"
        strokeWidth="1.6"
      />
    </g>
  );
}

/** Larger letters than this would not fit. */
const ROOM = { full: 22, letter: 40, count: 36 } as const;

function Glyph({ colour, pixels }: { readonly colour: Colour; readonly pixels: number }) {
  const special = tokens[colour].special;
  const full = pixels >= 25;
  const numeral = pixels >= 40;
  const text = full ? tokens[colour].polymer : tokenShapes[colour].letter;
  const wish = special ? 14 : text === 'PMMA' ? 13 : text.length === 4 ? 15 : full ? 16.5 : 22;
  const size = readable(wish, pixels / UNITS);
  if (size > (full ? ROOM.full : ROOM.letter)) return null;
  const large = !full && size > 27;
  const y = special && !large ? (numeral ? -6 : -4) : -2;
  const ink = `var(--on-token-${colour})`;
  // Four letters are set closer where they must be larger than there is room for.
  const squeezed =
    text.length === 4 && size > wish ? { textLength: 31, lengthAdjust: 'spacingAndGlyphs' as const } : {};
  return (
    <>
      <text className={`${css.text} ${css.narrow}`} y={y} dy="0.355em" fontSize={size} fill={ink} {...squeezed}>
        {text}
      </text>
      {special && !large && (numeral ? <Three ink={ink} /> : <Pips ink={ink} />)}
    </>
  );
}

const Three = ({ ink }: { readonly ink: string }) => (
  <text className={`${css.text} ${css.small}`} y="5.2" dy="0.355em" fontSize="11" fill={ink}>
    3
  </text>
);

/** Too small for a numeral: three dots say three points. */
const Pips = ({ ink }: { readonly ink: string }) => (
  <g fill={ink}>
    <circle cx="-5" cy="7" r="1.7" />
    <circle cx="0" cy="7" r="1.7" />
    <circle cx="5" cy="7" r="1.7" />
  </g>
);

const Count = ({ n, size }: { readonly n: number; readonly size: number }) =>
  size <= ROOM.count && (
    <g transform="translate(15 -14)">
      <circle r={size * 0.69} fill="var(--raised)" stroke="var(--ink)" strokeWidth="1.4" />
      <text className={css.text} dy="0.355em" fontSize={size} fill="var(--ink)">
        {n}
      </text>
    </g>
  );
