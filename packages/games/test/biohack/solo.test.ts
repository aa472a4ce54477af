import { expect } from 'vitest';
import { biohack } from '../../src/biohack/index.ts';
import { rule, table, until } from '../table.ts';
import { goodsOf, lab, planned, position, rolling, roundOver } from './position.ts';
import type { Bio, Lab, Position } from './position.ts';

const six = ['kite-hound', 'reed-otter', 'mud-prophet', 'antler-smith', 'tide-weaver', 'herd-king'] as const;
const seven = [...six, 'apex-maw'] as const;
const nine = [...seven, 'crag-ram', 'plume-tailor'] as const;
const rich = { mammal: 10, aquatic: 10, reptile: 10, avian: 10, primate: 10, feral: 10 } as const;

const alone = (own: Lab = {}, more: Position = {}): Bio => position({ seats: 1, labs: [own], ...more });
/** How a solo match ends. Whoever loses alone is no winner. */
const ended = (own: Lab, more: Position = {}): string | null => {
  const t = roundOver({ seats: 1, round: 4, labs: [own], ...more });
  expect(t.outcome).toMatchObject({ winners: t.over === 'goal-met' ? [0] : [], ranking: [[0]] });
  return t.over;
};
/** EP on the track that bring the total to so many. */
const track = (total: number, own: Lab, more: Position = {}): Lab => {
  const missing = total - alone(own, { round: 4, ...more }).score(0).total;
  return { ...own, goods: { ...own.goods, ep: missing } };
};

rule('BIO-SOL-01', 'like two players, without a first player, for four rounds', () => {
  const t = until(table(biohack, 1), 'take-turn');
  expect([t.state.order, t.state.display.common.length]).toEqual([[0], 3]);
  const opened = until(table(biohack, 1), 'use-ability');
  expect(lab(opened, 0).goods).toMatchObject({ coin: 6, medicine: 1 });
  expect(roundOver({ seats: 1, round: 3 }).state.round).toBe(4);
  expect(roundOver({ seats: 1, round: 4 }).over).toBe('goal-missed');
  expect(roundOver({ seats: 1 }).heard('first-player-changed')).toEqual([]);
});

rule('BIO-SOL-02', 'the left tile is drawn first', () => {
  const t = table(biohack, 1);
  const stack = [...t.state.tileStack];
  const next = roundOver({ seats: 1, downtown: t.state.downtown });
  expect(next.state.downtown).toHaveLength(2);
  expect([stack.length, t.state.downtown.length]).toEqual([18, 2]);
  const before = position({ seats: 1 }).state.tileStack;
  expect(roundOver({ seats: 1 }).state.downtown).toEqual([before.at(-1), before.at(-2)]);
});

rule('BIO-SOL-03', 'two assistants and two police officers', () => {
  const t = until(table(biohack, 1), 'take-turn');
  expect(t.state.solo.assistants).toHaveLength(2);
  expect(Object.values(t.state.occupied).filter((holder) => holder === 'police')).toHaveLength(2);
});

rule('BIO-SOL-04', 'one card of each location, of which only the top one is seen', () => {
  const t = table(biohack, 1);
  expect([t.state.solo.deck.length, t.state.solo.flipped]).toEqual([4, []]);
  const seen = t.view(0)['solo'] as { readonly deck: unknown; readonly cards: { readonly bank: unknown } };
  expect(seen.deck).toEqual({ count: 4, items: null });
  expect(seen.cards.bank).toMatchObject({ items: null });
  const tops = Array.from({ length: 12 }, (_, i) => table(biohack, 1, {}, `${i}`).state.solo.top);
  expect(new Set(tops).size).toBeGreaterThan(5);
});

rule('BIO-SOL-05', 'assistant, effects, locations, police and second assistant', () => {
  const t = roundOver({
    seats: 1,
    solo: ['solo-bank-1', 'solo-river-3', 'solo-mountain-1'],
    labs: [{ scientist: 'odo-fenwick' }],
  });
  expect([t.step, t.state.solo.assistants]).toEqual(['use-ability', ['river']]);
  const chosen = planned(t).play(0, 'mountain+river+bank');
  expect([chosen.step, chosen.state.solo.assistants]).toEqual(['take-turn', ['river', 'mountain']]);
  const order = chosen.events.map(({ type }) => type);
  expect(order.slice(-3)).toEqual(['locations-revealed', 'police-placed', 'assistant-placed']);
});

rule('BIO-SOL-06', 'the first assistant goes where the top card says', () => {
  const t = roundOver({ seats: 1, solo: ['solo-bank-1', 'solo-hospital-2'] });
  expect(t.heard('assistant-placed')).toMatchObject([{ location: 'hospital' }]);
  expect(t.state.solo.assistants).toEqual(['hospital']);
});

rule('BIO-SOL-07', 'police on the small spaces of two areas', () => {
  const t = planned(roundOver({ seats: 1, solo: ['solo-bank-1', 'solo-river-2'] })).play(0, 'mountain+river+bank');
  expect(t.heard('police-placed')).toMatchObject([{ card: 'solo-river-2', spaces: ['alley-serum', 'downtown-1'] }]);
  expect(t.state.occupied).toMatchObject({ 'alley-serum': 'police', 'downtown-1': 'police', 'biofarm-gene': null });
});

rule('BIO-SOL-08', 'the second assistant goes where the next card says', () => {
  const t = planned(roundOver({ seats: 1, solo: ['solo-bank-1', 'solo-river-3', 'solo-basement-2'] })).play(
    0,
    'mountain+river+bank',
  );
  expect([t.state.solo.assistants, t.state.solo.top]).toEqual([['river', 'basement'], 'solo-basement-2']);
});

rule('BIO-SOL-09', 'the upper row with an assistant, the lower one without', () => {
  const t = alone({ away: ['bank', 'hospital'] }, { solo: ['solo-bank-1', 'solo-river-3'] });
  const done = t.play(0, 'research bank', 'research hospital');
  expect(goodsOf(done)).toEqual({ coin: 4, ep: 3, primate: 1, medicine: 1 });
  expect(done.state.solo.assistants).toEqual(['bank', 'river']);
});

rule('BIO-SOL-10', 'no Noman where police stand', () => {
  const t = planned(roundOver({ seats: 1, solo: ['solo-bank-1', 'solo-river-2'] })).play(0, 'mountain+river+bank');
  const home = t.play(0, 'research bank');
  expect(home.reason(0, 'experiment downtown-1')).toBe('Police stand there.');
  expect(home.options(0)).toContain('experiment downtown-2');
});

rule('BIO-SOL-11', 'assistants and police leave', () => {
  const t = planned(roundOver({ seats: 1, solo: ['solo-bank-1', 'solo-river-3'] })).play(0, 'bank+hospital+basement');
  const away = t.play(0, 'research bank', 'research hospital', 'research basement');
  const next = (away.step === 'buy-card' ? away.play(0, 'done') : away).play(0, 'pass');
  expect(Object.values(next.state.occupied).every((holder) => holder === null)).toBe(true);
  expect(next.state.solo.assistants).toHaveLength(1);
});

rule('BIO-SOL-12', 'the marked spaces of the top card are emptied instead of the free column', () => {
  const display = {
    common: ['crag-ram', 'kite-hound', 'reed-otter'],
    artisan: ['antler-smith', 'tide-weaver', 'plume-tailor'],
    noble: ['herd-king', 'apex-maw', 'twin-diadem'],
  } as const;
  const t = roundOver({ seats: 1, solo: ['solo-bank-1', 'solo-river-3'], display });
  expect(t.heard('display-discarded')).toMatchObject([{ cards: ['crag-ram', 'plume-tailor', 'twin-diadem'] }]);
});

rule('BIO-SOL-13', 'after round 4, or after the round of the seventh creature', () => {
  const ending = (round: number, made: Lab['made']): unknown => {
    const t = roundOver({ seats: 1, round, labs: [{ made: made ?? [] }] });
    return [t.over, t.state.round, t.heard('nomans-collected').length];
  };
  expect(ending(2, seven)).toEqual(['goal-missed', 2, 0]);
  expect(ending(2, six)).toEqual([null, 3, 1]);
  expect(ending(3, six)).toEqual([null, 4, 1]);
  expect(ending(4, six)).toEqual(['goal-missed', 4, 0]);
});

rule('BIO-SOL-14', 'six creatures lose, whatever the EP', () => {
  expect(ended(track(120, { made: six }))).toBe('goal-missed');
});

rule('BIO-SOL-15', '20 EP for a seventh creature before round 4', () => {
  const bonus = (round: number): number | undefined =>
    alone({ made: seven }, { round })
      .score(0)
      .items.find(({ label }) => label === 'Seven creatures early')?.points;
  expect([1, 2, 3, 4].map(bonus)).toEqual([20, 20, 20, 0]);
  // Professionals play on, and the round of the seventh creature stays noted.
  const later = alone({ made: nine, seventh: 3 }, { round: 4, settings: { challenge: 'professional' } });
  expect(later.score(0).items.find(({ label }) => label === 'Seven creatures early')?.points).toBe(20);
});

rule('BIO-SOL-16', '100 EP win, 99 lose', () => {
  expect([ended(track(100, { made: seven })), ended(track(99, { made: seven }))]).toEqual(['goal-met', 'goal-missed']);
});

rule('BIO-SOL-17', 'all turns are the player’s', () => {
  const t = alone({ away: ['bank'] }).play(0, 'research bank', 'experiment dna-inc');
  expect([t.step, t.decision?.seat]).toEqual(['take-turn', 0]);
});

const challenge = (name: string): Position => ({ settings: { challenge: name } });

rule('BIO-CHL-01', 'seven creatures are needed in every challenge', () => {
  // Six creatures that meet everything else.
  const made = ['salt-faun', 'fen-mother', 'mud-prophet', 'kite-hound', 'antler-smith', 'herd-king'] as const;
  for (const name of ['small-creature', 'report-mania', 'survival']) {
    const more: Position = {
      ...challenge(name),
      milestones: { 'fang-report': [0], 'herd-report': [0], 'scale-report': [0], 'hand-report': [] },
    };
    expect([name, ended(track(150, { made }, more), more)]).toEqual([name, 'goal-missed']);
    const enough = [...made, 'tide-weaver'] as const;
    expect([name, ended(track(150, { made: enough }, more), more)]).toEqual([name, 'goal-met']);
  }
});

rule('BIO-CHL-02', 'Small Creature: 4 commons and 100 EP', () => {
  const more = challenge('small-creature');
  const four = [...six, 'crag-ram'] as const;
  expect([ended(track(100, { made: four }, more), more), ended(track(99, { made: four }, more), more)]).toEqual([
    'goal-met',
    'goal-missed',
  ]);
  expect(ended(track(150, { made: seven }, more), more)).toBe('goal-missed');
});

rule('BIO-CHL-03', 'Report Mania: 3 reports and 105 EP', () => {
  const reports = (n: number): Position => ({
    ...challenge('report-mania'),
    milestones: {
      'fang-report': n > 0 ? [0] : [],
      'herd-report': n > 1 ? [0] : [],
      'scale-report': n > 2 ? [0] : [],
      'hand-report': [],
    },
  });
  expect(ended(track(105, { made: seven }, reports(3)), reports(3))).toBe('goal-met');
  expect(ended(track(104, { made: seven }, reports(3)), reports(3))).toBe('goal-missed');
  expect(ended(track(150, { made: seven }, reports(2)), reports(2))).toBe('goal-missed');
});

rule('BIO-CHL-04', 'Professional: the seventh creature ends nothing', () => {
  const more = challenge('professional');
  const t = alone({ made: six, goods: rich, hand: ['apex-maw'] }, { ...more, round: 2 }).play(
    0,
    'experiment biofarm',
    'apex-maw',
  );
  expect([t.state.lastRound, lab(t, 0).seventh]).toEqual([false, 2]);
  expect(t.play(0, 'pass').state.round).toBe(3);
});

const professional = (reports: number): Position => ({
  ...challenge('professional'),
  milestones: {
    'fang-report': reports > 0 ? [0] : [],
    'herd-report': reports > 1 ? [0] : [],
    'scale-report': [],
    'hand-report': [],
  },
});

rule('BIO-CHL-05', 'Professional: 9 creatures, both unlocks, 2 reports and 5 coins, and no EP', () => {
  const with_ = (own: Lab, n = 2): string | null => ended(own, professional(n));
  const all: Lab = { made: nine, locks: 0, goods: { coin: 5, ep: -60 } };
  expect(with_(all)).toBe('goal-met');
  expect(with_({ ...all, locks: 1 })).toBe('goal-missed');
  expect(with_({ ...all, goods: { coin: 4 } })).toBe('goal-missed');
  expect(with_(all, 1)).toBe('goal-missed');
  expect(with_({ ...all, made: nine.slice(0, 8) })).toBe('goal-missed');
  // No EP are needed, not even as many as none.
  const poor = roundOver({ seats: 1, round: 4, labs: [{ ...all, goods: { coin: 5, ep: -200 } }], ...professional(2) });
  expect([poor.score(0).total < 0, poor.over]).toEqual([true, 'goal-met']);
});

const survival = (own: Lab, more: Position = {}): Bio =>
  alone(own, { solo: ['solo-bank-1', 'solo-basement-1'], ...more, ...challenge('survival') });

rule('BIO-CHL-06', 'Survival: medicine becomes primate genes, but for the first one', () => {
  const opened = until(table(biohack, 1, { challenge: 'survival' }), 'use-ability');
  expect(lab(opened, 0).goods.medicine).toBe(1);
  expect(goodsOf(survival({ away: ['hospital'] }).play(0, 'research hospital'))).toEqual({ primate: 2 });
});

rule('BIO-CHL-07', 'Survival: 5 coins keep a Noman out of danger', () => {
  const t = rolling(
    survival({ away: ['mountain'], goods: { coin: 6 } }),
    0,
    ['research mountain', '1 avian', 'accept'],
    'injury',
  );
  expect(t.options(0)).toEqual(['coins', 'accept']);
  expect(t.reason(0, 'medicine')).toBe('You have no full medicine.');
  const paid = t.play(0, 'coins');
  expect([lab(paid, 0).injured, lab(paid, 0).goods.coin]).toEqual([0, 1]);
  expect(lab(t.play(0, 'accept'), 0).injured).toBe(1);
  const poor = rolling(
    survival({ away: ['mountain'], goods: { coin: 4, medicine: 1 } }),
    0,
    ['research mountain', '1 avian', 'accept'],
    'injury',
  );
  expect([poor.options(0), poor.refusal(0, 'coins')?.rule]).toEqual([['medicine', 'accept'], 'BIO-CHL-07']);
  expect(poor.reason(0, 'coins')).toBe('That costs 5 coins, and you have 4.');
});

rule('BIO-CHL-08', 'Survival: without a medicine nobody is healed', () => {
  const actions = ['research mountain', '1 avian', 'accept'];
  const t = rolling(survival({ away: ['mountain'], goods: { coin: 6 } }), 0, actions, 'injury');
  expect(t.refusal(0, 'medicine')?.rule).toBe('BIO-CHL-08');
});

rule('BIO-CHL-08', 'Survival: only the medicine heals', () => {
  const over = roundOver({ seats: 1, ...challenge('survival'), labs: [{ injured: 1, goods: { ep: 5 } }] });
  expect([lab(over, 0).injured, lab(over, 0).goods.ep]).toEqual([1, 5]);
  const asked = roundOver({
    seats: 1,
    round: 4,
    ...challenge('survival'),
    labs: [{ injured: 1, goods: { medicine: 1 } }],
  });
  expect(asked.step).toBe('heal-nomans');
  expect(asked.play(0, 'heal').over).toBe('goal-missed');
  const hurt = rolling(
    survival({ away: ['river'], goods: { medicine: 1 } }),
    0,
    ['research river', '2 aquatic'],
    'injury',
  );
  expect(lab(hurt.play(0, 'medicine'), 0)).toMatchObject({ injured: 0, home: 3, goods: { medicine: 0 } });
});

rule('BIO-CHL-07', 'Survival: the question says what is to be done', () => {
  const t = rolling(
    survival({ away: ['mountain'], goods: { coin: 6 } }),
    0,
    ['research mountain', '1 avian', 'accept'],
    'injury',
  );
  expect(t.decision?.prompt).toBe('keep a Noman from its injury, or accept it');
});

rule('BIO-CHL-09', 'Survival: one active Noman loses at once', () => {
  const t = rolling(
    survival({ injured: 1, away: ['river'], goods: { coin: 6 } }),
    0,
    ['research river', '2 aquatic', 'accept'],
    'feral-injury',
  );
  expect([lab(t, 0).goods.feral, t.warning(0, 'accept')]).toEqual([
    1,
    'Only one Noman would stand: the match is lost.',
  ]);
  expect([t.play(0, 'accept').over, t.play(0, 'coins').over]).toEqual(['survival-lost', null]);
  expect(t.play(0, 'accept').outcome?.winners).toEqual([]);
});

rule('BIO-CHL-10', 'Survival: 10 EP for each active Noman', () => {
  const nomans = (injured: number): number | undefined =>
    survival({ injured })
      .score(0)
      .items.find(({ label }) => label === 'Active Nomans')?.points;
  expect([nomans(0), nomans(1)]).toEqual([30, 20]);
});

rule('BIO-CHL-11', 'Survival: 3 creatures with a feral gene and 105 EP', () => {
  const more = challenge('survival');
  const feral = [
    'kite-hound',
    'reed-otter',
    'mud-prophet',
    'antler-smith',
    'salt-faun',
    'herd-king',
    'apex-maw',
  ] as const;
  const own: Lab = { made: feral };
  expect([ended(track(105, own, more), more), ended(track(104, own, more), more)]).toEqual(['goal-met', 'goal-missed']);
  expect(ended(track(150, { made: seven }, more), more)).toBe('goal-missed');
});
