import { useContext, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Inert } from './inert.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** That of the board on the table: what is drawn over it has the same. */
let last: Box | null = null;

/** How large an element is, while it changes; null before it is drawn. */
export function useRoom(box: RefObject<HTMLElement | null>): Box | null {
  const inert = useContext(Inert);
  const [room, setRoom] = useState<Box | null>(inert ? last : null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const measured = { width, height };
      if (!inert) last = measured;
      setRoom((old) => (old?.width === width && old.height === height ? old : measured));
    };
    // To ask makes a browser lay out everything at once, and a board that was drawn without room is drawn again.
    if (!inert || last === null) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, inert]);
  return room;
}
