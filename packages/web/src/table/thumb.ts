/** What a thumb needs, in pixels of the screen; a little less where rounding took it. */
const THUMB = 44;
const ENOUGH = 43.5;

/** What can be chosen, whatever made it so. */
const CHOICES = '[data-option], [data-pick], [data-far], [data-toggle]:not([aria-disabled="true"])';
const TOUCHABLE = `${CHOICES}, [data-refused], [data-toggle], button, a, input, select, summary`;

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** What a touch means: this thing, or one of a crowd that must be seen larger first. Null: what lies under it. */
type Meaning = { readonly thing: Element } | { readonly crowd: Point; readonly enlarge: number } | null;

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

export const least = ({ width, height }: Box): number => Math.min(width, height);

/** Whether a thumb that comes down here may be meant for what lies there: for the thing, or for a square of 44 around its middle. */
export function mayMean(box: Box, at: Point): boolean {
  const middle = middleOf(box);
  return Math.max(Math.abs(middle.x - at.x), Math.abs(middle.y - at.y)) <= THUMB / 2;
}

/** What a thumb that comes down at this place on the board is meant for. */
export function meaningOf(board: Element, under: Element | null, at: Point): Meaning {
  const hit = under?.closest(TOUCHABLE) ?? null;
  const frame = board.getBoundingClientRect();
  const small = [...board.querySelectorAll(CHOICES)].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width > 0 && least(box) < ENOUGH && mayMean(box, at) && holds(frame, middleOf(box));
  });
  const meant = hit === null || small.includes(hit) ? small : [...small, hit];
  const [thing] = small;
  if (thing === undefined || meant.every((one) => one === hit)) return null;
  if (new Set(meant.map(nameOf)).size === 1) return { thing };
  const boxes = small.map((one) => one.getBoundingClientRect());
  return { crowd: centreOf(boxes.map(middleOf)), enlarge: THUMB / Math.min(...boxes.map(least)) };
}

function centreOf(points: readonly Point[]): Point {
  const halfway = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: halfway(points.map(({ x }) => x)), y: halfway(points.map(({ y }) => y)) };
}

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;

/** Things that mean the same choice are one: a ship on the sea and the same ship on the own board. */
const nameOf = (thing: Element): unknown =>
  thing instanceof HTMLElement || thing instanceof SVGElement ? (thing.dataset['option'] ?? thing) : thing;

/** Presses a thing as the finger would have that came down beside it. */
export function press(thing: Element): void {
  const { x, y } = middleOf(thing.getBoundingClientRect());
  const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerType: 'touch' };
  thing.dispatchEvent(new PointerEvent('click', how));
}
