import { checkSettings } from '@benchtop/engine/host';
import { expect } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { medalFor } from '../../src/algoracing/scoring.ts';
import { rule, table, until } from '../table.ts';
import { drive, position } from './position.ts';
import type { Race } from './position.ts';

/** A time trial that is won in its next turn. */
const winning = (turns: number, mode: 'basic' | 'full' = 'basic'): Race =>
  position({
    mode,
    seats: 1,
    turns,
    drivers: [
      mode === 'basic'
        ? { at: '1 0 W', delivered: ['yellow', 'blue', 'blue'], load: ['green'], hand: ['step'] }
        : { at: '0 7 S', delivered: ['yellow', 'blue', 'blue', 'blue'], load: ['green', 'green'], hand: ['step'] },
    ],
  });

rule('RAC-SOLO-01', 'gold up to six turns, silver up to nine, bronze up to thirteen', () => {
  expect([1, 6, 7, 9, 10, 13, 14, 40].map(medalFor)).toEqual([
    'gold',
    'gold',
    'silver',
    'silver',
    'bronze',
    'bronze',
    null,
    null,
  ]);
});

for (const mode of ['basic', 'full'] as const)
  rule('RAC-SOLO-01', `in the ${mode} game the medal is told when the target is reached`, () => {
    for (const [before, medal] of [
      [5, 'gold'],
      [6, 'silver'],
      [8, 'silver'],
      [9, 'bronze'],
      [12, 'bronze'],
      [13, 'none'],
    ] as const) {
      const t = drive(winning(before, mode), 0, 'step');
      expect([t.over, t.outcome?.winners]).toEqual(['target', [0]]);
      expect(t.heard('medal-earned')).toEqual([{ type: 'medal-earned', seat: 0, turns: before + 1, medal }]);
    }
  });

rule('RAC-SOLO-01', 'passes count as turns', () => {
  const t = winning(5).play(0, 'pass', 'done');
  expect(drive(t, 0, 'step').heard('medal-earned')).toMatchObject([{ turns: 7, medal: 'silver' }]);
});

rule('RAC-SOLO-01', 'there is no medal without the target, and none against others', () => {
  const stalled = position({ seats: 1, passes: 4 }).play(0, 'pass', 'done');
  expect([stalled.over, stalled.heard('medal-earned')]).toEqual(['stalled', []]);
  const late = drive(position({ seats: 1, turns: 39, drivers: [{ hand: ['left'] }] }), 0, 'left');
  expect([late.over, late.heard('medal-earned')]).toEqual(['round-limit', []]);
  const mine = { at: '1 0 W', delivered: ['yellow', 'blue', 'blue'], load: ['green'], hand: ['step'] } as const;
  const two = drive(position({ seats: 2, drivers: [mine] }), 0, 'step');
  expect([two.over, two.heard('medal-earned')]).toEqual(['target', []]);
});

rule('RAC-SOLO-01', 'one rover drives with all four bases on a ready layout or a random one', () => {
  for (const mode of ['basic', 'full'])
    for (const layout of ['standard', 'random']) {
      const t = until(table(algoracing, 1, { mode, layout }), `build-${mode}`);
      expect([t.state.order, t.state.rovers.length]).toEqual([[0], 1]);
      expect(Object.values(t.state.bases)).not.toContain(null);
    }
  expect(checkSettings(algoracing, 1, { layout: 'players' })).toMatchObject({ ok: false });
  expect(checkSettings(algoracing, 2, { layout: 'players' })).toMatchObject({ ok: true });
});
