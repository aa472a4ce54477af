import { expect, test } from 'vitest';
import { biohack } from '../../src/biohack/index.ts';
import type { BioState } from '../../src/biohack/state.ts';
import { table, until } from '../table.ts';
import { position } from './position.ts';
import type { Bio } from './position.ts';

// What cannot be a position is refused when it is loaded, with a sentence, and never reaches the rules.

const turn = position({
  labs: [{ hand: ['crag-ram'], goods: { coin: 6, mammal: 4, avian: 1 }, away: ['bank'] }, { placed: ['dna-buy'] }],
});
const trading = turn.play(0, 'experiment alley', 'top 1');
const solo = position({ seats: 1, round: 2 });
const setup = until(table(biohack, 3), 'draft-creature');

const first = (edit: (p: BioState['players'][number]) => void) => (s: BioState) => {
  const [p] = s.players;
  if (p !== undefined) edit(p);
};
const args =
  (given: Record<string, unknown>) =>
  (s: BioState): void => {
    s.stack = s.stack.map((frame, i) =>
      i === s.stack.length - 1 ? ({ ...frame, args: given } as typeof frame) : frame,
    );
  };

const faults: readonly (readonly [string, Bio, (s: BioState) => unknown])[] = [
  ['every seat once', turn, (s) => (s.order = [0, 0, 1, 2])],
  ['not the active player', turn, (s) => (s.turn = 1)],
  ['there are 4 rounds', turn, (s) => (s.round = 5)],
  ['the display has 4 columns', turn, (s) => s.display.common.pop()],
  ['tiles are missing', turn, (s) => s.tileStack.pop()],
  ['is in two places', turn, (s) => (s.tileStack[0] = s.downtown[0] ?? 'notary')],
  ['one token of each player', turn, (s) => s.milestones[0]?.tokens.push(0, 0)],
  ['nobody stands on biofarm-gene', turn, (s) => (s.occupied['biofarm-gene'] = 2)],
  ['nobody stands on dna-order', turn, (s) => (s.occupied['dna-order'] = 'police')],
  ['dna-buy holds somebody else', turn, (s) => (s.occupied['dna-buy'] = null)],
  ['two markers on the reservation track', turn, (s) => (s.reservation = [1, 1, null, null])],
  ['there are 3 Nomans', turn, first((p) => (p.home = 3))],
  ['two Nomans are at one location', turn, first((p) => ((p.away = ['bank', 'bank']), (p.home = 1)))],
  ['has passed', turn, first((p) => (p.passed = true))],
  ['everybody has a scientist', turn, first((p) => (p.scientist = null))],
  ['wrong side up', turn, first((p) => (p.advanced = true))],
  ['creation milestone do not agree', turn, (s) => s.completions.common.push(0)],
  ['seventh creature', turn, first((p) => (p.seventh = 2))],
  ['goes with a seventh creature', turn, (s) => (s.lastRound = true)],
  ['the same board', turn, first((p) => (p.board = p.board === 1 ? 2 : 1))],
  ['there should be 1 of crag-ram', turn, first((p) => (p.hand = { faces: [], known: [] }))],
  ['whole number from 0 to 10', turn, first((p) => (p.goods.mammal = 11))],
  ['option should be', trading, args({ option: 4, paid: [], gained: [] })],
  [
    'a turn begins',
    trading,
    (s) =>
      s.stack.push({
        ...(s.stack[0] ?? { id: 0 }),
        kind: 'decision',
        step: 'take-turn',
        seat: 0,
        seats: null,
        answers: null,
        args: {},
      }),
  ],
  ['flipped each round', solo, (s) => s.solo.flipped.pop()],
  ['one card of each location', solo, (s) => (s.solo.deck[0] = s.solo.deck[1] ?? 'bank')],
  ['two assistants', solo, (s) => (s.solo.assistants = ['bank', 'bank'])],
  ['do not add up', solo, (s) => s.solo.cards.bank.pop()],
  ['the first round begins once', setup, (s) => (s.stage = 'clean-up')],
];

for (const [sentence, t, edit] of faults)
  test(`a state is refused because ${sentence}`, () => {
    expect(() => t.with((s) => void edit(s))).toThrow(sentence);
  });

test('every state of a match can be loaded again', () => {
  let t: Bio = until(table(biohack, 2, { boards: 'choice' }), 'take-scientist');
  for (let i = 0; i < 150 && t.over === null; i++) {
    const seat = t.decision?.seat ?? -1;
    const options = t.options(seat);
    t = t.with(() => undefined).play(seat, options[(i * 7 + options.length) % options.length] ?? '');
  }
  expect(t.state.round).toBeGreaterThan(1);
});
