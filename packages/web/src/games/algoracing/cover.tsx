import { At, Glow, Wash } from '../../ui/covers/light.tsx';

/** A rover on the tiled field between basalt blocks, a row of command arrows on the ground before it. */
export function Cover() {
  return (
    <>
      <Wash colours={['--sky-1', '--sky-2']} height={170} />
      <Glow cx={120} cy={76} r={70} colour="--sky-2" />
      <circle cx="120" cy="76" r="17" fill="#fff4de" opacity="0.95" />
      <path d="M0 150L58 104 92 120 140 84 204 150ZM250 150L300 96 340 112 398 70 480 130V150Z" fill="var(--far)" />
      <path d="M0 168L80 132 150 158 240 126 330 160 420 122 480 150V180H0Z" fill="var(--mid)" />
      <Field />
      <At x={372} y={196}>
        <Block height={62} />
      </At>
      <At x={420} y={232}>
        <Block height={30} />
      </At>
      <At x={70} y={206}>
        <Block height={34} />
      </At>
      <path
        d="M262 236L322 262"
        fill="none"
        stroke="var(--safety)"
        strokeWidth="6"
        strokeDasharray="12 8"
        strokeLinejoin="round"
      />
      <Sample x={322} y={266} />
      <At x={232} y={192}>
        <Rover />
      </At>
      <Commands />
    </>
  );
}

/** Squares in parallel projection. */
function Field() {
  return (
    <g>
      <path d="M0 166H480V300H0Z" fill="var(--ground)" />
      <g stroke="var(--tile-side)" strokeWidth="1.6" opacity="0.75">
        {Array.from({ length: 13 }, (_, i) => (
          <path
            key={i}
            d={`M${i * 56 - 190} 300L${i * 56 + 78} 166M${i * 56 - 20} 166L${i * 56 + 248} 300`}
            transform="translate(-90 0)"
          />
        ))}
      </g>
      <path d="M262 202L318 230 262 258 206 230Z" fill="var(--tile)" opacity="0.9" />
    </g>
  );
}

function Block({ height }: { readonly height: number }) {
  return (
    <g strokeLinejoin="round" stroke="var(--line)" strokeWidth="2">
      <path d="M-60 8L4 40 70 8 4-20Z" fill="#000" opacity="0.2" stroke="none" />
      <path d={`M-56 0V${-height}L0 ${28 - height}V28Z`} fill="var(--block)" />
      <path d={`M56 0V${-height}L0 ${28 - height}V28Z`} fill="var(--tile-side)" />
      <path d={`M-56 ${-height}L0 ${-28 - height} 56 ${-height} 0 ${28 - height}Z`} fill="var(--block-top)" />
      <path
        d={`M-28 ${-height}L0 ${-14 - height} 28 ${-height} 0 ${14 - height}Z`}
        fill="none"
        stroke="var(--safety)"
        strokeWidth="2.4"
        strokeDasharray="6 5"
      />
    </g>
  );
}

const Sample = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x} ${y})`} stroke="var(--line)" strokeWidth="2" strokeLinejoin="round">
    <ellipse cy="10" rx="16" ry="5" fill="#000" opacity="0.25" stroke="none" />
    <path d="M-11-12V6Q-11 11 0 11T11 6V-12Z" fill="var(--sample)" />
    <ellipse cy="-12" rx="11" ry="4.5" fill="var(--rover)" />
    <path d="M-4-4Q0-10 3-3T2 5" fill="none" stroke="#fff" strokeLinecap="round" />
  </g>
);

const Rover = () => (
  <g strokeLinejoin="round" stroke="var(--line)" strokeWidth="2.4">
    <ellipse cx="6" cy="40" rx="82" ry="12" fill="#000" opacity="0.25" stroke="none" />
    <path d="M-58-22L-30-34H40L62-22V2H-58Z" fill="var(--rover)" />
    <path d="M-58-22H62V2H-58Z" fill="var(--safety)" />
    <path d="M-48-14H-20V-4H-48ZM-12-14H16V-4H-12Z" fill="var(--rover)" strokeWidth="1.8" />
    <path d="M30-34V-70" strokeWidth="5" strokeLinecap="round" />
    <path d="M14-90H50Q54-90 54-86V-72Q54-68 50-68H14Q10-68 10-72V-86Q10-90 14-90Z" fill="var(--rover)" />
    <circle cx="43" cy="-79" r="6.5" fill="var(--line)" />
    <circle cx="25" cy="-79" r="6.5" fill="var(--line)" />
    <circle cx="45" cy="-81" r="2" fill="#fff" stroke="none" />
    <path d="M-42-30V-52M-60-62L-24-50" fill="none" strokeWidth="3.4" strokeLinecap="round" />
    <path d="M-66-70Q-40-74-22-44Q-52-44-66-70Z" fill="var(--rover)" />
    <path d="M-44 20L-24 4H30L50 20" fill="none" strokeWidth="5" />
    {[-48, 4, 54].map((x) => (
      <g key={x}>
        <circle cx={x} cy="24" r="19" fill="var(--block)" />
        <circle cx={x} cy="24" r="8" fill="var(--rover)" />
        <path
          d={`M${x} 9V13M${x} 35V39M${x - 15} 24H${x - 11}M${x + 11} 24H${x + 15}`}
          stroke="var(--rover)"
          strokeLinecap="round"
        />
      </g>
    ))}
  </g>
);

const COMMANDS = [
  'M0 9V-9M-7-2L0-9.5 7-2',
  'M-8 8V0Q-8-6-2-6H8M3-11.5L8.6-6 3-0.5',
  'M0 9V-9M-7-2L0-9.5 7-2',
  'M-8-9V-1Q-8 5-2 5H8M3-0.5L8.6 5 3 10.5',
];

const Commands = () => (
  <g strokeLinejoin="round">
    {COMMANDS.map((d, i) => (
      <g key={i} transform={`translate(${34 + i * 41} 268)`}>
        <rect x="-17" y="-24" width="34" height="46" rx="5" fill="var(--rover)" stroke="var(--line)" strokeWidth="2" />
        <path
          d={d}
          transform="translate(0 -1)"
          fill="none"
          stroke={i === 1 ? 'var(--safety)' : 'var(--line)'}
          strokeWidth="4"
          strokeLinecap="round"
        />
      </g>
    ))}
  </g>
);
