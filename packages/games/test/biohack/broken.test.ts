import { put, takePiece } from '@benchtop/engine/author';
import type { Args } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { biohack } from '../../src/biohack/index.ts';
import type { BioState } from '../../src/biohack/state.ts';
import { table, until } from '../table.ts';
import { planned, position, roundOver } from './position.ts';
import type { Bio } from './position.ts';

// What cannot be a position is refused when it is loaded, with a sentence, and never reaches the rules.

const turn = position({
  labs: [{ hand: ['crag-ram'], goods: { coin: 6, mammal: 4, avian: 1 }, away: ['bank'] }, { placed: ['dna-buy'] }],
});
const trading = turn.play(0, 'experiment alley', 'top 1');
const solo = position({ seats: 1, round: 2, solo: ['solo-bank-1', 'solo-river-3', 'solo-mountain-1'] });
const planning = roundOver({ reservation: [1, null, null, null], labs: [{ scientist: 'odo-fenwick' }] });
const choosing = planned(planning);
const soloPlanning = roundOver({ seats: 1, labs: [{ scientist: 'odo-fenwick' }] });
const cleaning = roundOver({ labs: [{ injured: 1, goods: { medicine: 1 } }] });
const rich = { mammal: 10, aquatic: 10, reptile: 10, avian: 10, primate: 10, feral: 10 } as const;
const maker = position({
  downtown: ['garage-vat'],
  labs: [{ goods: rich, hand: ['pulse-hare', 'crag-ram'], scientist: 'odo-fenwick', locks: 1 }],
});
const creating = maker.play(0, 'experiment biofarm');
const helped = creating.play(0, 'pulse-hare');
const sparing = maker.play(0, 'experiment downtown-1', 'crag-ram');
const shopper = position({
  display: { common: ['crag-ram', 'kite-hound', null, null] },
  decks: { noble: ['apex-maw', 'guild-hydra'] },
  labs: [{ goods: { coin: 9 }, away: ['basement'] }, { away: ['basement'] }, { away: ['basement'] }],
});
const buying = shopper.play(0, 'research basement');
const looking = buying.play(0, 'deck noble');
const archive = shopper.play(0, 'experiment dna-buy');
const office = position({
  milestones: { 'fang-report': [], 'herd-report': [], 'scale-report': [], 'hand-report': [] },
  labs: [{ goods: { coin: 5 } }],
}).play(0, 'experiment dna-inc');
const duel = position({ seats: 2 });
const setup = until(table(biohack, 3), 'draft-creature');

const first = (edit: (p: BioState['players'][number]) => void) => (s: BioState) => {
  const [p] = s.players;
  if (p !== undefined) edit(p);
};
const second = (edit: (p: BioState['players'][number]) => void) => (s: BioState) => {
  const p = s.players[1];
  if (p !== undefined) edit(p);
};

/** A solo player with seven creatures, in this round; nine of a professional. */
const made = [
  'kite-hound',
  'reed-otter',
  'mud-prophet',
  'antler-smith',
  'tide-weaver',
  'herd-king',
  'apex-maw',
] as const;
function seventhIn(round: number): Bio {
  return position({ seats: 1, round, labs: [{ made }] });
}
function ninth(round: number): Bio {
  return position({ seats: 1, round, settings: { challenge: 'professional' }, labs: [{ made }] });
}

/** A noble lies where a common was. */
function swapped(s: BioState): void {
  const card = s.piles.noble.deck.faces[0] ?? 'herd-king';
  s.display.common[0] = takePiece(s.piles.noble.deck, card);
}

/** A creature out of a deck stands in the common row. */
function created(s: BioState, card: 'herd-king'): void {
  s.players[0]?.rows.common.push(takePiece(s.piles.noble.deck, card));
}

function looked(s: BioState, card: 'apex-maw'): void {
  const [p] = s.players;
  if (p !== undefined) put(p.looked, takePiece(s.piles.noble.deck, card));
}

function mixed(s: BioState): void {
  const [p] = s.players;
  if (p === undefined) return;
  put(s.piles.noble.deck, takePiece(p.looked, 'apex-maw'));
  put(p.looked, takePiece(s.piles.common.deck, s.piles.common.deck.faces[0] ?? 'salt-faun'));
}

/** A card of the hand is being created, though nobody is asked about it. */
function begun(s: BioState): void {
  const [p] = s.players;
  if (p !== undefined) p.creating = takePiece(p.hand, 'crag-ram');
}

/** Another question is open. */
function asked(s: BioState, step: string): void {
  s.stack = s.stack.map((frame) => ({ ...frame, step }));
}

const args =
  (given: Record<string, unknown>) =>
  (s: BioState): void => {
    s.stack = s.stack.map((frame, i) =>
      i === s.stack.length - 1 ? ({ ...frame, args: given } as typeof frame) : frame,
    );
  };

/** Puts a phase below the open question. */
const below = (step: string, given: Args) => (s: BioState) => {
  const [first] = s.stack;
  if (first === undefined) throw new Error('nothing is asked');
  s.stack.unshift({ ...first, id: first.id, kind: 'phase', step, seat: 0, seats: null, answers: null, args: given });
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
  ['do not add up', solo, (s) => s.solo.cards.bank.pop()],
  ['the first round begins once', turn, below('opening', {})],
  // Before the research phase nobody is out, and nobody has passed.
  ['no Noman is on an experiment space', planning, first((p) => ((p.placed = ['biofarm']), (p.home = 2)))],
  ['no Noman is on an experiment space', setup, first((p) => ((p.placed = ['alley']), (p.home = 2)))],
  ['nobody passes before', planning, first((p) => (p.passed = true))],
  ['nobody passes before', setup, first((p) => (p.passed = true))],
  ['ends when all have passed', cleaning, first((p) => (p.passed = false))],
  // Rows and the display hold cards of one class.
  ['the common row of the display holds common cards only', turn, (s) => swapped(s)],
  ['the common row holds common creatures only', turn, (s) => created(s, 'herd-king')],
  // Solo cards.
  ['solo cards are for one player', turn, (s) => s.solo.assistants.push('bank')],
  ['solo cards are for one player', turn, (s) => (s.solo.top = 'solo-bank-1')],
  ['solo cards are for one player', duel, (s) => s.solo.cards.bank.push('solo-bank-1')],
  ['the assistants are not where', solo, (s) => (s.solo.assistants = [])],
  ['the assistants are not where', solo, (s) => s.solo.assistants.reverse()],
  ['the assistants are not where', solo, (s) => (s.solo.assistants = ['river', 'bank'])],
  ['the assistants are not where', soloPlanning, (s) => (s.solo.assistants = [])],
  ['police stand on', solo, (s) => (s.occupied['biofarm-gene'] = null)],
  ['police stand on', solo, (s) => (s.occupied['alley-serum'] = 'police')],
  ['police stand on', soloPlanning, (s) => (s.occupied['alley-serum'] = 'police')],
  // Spaces and tracks.
  ['has room for one Noman', turn, second((p) => ((p.placed = ['dna-buy', 'dna-buy']), (p.home = 1)))],
  ['all markers are on the reservation track, or none', planning, (s) => (s.reservation[3] = null)],
  ['all markers are on the reservation track, or none', choosing, (s) => (s.reservation[0] = 1)],
  ['not that of the track', planning, (s) => s.order.reverse()],
  ['nobody reserves before', setup, (s) => (s.reservation[0] = 1)],
  ['DNA Inc. shows 4 milestones', turn, (s) => s.milestones.pop()],
  ['seat 2 does not meet', turn, (s) => s.milestones[1]?.tokens.push(2)],
  ['scientists that nobody took', turn, (s) => s.scientists.push('kasimir-wolde')],
  // The seventh creature.
  ['the seventh creature comes in a later round', ninth(2), first((p) => (p.seventh = 3))],
  ['the round of the seventh creature is the last', seventhIn(3), first((p) => (p.seventh = 2))],
  // Marks of what was used.
  ['crag-ram was used and is not there', turn, first((p) => (p.marks.round = ['crag-ram:0']))],
  ['is locked', turn, first((p) => (p.marks.round = [`${p.scientist ?? ''}:1`] as typeof p.marks.round))],
  ['was used too early', planning, first((p) => ((p.marks.round = ['odo-fenwick:0', 'odo-fenwick:1']), (p.locks = 1)))],
  ['an ability is used once', planning, first((p) => (p.marks.round = ['odo-fenwick:0', 'odo-fenwick:0']))],
  // What is begun.
  ['cards that were looked at are to be chosen from', buying, (s) => looked(s, 'apex-maw')],
  ['cards that were looked at come from one deck', looking, (s) => mixed(s)],
  ['a creature that is being created is created next', creating, (s) => begun(s)],
  ['the cost in mammal genes is too high', creating, first((p) => (p.cost.mammal = 1))],
  ['the cost in mammal genes is too high', sparing, first((p) => (p.cost.mammal = 5))],
  ['the cost in mammal genes is too high', helped, first((p) => (p.cost.mammal = 1))],
  // Arguments of questions and phases.
  ['nobody unlocks for 4 coins', office, args({ report: true, price: 4 })],
  ['nobody unlocks for 3 coins', office, args({ report: true, price: 3 })],
  ['there is nothing to do here', office, args({ report: true, price: 0 })],
  ['nobody unlocks for 1 coins', turn, below('open-office', { report: true, price: 1 })],
  ['no free discount at the Biofarm', creating, args({ left: 2, any: 1, at: 'biofarm' })],
  ['one creature, at a discount', creating, args({ left: 2, any: 1, at: 'downtown' })],
  ['one creature, at a discount', creating, args({ left: 1, any: 0, at: 'downtown' })],
  ['one creature, at a discount', turn, below('create-more', { left: 2, any: 2, at: 'downtown' })],
  ['nobody buys 3 cards', buying, args({ left: 3, discount: 0, decks: true })],
  ['nobody has 3 coins off', buying, args({ left: 1, discount: 3, decks: true })],
  ['discount should be', buying, args({ left: 1, discount: 4, decks: true })],
  ['the archive sells one card', archive, args({ left: 2, discount: 0, decks: false })],
  ['only a look at a deck', turn, below('shop-on', { left: 1, discount: 0, decks: false })],
  ['nobody sells cards like this', turn, below('open-shop', { most: 2, less: 0, decks: false, at: 'dna-inc' })],
  ['nobody sells cards like this', turn, below('open-shop', { most: 1, less: 1, decks: true, at: 'downtown' })],
  ['nobody sells cards like this', duel, below('open-shop', { most: 1, less: 1, decks: true, at: 'basement' })],
  ['either paid or gained', trading, args({ option: 1, paid: ['coin'], gained: ['coin'] })],
  ['who pays gains', trading, args({ option: 1, paid: ['coin'], gained: [] })],
  ['belongs to another option', trading, args({ option: 1, paid: ['avian'], gained: ['coin'] })],
  ['there is nothing to trade', trading, args({ option: 3, paid: ['primate'], gained: ['coin'] })],
  ['no artisan gives that discount', sparing, args({ tame: 1, any: 0 })],
  ['could not be paid', sparing, first((p) => (p.goods.mammal = 0))],
  ['a creature that is being created is created next', turn, below('spare', { tame: 0, any: 1 })],
  ['the scientist is not asked for', helped, first((p) => (p.locks = 2))],
  ['nobody can be healed', cleaning, first((p) => (p.goods.medicine = 0))],
  ['a roll in planning is no research', turn, below('roll-die', { at: 'planning', again: false })],
  ['a roll in planning is not repeated', planning, below('roll-die', { at: 'planning', again: true })],
  ['there is no reservation track', duel, (s) => asked(s, 'reserve-space')],
];

for (const [i, [sentence, t, edit]] of faults.entries())
  test(`a state is refused because ${sentence} (${i + 1})`, () => {
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

test('every state of a solo match can be loaded again, in every challenge', () => {
  for (const challenge of ['standard', 'professional', 'survival']) {
    let t: Bio = until(table(biohack, 1, { challenge }, challenge), 'draft-creature');
    for (let i = 0; i < 90 && t.over === null; i++) {
      const options = t.options(0);
      t = t.with(() => undefined).play(0, options[(i * 5 + options.length) % options.length] ?? '');
    }
    expect([challenge, t.state.round > 1 || t.over !== null]).toEqual([challenge, true]);
  }
});
