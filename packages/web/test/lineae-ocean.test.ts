import { checkSettings, keyOfSeed, Match } from '@benchtop/engine/host';
import { cellOf, level, lineae, lockIds } from '@benchtop/games/lineae';
import type { LinState, LinView } from '@benchtop/games/lineae';
import { expect, test } from 'vitest';
import { foretold } from '../src/games/lineae/ocean/foretold.ts';
import { poolAt, poolName, poolsOf } from '../src/games/lineae/ocean/pools.ts';
import { diveOf, waysOf } from '../src/games/lineae/ocean/reach.ts';

type Played = Match<LinState>;

const viewOf = (match: Played, seat = 0): LinView => match.view(seat) as unknown as LinView;

function deal(seats: number, seed: string): Played {
  const settings = checkSettings(lineae, seats, {});
  if (!settings.ok) throw new Error(settings.reason);
  return Match.deal(lineae, seats, settings.value, keyOfSeed(seed));
}

function dice(seed: number): (n: number) => number {
  let state = seed + 1;
  return (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
}

/** Plays at random and stops before each question of a kind, so many times. */
function* before(step: string, seats: number, seed: number, times: number): Generator<Played> {
  const match = deal(seats, `ocean ${seed}`);
  const roll = dice(seed);
  for (let left = times; left > 0 && !match.over;) {
    const [decision] = match.decisions();
    if (decision === undefined) return;
    if (decision.step === step) {
      left--;
      yield match.fork();
    }
    const ids = match.legalOptions(decision.seat)?.options.map(({ id }) => id) ?? [];
    // Diving rather than passing: there is more to see.
    const dives = ids.filter((id) => id.startsWith('place sub'));
    const from = dives.length > 0 && roll(2) === 0 ? dives : ids;
    match.play(decision.seat, from[roll(from.length)] ?? '');
  }
}

test('every way that is shown to a submersible can be gone, and costs and brings what it says', () => {
  let gone = 0;
  let taken = 0;
  for (let seed = 0; seed < 2; seed++)
    for (const match of before('steer-sub', 2, seed, 12)) {
      const [decision] = match.decisions();
      const seat = decision?.seat ?? 0;
      const view = viewOf(match, seat);
      const dive = diveOf(view);
      if (dive === null) throw new Error('no dive is under way');
      for (const way of waysOf(view, dive).values()) {
        if (!way.stays) continue;
        const copy = match.fork();
        way.steps.forEach((to, i) => {
          expect(copy.play(seat, to).ok).toBe(true);
          const answer = way.found[i] ?? null;
          if (answer !== null) expect(copy.play(seat, answer).ok).toBe(true);
        });
        const after = viewOf(copy, seat);
        const { x, r, hold } = after.subs[dive.sub];
        expect({ x, r }).toEqual(way.to);
        expect(hold).toEqual([...view.subs[dive.sub].hold, ...way.taken]);
        expect(after.players[seat]?.goods.electricity).toBe(
          (view.players[seat]?.goods.electricity ?? 0) - way.electricity,
        );
        expect(after.players[seat]?.goods.money).toBe((view.players[seat]?.goods.money ?? 0) + way.taken.length);
        expect(copy.legalOptions(seat)?.options.map(({ id }) => id)).toContain('end');
        gone++;
        taken += way.taken.length;
      }
    }
  expect(gone).toBeGreaterThan(200);
  expect(taken).toBeGreaterThan(20);
});

test('a submersible is shown every space that is near enough', () => {
  for (const match of before('steer-sub', 2, 9, 10)) {
    const [decision] = match.decisions();
    const view = viewOf(match, decision?.seat ?? 0);
    const dive = diveOf(view);
    if (dive === null) throw new Error('no dive is under way');
    const budget = dive.free + (view.players[dive.seat]?.goods.electricity ?? 0);
    const { x, r } = view.subs[dive.sub];
    let near = 0;
    for (let toX = 0; toX < 24; toX++)
      for (let toR = 1; toR <= level(view, Math.floor(toX / 3)); toR++) {
        const steps = Math.abs(toX - x) + Math.abs(toR - r);
        if (steps === 0 || steps > budget) continue;
        near++;
        expect(waysOf(view, dive).get(cellOf(toX, toR))?.steps).toHaveLength(steps);
      }
    expect(waysOf(view, dive).size).toBe(near);
  }
});

test('what the toggle of a lock is said to do is what it does, after those were asked who are said to be', () => {
  let washed = 0;
  let moved = 0;
  for (let seed = 0; seed < 6; seed++)
    for (const match of before('take-turn', 3, seed, 30)) {
      const [decision] = match.decisions();
      const seat = decision?.seat ?? 0;
      for (const lock of lockIds) {
        const copy = match.fork();
        if (!copy.play(seat, `place ${lock}`).ok) continue;
        const view = viewOf(match, seat);
        const told = foretold(view, lock, seat, ['A', 'B', 'C']);
        const asked: number[] = [];
        for (let [next] = copy.decisions(); next?.step === 'pay-toll'; [next] = copy.decisions()) {
          asked.push(next.seat);
          copy.play(next.seat, 'done');
        }
        const after = viewOf(copy, seat);
        expect(asked).toEqual(told.asked);
        expect(after.water).toEqual(told.water);
        expect(after.cubes).toEqual(told.cubes);
        for (const { sub, to } of told.carried) expect(after.subs[sub]).toMatchObject({ x: to.x, r: to.r });
        washed += told.lost.length;
        moved += told.carried.length;
      }
    }
  expect(washed).toBeGreaterThan(0);
  expect(moved).toBeGreaterThan(0);
});

test('columns of equal level are one pool', () => {
  // Locks 2 and 4 are closed: 5 5 5 4 4 4 4 2.
  const water = [0, 1, 1, 1, 1, 2, 2, 0];
  expect(poolsOf(water).map(({ from, to, level: at }) => [from, to, at])).toEqual([
    [0, 2, 5],
    [3, 6, 4],
    [7, 7, 2],
  ]);
  expect(poolName(poolAt(water, 4))).toBe('columns 4 to 7');
  expect(poolName(poolAt(water, 7))).toBe('column 8');
});

test('a cube at the end of a way is taken, and one on the way left, where there is room for one only', () => {
  const view = viewOf(deal(2, 'full holds'));
  const lying = (cubes: { readonly [cell: number]: 'iron' | 'salt' }, hold: number): LinView => ({
    ...view,
    cubes: view.cubes.map((_, cell) => cubes[cell] ?? null),
    subs: { ...view.subs, 'sub-a': { x: 0, r: 1, hold: Array.from({ length: hold }, () => 'silica') } },
    players: view.players.map((p) => ({ ...p, goods: { ...p.goods, electricity: 5 } })),
  });
  const dive = { seat: 0, sub: 'sub-a', free: 1 } as const;
  const wayTo = (x: number, at: LinView) => waysOf(at, dive).get(cellOf(x, 1));
  const both = { [cellOf(1, 1)]: 'iron', [cellOf(2, 1)]: 'salt' } as const;
  expect(wayTo(2, lying(both, 3))).toMatchObject({ found: ['leave', 'take'], taken: ['salt'], stays: true });
  expect(wayTo(2, lying(both, 2))).toMatchObject({ found: ['take', 'take'], taken: ['iron', 'salt'], stays: true });
  expect(wayTo(2, lying({ [cellOf(1, 1)]: 'iron' }, 3))).toMatchObject({ found: ['take', null], stays: true });
  expect(wayTo(2, lying(both, 4))).toMatchObject({ found: [null, null], taken: [], stays: false });
});
