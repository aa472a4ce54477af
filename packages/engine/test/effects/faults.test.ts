import { describe, expect, test } from 'vitest';
import type { Core } from '../../src/author.ts';
import { defineEffects, either, rowsFor } from '../../src/effects/index.ts';
import type { Holding, Row } from '../../src/effects/index.ts';

/*
 * Rows that compile, and could still go wrong in a match: they are refused when the game is loaded.
 */

interface Small {
  readonly good: 'coin' | 'wood' | 'fame';
  readonly group: 'any';
  readonly trait: Record<never, never>;
  readonly set: { readonly thing: never };
  readonly point: 'switch';
  readonly cost: never;
  readonly moment: 'dawn' | 'dusk';
  readonly scope: 'round';
  readonly act: { readonly act: 'look' } | { readonly act: 'ask' } | { readonly act: 'try' };
}

const { gain, pay, oneOf, may, upTo, oneTo, on, to, instead } = rowsFor<Small>();
const look = { act: 'look' } as const;
const ask = { act: 'ask' } as const;
const attempt = { act: 'try' } as const;
type SmallRow = Omit<Row<Small>, 'name'>;
type State = Core & { readonly seat: Holding<Small> };

const allActs: SmallRow = { do: [attempt, look, ask] };

function load(row: SmallRow, { held = true, over = {} }: { held?: boolean; over?: object } = {}): void {
  const rows = { tried: { name: 'Tried', ...row }, acts: { name: 'Acts', ...allActs } };
  defineEffects<State, Small, unknown>()({
    goods: {
      coin: { one: 'coin', many: 'coins', icon: 'coin', cap: 3 },
      wood: { one: 'wood', many: 'wood', icon: 'wood', cap: 3 },
      fame: { one: 'fame', many: 'fame', icon: 'points' },
    },
    groups: { any: { one: 'thing', many: 'things', icon: 'any', of: ['coin', 'wood'] } },
    traits: {},
    sets: { thing: { one: 'thing', many: 'things', icon: 'thing', count: () => 1 } },
    points: { switch: { base: 0, ...either('on', 'off', 'lamp') } },
    costs: {},
    moments: {
      dawn: { when: 'at dawn', icon: 'sun' },
      dusk: { when: 'at dusk', first: 'at your first dusk', icon: 'moon' },
    },
    scopes: { round: { one: 'round' } },
    acts: {
      look: { check: 'always', asks: false, icon: 'eye', run: () => {}, say: (_act, w) => [w.verb('look')] },
      ask: { check: 'always', asks: true, icon: 'ear', run: () => {}, say: (_act, w) => [w.verb('ask')] },
      try: { check: () => null, asks: false, icon: 'hand', run: () => {}, say: (_act, w) => [w.verb('try')] },
    },
    tables: { rows: { rows, by: 'with', rule: 'R', ...(held ? { held: () => true } : {}) } },
    purse: over,
    scored: 'fame',
    rules: { choose: 'R', pay: 'R', gain: 'R', use: 'R', once: 'R', while: 'R' },
    holding: (s) => s.seat,
  });
}

describe('loaded', () => {
  const good: { readonly [name: string]: SmallRow } = {
    'a cost before everything else': { do: [pay({ coin: 1 }, gain({ fame: 1 }), look)] },
    'what can fail, if it is optional': { do: [look, may(pay({ coin: 1 }, look)), upTo(2, attempt)] },
    'a choice one of whose parts always works': { do: [look, oneOf(pay({ coin: 1 }, look), look)] },
    'an act that can fail, behind a cost': { do: [pay({ coin: 1 }, attempt)] },
    'an automatic ability that asks nobody': { abilities: [on('dawn', [gain({ coin: 1 }), look])] },
    'an offered ability that asks': { abilities: [on('dawn', [oneOf(look, ask)], { may: true })] },
    'a loss': { do: [pay({ coin: 1 })] },
  };
  for (const [name, row] of Object.entries(good)) test(name, () => expect(() => load(row)).not.toThrow());
});

describe('refused', () => {
  const bad: readonly (readonly [RegExp, SmallRow])[] = [
    [/part 2 of tried can fail after part 1 has begun/, { do: [look, pay({ coin: 1 }, look)] }],
    [/part 2 of tried can fail/, { do: [look, attempt] }],
    [/part 2 of tried can fail/, { do: [look, oneTo(2, attempt)] }],
    [/part 2 of tried can fail/, { do: [look, oneOf(attempt, pay({ coin: 1 }, look))] }],
    [/part 2 of tried\/0 can fail/, { do: [pay({ coin: 1 }, look, attempt)] }],
    [/pays for what must be paid again/, { do: [pay({ coin: 1 }, pay({ wood: 1 }, look))] }],
    [/works by itself, but could ask/, { abilities: [on('dawn', [ask])] }],
    [/works by itself, but could ask/, { abilities: [on('dawn', [oneOf(look, gain({ coin: 1 }))])] }],
    [/works by itself, but could ask/, { abilities: [on('dawn', [gain({ any: 1 })])] }],
    [/works by itself, but could ask/, { abilities: [on('dawn', [may(look)])] }],
    [/is offered: "first" counts occasions/, { abilities: [on('dusk', [look], { may: true, first: 'round' })] }],
    [/dawn has no words for it/, { abilities: [on('dawn', [look], { first: 'round' })] }],
    [/first at one moment only/, { abilities: [on(['dawn', 'dusk'], [look], { first: 'round' })] }],
    [/nothing to choose from/, { do: [oneOf(look)] }],
    [/two alternatives of tried\/0 are the same/, { do: [oneOf(look, look)] }],
    [/is done no times/, { do: [upTo(0, look)] }],
    [/does nothing/, { do: [may()] }],
    [/does nothing/, { abilities: [on('dawn', [])] }],
    [/names no good/, { do: [gain({})] }],
    [/has an odd amount/, { do: [gain({ coin: 0.5 })] }],
    [/has an odd amount/, { do: [pay({ coin: -1 }, look)] }],
    [/would have to ask what comes instead/, { abilities: [instead('coin', { any: 1 })] }],
    [
      /comes instead of coin, and is replaced itself/,
      { abilities: [instead('coin', { wood: 1 }), instead('wood', { coin: 1 })] },
    ],
  ];
  for (const [message, row] of bad)
    test(`${message.source}: ${JSON.stringify(row)}`, () => expect(() => load(row)).toThrow(message));

  test('abilities of rows that nobody can hold', () => {
    expect(() => load({ abilities: [to('switch', 1)] }, { held: false })).toThrow(/nobody can hold it/);
  });

  test('a group as a cost where tokens are exchanged', () => {
    const over = { exchange: { rate: 2, give: ['coin'], take: ['wood'] } };
    expect(() => load({ do: [pay({ any: 1 }, look)] }, { over })).toThrow(/that is an act/);
  });

  test('an automatic cost where tokens are exchanged', () => {
    const over = { exchange: { rate: 2, give: ['coin'], take: ['wood'] } };
    const row = { abilities: [on('dawn', [pay({ wood: 1 }, look)])] };
    expect(() => load(row)).not.toThrow();
    expect(() => load(row, { over })).toThrow(/works by itself, but could ask/);
  });

  test('surplus of surplus', () => {
    const over = { over: { coin: { wood: 1 }, wood: { coin: 1 } } };
    expect(() => load({ do: [look] }, { over })).toThrow(/would have a surplus/);
  });
});
