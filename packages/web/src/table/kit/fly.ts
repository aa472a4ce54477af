import type { Way } from './matching.ts';
import { VIA } from './Piece.tsx';
import { placeBox } from './scan.ts';
import type { Drawn } from './scan.ts';
import css from './kit.module.css';

/** Where pieces go that are drawn nowhere afterwards, and where those come from that were not drawn before. */
export interface Ends {
  readonly from: string | null;
  readonly to: string | null;
}

const LEAST = 200;
const MOST = 400;
/** Several pieces start one after the other, but all within this part of the time. */
const STAGGER = 0.4;
const EASE = 'cubic-bezier(0.2, 0.8, 0.25, 1)';

/** How long a piece travels when its event has so much time. */
export const flightTime = (ms: number): number => Math.min(ms, Math.max(LEAST, Math.min(MOST, ms * 0.9)));

/** Lets pieces travel in a layer over the table. What it returns ends all of it at once. */
export function fly(ways: readonly Way<Drawn>[], ends: Ends, sky: HTMLElement, ms: number): () => void {
  const all = flightTime(ms);
  // However many start one after the other, none travels faster than can be followed.
  const spread = ways.length === 1 ? 0 : Math.max(0, Math.min(all * STAGGER, all - LEAST));
  const flown = ways.map((way, i) => launch(way, ends, sky, all - spread, (spread * i) / ways.length));
  return () => flown.forEach((stop) => stop?.());
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function launch(way: Way<Drawn>, ends: Ends, sky: HTMLElement, duration: number, delay: number): (() => void) | null {
  const piece = way.to ?? way.from;
  if (piece === null) return null;
  const from = way.from?.box ?? endBox(piece.element.getAttribute('data-from') ?? ends.from, piece);
  const to = way.to?.box ?? endBox(ends.to, piece);
  const turns = way.from !== null && way.to !== null && way.from.face !== way.to.face && way.to.face !== null;
  const flyer = copyOf(piece);
  sky.append(flyer);
  // A pile that was there already stays in sight; what is new is seen when it lands.
  const goal = way.to !== null && way.to.count === 1 ? (way.to.element as HTMLElement | SVGElement) : null;
  if (goal !== null) goal.style.visibility = 'hidden';
  const slides = piece.element.hasAttribute('data-slides');
  const timing = { duration, delay, easing: EASE, fill: 'both' } as const;
  const via = viaOf(way.to);
  const frames = via.length > 0 && from !== null && to !== null ? alongPath(piece.box, [from, ...via, to]) : null;
  const flight = flyer.animate(frames ?? path(piece.box, from, to, slides, turns ? 'new' : null), timing);
  const back = turns && way.from !== null ? copyOf(way.from) : null;
  if (back !== null && way.from !== null) {
    sky.append(back);
    back.animate(path(way.from.box, from, to, slides, 'old'), timing);
  }
  const land = (): void => {
    flyer.remove();
    back?.remove();
    if (goal !== null) goal.style.visibility = '';
  };
  flight.onfinish = land;
  return () => {
    flight.cancel();
    land();
  };
}

/** Null: it appears or fades where it is. */
function endBox(name: string | null, { box }: Drawn): Box | null {
  const place = name === null ? null : placeBox(name);
  if (place === null) return null;
  const size = Math.min(box.width, place.width, 36) / box.width;
  const { x, y } = middle(place);
  const [width, height] = [box.width * size, box.height * size];
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** The places that a piece passes on its way, as far as they are drawn. */
function viaOf(goal: Drawn | null): readonly Box[] {
  const names = goal?.element.getAttribute('data-via') ?? null;
  return names === null ? [] : names.split(VIA).flatMap((name) => placeBox(name) ?? []);
}

/** From place to place at one speed, as large as at the end. */
export function alongPath(home: Box, stops: readonly Box[]): Keyframe[] {
  const poses = stops.map((box) => pose(home, around(home, box)));
  const lengths = poses.map(({ x, y }, i) => Math.hypot(x - (poses[i - 1]?.x ?? x), y - (poses[i - 1]?.y ?? y)));
  const all = lengths.reduce((sum, length) => sum + length, 0);
  let gone = 0;
  return poses.map((one, i) => {
    gone += lengths[i] ?? 0;
    return { transform: css3(one, 1), offset: all === 0 ? i / Math.max(1, poses.length - 1) : gone / all };
  });
}

/** A box of the same size around the middle of another. */
function around({ width, height }: Box, place: Box): Box {
  const { x, y } = middle(place);
  return { x: x - width / 2, y: y - height / 2, width, height };
}

const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** A piece that turns over is seen edge-on in the middle of its way: before that its old side, after that the new one. */
type Side = 'old' | 'new' | null;

function path(home: Box, from: Box | null, to: Box | null, slides: boolean, side: Side): Keyframe[] {
  const start = pose(home, from ?? to ?? home);
  const end = pose(home, to ?? from ?? home);
  const far = Math.hypot(end.x - start.x, end.y - start.y);
  const top = {
    x: (start.x + end.x) / 2,
    y: (start.y + end.y) / 2 - (slides ? 0 : Math.min(44, far * 0.16)),
    size: slides ? (start.size + end.size) / 2 : Math.max(start.size, end.size) * 1.1,
  };
  return [
    { transform: css3(start, side === 'new' ? 0 : 1), opacity: from === null || side === 'new' ? 0 : 1 },
    { transform: css3(top, side === null ? 1 : 0), opacity: 1 },
    { transform: css3(end, side === 'old' ? 0 : 1), opacity: to === null || side === 'old' ? 0 : 1 },
  ];
}

interface Pose {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** How the drawing must be shifted and scaled to fill a box. */
function pose(home: Box, box: Box): Pose {
  const [a, b] = [middle(home), middle(box)];
  const size = Math.sqrt((box.width * box.height) / Math.max(1, home.width * home.height));
  return { x: b.x - a.x, y: b.y - a.y, size: Math.min(6, Math.max(0.15, size)) };
}

const css3 = ({ x, y, size }: Pose, width: number): string =>
  `translate(${x}px, ${y}px) scale(${size * width}, ${size})`;

/** The drawing of a piece, exactly over where it is. */
export function copyOf({ element, box, matrix }: Drawn): HTMLElement | SVGSVGElement {
  const { x, y } = middle(box);
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  copy.removeAttribute('style');
  for (const part of [copy, ...copy.querySelectorAll('[data-piece]')]) part.removeAttribute('data-piece');
  if (matrix === null) {
    const frame = document.createElement('div');
    Object.assign(frame.style, {
      left: `${box.x}px`,
      top: `${box.y}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
    frame.className = css.flyer ?? '';
    frame.append(copy);
    return frame;
  }
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', css.flyer ?? '');
  svg.style.transformOrigin = `${x}px ${y}px`;
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { a, b, c, d, e, f } = matrix;
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(...copy.childNodes);
  svg.append(group);
  return svg;
}
