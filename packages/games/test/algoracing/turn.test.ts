import { expect } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { rule, table, until } from '../table.ts';
import { basic, drive, full, pose, position, route, rover, script } from './position.ts';
import type { Race } from './position.ts';

rule('RAC-TURN-01', 'one to three cards of the hand are laid in a row', () => {
  const t = basic([{ hand: ['step', 'step', 'left', 'right', 'u-turn'] }]);
  expect(t.options(0)).toEqual(['add step', 'add left', 'add right', 'add u-turn', 'pass']);
  expect(t.refusal(0, 'run')).toEqual({ rule: 'RAC-TURN-01', facts: { laid: 0, most: 3, kind: null } });
  const one = t.play(0, 'add left');
  expect(one.options(0)).toEqual(['add step', 'add right', 'add u-turn', 'run']);
  expect(one.refusal(0, 'add left')).toEqual({ rule: 'RAC-TURN-01', facts: { laid: 1, most: 3, kind: 'left' } });
  const three = one.play(0, 'add step', 'add step');
  expect([three.state.commands, three.options(0)]).toEqual([['left', 'step', 'step'], ['run']]);
  expect(three.refusal(0, 'add right')).toEqual({ rule: 'RAC-TURN-01', facts: { laid: 3, most: 3, kind: 'right' } });
  expect(three.heard('card-laid').map(({ kind, position: place }) => [kind, place])).toEqual([
    ['left', 1],
    ['step', 2],
    ['step', 3],
  ]);
});

rule('RAC-TURN-01', 'one card is enough to run', () => {
  const t = drive(basic([{ at: '0 3 E', hand: ['step'] }]), 0, 'step');
  expect([pose(t, 0), t.decision?.seat]).toEqual(['1 3 E', 1]);
});

rule('RAC-TURN-02', 'the cards are executed from left to right', () => {
  const t = basic([{ at: '0 3 E', hand: ['step', 'left', 'step'] }]);
  const turned = drive(t, 0, 'left', 'step', 'step');
  expect([script(turned), pose(turned, 0)]).toEqual([['left', 'step', 'step'], '0 1 N']);
  const between = drive(t, 0, 'step', 'left', 'step');
  expect([route(between), pose(between, 0)]).toEqual(['1 3', '1 3 N']);
  expect(between.heard('command-started').map(({ n, slot, repeat }) => [n, slot, repeat])).toEqual([
    [1, 1, 1],
    [2, 2, 1],
    [3, 3, 1],
  ]);
});

rule('RAC-TURN-03', 'the row is discarded, the hand refilled to five, and the next player is on', () => {
  const t = basic([{ hand: ['left', 'right', 'u-turn'] }, {}, {}], { deck: ['jump', 'all-way', 'jump', 'step'] });
  const kept = rover(t, 0).hand.slice(3);
  const next = drive(t, 0, 'left', 'right', 'u-turn');
  expect(next.state.discard).toEqual(['left', 'right', 'u-turn']);
  expect([next.state.commands, next.state.used, next.state.changed]).toEqual([[], 0, false]);
  expect(rover(next, 0).hand).toEqual([...kept, 'jump', 'all-way', 'jump']);
  expect(rover(next, 0).hand).toHaveLength(5);
  expect([next.step, next.decision?.seat]).toEqual(['build-basic', 1]);
  const drawn = next.heard('cards-drawn');
  expect(drawn).toMatchObject([{ seat: 0, count: 3 }]);
  expect(drawn.map((event) => next.seeing(event, 'kinds'))).toEqual([[0]]);
});

rule('RAC-TURN-03', 'turns go round in the order that was drawn', () => {
  for (const mode of ['basic', 'full'])
    for (const seats of [1, 2, 3, 4]) {
      let t: Race = until(table(algoracing, seats, { mode }, `round ${seats}`), `build-${mode}`);
      const seen: number[] = [];
      for (let i = 0; i < 2 * seats; i++) {
        seen.push(t.decision?.seat ?? -1);
        t = t.play(t.decision?.seat ?? -1, 'pass', 'done');
      }
      expect(seen).toEqual([...t.state.order, ...t.state.order]);
      expect(() => t.play((t.decision?.seat ?? 0) + 1, 'pass')).toThrow('owes no decision');
    }
});

rule('RAC-TURN-04', 'a pass swaps any number of cards, discarded before new ones are drawn', () => {
  const t = basic([{ hand: ['left', 'left', 'right', 'u-turn', 'jump'] }], { deck: ['step', 'all-way', 'step'] });
  const passing = t.play(0, 'pass');
  expect([passing.step, passing.options(0)]).toEqual([
    'pass-discard',
    ['discard jump', 'discard left', 'discard right', 'discard u-turn', 'done'],
  ]);
  const two = passing.play(0, 'discard left', 'discard jump');
  expect([two.state.discard, rover(two, 0).hand]).toEqual([
    ['left', 'jump'],
    ['left', 'right', 'u-turn'],
  ]);
  expect(two.refusal(0, 'discard jump')).toEqual({ rule: 'RAC-TURN-04', facts: { kind: 'jump' } });
  const done = two.play(0, 'done');
  expect(rover(done, 0).hand).toEqual(['left', 'right', 'u-turn', 'step', 'all-way']);
  expect(done.heard('turn-passed')).toMatchObject([{ seat: 0, swapped: 2 }]);
  expect([pose(done, 0), done.heard('command-started'), done.decision?.seat]).toEqual([pose(t, 0), [], 1]);
});

rule('RAC-TURN-04', 'none or all five may be swapped', () => {
  const hand = ['left', 'left', 'right', 'u-turn', 'jump'] as const;
  const t = basic([{ hand }], { deck: ['step', 'step', 'step', 'step', 'all-way'] });
  const none = t.play(0, 'pass', 'done');
  expect([rover(none, 0).hand, none.state.discard, none.heard('cards-drawn')]).toEqual([[...hand], [], []]);
  const discarded = t.play(0, 'pass', ...hand.map((kind) => `discard ${kind}`));
  expect(discarded.options(0)).toEqual(['done']);
  expect(rover(discarded.play(0, 'done'), 0).hand).toEqual(['step', 'step', 'step', 'step', 'all-way']);
});

rule('RAC-TURN-04', 'after a card was laid it is too late to pass', () => {
  const t = basic([{ hand: ['left'] }]).play(0, 'add left');
  expect(t.refusal(0, 'pass')).toEqual({ rule: 'RAC-TURN-04', facts: { laid: 1, most: 3, kind: null } });
  expect(t.reason(0, 'pass')).toBe('You have laid cards already. Run them.');
});

rule('RAC-TURN-05', 'an empty deck is made anew from the discard pile, with the cards just laid', () => {
  const t = basic([{ hand: ['left', 'right'] }], { emptyDeck: true });
  const cards = t.state.discard.length;
  const next = drive(t, 0, 'left', 'right');
  expect(next.heard('deck-reshuffled')).toEqual([{ type: 'deck-reshuffled', cards: cards + 2 }]);
  expect([next.state.deck.length, next.state.discard, rover(next, 0).hand.length]).toEqual([cards, [], 5]);
  expect(next.state.draws).toBeGreaterThan(t.state.draws);
});

rule('RAC-TURN-05', 'only when a card is needed and none is left; what is left is drawn first', () => {
  const t = full([{ hand: ['left', 'right', 'jump'] }], { emptyDeck: true, deck: ['teleport', 'u-turn'] });
  const two = drive(t, 0, 'left', 'right');
  expect([two.state.deck, two.heard('deck-reshuffled')]).toEqual([[], []]);
  expect(rover(two, 0).hand.slice(-2)).toEqual(['teleport', 'u-turn']);
  const three = drive(t, 0, 'left', 'right', 'jump');
  expect(three.heard('deck-reshuffled').length).toBe(1);
  expect(rover(three, 0).hand.slice(2, 4)).toEqual(['teleport', 'u-turn']);
  expect(three.state.commands).toEqual(['left', 'right', 'jump']);
});

rule('RAC-TURN-05', 'the pile is shuffled, not just turned over', () => {
  const t = position({ layout: 'first-steps', drivers: [{ hand: ['left'] }], emptyDeck: true });
  const next = drive(t, 0, 'left');
  const drawn = rover(next, 0).hand.at(-1) ?? 'left';
  const pile = [...t.state.discard, 'left'];
  const kept = [...next.state.deck, drawn];
  expect([...kept].sort()).toEqual([...pile].sort());
  expect(kept).not.toEqual(pile);
});
