import type { Class, Gene, Location } from '@benchtop/games/biohack';
import type { ReactNode } from 'react';

/** Shapes in a box of 24. What has a colour of its own has a key line too, the rest is drawn in the ink of its place. */
const keyed = { stroke: 'var(--key)', strokeWidth: 1.3, strokeLinejoin: 'round' } as const;
const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;
const mark = { fill: 'none', stroke: '#fff', strokeWidth: 1.7, strokeLinecap: 'round' } as const;

export const geneShapes: Record<Gene, ReactNode> = {
  mammal: (
    <g fill="var(--gene-mammal)" {...keyed}>
      <path d="M12 11.2C15.8 11.2 19 15 19 18.2 19 20.8 16.9 21.9 15 21.6 13.8 21.4 13 20.9 12 20.9S10.2 21.4 9 21.6C7.1 21.9 5 20.8 5 18.2 5 15 8.2 11.2 12 11.2Z" />
      <ellipse cx="4.6" cy="11" rx="2.4" ry="3" transform="rotate(-24 4.6 11)" />
      <ellipse cx="9" cy="5.7" rx="2.5" ry="3.3" transform="rotate(-7 9 5.7)" />
      <ellipse cx="15" cy="5.7" rx="2.5" ry="3.3" transform="rotate(7 15 5.7)" />
      <ellipse cx="19.4" cy="11" rx="2.4" ry="3" transform="rotate(24 19.4 11)" />
    </g>
  ),
  aquatic: (
    <>
      <path d="M12 1.7Q20 10.2 20 14.8A8 7.6 0 0 1 4 14.8Q4 10.2 12 1.7Z" fill="var(--gene-aquatic)" {...keyed} />
      <path d="M6.4 13.8Q9.2 11.2 12 13.8T17.6 13.8M7.6 18Q9.8 16 12 18T16.4 18" {...mark} />
    </>
  ),
  reptile: (
    <>
      <path
        d="M12 1.6Q16 5.2 20.8 6.6Q21 16.8 12 22.4Q3 16.8 3.2 6.6Q8 5.2 12 1.6Z"
        fill="var(--gene-reptile)"
        {...keyed}
      />
      <path d="M5.6 11Q12 4.6 18.4 11Q12 17.4 5.6 11Z" fill="#fff" />
      <path d="M12 6.9Q14.4 11 12 15.1Q9.6 11 12 6.9Z" fill="var(--key)" />
    </>
  ),
  avian: (
    <>
      <path
        d="M21.8 2.2C13.4 1.8 7.6 5.2 5.6 10.8L8.8 11.2 4.9 13.6C4.5 15.2 4.7 16.9 5 18L2.4 21.4 3.8 22.5 6.5 19.3C8.9 19.6 11.2 19.1 13.1 18L12 15 15.7 16C19.9 12.9 22 8.4 21.8 2.2Z"
        fill="var(--gene-avian)"
        {...keyed}
      />
      <path d="M6.2 18.6Q11 11 18 6" {...mark} stroke="var(--coin-deep)" strokeWidth="1.5" />
    </>
  ),
  primate: (
    <>
      <path
        d="M6.7 12.6 6 6.5A1.6 1.6 0 0 1 9.2 5.9L9.8 3.2A1.6 1.6 0 0 1 13 3.2L13.4 4.6A1.6 1.6 0 0 1 16.5 5.3L16.7 7.2A1.55 1.55 0 0 1 19.8 7.6L19.7 15.2C19.5 19.6 16.7 22.4 12.9 22.4 9.5 22.4 7.6 20.5 6.2 17.8L2.7 13.6A1.65 1.65 0 0 1 5.1 11.5Z"
        fill="var(--gene-primate)"
        {...keyed}
      />
      <path
        d="M9.6 6.5 10 10.8M13.2 5.2V10.6M16.5 7.5 16.3 11.3M9.3 16.7Q12.5 14 16.3 15.6"
        {...mark}
        strokeWidth="1.4"
      />
    </>
  ),
  feral: (
    <>
      <path
        d="M2.4 4.6Q12 1.4 21.6 4.6Q22.2 14.6 17.7 22.2Q14.9 18 14.4 12.6Q12 11.4 9.6 12.6Q9.1 18 6.3 22.2Q1.8 14.6 2.4 4.6Z"
        fill="var(--gene-feral)"
        {...keyed}
      />
      <path d="M5 7.4Q12 5 19 7.4M6.2 11Q6.2 14.5 7 17M17.8 11Q17.8 14.5 17 17" {...mark} />
    </>
  ),
};

export const goodShapes: Record<'coin' | 'medicine' | 'ep', ReactNode> = {
  coin: (
    <>
      <circle cx="12" cy="12" r="9.8" fill="var(--coin)" {...keyed} />
      <path d="M12 5.2A6.8 6.8 0 1 0 12 18.8A6.8 6.8 0 1 0 12 5.2M12 8.6V15.4" {...mark} stroke="var(--coin-deep)" />
    </>
  ),
  medicine: (
    <>
      <path
        d="M9.6 1.6H14.4L13.7 6.2Q18 8 18 11.5V19.7Q18 22.4 15.3 22.4H8.7Q6 22.4 6 19.7V11.5Q6 8 10.3 6.2Z"
        fill="var(--bone)"
        {...keyed}
      />
      <path d="M7 11.2H17V19.5Q17 21.4 15 21.4H9Q7 21.4 7 19.5Z" fill="var(--medicine)" />
      <path d="M12 12.6V19.8M8.4 16.2H15.6" {...mark} strokeWidth="2.3" />
    </>
  ),
  ep: (
    <>
      <path d="M12 1.4 21.2 6.7V17.3L12 22.6 2.8 17.3V6.7Z" fill="var(--ep)" {...keyed} />
      <path
        d="M12 5.8 13.8 9.9 18.2 10.3 14.9 13.2 15.9 17.5 12 15.2 8.1 17.5 9.1 13.2 5.8 10.3 10.2 9.9Z"
        fill="#fff"
      />
    </>
  ),
};

export const classShapes: Record<Class, ReactNode> = {
  common: <circle cx="12" cy="12" r="8.3" {...line} strokeWidth="3.2" />,
  artisan: <path d="M4 4H20V20H4Z" {...line} strokeWidth="3.2" />,
  noble: <path d="M2.6 19.5V6.6L8 11.3 12 3.6 16 11.3 21.4 6.6V19.5Z" fill="currentColor" />,
};

export const placeShapes: Record<Location, ReactNode> = {
  mountain: (
    <>
      <path d="M1.2 20.5 9.2 5 13.4 12.3 15.8 8.8 22.8 20.5Z" fill="currentColor" />
      <path d="M9.2 5 12 9.9 9.5 11.3 6.6 10Z" fill="var(--mark)" />
    </>
  ),
  river: (
    <path
      d="M2 7Q5.5 3.4 9 7T16 7T22 6M2 13Q5.5 9.4 9 13T16 13T22 12M2 19Q5.5 15.4 9 19T16 19T22 18"
      {...line}
      strokeWidth="2.3"
    />
  ),
  bank: (
    <path
      d="M12 2 22.5 8.8V10.5H1.5V8.8ZM2 19.3H22V22H2ZM4.6 11.8H7.6V18.2H4.6ZM10.5 11.8H13.5V18.2H10.5ZM16.4 11.8H19.4V18.2H16.4Z"
      fill="currentColor"
    />
  ),
  hospital: <path d="M8.8 2.5H15.2V8.8H21.5V15.2H15.2V21.5H8.8V15.2H2.5V8.8H8.8Z" fill="currentColor" />,
  basement: (
    <>
      <path
        d="M2 4.5H7.2V9.2H12.4V13.9H17.6V18.6H22V22"
        {...line}
        strokeWidth="2.5"
        strokeLinecap="butt"
        strokeLinejoin="miter"
      />
      <path d="M17.5 2V6" {...line} strokeWidth="1.6" />
      <path d="M14.3 10.2 17.5 5.2 20.7 10.2Z" fill="var(--mark)" />
    </>
  ),
};

/** Any gene: one wedge of colour for each, feral or not. */
function wheel(colours: readonly string[]): ReactNode {
  const step = (2 * Math.PI) / colours.length;
  const at = (i: number): string => `${12 + 9.5 * Math.sin(i * step)} ${12 - 9.5 * Math.cos(i * step)}`;
  return (
    <>
      {colours.map((colour, i) => (
        <path
          key={colour}
          d={`M12 12L${at(i)}A9.5 9.5 0 0 1 ${at(i + 1)}Z`}
          fill={`var(--gene-${colour})`}
          {...keyed}
          strokeWidth="0.9"
        />
      ))}
      <circle cx="12" cy="12" r="3.7" fill="#fff" {...keyed} />
    </>
  );
}

/** What the texts of effects name beside goods, classes and places. */
export const signShapes = {
  any: wheel(['avian', 'reptile', 'aquatic', 'feral', 'primate', 'mammal']),
  'any-but-feral': wheel(['avian', 'reptile', 'aquatic', 'primate', 'mammal']),
  die: (
    <>
      <path d="M12 1.6 21 6.4V17.2L12 22.4 3 17.2V6.4Z" fill="var(--bone)" {...keyed} />
      <path d="M3 6.4 12 11.3 21 6.4M12 11.3V22.4" fill="none" {...keyed} />
      <path d="M7.5 11.6V17.4M5.4 13.2 9.6 15.8" {...mark} stroke="var(--ep)" />
      <path d="M14.3 12.5 18.8 10.1Q19 14 16.3 17.8Q14.8 15.5 14.3 12.5Z" fill="var(--gene-feral)" />
    </>
  ),
  'die-again': (
    <>
      <path d="M19.7 8.3A8.6 8.6 0 1 0 20.6 13" {...line} strokeWidth="2.3" />
      <path d="M21.3 2.5V9.7H14.1Z" fill="currentColor" />
      <path d="M8.5 9H15.5V16H8.5Z" fill="currentColor" />
    </>
  ),
  card: (
    <>
      <path
        d="M6.5 2H17.5Q19 2 19 3.5V20.5Q19 22 17.5 22H6.5Q5 22 5 20.5V3.5Q5 2 6.5 2Z"
        fill="var(--bone)"
        {...keyed}
      />
      <path
        d="M9 6.5C9 10 15 9 15 12S9 14 9 17.5M15 6.5C15 10 9 9 9 12S15 14 15 17.5"
        fill="none"
        stroke="var(--ep)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </>
  ),
  creature: (
    <path
      d="M2.2 2.5Q7.4 3.2 9.2 7.2Q12 6.2 14.8 7.2Q16.6 3.2 21.8 2.5Q21.6 8.6 18.9 11Q20 15.4 15.8 18.4L14.6 22.2 12 20.2 9.4 22.2 8.2 18.4Q4 15.4 5.1 11Q2.4 8.6 2.2 2.5ZM7.4 11.4L10.8 14.2 8 14.6ZM16.6 11.4L13.2 14.2 16 14.6Z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
  trade: <path d="M3.5 8.2H18.5L14.5 4M20.5 15.8H5.5L9.5 20" {...line} strokeWidth="2.3" />,
  milestone: (
    <>
      <path d="M5.5 2H15L19 6V22H5.5Z" {...line} strokeWidth="1.9" />
      <path d="M8.7 13.5 11.3 16.2 16 10" {...line} stroke="var(--mark)" strokeWidth="2.5" />
    </>
  ),
  completion: (
    <>
      <path d="M2.5 4H8V9.5H2.5ZM9.3 4H14.8V9.5H9.3ZM16 4H21.5V9.5H16Z" fill="currentColor" />
      <path d="M5.5 16.5 10 21 19 12.5" {...line} strokeWidth="2.6" />
    </>
  ),
  open: (
    <>
      <path d="M5 10.8H19V21.5H5Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" strokeWidth="1.5" />
      <path d="M8 10V6.6A4 4 0 0 1 15.7 5" {...line} strokeWidth="2.4" />
    </>
  ),
  locked: (
    <>
      <path d="M5 10.8H19V21.5H5Z" fill="currentColor" stroke="currentColor" strokeLinejoin="round" strokeWidth="1.5" />
      <path d="M8 10V7.5A4 4 0 0 1 16 7.5V10" {...line} strokeWidth="2.4" />
    </>
  ),
  reserve: (
    <>
      <path d="M5 3H15L12.7 7 15 11H5Z" fill="var(--mark)" {...keyed} />
      <path d="M5 2.5V22" {...line} strokeWidth="2.2" />
      <path d="M15.8 14.2 18.6 12.5V21.5" {...line} strokeWidth="2.3" />
    </>
  ),
  injury: (
    <>
      <path d="M3.5 15.5A3.6 3.6 0 1 1 3.7 15.5M7.5 12.8Q17 11.5 22 17.5H4" fill="currentColor" />
      <path d="M17 2.5V9.5M13.5 6H20.5" {...line} stroke="var(--mark)" strokeWidth="2.8" />
    </>
  ),
  plan: <path d="M5 4H19V21H5ZM9 2V6M15 2V6M5 9.5H19M9 14.5 11.2 17 15.5 12.8" {...line} strokeWidth="1.9" />,
  flag: <path d="M5 22V3M5 4H18.5L15.5 8.2 18.5 12.5H5" {...line} strokeWidth="2.2" />,
  noman: <path d="M12 1.7A5 5 0 0 1 16 9.7Q20.5 12 20.5 22H3.5Q3.5 12 8 9.7A5 5 0 0 1 12 1.7Z" fill="currentColor" />,
} as const satisfies Record<string, ReactNode>;
export type Sign = keyof typeof signShapes;
