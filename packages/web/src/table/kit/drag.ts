import type { PointerEvent } from 'react';
import type { Choice, Offer } from './choices.ts';
import { copyOf } from './fly.ts';
import { openMenu } from './menus.ts';
import { scanIn } from './scan.ts';
import { silenceTips } from './tips.ts';
import { point } from '../../match/table-acts.ts';

/** What every target on the table stands for now. */
export const offers = new WeakMap<Element, Offer>();

/** A thing that moves further than this is dragged, not clicked. */
const SLOP = 8;

/** What two things have in common: the options of a drop, as the place has them. */
export function shared(dragged: Offer, under: Offer): readonly Choice[] {
  return under.options.filter(({ id }) => dragged.options.some((option) => option.id === id));
}

/** A finger that rests so long takes the thing up; one that moves earlier scrolls. */
const LIFT = 200;

/**
 * Follows the pointer from a thing that may be dragged: a mouse at once, a finger after a moment of rest. A drop does what
 * a click on the same option does.
 */
export function dragFrom(event: PointerEvent, offer: Offer): void {
  if (event.button === 0) new Drag(event.currentTarget, event.nativeEvent, offer).follow();
}

class Drag {
  private readonly thing: Element;
  private readonly began: globalThis.PointerEvent;
  private readonly offer: Offer;
  private readonly stop = new AbortController();
  private readonly timer: number;
  /** False while a finger may still want to scroll. */
  private ready: boolean;
  private flyer: Element | null = null;

  constructor(thing: Element, began: globalThis.PointerEvent, offer: Offer) {
    this.thing = thing;
    this.began = began;
    this.offer = offer;
    this.ready = began.pointerType !== 'touch';
    this.timer = this.ready ? 0 : window.setTimeout(() => this.takeUp(), LIFT);
  }

  follow(): void {
    const { signal } = this.stop;
    const mine = (act: (event: globalThis.PointerEvent) => void) => (event: globalThis.PointerEvent) => {
      if (event.pointerId === this.began.pointerId) act(event);
    };
    // Before the board's own pan sees it.
    const first = { signal, capture: true };
    const move = mine((event) => this.move(event));
    addEventListener('pointermove', move, first);
    addEventListener(
      'pointerup',
      mine((event) => this.end(event)),
      first,
    );
    addEventListener(
      'pointercancel',
      mine((event) => this.end(event)),
      first,
    );
    // What the browser would make of a finger that moves, once it carries something.
    const hold = (event: Event): void => {
      if (this.ready && event.cancelable) event.preventDefault();
    };
    this.thing.addEventListener('touchmove', hold, { signal, passive: false });
    if (this.began.pointerType === 'touch') addEventListener('contextmenu', hold, { signal });
  }

  /** The finger has rested: it is seen that the thing can be carried now. */
  private takeUp(): void {
    this.ready = true;
    this.thing.setAttribute('data-lifted', '');
  }

  private move(event: globalThis.PointerEvent): void {
    const { clientX, clientY } = event;
    const [dx, dy] = [clientX - this.began.clientX, clientY - this.began.clientY];
    if (this.flyer === null && Math.hypot(dx, dy) < SLOP) return;
    if (!this.ready) {
      this.leave();
      return;
    }
    event.stopPropagation();
    if (this.flyer === null) this.thing.setAttribute('data-dragged', '');
    this.flyer ??= lift(this.thing);
    if (this.flyer instanceof HTMLElement || this.flyer instanceof SVGElement)
      this.flyer.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
    const under = targetAt(clientX, clientY);
    const common = under === null ? [] : shared(this.offer, under.offer);
    point(common.length === 1 ? (common[0]?.id ?? null) : null);
  }

  private end({ clientX, clientY, type }: globalThis.PointerEvent): void {
    this.leave();
    if (this.flyer === null) return;
    // Before the table closes the room that it made for what is carried.
    const under = targetAt(clientX, clientY);
    this.flyer.remove();
    this.thing.removeAttribute('data-dragged');
    silenceTips(false);
    swallowClick();
    setTimeout(() => point(null));
    if (type === 'pointerup') drop(this.offer, under);
  }

  private leave(): void {
    clearTimeout(this.timer);
    this.thing.removeAttribute('data-lifted');
    this.stop.abort();
  }
}

/** What ends a drag is not a click on what lies under it. A finger makes none: then the next touch ends the wait. */
function swallowClick(): void {
  const stop = new AbortController();
  const { signal } = stop;
  const swallow = (click: Event): void => {
    stop.abort();
    click.stopPropagation();
  };
  addEventListener('click', swallow, { capture: true, signal });
  addEventListener('pointerdown', () => stop.abort(), { capture: true, signal });
}

interface Under {
  readonly element: Element;
  readonly offer: Offer;
}

function targetAt(x: number, y: number): Under | null {
  const element = document.elementFromPoint(x, y)?.closest('[data-target]') ?? null;
  const offer = element === null ? undefined : offers.get(element);
  return element === null || offer === undefined ? null : { element, offer };
}

function drop(offer: Offer, under: Under | null): void {
  if (under === null) return;
  const common = shared(offer, under.offer);
  if (common.length > 1) openMenu(under.element, { options: common, refused: [] });
  else common[0]?.choose();
}

function lift(thing: Element): Element | null {
  silenceTips(true);
  const sky = document.querySelector('[data-sky]');
  const [piece] = scanIn(thing);
  if (sky === null || piece === undefined) return document.createElement('div');
  const flyer = copyOf(piece);
  sky.append(flyer);
  return flyer;
}
