import type { PrintedAction } from '@benchtop/games/algae-inc';
import { Glyph } from '../art/icons.tsx';
import css from './week.module.css';

interface ActionProps {
  readonly action: PrintedAction;
  readonly size: number;
}

const letters = { 'machine-a': 'A', 'machine-b': 'B', 'machine-c': 'C', 'any-machine': '?' } as const;

/** The sign of an action around the origin. */
export function ActionMark({ action, size }: ActionProps) {
  switch (action) {
    case 'any-team':
      return (
        <>
          <g transform={`translate(${-size * 0.28} 0)`}>
            <Glyph shape="person" size={size * 0.8} />
          </g>
          <g transform={`translate(${size * 0.32} 0)`}>
            <Glyph shape="person" size={size * 0.8} />
          </g>
        </>
      );
    case 'machine-a':
    case 'machine-b':
    case 'machine-c':
    case 'any-machine':
      return (
        <>
          <Glyph shape="gear" size={size} />
          <text y={4} fontSize={Math.max(11.5, size * 0.5)} className={css.letter}>
            {letters[action]}
          </text>
        </>
      );
    case 'operators':
    case 'engineers':
    case 'scientists':
    case 'recruit':
      return <Glyph shape={action} size={size} />;
  }
}
