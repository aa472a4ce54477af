import { startTransition, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** That of the last board: what is drawn over it, or instead of it, has the same. */
let last: Box | null = null;

/**
 * How large an element is, while it changes; null before that is known. The first board of a page comes right after the
 * rest of the table, which can be read and answered while it is drawn.
 */
export function useRoom(box: RefObject<HTMLElement | null>): Box | null {
  const [room, setRoom] = useState<Box | null>(last);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const first = last === null;
    const measure = (): void => {
      // Asked for at another time, it would make a browser lay out everything at once.
      const { clientWidth: width, clientHeight: height } = element;
      if (width === 0 || height === 0) return;
      const measured = { width, height };
      const take = (): void => setRoom((old) => (old?.width === width && old.height === height ? old : measured));
      if (first && last === null) startTransition(take);
      else take();
      last = measured;
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return room;
}
