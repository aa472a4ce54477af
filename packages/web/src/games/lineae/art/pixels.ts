import { createContext, useContext } from 'react';

/** Pixels for each unit of a drawing. */
export const Pixels = createContext(1);

/** Words on the screen are never smaller. */
const SMALLEST = 11.1;

/** A size of words in units of the drawing, so that they can still be read. */
export function useReadable(size: number): number {
  return Math.max(size, SMALLEST / useContext(Pixels));
}
