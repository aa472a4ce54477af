import type { ReactNode } from 'react';
import { blockIds, lineIds, type BlockId, type Colour, type LineId, type PlayerColour } from './data.ts';
import { FACTORY_HEIGHT, FACTORY_WIDTH, ROOF } from './factory-layout.ts';
import { FactoryBlock } from './FactoryBlock.tsx';
import { FactoryLine } from './FactoryLine.tsx';
import { FactoryRoof } from './FactoryRoof.tsx';
import type { Placed } from './Piece.tsx';

export interface LineFill {
  readonly colour: Colour | null;
  readonly count: number;
}

export interface FactoryBoardProps extends Placed {
  readonly player: PlayerColour;
  readonly lines: Readonly<Record<LineId, LineFill>>;
  /** Completed blocks; `block-unlock` among them opens the hatched lines. */
  readonly blocks: Readonly<Record<BlockId, boolean>>;
  /** What lies on it, below the badges. */
  readonly children?: ReactNode;
}

/** An empty factory: eight lines, six blocks. Drawn from (x, y), the top left corner; its own size is 276 x 458. */
export function FactoryBoard({ player, lines, blocks, children, x = 0, y = 0 }: FactoryBoardProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <FactoryRoof player={player} />
      <rect y={ROOF + 3} width={FACTORY_WIDTH} height={FACTORY_HEIGHT} rx="10" fill="var(--shadow)" />
      <rect
        y={ROOF}
        width={FACTORY_WIDTH}
        height={FACTORY_HEIGHT}
        rx="10"
        fill="url(#arc-paper)"
        stroke="var(--paper-line)"
        strokeWidth="1.5"
      />
      <path
        d={`M222 0.8H266Q275.2 0.8 275.2 10V${FACTORY_HEIGHT - 10}Q275.2 ${FACTORY_HEIGHT - 0.8} 266 ${FACTORY_HEIGHT - 0.8}H222Z`}
        transform={`translate(0 ${ROOF})`}
        fill={`var(--player-${player})`}
        opacity="0.9"
      />
      {blockIds.map((block) => (
        <FactoryBlock key={block} block={block} done={blocks[block]} part="frame" />
      ))}
      {lineIds.map((line) => (
        <FactoryLine key={line} line={line} fill={lines[line]} open={blocks['block-unlock']} />
      ))}
      {children}
      <g pointerEvents="none">
        {blockIds.map((block) => (
          <FactoryBlock key={block} block={block} done={blocks[block]} part="badge" />
        ))}
      </g>
    </g>
  );
}
