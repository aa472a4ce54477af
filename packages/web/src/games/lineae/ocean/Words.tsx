import type { ReactNode } from 'react';
import { useReadable } from '../art/pixels.ts';
import css from './ocean.module.css';

interface WordsProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly soft?: boolean;
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/** Words of a drawing: never smaller than can be read. */
export function Words({ x, y, size, anchor = 'middle', soft = false, narrow = false, children }: WordsProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={useReadable(size)}
      textAnchor={anchor}
      className={`${css.words} ${soft ? css.soft : ''} ${narrow ? css.narrow : ''}`}
    >
      {children}
    </text>
  );
}
