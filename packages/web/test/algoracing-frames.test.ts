import { describe, expect, test } from 'vitest';
import { Frames } from '../src/games/algoracing/scene/frames.ts';

/** Whether anything was said while so many frames took so long each. */
const said = (frames: Frames, count: number, seconds: number): boolean =>
  Array.from({ length: count }, () => frames.took(seconds)).some(Boolean);

describe('three dimensions are slow', () => {
  test('when some seconds of frames took more than a tenth of a second each', () => {
    const frames = new Frames();
    expect(said(frames, 20, 0.15)).toBe(false);
    expect(said(frames, 20, 0.15)).toBe(true);
  });

  test('but not for a slow opening, single slow frames, or a page that slept', () => {
    const frames = new Frames();
    expect(said(frames, 6, 2)).toBe(false);
    for (let i = 0; i < 50; i++) {
      expect(frames.took(0.4)).toBe(false);
      expect(said(frames, 20, 0.016)).toBe(false);
    }
    expect(said(frames, 10, 60)).toBe(false);
  });
});
