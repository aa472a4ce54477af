import { expect, test } from 'vitest';
import { evaluate } from '../../src/biohack/bot/evaluate.ts';
import { position, roundOver } from './position.ts';
import type { Lab, Position } from './position.ts';

const value = (own: Lab, round = 2): number =>
  evaluate(position({ round, turn: own.passed === true ? 1 : 0, labs: [own] }).state, 0);

test('EP count as EP', () => {
  expect(value({ goods: { ep: 5 } }) - value({})).toBeCloseTo(5);
});

test('a gene that a card in hand lacks is worth more than one that nothing needs', () => {
  const hand = ['crag-ram'] as const;
  const needed = value({ hand, goods: { mammal: 1 } }) - value({ hand });
  const surplus = value({ hand, goods: { aquatic: 1 } }) - value({ hand });
  expect(needed).toBeGreaterThan(surplus);
  expect(surplus).toBeGreaterThan(0);
});

test('a created creature is worth more than one in hand with its genes at hand', () => {
  const ready = value({ hand: ['crag-ram'], goods: { mammal: 4, avian: 1 } });
  expect(value({ made: ['crag-ram'] })).toBeGreaterThan(ready - 1.5);
  expect(value({ made: ['crag-ram'], placed: ['biofarm'] }, 4)).toBeGreaterThan(
    value({ hand: ['crag-ram'], goods: { mammal: 4, avian: 1 }, passed: true }, 4),
  );
});

test('in the last round coins count for what a card in hand lacks while one Noman can trade and another create', () => {
  const ofCoins = (placed: Required<Lab>['placed']): number => {
    const own: Lab = { hand: ['crag-ram'], placed };
    return value({ ...own, goods: { mammal: 4, coin: 2 } }, 4) - value({ ...own, goods: { mammal: 4 } }, 4);
  };
  expect(ofCoins(['biofarm'])).toBeGreaterThan(2);
  expect(ofCoins(['biofarm', 'biofarm'])).toBeLessThan(1);
});

test('within the ALLEY only the option that is being used can still bring what a card lacks', () => {
  const trading = (option: string, coin: number): number => {
    const own: Lab = { hand: ['crag-ram'], placed: ['biofarm'], goods: { mammal: 4, coin } };
    const t = position({ round: 4, labs: [own] })
      .play(0, 'experiment alley')
      .play(0, `top ${option}`);
    expect(t.step).toBe('trade-on');
    return evaluate(t.state, 0);
  };
  expect(trading('2', 4) - trading('2', 2)).toBeLessThan(1);
  expect(trading('2', 4)).toBeGreaterThan(trading('3', 4) + 2);
});

test('coins beyond what is needed are worth less', () => {
  const more = (coin: number): number => value({ goods: { coin: coin + 2 } }) - value({ goods: { coin } });
  expect(more(16)).toBeLessThan(more(2) - 0.4);
  expect(more(16)).toBeGreaterThan(0);
});

test('an injured Noman without medicine is a burden before the last round', () => {
  expect(value({ injured: 1 })).toBeLessThan(value({}) - 8);
  expect(value({ injured: 1, goods: { medicine: 1 } })).toBeGreaterThan(value({ injured: 1 }) + 5);
});

test('a Noman that can still do something is worth more than one that has passed', () => {
  expect(value({ passed: true })).toBeLessThan(value({}));
});

test('the end of a match is worth its score, and alone the goal', () => {
  const over = roundOver({ round: 4, labs: [{ goods: { ep: 31, coin: 9 } }] });
  expect(evaluate(over.state, 0)).toBe(33);
  const made = [
    'kite-hound',
    'reed-otter',
    'mud-prophet',
    'antler-smith',
    'tide-weaver',
    'herd-king',
    'apex-maw',
  ] as const;
  const lost = roundOver({ seats: 1, round: 4, labs: [{ made }] });
  const won = roundOver({ seats: 1, round: 4, labs: [{ made, goods: { ep: 90 } }] });
  expect([lost.over, won.over]).toEqual(['goal-missed', 'goal-met']);
  expect(evaluate(won.state, 0) - evaluate(lost.state, 0)).toBeGreaterThan(90);
});

test('a report is worth more to who owns a noble that counts reports, before it is made', () => {
  // Two creatures with a feral gene: the report is met, and nobody has made it.
  const met = ['salt-faun', 'fen-mother'] as const;
  const shown = { 'fang-report': [], 'herd-report': [], 'scale-report': [], 'hand-report': [] } as const;
  const away = { 'fang-report': [0], 'herd-report': [], 'scale-report': [], 'hand-report': [] } as const;
  const before = (made: Required<Lab>['made'], milestones: Required<Position>['milestones']): number =>
    evaluate(position({ round: 2, labs: [{ made }], milestones }).state, 0);
  const gain = (made: Required<Lab>['made']): number => before(made, away) - before(made, shown);
  // What is still to be gained by the report itself does not grow by all that the noble gives for it.
  expect(gain([...met, 'herald-archon'])).toBeLessThan(gain(met) + 7);
  expect(gain([...met, 'herald-archon'])).toBeGreaterThan(0);
});

const alone = (challenge: string, own: Lab): number =>
  evaluate(position({ seats: 1, settings: { challenge }, round: 2, labs: [own] }).state, 0);

test('the Professional Challenge needs creatures, reports and unlocks, and no EP', () => {
  const ep = (challenge: string): number => alone(challenge, { goods: { ep: 10 } }) - alone(challenge, {});
  expect(ep('standard')).toBeCloseTo(10);
  expect(ep('professional')).toBeLessThan(2);
  const creature = (challenge: string): number => alone(challenge, { made: ['crag-ram'] }) - alone(challenge, {});
  expect(creature('professional')).toBeGreaterThan(creature('standard'));
  const away = (challenge: string): number =>
    alone(challenge, { away: ['basement'] }) - alone(challenge, { away: ['mountain'] });
  expect(away('professional')).toBeGreaterThan(away('standard') + 0.4);
});

test('the Small Creature Challenge wants commons, Report Mania reports', () => {
  const common = (challenge: string): number =>
    alone(challenge, { hand: ['crag-ram'], goods: { mammal: 4, avian: 1 } }) - alone(challenge, {});
  expect(common('small-creature')).toBeGreaterThan(common('standard') + 3);
  const report = (challenge: string): number => {
    const at = (tokens: readonly number[]): number =>
      evaluate(
        position({
          seats: 1,
          settings: { challenge },
          round: 2,
          labs: [{ made: ['salt-faun', 'fen-mother'] }],
          milestones: { 'fang-report': tokens, 'herd-report': [], 'scale-report': [], 'hand-report': [] },
        }).state,
        0,
      );
    return at([0]) - at([]);
  };
  expect(report('report-mania')).toBeGreaterThan(report('standard'));
});
