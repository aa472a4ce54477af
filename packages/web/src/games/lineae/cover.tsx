import { At, Wash } from '../../ui/covers/light.tsx';
import { Rocket, Sub } from './LineaeCraft.tsx';

/** Europa in section: Jupiter above the ice, locks and a submersible in the deep below. */
export function Cover() {
  return (
    <>
      <Wash colours={['--sky-1', '--sky-2']} height={150} />
      <g fill="#fff">
        {STARS.map(([x, y, r]) => (
          <circle key={x} cx={x} cy={y} r={r} opacity="0.85" />
        ))}
      </g>
      <Jupiter />
      <Wash colours={['--deep-1', '--deep-2', '--deep-3']} y={140} height={160} />
      <Shaft />
      <path
        d="M0 128L60 118 130 126 210 114 300 124 380 116 480 126V164L440 156 404 170 350 158 300 172 250 160 196 176 150 162 96 172 50 158 0 168Z"
        fill="var(--ice-1)"
      />
      <path
        d="M0 150L50 142 96 154 150 146 196 158 250 144 300 154 350 142 404 152 440 140 480 148V164L440 156 404 170 350 158 300 172 250 160 196 176 150 162 96 172 50 158 0 168Z"
        fill="var(--ice-2)"
      />
      <path
        d="M20 124Q60 140 110 124M90 138Q170 118 240 132M230 118Q300 142 372 120M330 138Q400 122 470 136"
        fill="none"
        stroke="var(--lineae)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <Rocket />
      <Floor />
      <At x={262} y={218}>
        <Sub />
      </At>
    </>
  );
}

const STARS = [
  [24, 30, 1.4],
  [70, 74, 1],
  [118, 22, 1.7],
  [160, 88, 1.1],
  [196, 40, 1.3],
  [236, 70, 1],
  [262, 22, 1.5],
  [288, 96, 1.1],
  [462, 18, 1.4],
  [44, 100, 1.2],
] as const;

const Jupiter = () => (
  <g>
    <clipPath id="cover-jupiter">
      <circle cx="384" cy="66" r="74" />
    </clipPath>
    <g clipPath="url(#cover-jupiter)">
      <rect x="300" y="-20" width="180" height="180" fill="var(--planet-1)" />
      <path
        d="M300 18Q380 8 470 24V40Q390 26 300 36ZM300 66Q390 54 470 72V94Q380 78 300 90ZM300 112Q380 104 470 116V128Q390 116 300 126Z"
        fill="var(--planet-2)"
      />
      <path
        d="M300 46Q380 36 470 52V58Q390 44 300 54ZM300 96Q380 88 470 102V107Q390 94 300 102Z"
        fill="var(--planet-3)"
        opacity="0.7"
      />
      <ellipse cx="414" cy="84" rx="18" ry="10" fill="var(--planet-3)" />
      <ellipse cx="414" cy="84" rx="11" ry="5.5" fill="var(--planet-1)" opacity="0.6" />
      <circle cx="352" cy="40" r="104" fill="none" stroke="#000" strokeWidth="56" opacity="0.2" />
    </g>
  </g>
);

/** Two lock gates that hold the water at different levels. */
const Shaft = () => (
  <g>
    <path d="M0 160H156V206H0ZM356 160H480V224H356Z" fill="var(--air)" />
    <path
      d="M0 206q13-6 26 0t26 0 26 0 26 0 26 0 26 0V300H0ZM356 224q15.5-6 31 0t31 0 31 0 31 0V300H356Z"
      fill="var(--deep-2)"
    />
    <path
      d="M0 206q13-6 26 0t26 0 26 0 26 0 26 0 26 0M356 224q15.5-6 31 0t31 0 31 0 31 0M160 186q16-6 32 0t32 0 32 0 32 0 32 0 32 0"
      fill="none"
      stroke="var(--water)"
      strokeWidth="3.4"
    />
    <path d="M156 168V284M356 166V284" stroke="var(--planet-2)" strokeWidth="7" strokeLinecap="round" />
    <path d="M0 160H156V206H0ZM356 160H480V224H356Z" fill="var(--air)" />
    <path
      d="M0 206q13-6 26 0t26 0 26 0 26 0 26 0 26 0V300H0ZM356 224q15.5-6 31 0t31 0 31 0 31 0V300H356Z"
      fill="var(--deep-2)"
    />
    <path
      d="M0 206q13-6 26 0t26 0 26 0 26 0 26 0 26 0M356 224q15.5-6 31 0t31 0 31 0 31 0M160 186q16-6 32 0t32 0 32 0 32 0 32 0 32 0"
      fill="none"
      stroke="var(--water)"
      strokeWidth="3.4"
    />
    <path d="M156 168V284M356 166V284" stroke="var(--line)" strokeWidth="1.4" strokeDasharray="8 8" />
  </g>
);

const CUBES = [
  [36, 280, '#5fb8c9'],
  [74, 272, '#b4472f'],
  [122, 266, '#e8e4d8'],
  [202, 282, '#e3c23c'],
  [308, 284, '#5fb8c9'],
  [384, 268, '#e8e4d8'],
  [416, 278, '#e3c23c'],
  [452, 272, '#b4472f'],
] as const;

const Floor = () => (
  <g>
    <path
      d="M0 270L46 256 92 268 150 250 210 272 270 262 330 274 390 252 436 266 480 254V300H0Z"
      fill="var(--deep-3)"
    />
    {CUBES.map(([x, y, colour]) => (
      <g key={x} transform={`translate(${x} ${y})`} strokeLinejoin="round" stroke="var(--line)" strokeWidth="1.6">
        <path d="M0-13L12-6V8L0 15-12 8V-6Z" fill={colour} />
        <path d="M0-13L12-6 0 1-12-6Z" fill="#fff" opacity="0.35" stroke="none" />
        <path d="M12-6V8L0 15V1Z" fill="#000" opacity="0.25" stroke="none" />
      </g>
    ))}
  </g>
);
