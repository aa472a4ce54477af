import { keyOfSeed, Match } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { rule } from '../table.ts';
import { drive, full, over, pose, rover, script } from './position.ts';

rule('RAC-ALG-01', 'up to three cards change what the player before left, then the own rover runs it', () => {
  const t = full([{ at: '0 6 N', hand: ['left', 'right', 'u-turn', 'jump'] }, { at: '8 6 N' }], { commands: ['step'] });
  expect(t.options(0)).toEqual(['pick step', 'pick jump', 'pick left', 'pick right', 'pick u-turn', 'run', 'pass']);
  const built = t.play(0, 'pick u-turn', 'insert 1', 'pick left', 'insert 2', 'pick right', 'insert 0');
  expect(built.state.commands).toEqual(['right', 'step', 'u-turn', 'left']);
  expect(built.options(0)).toEqual(['run']);
  const ran = built.play(0, 'run');
  expect([script(ran), pose(ran, 0), pose(ran, 1)]).toEqual([['right', 'step', 'u-turn', 'left'], '1 6 S', '8 6 N']);
  expect(rover(ran, 0).hand.length).toBe(5);
  expect([ran.state.used, ran.decision?.seat]).toEqual([0, 1]);
});

rule('RAC-ALG-01', 'only cards of the own hand can be picked', () => {
  const t = full([{ hand: ['left', 'left', 'left', 'left', 'left'] }, { hand: ['jump'] }]);
  expect(t.refusal(0, 'pick jump')).toEqual({ rule: 'RAC-ALG-01', facts: { used: 0, most: 3, kind: 'jump' } });
  expect(t.options(0)).toEqual(['pick left', 'pass']);
  const picked = t.play(0, 'pick left');
  expect([picked.step, rover(picked, 0).hand.length]).toEqual(['place-command', 4]);
});

rule('RAC-ALG-02', 'the first player starts from nothing, and nothing cannot be run', () => {
  const t = full([{ hand: ['left'] }]);
  expect(t.state.commands).toEqual([]);
  expect(t.refusal(0, 'run')).toEqual({ rule: 'RAC-ALG-02', facts: { used: 0, most: 3, kind: null } });
  const placing = t.play(0, 'pick left');
  expect(placing.options(0)).toEqual(['insert 0']);
  const done = placing.play(0, 'insert 0', 'run');
  expect(done.state.commands).toEqual(['left']);
});

rule('RAC-ALG-02', 'the next player finds what was left, and nothing after a clearing', () => {
  const four = full([{ hand: ['left', 'right'] }], { commands: ['left', 'right', 'left'] });
  expect(drive(four, 0, 'left').state.commands).toEqual(['left', 'right', 'left', 'left']);
  const five = drive(four, 0, 'left', 'right');
  expect([five.state.commands, five.decision?.seat]).toEqual([[], 1]);
  expect(five.refusal(1, 'run')).toMatchObject({ rule: 'RAC-ALG-02' });
});

rule('RAC-ALG-03', 'the fifth command is the last; covering and cycles go on', () => {
  const t = full([{ hand: ['left', 'right', 'cycle-2'] }], { commands: ['left', 'right', 'left', 'right'] });
  const five = t.play(0, 'pick left', 'insert 4');
  const placing = five.play(0, 'pick right');
  expect(placing.options(0)).toEqual(['cover 1', 'cover 2', 'cover 3', 'cover 4', 'cover 5']);
  for (const place of [0, 3, 5])
    expect(placing.refusal(0, `insert ${place}`)).toEqual({ rule: 'RAC-ALG-03', facts: { length: 5, most: 5 } });
  expect(five.play(0, 'pick cycle-2').options(0)).toContain('over 4-5');
  expect(t.play(0, 'pick left').warning(0, 'insert 4')).toContain('command number 5');
});

rule('RAC-ALG-03', 'five commands are run once and then discarded with their cycles', () => {
  const t = full([{ at: '0 6 N', hand: ['step'] }], {
    commands: ['left', 'right', 'left', 'right'],
    cycles: [over(1, 2, 2)],
  });
  const done = drive(t, 0, 'step');
  expect(script(done)).toEqual(['left', 'right', 'left', 'right', 'left', 'right', 'step']);
  expect([done.state.commands, done.state.cycles]).toEqual([[], []]);
  expect([...done.state.discard].sort()).toEqual(['cycle-2', 'left', 'left', 'right', 'right', 'step']);
  expect(done.heard('algorithm-cleared')).toEqual([{ type: 'algorithm-cleared', seat: 0, cards: 6 }]);
});

rule('RAC-ALG-03', 'four commands with cycles stay', () => {
  const t = full([{ hand: ['left'] }], { commands: ['left', 'right', 'left'], cycles: [over(1, 1, 2), over(2, 2, 3)] });
  const done = drive(t, 0, 'left');
  expect([done.state.commands.length, done.state.cycles.length, done.heard('algorithm-cleared')]).toEqual([4, 2, []]);
});

rule('RAC-ALG-04', 'a card goes in front, behind, between or over', () => {
  const t = full([{ hand: ['jump'] }], { commands: ['step', 'left'] }).play(0, 'pick jump');
  expect(t.options(0)).toEqual(['insert 0', 'insert 1', 'insert 2', 'cover 1', 'cover 2']);
  const after = (option: string) => t.play(0, option).state.commands.join(' ');
  expect(after('insert 0')).toBe('jump step left');
  expect(after('insert 1')).toBe('step jump left');
  expect(after('insert 2')).toBe('step left jump');
  expect(after('cover 1')).toBe('jump left');
  expect(after('cover 2')).toBe('step jump');
  expect(t.refusal(0, 'insert 3')).toEqual({ rule: 'RAC-ALG-04', facts: { length: 2, most: 5 } });
});

rule('RAC-ALG-05', 'commands cannot be taken away', () => {
  const t = full([{}], { commands: ['step', 'left'] });
  expect(t.refused(0)).toMatchObject({ 'remove 1': 'RAC-ALG-05', 'remove 2': 'RAC-ALG-05' });
  expect(t.refusal(0, 'remove 1')).toEqual({ rule: 'RAC-ALG-05', facts: { used: 0, most: 3, kind: null } });
  expect(t.reason(0, 'remove 2')).toBe('Commands cannot be taken away. Cover it with another card.');
});

rule('RAC-ALG-06', 'the algorithm may be run as it is, without a card', () => {
  const t = full([{ at: '0 6 N' }], { commands: ['right', 'step'] });
  const { hand } = rover(t, 0);
  const ran = t.play(0, 'run');
  expect([pose(ran, 0), ran.state.commands, rover(ran, 0).hand]).toEqual(['1 6 E', ['right', 'step'], [...hand]]);
  expect([ran.heard('cards-drawn'), ran.state.discard]).toEqual([[], []]);
});

rule('RAC-ALG-07', 'a pass leaves algorithm and rover alone and swaps cards', () => {
  const t = full([{ at: '0 6 N', hand: ['cycle-2', 'teleport'] }], {
    commands: ['step', 'left'],
    cycles: [over(1, 2, 2)],
    deck: ['jump', 'u-turn'],
  });
  const passed = t.play(0, 'pass', 'discard teleport', 'discard cycle-2', 'done');
  expect([passed.state.commands, passed.state.cycles, pose(passed, 0)]).toEqual([
    ['step', 'left'],
    [over(1, 2, 2)],
    '0 6 N',
  ]);
  expect(passed.state.discard).toEqual(['teleport', 'cycle-2']);
  expect(rover(passed, 0).hand.slice(-2)).toEqual(['jump', 'u-turn']);
  expect([passed.state.passes, passed.decision?.seat]).toEqual([1, 1]);
});

rule('RAC-ALG-08', 'a covered command is discarded at once and the length stays', () => {
  const t = full([{ hand: ['jump', 'step'] }], { commands: ['step', 'left'] });
  const covered = t.play(0, 'pick jump', 'cover 2');
  expect([covered.state.commands, covered.state.discard]).toEqual([['step', 'jump'], ['left']]);
  expect(covered.heard('command-covered')).toMatchObject([{ kind: 'jump', covered: 'left', position: 2 }]);
  expect(t.play(0, 'pick jump').refusal(0, 'cover 3')).toEqual({ rule: 'RAC-ALG-08', facts: { length: 2, most: 5 } });
  const same = t.play(0, 'pick step', 'cover 1');
  expect([same.state.commands, same.state.discard]).toEqual([['step', 'left'], ['step']]);
});

rule('RAC-ALG-09', 'inserted, covering and cycle cards count towards the three, a removed cycle does not', () => {
  const t = full([{ hand: ['left', 'right', 'cycle-2', 'jump'] }], {
    commands: ['step', 'step'],
    cycles: [over(1, 1, 3)],
  });
  const two = t.play(0, 'pick left', 'insert 2', 'pick right', 'cover 3');
  expect([two.state.used, two.options(0)]).toEqual([2, expect.arrayContaining(['pick jump', 'pick cycle-2'])]);
  const three = two.play(0, 'pick cycle-2', 'over 2-3');
  expect([three.state.used, three.options(0)]).toEqual([3, ['remove-cycle 1', 'remove-cycle 2', 'run']]);
  expect(three.refusal(0, 'pick jump')).toEqual({ rule: 'RAC-ALG-09', facts: { used: 3, most: 3, kind: 'jump' } });
  const removed = three.play(0, 'remove-cycle 1');
  expect([removed.state.used, removed.options(0)]).toEqual([3, ['remove-cycle 1', 'run']]);
  const free = t.play(0, 'remove-cycle 1');
  expect([free.state.used, free.options(0)]).toEqual([0, expect.arrayContaining(['pick left', 'pick cycle-2'])]);
});

rule('RAC-ALG-10', 'after any change the player must run', () => {
  const t = full([{ hand: ['left', 'cycle-2'] }], { commands: ['step', 'jump'], cycles: [over(1, 1, 2)] });
  const changes = [['pick left', 'insert 0'], ['pick left', 'cover 1'], ['pick cycle-2', 'over 2'], ['remove-cycle 1']];
  expect(t.options(0)).toContain('pass');
  for (const change of changes) {
    const changed = t.play(0, ...change);
    expect(changed.refusal(0, 'pass'), change.join()).toMatchObject({ rule: 'RAC-ALG-10' });
    expect(changed.options(0)).toContain('run');
  }
});

rule('RAC-ALG-10', 'a hand of cycles alone on an empty algorithm can only pass', () => {
  const t = full([{ hand: ['cycle-2', 'cycle-2', 'cycle-2', 'cycle-3', 'cycle-3'] }]);
  expect(t.options(0)).toEqual(['pass']);
  expect(t.refused(0)).toMatchObject({ 'pick cycle-2': 'RAC-CYC-01', 'pick cycle-3': 'RAC-CYC-01' });
});

test('a pass that a hand of cycles forces is asked for all the same: others must not read the hand from it', () => {
  const cycles = ['cycle-2', 'cycle-2', 'cycle-2', 'cycle-3', 'cycle-3'] as const;
  const race = full([{ hand: cycles }, {}], { commands: [] });
  expect(race.options(0)).toEqual(['pass']);
  expect(Match.from(algoracing, race.state, keyOfSeed('cycles'), true).forced()).toBeNull();
});
