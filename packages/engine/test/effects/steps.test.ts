import { describe, expect, test } from 'vitest';
import { defineGame, defineState, int, list, perSeat, rulesFor, seat, word } from '../../src/author.ts';
import type { ArgsIn, StateOf } from '../../src/author.ts';
import { stepsFor } from '../../src/effects/index.ts';
import { keyOfSeed, Match } from '../../src/host.ts';
import { lawsOf } from '../../src/laws/index.ts';
import { position } from './place.ts';

/*
 * Shared steps in the smallest game that asks them all: a secret bid, three chores in any order, a number, a yes or no.
 */

const chores = ['wash', 'cook', 'sweep'] as const;
const bids = ['low', 'high'] as const;

const fields = {
  first: seat(),
  players: perSeat({ bid: word(bids), done: list(word(chores), 3), coins: int(0, 9, 3) }),
};
const state = defineState(fields);
type State = StateOf<typeof fields>;

interface Rules {
  readonly event: { readonly type: 'told' };
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

const { phase } = rulesFor<State, Rules>();
const { secretly, order, pickNumber, confirm, pickPlace } = stepsFor<State, Rules>();
const player = (s: Readonly<State>, number: number): State['players'][number] => s.players[number] ?? never();
const never = (): never => {
  throw new RangeError('no such seat');
};

const steps = {
  bid: secretly({
    kind: 'bid',
    rule: 'DAY-01',
    of: bids,
    name: (bid) => `bid ${bid}`,
    refuse: () => null,
    refusals: {},
    reveal(s, d, picks, ctx) {
      d.seats.forEach((who, i) => {
        player(s, who).bid = picks[i] ?? 'low';
      });
      for (let i = 0; i < s.seats; i++) ctx.ask('chore', (s.first + i) % s.seats, { left: [...chores] });
    },
  }),
  chore: order({
    kind: 'chore',
    rule: 'DAY-02',
    of: chores,
    name: (chore) => chore,
    next(s, d, chore, ctx) {
      player(s, d.seat).done.push(chore);
      if (chore === 'cook') ctx.ask('spend', d.seat);
    },
  }),
  spend: pickNumber({
    kind: 'spend',
    rule: 'DAY-03',
    min: 0,
    max: 9,
    unit: { one: 'coin', many: 'coins', icon: 'coin' },
    refuse: (s, d, n) => (n > player(s, d.seat).coins ? 'DAY-03' : null),
    facts: (s, d) => ({ have: player(s, d.seat).coins }),
    refusals: { 'DAY-03': ({ have }) => `You have ${have}.` },
    pick(s, d, n, ctx) {
      player(s, d.seat).coins -= n;
      ctx.ask('sleep', d.seat);
    },
  }),
  sleep: confirm({
    kind: 'sleep',
    rule: 'DAY-04',
    prompt: 'go to bed or stay up',
    yes: 'Sleep',
    no: 'Stay up',
    refuse: (s, d, yes) => (!yes && player(s, d.seat).coins === 0 ? 'DAY-04' : null),
    refusals: { 'DAY-04': 'Who has no coin goes to bed.' },
    answer(s, d, yes, ctx) {
      if (!yes) ctx.ask('walk', d.seat);
    },
  }),
  walk: pickPlace({
    kind: 'walk',
    rule: 'DAY-05',
    of: ['park', 'harbour', 'moon'],
    among: () => ['park', 'harbour', 'moon'],
    name: (place) => `the ${place}`,
    warn: (_s, _d, place) => (place === 'harbour' ? 'It is windy there.' : null),
    stop: 'Stay at home',
    warnStop: (s, d) => (player(s, d.seat).coins > 1 ? 'You could afford a walk.' : null),
    refuse: (_s, _d, place) => (place === 'moon' ? 'DAY-05' : null),
    refusals: { 'DAY-05': 'It is too far.' },
    pick(s, d) {
      player(s, d.seat).coins--;
    },
  }),
};

const phases = {
  setup: phase({
    name: 'setup',
    run(s, _d, ctx) {
      ctx.askAll(
        'bid',
        Array.from({ length: s.seats }, (_, i) => i),
      );
    },
  }),
};

const day = defineGame({
  id: 'day',
  title: 'A Day',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  rulebook: Object.fromEntries(
    [1, 2, 3, 4, 5].map((n) => [`DAY-0${n}`, { heading: 'A Day', text: `Rule ${n} of the day.` }]),
  ),
  state,
  steps,
  phases,
  next(_s, ctx) {
    ctx.end('night');
  },
  score: (s, who) => [{ rule: 'DAY-03', label: 'Coins', points: player(s, who).coins }],
  maxDecisions: 60,
  eventWords: { told: null },
  endings: { night: 'Night falls.' },
});

describe('shared steps', () => {
  test('a secret pick of all seats', () => {
    const match = Match.deal(day, 2, {}, keyOfSeed('day'));
    expect(match.waiting()).toEqual([0, 1]);
    expect(match.legalOptions(1)?.options.map(({ label }) => label)).toEqual(['Bid low', 'Bid high']);
    match.play(1, 'high');
    expect(match.state.players.map(({ bid }) => bid)).toEqual(['low', 'low']);
    match.play(0, 'low');
    expect(match.state.players.map(({ bid }) => bid)).toEqual(['low', 'high']);
  });

  test('remarks on places, and on stopping', () => {
    const match = Match.deal(day, 2, {}, keyOfSeed('day'));
    const remarks = (coins: number) => {
      const s = day.clone(match.state);
      s.stack = [{ kind: 'decision', id: 0, step: 'walk', seat: 0, seats: null, answers: null, args: {} }];
      player(s, 0).coins = coins;
      return Match.from(day, s, match.key)
        .legalOptions(0)
        ?.options.map(({ id, warning }) => `${id}: ${warning ?? 'none'}`);
    };
    expect(remarks(2)).toEqual(['park: none', 'harbour: It is windy there.', 'done: You could afford a walk.']);
    expect(remarks(1)?.at(-1)).toBe('done: none');
  });

  test('an order, a number, a yes or no, a place', () => {
    const t = position(day, (s) => {
      s.stack = [
        {
          kind: 'decision',
          id: 0,
          step: 'chore',
          seat: 0,
          seats: null,
          answers: null,
          args: { left: ['wash', 'cook', 'sweep'] },
        },
      ];
    });
    const cooking = t.play('cook');
    expect(cooking.labels()).toEqual(['0 coins', '1 coin', '2 coins', '3 coins']);
    expect(cooking.refusal('4')).toBe('DAY-03 You have 3.');
    expect(cooking.play('3').refusal('no')).toBe('DAY-04 Who has no coin goes to bed.');
    const walking = cooking.play('1', 'no');
    expect(walking.labels()).toEqual(['The park', 'The harbour', 'Stay at home']);
    expect(walking.refusal('moon')).toBe('DAY-05 It is too far.');
    const back = walking.play('park');
    expect(back.options()).toEqual(['wash', 'sweep']);
    expect(back.refusal('cook')).toBe('DAY-02 That is not among what is left.');
    expect(back.play('sweep', 'wash').state).toMatchObject({
      over: 'night',
      players: [{ done: ['cook', 'sweep', 'wash'], coins: 1 }, {}],
    });
  });
});

describe('shared steps keep the law:', () => {
  for (const law of lawsOf(day, { runs: 25, lead: 12 })) test(law.name, () => expect(() => law.run()).not.toThrow());
});
