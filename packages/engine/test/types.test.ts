import { expect, test } from 'vitest';
import { choices, int, menu, record, rulesFor, word } from '../src/author.ts';
import type { ArgsIn, Core, EventWords, Held } from '../src/author.ts';

/*
 * What must not compile. The type check of the tests fails where an expected error is missing; the tests themselves only
 * show that the same things, written rightly, do what they say.
 */

type Event = { readonly type: 'ship-sailed'; readonly seat: number } | { readonly type: 'ship-sunk' };
interface Rules {
  readonly event: Event;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: Record<string, never>;
}
const { step, chain } = rulesFor<Core, Rules>();

const sail = chain({
  kind: 'sail',
  rule: 'X-01',
  most: 3,
  options: choices({ ship: [0, 1], way: ['north', 'south'] }),
  stop: 'Stop',
  prompt: 'sail',
  label: (_s, _d, { ship, way }) => `${ship} ${way}`,
  refuse: (_s, d, { ship }) => (ship > d.args.left ? 'X-01' : null),
  facts: (_s, _d, { ship }) => ({ ship }),
  refusals: { 'X-01': ({ ship }) => `Ship ${ship} is not there.` },
  apply(_s, d, _o, ctx) {
    ctx.emit?.({ type: 'ship-sailed', seat: d.seat });
    ctx.ask('anchor', d.seat, { depth: 2 });
    // @ts-expect-error: there is no such step.
    ctx.ask('fly', d.seat);
    // @ts-expect-error: the step needs its arguments.
    ctx.ask('anchor', d.seat);
    // @ts-expect-error: the argument has another type.
    ctx.ask('anchor', d.seat, { depth: 'two' });
    // @ts-expect-error: there is no such event.
    ctx.emit?.({ type: 'ship-flown' });
    // @ts-expect-error: the event lacks a field.
    ctx.emit?.({ type: 'ship-sailed' });
  },
});

const anchor = step({
  kind: 'anchor',
  rule: 'X-02',
  args: { depth: int(0, 9) },
  options: menu({ drop: { how: ['fast', 'slow'] }, keep: {} }),
  prompt: 'drop the anchor',
  label: (_s, _d, o) => (o.do === 'drop' ? o.how : 'keep'),
  refuse: (_s, d) => (d.args.depth > 5 ? 'X-02' : null),
  refusals: { 'X-02': null },
  apply: () => undefined,
});

const steps = { sail, anchor };

test('a step without a sentence for what it refuses does not compile', () => {
  const made = step({
    kind: 'anchor',
    rule: 'X-02',
    options: choices({ how: ['fast'] }),
    prompt: 'x',
    label: () => 'x',
    refuse: (_s, d) => (d.seat > 1 ? 'X-02' : null),
    // @ts-expect-error: X-02 has no sentence.
    refusals: {},
    apply: () => undefined,
  });
  expect(made.sentence('X-02', {})).toBeNull();
  // @ts-expect-error: a step has a prompt and labels.
  step({ kind: 'x', rule: 'X', options: choices({ a: [1] }), refuse: () => null, refusals: {} });
});

test('an event without words does not compile', () => {
  // @ts-expect-error: ship-sunk has no words.
  const words: EventWords<Event> = { 'ship-sailed': (e) => `${e.seat}` };
  expect(Object.keys(words)).toEqual(['ship-sailed']);
});

test('fields know what they hold', () => {
  const field = record({ colour: word(['red', 'blue']), count: int(0, 3) });
  const good: Held<typeof field> = { colour: 'red', count: 1 };
  // @ts-expect-error: green is not among the colours.
  const bad: Held<typeof field> = { colour: 'green', count: 1 };
  expect([good.colour, bad.count]).toEqual(['red', 1]);
});

test('the codes of options follow their parts', () => {
  const options = choices({ ship: [0, 1], way: ['north', 'south'] });
  expect(options.values[options.pick(1, 'south')]).toEqual({ ship: 1, way: 'south' });
  // @ts-expect-error: west is no part of these options.
  expect(() => options.pick(1, 'west')).toThrow('west is no part');
  // Parts in the wrong places compile, but do not pass.
  expect(() => options.pick('south', 1)).toThrow('south is no part');
  expect(steps.sail.vocabulary.texts).toEqual(['0 north', '0 south', '1 north', '1 south', 'done']);
  expect(steps.anchor.vocabulary.texts).toEqual(['drop fast', 'drop slow', 'keep']);
  expect(anchor.vocabulary.values[2]).toEqual({ do: 'keep' });
});
