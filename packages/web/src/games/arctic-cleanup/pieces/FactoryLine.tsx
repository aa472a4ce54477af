import { CardLogo } from './CardLogo.tsx';
import { lines, type LineId } from './data.ts';
import { factorySlot, logoSpot, SLOT } from './factory-layout.ts';
import type { LineFill } from './FactoryBoard.tsx';

interface FactoryLineProps {
  readonly line: LineId;
  readonly fill: LineFill;
  /** The hatched lines are open. */
  readonly open: boolean;
}

export function FactoryLine({ line, fill, open }: FactoryLineProps) {
  const { size, hatched, logo } = lines[line];
  return (
    <g>
      {Array.from({ length: size }, (_, i) => (
        <Slot key={i} {...factorySlot(line, i + 1)} striped={hatched && !open} gold={hatched} />
      ))}
      {logo && <Logo line={line} logo={logo} full={fill.count === size} />}
    </g>
  );
}

interface SlotProps {
  readonly x: number;
  readonly y: number;
  readonly striped: boolean;
  readonly gold: boolean;
}

const Slot = ({ x, y, striped, gold }: SlotProps) => (
  <g transform={`translate(${x - SLOT / 2} ${y - SLOT / 2})`}>
    <rect
      width={SLOT}
      height={SLOT}
      rx="7"
      fill={striped ? 'url(#arc-hatch)' : 'var(--slot)'}
      stroke={gold ? 'var(--gold-deep)' : 'var(--slot-line)'}
      strokeWidth={gold ? 2 : 1.4}
    />
    {!striped && (
      <path
        d={`M2 9Q2 2 9 2H${SLOT - 9}Q${SLOT - 2} 2 ${SLOT - 2} 9`}
        fill="none"
        stroke="#000"
        strokeOpacity="0.16"
        strokeWidth="2"
      />
    )}
  </g>
);

interface LogoProps {
  readonly line: LineId;
  readonly logo: Parameters<typeof CardLogo>[0]['card'];
  readonly full: boolean;
}

/** A full line has turned its card: the logo becomes golden. */
function Logo({ line, logo, full }: LogoProps) {
  const { x, y } = logoSpot(line);
  return (
    <g transform={`translate(${x + 5} ${y})`}>
      <path
        d="M-24 0L-16-18H13Q18-18 18-13V13Q18 18 13 18H-16Z"
        fill={full ? 'url(#arc-gold)' : 'var(--paper)'}
        stroke={full ? 'var(--gold-deep)' : 'var(--player-edge)'}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <CardLogo card={logo} size={25} x={1} colour={full ? 'var(--on-gold)' : 'var(--paper-ink)'} />
    </g>
  );
}
