import { expect } from 'vitest';
import type { ColonyId } from '../../src/lineae/data/colonies.ts';
import { colonies } from '../../src/lineae/data/colonies.ts';
import { promote } from '../../src/lineae/colony.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const rival: Captain = { column: 7 };
const biogenesis = { settings: { biogenesis: true } } as const;

/** Where a card serves seat 0: in the rocket row above its vessel, or in Europa City far away from it. */
type Where = 'local' | 'promoted';

function served(card: ColonyId, where: Where, own: Captain, more: Position = {}): Lin {
  const captains = [{ column: 4, ...own }, ...(more.captains?.slice(1) ?? [rival])];
  return where === 'local'
    ? position({ ...more, row: { 4: card }, captains })
    : position({ ...more, round: 3, city: [card], captains });
}

/** One test for a card in the rocket row, and one for the same card in Europa City. */
function card(id: ColonyId, title: string, check: (where: Where) => void): void {
  rule('LIN-COL-09', `${colonies[id].name}, in the rocket row: ${title}`, () => check('local'));
  rule('LIN-COL-09', `${colonies[id].name}, in Europa City: ${title}`, () => check('promoted'));
}

/** What the next Sunlight Phase gives seat 0, whose vessel is below the card or not. */
function sunlit(id: ColonyId, where: Where, own: Captain, more: Position = {}): Lin {
  const spec: Position = where === 'local' ? { row: { 2: id }, round: 1 } : { city: [id], round: 3 };
  return roundOver({ ...spec, ...more, captains: [{ column: 2, ...own }, { column: 7 }] });
}

card('commerce-exchange', '$2, then up to two cubes for $2 each, and another turn', (where) => {
  const t = served('commerce-exchange', where, { goods: { iron: 1, salt: 2 } }).play(0, 'place commerce-exchange');
  expect([captain(t, 0).goods.money, t.step]).toEqual([2, 'choose-good']);
  const sold = t.play(0, 'salt', 'iron');
  expect([goodsOf(sold), sold.step, sold.options(0).includes('end')]).toEqual([
    { salt: 1, money: 6 },
    'take-turn',
    true,
  ]);
  expect(goodsOf(t.play(0, 'done'))).toEqual({ iron: 1, salt: 2, money: 2 });
  const bare = served('commerce-exchange', where, {}).play(0, 'place commerce-exchange');
  expect([bare.step, captain(bare, 0).goods.money]).toEqual(['take-turn', 2]);
});

card('greenhouse-dome', '$1 for each icon that shines on the vessel', (where) => {
  expect(captain(sunlit('greenhouse-dome', where, {}), 0).goods.money).toBe(3);
  expect(captain(sunlit('greenhouse-dome', where, {}, { sky: { 6: 'hydrocarbon' } }), 0).goods.money).toBe(2);
  const away = sunlit('greenhouse-dome', where, { column: 1 });
  expect(captain(away, 0).goods.money).toBe(where === 'local' ? 0 : 3);
  // Jupiter is above columns 5 and 6 in round 2, above 3 and 4 in round 4.
  const dark = sunlit('greenhouse-dome', where, { column: where === 'local' ? 5 : 3 });
  expect(captain(dark, 0).goods.money).toBe(0);
});

card('training-academy', 'a worker for $2 less, at hand at once', (where) => {
  const t = served('training-academy', where, { goods: { money: 3 } });
  const hired = t.play(0, 'place training-academy');
  // One of four goes there, the fifth comes.
  expect([captain(hired, 0).available, captain(hired, 0).goods.money]).toEqual([4, 0]);
  // With an empty token supply a token of a track comes, on the same terms.
  const worn: Captain = { goods: { money: 6 }, available: 6, tracks: [3, 0, 2, 0] };
  const called = served('training-academy', where, worn).play(0, 'place training-academy', '2');
  expect([captain(called, 0).available, captain(called, 0).goods.money, captain(called, 0).tracks]).toEqual([
    6,
    1,
    [3, 0, 0, 0],
  ]);
  expect(served('training-academy', where, { goods: { money: 2 } }).refusal(0, 'place training-academy')?.rule).toBe(
    'LIN-HIR-01',
  );
});

card('hydrodynamic-generator', '1 electricity for each open lock, in the shadow too', (where) => {
  const spec: Position =
    where === 'local'
      ? { row: { 0: 'hydrodynamic-generator' }, round: 6, city: ['broadcast-tower', 'spaceport'] }
      : { city: ['hydrodynamic-generator'], round: 3 };
  const column = where === 'local' ? 0 : 3;
  const open = (closed: Position['closed']): number =>
    captain(
      roundOver({ ...spec, ...(closed === undefined ? {} : { closed }), captains: [{ column }, { column: 7 }] }),
      0,
    ).goods.electricity;
  expect([open(['lock-2', 'lock-4']), open([]), open(['lock-1', 'lock-2', 'lock-3'])]).toEqual([2, 4, 1]);
});

card('remote-pilot-station', 'any submersible, whoever stands on its space', (where) => {
  const t = served('remote-pilot-station', where, { goods: { electricity: 2 } }, { occupied: { 'sub-f': [1, 3] } });
  const chosen = t.play(0, 'place remote-pilot-station');
  expect(chosen.options(0)).toEqual(['sub-a', 'sub-b', 'sub-c', 'sub-d', 'sub-e', 'sub-f']);
  const dived = chosen.play(0, 'sub-f', 'up', 'end');
  expect([dived.state.subs['sub-f'].r, dived.state.occupied['sub-f']]).toEqual([3, { seat: 1, count: 3 }]);
  expect([captain(dived, 0).available, dived.step]).toEqual([3, 'sail-on']);
});

card('broadcast-tower', '$4 for 3 VP', (where) => {
  const t = served('broadcast-tower', where, { goods: { money: 5 } }).play(0, 'place broadcast-tower');
  expect(goodsOf(t)).toEqual({ money: 1, vp: 3 });
  expect(served('broadcast-tower', where, { goods: { money: 3 } }).refusal(0, 'place broadcast-tower')?.rule).toBe(
    'LIN-WRK-01',
  );
});

card('water-treatment-plant', 'one or two cubes from the top two rows of the own column for $1 each', (where) => {
  const spec: Position =
    where === 'local'
      ? { row: { 7: 'water-treatment-plant' }, cubes: { x21r2: 'iron', x22r1: 'salt', x23r1: 'sulfur' } }
      : { round: 3, city: ['water-treatment-plant'], cubes: { x12r4: 'iron', x13r3: 'salt', x14r2: 'sulfur' } };
  const column = where === 'local' ? 7 : 4;
  const [high, low, deep] = where === 'local' ? ['x21r2', 'x22r1', 'x23r1'] : ['x12r4', 'x13r3', 'x14r2'];
  const at = (money: number): Lin => position({ ...spec, captains: [{ column, goods: { money } }, { column: 0 }] });
  const t = at(3).play(0, 'place water-treatment-plant');
  // Column 7 is two rows deep: all of it is at the top.
  expect(t.options(0)).toEqual(where === 'local' ? [high, low, deep] : [high, low]);
  const both = t.play(0, high ?? '', low ?? '');
  expect([goodsOf(both), both.step === 'filter-cube']).toEqual([{ iron: 1, salt: 1, money: 1 }, false]);
  expect(goodsOf(t.play(0, low ?? '', 'done'))).toEqual({ salt: 1, money: 2 });
  expect(at(0).refusal(0, 'place water-treatment-plant')?.rule).toBe('LIN-WRK-01');
  if (where === 'local') return;
  const captains = [{ column, goods: { money: 3 } }, { column: 0 }];
  const below = position({ ...spec, cubes: { x14r2: 'sulfur' }, captains });
  expect(below.refusal(0, 'place water-treatment-plant')?.rule).toBe('LIN-COL-09');
  expect(below.reason(0, 'place water-treatment-plant')).toBe('No cube is in the top two rows of your column.');
});

card('lock-control-tower', '$1 and any lock, whoever stands at it, and another turn', (where) => {
  const t = served('lock-control-tower', where, {}, { occupied: { 'lock-4': [1, 2] } }).play(
    0,
    'place lock-control-tower',
  );
  expect([captain(t, 0).goods.money, t.options(0)]).toEqual([1, ['lock-1', 'lock-2', 'lock-3', 'lock-4']]);
  const opened = t.play(0, 'lock-4');
  expect([opened.state.locks['lock-4'], opened.state.occupied['lock-4']]).toEqual([false, { seat: 1, count: 2 }]);
  expect([opened.step, opened.options(0).includes('end')]).toEqual(['take-turn', true]);
});

card('lock-control-tower', 'others pay their toll to who uses it', (where) => {
  const captains: readonly Captain[] = [{}, { column: 2, goods: { money: 1 } }];
  const t = served('lock-control-tower', where, {}, { captains }).play(0, 'place lock-control-tower', 'lock-2');
  expect(t.decision).toMatchObject({ seat: 1, step: 'pay-toll' });
  const paid = t.play(1, 'c0');
  expect([captain(paid, 0).goods.money, captain(paid, 1).goods.money, captain(paid, 1).column]).toEqual([2, 0, 0]);
});

card('chemical-works', 'one or two cubes into minerals of the own choice', (where) => {
  const t = served('chemical-works', where, { goods: { iron: 2 } }).play(0, 'place chemical-works');
  const once = t.play(0, 'iron', 'salt');
  expect(goodsOf(once)).toEqual({ iron: 1, salt: 1 });
  expect(goodsOf(once.play(0, 'iron', 'iron'))).toEqual({ iron: 1, salt: 1 });
  expect(goodsOf(once.play(0, 'salt', 'sulfur'))).toEqual({ iron: 1, sulfur: 1 });
  expect(once.options(0)).toContain('done');
  expect(served('chemical-works', where, {}).refusal(0, 'place chemical-works')?.rule).toBe('LIN-WRK-01');
  // Algae are not in the match, and so not among the cubes that are missing.
  expect(Object.keys(t.refused(0))).toEqual(['silica', 'salt', 'sulfur', 'hydrocarbon']);
  const green = served('chemical-works', where, { goods: { iron: 2 } }, biogenesis).play(0, 'place chemical-works');
  expect(Object.keys(green.refused(0))).toContain('algae');
});

card('spaceport', 'a rocket next door as well, and 2 VP for the first cube', (where) => {
  const rockets = { 5: ['jovian-semiconductors', [null, null, null, null, null]] } as const;
  const own: Captain = { goods: { silica: 2, iron: 1 } };
  const t =
    where === 'local'
      ? position({
          row: { 4: 'spaceport' },
          rockets: { ...rockets, 3: null },
          captains: [{ column: 4, ...own }, rival],
        })
      : served('spaceport', where, own, { rockets });
  const loading = t.play(0, 'place spaceport');
  const chosen = loading.step === 'choose-rocket' ? loading.play(0, 'c5') : loading;
  const loaded = chosen.play(0, 'silica spot', 'silica spot', 'iron spot');
  expect(captain(loaded, 0).goods.vp).toBe(7);
  expect(captain(loaded, 0).goods.electricity).toBe(0);
});

card('algae-farm', 'an algae, or two for whoever has one', (where) => {
  const grown = (algae: number): number =>
    captain(served('algae-farm', where, { goods: { algae } }, biogenesis).play(0, 'place algae-farm'), 0).goods.algae;
  expect([grown(0), grown(1), grown(3)]).toEqual([1, 3, 5]);
  // What the supply still has.
  expect(grown(24)).toBe(25);
  const empty = served('algae-farm', where, { goods: { algae: 25 } }, biogenesis);
  expect(empty.refusal(0, 'place algae-farm')?.rule).toBe('LIN-SET-11');
});

card('bio-reactor', 'one to three algae into hydrocarbon, and another turn', (where) => {
  const t = served('bio-reactor', where, { goods: { algae: 4 } }, biogenesis).play(0, 'place bio-reactor');
  let now = t;
  for (let i = 0; i < 5 && now.step !== 'take-turn'; i++) now = now.play(0, now.options(0)[0] ?? '');
  expect([goodsOf(now), now.options(0).includes('end')]).toEqual([{ hydrocarbon: 3, algae: 1 }, true]);
  expect(served('bio-reactor', where, {}, biogenesis).refusal(0, 'place bio-reactor')?.rule).toBe('LIN-WRK-01');
  const captains: readonly Captain[] = [{}, { column: 7, goods: { hydrocarbon: 25 } }];
  const dry = served('bio-reactor', where, { goods: { algae: 1 } }, { ...biogenesis, captains });
  expect(dry.refusal(0, 'place bio-reactor')?.rule).toBe('LIN-SET-11');
});

card('stim-clinic', 'algae and salt bring back up to three workers from other spaces', (where) => {
  const own: Captain = { goods: { algae: 1, salt: 1 }, placed: ['city-2', 'launch-pad'], available: 1 };
  const t = served('stim-clinic', where, own, { ...biogenesis, occupied: { 'sub-a': [0, 2] } }).play(
    0,
    'place stim-clinic',
  );
  expect([t.options(0), t.refusal(0, 'stim-clinic')?.rule]).toEqual([
    ['city-2', 'launch-pad', 'sub-a', 'done'],
    'LIN-BIO-03',
  ]);
  const back = t.play(0, 'sub-a', 'launch-pad', 'city-2');
  expect([captain(back, 0).available, back.state.occupied['sub-a'], goodsOf(back)]).toEqual([
    3,
    { seat: 0, count: 1 },
    {},
  ]);
  const alone = served('stim-clinic', where, { goods: { algae: 1, salt: 1 } }, biogenesis);
  expect(alone.refusal(0, 'place stim-clinic')?.rule).toBe('LIN-BIO-03');
});

/** Seat 0 launches the rocket above its column. */
function launched(column: number, more: Position = {}): Lin {
  return position({
    ...more,
    rockets: { [column]: ['jovian-semiconductors', ['silica', 'silica', 'iron', null, 'salt']], ...more.rockets },
    captains: [{ column, goods: { iron: 1 } }, { column: column === 7 ? 6 : 7 }],
  }).play(0, 'place launch-pad', 'iron spot', 'docking-arm');
}

rule('LIN-COL-01', 'the card below a rocket takes its place, else the top of the deck', () => {
  const deck = ['spaceport', 'broadcast-tower'] as const;
  expect(launched(0, { deck }).state).toMatchObject({ under: [null, 'water-treatment-plant'] });
  expect(launched(0, { deck }).state.row[0]).toBe('hydrodynamic-generator');
  expect(launched(7, { deck }).state.row[7]).toBe('water-treatment-plant');
  const t = launched(4, { deck });
  expect([t.state.row[4], t.state.colonyDeck.at(-1)]).toEqual(['spaceport', 'broadcast-tower']);
  expect(t.heard('colony-revealed')).toEqual([{ type: 'colony-revealed', column: 4, card: 'spaceport' }]);
  // Before that nobody can use it.
  expect(position({ seats: 1 }).refusal(0, 'place spaceport')?.rule).toBe('LIN-COL-01');
});

rule('LIN-COL-02', 'with an empty deck the place stays empty', () => {
  // All eight cards of the deck are on the table.
  const row = {
    1: 'commerce-exchange',
    2: 'greenhouse-dome',
    3: 'training-academy',
    5: 'remote-pilot-station',
    6: 'broadcast-tower',
  } as const;
  const city = ['lock-control-tower', 'chemical-works', 'spaceport'] as const;
  const t = launched(4, { round: 7, row, city });
  expect([t.state.colonyDeck, t.state.rockets[4], t.state.row[4]]).toEqual([[], null, null]);
  expect(t.heard('colony-revealed')).toEqual([]);
  // The card below an outer rocket comes all the same.
  expect(launched(7, { round: 7, row: { ...row, 4: 'spaceport' }, city: city.slice(0, 2) }).state.row[7]).toBe(
    'water-treatment-plant',
  );
});

rule('LIN-SET-01', 'in the starter game nothing is revealed or promoted', () => {
  const t = launched(0, { settings: { mode: 'starter' } });
  expect([t.state.row[0], t.heard('colony-revealed')]).toEqual([null, []]);
  const later = roundOver({ round: 2, settings: { mode: 'starter' }, captains: [{}, rival] });
  expect([later.state.city, later.heard('colony-promoted')]).toEqual([[null, null, null], []]);
});

rule('LIN-COL-03', 'a card in the rocket row serves only the vessels below it', () => {
  const spec: Position = { row: { 5: 'broadcast-tower' } };
  const money = { goods: { money: 4 } } as const;
  const away = position({ ...spec, captains: [{ column: 4, ...money }, rival] });
  expect(away.refusal(0, 'place broadcast-tower')?.rule).toBe('LIN-COL-03');
  expect(position({ ...spec, captains: [{ column: 5, ...money }, rival] }).options(0)).toContain(
    'place broadcast-tower',
  );
  // So do cards without a space.
  expect(captain(sunlit('greenhouse-dome', 'local', { column: 1 }), 0).goods.money).toBe(0);
});

rule('LIN-COL-04', 'a promoted card serves everybody everywhere', () => {
  const captains = [0, 7].map((column): Captain => ({ column, goods: { money: 4 } }));
  const t = position({ round: 3, city: ['broadcast-tower'], captains });
  expect(t.options(0)).toContain('place broadcast-tower');
  expect(t.play(0, 'pass').options(1)).toContain('place broadcast-tower');
  expect(captain(sunlit('greenhouse-dome', 'promoted', { column: 1 }), 0).goods.money).toBe(3);
});

rule('LIN-COL-05', 'after rounds 2, 4 and 6 the revealed card with the lowest priority is promoted', () => {
  const row = { 3: 'chemical-works', 5: 'broadcast-tower' } as const;
  const second = roundOver({ round: 2, row, deck: ['spaceport'], captains: [{}, rival] });
  expect(second.state.city).toEqual(['broadcast-tower', null, null]);
  expect(second.heard('colony-promoted')).toEqual([
    { type: 'colony-promoted', card: 'broadcast-tower', slot: 0, from: 5 },
  ]);
  const city = ['training-academy', 'commerce-exchange'] as const;
  const fourth = roundOver({ round: 4, row, city: city.slice(0, 1), captains: [{}, rival] });
  expect(fourth.state.city).toEqual(['training-academy', 'broadcast-tower', null]);
  const sixth = roundOver({ round: 6, row, city, captains: [{}, rival] });
  expect(sixth.state.city).toEqual([...city, 'broadcast-tower']);
  for (const round of [1, 3, 5]) {
    const covered = (['training-academy', 'commerce-exchange'] as const).slice(0, (round - 1) / 2);
    expect(roundOver({ round, row, city: covered, captains: [{}, rival] }).heard('colony-promoted')).toEqual([]);
  }
});

rule('LIN-COL-06', 'the basic action below a promoted card is gone', () => {
  const t = position({ round: 3, city: ['broadcast-tower'], captains: [{}, rival] });
  expect(t.refusal(0, 'place city-1')?.rule).toBe('LIN-COL-06');
  expect(t.options(0)).toContain('place city-3');
  expect(position({ captains: [{}, rival] }).options(0)).toContain('place city-1');
});

rule('LIN-COL-07', 'the place of a promoted card is refilled from the deck', () => {
  const t = roundOver({ round: 2, row: { 5: 'broadcast-tower' }, deck: ['spaceport'], captains: [{}, rival] });
  expect(t.state.row[5]).toBe('spaceport');
  expect(t.heard('colony-revealed')).toEqual([{ type: 'colony-revealed', column: 5, card: 'spaceport' }]);
});

rule(
  'LIN-COL-08',
  'with nothing revealed the top card of the deck is promoted; cards below rockets do not count',
  () => {
    const t = roundOver({ round: 2, deck: ['lock-control-tower'], captains: [{}, rival] });
    expect([t.state.city[0], t.state.row.every((each) => each === null)]).toEqual(['lock-control-tower', true]);
    expect(t.heard('colony-promoted')).toMatchObject([{ slot: 0, from: null }]);
  },
);

rule('LIN-COL-08', 'with neither card nor deck the basic action stays', () => {
  const { state } = position({ round: 2, captains: [{}, rival] });
  const s = { ...state, city: [...state.city] as typeof state.city, colonyDeck: [] };
  promote(s, 2, { emit: null } as unknown as Parameters<typeof promote>[2]);
  expect(s.city).toEqual([null, null, null]);
});
