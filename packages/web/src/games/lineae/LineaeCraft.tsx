import { Glow } from '../../ui/covers/light.tsx';

export const Rocket = () => (
  <g transform="translate(92 70)" stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
    <path d="M-26 56L-20 6M26 56L20 6M-23 30H23" fill="none" stroke="var(--ice-2)" strokeWidth="3" />
    <path d="M-14 44L-22 58H-12ZM14 44L22 58H12Z" fill="var(--planet-3)" />
    <path d="M0-46Q15-26 15 0V52H-15V0Q-15-26 0-46Z" fill="var(--ice-1)" />
    <path d="M0-46Q15-26 15 0V52H4Q6-20 0-46Z" fill="var(--ice-2)" stroke="none" />
    <path d="M-10 4H10V14H-10ZM-10 20H10V30H-10ZM-10 36H10V46H-10Z" fill="var(--sub)" />
    <circle cy="-14" r="6" fill="var(--deep-1)" />
  </g>
);

export const Sub = () => (
  <g strokeLinejoin="round" stroke="var(--line)" strokeWidth="2.4">
    <path d="M-46 8L-150 62H-90L-40 22Z" fill="var(--beam)" stroke="none" opacity="0.32" />
    <Glow cx={-48} cy={10} r={26} colour="--beam" />
    <path d="M54-12L74-24V26L54 14Z" fill="var(--sub-dark)" />
    <path d="M-8-28V-44H22V-28Z" fill="var(--sub)" />
    <path d="M6-44V-58H-8" fill="none" strokeWidth="4" strokeLinecap="round" />
    <path d="M-50 0Q-50-28-18-28H34Q60-28 60 0T34 28H-18Q-50 28-50 0Z" fill="var(--sub)" />
    <path d="M-49 8Q-20 14 60 6Q56 28 34 28H-18Q-46 28-49 8Z" fill="var(--sub-dark)" stroke="none" opacity="0.65" />
    <circle cx="-24" cy="-4" r="13" fill="var(--ice-1)" />
    <path d="M-31-7Q-28-13-21-12" fill="none" stroke="#fff" strokeLinecap="round" />
    <circle cx="10" cy="-4" r="7" fill="var(--ice-2)" />
    <circle cx="34" cy="-4" r="7" fill="var(--ice-2)" />
    <path d="M-20 28V38M30 28V38M-28 38H40" fill="none" strokeWidth="3.4" strokeLinecap="round" />
  </g>
);
