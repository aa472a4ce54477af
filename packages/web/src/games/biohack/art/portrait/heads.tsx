import type { ReactNode } from 'react';
import type { HeadKind, Tame } from './forms.ts';

/** A head around its own middle that looks to the right; the neck joins at the lower left. */
export interface Head {
  readonly gene: Tame;
  readonly skull: string;
  /** What lies behind the skull: ears and horns on the far side. */
  readonly behind?: ReactNode;
  /** What has the colour of the gene. */
  readonly front: ReactNode;
  readonly eye: readonly [x: number, y: number];
  /** Where fangs hang. */
  readonly mouth: readonly [x: number, y: number];
  /** The middle of the lower edge of a cap or crown. */
  readonly top: readonly [x: number, y: number];
}

const INK = 'var(--silhouette)';
const edge = { stroke: INK, strokeWidth: 1.2, strokeLinejoin: 'round' } as const;
const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A horn or an antler: a line with an edge of ink. */
const Horn = ({ d, width }: { readonly d: string; readonly width: number }) => (
  <>
    <path d={d} {...stroke} stroke={INK} strokeWidth={width + 2.2} />
    <path d={d} {...stroke} stroke="var(--gene-mammal)" strokeWidth={width} />
  </>
);

const snout = 'M-12 9C-14-3-6-11 3-9C8-7 13-3 18 0C21 2 20 6 16 7L7 9C1 13-8 17-12 9Z';

export const heads: Record<HeadKind, Head> = {
  hound: {
    gene: 'mammal',
    skull: snout,
    behind: <path d="M1-7L4-18 8-5Z" fill={INK} />,
    front: (
      <>
        <path d="M-8-5L-9-19 2-8Z" fill="var(--gene-mammal)" {...edge} />
        <path d="M16-0.5Q19.5 0 19 3L16 3Z" fill="var(--gene-mammal)" />
      </>
    ),
    eye: [5, -2],
    mouth: [9, 7],
    top: [-1, -8],
  },
  ram: {
    gene: 'mammal',
    skull: 'M-11 9C-13-3-6-11 3-9C9-7 14 0 16 5C17 9 13 11 9 10C2 14-8 16-11 9Z',
    front: (
      <>
        <Horn d="M1-7C-7-17-20-8-16 3C-13 10-3 8-4 1C-5-3-10-2-9 2" width={4.2} />
        <path d="M12 7Q15 8 16 6" {...stroke} stroke="var(--gene-mammal)" strokeWidth="1.6" />
      </>
    ),
    eye: [6, -2],
    mouth: [8, 9],
    top: [2, -9],
  },
  lynx: {
    gene: 'mammal',
    skull: 'M-12 6C-14-5-6-12 3-10C11-9 16-3 16 2C16 6 13 9 8 10C0 14-9 15-12 6Z',
    behind: <path d="M4-8L11-19 11-5Z" fill={INK} />,
    front: (
      <>
        <path d="M-10-3L-11-19-1-9Z" fill="var(--gene-mammal)" {...edge} />
        <path d="M-11-18L-13-24" {...stroke} stroke={INK} strokeWidth="2.2" />
        <path d="M-11 5L-18 8-12 9-15 15-6 12-4 17 0 11Z" fill="var(--gene-mammal)" {...edge} />
        <path d="M14 1L18 0M14 4L18 5" {...stroke} stroke="var(--gene-mammal)" strokeWidth="1.3" />
      </>
    ),
    eye: [6, -2],
    mouth: [10, 7],
    top: [0, -9],
  },
  hare: {
    gene: 'mammal',
    skull: 'M-11 7C-13-4-5-11 3-9C10-8 15-2 15 2C15 7 11 9 6 10C-1 14-9 15-11 7Z',
    behind: <path d="M-1-7C-1-20-6-29-1-29C5-29 5-14 4-7Z" fill={INK} />,
    front: (
      <>
        <path d="M-7-5C-12-17-20-22-17-26C-12-29-4-18-1-8Z" fill="var(--gene-mammal)" {...edge} />
        <path d="M13 0Q16 0 15 3Z" fill="var(--gene-mammal)" stroke="var(--gene-mammal)" />
        <path d="M10 9V12M12.2 8.5V11.5" {...stroke} stroke="var(--bone)" strokeWidth="1.9" />
      </>
    ),
    eye: [4, -2],
    mouth: [7, 9],
    top: [4, -8],
  },
  boar: {
    gene: 'mammal',
    skull: 'M-13 9C-15-4-6-12 3-9C9-6 13-1 19 1C22 2 22 8 19 9L8 10C0 15-10 17-13 9Z',
    behind: <path d="M-13 2L-17-5-11-4-13-12-6-8-5-15 1-8Z" fill="var(--gene-mammal)" {...edge} />,
    front: (
      <>
        <path d="M-6-6L-3-15 3-7Z" fill={INK} />
        <path d="M18 2Q21 3 20.5 8L18 8Z" fill="var(--gene-mammal)" />
        <path d="M8 10Q14 10 15-1Q17 9 12 13Q9 13 8 10Z" fill="var(--bone)" {...edge} strokeWidth="0.9" />
      </>
    ),
    eye: [4, -2],
    mouth: [3, 11],
    top: [-1, -9],
  },
  stag: {
    gene: 'mammal',
    skull: 'M-11 9C-13-3-6-10 2-9C7-8 13 0 17 3C19 5 18 9 14 9L7 10C1 13-8 16-11 9Z',
    behind: <Horn d="M3-8C7-14 14-13 15-21M10-13L17-13" width={2.6} />,
    front: (
      <>
        <Horn d="M-4-8C-6-15-14-14-15-22M-9-14L-17-12M-12-17L-8-22" width={3} />
        <path d="M-8-4L-16-6-9 1Z" fill="var(--gene-mammal)" {...edge} />
        <path d="M15 4Q18 5 16.5 8Z" fill="var(--gene-mammal)" stroke="var(--gene-mammal)" />
      </>
    ),
    eye: [5, -1],
    mouth: [9, 9],
    top: [0, -8],
  },
  otter: {
    gene: 'aquatic',
    skull: 'M-12 7C-14-5-5-12 4-10C11-8 17-2 17 3C17 8 12 9 7 10C0 14-9 15-12 7Z',
    front: (
      <>
        <path d="M-11-1C-17-5-16-12-10-11C-7-10-6-6-7-3Z" fill="var(--gene-aquatic)" {...edge} />
        <path d="M7 9C3 4 8 0 17 2C18 7 13 9 7 9Z" fill="var(--gene-aquatic)" {...edge} />
        <path d="M10 5L3 8M11 7L6 12M16 1Q18 2 17 4" {...stroke} stroke={INK} strokeWidth="1.2" />
      </>
    ),
    eye: [4, -4],
    mouth: [11, 8],
    top: [0, -9],
  },
  toad: {
    gene: 'aquatic',
    skull: 'M-14 8C-16 0-12-5-6-7C-5-14 4-15 6-8C13-7 19-2 18 4C17 10 8 13 0 14C-8 15-13 13-14 8Z',
    front: (
      <>
        <path d="M-8 12C-3 22 10 20 13 9C6 13-1 13-8 12Z" fill="var(--gene-aquatic)" {...edge} />
        <path d="M-1 6C5 8 12 7 17 3" {...stroke} stroke="var(--gene-aquatic)" strokeWidth="1.7" />
        <path d="M-10 1h0.1M-7 6h0.1M-4 0h0.1" {...stroke} stroke="var(--gene-aquatic)" strokeWidth="3" />
      </>
    ),
    eye: [1, -7],
    mouth: [8, 6],
    top: [-4, -8],
  },
  eel: {
    gene: 'aquatic',
    skull: 'M-13 8C-14-4-5-9 4-8C12-7 21-2 22 2C22 5 17 6 12 7L21 9C14 13 5 13-1 13C-8 15-12 14-13 8Z',
    behind: <path d="M-14 8C-20-2-12-14 0-14L6-8-10 4Z" fill="var(--gene-aquatic)" {...edge} />,
    front: (
      <>
        <path
          d="M18 1C23-1 24-6 28-6M19 9C23 11 24 15 28 14"
          {...stroke}
          stroke="var(--gene-aquatic)"
          strokeWidth="1.9"
        />
        <path d="M-7 3L-7 9M-3 4V10M1 5V10" {...stroke} stroke="var(--gene-aquatic)" strokeWidth="1.6" />
      </>
    ),
    eye: [8, -2],
    mouth: [13, 6],
    top: [1, -7],
  },
  newt: {
    gene: 'aquatic',
    skull: 'M-12 7C-13-3-4-9 5-8C13-7 18-2 18 2C18 6 12 9 5 10C-3 13-11 14-12 7Z',
    behind: (
      <path
        d="M-6-5L-17-14M-9-1L-21-5M-9 4L-20 6M-14-11L-12-16M-16-4L-17-9"
        {...stroke}
        stroke="var(--gene-aquatic)"
        strokeWidth="3"
      />
    ),
    front: (
      <>
        <path d="M-7 5C-3 8 8 8 17 3" {...stroke} stroke="var(--gene-aquatic)" strokeWidth="1.6" />
        <circle cx="-5" cy="-2" r="1.7" fill="var(--gene-aquatic)" />
        <circle cx="-1" cy="-5" r="1.3" fill="var(--gene-aquatic)" />
      </>
    ),
    eye: [8, -3],
    mouth: [10, 5],
    top: [1, -7],
  },
  lizard: {
    gene: 'reptile',
    skull: 'M-13 8C-14-3-5-9 3-8C10-8 16-4 21-1C23 1 22 4 19 4L9 6 19 8C14 12 5 12 0 12C-7 15-12 14-13 8Z',
    front: (
      <>
        <path d="M-12 4L-17-5-9-2-10-12-3-6-1-14 4-7Z" fill="var(--gene-reptile)" {...edge} />
        <path d="M12-4q2 1 4 0M-4 6q3 2 6 0" {...stroke} stroke="var(--gene-reptile)" strokeWidth="1.7" />
      </>
    ),
    eye: [6, -3],
    mouth: [13, 5],
    top: [3, -7],
  },
  serpent: {
    gene: 'reptile',
    skull: 'M-11 10C-12-2-6-9 3-9C11-9 17-5 20-1C21 2 19 4 15 5C9 8 2 10-2 14C-7 17-11 16-11 10Z',
    behind: <path d="M-7 17C-19 10-22-6-9-15C-2-17 5-14 8-9L0 12Z" fill="var(--gene-reptile)" {...edge} />,
    front: (
      <>
        <path d="M-15-4Q-12-2-12 2M-14 4Q-11 5-10 8M-11-9Q-8-8-8-5" {...stroke} stroke={INK} strokeWidth="1.3" />
        <path d="M18 3C22 5 23 4 25 7M23 5.5L27 5" {...stroke} stroke="var(--ep)" strokeWidth="1.5" />
        <path d="M2 6C6 7 12 5 16 2" {...stroke} stroke="var(--gene-reptile)" strokeWidth="1.6" />
      </>
    ),
    eye: [8, -4],
    mouth: [12, 5],
    top: [3, -8],
  },
  raptor: {
    gene: 'avian',
    skull: 'M-12 9C-14-4-6-12 3-11C11-10 13-3 11 3C9 9 3 11-2 13C-7 16-11 15-12 9Z',
    front: (
      <>
        <path d="M8-7C16-8 21-2 20 7C18 4 14 4 9 4C7 1 7-4 8-7Z" fill="var(--gene-avian)" {...edge} />
        <path d="M10-1Q14 0 19 2" {...stroke} stroke={INK} strokeWidth="1.1" />
        <path d="M-8-5L-18-12-8-10-11-19-1-10Z" fill="var(--gene-avian)" {...edge} />
      </>
    ),
    eye: [4, -3],
    mouth: [12, 4],
    top: [1, -10],
  },
  crow: {
    gene: 'avian',
    skull: 'M-11 9C-13-3-6-11 3-10C10-9 12-3 11 2C9 8 3 10-2 13C-7 15-10 14-11 9Z',
    front: (
      <>
        <path d="M8-6C14-7 22-3 28 3C21 5 14 5 9 4C7 1 7-3 8-6Z" fill="var(--gene-avian)" {...edge} />
        <path d="M9-1L27 3" {...stroke} stroke={INK} strokeWidth="1.1" />
        <path d="M-9 7Q-4 10 1 8M-8 11Q-4 13 0 11" {...stroke} stroke="var(--gene-avian)" strokeWidth="1.5" />
      </>
    ),
    eye: [4, -3],
    mouth: [13, 4],
    top: [1, -9],
  },
  owl: {
    gene: 'avian',
    skull: 'M-13 5C-14-6-8-12 1-12C11-12 16-5 15 4C14 11 7 15 0 15C-7 15-12 12-13 5Z',
    front: (
      <>
        <path d="M-10-7L-14-19-3-12ZM8-11L16-18 14-6Z" fill="var(--gene-avian)" {...edge} />
        <circle cx="-4" cy="0" r="6" fill="var(--gene-avian)" {...edge} />
        <circle cx="8" cy="0" r="6" fill="var(--gene-avian)" {...edge} />
        <circle cx="-4" cy="0" r="3" fill={INK} />
        <path d="M2 1L5 8 0 6Z" fill="var(--bone)" />
      </>
    ),
    eye: [8, 0],
    mouth: [1, 9],
    top: [1, -11],
  },
  heron: {
    gene: 'avian',
    skull: 'M-10 9C-12-2-5-9 2-9C9-9 12-4 11 1C9 6 3 9-2 12C-6 15-9 14-10 9Z',
    behind: <path d="M0-7C-9-13-17-12-23-18C-18-8-12-3-5-2Z" fill="var(--gene-avian)" {...edge} />,
    front: (
      <>
        <path d="M8-6L32 4 9 4C7 1 7-3 8-6Z" fill="var(--gene-avian)" {...edge} />
        <path d="M10 0L30 4" {...stroke} stroke={INK} strokeWidth="1" />
      </>
    ),
    eye: [4, -3],
    mouth: [12, 4],
    top: [0, -8],
  },
  ape: {
    gene: 'primate',
    skull: 'M-12 6C-15-6-6-13 3-12C11-12 14-6 13-1C17 3 16 11 9 13C1 16-10 15-12 6Z',
    front: (
      <>
        <circle cx="-11" cy="0" r="4" fill="var(--gene-primate)" {...edge} />
        <path d="M1-6C6-10 12-7 11-2C16 1 15 9 9 11C3 12-1 9 0 4C-2 1-2-3 1-6Z" fill="var(--gene-primate)" {...edge} />
        <path d="M3 7Q8 9 12 6M10 2.5h0.1M12.5 2.5h0.1" {...stroke} stroke={INK} strokeWidth="1.4" />
      </>
    ),
    eye: [6.5, -3],
    mouth: [8, 7],
    top: [1, -11],
  },
  lemur: {
    gene: 'primate',
    skull: 'M-12 4C-13-7-6-12 2-11C9-11 13-6 13-2C18 1 18 6 12 8C4 13-10 14-12 4Z',
    behind: <path d="M5-8L14-17 14-4Z" fill={INK} />,
    front: (
      <>
        <path d="M-10-4L-15-15-2-10Z" fill="var(--gene-primate)" {...edge} />
        <path d="M-7 0C-4-8 10-9 12-3C17 0 17 5 12 6C6 4 6 9 1 9C-4 9-8 5-7 0Z" fill="var(--bone)" {...edge} />
        <path d="M-4-1C-3-6 10-7 10-2C9 3-3 5-4-1Z" fill="var(--gene-primate)" />
        <path d="M15 3h0.1" {...stroke} stroke={INK} strokeWidth="3" />
      </>
    ),
    eye: [5, -2],
    mouth: [9, 6],
    top: [0, -9],
  },
  mask: {
    gene: 'primate',
    skull: 'M-13 10C-16-5-8-14 2-13C12-13 15-5 13 3C12 10 6 15-1 15C-7 16-12 15-13 10Z',
    front: (
      <>
        <path
          d="M1-9C8-10 13-5 12 2C11 9 7 13 3 12C-2 10-4 4-4-2C-4-6-2-9 1-9Z"
          fill="var(--bone)"
          stroke="var(--gene-primate)"
          strokeWidth="1.8"
        />
        <path d="M-1-3Q1-5 3-3" {...stroke} stroke={INK} strokeWidth="1.4" />
        <path d="M2 7Q5 9 8 7" {...stroke} stroke="var(--ep)" strokeWidth="1.8" />
        <path
          d="M-11 2C-13 8-17 10-16 16M-8 6C-10 11-12 13-10 18"
          {...stroke}
          stroke="var(--gene-primate)"
          strokeWidth="2.2"
        />
      </>
    ),
    eye: [8, -2],
    mouth: [5, 8],
    top: [1, -11],
  },
  sage: {
    gene: 'primate',
    skull: 'M-12 6C-15-6-7-13 2-12C11-12 14-6 12 1C11 8 5 12-1 13C-7 15-11 13-12 6Z',
    front: (
      <>
        <path d="M2-7C9-8 13-4 11 1L14 4 10 5C9 9 4 9 0 6C-3 2-3-5 2-7Z" fill="var(--bone)" {...edge} />
        <path d="M-4 5C0 9 7 8 10 4C14 12 9 22 3 26C2 20-5 15-4 5Z" fill="var(--gene-primate)" {...edge} />
        <path d="M1 12Q3 16 3 20M5 11Q6 14 6 17" {...stroke} stroke={INK} strokeWidth="1" />
        <circle cx="-10" cy="1" r="3" fill="var(--gene-primate)" {...edge} />
      </>
    ),
    eye: [7, -2],
    mouth: [7, 6],
    top: [0, -11],
  },
};
