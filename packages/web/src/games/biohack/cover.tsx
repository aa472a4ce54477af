import { At, Glow, Wash } from '../../ui/covers/light.tsx';

/** A chimera grows in a glass above the night city. */
export function Cover() {
  return (
    <>
      <Wash colours={['--sky-1', '--sky-2']} height={260} />
      <Glow cx={240} cy={128} r={190} colour="--moon" />
      <City />
      <At x={240} y={150}>
        <Tank />
      </At>
      <path d="M0 262H480V300H0Z" fill="var(--near)" />
      <path d="M0 262H480" stroke="var(--window)" strokeWidth="2" opacity="0.8" />
      <Helix x={64} />
      <Helix x={416} />
      <g fill="none" stroke="var(--window)" strokeWidth="2.4" strokeLinecap="round" opacity="0.9">
        <path d="M168 282H120V272H96M312 282H360V272H384M190 290H140M290 290H340" />
        <circle cx="172" cy="282" r="3" fill="var(--window)" />
        <circle cx="308" cy="282" r="3" fill="var(--window)" />
      </g>
    </>
  );
}

const LIT = [
  [22, 150],
  [40, 170],
  [22, 190],
  [76, 120],
  [92, 140],
  [76, 176],
  [112, 190],
  [128, 160],
  [352, 160],
  [368, 184],
  [392, 130],
  [408, 150],
  [392, 178],
  [440, 170],
  [456, 150],
  [440, 200],
] as const;

const City = () => (
  <>
    <path
      d="M0 270V118H20V92H48V130H60V76H66V60H72V76H104V140H120V108H150V270ZM330 270V120H352V84H378V110H384V66H414V100H426V134H440V96H470V120H480V270Z"
      fill="var(--far)"
    />
    <path
      d="M0 270V150H14V132H56V164H70V104H100V156H108V178H140V148H160V270ZM320 270V150H340V140H380V118H420V160H432V138H464V170H480V270Z"
      fill="var(--mid)"
    />
    <g fill="var(--window)">
      {LIT.map(([x, y]) => (
        <path key={`${x} ${y}`} d={`M${x} ${y}h6v8h-6zM${x + 10} ${y}h6v8h-6z`} opacity={(x + y) % 4 === 0 ? 1 : 0.6} />
      ))}
    </g>
    <path d="M66 60V40M400 66V44" stroke="var(--far)" strokeWidth="3" />
    <circle cx="66" cy="40" r="3.4" fill="var(--window)" />
    <circle cx="400" cy="44" r="3.4" fill="var(--window)" />
  </>
);

/** Stag, bird and fish in one silhouette. */
const Tank = () => (
  <g strokeLinejoin="round" strokeLinecap="round">
    <path d="M-76-92V86Q-76 104 0 104T76 86V-92Z" fill="var(--glass)" opacity="0.2" />
    <path d="M-76-50Q-38-60 0-50T76-50V86Q76 104 0 104T-76 86Z" fill="var(--glass)" opacity="0.26" />
    <g fill="var(--bone)" stroke="var(--line)" strokeWidth="2.8" transform="translate(4 14) scale(0.88)">
      <path
        d="M14-66Q10-84 22-98M22-98L12-104M22-98L34-106M18-84L4-90M28-64Q34-80 48-84M48-84L46-98M48-84L62-86M38-78L44-68"
        fill="none"
        stroke="var(--bone)"
        strokeWidth="5"
      />
      <path d="M-18 6Q-50-8-66-44Q-40-38-30-46Q-32-28-14-32Q-18-18-2-16Z" fill="var(--bone-shade)" />
      <path d="M-12-2Q-4-24 8-34Q4-52 16-62Q34-70 42-54L56-42Q58-36 50-34L36-34Q34-20 40-4Q48 18 34 34Q20 52-8 50Q-38 48-44 70Q-50 84-68 80Q-56 76-58 64Q-60 52-70 50Q-50 44-42 48Q-30 30-16 26Q-24 12-12-2Z" />
      <path d="M20 44L24 72 16 84H34L34 40ZM-8 50L-4 74-12 86H8L6 48Z" />
      <path
        d="M-4 6Q6 2 14 8M-8 18Q4 12 16 20M-6 30Q6 24 16 32"
        fill="none"
        stroke="var(--bone-shade)"
        strokeWidth="3"
      />
      <circle cx="32" cy="-50" r="3.6" fill="var(--moon)" strokeWidth="1.6" />
    </g>
    <g fill="none" stroke="var(--bone)" strokeWidth="2.4" opacity="0.9">
      <circle cx="-52" cy="-20" r="4" />
      <circle cx="58" cy="20" r="5" />
      <circle cx="52" cy="-6" r="3" />
      <circle cx="-58" cy="22" r="3" />
    </g>
    <path d="M-76-92V86Q-76 104 0 104T76 86V-92" fill="none" stroke="var(--bone)" strokeWidth="4" />
    <path d="M-62-80V60" stroke="#fff" strokeWidth="5" opacity="0.5" />
    <path d="M-88-112H88V-90H-88ZM-88 92H88V118H-88Z" fill="var(--near)" stroke="var(--bone)" strokeWidth="3" />
    <path d="M-64-101H-20M64-101H44M-40 105H40" stroke="var(--window)" strokeWidth="4" />
  </g>
);

const Helix = ({ x }: { readonly x: number }) => (
  <g fill="none" strokeWidth="4" strokeLinecap="round">
    <path
      d={[0, 1, 2, 3].map((i) => `M${x - 12} ${214 + i * 22}H${x + 12}`).join('')}
      stroke="var(--bone-shade)"
      strokeWidth="2.6"
    />
    <path d={`M${x - 16} 200Q${x + 22} 222 ${x} 244T${x + 16} 292`} stroke="var(--bone)" />
    <path d={`M${x + 16} 200Q${x - 22} 222 ${x} 244T${x - 16} 292`} stroke="var(--window)" />
  </g>
);
