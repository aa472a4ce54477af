import type { ReactNode } from 'react';
import type { Spot } from './shown.ts';

/** Something of HTML that stands at a place of the field, in both views. */
export interface Pin {
  readonly id: string;
  readonly spot: Spot;
  readonly content: ReactNode;
}
