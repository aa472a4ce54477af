import { describe, expect, it } from 'vitest';
import { choose, start } from '../src/rivals/boardgame-io/yard.ts';
import {
  apply,
  clone,
  isLegal,
  mulberry,
  options,
  setup,
  type RandomInt,
  type State,
} from '../src/rivals/floor/yard.ts';

function playRandomly(state: State, randomInt: RandomInt, atDecision: (legal: number[], choice: number) => void): void {
  const out: number[] = [];
  for (let n = options(state, out); n > 0; n = options(state, out)) {
    const legal = out.slice(0, n);
    const choice = legal[randomInt(n)] ?? -1;
    atDecision(legal, choice);
    apply(state, choice, randomInt);
  }
}

describe('Yard by hand', () => {
  it('is as long and as broad as the game that the gates were set for', () => {
    const randomInt = mulberry(7);
    const games = 2000;
    let decisions = 0;
    let listed = 0;
    for (let game = 0; game < games; game++) {
      playRandomly(setup(randomInt), randomInt, (legal) => {
        decisions += 1;
        listed += legal.length;
      });
    }
    expect(decisions / games).toBeCloseTo(114.7, 0);
    expect(listed / decisions).toBeCloseTo(18.2, 0);
  });

  it('lists exactly the options that are legal', () => {
    const randomInt = mulberry(8);
    for (let game = 0; game < 50; game++) {
      const state = setup(randomInt);
      playRandomly(state, randomInt, (legal) => {
        const accepted = Array.from({ length: 40 }, (_, i) => i - 2).filter((option) => isLegal(state, option));
        expect(legal).toEqual(accepted);
      });
    }
  });

  it('clones without sharing anything that changes', () => {
    const randomInt = mulberry(9);
    const state = setup(randomInt);
    const past: { copy: State; json: string }[] = [];
    playRandomly(state, randomInt, () => {
      expect(clone(state)).toEqual(state);
      past.push({ copy: clone(state), json: JSON.stringify(state) });
    });
    for (const { copy, json } of past) expect(JSON.stringify(copy)).toBe(json);
  });
});

describe('Yard on boardgame.io', () => {
  it('goes where the floor goes, for some outcome of chance', () => {
    const randomInt = mulberry(10);
    const out: number[] = [];
    for (let seed = 0; seed < 5; seed++) {
      let match = start(seed);
      for (let n = options(match.G, out); n > 0; n = options(match.G, out)) {
        const choice = out[randomInt(n)] ?? -1;
        const reachable = successors(match.G, choice);
        match = choose(match, choice);
        expect(reachable).toContain(JSON.stringify(match.G));
      }
      expect(match.ctx.gameover).toEqual({ winner: String(match.G.winner) });
    }
  });
});

/** One for each of the 15 gain spaces that the windfall at the end of a round may meet. */
function successors(state: State, choice: number): string[] {
  return Array.from({ length: 15 }, (_, windfall) => {
    const copy = clone(state);
    apply(copy, choice, () => windfall);
    return JSON.stringify(copy);
  });
}
