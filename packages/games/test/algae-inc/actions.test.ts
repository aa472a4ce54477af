import { expect } from 'vitest';
import { rule } from '../table.ts';
import { atAction, cubesOf, goodsOf, plant } from './position.ts';
import type { Position } from './position.ts';

const full: Position = {
  plants: [
    {
      department: 'biofuel',
      fields: { 'st-chlorella': 1, 'b-low': 1, 'c-low': 1, d1: 1 },
      goods: { choice: 2, wild: 1, euro: 5 },
    },
  ],
};
const actionsOf = (options: readonly string[], via: string) =>
  options.filter((id) => id.startsWith(`${via} `)).map((id) => id.slice(via.length + 1));

rule('ALG-WRK-04', 'the printed action, a changed one, or a small one', () => {
  const t = atAction(full, 'b1');
  expect(t.options(0)).toContain('printed engineers');
  expect(t.refusal(0, 'printed scientists')?.rule).toBe('ALG-WRK-04');
  expect(t.refusal(0, 'choice engineers')?.rule).toBe('ALG-WRK-04');
  expect(actionsOf(t.options(0), 'small')).toEqual(['choice', 'euro', 'algae', 'move']);
  expect(t.warning(0, 'small euro')).toBe('You could use your spot instead: the Engineers.');
});

rule('ALG-WRK-04', 'an action for a token that one lacks says what it takes', () => {
  const poor = atAction({ plants: [{ ...full.plants?.[0], goods: { science: 6 } }] }, 'b1');
  expect(poor.warning(0, 'wild operators')).toBe('You have no Wild token: you give up 3 other tokens for one.');
  expect(atAction(full, 'b1').warning(0, 'wild operators')).toBe(null);
});

rule('ALG-WRK-05', 'a small action is a Choice token, €1, a cube or a movement', () => {
  const t = atAction(full, 'a1');
  expect(goodsOf(t.play(0, 'small choice')).choice).toBe(3);
  expect(goodsOf(t.play(0, 'small euro')).euro).toBe(6);
  expect(cubesOf(t.play(0, 'small algae', 'chlorella'))).toMatchObject({ 'st-chlorella': 2 });
  expect(cubesOf(t.play(0, 'small move', 'yc2'))).toMatchObject({ d1: 2 });
  const empty = atAction({}, 'a1');
  expect(empty.refusal(0, 'small move')?.rule).toBe('ALG-DEP-04');
  const stuffed = atAction({ plants: [{ department: 'food', fields: { 'st-nori': 5 } }] }, 'a1');
  expect(stuffed.refusal(0, 'small algae')?.rule).toBe('ALG-DEP-01');
  const poor = atAction({ algae: { kelp: 0 }, plants: [{ department: 'cosmetics' }] }, 'a1');
  expect(poor.refusal(0, 'small algae')?.rule).toBe('ALG-RES-09');
});

rule('ALG-WRK-06', 'a small action is an action: it ends the turn', () => {
  const t = atAction(full, 'a1').play(0, 'small euro');
  expect([t.step, t.decision?.seat]).toEqual(['move-worker', 1]);
  expect(t.heard('action-chosen')).toEqual([{ type: 'action-chosen', seat: 0, action: 'small-euro', via: 'small' }]);
  // A Double Action follows it, and may be used for it.
  const ready = { milestones: { 0: 'm-capital-1' }, plants: [{ exports: [['berlin', -1, 1]], reached: [0] }] } as const;
  const twice = atAction(ready, 'a1').play(0, 'small euro');
  expect(twice.step).toBe('double-action');
  expect(goodsOf(twice.play(0, 'yes', 'small euro')).euro).toBe(2);
});

rule('ALG-WRK-11', 'a Choice token changes the Team or the Machine, never the type', () => {
  const team = atAction(full, 'b1');
  expect(actionsOf(team.options(0), 'choice')).toEqual(['operators', 'scientists']);
  expect(team.refusal(0, 'choice machine-a')?.rule).toBe('ALG-WRK-11');
  expect(team.reason(0, 'choice machine-a')).toBe(
    'A Choice token turns a team into another team, or a Machine into another Machine. Your spot shows the Engineers: Machine A would need a Wild token.',
  );
  const machine = atAction(full, 'b0');
  expect(actionsOf(machine.options(0), 'choice')).toEqual(['machine-a', 'machine-c']);
  expect(goodsOf(machine.play(0, 'choice machine-a', 'done')).choice).toBe(1);
});

rule('ALG-RUL-51', 'on a Recruit spot no Choice token helps', () => {
  const t = atAction(full, 'a1');
  expect(actionsOf(t.options(0), 'choice')).toEqual([]);
  expect(actionsOf(t.options(0), 'printed')).toEqual(['recruit']);
});

rule('ALG-WRK-12', 'a Wild token makes any action of it', () => {
  const t = atAction(full, 'b1');
  expect(actionsOf(t.options(0), 'wild')).toEqual([
    'operators',
    'scientists',
    'machine-a',
    'machine-b',
    'machine-c',
    'recruit',
  ]);
  expect(goodsOf(t.play(0, 'wild machine-b', 'done')).wild ?? 0).toBe(0);
});

rule('ALG-WRK-13', 'spots for any Team or any Machine give all of them', () => {
  expect(actionsOf(atAction(full, 'a2').options(0), 'printed')).toEqual(['operators', 'engineers', 'scientists']);
  expect(actionsOf(atAction(full, 'a0').options(0), 'printed')).toEqual(['machine-a', 'machine-b', 'machine-c']);
});

rule('ALG-WRK-14', 'a team does one thing in an activation', () => {
  const t = atAction(full, 'a2').play(0, 'printed operators');
  expect([t.step, t.options(0)]).toEqual(['operator-task', ['take', 'export']]);
  const researched = atAction({ plants: [{ goods: { science: 5 } }] }, 'a2').play(0, 'printed scientists', 'gain');
  expect(researched.decision).toMatchObject({ seat: 1, step: 'move-worker' });
});

rule('ALG-RES-07', 'a Wild token that is missing costs three other tokens', () => {
  const spec = (goods: object): Position => ({ plants: [{ department: 'biofuel', fields: { 'b-low': 1 }, goods }] });
  expect(atAction(spec({ euro: 1, choice: 1 }), 'a1').refusal(0, 'wild machine-b')?.rule).toBe('ALG-RES-09');
  const t = atAction(spec({ euro: 2, choice: 1, science: 1 }), 'a1').play(0, 'wild machine-b');
  expect([t.step, t.options(0)]).toEqual(['give-up', ['euro', 'science', 'choice']]);
  const paid = t.play(0, 'euro', 'euro', 'science');
  expect([paid.step, goodsOf(paid)]).toEqual(['machine-step', { choice: 1, energy: 3 }]);
});

rule('ALG-RUL-63', 'an action that its own payment made impossible ends without effect', () => {
  const poor = { department: 'biofuel', staff: { operators: 4, engineers: 4, scientists: 3 } } as const;
  const t = atAction({ plants: [{ ...poor, goods: { euro: 4 } }] }, 'a0');
  const lost = t.play(0, 'wild recruit');
  const paid = lost.step === 'give-up' ? lost.play(0, ...Array.from({ length: 3 }, () => 'euro')) : lost;
  expect(paid.heard('action-lost')).toEqual([{ type: 'action-lost', seat: 0, action: 'recruit' }]);
  expect([paid.decision?.seat, goodsOf(paid).euro]).toEqual([1, 1]);
});

rule('ALG-MACH-01', 'an action without effect is not offered, and says why', () => {
  const t = atAction({ plants: [{ department: 'food', fields: { 'st-nori': 1 } }] }, 'a0');
  expect(actionsOf(t.options(0), 'printed')).toEqual(['machine-a']);
  expect(t.reason(0, 'printed machine-b')).toBe('No cube lies to the left of Machine B.');
});

rule('ALG-RES-09', 'a token that cannot be paid for is refused with numbers', () => {
  const t = atAction({ plants: [{ department: 'food', fields: { 'st-nori': 1 }, goods: { euro: 1 } }] }, 'b0');
  expect(t.refusal(0, 'choice machine-a')).toEqual({
    rule: 'ALG-RES-09',
    facts: { why: 'pay', good: 'choice', need: 1, have: 0 },
  });
});

rule('ALG-RUL-52', 'there is no pass: a small action can always be had', () => {
  const t = atAction({ plants: [{ goods: { science: 10 }, department: 'food' }] }, 'b2');
  expect(actionsOf(t.options(0), 'small')).toEqual(['choice', 'euro', 'algae']);
  expect(plant(t).goods.science).toBe(10);
});
