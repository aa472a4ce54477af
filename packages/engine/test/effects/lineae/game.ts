import { at, defineGame, menu, word } from '../../../src/author.ts';
import type { EventWords } from '../../../src/author.ts';
import { canSynthesize, effects, onTurn, phase, pickGood, step } from './effects.ts';
import type { LinEvent } from './effects.ts';
import { cubes, minerals, spaceIds, spaces, techIds, technologies } from './rows.ts';
import type { SpaceId } from './rows.ts';
import { CUBES, locks, playerAt, state } from './state.ts';
import type { LinState } from './state.ts';

/*
 * The frame that the technologies of Lineae need to be played: sunlight, turns with workers, an end with conversions.
 */

const ledger = {
  'LIN-TURN-01': 'On a turn a player places workers, uses a technology or passes.',
  'LIN-WRK-02': 'A single space needs one worker more than stand there.',
  'LIN-WRK-05': 'The foreman saves a worker once per round, never the last one.',
  'LIN-ACT-01': 'A choice is among what is printed.',
  'LIN-ACT-02': 'A cost must be paid.',
  'LIN-ACT-03': 'What the supply lacks cannot be taken.',
  'LIN-TEC-01': 'A technology belongs to who has its card.',
  'LIN-TEC-02': 'Some technologies work once per round.',
  'LIN-TEC-03': 'Some technologies have a condition.',
  'LIN-TEC-07': 'A cube is returned for a mineral of another type.',
  'LIN-SKY-04': 'Only a cube above the own vessel can be returned.',
  'LIN-SKY-05': 'Diesel needs a free space above the vessel.',
  'LIN-END-01': 'VP and stars count at the end.',
} as const;

const ROUNDS = 2;

/** The workers a space needs, with the foreman or without. */
function needed(s: Readonly<LinState>, seat: number, space: SpaceId, foreman: boolean): number {
  const { octagon } = spaces[space];
  const occasion = { octagon, workers: octagon === 'single' ? s.workers[space] : 0 };
  return foreman
    ? effects.valueWith(s, seat, 'workers-needed', occasion)
    : effects.value(s, seat, 'workers-needed', occasion);
}

const takeTurn = step({
  kind: 'take-turn',
  rule: 'LIN-TURN-01',
  options: menu({ place: { space: spaceIds }, foreman: { space: spaceIds }, tech: { id: onTurn }, pass: {} }),
  prompt: 'place workers, use a technology or pass',
  label(s, d, o) {
    if (o.do === 'pass') return 'Pass';
    if (o.do === 'tech') return effects.useLabel(o.id);
    const count = needed(s, d.seat, o.space, o.do === 'foreman');
    return `${effects.name(o.space)} with ${count}${o.do === 'foreman' ? ', by the foreman' : ''}: ${effects.text(o.space)}`;
  },
  refuse(s, d, o) {
    if (o.do === 'pass') return null;
    if (o.do === 'tech') return effects.checkUse(s, d.seat, o.id);
    const count = needed(s, d.seat, o.space, o.do === 'foreman');
    if (o.do === 'foreman' && count === needed(s, d.seat, o.space, false)) return 'LIN-WRK-05';
    return count > playerAt(s, d.seat).available ? 'LIN-WRK-02' : effects.check(s, d.seat, o.space);
  },
  facts(s, d, o, rule) {
    if (o.do === 'tech') return effects.useFacts(s, d.seat, o.id, rule);
    if (o.do === 'pass') return {};
    if (rule !== 'LIN-WRK-02') return effects.facts(s, d.seat, o.space, rule);
    return { need: needed(s, d.seat, o.space, o.do === 'foreman'), have: playerAt(s, d.seat).available };
  },
  refusals: {
    ...effects.refusals,
    'LIN-WRK-02': ({ need, have }) => `It needs ${need} workers; you have ${have}.`,
    'LIN-WRK-05': 'The foreman saves nothing here.',
    'LIN-TEC-07': 'You have no cube for which another mineral is in the supply.',
  },
  apply(s, d, o, ctx) {
    const p = playerAt(s, d.seat);
    if (o.do === 'pass') {
      p.passed = true;
      ctx.resume('next-turn');
      return;
    }
    if (o.do === 'tech') {
      // It is not a turn.
      ctx.resume('same-turn');
      effects.use(s, d.seat, o.id, ctx);
      return;
    }
    const count = needed(s, d.seat, o.space, o.do === 'foreman');
    const { octagon } = spaces[o.space];
    if (o.do === 'foreman')
      for (const change of effects.changes(s, d.seat, 'workers-needed', { octagon, workers: s.workers[o.space] }))
        effects.spend(s, d.seat, change);
    p.available -= count;
    s.workers[o.space] = octagon === 'single' ? count : s.workers[o.space] + count;
    ctx.emit?.({ type: 'workers-placed', seat: d.seat, space: o.space, count });
    ctx.resume('next-turn');
    effects.run(s, d.seat, o.space, ctx);
  },
});

const synthGive = pickGood({
  kind: 'synth-give',
  rule: 'LIN-TEC-07',
  of: cubes,
  prompt: 'choose a cube to return',
  name: (type) => `return 1 ${type}`,
  refuse: (s, d, type) => (canSynthesize(s, d.seat, type) ? null : 'LIN-TEC-07'),
  refusals: { 'LIN-TEC-07': 'You have none, or nothing else is in the supply.' },
  pick(s, d, type, ctx) {
    effects.pay(s, d.seat, { [type]: 1 }, ctx, 'matter-synthesizer');
    ctx.ask('synth-take', d.seat, { given: type });
  },
});

const synthTake = pickGood({
  kind: 'synth-take',
  rule: 'LIN-TEC-07',
  args: { given: word(cubes) },
  of: minerals,
  prompt: 'choose a mineral to take',
  name: (type) => `take 1 ${type}`,
  refuse: (s, d, type) => (type === d.args.given || s.supply[type] === 0 ? 'LIN-TEC-07' : null),
  refusals: { 'LIN-TEC-07': 'It must be of another type, and in the supply.' },
  pick(s, d, type, ctx) {
    effects.gain(s, d.seat, { [type]: 1 }, ctx, 'matter-synthesizer');
  },
});

/** Seats from the first player on. */
function inTurn(s: Readonly<LinState>): number[] {
  return Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);
}

export const phases = {
  ...effects.phases,
  setup: phase({
    name: 'setup',
    run(s, _d, ctx) {
      for (const type of cubes) s.supply[type] = CUBES;
      s.open['lock-1'] = true;
      s.open['lock-3'] = true;
      for (const seat of inTurn(s)) {
        const p = playerAt(s, seat);
        p.column = ctx.randomInt(8);
        p.goods.money = 3;
        const [one, two] = [ctx.randomInt(techIds.length), ctx.randomInt(techIds.length - 1)];
        p.technologies.push(at(techIds, one), at(techIds, two < one ? two : two + 1));
        effects.gain(s, seat, { hydrocarbon: 1, iron: 1, algae: 1 }, ctx);
      }
      ctx.resume('sunlight');
    },
  }),
  sunlight: phase({
    name: 'sunlight',
    run(s, _d, ctx) {
      for (const p of s.players) Object.assign(p, { available: 3, passed: false });
      for (const id of spaceIds) s.workers[id] = 0;
      for (const seat of inTurn(s)) effects.automatic(s, seat, 'sunlight', ctx);
      s.active = (s.first + s.seats - 1) % s.seats;
      ctx.resume('next-turn');
      effects.atEach(s, inTurn(s), 'after-sunlight', ctx);
    },
  }),
  'same-turn': phase({
    name: 'same-turn',
    run(s, _d, ctx) {
      ctx.ask('take-turn', s.active);
    },
  }),
  'next-turn': phase({
    name: 'next-turn',
    run(s, _d, ctx) {
      if (s.players.every(({ passed }) => passed)) {
        ctx.resume('end-round');
        return;
      }
      do s.active = (s.active + 1) % s.seats;
      while (playerAt(s, s.active).passed);
      ctx.ask('take-turn', s.active);
    },
  }),
  'end-round': phase({
    name: 'end-round',
    run(s, _d, ctx) {
      for (let seat = 0; seat < s.seats; seat++) effects.endScope(s, seat, 'round');
      if (s.round < ROUNDS) {
        s.round++;
        ctx.resume('sunlight');
        return;
      }
      ctx.resume('over');
      effects.atEach(s, inTurn(s), 'end', ctx);
    },
  }),
  over: phase({
    name: 'over',
    run(_s, _d, ctx) {
      ctx.end('over');
    },
  }),
};

export const steps = {
  ...effects.steps,
  'take-turn': takeTurn,
  'synth-give': synthGive,
  'synth-take': synthTake,
};

const eventWords: EventWords<LinEvent> = {
  ...effects.eventWords,
  'act-done': (e, name) => effects.told(e.act, name(e.seat)),
  'workers-placed': (e, name) => `${name(e.seat)} placed ${e.count} at ${effects.name(e.space)}.`,
};

export const lineae = defineGame({
  id: 'lineae-rows',
  title: 'Rows of Lineae',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  rulebook: Object.fromEntries(Object.entries(ledger).map(([id, text]) => [id, { heading: 'Lineae', text }])),
  state,
  steps,
  phases,
  next(_s, ctx) {
    ctx.resume('next-turn');
  },
  countComponents(s, add) {
    for (const type of cubes) {
      add(type, s.supply[type] + s.sky.filter((cube) => cube === type).length);
      for (const { goods } of s.players) add(type, goods[type]);
    }
    add('locks', locks.length);
  },
  score: (s, seat) => [
    { rule: 'LIN-END-01', label: 'VP', points: playerAt(s, seat).goods.vp },
    ...playerAt(s, seat).technologies.map((id) => ({
      rule: 'LIN-END-01',
      label: technologies[id].name,
      points: technologies[id].stars,
    })),
  ],
  maxDecisions: 400,
  eventWords,
  endings: { over: 'The last round is over.' },
});
