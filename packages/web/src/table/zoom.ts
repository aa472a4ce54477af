import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';

/** A touch that moves further than this is a pan, never a choice. */
const SLOP = 10;
const MOST = 4;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const home: Place = { x: 0, y: 0, scale: 1 };

export interface Zoom {
  readonly zoomed: boolean;
  closer(this: void): void;
  farther(this: void): void;
  fit(this: void): void;
}

/** Pinch, pan and wheel (with Ctrl) on the board. Clicks that end a movement are swallowed. */
export function useZoom(frame: RefObject<HTMLDivElement | null>, content: RefObject<HTMLDivElement | null>): Zoom {
  const [zoomed, setZoomed] = useState(false);
  const lens = useMemo(() => new Lens(frame, content, setZoomed), [frame, content]);
  useEffect(() => lens.attach(), [lens]);
  return {
    zoomed,
    closer: () => lens.zoomBy(1.5),
    farther: () => lens.zoomBy(1 / 1.5),
    fit: () => lens.fit(),
  };
}

/** Moves the board behind its frame by transform alone, so that React need not draw it again. */
class Lens {
  private place = home;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private began = { x: 0, y: 0 };
  private moved = false;
  private readonly frame: RefObject<HTMLDivElement | null>;
  private readonly content: RefObject<HTMLDivElement | null>;
  private readonly onZoomed: (zoomed: boolean) => void;

  constructor(
    frame: RefObject<HTMLDivElement | null>,
    content: RefObject<HTMLDivElement | null>,
    onZoomed: (zoomed: boolean) => void,
  ) {
    this.frame = frame;
    this.content = content;
    this.onZoomed = onZoomed;
  }

  attach(): () => void {
    const element = this.frame.current;
    if (element === null) return () => undefined;
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', (event) => this.down(event), { signal });
    element.addEventListener('pointermove', (event) => this.move(event), { signal });
    for (const end of ['pointerup', 'pointercancel', 'pointerleave'] as const)
      element.addEventListener(end, (event) => this.fingers.delete(event.pointerId), { signal });
    element.addEventListener('click', (event) => this.swallow(event), { signal, capture: true });
    element.addEventListener('wheel', (event) => this.wheel(event), { signal, passive: false });
    return () => stop.abort();
  }

  zoomBy(factor: number): void {
    const box = this.frame.current?.getBoundingClientRect();
    if (box !== undefined) this.zoomAt(factor, box.width / 2, box.height / 2);
  }

  fit(): void {
    this.put(home);
  }

  private down(event: PointerEvent): void {
    if (this.fingers.size === 0) {
      this.moved = false;
      this.began = { x: event.clientX, y: event.clientY };
    } else this.moved = true;
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  private move(event: PointerEvent): void {
    const last = this.fingers.get(event.pointerId);
    if (last === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (Math.hypot(now.x - this.began.x, now.y - this.began.y) > SLOP) this.moved = true;
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other !== undefined) this.pinch(last, now, other);
    else if (this.moved)
      this.put({ ...this.place, x: this.place.x + now.x - last.x, y: this.place.y + now.y - last.y });
    else return;
    this.fingers.set(event.pointerId, now);
  }

  private pinch(last: { x: number; y: number }, now: { x: number; y: number }, other: { x: number; y: number }): void {
    const box = this.frame.current?.getBoundingClientRect();
    const before = Math.hypot(last.x - other.x, last.y - other.y);
    const after = Math.hypot(now.x - other.x, now.y - other.y);
    if (box === undefined || before === 0) return;
    this.zoomAt(after / before, (now.x + other.x) / 2 - box.left, (now.y + other.y) / 2 - box.top);
  }

  private wheel(event: WheelEvent): void {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const box = this.frame.current?.getBoundingClientRect();
    if (box !== undefined)
      this.zoomAt(Math.exp(-event.deltaY / 300), event.clientX - box.left, event.clientY - box.top);
  }

  private swallow(event: MouseEvent): void {
    if (!this.moved) return;
    this.moved = false;
    event.stopPropagation();
    event.preventDefault();
  }

  private zoomAt(factor: number, x: number, y: number): void {
    const scale = Math.min(MOST, Math.max(1, this.place.scale * factor));
    const by = scale / this.place.scale;
    this.put({ scale, x: x - (x - this.place.x) * by, y: y - (y - this.place.y) * by });
  }

  /** Keeps the board in its frame: at scale 1 it cannot be moved away. */
  private put({ x, y, scale }: Place): void {
    const box = this.frame.current;
    const content = this.content.current;
    if (box === null || content === null) return;
    const limit = (value: number, size: number): number => Math.min(0, Math.max(size - size * scale, value));
    this.place = { scale, x: limit(x, box.clientWidth), y: limit(y, box.clientHeight) };
    const still = scale === 1;
    content.style.transform = still ? '' : `translate(${this.place.x}px, ${this.place.y}px) scale(${scale})`;
    this.onZoomed(!still);
  }
}
