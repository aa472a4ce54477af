import { useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** How large an element is, while it changes; null before it is drawn. */
export function useSize(box: RefObject<HTMLDivElement | null>): Box | null {
  const [size, setSize] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      if (width > 0 && height > 0)
        setSize((old) => (old?.width === width && old.height === height ? old : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
