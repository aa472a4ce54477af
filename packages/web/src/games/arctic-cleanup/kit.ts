import type { arcticCleanup, ArcticView, Colour, Face, LineId, ShipIndex } from '@benchtop/games/arctic-cleanup';
import { createContext, useContext } from 'react';
import { kitOf } from '../../table/kit/use-kit.ts';
import type { Layout } from './layout.ts';
import type { Step } from './model.ts';

export const { useChoices, useStep, usePointed, usePreview, useMotion } = kitOf<typeof arcticCleanup>();

/** What the pointer rests on: it lights up what belongs to it. */
export type Look =
  | { readonly kind: 'line'; readonly line: LineId }
  | { readonly kind: 'cargo'; readonly colour: Colour }
  | { readonly kind: 'die'; readonly row: ShipIndex; readonly face: Face };

/** A token that was picked up in a hold, until its line is chosen. */
export interface Picked {
  readonly ship: ShipIndex;
  readonly colour: Colour;
}

/** Everything the parts of the board share. */
export interface BoardState {
  readonly layout: Layout;
  readonly view: ArcticView;
  readonly viewer: number;
  readonly names: readonly string[];
  readonly look: Look | null;
  readonly picked: Picked | null;
  /** A match that has just begun: tokens drop into the water. */
  readonly dealing: boolean;
  setLook(this: void, look: Look | null): void;
  pickUp(this: void, picked: Picked | null): void;
}

export const Shared = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(Shared);
  if (board === null) throw new Error('a part of the board lies outside it');
  return board;
}

/** True while dice are laid: a small screen shows the sea then, and not the cards. */
export const isLaying = (step: Step | null): boolean => step === 'plan-pick' || step === 'plan-set';
