import { expect } from 'vitest';
import { biohack } from '../../src/biohack/index.ts';
import { rule, table, until } from '../table.ts';
import { goodsOf, lab, planned, position, rolling, roundOver, sent } from './position.ts';
import type { Bio, Lab } from './position.ts';

/** Four players at the end of round 1: green has reserved 1, red 4, the others nothing. */
const reserved = roundOver({
  reservation: [3, null, null, 0],
  labs: [
    { scientist: 'odo-fenwick' },
    { scientist: 'sunniva-holt' },
    { scientist: 'teodor-brandt' },
    { scientist: 'kasimir-wolde' },
  ],
});

rule('BIO-PLN-01', 'the first round keeps the order that was drawn, and nobody has a marker on the track', () => {
  // Everything that happened from the deal to the first turn.
  const t = until(table(biohack, 4), 'take-turn');
  expect(t.heard('turn-order-reset')).toEqual([]);
  expect([t.state.round, t.state.order]).toEqual([1, t.heard('order-drawn')[0]?.['order']]);
  expect([t.decision?.seat, t.state.reservation]).toEqual([t.state.order[0], [null, null, null, null]]);
  expect([reserved.state.round, reserved.heard('turn-order-reset').length]).toEqual([2, 1]);
});

rule('BIO-PLN-02', 'missing markers take the leftmost free spaces, in the present turn order', () => {
  expect(reserved.heard('turn-order-reset')).toMatchObject([{ reservation: [3, 1, 2, 0] }]);
  const other = roundOver({ reservation: [null, 3, null, null], order: [2, 0, 1, 3] }, 2);
  expect(other.heard('turn-order-reset')).toMatchObject([{ reservation: [2, 3, 0, 1], order: [2, 3, 0, 1] }]);
});

rule('BIO-PLN-03', 'the track gives the new order, without gaps', () => {
  expect(reserved.state.order).toEqual([3, 1, 2, 0]);
  const three = roundOver({ seats: 3, reservation: [null, null, null, 0] });
  expect([three.heard('turn-order-reset'), three.state.order]).toMatchObject([
    [{ reservation: [1, 2, null, 0] }],
    [1, 2, 0],
  ]);
});

rule('BIO-PLN-04', 'markers stay while effects are used', () => {
  expect([reserved.step, reserved.state.reservation]).toEqual(['use-ability', [3, 1, 2, 0]]);
});

rule('BIO-PLN-05', 'each effect once, in any order, or not at all', () => {
  const blue = reserved.play(3, 'done');
  expect(blue.options(1)).toEqual(['sunniva-holt', 'track-2', 'done']);
  const used = blue.play(1, 'track-2');
  expect(goodsOf(used, 1)).toEqual({ coin: 1 });
  expect(used.options(1)).toEqual(['sunniva-holt', 'done']);
  expect([used.refusal(1, 'track-2')?.rule, used.reason(1, 'track-2')]).toEqual([
    'BIO-PLN-05',
    'The second reservation space was used in this round already.',
  ]);
  expect([used.decision?.rule, used.decision?.prompt]).toEqual(['BIO-PLN-05', 'use your planning effects']);
  expect(goodsOf(used.play(1, 'done'), 1)).toEqual({ coin: 1 });
  // Nothing is left: the next player is asked.
  expect(used.play(1, 'sunniva-holt').decision?.seat).toBe(2);
});

rule('BIO-PLN-06', 'everybody has the top row of the scientist', () => {
  expect(reserved.options(3)).toEqual(['kasimir-wolde', 'done']);
  expect(reserved.play(3, 'kasimir-wolde').options(3)).toEqual(['1 medicine', '1 coin']);
});

rule('BIO-PLN-07', 'spaces 2, 3 and 4 give their effect to whoever came there, space 1 none', () => {
  const yellow = reserved.play(3, 'done').play(1, 'done');
  expect(yellow.options(2)).toEqual(['teodor-brandt', 'track-3', 'done']);
  expect(yellow.play(2, 'track-3').options(2)).toEqual(['1 reptile', '1 avian']);
  const red = yellow.play(2, 'done');
  expect(red.options(0)).toEqual(['odo-fenwick', 'track-4', 'done']);
  expect(red.play(0, 'track-4').options(0)).toEqual(['1 reptile', '1 avian', '1 primate']);
  expect(red.reason(0, 'track-2')).toBe('The second reservation space is not yours to use now.');
});

rule('BIO-PLN-08', 'in turn order', () => {
  const asked = [reserved, reserved.play(3, 'done')].map((t) => t.decision?.seat);
  expect(asked).toEqual([3, 1]);
});

rule('BIO-PLN-09', 'then the track is empty', () => {
  const t = planned(reserved);
  expect([t.step, t.state.reservation]).toEqual(['send-nomans', [null, null, null, null]]);
});

rule('BIO-PLN-10', 'as many locations as active Nomans, in secret', () => {
  const t = planned(reserved);
  expect(t.options(0)).toHaveLength(10);
  expect(t.options(0)[0]).toBe('mountain+river+bank');
  expect(t.reason(0, 'mountain+river')).toBe('You choose exactly 3 locations, one for each active Noman.');
  const chosen = t.play(2, 'bank+hospital+basement');
  expect(chosen.view(0)['players']).toEqual(t.view(0)['players']);
  expect(JSON.stringify(chosen.view(0))).not.toContain('bank+hospital+basement');
});

rule('BIO-PLN-11', 'all are revealed together and each Noman goes to its location', () => {
  const t = sent(planned(reserved), 'mountain+bank+basement', 'river+bank+hospital');
  expect(lab(t, 0)).toMatchObject({ away: ['mountain', 'bank', 'basement'], home: 0 });
  expect(lab(t, 1).away).toEqual(['river', 'bank', 'hospital']);
  expect([t.step, t.decision?.seat]).toEqual(['take-turn', 3]);
});

rule('BIO-PLN-12', 'next round all five can be chosen again', () => {
  const t = planned(roundOver({ labs: [{ placed: ['biofarm', 'alley', 'dna-inc'] }] }));
  expect(new Set(t.options(0).flatMap((text) => text.split('+'))).size).toBe(5);
});

rule('BIO-DIE-08', 'a roll in planning comes before the locations and cannot be repeated', () => {
  const before = roundOver({
    labs: [{ scientist: 'mara-quist', goods: { coin: 9, medicine: 1, avian: 3, reptile: 3 } }],
  });
  const seat = before.decision?.seat ?? -1;
  expect([before.step, seat]).toEqual(['use-ability', 0]);
  const hurt = rolling(before, 0, ['mara-quist'], 'injury');
  expect([hurt.step, lab(hurt, 0).home, lab(hurt, 0).injured]).toEqual(['use-ability', 2, 1]);
  expect(hurt.options(0)).toEqual(['heal', 'done']);
  const two = planned(hurt.play(0, 'done'));
  expect([two.step, two.options(0)[0]]).toEqual(['send-nomans', 'mountain+river']);
  expect(two.options(0)).toHaveLength(10);
  const feral = rolling(before, 0, ['mara-quist'], 'feral');
  expect(goodsOf(feral)).toMatchObject({ feral: 1 });
});

rule('BIO-SCI-02', 'the top row works again in each round', () => {
  const again = roundOver({ labs: [{ scientist: 'odo-fenwick', used: ['odo-fenwick:0'] }] });
  expect(again.options(0)).toContain('odo-fenwick');
  expect(goodsOf(again.play(0, 'odo-fenwick'))).toEqual({ coin: 2 });
});

rule('BIO-NOM-03', 'healing in planning and at a location says why it cannot be', () => {
  const planning = roundOver({ labs: [{ scientist: 'odo-fenwick', goods: { medicine: 1 } }] });
  expect([planning.refusal(0, 'heal')?.rule, planning.reason(0, 'heal')]).toEqual([
    'BIO-NOM-01',
    'None of your Nomans is injured.',
  ]);
  const at = (goods: Lab['goods']): Bio =>
    rolling(
      position({ labs: [{ made: ['salt-faun', 'crag-ram'], goods: goods ?? {}, away: ['mountain'] }] }),
      0,
      ['research mountain', 'salt-faun', 'done'],
      'injury',
    );
  // Salt Faun has been used: no medicine would be lost.
  expect([at({ medicine: 1 }).refusal(0, 'heal')?.rule, at({ medicine: 1 }).reason(0, 'heal')]).toEqual([
    'BIO-NOM-03',
    'That can wait for your next turn: no medicine would be lost here.',
  ]);
  const poor = rolling(
    position({ labs: [{ made: ['salt-faun'], away: ['mountain'] }] }),
    0,
    ['research mountain', 'done'],
    'injury',
  );
  expect(poor.reason(0, 'heal')).toBe('You have no full medicine.');
  // Elsewhere it is no part of the menu.
  const bank = position({ labs: [{ made: ['coin-magpie'], away: ['bank'] }] }).play(0, 'research bank');
  expect([bank.refusal(0, 'heal')?.rule, bank.reason(0, 'heal')]).toEqual([
    'BIO-RES-06',
    'That is not among the choices here.',
  ]);
});
