import { Token } from './Token.tsx';

export const Sea = ({ y = 50 }: { readonly y?: number }) => (
  <>
    <path d={`M0 ${y}q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z`} fill="var(--sea)" />
    <path d={`M0 ${y + 11}q7.5-5 15 0t15 0 15 0 15 0 15 0 15 0 15 0 15 0V76H0Z`} fill="var(--sea-deep)" />
  </>
);

export const Bergs = () => (
  <path
    d="M-4 52L10 32 18 38 30 22 44 46 52 42 62 52ZM84 52L98 36 106 42 124 28V52Z"
    fill="var(--ice)"
    stroke="var(--ice-edge)"
    strokeWidth="1.2"
    strokeLinejoin="round"
  />
);

export const Chart = () => (
  <>
    <rect width="120" height="76" rx="5" fill="var(--sea-light)" />
    <path
      d="M-2 18Q20 10 30 24T14 50-4 46ZM96-4Q84 12 98 20T124 14V-4ZM80 80Q86 62 104 64T124 58V80Z"
      fill="var(--ice)"
      stroke="var(--ice-edge)"
      strokeWidth="1.2"
    />
    <path
      d="M20 0V76M50 0V76M80 0V76M110 0V76M0 22H120M0 52H120"
      stroke="var(--sea-deep)"
      strokeWidth="0.7"
      opacity="0.6"
    />
    <path
      d="M24 62L46 50 58 28 84 38 104 22"
      fill="none"
      stroke="var(--die-arrow)"
      strokeWidth="2.6"
      strokeDasharray="5 4"
      strokeLinecap="round"
    />
    <path d="M100 16L108 26M108 16L100 26" stroke="var(--die-arrow)" strokeWidth="3" strokeLinecap="round" />
  </>
);

export function Crane() {
  return (
    <g fill="none" stroke="var(--steel-dark)" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M30 38V6L88 12V26M30 6L18 18V30" />
      <path d="M88 26L81 33M88 26L95 33" strokeWidth="1.8" />
    </g>
  );
}

/** A magnifying glass over a sample. */
export function Glass() {
  return (
    <>
      <circle cx="80" cy="36" r="24" fill="var(--ice-light)" opacity="0.9" />
      <Token colour="purple" size={34} x={80} y={38} />
      <circle cx="80" cy="36" r="24" fill="none" stroke="var(--steel-dark)" strokeWidth="4" />
      <path d="M66 24Q72 16 80 16" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity="0.8" />
      <path d="M98 54L110 68" stroke="var(--wood-dark)" strokeWidth="8" strokeLinecap="round" />
    </>
  );
}
