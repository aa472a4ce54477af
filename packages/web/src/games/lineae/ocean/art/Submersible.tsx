import { cubeFaces, HOLD, subs } from '@benchtop/games/lineae';
import type { Cube, SubId } from '@benchtop/games/lineae';
import { Piece } from '../../../../table/kit/Piece.tsx';
import css from './submersible.module.css';

/** What makes each of them known from afar, besides its letter: behind the hull, and before it. */
const GEAR: Record<SubId, { readonly behind: string; readonly before: string }> = {
  // A periscope that looks ahead.
  'sub-a': { behind: 'M1 -10V-16.5H-4.5', before: '' },
  // Two fins.
  'sub-b': { behind: 'M3 -10L8 -16H12L10 -9ZM3 10L8 15H12L10 9Z', before: '' },
  // Arms with claws.
  'sub-c': { behind: 'M-11 8L-17 12.5M-17 12.5L-20 10M-17 12.5L-19 15.5M-6 11L-10 15.5M-10 15.5L-14 15', before: '' },
  // A drill at its nose.
  'sub-d': { behind: 'M-14 -4.5L-21.5 0.5 -14 5Z', before: 'M-18.8 -1.4L-17.4 2.6M-16.4 -3L-14.8 4' },
  // A tall sail.
  'sub-e': { behind: 'M-1 -10L3 -17H9L8 -10Z', before: '' },
  // A mast with a lamp.
  'sub-f': { behind: 'M5 -10V-16.5M2.5 -16.5H7.5', before: 'M5 -16.5A1.6 1.6 0 1 0 5.01 -16.5Z' },
};

const HULL = 'M-16 -1Q-16 -11 -6 -11H6Q15 -11 15 -1T6 11H-6Q-16 11 -16 -1Z';
const SLOT = 6.2;

interface SubmersibleProps {
  readonly sub: SubId;
  readonly hold: readonly Cube[];
  /** Its lamp is on: somebody steers it. */
  readonly lit?: boolean;
  /** Only as it would be. */
  readonly ghost?: boolean;
}

/** A submersible around its middle, 34 wide: its letter above, its hold below. */
export function Submersible({ sub, hold, lit = false, ghost = false }: SubmersibleProps) {
  const { behind, before } = GEAR[sub];
  return (
    <g className={ghost ? css.ghost : css.sub}>
      {lit && <path d="M-15 -1L-46 -15V19Z" className={css.beam} />}
      <path d={behind} className={css.gear} />
      <path d="M13 -2L17.8 -8V7L13 1Z" className={css.screw} />
      <path d={HULL} className={css.hull} />
      <path d="M-15.6 1.6Q0 4.6 14.8 1.6Q13 11 6 11H-6Q-14.6 11 -15.6 1.6Z" className={css.belly} />
      <path d="M-9 -9Q-13 -8 -14 -3" className={css.shine} />
      <circle cx="-10.4" cy="-3.2" r="3.1" className={css.window} />
      <path d={before} className={css.detail} />
      <text x="1.6" y="1" className={css.letter}>
        {subs[sub].letter}
      </text>
      {Array.from({ length: HOLD }, (_, i) => (
        <Slot key={i} sub={sub} x={-12.4 + i * SLOT} cube={hold[i] ?? null} ghost={ghost} />
      ))}
    </g>
  );
}

interface SlotProps {
  readonly sub: SubId;
  readonly x: number;
  readonly cube: Cube | null;
  readonly ghost: boolean;
}

/** A place of the hold. What lies in it is a piece of its own: it came from the water and will be docked. */
function Slot({ sub, x, cube, ghost }: SlotProps) {
  const drawn = (
    <rect
      x={x}
      y="3.8"
      width={SLOT - 0.8}
      height={SLOT - 0.8}
      rx="1.2"
      className={cube === null ? css.empty : css.full}
      style={cube === null ? undefined : { fill: cubeFaces[cube].hex }}
    />
  );
  if (cube === null || ghost) return drawn;
  return (
    <Piece kind={`cube ${cube}`} at={`hold ${sub}`}>
      {drawn}
    </Piece>
  );
}
