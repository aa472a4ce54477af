import { At, Glow, Wash } from './light.tsx';

/** Europa in section: Jupiter above the ice, locks and a submersible in the deep below. */
export function LineaeCover() {
  return (
    <>
      <Wash colours={['--sky-1', '--sky-2']} height={150} />
      <g fill="#fff">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} opacity="0.85" />
        ))}
      </g>
      <Jupiter />
      <Rocket />
      <Wash colours={['--deep-1', '--deep-2', '--deep-3']} y={140} height={160} />
      <path d="M0 128L60 118 130 126 210 114 300 124 380 116 480 126V164L440 156 404 170 350 158 300 172 250 160 196 176 150 162 96 172 50 158 0 168Z" fill="var(--ice-1)" />
      <path d="M0 150L50 142 96 154 150 146 196 158 250 144 300 154 350 142 404 152 440 140 480 148V164L440 156 404 170 350 158 300 172 250 160 196 176 150 162 96 172 50 158 0 168Z" fill="var(--ice-2)" />
      <path d="M20 124Q60 140 110 124M90 138Q170 118 240 132M230 118Q300 142 372 120M330 138Q400 122 470 136" fill="none" stroke="var(--lineae)" strokeWidth="3" strokeLinecap="round" />
      <Shaft />
      <Floor />
      <At x={262} y={218}>
        <Sub />
      </At>
    </>
  );
}

const STARS = [[24, 30, 1.4], [70, 74, 1], [118, 22, 1.7], [160, 88, 1.1], [196, 40, 1.3], [236, 70, 1], [262, 22, 1.5], [288, 96, 1.1], [462, 18, 1.4], [44, 100, 1.2]] as const;

const Jupiter = () => (
  <g>
    <clipPath id="cover-jupiter">
      <circle cx="384" cy="66" r="74" />
    </clipPath>
    <g clipPath="url(#cover-jupiter)">
      <rect x="300" y="-20" width="180" height="180" fill="var(--planet-1)" />
      <path d="M300 18Q380 8 470 24V40Q390 26 300 36ZM300 66Q390 54 470 72V94Q380 78 300 90ZM300 112Q380 104 470 116V128Q390 116 300 126Z" fill="var(--planet-2)" />
      <path d="M300 46Q380 36 470 52V58Q390 44 300 54ZM300 96Q380 88 470 102V107Q390 94 300 102Z" fill="var(--planet-3)" opacity="0.7" />
      <ellipse cx="414" cy="84" rx="18" ry="10" fill="var(--planet-3)" />
      <ellipse cx="414" cy="84" rx="11" ry="5.5" fill="var(--planet-1)" opacity="0.6" />
      <circle cx="352" cy="40" r="104" fill="none" stroke="#000" strokeWidth="56" opacity="0.2" />
    </g>
  </g>
);

const Rocket = () => (
  <g transform="translate(92 66)" stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
    <path d="M-26 56L-20 6M26 56L20 6M-23 30H23" fill="none" stroke="var(--ice-2)" strokeWidth="3" />
    <path d="M-14 44L-22 58H-12ZM14 44L22 58H12Z" fill="var(--planet-3)" />
    <path d="M0-46Q15-26 15 0V52H-15V0Q-15-26 0-46Z" fill="var(--ice-1)" />
    <path d="M0-46Q15-26 15 0V52H4Q6-20 0-46Z" fill="var(--ice-2)" stroke="none" />
    <path d="M-10 4H10V14H-10ZM-10 20H10V30H-10ZM-10 36H10V46H-10Z" fill="var(--sub)" />
    <circle cy="-14" r="6" fill="var(--deep-1)" />
  </g>
);

/** Two lock gates that hold the water at different levels. */
const Shaft = () => (
  <g>
    <path d="M84 116H100V180H84Z" fill="var(--deep-2)" />
    <path d="M80 112H104V120H80Z" fill="var(--planet-2)" stroke="var(--line)" strokeWidth="1.6" />
    <path d="M156 168V284M356 166V284" stroke="var(--planet-2)" strokeWidth="7" strokeLinecap="round" />
    <path d="M156 168V284M356 166V284" stroke="var(--line)" strokeWidth="1.4" strokeDasharray="8 8" />
  </g>
);

const Floor = () => (
  <g>
    <path d="M0 270L46 256 92 268 150 250 210 272 270 262 330 274 390 252 436 266 480 254V300H0Z" fill="var(--deep-3)" />
    <g stroke="var(--line)" strokeWidth="1.6" strokeLinejoin="round">
      <path d="M60 276H78V292H60ZM110 270H126V286H110Z" fill="#b4472f" />
      <path d="M196 280H214V296H196ZM404 272H422V290H404Z" fill="#e3c23c" />
      <path d="M300 280H318V297H300ZM30 280H44V296H30Z" fill="#5fb8c9" />
      <path d="M436 276H452V292H436ZM372 280H388V296H372Z" fill="#e8e4d8" />
    </g>
  </g>
);

const Sub = () => (
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
