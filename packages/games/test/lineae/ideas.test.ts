import { checkSettings, createDice, fastRandom, keyOfSeed, Match } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';
import { evaluate } from '../../src/lineae/bot/evaluate.ts';
import { ideas, idle, rest, stop } from '../../src/lineae/bot/ideas.ts';
import { lineae } from '../../src/lineae/index.ts';
import type { LinState } from '../../src/lineae/state.ts';
import { captain, position } from './position.ts';
import type { Position } from './position.ts';

type LinMatch = Match<LinState>;

const asked = (match: LinMatch): string => match.state.stack.at(-1)?.step ?? '';
/** Questions that an idea answers; at others it ends. */
const answered = ['take-turn', 'steer-sub', 'pick-up-cube', 'take-cubes', 'load-cube', 'choose-good'];

/** What of an idea is no answer where it should be one; `done` may come where nothing is left to be stopped. */
function refusedOf(from: LinMatch, seat: number, idea: readonly string[]): readonly string[] {
  const match = from.fork();
  for (const [i, text] of idea.entries()) {
    const goesOn = !match.over && match.waiting().includes(seat) && answered.includes(asked(match));
    if (!goesOn || text === 'done') return [];
    if (!match.play(seat, text).ok) return idea.slice(i);
  }
  return [];
}

/** Every position of a match by chance in which a seat is asked what ideas answer. */
function* positions(seats: number, number: number): Generator<{ readonly match: LinMatch; readonly seat: number }> {
  const chosen = { biogenesis: number % 2 === 1, reactorCore: number % 3 === 1 };
  const settings = checkSettings(lineae, seats, chosen);
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(lineae, seats, settings.value, keyOfSeed(`ideas ${number}`));
  const dice = createDice(fastRandom(number));
  while (!match.over) {
    const seat = match.waiting()[0] ?? 0;
    if (ideas(match.state, seat) !== null) yield { match, seat };
    const ids = match.optionIds(seat);
    // Lest a round be over at once.
    const ways = ids.length > 1 ? ids.filter((id) => id !== 'pass') : ids;
    match.play(seat, ways[dice.randomInt(ways.length)] ?? '');
  }
}

/** Ideas that cannot begin are dropped by whoever plays them; what was begun must be an answer to its end. */
const begun = (match: LinMatch, seat: number) => {
  const ids = match.optionIds(seat);
  return (ideas(match.state, seat) ?? []).filter(([first = '']) => ids.includes(first));
};

const dives = /^(place|foreman) sub-/;

test.each([1, 2, 3, 4])('whatever is begun can be done to its end: match %i by chance', (number) => {
  const wrong: string[] = [];
  let looked = 0;
  for (const { match, seat } of positions(1 + (number % 4), number)) {
    for (const idea of begun(match, seat)) {
      if (asked(match) === 'take-turn' && !dives.test(idea[0] ?? '')) continue;
      // To end a dive at once is tried anyway.
      if (idea.length <= 2) continue;
      looked++;
      const refused = refusedOf(match, seat, idea);
      if (refused.length > 0) wrong.push(`${idea.join(', ')}: ${refused.join(', ')}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(looked).toBeGreaterThan(500);
});

const at = (spec: Position) => position({ captains: [{ column: 4 }, { column: 7 }], ...spec });
const ideasAt = (spec: Position): readonly string[] => (ideas(at(spec).state, 0) ?? []).map((idea) => idea.join(', '));

describe('ideas', () => {
  test('a dive takes cubes, rises, docks below the vessel and loads what can be paid for', () => {
    const found = ideasAt({
      cubes: { x13r1: 'silica' },
      captains: [{ goods: { electricity: 9, money: 2 } }, { column: 7 }],
    });
    expect(found.some((idea) => /^place sub-d, down, take, .*up, up, up, .*dock, .*silica/.test(idea))).toBe(true);
  });

  test('a rocket is loaded with everything that fits, where the vessel can come', () => {
    const found = ideasAt({
      rockets: { 3: ['jovian-semiconductors', [null, null, null, null, null]] },
      captains: [{ goods: { silica: 3, iron: 1 } }, { column: 7 }],
    });
    expect(found).toContain('vessel c3, place launch-pad, silica spot, silica spot, iron spot, silica wild, done');
    expect(found).toContain('vessel c3, place launch-pad, silica spot, silica spot, iron spot, done');
  });

  test('whoever has no worker left can only use technologies', () => {
    const captains = [
      {
        available: 0,
        placed: ['city-1', 'city-1', 'city-1', 'city-1'] as const,
        technologies: ['fuel-cell'] as const,
        goods: { hydrocarbon: 1 },
      },
      { column: 7 },
    ];
    expect(ideasAt({ captains })).toEqual(['tech fuel-cell']);
  });

  test('questions of which every answer is to be tried have none', () => {
    const t = at({ seats: 1, captains: [{ column: 4 }] }).play(0, 'place city-1');
    expect(ideas(t.state, 0)).not.toBeNull();
    expect(ideas(t.play(0, 'place sub-d', 'end').state, 0)).toBeNull();
  });
});

describe('who does nothing more', () => {
  test('passes where the sun will shine next', () => {
    // Jupiter comes over columns 5 and 6 in the second round.
    const t = at({ captains: [{ column: 5 }, { column: 7 }] });
    expect(stop(t.state, 0)).toEqual(['vessel c3', 'pass']);
    const copy = rest(t.state, 0, lineae.clone(t.state));
    expect([copy.players[0]?.passed, copy.players[0]?.column]).toEqual([true, 3]);
    expect(captain(t, 0).passed).toBe(false);
  });

  test('ends another turn without passing while there are workers', () => {
    expect(stop(at({ extra: true }).state, 0)).toEqual(['end']);
    const none = at({
      extra: true,
      captains: [{ column: 4, placed: ['city-1', 'city-1', 'city-1', 'city-1'] }, { column: 7 }],
    });
    expect(stop(none.state, 0)).toEqual(['pass']);
  });

  test('is judged by what it has, and not by what its workers could do', () => {
    const t = at({ captains: [{ goods: { electricity: 6 } }, { column: 7 }] });
    expect(evaluate(rest(t.state, 0, lineae.clone(t.state)), 0)).toBeLessThan(evaluate(t.state, 0) - 1);
  });

  test('others pass in its mind as long as it has turns', () => {
    const t = at({}).play(0, 'place sub-d', 'end', 'done').state;
    expect([idle(t, 0), idle({ ...t, players: t.players.map((p) => ({ ...p, passed: true })) }, 0)]).toEqual([
      'pass',
      null,
    ]);
  });
});
