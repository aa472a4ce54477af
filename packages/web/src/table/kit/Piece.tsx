import { createContext, createElement, useContext, useState } from 'react';
import type { ReactNode, SVGProps } from 'react';
import { useMotion } from '../use-table.ts';
import { useLanding } from './landing.ts';

/** True inside a drawing: parts of the kit are groups there, and boxes elsewhere. */
const InDrawing = createContext(false);

/** What the parts of the kit are made of here. */
export const useTag = (): 'g' | 'div' => (useContext(InDrawing) ? 'g' : 'div');

/** An SVG in which parts of the kit may stand. */
export function Drawing(props: SVGProps<SVGSVGElement>) {
  return (
    <InDrawing.Provider value>
      <svg {...props} />
    </InDrawing.Provider>
  );
}

export interface PieceProps {
  /** What it is: pieces of one kind look alike and stand for each other. "token red" */
  readonly kind: string;
  /** The place it lies at: "hex c4". */
  readonly at: string;
  /** Who it is, where it is more than one of its kind: a ship, a card. */
  readonly id?: string;
  /** How many it stands for, where a pile is drawn once. */
  readonly count?: number;
  /** Which side of it is seen, where it has two: it turns over on its way when the other one was seen before. */
  readonly face?: 'up' | 'down' | undefined;
  /** It slides over the table instead of being lifted. */
  readonly slides?: boolean;
  /** The place it comes from, where it was not drawn before; else what `route` says. */
  readonly from?: string | undefined;
  /** Places it passes on its way here, in their order, where that is no straight line. */
  readonly via?: readonly string[] | undefined;
  readonly className?: string | undefined;
  /** Its drawing and nothing else: what surrounds it would be measured too. */
  readonly children: ReactNode;
}

/** Between the names of the places that a piece passes. */
export const VIA = '\n';

/** A piece of the game. When an event changes where it lies, the kit lets its drawing travel there. */
export function Piece({ kind, at, id, count = 1, face, slides = false, from, via, className, children }: PieceProps) {
  const data = {
    'data-piece': kind,
    'data-at': at,
    'data-piece-id': id,
    'data-count': count > 1 ? count : undefined,
    'data-face': face,
    'data-slides': slides ? '' : undefined,
    'data-from': from,
    'data-via': via === undefined || via.length === 0 ? undefined : via.join(VIA),
  };
  return createElement(useTag(), { ...data, className }, children);
}

interface PlaceProps {
  readonly of: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** Where pieces may lie or vanish, known also while it is empty. */
export function Place({ of, className, children }: PlaceProps) {
  return createElement(useTag(), { 'data-place': of, className }, children);
}

/** A number that changes when the pieces of the event have landed. In a drawing it stands inside `<text>`. */
export function Count({ value }: { readonly value: number }) {
  const motion = useMotion();
  const landed = useLanding(({ id }) => id);
  const flying = motion !== null && motion.ms > 0 && motion.id !== landed;
  const [shown, setShown] = useState(value);
  if (!flying && shown !== value) setShown(value);
  return flying ? shown : value;
}
