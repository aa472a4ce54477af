import { useContext } from 'react';
import { blocks, type BlockId } from './data.ts';
import { blockBox } from './factory-layout.ts';
import css from './piece.module.css';
import { readable, Scale } from './scale.ts';

interface FactoryBlockProps {
  readonly block: BlockId;
  readonly done: boolean;
  /** The frame lies below the tokens, the badge above them. */
  readonly part: 'frame' | 'badge';
}

export function FactoryBlock({ block, done, part }: FactoryBlockProps) {
  const box = blockBox(block);
  const by = readable(16 * 0.86, useContext(Scale)) / 16;
  const unlock = blocks[block].reward === 'hatched';
  if (part === 'frame')
    return (
      <rect
        {...box}
        rx="11"
        fill={done ? 'var(--gold-light)' : 'var(--paper-shade)'}
        fillOpacity={done ? 0.55 : 1}
        stroke={done ? 'var(--gold-deep)' : 'var(--paper-soft)'}
        strokeWidth={done ? 2.4 : 1.6}
        strokeDasharray={done ? undefined : '5 3.5'}
      />
    );
  return (
    <g transform={`translate(${box.x + box.width / 2} ${box.y + box.height / 2}) scale(${by})`}>
      <rect
        x={unlock ? -13 : -19}
        y="-11"
        width={unlock ? 26 : 38}
        height="22"
        rx="11"
        fill={done ? 'url(#arc-gold)' : 'var(--paper)'}
        stroke={done ? 'var(--gold-deep)' : 'var(--paper-soft)'}
        strokeWidth="1.5"
      />
      {unlock ? <Key done={done} /> : <DieAndFive done={done} />}
    </g>
  );
}

const ink = (done: boolean): string => (done ? 'var(--on-gold)' : 'var(--paper-ink)');

const DieAndFive = ({ done }: { readonly done: boolean }) => (
  <>
    <rect x="-14" y="-6" width="12" height="12" rx="3" fill="none" stroke={ink(done)} strokeWidth="1.8" />
    <circle cx="-8" r="1.8" fill={ink(done)} />
    <text className={css.text} x="8" dy="0.355em" fontSize="16" fill={ink(done)}>
      5
    </text>
  </>
);

/** Opens the hatched lines: stripes behind an open lock. */
const Key = ({ done }: { readonly done: boolean }) => (
  <g fill="none" stroke={ink(done)} strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
    <path d="M-5-1H5V6H-5Z" fill={ink(done)} />
    <path d={done ? 'M-3-1V-3.5A3 3 0 0 1 3-4.6' : 'M-3-1V-4A3 3 0 0 1 3-4V-1'} />
  </g>
);
