import { createElement, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { point } from '../../match/table-acts.ts';
import { mayMean, middleOf } from '../thumb.ts';
import { offers } from './drag.ts';
import { openMenu } from './menus.ts';
import { useTag } from './Piece.tsx';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The one of some things whose middle is nearest, if it is near enough. */
export function nearestOf<T extends Spot>(things: readonly T[], to: Spot, reach: number): T | null {
  const away = ({ x, y }: Spot): number => Math.hypot(x - to.x, y - to.y);
  const least = Math.min(...things.map(away));
  return least > reach ? null : (things.find((thing) => away(thing) === least) ?? null);
}

interface NearestProps {
  /** How far from a thing a finger may come down, in pixels of the screen. */
  readonly reach?: number;
  /** What a finger hits exactly is chosen at once, as a mouse would; only beside things the nearest one is marked. */
  readonly beside?: boolean;
  readonly children: ReactNode;
}

/**
 * For places that lie closer together than fingers are wide, as on a map: a touch marks the nearest one that can be chosen and
 * shows what it would do, a second touch there chooses it. A mouse is exact and needs none of it.
 */
export function Nearest({ reach = 60, beside = false, children }: NearestProps) {
  const [touch] = useState(touches);
  const onClickCapture = (event: MouseEvent): void => {
    if (!beside || !hits(event)) touch(event, reach);
  };
  return createElement(useTag(), { onClickCapture, 'data-nearest': '' }, children);
}

/** Whether something that can be chosen lies right under the finger. */
function hits({ target }: MouseEvent): boolean {
  const thing = target instanceof Element ? target.closest('[data-target]') : null;
  return thing !== null && (offers.get(thing)?.options.length ?? 0) > 0;
}

function touches() {
  let marked: string | null = null;
  return (event: MouseEvent, reach: number): void => {
    const { nativeEvent, currentTarget, clientX: x, clientY: y } = event;
    if (!(nativeEvent instanceof PointerEvent) || nativeEvent.pointerType !== 'touch') return;
    const things = targetsIn(currentTarget);
    const found = nearestOf(things, { x, y }, reach);
    // In a crowd nobody can tell: the board is enlarged.
    if (found === null || things.filter(({ box }) => mayMean(box, { x, y })).length > 1) return;
    event.stopPropagation();
    const { offer, element } = found;
    const [option] = offer.options;
    const again = option?.id === marked;
    marked = again || offer.options.length > 1 ? null : (option?.id ?? null);
    if (offer.options.length > 1) openMenu(element, offer);
    else if (again) option?.choose();
    else point(marked);
  };
}

function targetsIn(root: Element) {
  return [...root.querySelectorAll('[data-target]')].flatMap((element) => {
    const offer = offers.get(element);
    const box = element.getBoundingClientRect();
    if (offer === undefined || offer.options.length === 0) return [];
    return [{ element, offer, box, ...middleOf(box) }];
  });
}
