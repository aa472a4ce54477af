import type { View } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import type { OpenDecision } from '../src/match/store.ts';
import { chosenAt } from '../src/table/chosen.ts';
import { columnsOf } from '../src/table/form.ts';
import { pageOf, spreadsOf } from '../src/table/kit/pages.ts';
import { seatOfKey } from '../src/table/looking.ts';
import { mainOption } from '../src/table/main-option.ts';
import type { GameUi } from '../src/table/contract.ts';

describe('columns', () => {
  it('are as wide as the game says, below and from 1600 px', () => {
    expect(columnsOf({ left: 194, right: { small: 244, large: 322 } })).toEqual({
      '--left-small': '194px',
      '--left-large': '194px',
      '--right-small': '244px',
      '--right-large': '322px',
    });
  });

  it('stay within limits', () => {
    expect(columnsOf({ left: 20, right: 4000 })).toMatchObject({ '--left-small': '180px', '--right-large': '420px' });
  });
});

describe('pages', () => {
  const page = (id: string, ...steps: string[]) => ({ id, title: id, steps });
  const pages = [page('week', 'move'), page('map'), page('plant', 'machine'), page('lab'), page('desk')];
  const layout = { pages, pagesBelow: 520, pairsBelow: 900 };
  const shown = (width: number) => spreadsOf(layout, width)?.map((spread) => spread.map(({ id }) => id)) ?? null;

  it('stand alone, in pairs, or all together', () => {
    expect(shown(390)).toEqual([['week'], ['map'], ['plant'], ['lab'], ['desk']]);
    expect(shown(520)).toEqual([['week', 'map'], ['plant', 'lab'], ['desk']]);
    expect(shown(900)).toBeNull();
    expect(spreadsOf({}, 100)).toBeNull();
  });

  it('know where a question is answered; what no page names, on the first', () => {
    expect([pageOf(layout, 'machine'), pageOf(layout, 'other'), pageOf({}, 'other')]).toEqual(['plant', 'week', null]);
  });
});

describe('who has chosen', () => {
  const asked = (id: number, ...waiting: number[]) => ({ pending: [{ id, waiting }] }) as unknown as View;
  const match = (...views: View[]) => ({ first: 0, view: (p: number) => views[p] ?? asked(-1) });

  it('those who were asked with the others and are no longer waited for', () => {
    const shown = match(asked(1, 0), asked(2, 0, 1, 3), asked(2, 1, 3), asked(2, 1));
    expect([1, 2, 3].map((p) => chosenAt(shown, p, null))).toEqual([[], [0], [0, 3]]);
  });

  it('nobody, where one is asked after the other', () => {
    const shown = match(asked(1, 0), asked(2, 1), asked(2, 1));
    expect([0, 1, 2].flatMap((p) => chosenAt(shown, p, null))).toEqual([]);
  });
});

describe('the main option', () => {
  const open = (step: string, ...ids: string[]) =>
    ({
      decision: { step },
      options: ids.map((id) => ({ id, label: id, warning: null })),
      refused: [],
    }) as unknown as OpenDecision;
  const main = (given: Partial<GameUi>, asked: OpenDecision) => mainOption(arcticCleanup, given as GameUi, asked)?.id;

  it('is the end of a chain', () => {
    expect(main({}, open('load-token', 'load 1 pet', 'done'))).toBe('done');
    expect(main({}, open('choose-action', 'plan', 'move'))).toBeUndefined();
  });

  it('is else the one that the game names', () => {
    const named = { main: ({ value }: { readonly value: unknown }) => JSON.stringify(value).includes('move') };
    expect(main(named, open('choose-action', 'plan', 'move'))).toBe('move');
    const asked = open('choose-action', 'plan', 'move');
    const warned = { ...asked, options: asked.options.map((one) => ({ ...one, warning: 'You would regret it.' })) };
    expect(main(named, warned)).toBeUndefined();
  });
});

it('a seat has Shift with its number as its key, and the first four have F1 to F4', () => {
  const key = (given: Partial<KeyboardEvent>) => seatOfKey({ key: '', code: '', shiftKey: false, ...given });
  expect(key({ key: '"', code: 'Digit2', shiftKey: true })).toBe(1);
  expect(key({ key: 'F4' })).toBe(3);
  expect([key({ key: 'F5' }), key({ key: '2', code: 'Digit2' }), key({ key: 'F1', shiftKey: true })]).toEqual([
    null,
    null,
    null,
  ]);
});
