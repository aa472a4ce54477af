import type { Lying } from './matching.ts';

/** A piece where it is drawn. */
export interface Drawn extends Lying {
  readonly element: Element;
  readonly box: DOMRect;
  /** From its own coordinates to those of the screen; null outside drawings. */
  readonly matrix: DOMMatrix | null;
}

const onlyShows = '[data-ghosts], [data-sky]';

/** Every piece on the table. The viewer's own panel repeats what their board shows: it does not count. */
export function scan(viewer: number): Drawn[] {
  return scanIn(document, `${onlyShows}, [data-seat="${viewer}"]`);
}

/** Every piece of one part of the page, but for those inside what is skipped. */
export function scanIn(root: ParentNode, skipped: string | null = null): Drawn[] {
  return [...root.querySelectorAll('[data-piece]')]
    .filter((element) => skipped === null || element.closest(skipped) === null)
    .map(drawn)
    .filter(({ box }) => box.width > 0 || box.height > 0);
}

function drawn(element: Element): Drawn {
  const name = (key: string): string | null => element.getAttribute(`data-${key}`);
  return {
    kind: name('piece') ?? '',
    at: name('at') ?? '',
    id: name('piece-id'),
    count: Number(name('count') ?? 1),
    face: faceOf(name('face')),
    drawn: element,
    element,
    box: element.getBoundingClientRect(),
    matrix: element instanceof SVGGElement ? element.getScreenCTM() : null,
  };
}

const faceOf = (face: string | null): 'up' | 'down' | null => (face === 'up' || face === 'down' ? face : null);

/** Where a place is on the screen; a place that is not declared is where its pieces lie. */
export function placeBox(name: string): DOMRect | null {
  const quoted = CSS.escape(name);
  for (const element of document.querySelectorAll(`[data-place="${quoted}"], [data-at="${quoted}"]`)) {
    if (element.closest(onlyShows) !== null) continue;
    const box = element.getBoundingClientRect();
    if (box.width > 0) return box;
  }
  return null;
}
