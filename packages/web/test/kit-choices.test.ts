import type { EventIn, StepIn, ViewIn } from '@benchtop/engine/host';
import { Match } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { ArcticEvent, ArcticView } from '@benchtop/games/arctic-cleanup';
import { expect, expectTypeOf, test } from 'vitest';
import { gameUi, looksOf, routeBy, weightBy } from '../src/table/contract.ts';
import { askedOf } from '../src/table/kit/asked.ts';
import { choicesOf } from '../src/table/kit/choices.ts';
import { kitOf } from '../src/table/kit/use-kit.ts';

type Arctic = typeof arcticCleanup;

/** A match in which the first seat is asked for a card. */
function toCards(): Match {
  const match = Match.deal(arcticCleanup, 2, {}, 'aa'.repeat(32));
  for (;;) {
    const decision = match.decisions()[0];
    if (decision === undefined) throw new Error('the match is over');
    if (decision.step === 'choose-action') return match;
    match.play(decision.seat, match.legalOptions(decision.seat)?.options[0]?.id ?? '');
  }
}

function openAfter(card: string) {
  const match = toCards();
  const seat = match.decisions()[0]?.seat ?? 0;
  match.play(seat, card);
  const open = match.legalOptions(seat);
  if (open === null) throw new Error('nothing is asked');
  return open;
}

test('options reach a board as typed values, the end of a chain apart', () => {
  const chosen: string[] = [];
  const act = { choose: (id: string) => void chosen.push(id), explain: (id: string) => void chosen.push(`why ${id}`) };
  const load = choicesOf(arcticCleanup, 'load-token', openAfter('load'), act);
  expect(load.asked).toBe(true);
  expect(load.options.length).toBeGreaterThan(0);
  const [first] = load.options;
  expect(first?.id).toBe(`load ${(first?.value.ship ?? 0) + 1} ${first?.id.split(' ')[2] ?? ''}`);
  expect(load.of(({ ship }) => ship === 0).options.every(({ value }) => value.ship === 0)).toBe(true);
  load.done?.choose();
  first?.choose();
  expect(chosen).toEqual(['done', first?.id]);
});

test('what is refused keeps its value and its reason', () => {
  const chosen: string[] = [];
  const act = { choose: () => undefined, explain: (id: string) => void chosen.push(id) };
  const plan = choicesOf(arcticCleanup, 'plan-pick', openAfter('plan'), act);
  const locked = plan.of((value) => value.do === 'supply');
  expect(locked.options).toEqual([]);
  expect(locked.refused[0]?.reason).toContain('locked');
  locked.refused[0]?.explain();
  expect(chosen).toEqual(['supply']);
});

test('the end of a chain that a lesson refuses is no thing on the board', () => {
  const act = { choose: () => undefined, explain: () => undefined };
  const { options, refused, ...open } = openAfter('load');
  const end = options
    .filter(({ id }) => id === 'done')
    .map(({ id, label }) => ({ id, label, reason: 'Not now.', rule: open.decision.rule, facts: {} }));
  expect(end).toHaveLength(1);
  const guided = { ...open, options: options.filter(({ id }) => id !== 'done'), refused: [...refused, ...end] };
  const load = choicesOf(arcticCleanup, 'load-token', guided, act);
  expect(load.refused.map(({ id }) => id)).not.toContain('done');
  expect(load.of(({ ship }) => ship >= 0).options).toHaveLength(guided.options.length);
});

test('a step that is not asked offers nothing', () => {
  const act = { choose: () => undefined, explain: () => undefined };
  const open = openAfter('plan');
  expect(choicesOf(arcticCleanup, 'load-token', open, act)).toMatchObject({ asked: false, options: [], done: null });
  expect(choicesOf(arcticCleanup, 'plan-pick', null, act).asked).toBe(false);
});

test('a question, what it is asked with and the phase below it are read off a view by their names', () => {
  const { stepOf, argOf, argsAt, phaseArgs } = askedOf<Arctic>();
  const match = toCards();
  const seat = match.decisions()[0]?.seat ?? 0;
  expect(argOf(match.view(seat), 'row')).toBeNull();
  expect(phaseArgs(match.view(seat), 'end-turn')).toBeNull();
  match.play(seat, 'plan');
  match.play(seat, match.legalOptions(seat)?.options.find(({ id }) => id !== 'done')?.id ?? '');
  const view = match.view(seat);
  expect(stepOf(view)).toBe('plan-set');
  expect(argsAt(view, 'plan-set')).toEqual({ row: argOf(view, 'row'), face: argOf(view, 'face') });
  expect(argOf(view, 'row')).toEqual(expect.any(Number));
  expect(argsAt(view, 'plan-pick')).toBeNull();
  expect(phaseArgs(view, 'end-turn')).toMatchObject({ card: 'plan' });
  expect(stepOf({ pending: [] })).toBeNull();

  const renamed = (): void => {
    // @ts-expect-error: there is no such question.
    argsAt(view, 'plan-put');
    // @ts-expect-error: no question has such an argument.
    argOf(view, 'line');
    // @ts-expect-error: there is no such phase.
    phaseArgs(view, 'after-turn');
    // @ts-expect-error: the row is a number.
    String(argOf(view, 'row')?.length);
  };
  expect(typeof renamed).toBe('function');
});

test('events have a way and a weight by their names', () => {
  const route = routeBy<Arctic>({ 'token-loaded': ({ ship }) => ({ to: `ship ${ship}` }) });
  const loaded = { type: 'token-loaded', seat: 0, ship: 2, hex: 'c3', colour: 'red' } as const;
  expect(route(loaded as never)).toEqual({ to: 'ship 2' });
  expect(route({ type: 'bag-drawn' } as never)).toBeNull();
  const weight = weightBy<Arctic>({ 'token-loaded': 0.5 });
  expect([weight(loaded as never), weight({ type: 'bag-drawn' } as never)]).toEqual([0.5, 0]);
  // @ts-expect-error: nothing of that name happens.
  weightBy<Arctic>({ 'token-thrown': 1 });
  // @ts-expect-error: nothing of that name happens.
  routeBy<Arctic>({ 'token-thrown': () => ({ to: 'bag' }) });
  expect(looksOf(['red', 'teal'], { red: '◆', teal: '✚' }, (colour) => colour.toUpperCase())).toEqual([
    { name: 'RED', colour: 'var(--player-red)', ink: 'var(--on-player-red)', glyph: '◆' },
    { name: 'TEAL', colour: 'var(--player-teal)', ink: 'var(--on-player-teal)', glyph: '✚' },
  ]);
});

test('boards are typed by their game: a renamed step, part or event does not compile', () => {
  expectTypeOf<ViewIn<Arctic>>().toEqualTypeOf<ArcticView>();
  expectTypeOf<EventIn<Arctic>>().toEqualTypeOf<ArcticEvent>();
  expectTypeOf<'load-token'>().toExtend<StepIn<Arctic>>();
  expectTypeOf<'load-cube'>().not.toExtend<StepIn<Arctic>>();
  const { useChoices } = kitOf<Arctic>();
  type Load = ReturnType<typeof useChoices<'load-token'>>['options'][number]['value'];
  expectTypeOf<Load>().toEqualTypeOf<{
    readonly ship: 0 | 1;
    readonly colour: ArcticView['sea']['pole'][number];
  }>();

  const Board = (): null => {
    // @ts-expect-error: there is no such question.
    useChoices('load-cube');
    // @ts-expect-error: its options have no such part.
    useChoices('load-token').of(({ vessel }) => vessel === 0);
    // @ts-expect-error: no option says that.
    useChoices('plan-pick').of((value) => value.do === 'bag');
    useChoices('plan-pick').of((value) => value.do === 'row' && value.face === 3);
    return null;
  };
  const looks = gameUi<Arctic>({
    seats: [],
    Board: ({ view }) => String(view.bag.count),
    Dashboard: () => null,
    progress: (view) => `${view.turns}`,
    // @ts-expect-error: nothing of that name happens.
    weight: (event) => (event.type === 'token-thrown' ? 1 : 0),
    route: (event) => (event.type === 'token-loaded' ? { to: `ship ${event.ship}` } : null),
    // @ts-expect-error: there is no such question.
    layout: { pages: [{ id: 'ocean', title: 'Ocean', steps: ['load-cube'] }] },
    // @ts-expect-error: a view has no such part.
    phase: (view) => (view.season === 1 ? 'Winter' : ''),
    main: (option) => option.step === 'unload-token' && 'done' in option.value,
  });
  expect(typeof Board).toBe('function');
  expect(looks.progress({ turns: 3 } as never)).toBe('3');
});
