import { expect } from 'vitest';
import { rule } from '../table.ts';
import type { Board } from './position.ts';
import { board, position } from './position.ts';

const unloading = (own: Board, column = 5) =>
  position({ boards: [{ site: 'site-s', ships: ['in-s', 'in-s'], columns: { unload: column }, ...own }] }).play(
    0,
    'unload',
  );

rule('ARC-UNL-01', 'up to as many tokens as the card is strong, from both ships together', () => {
  const t = unloading(
    {
      cargo: [
        ['red', 'red'],
        ['red', 'blue'],
      ],
    },
    3,
  );
  const two = t.play(0, 'unload 1 hdpe line-plan', 'unload 2 hdpe line-plan');
  expect(two.step).toBe('unload-token');
  const three = two.play(0, 'unload 2 eva short-2');
  expect([three.step, three.decision?.seat]).toEqual(['choose-action', 1]);
  expect(board(three, 0).ships.map(({ cargo }) => cargo)).toEqual([['red'], []]);
  expect(board(three, 0).lines['line-plan']).toEqual({ colour: 'red', count: 2 });
  expect(board(three, 0).lines['short-2']).toEqual({ colour: 'blue', count: 1 });
  expect(three.heard('token-processed')[1]).toEqual({
    type: 'token-processed',
    seat: 0,
    ship: 2,
    colour: 'red',
    line: 'line-plan',
    slot: 2,
  });
  expect(board(t.play(0, 'done'), 0).ships.map(({ cargo }) => cargo)).toEqual([
    ['red', 'red'],
    ['red', 'blue'],
  ]);
});

rule('ARC-UNL-01', 'only what is aboard can be unloaded, and only into the own factory', () => {
  const t = unloading({ cargo: [['red'], ['blue']] });
  expect(t.refusal(0, 'unload 1 eva line-plan')?.rule).toBe('ARC-UNL-01');
  expect(t.reason(0, 'unload 1 eva line-plan')).toBe('There is no EVA (blue) on ship 1.');
  const done = t.play(0, 'unload 1 hdpe line-plan', 'done');
  expect(Object.values(board(done, 1).lines).every(({ count }) => count === 0)).toBe(true);
});

rule('ARC-UNL-02', 'each ship must itself be on a dock of the own factory', () => {
  const away = unloading({ cargo: [['red'], ['blue']], ships: ['in-s', 'pole'] });
  expect(away.options(0).filter((option) => option.startsWith('unload 2'))).toEqual([]);
  expect(away.refusal(0, 'unload 2 eva line-plan')).toEqual({
    rule: 'ARC-UNL-02',
    facts: { ship: 2, colour: 'blue', line: 'line-plan', held: null, open: null, size: 4 },
  });
  expect(away.refusal(0, 'unload 1 hdpe line-plan')).toBeNull();
  const swapped = unloading({ cargo: [['red'], ['blue']], ships: ['pole', 'out-sse'] });
  expect(swapped.refusal(0, 'unload 1 hdpe line-plan')?.rule).toBe('ARC-UNL-02');
  expect(swapped.refusal(0, 'unload 2 eva line-plan')).toBeNull();
});

rule('ARC-UNL-02', 'the three docks of each site serve it and no other hex does', () => {
  const docks = {
    'site-n': ['in-n', 'out-nne', 'out-nnw'],
    'site-s': ['in-s', 'out-sse', 'out-ssw'],
  } as const;
  const hexes = ['pole', 'in-n', 'in-ne', 'in-se', 'in-s', 'in-sw', 'in-nw'] as const;
  const outer = ['out-nne', 'out-e', 'out-sse', 'out-ssw', 'out-w', 'out-nnw'] as const;
  for (const site of ['site-n', 'site-s'] as const) {
    const serving = [...hexes, ...outer].filter(
      (hex) =>
        unloading({ site, ships: [hex, hex], cargo: [['red'], []] }).refusal(0, 'unload 1 hdpe short-2') === null,
    );
    expect(serving).toEqual([...docks[site]]);
  }
});

rule('ARC-UNL-02', 'the dock of a rival does not serve', () => {
  const t = unloading({ cargo: [['red'], []], ships: ['in-n', 'in-n'] });
  expect(t.refusal(0, 'unload 1 hdpe line-plan')?.rule).toBe('ARC-UNL-02');
});
