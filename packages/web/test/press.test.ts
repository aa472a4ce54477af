import type { Decision } from '@benchtop/engine/host';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Director } from '../src/match/director.ts';
import { closedTable, writeTable } from '../src/match/store.ts';
import { press, usePressed } from '../src/table/press.ts';

const chosen: string[] = [];
const director = { play: { choose: (option: string) => chosen.push(option) } } as unknown as Director;
let frames: (() => void)[] = [];

function ask(id: string): void {
  writeTable({ ...closedTable, open: { decision: { id } as Decision, options: [], refused: [] } });
}

/** The browser draws a frame, and carries out what waited for it. */
function drawFrame(): void {
  const due = frames;
  frames = [];
  for (const draw of due) draw();
  vi.advanceTimersByTime(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  ask('1 load');
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  chosen.length = 0;
  frames = [];
});

it('what was pressed is shown first and chosen in the frame after', () => {
  press(director, 'red');
  expect(usePressed.getState().option).toBe('red');
  expect(chosen).toEqual([]);
  drawFrame();
  expect(usePressed.getState().option).toBeNull();
  expect(chosen).toEqual(['red']);
  vi.runAllTimers();
  expect(chosen).toEqual(['red']);
});

it('a second press before that is not taken', () => {
  press(director, 'red');
  press(director, 'blue');
  drawFrame();
  expect(chosen).toEqual(['red']);
});

it('an answer to a decision that is gone is dropped', () => {
  press(director, 'red');
  ask('2 unload');
  drawFrame();
  expect(chosen).toEqual([]);
  press(director, 'blue');
  drawFrame();
  expect(chosen).toEqual(['blue']);
});

it('a page that draws nothing does not wait for a frame', () => {
  press(director, 'red');
  vi.runAllTimers();
  expect(chosen).toEqual(['red']);
});

it('nothing is pressed where nothing is asked', () => {
  writeTable(closedTable);
  press(director, 'red');
  expect(usePressed.getState().option).toBeNull();
});
