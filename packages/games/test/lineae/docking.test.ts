import { expect } from 'vitest';
import { rule } from '../table.ts';
import { captain, goodsOf, position } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const hold = ['iron', 'salt', 'iron'] as const;

/** Seat 0 steers submersible E with a hold of three cubes, from a space. */
const loaded = (x: number, r: number, own: Captain, spec: Position = {}): Lin =>
  position({
    ...spec,
    subs: { ...spec.subs, 'sub-e': { x, r, hold } },
    captains: [own, ...(spec.captains ?? [])],
  }).play(0, 'place sub-e');

rule('LIN-DOC-01', 'on the surface row below the own vessel, in any of its three mineral columns', () => {
  for (const x of [15, 16, 17]) expect(loaded(x, 4, { column: 5, goods: { money: 1 } }).options(0)).toContain('dock');
  const low = loaded(15, 3, { column: 5, goods: { money: 1 } });
  expect([low.refusal(0, 'dock')?.rule, low.reason(0, 'dock')]).toEqual([
    'LIN-DOC-01',
    'It docks on the surface only.',
  ]);
  const aside = loaded(14, 4, { column: 5, goods: { money: 1 } });
  expect([aside.refusal(0, 'dock')?.rule, aside.reason(0, 'dock')]).toEqual([
    'LIN-DOC-01',
    'It docks below your vessel only, which is at column 6.',
  ]);
  // The vessel may come to it.
  expect(aside.play(0, 'vessel c4').options(0)).toContain('dock');
});

rule('LIN-DOC-01', 'not where it could not stay, and not with an empty hold', () => {
  const t = loaded(15, 4, { column: 5, goods: { money: 1, electricity: 2 } }, { cubes: { x16r4: 'sulfur' } });
  const onCube = t.play(0, 'right', 'leave');
  expect(onCube.refusal(0, 'dock')?.rule).toBe('LIN-SUB-08');
  const onSub = loaded(
    15,
    4,
    { column: 5, goods: { money: 1, electricity: 2 } },
    { subs: { 'sub-f': { x: 16, r: 4 } } },
  );
  expect(onSub.play(0, 'right').refusal(0, 'dock')?.rule).toBe('LIN-SUB-08');
  const empty = position({ subs: { 'sub-e': { x: 15, r: 4 } }, captains: [{ column: 5, goods: { money: 1 } }] });
  expect(empty.play(0, 'place sub-e').reason(0, 'dock')).toBe('The hold is empty.');
});

rule('LIN-DOC-02', '$1 per cube, any number, to the cargo bay', () => {
  const t = loaded(15, 4, { column: 5, goods: { money: 5 } }).play(0, 'dock');
  expect([t.step, t.decision?.prompt, t.options(0)]).toEqual([
    'take-cubes',
    'take cubes from the hold, for $1 each',
    ['iron', 'salt', 'done'],
  ]);
  const one = t.play(0, 'iron');
  expect([goodsOf(one), one.state.subs['sub-e'].hold, one.options(0)]).toEqual([
    { iron: 1, money: 4 },
    ['salt', 'iron'],
    ['iron', 'salt', 'done'],
  ]);
  expect(one.reason(0, 'sulfur')).toBe('There is no sulfur in the hold.');
  const all = one.play(0, 'salt', 'iron');
  expect([goodsOf(all), all.state.subs['sub-e'].hold, all.decision?.seat]).toEqual([
    { iron: 2, salt: 1, money: 2 },
    [],
    1,
  ]);
  expect(goodsOf(t.play(0, 'done'))).toEqual({ money: 5 });
});

rule('LIN-DOC-02', 'as far as the money goes', () => {
  const t = loaded(15, 4, { column: 5, goods: { money: 2 } });
  expect(t.warning(0, 'dock')).toBe('You can pay for 2 of 3 cubes.');
  const paid = t.play(0, 'dock', 'iron', 'salt');
  expect([goodsOf(paid), paid.state.subs['sub-e'].hold, paid.decision?.seat]).toEqual([
    { iron: 1, salt: 1 },
    ['iron'],
    1,
  ]);
  const poor = loaded(15, 4, { column: 5 });
  expect([poor.refusal(0, 'dock')?.rule, poor.reason(0, 'dock')]).toEqual([
    'LIN-DOC-02',
    'You have no money to take a cube on board.',
  ]);
});

rule('LIN-DOC-02', 'the Docking Arm takes the first cube on board for nothing', () => {
  const poor = loaded(15, 4, { column: 5, technologies: ['docking-arm'] });
  expect([poor.warning(0, 'dock'), poor.label(0, 'dock')]).toEqual([
    'You can pay for 1 of 3 cubes.',
    'Dock and end your turn: take cubes on board, the first for nothing, then for $1 each',
  ]);
  // Nothing can be paid for after it.
  const one = poor.play(0, 'dock', 'iron');
  expect([goodsOf(one), one.step]).toEqual([{ iron: 1 }, 'take-turn']);
  const rich = loaded(15, 4, { column: 5, technologies: ['docking-arm'], goods: { money: 2 } });
  expect([rich.warning(0, 'dock'), goodsOf(rich.play(0, 'dock', 'iron', 'iron', 'salt'))]).toEqual([
    null,
    { iron: 2, salt: 1 },
  ]);
});

rule('LIN-DOC-03', 'docking ends the turn, whatever is left', () => {
  const t = loaded(15, 4, { column: 5, goods: { money: 3, electricity: 5 } }).play(0, 'dock', 'iron', 'done');
  expect([t.step, t.decision?.seat, captain(t, 0).goods.electricity]).toEqual(['take-turn', 1, 5]);
  expect(t.heard('docked').length).toBe(1);
});

rule('LIN-DOC-04', 'the same submersible serves again by bumping', () => {
  const t = loaded(15, 4, { column: 5, goods: { money: 1 } }, { captains: [{ column: 7, passed: true }] }).play(
    0,
    'dock',
    'iron',
  );
  expect([t.decision?.seat, captain(t, 0).available]).toEqual([0, 3]);
  const again = t.play(0, 'place sub-e');
  expect([again.step, again.state.occupied['sub-e'], captain(again, 0).available]).toEqual([
    'steer-sub',
    { seat: 0, count: 2 },
    2,
  ]);
});

rule('LIN-DOC-01', 'who could dock a full hold is told so before leaving it', () => {
  const spec: Position = {
    subs: { 'sub-e': { x: 15, r: 4, hold: ['iron', 'iron', 'salt', 'salt'] } },
    captains: [{ column: 5, goods: { money: 4 } }],
  };
  expect(position(spec).play(0, 'place sub-e').warning(0, 'end')).toBe(
    'The hold is full and your vessel is right above: you could dock.',
  );
});
