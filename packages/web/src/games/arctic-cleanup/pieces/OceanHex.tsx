import { hexPath } from '../geometry.ts';
import css from './hex.module.css';
import type { Placed } from './Piece.tsx';

/** `dock` may be combined with the others: it is a place, they are moments. */
export type HexState = 'plain' | 'reachable' | 'selected' | 'hover';

export interface OceanHexProps extends Placed {
  readonly state?: HexState;
  readonly dock?: boolean;
  /** Any whole number, for instance the index of the hex: makes the waves differ. */
  readonly seed?: number;
}

const TILE = hexPath(2.4, 7);
const RIM = hexPath(7, 6);
const INNER = hexPath(11.5, 5);

/** A sea tile of size 72, centred on (x, y). */
export function OceanHex({ x = 0, y = 0, state = 'plain', dock = false, seed = 0 }: OceanHexProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={state === 'reachable' ? css.choosable : undefined}>
      <path d={TILE} transform="translate(0 4)" fill="var(--sea-edge)" />
      <path d={TILE} fill="url(#arc-sea)" />
      <path d={TILE} fill="none" stroke="var(--sea-light)" strokeOpacity="0.7" strokeWidth="1.4" />
      <Waves seed={seed} />
      {dock && <DockMarks />}
      {state === 'hover' && <path d={TILE} fill="var(--reach)" opacity="0.22" />}
      {state === 'reachable' && <Ring light="var(--choice-glow)" dark="var(--choice-key)" />}
      {state === 'selected' && <Ring light="var(--chosen)" dark="var(--choice)" />}
    </g>
  );
}

/** Bollards around the tile, with a dark foot so that they show on bright water. */
const DockMarks = () => (
  <g strokeDasharray="0.1 10" strokeLinecap="round">
    <path d={INNER} className={css.mark} stroke="var(--sea-edge)" strokeWidth="6.4" />
    <path d={INNER} className={css.mark} stroke="var(--dock)" strokeWidth="4" />
  </g>
);

const Ring = ({ light, dark }: { readonly light: string; readonly dark: string }) => (
  <>
    <path d={TILE} fill="var(--reach)" opacity="0.24" />
    <path d={RIM} className={css.mark} stroke={dark} strokeWidth="7.5" />
    <path d={RIM} className={css.mark} stroke={light} strokeWidth="4.5" />
  </>
);

const CRESTS = [
  [-26, -24],
  [10, -42],
  [32, -14],
  [-6, -2],
  [-34, 16],
  [24, 24],
  [-4, 44],
] as const;

/** Seven short crests, shifted by the seed so that no two neighbours look printed from one block. */
function Waves({ seed }: { readonly seed: number }) {
  return (
    <g className={css.wave}>
      {CRESTS.map(([cx, cy], i) => {
        const wobble = ((seed * 37 + i * 53) % 15) - 7;
        const length = 5 + ((seed * 11 + i * 7) % 4);
        return (
          <path
            key={cx}
            d={`M${cx + wobble - length * 2} ${cy + wobble / 3}q${length}-5 ${length * 2} 0t${length * 2} 0`}
          />
        );
      })}
    </g>
  );
}
