import { faceWords, playerColours } from '@benchtop/games/biohack';
import type { FaceId, PlayerColour } from '@benchtop/games/biohack';
import type { CSSProperties } from 'react';
import { picture } from '../../../table/kit/naming.ts';
import { geneShapes, goodShapes, signShapes } from './icon-shapes.tsx';
import css from './pieces.module.css';

/** Whose it is: a seat, or the helpers and the police of a match alone. */
export type Owner = number | 'assistant' | 'police';
type Paint = PlayerColour | 'grey' | 'navy';

/** Signs in a box of 24: diamond, ring, triangle, cross; a bar and a star for those who are nobody's. */
const signs: Record<Paint, string> = {
  red: 'M12 2.5 20.5 12 12 21.5 3.5 12Z',
  blue: 'M12 3A9 9 0 1 1 12 21A9 9 0 1 1 12 3ZM12 8.2A3.8 3.8 0 1 0 12 15.8A3.8 3.8 0 1 0 12 8.2Z',
  yellow: 'M12 3 21.5 20.5H2.5Z',
  green: 'M8.8 3H15.2V8.8H21V15.2H15.2V21H8.8V15.2H3V8.8H8.8Z',
  grey: 'M3.5 9.5H20.5V14.5H3.5Z',
  navy: 'M12 2 14.8 8.6 22 9.2 16.5 13.9 18.2 21 12 17.2 5.8 21 7.5 13.9 2 9.2 9.2 8.6Z',
};

function paintOf(seat: Owner): Paint {
  if (seat === 'assistant') return 'grey';
  if (seat === 'police') return 'navy';
  return playerColours[seat] ?? 'grey';
}

const painted = (paint: Paint): CSSProperties =>
  ({ '--paint': `var(--player-${paint})`, '--on-paint': `var(--on-player-${paint})` }) as CSSProperties;

const Sign = ({ paint, at }: { readonly paint: Paint; readonly at: string }) => (
  <path d={signs[paint]} transform={at} fillRule="evenodd" className={css.sign} />
);

interface Sized {
  readonly size?: number | undefined;
  /** Left out where words beside it say the same. */
  readonly label?: string | undefined;
}

const naming = (label: string | undefined) => (label === undefined ? { 'aria-hidden': true } : picture(label));

interface NomanProps extends Sized {
  readonly seat: Owner;
  /** Injured. */
  readonly lying?: boolean | undefined;
}

/** A Noman: a bell of cloth, a face of bone, the sign of its owner. `size` is its height, lying its length. */
export function Noman({ seat, lying = false, size = 32, label }: NomanProps) {
  const paint = paintOf(seat);
  const [w, h] = lying ? [40, 28] : [28, 40];
  return (
    <svg
      viewBox={`0 0 ${w} ${h}`}
      width={(size * w) / 40}
      height={(size * h) / 40}
      className={css.piece}
      style={painted(paint)}
      data-lying={lying ? '' : undefined}
      {...naming(label)}
    >
      <ellipse cx={w / 2} cy={h - 3} rx={w / 2 - 3} ry="2.6" className={css.shade} />
      <g transform={lying ? 'translate(1 27) rotate(-90)' : undefined}>
        <path
          d="M14 14.5C20.5 15 24.5 22 24.5 34.5Q19 37.5 14 37.5T3.5 34.5C3.5 22 7.5 15 14 14.5Z"
          className={css.body}
        />
        <path d="M7 33C7 25.5 8.5 20.5 11.5 17.8" className={css.light} />
        <path d="M3.7 32Q14 38 24.3 32" className={css.hem} />
        <path
          d="M14 1.8C18.6 1.8 21 5.4 20.6 9.6 20.2 14 17.5 17.3 14 17.3S7.8 14 7.4 9.6C7 5.4 9.4 1.8 14 1.8Z"
          className={css.face}
        />
        <path
          d="M10.5 8.7Q11.7 7.6 12.7 9.2T11.5 11.2 10.5 8.7ZM17.5 8.7Q16.3 7.6 15.3 9.2T16.5 11.2 17.5 8.7Z"
          className={css.eyes}
        />
        <Sign paint={paint} at="translate(8.3 20.5) scale(0.48)" />
        {lying && <path d="M7.8 4.4 20 8.2M8.2 7.2 19 3.3" className={css.bandage} />}
      </g>
    </svg>
  );
}

/** A medicine, full or used up. */
export function Ampoule({ full, size = 24, label }: Sized & { readonly full: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.piece} {...naming(label)}>
      {full ? (
        goodShapes.medicine
      ) : (
        <path
          d="M9.6 1.6H14.4L13.7 6.2Q18 8 18 11.5V19.7Q18 22.4 15.3 22.4H8.7Q6 22.4 6 19.7V11.5Q6 8 10.3 6.2Z"
          className={css.empty}
        />
      )}
    </svg>
  );
}

/** The danger die, by the face that lies on top. */
export function DangerDie({ face, size = 40 }: { readonly face: FaceId; readonly size?: number | undefined }) {
  return (
    <svg
      viewBox="0 0 48 50"
      width={size}
      height={(size * 50) / 48}
      className={css.piece}
      {...picture(`Danger die: ${faceWords(face)}`)}
    >
      <path d="M10 6H38Q44 6 44 12V41Q44 47 38 47H10Q4 47 4 41V12Q4 6 10 6Z" className={css.dieEdge} />
      <path d="M10 2H38Q44 2 44 8V37Q44 43 38 43H10Q4 43 4 37V8Q4 2 10 2Z" className={css.dieFace} />
      <path d="M8.5 12Q8.5 6.5 14 6.5H34" className={css.dieLight} />
      {faces[face]}
    </svg>
  );
}

const faces = {
  injury: (
    <g transform="translate(8.5 7) scale(1.3)" className={css.dieInk}>
      {signShapes.injury}
    </g>
  ),
  'feral-injury': (
    <>
      <g transform="translate(7 5) scale(0.85)">{geneShapes.feral}</g>
      <g transform="translate(20 18) scale(0.95)" className={css.dieInk}>
        {signShapes.injury}
      </g>
    </>
  ),
  feral: <g transform="translate(8.5 7) scale(1.3)">{geneShapes.feral}</g>,
  choice: (
    <>
      <path d="M33 6 15 39" className={css.dieSlash} />
      <g transform="translate(5 4) scale(0.82)">{geneShapes.mammal}</g>
      <g transform="translate(23 21) scale(0.82)">{geneShapes.aquatic}</g>
    </>
  ),
} as const;

/** A lock on an ability of a scientist. */
export function Lock({ size = 20, open = false, label }: Sized & { readonly open?: boolean | undefined }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={css.piece} {...naming(label)}>
      {open ? signShapes.open : signShapes.locked}
      <path d="M12 14.3V18" className={css.keyhole} />
    </svg>
  );
}

/** A marker of a seat: on milestones, in the turn order. */
export function Token({ seat, size = 20, label }: Sized & { readonly seat: Owner }) {
  const paint = paintOf(seat);
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className={css.piece} style={painted(paint)} {...naming(label)}>
      <circle cx="16" cy="17" r="14" className={css.tokenEdge} />
      <circle cx="16" cy="15.5" r="14" className={css.body} />
      <path d="M6 12A11 11 0 0 1 16 5" className={css.light} />
      <Sign paint={paint} at="translate(7 6.5) scale(0.75)" />
    </svg>
  );
}
