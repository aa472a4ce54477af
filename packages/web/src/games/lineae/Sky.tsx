import {
  belowJupiter,
  columnName,
  COLUMNS,
  cubeName,
  ICONS,
  iconsOf,
  jupiterCovers,
  level,
  listed,
  ROUNDS,
} from '@benchtop/games/lineae';
import { Fragment } from 'react';
import { useSpot } from '../../table/kit/in-frame.ts';
import { group } from '../../table/kit/naming.ts';
import { Drawing, Piece, Place } from '../../table/kit/Piece.tsx';
import { Target } from '../../table/kit/Target.tsx';
import { Tip } from '../../table/kit/Tip.tsx';
import { Cube } from './art/pieces.tsx';
import { columnWidth, floorOf, leftOf, topOf, WIDE, wide } from './geometry.ts';
import type { Geometry } from './geometry.ts';
import { useBoard, useChoices, usePreview } from './kit.ts';
import css from './sky.module.css';

const TOP = 60;
const HEIGHT = floorOf(wide) - TOP;

/** Behind everything: the sky over the ocean, with the light that falls into it. */
export function Sky() {
  return (
    <section style={useSpot(0, TOP, WIDE.width, HEIGHT)} {...group('Sky')}>
      <Drawing viewBox={`0 ${TOP} ${WIDE.width} ${HEIGHT}`} width="100%" height="100%" className={css.sky}>
        <linearGradient id="ln-air" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ln-sky1)" />
          <stop offset="1" stopColor="var(--ln-sky2)" />
        </linearGradient>
        <rect y={TOP} width={WIDE.width} height={HEIGHT} rx="8" fill="url(#ln-air)" />
        <Stars />
        <SkyBand g={wide} />
      </Drawing>
    </section>
  );
}

const stars = [
  [30, 70],
  [124, 96],
  [214, 78],
  [331, 112],
  [330, 66],
  [548, 82],
  [768, 74],
  [766, 128],
  [986, 90],
  [546, 140],
  [104, 150],
  [880, 66],
  [878, 140],
  [6, 120],
] as const;

function Stars() {
  return (
    <g className={css.stars} aria-hidden="true">
      {stars.map(([x, y], i) => (
        <circle key={i} cx={x} cy={y} r={i % 3 === 0 ? 1.4 : 0.9} />
      ))}
    </g>
  );
}

interface BandProps {
  readonly g: Geometry;
}

/** Suns, the atmosphere below them, Jupiter and what lies in its shadow, light down to the water: in any drawing. */
export function SkyBand({ g }: BandProps) {
  return (
    <>
      <defs>
        <linearGradient id="ln-beam" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--ln-beam)" stopOpacity="0.75" />
          <stop offset="1" stopColor="var(--ln-beam)" stopOpacity="0.12" />
        </linearGradient>
      </defs>
      <Light g={g} />
      {Array.from({ length: ICONS }, (_, x) => (
        <Fragment key={x}>
          <Sun g={g} x={x} />
          <Smoke g={g} x={x} />
        </Fragment>
      ))}
      <Jupiter g={g} />
    </>
  );
}

const airTop = (g: Geometry): number => g.sunTop + g.sunHeight;

/** Beams of the suns that shine, and the shadow of Jupiter. */
function Light({ g }: BandProps) {
  const { view } = useBoard();
  const lit = useLit();
  const top = airTop(g) + g.smokeHeight;
  return (
    <g aria-hidden="true">
      {Array.from({ length: COLUMNS }, (_, column) => {
        const surface = topOf(g, level(view, column));
        if (jupiterCovers(view, column))
          return (
            <rect
              key={column}
              x={leftOf(g, 3 * column)}
              y={airTop(g)}
              width={columnWidth(g)}
              height={surface - airTop(g)}
              className={css.shade}
            />
          );
        return iconsOf(column).map((x) => (
          <rect
            key={x}
            x={leftOf(g, x) + g.cell * 0.14}
            y={top}
            width={g.cell * 0.72}
            height={surface - top}
            fill="url(#ln-beam)"
            className={css.beam}
            data-lit={lit(x) || undefined}
          />
        ));
      })}
    </g>
  );
}

/** Whether the sun above a mineral column shines: not below Jupiter, and with no cube in its way. */
function useLit(): (x: number) => boolean {
  const { view } = useBoard();
  return (x) => !jupiterCovers(view, Math.floor(x / 3)) && view.sky[x] === null;
}

function Sun({ g, x }: BandProps & { readonly x: number }) {
  const { view } = useBoard();
  const lit = useLit()(x);
  const cube = view.sky[x] ?? null;
  const column = Math.floor(x / 3);
  if (jupiterCovers(view, column)) return null;
  const r = g.sunHeight * 0.38;
  return (
    <Tip
      title={lit ? 'A sun that shines' : 'A sun behind smoke'}
      text={
        lit
          ? `At sunlight it gives electricity to each vessel on ${columnName(column)}.`
          : `${cube === null ? 'A cube' : cubeName(cube)} in the atmosphere keeps it from the vessels on ${columnName(column)}.`
      }
      rule="LIN-SUN-03"
    >
      <g transform={`translate(${leftOf(g, x) + g.cell / 2} ${g.sunTop + g.sunHeight / 2})`} className={css.sun}>
        <rect x={-r - 3} y={-r - 3} width={2 * r + 6} height={2 * r + 6} fill="transparent" />
        {lit ? (
          <>
            <path d={rays(r)} />
            <circle r={r * 0.5} />
          </>
        ) : (
          <circle r={r * 0.55} className={css.dim} />
        )}
      </g>
    </Tip>
  );
}

function rays(r: number): string {
  return Array.from({ length: 8 }, (_, k) => {
    const [x, y] = [Math.cos((k * Math.PI) / 4), Math.sin((k * Math.PI) / 4)];
    return `M${(x * r * 0.72).toFixed(2)} ${(y * r * 0.72).toFixed(2)}L${(x * r).toFixed(2)} ${(y * r).toFixed(2)}`;
  }).join('');
}

/** A space of the atmosphere. What would fly into it, or be cleaned out of it, is shown before it is done. */
function Smoke({ g, x }: BandProps & { readonly x: number }) {
  const { view, player } = useBoard();
  const preview = usePreview();
  const cube = view.sky[x] ?? null;
  const then = preview?.sky[x] ?? null;
  const size = Math.min(g.smokeHeight - 1, 26);
  const above = player.column === Math.floor(x / 3);
  const clean = useChoices('use-ability').of(({ text }) => above && cube !== null && text === 'ecology-lab');
  const burn = useChoices('use-ability').of(({ text }) => above && cube === null && text === 'diesel-engine');
  return (
    <g transform={`translate(${leftOf(g, x) + g.cell / 2} ${airTop(g) + g.smokeHeight / 2 - 1})`}>
      <Target
        of={cube === null ? burn : clean}
        title={cube === null ? 'Free atmosphere' : `${cubeName(cube)} in the atmosphere`}
        text={
          cube === null
            ? 'The cube that a diesel engine burns goes here, above its vessel.'
            : `It hides the sun above ${columnName(Math.floor(x / 3))} for the rest of the match.`
        }
        rule="LIN-DSL-01"
      >
        {({ choosable, pointed }) => (
          <Place of={`sky ${x}`}>
            <rect
              x={-size * 0.46}
              y={-size * 0.46}
              width={size * 0.92}
              height={size * 0.92}
              rx="3.5"
              className={css.hole}
              data-lit={choosable || undefined}
              data-chosen={pointed || undefined}
            />
            {cube !== null && (
              <Piece kind={`cube ${cube}`} at={`sky ${x}`}>
                <Cube cube={cube} size={size} />
              </Piece>
            )}
            {cube === null && then !== null && preview !== null && (
              <g opacity="0.6">
                <Cube cube={then} size={size} />
              </g>
            )}
          </Place>
        )}
      </Target>
    </g>
  );
}

/** The drawing of Jupiter is so wide; it is stretched over two columns and the lock between them. */
const BODY = 200;

function Jupiter({ g }: BandProps) {
  const { view } = useBoard();
  const now = belowJupiter(view.round);
  const next = view.round < ROUNDS ? belowJupiter(view.round + 1) : null;
  return (
    <Tip title="Jupiter" text={shadowWords(now, next)} rule="LIN-SUN-02" stop>
      {next !== null && (
        <path
          d={limb(BODY, g.sunHeight + 3)}
          className={css.next}
          style={place(g, next)}
          vectorEffect="non-scaling-stroke"
        />
      )}
      <g className={css.jupiter} style={place(g, now)}>
        <Planet height={g.sunHeight + 3} />
      </g>
    </Tip>
  );
}

const shadowWords = (now: readonly number[], next: readonly number[] | null): string =>
  [
    `It covers ${listed(now.map(columnName))}: no sun shines there in this round.`,
    ...(next === null ? [] : [`In the next round it covers ${listed(next.map(columnName))}.`]),
  ].join(' ');

function place(g: Geometry, [first, last]: readonly [number, number]) {
  const left = leftOf(g, 3 * first) + 1;
  const width = leftOf(g, 3 * last) + columnWidth(g) - 1 - left;
  return { transform: `translate(${left}px, ${g.sunTop - 3}px) scale(${width / BODY}, 1)` };
}

/** The lower limb of a disc. */
const limb = (w: number, h: number): string =>
  `M0 0H${w}C${w - 4} ${h * 0.72} ${w * 0.8} ${h} ${w / 2} ${h}S4 ${h * 0.72} 0 0Z`;

/** Bands from the edge of the row of rockets down: where, how wide, colour, strength. */
const bands = [
  [0, 0.16, '#d59a5c', 0.9],
  [0.16, 0.05, '#a9642f', 0.55],
  [0.36, 0.2, '#c9824a', 0.8],
  [0.42, 0.05, '#8f4f25', 0.5],
  [0.7, 0.1, '#dcae78', 1],
  [0.86, 0.2, '#b9773f', 0.8],
] as const;

function Planet({ height: h }: { readonly height: number }) {
  const curve = (at: number): string => `Q${BODY / 2} ${h * (at + 0.1)}`;
  return (
    <>
      <clipPath id={`ln-limb-${h}`}>
        <path d={limb(BODY, h)} />
      </clipPath>
      <linearGradient id="ln-terminator" x1="0" y1="0" x2="1" y2="0">
        <stop offset="0.1" stopColor="#1a0d05" stopOpacity="0" />
        <stop offset="0.6" stopColor="#1a0d05" stopOpacity="0.06" />
        <stop offset="1" stopColor="#1a0d05" stopOpacity="0.6" />
      </linearGradient>
      <g clipPath={`url(#ln-limb-${h})`}>
        <rect width={BODY} height={h} fill="#f3dcb4" />
        {bands.map(([at, deep, colour, opacity]) => (
          <path
            key={at}
            d={`M0 ${h * (at - 0.06)}${curve(at)} ${BODY} ${h * (at - 0.06)}V${h * (at + deep - 0.06)}${curve(at + deep)} 0 ${h * (at + deep - 0.06)}Z`}
            fill={colour}
            opacity={opacity}
          />
        ))}
        <ellipse cx={BODY * 0.68} cy={h * 0.54} rx={BODY * 0.055} ry={h * 0.12} fill="#a94f28" />
        <ellipse cx={BODY * 0.68} cy={h * 0.52} rx={BODY * 0.035} ry={h * 0.06} fill="#d98a55" />
        <rect width={BODY} height={h} fill="url(#ln-terminator)" />
      </g>
      <path d={limb(BODY, h)} className={css.outline} vectorEffect="non-scaling-stroke" />
    </>
  );
}
