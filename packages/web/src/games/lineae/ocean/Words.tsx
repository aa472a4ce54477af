import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import css from './ocean.module.css';

/** Pixels for each unit of the drawing. */
export const Pixels = createContext(1);

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
  const pixels = useContext(Pixels);
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.max(size, 11 / pixels)}
      textAnchor={anchor}
      className={`${css.words} ${soft ? css.soft : ''} ${narrow ? css.narrow : ''}`}
    >
      {children}
    </text>
  );
}
