import { describe, expect, it } from 'vitest';
import { Pace } from '../src/match/local/pace.ts';

describe('the pace of the table', () => {
  it('gives a choice of one’s own 200 to 400 ms at speed 1', () => {
    const pace = new Pace();
    expect(pace.own(1, 1)).toBeGreaterThanOrEqual(200);
    expect(pace.own(12, 1)).toBeLessThanOrEqual(400);
    expect(pace.own(1, 4)).toBe(pace.own(1, 1) / 4);
  });

  it('takes no time at speed 0 or when nothing happened', () => {
    const pace = new Pace();
    expect(pace.own(3, 0)).toBe(0);
    expect(pace.own(0, 1)).toBe(0);
    expect(pace.botGap('1 Turn 1', 0)).toBe(0);
    expect(pace.botTravel('1 Turn 1', 5, 0)).toBe(0);
  });

  it('keeps a bot’s whole turn within three seconds, however many choices it has', () => {
    const pace = new Pace();
    let spent = 0;
    for (let i = 0; i < 40; i++) spent += pace.botGap('1 Turn 1', 1) + pace.botTravel('1 Turn 1', 5, 1);
    expect(spent).toBeLessThanOrEqual(3000);
    expect(spent).toBeGreaterThan(1500);
  });

  it('gives events that are shown one by one more time, but not without end, and a bot’s turn still three seconds', () => {
    const pace = new Pace();
    expect(pace.own(3, 1, 0, 3)).toBeGreaterThan(pace.own(3, 1));
    expect(pace.own(40, 1, 0, 40)).toBeLessThanOrEqual(1200);
    expect(pace.own(3, 2, 0, 3)).toBe(pace.own(3, 1, 0, 3) / 2);
    let spent = 0;
    for (let i = 0; i < 40; i++) spent += pace.botGap('1 Turn 1', 1) + pace.botTravel('1 Turn 1', 5, 1, 0, 5);
    expect(spent).toBeLessThanOrEqual(3000);
  });

  it('gives a game the time it asks for, and a bot’s turn with it at most three seconds', () => {
    const pace = new Pace();
    expect(pace.own(9, 1, 2500)).toBe(2500);
    expect(pace.own(9, 2, 2500)).toBe(1250);
    expect(pace.own(9, 0, 2500)).toBe(0);
    let spent = 0;
    for (let i = 0; i < 12; i++) spent += pace.botGap('1 Turn 1', 1) + pace.botTravel('1 Turn 1', 1, 1);
    const run = pace.botTravel('1 Turn 1', 20, 1, 3000);
    expect(run).toBeGreaterThan(1000);
    expect(spent + run).toBeLessThanOrEqual(3000);
    expect(pace.botTravel('2 Turn 2', 20, 1, 2500)).toBe(2500);
  });

  it('begins anew with the next turn', () => {
    const pace = new Pace();
    const first = pace.botGap('1 Turn 1', 1);
    for (let i = 0; i < 30; i++) pace.botGap('1 Turn 1', 1);
    expect(pace.botGap('2 Turn 2', 1)).toBe(first);
  });
});
