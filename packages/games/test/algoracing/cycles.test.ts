import { expect } from 'vitest';
import { expand } from '../../src/algoracing/algorithm.ts';
import { rule } from '../table.ts';
import { full, over, script } from './position.ts';

const abc = ['step', 'jump', 'left'] as const;

rule('RAC-CYC-01', 'a cycle lies above one command or above two neighbours', () => {
  const t = full([{ hand: ['cycle-2', 'cycle-3'] }], { commands: abc });
  const placing = t.play(0, 'pick cycle-3');
  expect([placing.step, placing.options(0)]).toEqual([
    'place-cycle',
    ['over 1', 'over 2', 'over 3', 'over 1-2', 'over 2-3'],
  ]);
  expect(placing.refusal(0, 'over 3-4')).toEqual({ rule: 'RAC-CYC-01', facts: { start: 3, width: 2, commands: 3 } });
  expect(placing.refusal(0, 'over 4')).toEqual({ rule: 'RAC-CYC-01', facts: { start: 4, width: 1, commands: 3 } });
  const placed = placing.play(0, 'over 2-3');
  expect([placed.state.cycles, placed.heard('cycle-placed')]).toMatchObject([
    [over(2, 2, 3)],
    [{ factor: 3, start: 2, width: 2 }],
  ]);
  expect(t.play(0, 'pick cycle-2', 'over 1').state.cycles).toEqual([over(1, 1, 2)]);
});

rule('RAC-CYC-01', 'one command is repeated, two take turns, each as a whole before the next', () => {
  const said = (...cycles: readonly ReturnType<typeof over>[]) =>
    expand({ commands: abc, cycles })
      .map(({ kind }) => kind)
      .join(' ');
  expect(said()).toBe('step jump left');
  expect(said(over(1, 1, 3))).toBe('step step step jump left');
  expect(said(over(2, 2, 2))).toBe('step jump left jump left');
  expect(said(over(1, 2, 3))).toBe('step jump step jump step jump left');
  expect(said(over(1, 1, 2), over(2, 2, 2))).toBe('step step jump left jump left');
});

rule('RAC-CYC-01', 'at most fourteen commands are executed in one run', () => {
  const cycles = [over(1, 2, 3), over(3, 2, 3), over(5, 1, 2)];
  const long = expand({ commands: ['left', 'right', 'left', 'right', 'u-turn'], cycles });
  expect(long.length).toBe(14);
  expect(long.map(({ slot, repeat }) => `${slot}.${repeat}`).join(' ')).toBe(
    '1.1 2.1 1.2 2.2 1.3 2.3 3.1 4.1 3.2 4.2 3.3 4.3 5.1 5.2',
  );
  const t = full([{ hand: ['u-turn'] }], { commands: ['left', 'right', 'left', 'right'], cycles: cycles.slice(0, 2) });
  expect(script(t.play(0, 'run')).length).toBe(12);
});

rule('RAC-CYC-01', 'there must be a command to repeat', () => {
  const t = full([{ hand: ['cycle-2'] }]);
  expect(t.refusal(0, 'pick cycle-2')).toEqual({ rule: 'RAC-CYC-01', facts: { used: 0, most: 3, kind: 'cycle-2' } });
});

rule('RAC-CYC-02', 'cycles do not count towards the five', () => {
  const cycles = [over(1, 1, 2), over(2, 1, 2), over(3, 1, 3), over(4, 1, 3)];
  const t = full([{ hand: ['left'] }], { commands: ['left', 'right', 'left', 'right'], cycles });
  expect(t.play(0, 'run').state.commands.length).toBe(4);
  expect(t.play(0, 'pick left').options(0)).toContain('insert 4');
});

rule('RAC-CYC-03', 'any cycle may be taken away, whoever placed it, any number of them', () => {
  const t = full([{}], { commands: abc, cycles: [over(1, 1, 2), over(2, 2, 3)] });
  expect(t.options(0)).toEqual(expect.arrayContaining(['remove-cycle 1', 'remove-cycle 2']));
  const second = t.play(0, 'remove-cycle 2');
  expect([second.state.cycles, second.state.discard]).toEqual([[over(1, 1, 2)], ['cycle-3']]);
  expect(second.heard('cycle-removed')).toMatchObject([{ factor: 3, start: 2, width: 2 }]);
  expect(second.refusal(0, 'remove-cycle 2')).toEqual({ rule: 'RAC-CYC-03', facts: { used: 0, most: 3, kind: null } });
  const both = second.play(0, 'remove-cycle 1');
  expect([both.state.cycles, both.state.discard, both.state.commands]).toEqual([[], ['cycle-3', 'cycle-2'], [...abc]]);
  expect(script(both.play(0, 'run'))).toEqual([...abc]);
});

rule('RAC-CYC-04', 'covering either command under it discards a cycle', () => {
  const t = full([{ hand: ['right'] }], { commands: abc, cycles: [over(2, 2, 2)] }).play(0, 'pick right');
  for (const option of ['cover 2', 'cover 3']) {
    expect(t.warning(0, option)).toBe('The cycle ×2 above it will be discarded.');
    const lost = t.play(0, option);
    expect([lost.state.cycles, lost.heard('cycle-lost')]).toMatchObject([[], [{ factor: 2, start: 2, width: 2 }]]);
    expect([...lost.state.discard].sort()).toEqual(['cycle-2', option === 'cover 2' ? 'jump' : 'left'].sort());
  }
  const other = t.play(0, 'cover 1');
  expect([other.state.cycles, other.heard('cycle-lost'), t.warning(0, 'cover 1')]).toEqual([[over(2, 2, 2)], [], null]);
});

rule('RAC-CYC-04', 'an insertion between its two commands discards it, beside them it does not', () => {
  const t = full([{ hand: ['right'] }], { commands: abc, cycles: [over(2, 2, 3)] }).play(0, 'pick right');
  const split = t.play(0, 'insert 2');
  expect([split.state.cycles, split.state.discard]).toEqual([[], ['cycle-3']]);
  expect([t.play(0, 'insert 1').state.cycles, t.play(0, 'insert 3').state.cycles]).toEqual([
    [over(3, 2, 3)],
    [over(2, 2, 3)],
  ]);
});

rule('RAC-CYC-04', 'only the cycle that is touched is lost', () => {
  const cycles = [over(1, 1, 2), over(2, 2, 3)];
  const t = full([{ hand: ['right'] }], { commands: abc, cycles }).play(0, 'pick right');
  expect(t.play(0, 'cover 1').state.cycles).toEqual([over(2, 2, 3)]);
  expect(t.play(0, 'insert 2').state.cycles).toEqual([over(1, 1, 2)]);
  expect(t.play(0, 'insert 2').state.discard).toEqual(['cycle-3']);
});

rule('RAC-CYC-05', 'a command has room for one cycle', () => {
  const t = full([{ hand: ['cycle-2'] }], { commands: abc, cycles: [over(2, 1, 3)] }).play(0, 'pick cycle-2');
  expect(t.options(0)).toEqual(['over 1', 'over 3']);
  expect(t.refused(0)).toEqual({ 'over 2': 'RAC-CYC-05', 'over 1-2': 'RAC-CYC-05', 'over 2-3': 'RAC-CYC-05' });
  expect(t.refusal(0, 'over 1-2')).toEqual({ rule: 'RAC-CYC-05', facts: { start: 1, width: 2, commands: 3 } });
});

rule('RAC-CYC-05', 'a cycle cannot be picked when every command has one', () => {
  const t = full([{ hand: ['cycle-2'] }], { commands: ['step', 'jump'], cycles: [over(1, 2, 3)] });
  expect(t.refusal(0, 'pick cycle-2')).toEqual({ rule: 'RAC-CYC-05', facts: { used: 0, most: 3, kind: 'cycle-2' } });
  expect(t.play(0, 'remove-cycle 1').options(0)).toContain('pick cycle-2');
});

rule('RAC-CYC-06', 'insertion elsewhere only shifts cycles along', () => {
  const cycles = [over(1, 2, 2), over(3, 1, 3)];
  const t = full([{ hand: ['right'] }], { commands: abc, cycles }).play(0, 'pick right');
  expect(t.play(0, 'insert 0').state.cycles).toEqual([over(2, 2, 2), over(4, 1, 3)]);
  expect(t.play(0, 'insert 2').state.cycles).toEqual([over(1, 2, 2), over(4, 1, 3)]);
  expect(t.play(0, 'insert 3').state.cycles).toEqual(cycles);
  expect(t.play(0, 'insert 0').heard('cycle-lost')).toEqual([]);
});

rule('RAC-CYC-06', 'cycles are kept from left to right, in whatever order they were placed', () => {
  const t = full([{ hand: ['cycle-2', 'cycle-3'] }], { commands: abc });
  const placed = t.play(0, 'pick cycle-3', 'over 3', 'pick cycle-2', 'over 1-2');
  expect(placed.state.cycles).toEqual([over(1, 2, 2), over(3, 1, 3)]);
});
