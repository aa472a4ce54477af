import { expect } from 'vitest';
import { techIds, technologies } from '../../src/lineae/data/technologies.ts';
import type { TechId } from '../../src/lineae/data/technologies.ts';
import { technologyDeck } from '../../src/lineae/technology.ts';
import { rule } from '../table.ts';
import { captain, goodsOf, position, roundOver, untilTurn } from './position.ts';
import type { Captain, Lin, Position } from './position.ts';

const rival: Captain = { column: 7 };
const base = techIds.filter((id) => technologies[id].module === 'base');

/** Seat 0 launches a rocket that lacks one iron. */
function launching(own: Captain = {}, more: Position = {}): Lin {
  return position({
    rockets: { 4: ['jovian-semiconductors', ['silica', 'silica', 'iron', null, 'salt']] },
    ...more,
    captains: [{ column: 4, ...own, goods: { ...own.goods, iron: 1 } }, ...(more.captains?.slice(1) ?? [rival])],
  }).play(0, 'place launch-pad', 'iron spot');
}

/** Seat 0 with one technology and some goods at the beginning of its turn. */
function holding(id: TechId, own: Captain = {}, more: Position = {}): Lin {
  return position({ ...more, captains: [{ column: 4, ...own, technologies: [id] }, rival] });
}

const biogenesis = { settings: { biogenesis: true } } as const;

rule('LIN-TEC-01', 'the launcher chooses any technology that nobody holds', () => {
  const t = launching({}, { captains: [{}, { column: 7, technologies: ['fuel-cell', 'docking-arm'] }] });
  expect(t.options(0)).toEqual(base.filter((id) => id !== 'fuel-cell' && id !== 'docking-arm'));
  expect(t.reason(0, 'fuel-cell')).toBe('Fuel Cell is not in the Technology Deck.');
  expect(t.reason(0, 'algae-incubator')).toBe('Algae Incubator is not in the Technology Deck.');
  expect(captain(t.play(0, 'ecology-lab'), 0).technologies).toEqual(['ecology-lab']);
  expect(launching({}, biogenesis).options(0)).toEqual(techIds);
});

rule('LIN-TEC-01', 'an empty deck asks nothing', () => {
  const hands = Array.from({ length: 5 }, (_, seat): Captain => ({
    column: 7 - seat,
    technologies: [base[2 * seat] ?? 'fuel-cell', base[2 * seat + 1] ?? 'fuel-cell'],
  }));
  const t = launching({ ...hands[0], column: 4 }, { seats: 5, captains: hands });
  expect([t.step, t.heard('rocket-launched').length]).toEqual(['sail-on', 1]);
});

rule('LIN-TEC-02', 'two at most: a third one takes the place of an old one, or is declined', () => {
  const one = launching({ technologies: ['fuel-cell'] });
  expect(one.reason(0, 'done')).toBe('You may decline only with two technologies in hand.');
  expect(captain(one.play(0, 'docking-arm'), 0).technologies).toEqual(['fuel-cell', 'docking-arm']);
  const two = launching({ technologies: ['fuel-cell', 'docking-arm'] });
  const declined = two.play(0, 'done');
  expect(captain(declined, 0).technologies).toEqual(['fuel-cell', 'docking-arm']);
  expect(declined.heard('technology-declined')).toHaveLength(1);
  const chosen = two.play(0, 'ecology-lab');
  expect([chosen.step, chosen.options(0)]).toEqual(['return-technology', ['fuel-cell', 'docking-arm']]);
  expect(chosen.reason(0, 'plasma-drill')).toBe('You can put back only one of the two technologies that you had.');
  expect(captain(chosen.play(0, 'fuel-cell'), 0).technologies).toEqual(['docking-arm', 'ecology-lab']);
});

rule('LIN-TEC-03', 'a technology that was put back can be chosen again', () => {
  const t = launching({ technologies: ['fuel-cell', 'docking-arm'] }).play(0, 'ecology-lab', 'fuel-cell');
  expect(technologyDeck(t.state)).toContain('fuel-cell');
  expect(technologyDeck(t.state)).not.toContain('ecology-lab');
});

rule('LIN-TEC-05', 'the technology is chosen before the colony card is revealed', () => {
  const t = launching({}, { deck: ['broadcast-tower'] });
  expect([t.step, t.state.row[4]]).toEqual(['choose-technology', null]);
  const done = t.play(0, 'docking-arm');
  expect(done.state.row[4]).toBe('broadcast-tower');
  const told = done.events.map(({ type }) => type);
  expect(told.filter((type) => /launched|taken|revealed/.test(type))).toEqual([
    'rocket-launched',
    'technology-taken',
    'colony-revealed',
  ]);
});

rule(
  'LIN-TEC-04',
  'Ecology Lab: atmosphere cubes do not block, and one may be cleaned for 1 VP before the diesel',
  () => {
    const sky = { 12: 'hydrocarbon', 13: 'hydrocarbon' } as const;
    const own: Captain = { technologies: ['ecology-lab'], column: 4, goods: { hydrocarbon: 1 } };
    const t = roundOver({ sky, captains: [own, rival] });
    // Round 2: all three icons shine.
    expect([captain(t, 0).goods.electricity, t.step, t.options(0)]).toEqual([
      6,
      'use-ability',
      ['ecology-lab', 'done'],
    ]);
    const cleaned = t.play(0, 'ecology-lab');
    expect([cleaned.state.sky[12], cleaned.state.sky[13], captain(cleaned, 0).goods.vp]).toEqual([
      null,
      'hydrocarbon',
      1,
    ]);
    expect(cleaned.options(0)).toEqual(['diesel-engine', 'done']);
    const plain = roundOver({ sky, captains: [{ column: 4 }, rival] });
    expect([captain(plain, 0).goods.electricity, plain.step]).toEqual([2, 'take-turn']);
  },
);

rule('LIN-TEC-04', 'Ecology Lab: Jupiter blocks all the same', () => {
  const t = roundOver({ round: 3, captains: [{ technologies: ['ecology-lab'], column: 4 }, { column: 0 }] });
  // Round 4: Jupiter is above columns 3 and 4.
  expect(captain(t, 0).goods.electricity).toBe(0);
});

rule('LIN-TEC-04', 'High-Yield Panels: 3 electricity for each icon, up to 9', () => {
  const t = roundOver({ captains: [{ technologies: ['high-yield-panels'], column: 4 }, { column: 3 }] });
  expect([captain(t, 0).goods.electricity, captain(t, 1).goods.electricity]).toEqual([9, 6]);
});

rule('LIN-TEC-04', 'Ballast Thrusters: the first three steps are free', () => {
  const t = holding('ballast-thrusters', { goods: { electricity: 1 } }).play(0, 'place sub-d', 'up', 'left', 'left');
  expect(captain(t, 0).goods.electricity).toBe(1);
  expect(captain(t.play(0, 'left'), 0).goods.electricity).toBe(0);
});

rule('LIN-TEC-04', 'Docking Arm: one cube of each docking costs nothing', () => {
  const subs = { 'sub-d': { x: 13, r: 4, hold: ['iron', 'salt'] } } as const;
  const t = holding('docking-arm', { goods: { money: 1 } }, { subs }).play(0, 'place sub-d', 'dock', 'iron', 'salt');
  expect(goodsOf(t)).toEqual({ iron: 1, salt: 1 });
  const poor = position({ subs, captains: [{ column: 4 }, rival] }).play(0, 'place sub-d');
  expect(poor.refusal(0, 'dock')?.rule).toBe('LIN-DOC-02');
});

rule('LIN-TEC-04', 'Payload Catapult: the Launch Pad reaches a neighbouring rocket for 1 electricity', () => {
  const filled = ['silica', 'silica', 'iron', null, 'salt'] as const;
  const rockets = {
    4: ['ganymede-fertilizer', [null, null, null, null, 'iron']],
    5: ['jovian-semiconductors', filled],
  } as const;
  const t = holding('payload-catapult', { goods: { iron: 1, salt: 1, electricity: 1 } }, { rockets });
  const choosing = t.play(0, 'place launch-pad');
  expect([choosing.step, choosing.options(0)]).toEqual(['choose-rocket', ['c3', 'c4', 'c5']]);
  expect([choosing.label(0, 'c5'), choosing.label(0, 'c4')]).toEqual([
    'Jovian Semiconductors above column 6 for 1 electricity',
    'Ganymede Fertilizer above column 5',
  ]);
  expect(choosing.reason(0, 'c6')).toBe('That rocket is too far away.');
  expect(captain(choosing.play(0, 'c4'), 0).goods.electricity).toBe(1);
  const loaded = choosing.play(0, 'c5', 'iron spot');
  expect([captain(loaded, 0).goods.electricity, captain(loaded, 0).launched]).toEqual([0, ['jovian-semiconductors']]);
  // Where only a neighbouring rocket can be loaded it is paid for, too.
  const only = holding(
    'payload-catapult',
    { goods: { iron: 1, electricity: 3 } },
    { rockets: { ...rockets, 3: null } },
  );
  const thrown = only.play(0, 'place launch-pad', 'c5', 'iron spot');
  expect([captain(thrown, 0).goods.electricity, captain(thrown, 0).goods.vp]).toEqual([2, 1]);
  const dark = holding('payload-catapult', { goods: { iron: 1 } }, { rockets });
  expect(dark.refusal(0, 'place launch-pad')?.rule).toBe('LIN-LCH-02');
  const plain = position({ rockets, captains: [{ column: 4, goods: { iron: 1, electricity: 1 } }, rival] });
  expect(plain.refusal(0, 'place launch-pad')?.rule).toBe('LIN-LCH-02');
});

rule(
  'LIN-TEC-04',
  'Plasma Drill: the first excavation of a round gives 1 VP more, also where the track gives nothing',
  () => {
    const subs = { 'sub-d': { x: 13, r: 1 }, 'sub-c': { x: 10, r: 1 } } as const;
    const t = holding('plasma-drill', { tracks: [0, 0, 5, 0] }, { subs }).play(0, 'place sub-d', 'excavate');
    expect(captain(t, 0).goods.vp).toBe(1);
    const second = t.play(0, 'end', 'done').play(1, 'pass').play(0, 'place sub-c', 'excavate');
    // Only the first space of the other track.
    expect(captain(second, 0).goods.vp).toBe(2);
  },
);

rule('LIN-TEC-04', 'Plasma Drill: an excavation before it was taken is the first of its round', () => {
  const subs = { 'sub-d': { x: 13, r: 1 } } as const;
  const t = holding('plasma-drill', { tracks: [0, 0, 5, 0], used: ['excavated'] }, { subs }).play(
    0,
    'place sub-d',
    'excavate',
  );
  expect(captain(t, 0).goods.vp).toBe(0);
});

rule('LIN-TEC-04', 'Matter Synthesizer: 1 electricity turns a cube into a mineral of another type', () => {
  const t = holding('matter-synthesizer', { goods: { electricity: 2, iron: 1 } }).play(0, 'tech matter-synthesizer');
  expect([t.step, t.options(0), captain(t, 0).goods.electricity]).toEqual(['give-cube', ['iron'], 1]);
  expect(t.reason(0, 'salt')).toBe('You have no salt in your cargo bay.');
  const giving = t.play(0, 'iron');
  expect(giving.options(0)).toEqual(['silica', 'salt', 'sulfur', 'hydrocarbon']);
  expect(giving.reason(0, 'iron')).toBe('It must be of another type than the one returned.');
  const { iron, salt } = giving.state.supply;
  const taken = giving.play(0, 'salt');
  expect([goodsOf(taken), taken.state.supply.iron - iron, taken.state.supply.salt - salt]).toEqual([
    { salt: 1, electricity: 1 },
    1,
    -1,
  ]);
  expect(taken.step).toBe('take-turn');
  const dark = holding('matter-synthesizer', { goods: { iron: 1 } });
  expect(dark.refusal(0, 'tech matter-synthesizer')?.rule).toBe('LIN-WRK-01');
  expect(holding('matter-synthesizer', { goods: { electricity: 1 } }).refusal(0, 'tech matter-synthesizer')?.rule).toBe(
    'LIN-TEC-04',
  );
});

rule('LIN-TEC-04', 'Matter Synthesizer: not while the supply has no mineral of another type', () => {
  const hoard = { silica: 25, salt: 25, sulfur: 25, hydrocarbon: 25 };
  const t = position({
    captains: [
      { column: 4, goods: { electricity: 1, iron: 1 }, technologies: ['matter-synthesizer'] },
      { column: 7, goods: hoard },
    ],
  });
  expect(t.refusal(0, 'tech matter-synthesizer')).toMatchObject({ rule: 'LIN-TEC-04', facts: { good: 'mineral' } });
});

rule('LIN-TEC-04', 'Mineral Exchange: a cube for $3, as often as there are cubes', () => {
  const t = holding('mineral-exchange', { goods: { iron: 1, salt: 1 } }).play(0, 'tech mineral-exchange', 'salt');
  expect([goodsOf(t), t.step]).toEqual([{ iron: 1, money: 3 }, 'take-turn']);
  expect(goodsOf(t.play(0, 'tech mineral-exchange', 'iron'))).toEqual({ money: 6 });
  expect(holding('mineral-exchange').refusal(0, 'tech mineral-exchange')?.rule).toBe('LIN-WRK-01');
});

rule('LIN-TEC-04', 'Shift Foreman: once in a round one worker fewer on a single space that needs two or more', () => {
  const occupied = { 'lock-1': [1, 2], 'lock-2': [1, 1] } as const;
  const t = holding('shift-foreman', {}, { occupied });
  const used = t.play(0, 'foreman lock-1');
  expect([captain(used, 0).available, used.state.occupied['lock-1']]).toEqual([2, { seat: 0, count: 2 }]);
  expect(used.options(0).filter((text) => text.startsWith('foreman'))).toEqual([]);
  // An empty space needs one worker anyway.
  expect(
    t
      .options(0)
      .filter((text) => text.startsWith('foreman'))
      .sort(),
  ).toEqual(['foreman lock-1', 'foreman lock-2']);
});

rule('LIN-TEC-04', 'Fuel Cell: a hydrocarbon for 4 electricity, in a dive too, but not with a full battery', () => {
  const t = holding('fuel-cell', { goods: { hydrocarbon: 2, electricity: 7 } }).play(0, 'tech fuel-cell');
  expect([goodsOf(t), t.state.sky.every((cube) => cube === null)]).toEqual([{ hydrocarbon: 1, electricity: 9 }, true]);
  expect(t.refusal(0, 'tech fuel-cell')?.rule).toBe('LIN-TEC-04');
  const dive = holding('fuel-cell', { goods: { hydrocarbon: 1 } }).play(0, 'place sub-d', 'tech fuel-cell');
  expect([dive.step, goodsOf(dive)]).toEqual(['steer-sub', { electricity: 4 }]);
});

rule('LIN-TEC-04', 'Algae Incubator: at sunlight one more algae for whoever has some and is lit', () => {
  const grown = (own: Captain, round = 1): number =>
    captain(
      roundOver({ ...biogenesis, round, captains: [{ column: 4, ...own, technologies: ['algae-incubator'] }, rival] }),
      0,
    ).goods.algae;
  expect([grown({ goods: { algae: 1 } }), grown({ goods: { algae: 2 } }), grown({})]).toEqual([2, 3, 0]);
  // In round 4 Jupiter is above column 4.
  expect(grown({ goods: { algae: 1 } }, 3)).toBe(1);
});

rule('LIN-TEC-04', 'Biofuel Refinery: an algae for a hydrocarbon', () => {
  const t = holding('biofuel-refinery', { goods: { algae: 2 } }, biogenesis).play(0, 'tech biofuel-refinery');
  expect([goodsOf(t), t.step]).toEqual([{ hydrocarbon: 1, algae: 1 }, 'take-turn']);
  const captains = [
    { column: 4, goods: { algae: 1 }, technologies: ['biofuel-refinery'] },
    { column: 7, goods: { hydrocarbon: 25 } },
  ] as const;
  expect(position({ ...biogenesis, captains }).options(0)).not.toContain('tech biofuel-refinery');
});

rule('LIN-TEC-04', 'Saline Stimulant: once in a round algae and salt bring back up to two workers', () => {
  const own: Captain = { goods: { algae: 2, salt: 2 }, placed: ['city-1'] };
  const t = holding('saline-stimulant', own, { ...biogenesis, occupied: { 'sub-a': [0, 1], 'lock-1': [0, 1] } });
  const recalling = t.play(0, 'tech saline-stimulant');
  expect(recalling.options(0)).toEqual(['city-1', 'lock-1', 'sub-a', 'done']);
  const back = recalling.play(0, 'sub-a', 'city-1');
  expect([goodsOf(back), captain(back, 0).available, captain(back, 0).placed]).toEqual([{ salt: 1, algae: 1 }, 3, []]);
  expect([back.state.occupied['sub-a'], back.step]).toEqual([null, 'take-turn']);
  expect(back.refusal(0, 'tech saline-stimulant')?.rule).toBe('LIN-TEC-04');
  // Workers on a space for many are enough.
  const many = holding('saline-stimulant', { goods: { algae: 1, salt: 1 }, placed: ['city-2'] }, biogenesis);
  expect(captain(many.play(0, 'tech saline-stimulant', 'city-2'), 0)).toMatchObject({ placed: [], available: 4 });
  const home = holding('saline-stimulant', { goods: { algae: 1, salt: 1 } }, biogenesis);
  expect(home.refusal(0, 'tech saline-stimulant')?.rule).toBe('LIN-BIO-03');
});

rule('LIN-END-02', 'the stars of technologies in hand count, those put back do not', () => {
  const stars = base.map((id) => holding(id).points(0, 'LIN-END-02'));
  expect(stars).toEqual([3, 1, 1, 2, 1, 1, 3, 2, 2, 3]);
  const swapped = launching({ technologies: ['fuel-cell', 'docking-arm'] }).play(0, 'ecology-lab', 'fuel-cell');
  expect(untilTurn(swapped).points(0, 'LIN-END-02')).toBe(5);
});
