import { useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { meaningOf, press } from './thumb.ts';
import type { Point } from './thumb.ts';

/** A touch that moves further than this is a pan, never a choice. */
const SLOP = 10;
const MOST = 4;
/** Where things lie so close that a thumb hits several, the board may become so large. */
const CROWDED = 6;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const home: Place = { x: 0, y: 0, scale: 1 };

export interface Zoom {
  readonly zoomed: boolean;
  /** It was enlarged because a touch could have meant several things. */
  readonly asks: boolean;
  closer(this: void): void;
  farther(this: void): void;
  fit(this: void): void;
  /** Something was chosen: what was enlarged for it is fitted again. */
  answered(this: void): void;
}

/** Pinch, pan and wheel (with Ctrl) on the board. Clicks that end a movement are swallowed; a thumb in a crowd enlarges it. */
export function useZoom(frame: RefObject<HTMLDivElement | null>, content: RefObject<HTMLDivElement | null>): Zoom {
  const [zoomed, setZoomed] = useState(false);
  const [asks, setAsks] = useState(false);
  const lens = useMemo(() => new Lens(frame, content, setZoomed, setAsks), [frame, content]);
  useEffect(() => lens.attach(), [lens]);
  return {
    zoomed,
    asks,
    closer: () => lens.zoomBy(1.5),
    farther: () => lens.zoomBy(1 / 1.5),
    fit: () => lens.fit(),
    answered: lens.answered,
  };
}

/** Moves the board behind its frame by transform alone, so that React need not draw it again. */
class Lens {
  private place = home;
  private readonly fingers = new Map<number, { x: number; y: number }>();
  private began = { x: 0, y: 0 };
  private moved = false;
  /** The crowd that is enlarged was touched, not pinched. */
  private asking = false;
  /** A press of our own, for a touch beside what it was meant for. */
  private pressing = false;
  private readonly frame: RefObject<HTMLDivElement | null>;
  private readonly content: RefObject<HTMLDivElement | null>;
  private readonly onZoomed: (zoomed: boolean) => void;
  private readonly onAsks: (asks: boolean) => void;

  constructor(
    frame: RefObject<HTMLDivElement | null>,
    content: RefObject<HTMLDivElement | null>,
    onZoomed: (zoomed: boolean) => void,
    onAsks: (asks: boolean) => void,
  ) {
    this.frame = frame;
    this.content = content;
    this.onZoomed = onZoomed;
    this.onAsks = onAsks;
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
    element.addEventListener('click', (event) => this.click(event), { signal, capture: true });
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

  answered = (): void => {
    if (this.asking) this.fit();
  };

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

  private click(event: MouseEvent): void {
    if (this.pressing) return;
    if (this.moved) this.moved = false;
    else if (!this.means(event)) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** Whether a touch meant something else than what lies under it, or nobody can tell. */
  private means(event: MouseEvent): boolean {
    const frame = this.frame.current;
    if (frame === null || !(event instanceof PointerEvent) || event.pointerType !== 'touch') return false;
    const at = { x: event.clientX, y: event.clientY };
    const meaning = meaningOf(frame, event.target instanceof Element ? event.target : null, at);
    if (meaning === null) return false;
    if ('thing' in meaning) {
      this.pressing = true;
      press(meaning.thing);
      this.pressing = false;
      return true;
    }
    // As large as it gets: what lies under the finger is meant.
    if (this.place.scale >= CROWDED) return false;
    this.show(frame, meaning);
    this.ask(true);
    return true;
  }

  /** Brings a crowd into the middle, so large that a thumb can tell its things apart. */
  private show(frame: Element, { crowd, enlarge }: { readonly crowd: Point; readonly enlarge: number }): void {
    const { left, top, width, height } = frame.getBoundingClientRect();
    const scale = Math.min(CROWDED, this.place.scale * enlarge * 1.05);
    const by = scale / this.place.scale;
    const [x, y] = [crowd.x - left - this.place.x, crowd.y - top - this.place.y];
    this.put({ scale, x: width / 2 - x * by, y: height / 2 - y * by });
  }

  private ask(asks: boolean): void {
    this.asking = asks;
    this.onAsks(asks);
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
    if (still && this.asking) this.ask(false);
  }
}
