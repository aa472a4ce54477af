import { describe, expect, test } from 'vitest';
import { lawsOf } from '../../src/laws/index.ts';
import { effects } from './lineae/effects.ts';
import { lineae } from './lineae/game.ts';
import type { TechId } from './lineae/rows.ts';
import { cubes } from './lineae/rows.ts';
import { playerAt } from './lineae/state.ts';
import type { LinState } from './lineae/state.ts';
import { position } from './place.ts';
import type { TestMatch } from './place.ts';

type Goods = LinState['players'][number]['goods'];

/** Ann's turn, with these goods and technologies; the supply makes up for it. */
function ann(
  goods: Partial<Goods>,
  technologies: readonly TechId[],
  edit: (s: LinState) => void = () => {},
): TestMatch<LinState> {
  return position(lineae, (s) => {
    s.active = 0;
    s.stack = [{ kind: 'decision', id: 0, step: 'take-turn', seat: 0, seats: null, answers: null, args: {} }];
    const p = playerAt(s, 0);
    for (const type of cubes) {
      s.supply[type] += p.goods[type] - (goods[type] ?? 0);
      p.goods[type] = goods[type] ?? 0;
    }
    Object.assign(p.goods, { electricity: 0, money: 0, vp: 0, ...goods });
    p.technologies = [...technologies];
    playerAt(s, 1).technologies = [];
    edit(s);
  });
}

/** Ann is asked about what she may do after sunlight. */
function dawn(
  goods: Partial<Goods>,
  technologies: readonly TechId[],
  edit: (s: LinState) => void = () => {},
): TestMatch<LinState> {
  return ann(goods, technologies, (s) => {
    const frame = { id: 0, seat: 0, seats: null, answers: null };
    s.stack = [
      { ...frame, kind: 'phase', step: 'next-turn', seat: null, args: {} },
      { ...frame, kind: 'decision', step: 'use-ability', args: { moment: 'after-sunlight' } },
    ];
    edit(s);
  });
}

const goodsOf = (t: TestMatch<LinState>): Goods => playerAt(t.state, 0).goods;

describe('technologies', () => {
  test('ecology-lab', () => {
    expect(effects.text('ecology-lab')).toBe(
      'Atmosphere cubes do not block the sun for you. ' +
        'Once per round, after sunlight, you may return 1 atmosphere cube above your vessel, then gain 1 VP.',
    );
    expect(effects.icons('ecology-lab')).toEqual(['sky', 'shut', 'once', 'sun', 'sky', 'then', 'points']);
    const cloudy = (s: LinState): void => {
      s.sky[3 * playerAt(s, 0).column + 1] = 'hydrocarbon';
      s.supply.hydrocarbon--;
    };
    const t = dawn({}, ['ecology-lab'], cloudy);
    expect(effects.value(t.state, 0, 'atmosphere-blocks')).toBe(0);
    expect(effects.value(t.state, 1, 'atmosphere-blocks')).toBe(1);
    expect(t.options()).toEqual(['ecology-lab', 'done']);
    expect(t.refusal('diesel-engine')).toBe('LIN-ACT-02 You need 1 hydrocarbon and have none.');
    const done = t.play('ecology-lab');
    expect(done.state.sky.every((cube) => cube === null)).toBe(true);
    expect(done.state.supply.hydrocarbon).toBe(t.state.supply.hydrocarbon + 1);
    expect(goodsOf(done).vp).toBe(1);
    expect(done.log()).toEqual([
      'Ann used Ecology Lab.',
      'Ann returned 1 atmosphere cube above their vessel.',
      'Ann gained 1 VP with Ecology Lab.',
    ]);
    // Under a clear sky there is nothing to return: the row itself refuses.
    expect(dawn({ hydrocarbon: 1 }, ['ecology-lab']).refusal('ecology-lab')).toMatch(/^LIN-SKY-04/);
  });

  test('high-yield-panels', () => {
    expect(effects.text('high-yield-panels')).toBe('Each icon that shines on you gives 3 electricity instead of 2.');
    expect(effects.text('solar-panel')).toBe('At sunlight, gain 2 electricity per icon that shines on you.');
    expect(effects.icons('solar-panel')).toEqual(['sun', 'bolt', 'bolt', 'per', 'sun']);
    const yields = (technologies: readonly TechId[]): number => {
      const t = ann({}, technologies, (s) => {
        for (const id of ['lock-1', 'lock-3'] as const) s.open[id] = false;
        s.sky[3 * playerAt(s, 0).column] = 'salt';
        s.supply.salt--;
      });
      return goodsOf(t.play('pass', 'pass')).electricity;
    };
    expect(yields([])).toBe(4);
    expect(yields(['high-yield-panels'])).toBe(6);
    // Nine is all that the battery holds.
    expect(yields(['high-yield-panels', 'ecology-lab'])).toBe(9);
  });

  test('plasma-drill', () => {
    expect(effects.text('plasma-drill')).toBe('With your first excavation in each round, gain 1 VP.');
    expect(effects.icons('plasma-drill')).toEqual(['first', 'drill', 'points']);
    const t = ann({}, ['plasma-drill']).play('place sub-a');
    expect(goodsOf(t)).toMatchObject({ vp: 1, silica: 1 });
    expect(playerAt(t.state, 0).marks.round).toEqual(['excavated']);
    const again = t.play('pass', 'place sub-a');
    expect(goodsOf(again)).toMatchObject({ vp: 1, silica: 2 });
    // An excavation before the card was owned counts as the first one, too.
    const late = ann({}, [], (s) => playerAt(s, 0).marks.round.push('excavated'));
    expect(goodsOf(late.play('place sub-a')).vp).toBe(0);
    expect(late.refusal('foreman sub-a')).toBe('LIN-WRK-05 The foreman saves nothing here.');
  });

  test('matter-synthesizer', () => {
    expect(effects.text('matter-synthesizer')).toBe(
      'On your turn or at the end of the match, you may pay 1 electricity to return 1 cube and take 1 mineral of another type.',
    );
    expect(effects.icons('matter-synthesizer')).toEqual(['turn', 'flag', 'bolt', 'arrow', 'swap']);
    const t = ann({ electricity: 1, algae: 1 }, ['matter-synthesizer']);
    const giving = t.play('tech matter-synthesizer');
    expect(giving.options()).toEqual(['algae']);
    expect(giving.refusal('iron')).toBe('LIN-TEC-07 You have none, or nothing else is in the supply.');
    const done = giving.play('algae', 'sulfur');
    expect(goodsOf(done)).toMatchObject({ electricity: 0, algae: 0, sulfur: 1 });
    expect(done.refusal('tech matter-synthesizer')).toBe('LIN-ACT-02 You need 1 electricity and have none.');
    expect(ann({ electricity: 1 }, ['matter-synthesizer']).refusal('tech matter-synthesizer')).toBe(
      'LIN-TEC-07 You have no cube for which another mineral is in the supply.',
    );
    expect(done.log()).toEqual([
      'Ann used Matter Synthesizer.',
      'Ann paid 1 electricity with Matter Synthesizer.',
      'Ann returned 1 algae with Matter Synthesizer.',
      'Ann took 1 sulfur with Matter Synthesizer.',
    ]);
  });

  test('shift-foreman', () => {
    expect(effects.text('shift-foreman')).toBe(
      'Once per round, on a single space, you may place 1 worker fewer, but at least 1.',
    );
    expect(effects.icons('shift-foreman')).toEqual(['once', 'minus', 'worker']);
    const t = ann({}, ['shift-foreman'], (s) => {
      s.workers['sub-a'] = 3;
    });
    expect(t.refusal('place sub-a')).toBe('LIN-WRK-02 It needs 4 workers; you have 3.');
    const done = t.play('foreman sub-a');
    expect(playerAt(done.state, 0).available).toBe(0);
    expect(playerAt(done.state, 0).marks.round).toEqual(['shift-foreman:0', 'excavated']);
    // On an empty space there is nothing to save.
    expect(ann({}, ['shift-foreman']).refusal('foreman sub-a')).toBe('LIN-WRK-05 The foreman saves nothing here.');
  });

  test('fuel-cell', () => {
    expect(effects.text('fuel-cell')).toBe(
      'On your turn or at the end of the match, while your battery has room, you may return 1 hydrocarbon to gain 4 electricity.',
    );
    expect(effects.icons('fuel-cell')).toEqual(['turn', 'flag', 'cube-HC', 'arrow', '4', 'bolt']);
    const t = ann({ hydrocarbon: 2, electricity: 7 }, ['fuel-cell']).play('tech fuel-cell');
    expect(goodsOf(t)).toMatchObject({ hydrocarbon: 1, electricity: 9 });
    expect(t.refusal('tech fuel-cell')).toBe('LIN-TEC-03 Fuel Cell needs at least 1 free space of your battery.');
    expect(t.log().at(-1)).toBe('Ann gained 2 electricity with Fuel Cell; 2 electricity was wasted.');
  });
});

describe('spaces', () => {
  test('commerce-exchange: up to n, any of a group', () => {
    expect(effects.text('commerce-exchange')).toBe('Take $2. Then, up to 2 times, return 1 cube to take $2.');
    const t = ann({ iron: 1, salt: 1 }, []).play('place commerce-exchange');
    expect(t.labels()).toEqual(['Return 1 iron', 'Return 1 salt', 'Skip']);
    const once = t.play('iron');
    expect(once.labels()).toEqual(['Return 1 salt', 'Stop']);
    expect(goodsOf(once.play('salt')).money).toBe(6);
    expect(goodsOf(once.play('done')).money).toBe(4);
  });

  test('chemical-works: one to n', () => {
    expect(effects.text('chemical-works')).toBe('Once or twice, return 1 cube to take 1 mineral of your choice.');
    const t = ann({ iron: 2 }, []).play('place chemical-works');
    expect(t.options()).toEqual(['iron']);
    const swapped = t.play('iron', 'silica');
    expect(swapped.options()).toEqual(['silica', 'iron', 'done']);
    expect(goodsOf(swapped.play('iron', 'salt'))).toMatchObject({ iron: 0, silica: 1, salt: 1 });
    expect(ann({}, []).refusal('place chemical-works')).toBe('LIN-ACT-02 You need 1 cube and have none.');
  });

  test('bio-reactor: one to three times, as long as there is something to pay with', () => {
    expect(effects.text('bio-reactor')).toBe('1 to 3 times, return 1 algae to take 1 hydrocarbon.');
    const t = ann({ algae: 2 }, []).play('place bio-reactor');
    expect(goodsOf(t)).toMatchObject({ algae: 1, hydrocarbon: 1 });
    expect(t.options()).toEqual(['pay 1 algae', 'done']);
    expect(goodsOf(t.play('pay 1 algae'))).toMatchObject({ algae: 0, hydrocarbon: 2 });
    expect(ann({}, []).refusal('place bio-reactor')).toMatch(/^LIN-ACT-02/);
  });

  test('greenhouse-dome: for each icon, by itself', () => {
    expect(effects.text('greenhouse-dome')).toBe('At sunlight, take $1 per icon that shines on you.');
    expect(effects.icons('greenhouse-dome')).toEqual(['sun', 'coin', 'per', 'sun']);
  });

  test('algae-farm: an amount by count', () => {
    expect(effects.text('algae-farm')).toBe('Take 1 algae plus 1 algae per algae in your cargo bay, at most 2.');
    expect(goodsOf(ann({}, []).play('place algae-farm')).algae).toBe(1);
    expect(goodsOf(ann({ algae: 3 }, []).play('place algae-farm')).algae).toBe(5);
    const empty = ann({}, [], (s) => {
      playerAt(s, 1).goods.algae += s.supply.algae;
      s.supply.algae = 0;
    });
    expect(empty.refusal('place algae-farm')).toBe(
      'LIN-ACT-03 No algae can be gained: the supply holds none, or you can hold no more.',
    );
  });
});

describe('rows of Lineae keep the law:', () => {
  for (const law of lawsOf(lineae, { runs: 25, lead: 30, silent: ['players'] }))
    test(law.name, () => expect(() => law.run()).not.toThrow());
});
