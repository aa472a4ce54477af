import type { ScientistId } from '@benchtop/games/biohack';
import type { ReactNode } from 'react';

interface ScientistProps {
  readonly id: ScientistId;
  readonly size?: number | undefined;
}

const SKIN = '#e9c8a8';
const line = {
  fill: 'none',
  stroke: 'var(--silhouette)',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const edge = { stroke: 'var(--silhouette)', strokeWidth: 2, strokeLinejoin: 'round' } as const;

/** What each is known by: hair, glasses and the tool of the calling. */
const looks: Record<
  ScientistId,
  { readonly back: string; readonly skin: string; readonly hair: ReactNode; readonly tool: ReactNode }
> = {
  'mara-quist': {
    back: 'var(--gene-feral)',
    skin: SKIN,
    hair: (
      <>
        <path
          d="M26 34C22 14 50 6 58 22C63 30 60 38 58 40C56 30 50 26 44 25C36 30 28 30 26 34Z"
          fill="#7a2b1d"
          {...edge}
        />
        <path d="M22 22Q42 2 64 22L56 24Q42 14 29 24Z" fill="#9b8a5c" {...edge} />
      </>
    ),
    tool: <path d="M66 84L72 46M69 50Q78 42 74 32Q66 36 69 50Z" {...edge} fill="var(--bone)" />,
  },
  'odo-fenwick': {
    back: 'var(--coin)',
    skin: '#c99a75',
    hair: (
      <path
        d="M25 36C22 16 34 12 42 12C54 12 62 20 58 37C57 28 54 24 50 22C42 25 32 24 29 26C27 29 26 32 25 36Z"
        fill="#3a3133"
        {...edge}
      />
    ),
    tool: <path d="M64 56H82V80H64ZM68 62H78M68 67H78M68 72H74" {...edge} fill="var(--bone)" />,
  },
  'ines-calloway': {
    back: 'var(--gene-mammal)',
    skin: '#d9b08c',
    hair: (
      <>
        <path
          d="M24 60C18 40 22 14 42 14S66 40 60 60C58 48 57 34 54 28C44 32 34 30 30 28C27 36 27 48 24 60Z"
          fill="#5a3a24"
          {...edge}
        />
      </>
    ),
    tool: <path d="M34 66Q36 82 48 78T56 62M56 62h0.1" {...line} strokeWidth="3.4" stroke="var(--ep)" />,
  },
  'teodor-brandt': {
    back: 'var(--gene-reptile)',
    skin: SKIN,
    hair: (
      <>
        <path d="M25 32C24 16 34 10 44 12C54 12 61 22 58 34L54 26C46 22 36 22 28 25Z" fill="#d9cdb4" {...edge} />
        <path d="M30 46C32 62 52 62 55 46C50 50 46 47 42 47S34 50 30 46Z" fill="#d9cdb4" {...edge} />
      </>
    ),
    tool: (
      <path
        d="M60 66C60 56 68 52 73 55C76 57 80 58 83 62L77 63C77 71 69 75 60 73L54 79Z"
        fill="var(--gene-avian)"
        {...edge}
      />
    ),
  },
  'sunniva-holt': {
    back: 'var(--gene-primate)',
    skin: '#8f5f44',
    hair: (
      <>
        <circle cx="42" cy="9" r="8" fill="#241a1c" {...edge} />
        <path d="M25 34C22 18 32 12 42 12S62 18 59 34C56 26 50 22 42 22S28 26 25 34Z" fill="#241a1c" {...edge} />
      </>
    ),
    tool: <path d="M68 84V62M64 62H72L70 42Q66 48 66 62" {...edge} fill="var(--steel)" />,
  },
  'kasimir-wolde': {
    back: 'var(--medicine)',
    skin: '#e2bd9c',
    hair: (
      <>
        <path d="M26 30C26 16 34 12 42 12S58 16 58 30C52 24 32 24 26 30Z" fill="#4b5a66" {...edge} />
        <path d="M34 46Q42 41 50 46L46 48 42 46 38 48Z" fill="#4b5a66" {...edge} />
      </>
    ),
    tool: <path d="M66 58H78M68 58V66L62 78Q62 84 72 84T82 78L76 66V58M65 74H79" {...edge} fill="var(--phosphor)" />,
  },
};

const glasses: ReadonlySet<ScientistId> = new Set(['odo-fenwick', 'sunniva-holt', 'kasimir-wolde']);

/** Head and shoulders of a scientist, in a white coat; the name stands beside it. */
export function Scientist({ id, size = 64 }: ScientistProps) {
  const { back, skin, hair, tool } = looks[id];
  return (
    <svg viewBox="0 0 84 84" width={size} height={size} style={{ display: 'block', flex: 'none' }} aria-hidden="true">
      <rect width="84" height="84" fill={`color-mix(in oklab, ${back} 62%, var(--night))`} />
      <path d="M0 0H84V30Q60 40 42 30T0 34Z" fill="#fff" opacity="0.1" />
      <path d="M6 86C6 66 20 60 33 57H51C64 60 78 66 78 86Z" fill="#f3efe6" {...edge} />
      <path d="M33 57L42 72 51 57" fill="#5d2b38" {...edge} />
      <path d="M33 57L28 66 36 84M51 57L56 66 48 84" {...line} />
      <path d="M36 46H48V58Q42 64 36 58Z" fill={skin} {...edge} />
      <path d="M27 32C27 20 33 15 42 15S57 20 57 32C57 44 50 54 42 54S27 44 27 32Z" fill={skin} {...edge} />
      <path d="M36 34h0.1M49 34h0.1" {...line} strokeWidth="3.8" />
      <path d="M43 35L45 41 42 42M38 47Q42 49 46 47" {...line} strokeWidth="1.6" />
      {hair}
      {glasses.has(id) && (
        <path d="M30 31H40V38H30ZM45 31H55V38H45ZM40 33H45" {...line} fill="#ffffff" fillOpacity="0.35" />
      )}
      {tool}
    </svg>
  );
}
