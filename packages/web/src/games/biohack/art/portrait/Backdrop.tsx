import type { Class } from '@benchtop/games/biohack';
import type { Tame } from './forms.ts';

interface BackdropProps {
  readonly kind: Class;
  /** The genes of body and head: they tint the light. */
  readonly main: Tame;
  readonly second: Tame;
}

const tint = (gene: Tame, share: number, base: string): string =>
  `color-mix(in oklab, var(--gene-${gene}) ${share}%, ${base})`;

/** What stands behind a creature: a moon, a window of the workshop, rays of gold. */
export function Backdrop({ kind, main, second }: BackdropProps) {
  return backdrops[kind]({ main, second });
}

type Lit = Omit<BackdropProps, 'kind'>;

const Common = ({ main, second }: Lit) => (
  <>
    <rect x="-90" y="-80" width="300" height="170" fill={tint(second, 14, '#efe4cf')} />
    <circle cx="60" cy="34" r="36" fill={tint(main, 34, '#f7efdf')} />
    <g fill={tint(main, 52, '#f0e4cc')} opacity="0.7">
      <circle cx="44" cy="20" r="5" />
      <circle cx="74" cy="14" r="3.5" />
      <circle cx="40" cy="46" r="3" />
    </g>
    <path d="M-90 70Q-60 56-30 66T30 66T64 66T96 64T150 66T210 66V90H-90Z" fill={tint(main, 26, '#b7a58c')} />
  </>
);

const Artisan = ({ main, second }: Lit) => (
  <>
    <rect x="-90" y="-80" width="300" height="170" fill={tint(second, 14, '#cfdcd9')} />
    <path d="M24 72V14Q24-6 60-6T96 14V72Z" fill={tint(main, 36, '#f1f6f4')} stroke="#5f7f7d" strokeWidth="2.4" />
    <path d="M48-4V72M72-4V72M24 22H96M24 46H96" stroke="#5f7f7d" strokeWidth="1.6" />
    <path d="M30 44L46 24M52 20L62 6M76 66L92 46" stroke="#fff" strokeWidth="2.4" opacity="0.7" />
    <path d="M-90 72H210V90H-90Z" fill="#7d9694" />
    <path
      d="M4 40H18M6 40V32H10V40M12 40V28L14 26 16 28V40M106 20H122M109 20V12H114V20M116 20V9H120V20"
      fill="none"
      stroke="#5f7f7d"
      strokeWidth="1.6"
    />
  </>
);

/** Every second of these wedges is gold. */
const RAYS = Array.from({ length: 12 }, (_, i) => {
  const at = (turn: number): string => {
    const a = ((i + turn) / 12) * 2 * Math.PI;
    return `${(62 + 190 * Math.cos(a)).toFixed(1)} ${(38 + 190 * Math.sin(a)).toFixed(1)}`;
  };
  return `M62 38L${at(0)}L${at(0.5)}Z`;
}).join('');

const Noble = ({ main, second }: Lit) => (
  <>
    <rect x="-90" y="-80" width="300" height="170" fill={tint(second, 24, '#7c4560')} />
    <path d={RAYS} fill="var(--night-edge)" opacity="0.5" />
    <circle cx="62" cy="38" r="34" fill={tint(main, 55, '#f3d9a0')} stroke="var(--night-edge)" strokeWidth="2" />
    <path d="M-90 72H210V90H-90Z" fill="#4a2438" />
    <path d="M-90 72H210" stroke="var(--night-edge)" strokeWidth="1.6" />
  </>
);

const backdrops = { common: Common, artisan: Artisan, noble: Noble } as const;
