import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Kind } from '@benchtop/games/algoracing';

/** Further than this, a press is a drag. */
const SLOP = 10;

export interface Dragged {
  readonly kind: Kind;
  readonly x: number;
  readonly y: number;
  /** The place under the pointer, or null. */
  readonly over: string | null;
}

/**
 * Cards marked with `data-card` can be dragged onto places marked with `data-drop`. Presses stay inside the bench, so
 * that the table's own panning is not set off.
 */
export function useCardDrag(
  bench: RefObject<HTMLElement | null>,
  drop: (kind: Kind, place: string) => void,
): Dragged | null {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const dropped = useRef(drop);
  useEffect(() => {
    dropped.current = drop;
  });
  useEffect(() => {
    const element = bench.current;
    if (element === null) return undefined;
    const stop = new AbortController();
    const press = (event: PointerEvent): void => {
      event.stopPropagation();
      const kind = cardUnder(event);
      if (kind !== null) follow(event, kind, setDragged, (place) => dropped.current(kind, place));
    };
    element.addEventListener('pointerdown', press, { signal: stop.signal });
    return () => stop.abort();
  }, [bench]);
  return dragged;
}

function cardUnder(event: PointerEvent): Kind | null {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-card]') : null;
  return (card?.dataset['card'] ?? null) as Kind | null;
}

function placeUnder({ clientX, clientY }: PointerEvent): string | null {
  const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-drop]');
  return place?.dataset['drop'] ?? null;
}

function follow(
  start: PointerEvent,
  kind: Kind,
  show: (dragged: Dragged | null) => void,
  drop: (place: string) => void,
): void {
  const stop = new AbortController();
  const { signal } = stop;
  let far = false;
  const move = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    far ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLOP;
    if (far) show({ kind, x: event.clientX, y: event.clientY, over: placeUnder(event) });
  };
  const end = (event: PointerEvent): void => {
    if (event.pointerId !== start.pointerId) return;
    stop.abort();
    show(null);
    if (!far) return;
    swallowClick();
    const place = event.type === 'pointerup' ? placeUnder(event) : null;
    if (place !== null) drop(place);
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', end, { signal });
  window.addEventListener('pointercancel', end, { signal });
}

/** The click that ends a drag chooses nothing. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
}
