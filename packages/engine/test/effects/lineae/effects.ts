import { rulesFor } from '../../../src/author.ts';
import type { ArgsIn } from '../../../src/author.ts';
import { amount, defineEffects, either, icon, number, stepsFor } from '../../../src/effects/index.ts';
import type { KitEvent } from '../../../src/effects/index.ts';
import type { phases, steps } from './game.ts';
import { boards, cubes, goods, minerals, spaces, technologies } from './rows.ts';
import type { Act, Cube, LinLexicon, SpaceId, TechId } from './rows.ts';
import { above, locks, playerAt } from './state.ts';
import type { LinState } from './state.ts';

export type LinEvent =
  | KitEvent
  | { readonly type: 'act-done'; readonly seat: number; readonly act: Act }
  | { readonly type: 'workers-placed'; readonly seat: number; readonly space: SpaceId; readonly count: number };

interface LinRules {
  readonly event: LinEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export const { step, phase } = rulesFor<LinState, LinRules>();
export const { pickGood } = stepsFor<LinState, LinRules>();

const worker = { one: 'worker', many: 'workers', icon: 'worker' };

/** LIN: the icons that shine on a vessel; atmosphere cubes block them, unless a row says otherwise. */
function shining(s: Readonly<LinState>, seat: number): number {
  const blocks = effects.value(s, seat, 'atmosphere-blocks') === 1;
  return above(playerAt(s, seat).column).filter((x) => !blocks || s.sky[x] === null).length;
}

/** Whether a cube of this type can be turned into another mineral. */
export function canSynthesize(s: Readonly<LinState>, seat: number, type: Cube): boolean {
  return playerAt(s, seat).goods[type] > 0 && minerals.some((other) => other !== type && s.supply[other] > 0);
}

export const effects = defineEffects<LinState, LinLexicon, LinRules>()({
  goods,
  groups: {
    cube: { one: 'cube', many: 'cubes', icon: 'any', of: cubes },
    mineral: {
      one: 'mineral of your choice',
      many: 'minerals of your choice',
      icon: 'any',
      of: minerals,
    },
  },
  traits: {
    octagon: {
      one: 'octagon',
      many: 'octagons',
      say: (octagon) => ({ before: octagon }),
      on: (octagon) => (octagon === 'single' ? 'on a single space' : 'on a space for many'),
    },
    workers: { one: 'worker', many: 'workers', say: () => ({}) },
  },
  sets: {
    icon: {
      one: 'icon that shines on you',
      many: 'icons that shine on you',
      icon: 'sun',
      when: () => 'if an icon shines on you',
      count: shining,
    },
    'open-lock': {
      one: 'open lock',
      many: 'open locks',
      icon: 'lock-water',
      count: (s) => locks.filter((id) => s.open[id]).length,
    },
    'battery-room': {
      one: 'free space of your battery',
      many: 'free spaces of your battery',
      icon: 'bolt',
      when: () => 'while your battery has room',
      count: (s, seat) => 9 - playerAt(s, seat).goods.electricity,
    },
    'own-algae': {
      one: 'algae in your cargo bay',
      many: 'algae in your cargo bay',
      icon: 'cube-Al',
      when: () => 'if you have algae',
      count: (s, seat) => playerAt(s, seat).goods.algae,
    },
  },
  points: {
    'panel-yield': {
      base: 2,
      say: ({ to, base }) => [
        'each icon that shines on you gives',
        icon('sun'),
        amount(to ?? 0, goods.electricity),
        `instead of ${base}`,
      ],
    },
    'atmosphere-blocks': {
      base: 1,
      ...either('atmosphere cubes block the sun for you', 'atmosphere cubes do not block the sun for you', 'sky'),
    },
    'workers-needed': { base: (_s, _seat, { workers }) => (workers ?? 0) + 1, floor: 1, ...number('place', worker) },
  },
  costs: {},
  moments: {
    sunlight: { when: 'at sunlight', icon: 'sun' },
    'after-sunlight': { when: 'after sunlight', icon: 'sun' },
    turn: { when: 'on your turn', icon: 'turn' },
    end: { when: 'at the end of the match', icon: 'flag' },
    excavated: { when: 'when you excavate', first: 'with your first excavation', icon: 'drill' },
  },
  scopes: { round: { one: 'round' } },
  acts: {
    synthesize: {
      check: (s, seat) => (cubes.some((type) => canSynthesize(s, seat, type)) ? null : 'LIN-TEC-07'),
      asks: true,
      icon: 'swap',
      say: (_act, w) => [w.verb('return'), '1 cube and', w.verb('take'), '1 mineral of another type'],
      run(_s, seat, _act, ctx) {
        ctx.ask('synth-give', seat);
      },
    },
    'clean-sky': {
      check: (s, seat) => (above(playerAt(s, seat).column).some((x) => s.sky[x] !== null) ? null : 'LIN-SKY-04'),
      asks: false,
      icon: 'sky',
      say: (_act, w) => [w.verb('return'), '1 atmosphere cube above', w.your, 'vessel'],
      run(s, seat, act, ctx) {
        const x = above(playerAt(s, seat).column).find((each) => s.sky[each] !== null) ?? 0;
        const type = s.sky[x] ?? null;
        if (type !== null) s.supply[type]++;
        s.sky[x] = null;
        ctx.emit?.({ type: 'act-done', seat, act });
      },
    },
    burn: {
      check(s, seat) {
        const { column, goods: own } = playerAt(s, seat);
        if (own.hydrocarbon === 0) return 'LIN-ACT-02';
        return above(column).some((x) => s.sky[x] === null) ? null : 'LIN-SKY-05';
      },
      facts: () => ({ good: 'hydrocarbon', need: 1, have: 0 }),
      asks: false,
      icon: 'sky',
      say: (_act, w) => [w.verb('put'), ...w.goods({ hydrocarbon: 1 }), 'into the atmosphere above', w.your, 'vessel'],
      run(s, seat, act, ctx) {
        const x = above(playerAt(s, seat).column).find((each) => s.sky[each] === null) ?? 0;
        effects.pay(s, seat, { hydrocarbon: 1 }, ctx, 'diesel-engine');
        // What is paid goes to the supply; this one goes on from there.
        s.supply.hydrocarbon--;
        s.sky[x] = 'hydrocarbon';
        ctx.emit?.({ type: 'act-done', seat, act });
      },
    },
    excavate: {
      check: 'always',
      asks: true,
      icon: 'drill',
      say: (_act, w) => [w.verb('excavate'), '1 cube'],
      run(s, seat, act, ctx) {
        ctx.emit?.({ type: 'act-done', seat, act });
        effects.gain(s, seat, { silica: 1 }, ctx);
        effects.at(s, seat, 'excavated', ctx);
      },
    },
  },
  tables: {
    technologies: {
      rows: technologies,
      held: (s, seat, id) => playerAt(s, seat).technologies.includes(id),
      by: 'with',
      rule: 'LIN-END-01',
    },
    boards: { rows: boards, held: () => true, by: 'from', rule: 'LIN-END-01' },
    spaces: { rows: spaces, by: 'at', rule: 'LIN-END-01' },
  },
  scored: 'vp',
  rules: {
    choose: 'LIN-ACT-01',
    pay: 'LIN-ACT-02',
    gain: 'LIN-ACT-03',
    use: 'LIN-TEC-01',
    once: 'LIN-TEC-02',
    while: 'LIN-TEC-03',
  },
  holding: playerAt,
  supply: (s) => s.supply,
});

/** The technologies that a seat can use on its turn, by their row. */
export const onTurn = effects.offered('turn') as readonly TechId[];
