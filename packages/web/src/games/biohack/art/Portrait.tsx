import { creatures } from '@benchtop/games/biohack';
import type { Class, CreatureId } from '@benchtop/games/biohack';
import { Backdrop } from './portrait/Backdrop.tsx';
import { bodies } from './portrait/bodies.ts';
import { formOf, genesOf } from './portrait/forms.ts';
import type { HeadCount, HeadKind } from './portrait/forms.ts';
import { heads } from './portrait/heads.tsx';
import { Fluke, Fur, Hands, Mane, Spines, Wing } from './portrait/parts.tsx';

export { Scientist } from './Scientist.tsx';

interface PortraitProps {
  readonly creature: CreatureId;
  /** Width; the height is 0.7 of it where nothing else is asked for. */
  readonly size: number;
  readonly height?: number | undefined;
}

export const PORTRAIT_RATIO = 0.7;
const INK = 'var(--silhouette)';

/** Where the other heads are, from the usual place of the first one, and how large; twins look away from each other. */
const otherHeads = {
  1: { shift: 0, others: [] },
  2: { shift: 10, others: [{ dx: -23, dy: 0, wide: -1, tall: 1 }] },
  3: {
    shift: 0,
    others: [
      { dx: -30, dy: -1, wide: 0.8, tall: 0.8 },
      { dx: 4, dy: 25, wide: 0.72, tall: 0.72 },
    ],
  },
} as const satisfies Record<HeadCount, unknown>;

/** The part of the scene that is seen: the whole creature, with more of the scene beside or above it. */
function cut(aspect: number): string {
  const w = Math.max(87 * aspect, 134);
  const h = w / aspect;
  return [62 - w / 2, 80 - h, w, h].map((n) => n.toFixed(1)).join(' ');
}

/** A creature put together from its genes, as a decoration: its name stands beside it. */
export function Portrait({ creature, size, height = size * PORTRAIT_RATIO }: PortraitProps) {
  const kind = creatures[creature].class;
  const { body, head, heads: headCount } = formOf(creature);
  const { mammal, aquatic, reptile, avian, primate, feral } = genesOf(creature);
  const shape = bodies[body];
  const [x, y] = shape.head;
  const { shift, others } = otherHeads[headCount];
  return (
    <svg
      viewBox={cut(size / height)}
      width={size}
      height={height}
      style={{ display: 'block', flex: 'none' }}
      aria-hidden="true"
    >
      <Backdrop kind={kind} main={body} second={heads[head].gene} />
      <ellipse cx="62" cy="77" rx="48" ry="3.5" fill={INK} opacity="0.3" />
      {feral > 0 && <Mane at={shape.head} count={feral} />}
      {avian > 0 && <Wing body={body} count={avian} far />}
      {aquatic > 0 && <Fluke body={body} count={aquatic} layer="back" />}
      {mammal > 0 && <Fur body={body} count={mammal} layer="back" brush={aquatic === 0} />}
      {reptile > 0 && <Spines body={body} count={reptile} layer="back" />}
      <g data-body={body}>
        <path d={shape.far} fill="var(--silhouette-far)" />
        <path d={shape.legs} fill="none" stroke={INK} strokeWidth="3.6" strokeLinecap="round" />
        <path d={shape.near} fill={INK} />
      </g>
      {aquatic > 0 && <Fluke body={body} count={aquatic} layer="front" />}
      {mammal > 0 && <Fur body={body} count={mammal} layer="front" />}
      {reptile > 0 && <Spines body={body} count={reptile} layer="front" />}
      {avian > 0 && <Wing body={body} count={avian} />}
      {others.map(({ dx, dy, wide, tall }) => (
        <g key={dx}>
          <path
            d={`M${shape.neck[0]} ${shape.neck[1]}Q${x + dx - 6} ${y + dy + 14} ${x + dx - 3} ${y + dy + 4}`}
            fill="none"
            stroke={INK}
            strokeWidth="12"
            strokeLinecap="round"
          />
          <g transform={`translate(${x + dx} ${y + dy}) scale(${wide} ${tall})`}>
            <HeadOf head={head} kind={kind} wild={feral > 0} />
          </g>
        </g>
      ))}
      {primate > 0 && <Hands body={body} count={primate} low={headCount === 2} />}
      <g transform={`translate(${x + shift} ${y})`}>
        <HeadOf head={head} kind={kind} wild={feral > 0} />
      </g>
    </svg>
  );
}

interface HeadProps {
  readonly head: HeadKind;
  readonly kind: Class;
  readonly wild: boolean;
}

function HeadOf({ head, kind, wild }: HeadProps) {
  const { gene, skull, behind, front, eye, mouth, top } = heads[head];
  return (
    <g data-head={head}>
      <g data-gene={gene}>
        {behind}
        <path d={skull} fill={INK} />
        {front}
      </g>
      <g transform={`translate(${eye[0]} ${eye[1]})`} data-gene={wild ? 'feral' : undefined}>
        <circle r={wild ? 3.2 : 2.7} fill={wild ? 'var(--phosphor)' : '#fff'} stroke={INK} strokeWidth="0.8" />
        {wild ? <path d="M0-2.4Q1.2 0 0 2.4Q-1.2 0 0-2.4Z" fill={INK} /> : <circle cx="0.8" r="1.3" fill={INK} />}
      </g>
      {wild && (
        <path
          data-gene="feral"
          transform={`translate(${mouth[0]} ${mouth[1]})`}
          d="M-3.5-1.5L-1.5 6 0.5-1.5ZM1.5-2L3.2 4 5-2.5Z"
          fill="#fff"
          stroke={INK}
          strokeWidth="0.6"
        />
      )}
      <g transform={`translate(${top[0]} ${top[1]})`}>{headgear[kind]}</g>
    </g>
  );
}

const headgear = {
  common: null,
  artisan: (
    <g stroke={INK} strokeWidth="1.1" strokeLinejoin="round">
      <path d="M-10 3C-11-7 4-10 10-1C13 0 16 1 17 4C11 3 0 2-10 3Z" fill="#c9542f" />
      <path d="M-10 3C-3 0 5 0 10-1" fill="none" />
      <circle cx="-1" cy="-5.5" r="1.3" fill="#c9542f" />
    </g>
  ),
  noble: (
    <g stroke={INK} strokeWidth="1.1" strokeLinejoin="round">
      <path d="M-9 3L-11-9-4.5-4 0-12 4.5-4 11-9 9 3Q0 0-9 3Z" fill="#f2c246" />
      <circle cx="0" cy="-2" r="1.7" fill="var(--ep)" strokeWidth="0.8" />
    </g>
  ),
} as const;
