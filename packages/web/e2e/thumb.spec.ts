import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { chimeras, cleaners, colonists, everyQuestion, growers, racing } from './played.ts';
import { onFlatMap, prefer } from './table.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/**
 * Touches whatever can be chosen on the board in its middle and 20 px away from it, as a browser would after a tap, and
 * says what was missed. A touch has hit when the thing is pressed or marked, or when the board becomes so much larger that
 * the thing itself is as large as a thumb. Nothing is chosen: presses are caught on the way.
 */
async function missed(): Promise<string[]> {
  const CHOICES = '[data-option], [data-pick], [data-far], [data-toggle]:not([aria-disabled="true"])';
  const frame = document.querySelector<HTMLElement>('[data-board]');
  if (frame === null) return ['there is no board'];
  const nameOf = (thing: HTMLElement): string =>
    Object.entries(thing.dataset)
      .map(([key, value]) => `${key} ${value ?? ''}`)
      .find((name) => /^(option|pick|far|toggle) /.test(name)) ?? '';
  const isBig = (thing: Element): boolean => {
    const { width, height } = thing.getBoundingClientRect();
    return Math.min(width, height) >= 43.5;
  };
  const found: string[] = [];
  let pressed: string | null = null;
  const stop = new AbortController();
  document.querySelectorAll<HTMLElement>(CHOICES).forEach((thing) =>
    thing.addEventListener(
      'click',
      (event) => {
        pressed ??= nameOf(thing);
        event.stopPropagation();
      },
      stop,
    ),
  );
  const touch = (x: number, y: number): string | null => {
    pressed = null;
    const how = { bubbles: true, cancelable: true, composed: true, clientX: x, clientY: y, pointerType: 'touch' };
    document.elementFromPoint(x, y)?.dispatchEvent(new PointerEvent('click', how));
    return pressed;
  };
  const drawn = async (): Promise<void> => {
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
  };
  const fit = async (): Promise<void> => {
    await drawn();
    document.querySelector<HTMLElement>('[data-zoomed="true"] button:last-child')?.click();
    await drawn();
  };
  const middleOf = (thing: Element): { x: number; y: number } => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const offsets = [
    [0, 0],
    [-20, 0],
    [20, 0],
    [0, -20],
    [0, 20],
  ] as const;
  const things = [...frame.querySelectorAll<HTMLElement>(CHOICES)].filter((thing) => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
  });
  let marked = '';
  for (const [i, first] of things.entries()) {
    const name = nameOf(first);
    // What another one would do may have been drawn meanwhile, and this one anew.
    const thing = first.isConnected
      ? first
      : ([...frame.querySelectorAll<HTMLElement>(CHOICES)].find((one) => nameOf(one) === name) ?? first);
    if (!isBig(thing)) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const near = thing.closest('[data-nearest]') !== null;
    if (isBig(thing)) continue;
    // A second touch would choose it.
    if (near && marked === name) continue;
    if (near) marked = name;
    for (const [dx, dy] of near ? offsets.slice(i % 5, (i % 5) + 1) : offsets) {
      const middle = middleOf(thing);
      const [x, y] = [middle.x + dx, middle.y + dy];
      const under = document.elementFromPoint(x, y);
      if (under === null || under.closest('[data-board]') === null) continue;
      const before = thing.getBoundingClientRect().width;
      const hit = touch(x, y);
      if (near) await drawn();
      const grown = thing.getBoundingClientRect().width / before;
      if (hit === null && grown > 1.02) {
        const large = middleOf(thing);
        const then = near ? name : touch(large.x, large.y);
        if (!isBig(thing) || then !== name)
          found.push(
            `${name}: enlarged ${grown.toFixed(1)} times, ${then ?? 'nothing'} of ${Math.round(before * grown)} px`,
          );
        await fit();
      } else if (hit !== name && !(near && thing.hasAttribute('data-pointed')))
        found.push(`${name}, ${dx} ${dy} from its middle: ${hit ?? 'nothing'}`);
    }
  }
  // In trays and lists a thing is as large as it looks.
  for (const thing of document.querySelectorAll<HTMLElement>(`#decision :is(${CHOICES}), [data-tray] :is(${CHOICES})`))
    if (
      thing.checkVisibility() &&
      thing.getBoundingClientRect().width > 0 &&
      thing.closest('[data-board]') === null &&
      !isBig(thing)
    ) {
      const { width, height } = thing.getBoundingClientRect();
      found.push(`${nameOf(thing)} is ${width.toFixed(0)} by ${height.toFixed(0)}`);
    }
  stop.abort();
  return found;
}

/** Both phones, one after the other: the table follows the window. */
const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

async function expectNoneMissed(page: Page, what: string): Promise<void> {
  for (const phone of phones) {
    await page.setViewportSize(phone);
    await page.evaluate(async () => {
      for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(missed), `${what} at ${phone.width} by ${phone.height}`).toEqual([]);
  }
}

const tables = [
  ['Arctic CleanUp', cleaners, 4],
  ['Algoracing', racing('full'), 4],
  ['Biohack', chimeras, 4],
  ['Lineae', colonists, 5],
  ['Algae, Inc.', growers, 4],
] as const;

for (const [title, kind, players] of tables)
  test(`${title}: a thumb hits whatever can be chosen on the board of a phone, at each kind of question`, async ({
    page,
  }) => {
    await prefer(page);
    await onFlatMap(page);
    for await (const step of everyQuestion(page, players, kind)) await expectNoneMissed(page, step);
  });
