import type { PointerEvent } from 'react';
import type { Choice, Offer } from './choices.ts';
import { copyOf } from './fly.ts';
import { openMenu } from './menus.ts';
import { scanIn } from './scan.ts';
import { closeTip } from './tips.ts';
import { point } from './use-kit.ts';

/** What every target on the table stands for now. */
export const offers = new WeakMap<Element, Offer>();

/** A thing that moves further than this is dragged, not clicked. */
const SLOP = 8;

/** What two things have in common: the options of a drop, as the place has them. */
export function shared(dragged: Offer, under: Offer): readonly Choice[] {
  return under.options.filter(({ id }) => dragged.options.some((option) => option.id === id));
}

/** Follows the pointer from a thing that may be dragged. A drop does what a click on the same option does. */
export function dragFrom(event: PointerEvent, offer: Offer): void {
  if (event.button !== 0 || event.pointerType === 'touch') return;
  const thing = event.currentTarget;
  const { clientX: x0, clientY: y0, pointerId } = event;
  const stop = new AbortController();
  const { signal } = stop;
  let flyer: Element | null = null;
  addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerId: id }) => {
      if (id !== pointerId) return;
      const [dx, dy] = [clientX - x0, clientY - y0];
      if (flyer === null && Math.hypot(dx, dy) < SLOP) return;
      if (flyer === null) thing.setAttribute('data-dragged', '');
      flyer ??= lift(thing);
      if (flyer instanceof HTMLElement || flyer instanceof SVGElement)
        flyer.style.transform = `translate(${dx}px, ${dy}px) scale(1.08)`;
      const under = targetAt(clientX, clientY);
      const common = under === null ? [] : shared(offer, under.offer);
      point(common.length === 1 ? (common[0]?.id ?? null) : null);
    },
    { signal },
  );
  const end = ({ clientX, clientY, type }: globalThis.PointerEvent): void => {
    stop.abort();
    if (flyer === null) return;
    flyer.remove();
    thing.removeAttribute('data-dragged');
    // What ends a drag is not a click on what lies under it.
    addEventListener('click', (click) => click.stopPropagation(), { capture: true, once: true });
    setTimeout(() => point(null));
    if (type === 'pointerup') drop(offer, targetAt(clientX, clientY));
  };
  addEventListener('pointerup', end, { signal });
  addEventListener('pointercancel', end, { signal });
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
  closeTip();
  const sky = document.querySelector('[data-sky]');
  const [piece] = scanIn(thing);
  if (sky === null || piece === undefined) return document.createElement('div');
  const flyer = copyOf(piece);
  sky.append(flyer);
  return flyer;
}
