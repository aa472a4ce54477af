import { At, Glow, Wash } from '../../ui/covers/light.tsx';

/** A greenhouse with tube reactors, a steel fermenter and the goods it makes. */
export function Cover() {
  return (
    <>
      <Wash colours={['--sky-1', '--sky-2']} height={244} />
      <Glow cx={240} cy={60} r={190} colour="--sky-2" />
      <House />
      <path d="M0 236H480V300H0Z" fill="var(--floor)" />
      <path d="M0 237H480" stroke="var(--line)" strokeWidth="2" opacity="0.4" />
      <Leaves />
      <At x={128} y={150}>
        <Tubes />
      </At>
      <At x={318} y={158}>
        <Fermenter />
      </At>
      <Goods />
    </>
  );
}

const House = () => (
  <g>
    <path d="M20 238V112L240 14 460 112V238Z" fill="var(--glass)" opacity="0.75" />
    <path d="M20 112L240 14V238H20Z" fill="#fff" opacity="0.16" />
    <g fill="none" stroke="var(--frame)" strokeWidth="4" strokeLinejoin="round">
      <path d="M20 238V112L240 14 460 112V238M20 112H460" strokeWidth="6" />
      <path d="M94 238V79M167 238V46M240 238V14M313 238V46M386 238V79M20 175H460" strokeWidth="2.6" />
    </g>
  </g>
);

const Leaves = () => (
  <g>
    <path
      d="M-6 240Q-2 176 30 160Q28 186 20 198Q40 176 62 180Q50 204 34 214Q52 208 66 218Q44 240 10 242Z"
      fill="var(--leaf-3)"
    />
    <path
      d="M486 240Q484 170 448 150Q450 180 458 194Q436 172 412 178Q424 204 444 214Q424 208 410 220Q436 240 474 242Z"
      fill="var(--leaf-3)"
    />
    <path
      d="M-6 244Q4 206 28 204Q22 222 14 230Q30 222 44 230Q28 246 4 246ZM486 244Q478 204 452 202Q458 222 466 230Q450 222 436 230Q452 246 476 246Z"
      fill="var(--leaf-1)"
    />
  </g>
);

/** A serpentine of glass tube, filled with algae. */
const Tubes = () => (
  <g fill="none" strokeLinecap="round" strokeLinejoin="round">
    <path d="M-62-72V92M62-72V92" stroke="var(--steel-3)" strokeWidth="7" />
    <path d={TUBE} stroke="var(--line)" strokeWidth="21" />
    <path d={TUBE} stroke="var(--brew)" strokeWidth="17" />
    <path d={TUBE} stroke="var(--brew-light)" strokeWidth="4.5" transform="translate(0 -4)" strokeDasharray="26 12" />
    <g fill="#fff" opacity="0.75">
      <circle cx="-20" cy="-48" r="2.6" />
      <circle cx="24" cy="-14" r="2.2" />
      <circle cx="-8" cy="20" r="2.8" />
      <circle cx="34" cy="54" r="2.2" />
    </g>
  </g>
);
const TUBE = 'M-44-52H38Q54-52 54-35T38-18H-38Q-54-18-54-1T-38 16H38Q54 16 54 33T38 50H-38Q-54 50-54 66T-38 80H44';

const Fermenter = () => (
  <g stroke="var(--line)" strokeWidth="2.4" strokeLinejoin="round">
    <ellipse cy="96" rx="74" ry="9" fill="#000" opacity="0.2" stroke="none" />
    <path d="M-40 62L-48 94H-38L-30 66ZM40 62L48 94H38L30 66Z" fill="var(--steel-3)" />
    <path d="M-54-66Q-54-96 0-96T54-66V48Q54 76 0 80T-54 48Z" fill="var(--steel-2)" />
    <path d="M-54-66Q-54-96-16-95.4V79Q-54 76-54 48Z" fill="var(--steel-1)" stroke="none" />
    <path d="M30-92Q54-86 54-66V48Q54 70 30 77Z" fill="var(--steel-3)" stroke="none" opacity="0.75" />
    <path d="M-54-66Q-54-96 0-96T54-66V48Q54 76 0 80T-54 48Z" fill="none" />
    <path d="M-54-58Q0-50 54-58M-54 40Q0 48 54 40" fill="none" />
    <circle cy="-12" r="30" fill="var(--steel-3)" />
    <circle cy="-12" r="23" fill="var(--leaf-3)" />
    <path d="M-22.4-8Q-10-16 0-8T22.4-8A23 23 0 0 1-22.4-8Z" fill="var(--brew)" stroke="none" />
    <path d="M-14-22Q-8-30 2-30" fill="none" stroke="#fff" strokeLinecap="round" strokeWidth="3" />
    <path
      d="M-8-96V-112H8V-96M0-112V-124H-60Q-70-124-70-114V-100"
      fill="none"
      strokeWidth="6"
      stroke="var(--steel-3)"
    />
    <path d="M24 20H42V34H24Z" fill="var(--paper)" strokeWidth="1.8" />
    <path d="M28 30L33 24 38 28" fill="none" strokeWidth="1.8" />
  </g>
);

/** Cosmetics, biofuel, bioplastics, food. */
const Goods = () => (
  <g stroke="var(--line)" strokeWidth="2.4" strokeLinejoin="round">
    <g transform="translate(196 262)">
      <path d="M-13-6H13V20Q13 24 9 24H-9Q-13 24-13 20Z" fill="var(--paper)" />
      <path d="M-10-18H10V-6H-10Z" fill="var(--leaf-2)" />
      <path d="M0 2Q8 10 0 17Q-8 10 0 2Z" fill="var(--leaf-1)" strokeWidth="1.6" />
    </g>
    <g transform="translate(240 260)">
      <path d="M-16-14H4L16-2V22Q16 26 12 26H-12Q-16 26-16 22Z" fill="#d9562b" />
      <path d="M-9-14V-22H3V-14M-7 6L7 18M7 6L-7 18" fill="none" strokeWidth="3" />
    </g>
    <g transform="translate(284 262)">
      <path d="M0-18L18-9V13L0 24-18 13V-9Z" fill="var(--brew)" />
      <path d="M-18-9L0 2 18-9M0 2V24" fill="none" />
    </g>
    <g transform="translate(404 264)">
      <path d="M-26-2H26Q24 22 0 22T-26-2Z" fill="var(--paper)" />
      <path d="M-24-2Q-20-18-8-12Q0-24 10-14Q22-18 24-2Z" fill="var(--leaf-1)" />
    </g>
  </g>
);
