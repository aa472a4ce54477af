import { expect, test } from 'vitest';
import {
  checkSettings,
  commonChange,
  createDice,
  diffStages,
  fastRandom,
  keyOfSeed,
  Match,
  openThroughout,
  patched,
  seatChange,
  Session,
  stageView,
  viewOf,
} from '../src/host.ts';
import type { Change, SessionEntry, View } from '../src/host.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

const viewers = [null, 0, 1, 2];

function session(seed: string): Session<TrapState> {
  const settings = checkSettings(trap, 3, {});
  if (!settings.ok) throw new Error(settings.reason);
  return new Session(Match.deal(trap, 3, settings.value, keyOfSeed(seed)));
}

/** Every entry of some whole matches, taken back now and then. */
function* entries(): Generator<[Session<TrapState>, SessionEntry<TrapState>]> {
  for (let n = 0; n < 12; n++) {
    const s = session(`stages ${n}`);
    const dice = createDice(fastRandom(n));
    while (!s.match.over) {
      const [seat = 0] = s.match.waiting();
      const options = s.match.due(seat)?.options ?? [];
      const entry = s.force() ?? s.choose(seat, options[dice.randomInt(options.length)]?.id ?? '');
      if ('code' in entry) throw new Error(entry.reason);
      yield [s, entry];
      const back = dice.randomInt(5) === 0 ? s.takeBack(entry.seat) : null;
      if (back !== null && !('code' in back)) yield [s, back];
    }
  }
}

test('an entry has a state for each event but the last, which the state after it stands for', () => {
  const s = session('one');
  for (const seat of [0, 1]) s.choose(seat, 'bid 0');
  const bid = s.choose(2, 'bid 0');
  expect('code' in bid ? null : [bid.events.length, s.stages(bid)]).toEqual([1, []]);
  s.choose(0, 'pass');
  s.choose(1, 'pass');
  const stone = s.choose(2, 'stone');
  if ('code' in stone) throw new Error(stone.reason);
  expect(stone.events.map(({ type }) => type)).toEqual(['stone-drawn', 'omen-seen']);
  const [drawn, ...more] = s.stages(stone);
  expect(more).toEqual([]);
  expect([stone.before, drawn, stone.after].map((state) => state?.players[2]?.purse.length)).toEqual([0, 1, 1]);
  expect([stone.before, drawn, stone.after].map((state) => state?.seenOmens.length)).toEqual([1, 1, 2]);
});

test('they are the states that the rules went through, whatever was drawn, and change nothing', () => {
  let several = 0;
  for (const [s, entry] of entries()) {
    const before = JSON.stringify([entry.before, entry.after]);
    const stages = s.stages(entry);
    expect(stages).toHaveLength(Math.max(0, entry.events.length - 1));
    expect(JSON.stringify([entry.before, entry.after])).toBe(before);
    if (stages.length > 0) several++;
    for (const { draws, asked } of stages) {
      expect(draws).toBeLessThanOrEqual(entry.after.draws);
      expect(asked).toBeLessThanOrEqual(entry.after.asked);
    }
  }
  expect(several).toBeGreaterThan(20);
});

test('changes from stage to stage lead everybody through what they see, and to what they see after the entry', () => {
  for (const [s, entry] of entries()) {
    const { before, after } = entry;
    const stages = s.stages(entry);
    const shown = viewers.map((seat) => {
      const [then, now] = [viewOf(trap, before, seat), viewOf(trap, after, seat)];
      return [...stages.map((stage) => stageView(trap, stage, then, now)), now];
    });
    const views = JSON.stringify(shown);
    const changes = diffStages(trap, before, stages, after);
    const told = viewers.map((seat, i) => {
      let view = viewOf(trap, before, seat);
      return changes.map((change, n): View => {
        const out: Change[] = [];
        commonChange(change, out);
        seatChange(change, seat, out);
        ({ view } = patched(
          { view },
          out.map(([path, ...rest]) => [`view${path}`, ...rest] as const),
        ));
        const now = shown[i]?.at(-1) ?? view;
        return n < stages.length ? { ...view, pending: openThroughout(viewOf(trap, before, seat), now) } : view;
      });
    });
    expect(told).toEqual(JSON.parse(views));
  }
});

test('while an entry is under way nobody is asked: what stays open is what was open before and is after', () => {
  const frame = (id: number) => ({ id, step: 'x', waiting: [0], args: {}, answer: null });
  const core = { seat: 0, seats: 2, settings: {}, over: null };
  const view = (...ids: number[]) => ({ ...core, pending: ids.map(frame) });
  expect(openThroughout(view(1, 2), view(1, 3))).toEqual([frame(1)]);
});
