import { bodies } from './bodies.ts';
import type { Tame } from './forms.ts';

/** One coloured part for each gene; its size or number is how many of the gene there are. */
interface PartProps {
  readonly body: Tame;
  readonly count: number;
}

/** Behind the body, or in front of it. */
interface Layered extends PartProps {
  readonly layer: 'back' | 'front';
}

const INK = 'var(--silhouette)';
const round = (n: number): number => Math.round(n * 10) / 10;
const times = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);
const inked = { stroke: INK, strokeWidth: 1.1, strokeLinejoin: 'round' } as const;

/** Two feathers for each avian gene and one more; the other wing rises behind. */
export function Wing({ body, count, far = false }: PartProps & { readonly far?: boolean }) {
  const [x, y] = bodies[body].wing;
  const n = count * 2 + 1;
  const long = 24 + 5 * count;
  return (
    <g
      data-gene="avian"
      transform={far ? `translate(${x + 9} ${y - 3}) scale(0.82) rotate(16)` : `translate(${x} ${y})`}
      fill={far ? 'color-mix(in oklab, var(--gene-avian) 62%, var(--silhouette))' : 'var(--gene-avian)'}
      {...inked}
    >
      {times(n).map((i) => {
        const turn = round(-172 + (i * 84) / Math.max(1, n - 1));
        const l = round(long * (0.72 + 0.28 * Math.sin(((i + 0.6) / n) * Math.PI * 0.9)));
        return (
          <path
            key={i}
            transform={`rotate(${turn})`}
            d={`M0-3C${round(l * 0.45)}-7.5 ${round(l * 0.86)}-5.5 ${l} 0C${round(l * 0.82)} 5 ${round(l * 0.4)} 6 0 3.5ZM${round(l * 0.35)} 0H${round(l * 0.82)}`}
          />
        );
      })}
      <path d="M-3 7C-12 5-15-3-11-9C-4-15 7-12 8-3C8 4 3 8-3 7Z" fill={INK} stroke="none" />
      <path
        d="M-8-2Q-5 2 0 1M-4-7Q-1-3 5-4"
        fill="none"
        stroke="var(--gene-avian)"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </g>
  );
}

/** How a tail is turned, in degrees: a lizard lifts it. */
const flukeTurns: Record<Tame, number> = { mammal: -8, aquatic: 12, reptile: 95, avian: -28, primate: -28 };
const brushTurns: Record<Tame, number> = { mammal: 0, aquatic: 0, reptile: 55, avian: 0, primate: 0 };

/** A fluke that grows, a fin, and a gill for each aquatic gene. */
export function Fluke({ body, count, layer }: Layered) {
  const { tail, flank, neck } = bodies[body];
  const turn = flukeTurns[body];
  if (layer === 'back')
    return (
      <path
        data-gene="aquatic"
        fill="var(--gene-aquatic)"
        {...inked}
        transform={`translate(${tail[0]} ${tail[1]}) rotate(${turn}) scale(${round(0.75 + 0.15 * count)})`}
        d="M7-2C0-3-6-11-17-15C-13-8-13-4-15 0C-13 5-13 9-17 17C-6 12 0 4 7 3ZM-3 0L-12-9M-3 1L-12 10"
      />
    );
  return (
    <g data-gene="aquatic" fill="var(--gene-aquatic)" {...inked}>
      <path
        transform={`translate(${flank[0]} ${flank[1]}) scale(${round(0.7 + 0.1 * count)})`}
        d="M-2-4C4-6 10-3 12 1C8 6 2 12-8 13C-5 8-5 4-8 1ZM7 0L-2 8M4-2L-5 4"
      />
      <g fill="none" stroke="var(--gene-aquatic)" strokeWidth="1.8" strokeLinecap="round">
        {times(count).map((i) => (
          <path key={i} d={`M${round(neck[0] - 3 - i * 4.2)} ${round(neck[1] - 3 + i * 1.5)}q3 3 0 7`} />
        ))}
      </g>
    </g>
  );
}

/** A point at a share of a line of points. */
function along(points: readonly (readonly [number, number])[], share: number): readonly [number, number] {
  const at = share * (points.length - 1);
  const a = points[Math.floor(at)] ?? [0, 0];
  const b = points[Math.ceil(at)] ?? a;
  const t = at - Math.floor(at);
  return [round(a[0] + (b[0] - a[0]) * t), round(a[1] + (b[1] - a[1]) * t)];
}

/** Two spines for each reptile gene and one more, and scales below them. */
export function Spines({ body, count, layer }: Layered) {
  const { spine, flank } = bodies[body];
  const n = count * 2 + 1;
  if (layer === 'back')
    return (
      <path
        data-gene="reptile"
        fill="var(--gene-reptile)"
        {...inked}
        d={times(n)
          .map((i) => spike(spine, i / n, (i + 1) / n, 7 + 1.6 * count))
          .join('')}
      />
    );
  return (
    <g data-gene="reptile" fill="none" stroke="var(--gene-reptile)" strokeWidth="1.6" strokeLinecap="round">
      {times(count * 2 + 2).map((i) => (
        <path
          key={i}
          d={`M${round(flank[0] - 14 + Math.floor(i / 2) * 6.5 + (i % 2) * 3)} ${round(flank[1] - 5 + (i % 2) * 5)}q2.4 3 4.8 0`}
        />
      ))}
    </g>
  );
}

/** Few spines are no wider than many. */
const WIDEST = 0.085;

/** A triangle on a back line from one share of it to another, leaning to the tail. */
function spike(line: readonly (readonly [number, number])[], from: number, to: number, tall: number): string {
  const middle = (from + to) / 2;
  const half = Math.min((to - from) / 2, WIDEST);
  const [ax, ay] = along(line, middle - half);
  const [bx, by] = along(line, middle + half);
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const up = tall * (0.75 + 0.35 * Math.sin(middle * Math.PI));
  const x = round((ax + bx) / 2 - 2 + ((by - ay) / length) * up);
  const y = round((ay + by) / 2 - ((bx - ax) / length) * up);
  return `M${ax} ${ay + 3}L${x} ${y}L${bx} ${by + 3}Z`;
}

/** A brush where no fluke is, and tufts of fur. */
export function Fur({ body, count, layer, brush = false }: Layered & { readonly brush?: boolean }) {
  const { tail, chest, flank } = bodies[body];
  if (layer === 'back')
    return brush ? (
      <path
        data-gene="mammal"
        fill="var(--gene-mammal)"
        {...inked}
        transform={`translate(${tail[0]} ${tail[1]}) rotate(${brushTurns[body]}) scale(${round(0.72 + 0.12 * count)})`}
        d="M5-2C-2-8-4-17-14-19C-25-20-29-8-24 0C-23-4-21-5-18-4C-20 0-19 4-16 7C-14 3-12 2-9 3C-8 8-4 9 0 9C4 8 6 2 5-2Z"
      />
    ) : null;
  return (
    <g data-gene="mammal" fill="var(--gene-mammal)" {...inked}>
      <path
        transform={`translate(${chest[0]} ${chest[1]}) scale(${round(0.7 + 0.1 * count)})`}
        d="M0-13C4-6 5 0 3 7L0 4-1 11-5 6-8 12-10 5-14 8C-14 0-9-9 0-13Z"
      />
      <g fill="none" stroke="var(--gene-mammal)" strokeWidth="1.8" strokeLinecap="round">
        {times(count + 1).map((i) => (
          <path key={i} d={`M${round(flank[0] - 16 + i * 7)} ${round(flank[1] + 1 + (i % 2) * 4)}l1.7 4 2.3-3.6`} />
        ))}
      </g>
    </g>
  );
}

/** A raised arm with an open hand for each primate gene; below two heads only the lower ones have room. */
export function Hands({ body, count, low }: PartProps & { readonly low: boolean }) {
  const first = low ? 2 : 0;
  return (
    <g data-gene="primate">
      {bodies[body].arms.slice(first, first + count).map(([x, y, angle]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${angle})`}>
          <path d="M0 0C6 6 12 5 18 1" fill="none" stroke={INK} strokeWidth="6" strokeLinecap="round" />
          <g transform="translate(20 0)" stroke={INK} strokeWidth="5" strokeLinecap="round" fill="none">
            <path d="M0 0L7-6M1-1L10-2M1 1L10 3M0 2L6 7M-1-2L0-7" />
          </g>
          <g
            transform="translate(20 0)"
            stroke="var(--gene-primate)"
            strokeWidth="2.8"
            strokeLinecap="round"
            fill="var(--gene-primate)"
          >
            <circle r="2.8" />
            <path d="M0 0L7-6M1-1L10-2M1 1L10 3M0 2L6 7M-1-2L0-7" fill="none" />
          </g>
        </g>
      ))}
    </g>
  );
}

/** A mane of spikes behind the head: wilder with each feral gene. */
export function Mane({ at, count }: { readonly at: readonly [number, number]; readonly count: number }) {
  const n = 11 + 4 * count;
  const spike = (i: number): string => {
    const a = 2 + (i / (n - 1)) * 3.9;
    const point = (r: number, turn: number): string =>
      `${round(r * Math.cos(a + turn))} ${round(r * Math.sin(a + turn))}`;
    return `M${point(9, -0.24)}L${point(17 + 3 * count + (i % 2) * 5, -0.04)}L${point(9, 0.24)}Z`;
  };
  return (
    <g data-gene="feral" transform={`translate(${at[0] - 2} ${at[1] + 1})`}>
      <path
        d={times(n).map(spike).join('')}
        fill="var(--gene-feral)"
        stroke={INK}
        strokeWidth="0.7"
        strokeLinejoin="round"
      />
    </g>
  );
}
