import { amount, defineEffects, either, icon, number } from '@benchtop/engine/effects';
import { canRepay, refuseOperation, repay } from './core.ts';
import { colonies } from './data/colonies.ts';
import { BATTERY, cubes, goods, minerals } from './data/goods.ts';
import type { Cube } from './data/goods.ts';
import type { LinAct, LinLexicon } from './data/lexicon.ts';
import { COLUMNS, lockIds } from './data/ocean.ts';
import { PANEL_YIELD } from './data/sky.ts';
import { boards, printed, tracks } from './data/spaces.ts';
import { OPERATIONS } from './data/table.ts';
import { technologies } from './data/technologies.ts';
import type { LinRules } from './define.ts';
import { beginDive } from './dive.ts';
import { filterable } from './filter.ts';
import { hire, hireCost, refuseHire } from './hire.ts';
import { beginLaunch, canLoad } from './launch.ts';
import { cubeName, lockName, subName } from './names.ts';
import { burn, canCleanSky, cleanSky, refuseDiesel, shiningIcons } from './sky.ts';
import { hasBiogenesis, playerAt } from './state.ts';
import type { LinState } from './state.ts';
import { canSynthesizeAny } from './synthesis.ts';
import { takeTechnology } from './technology.ts';
import { wrongMoment } from './turn.ts';
import { askTolls } from './vessels.ts';
import { canRecall } from './workers.ts';

type Launch = Extract<LinAct, { readonly act: 'launch' }>;

const worker = { one: 'worker', many: 'workers', icon: 'worker' };
const step = { one: 'step', many: 'steps', icon: 'step' };
const boarded = { one: 'cube', many: 'cubes', icon: 'any' };

/** LIN-SUN-03: atmosphere cubes are in the way, unless a row says otherwise. */
function skyBlocks(s: Readonly<LinState>, seat: number): boolean {
  return effects.value(s, seat, 'atmosphere-blocks') === 1;
}

/** How many icons shine on a seat's vessel, with its rows. */
export function iconsFor(s: Readonly<LinState>, seat: number): number {
  return shiningIcons(s, seat, skyBlocks(s, seat));
}

/** What a rocket in a neighbouring column costs in electricity: the Launch Pad reaches it only by a technology. */
function neighbourPrice({ reach }: Launch): 0 | 1 {
  return reach === 1 ? 0 : 1;
}

/** How far from the own column a rocket may stand. */
export function launchReach(s: Readonly<LinState>, seat: number, act: Launch): 0 | 1 {
  if (act.reach === 1) return 1;
  const thrown =
    playerAt(s, seat).goods.electricity >= neighbourPrice(act) && effects.value(s, seat, 'pad-reach') === 1;
  return thrown ? 1 : 0;
}

/** The rule against loading a rocket, or null. */
export function refuseLaunch(s: Readonly<LinState>, seat: number, act: Launch): 'LIN-LCH-01' | 'LIN-LCH-02' | null {
  const { column } = playerAt(s, seat);
  const reach = launchReach(s, seat, act);
  let rocket = false;
  for (let c = Math.max(0, column - reach); c <= Math.min(COLUMNS - 1, column + reach); c++) {
    if (s.rockets[c] === null) continue;
    if (canLoad(s, seat, c)) return null;
    rocket = true;
  }
  return rocket ? 'LIN-LCH-02' : 'LIN-LCH-01';
}

/** How many cubes are in a cargo bay. */
function cargoOf(s: Readonly<LinState>, seat: number): number {
  let n = 0;
  for (const cube of cubes) n += playerAt(s, seat).goods[cube];
  return n;
}

/** The rule against filtering cubes out of the own column, or null. */
function refuseFilter(s: Readonly<LinState>, seat: number): 'LIN-COL-09' | 'LIN-WRK-01' | null {
  const { goods: own, column } = playerAt(s, seat);
  if (filterable(s, column).length === 0) return 'LIN-COL-09';
  return own.money === 0 ? 'LIN-WRK-01' : null;
}

const afterSunlight = (use: string, prompt: string) => ({
  when: 'after sunlight',
  icon: 'sun',
  prompt,
  rules: { use, once: use, other: use },
});

/** A debt can also be repaid before the match is counted. */
const repayment = (cube: Cube) => ({
  moments: ['end'] as const,
  label: `Pay 1 ${cubeName(cube)} back to the reactor core`,
  check: (s: Readonly<LinState>, seat: number) => (canRepay(s, seat, cube) ? null : 'LIN-COR-01'),
  facts: (s: Readonly<LinState>, seat: number) => ({ debts: playerAt(s, seat).debts[cube], cube: cubeName(cube) }),
  refusals: {
    'LIN-COR-01': ({ debts, cube: name }: { readonly [fact: string]: unknown }) =>
      debts === 0 ? `You owe the reactor core no ${String(name)}.` : `You have no ${String(name)} to pay back.`,
  },
  run: (s: LinState, seat: number, ctx: Parameters<typeof repay>[3]) => repay(s, seat, cube, ctx),
});

/** What cards, spaces, tracks and player boards do. */
export const effects = defineEffects<LinState, LinLexicon, LinRules>()({
  goods,
  groups: {
    cube: {
      one: 'cube',
      many: 'cubes',
      icon: 'any',
      of: cubes,
      among: (settings) => (hasBiogenesis({ settings }) ? cubes : minerals),
    },
    mineral: { one: 'mineral of your choice', many: 'minerals of your choice', icon: 'any', of: minerals },
  },
  traits: {
    octagon: {
      one: 'octagon',
      many: 'octagons',
      say: (octagon) => ({ before: octagon }),
      on: (octagon) => (octagon === 'single' ? 'on a single space' : 'on a space for all'),
    },
    workers: { one: 'worker', many: 'workers', say: () => ({}) },
  },
  sets: {
    icon: {
      one: 'sun that shines on you',
      many: 'suns that shine on you',
      icon: 'sun',
      when: () => 'if a sun shines on you',
      count: iconsFor,
    },
    'open-lock': {
      one: 'open lock',
      many: 'open locks',
      icon: 'lock-water',
      count(s) {
        let n = 0;
        for (const lock of lockIds) if (!s.locks[lock]) n++;
        return n;
      },
    },
    'battery-room': {
      one: 'free space of your battery',
      many: 'free spaces of your battery',
      icon: 'bolt',
      when: () => 'while your battery has room',
      count: (s, seat) => BATTERY - playerAt(s, seat).goods.electricity,
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
      base: PANEL_YIELD,
      say: ({ to, base }) => [
        'each sun that shines on you gives',
        icon('sun'),
        amount(to ?? 0, goods.electricity),
        `instead of ${base}`,
      ],
    },
    'atmosphere-blocks': {
      base: 1,
      ...either('atmosphere cubes block the sun for you', 'atmosphere cubes do not block the sun for you', 'sky'),
    },
    'free-steps': {
      base: 1,
      say: ({ to, base }) => [
        'the first',
        amount(to ?? 0, step),
        `of a submersible ${to === 1 ? 'is' : 'are'} free instead of ${base}`,
      ],
    },
    'docked-free': {
      base: 0,
      say: ({ to }) => ['each time you dock you take', amount(to ?? 0, boarded), 'on board for nothing'],
    },
    'pad-reach': {
      base: 0,
      say: () => [
        'at the Launch Pad you may load a rocket of a neighbouring column for',
        icon('launch'),
        amount(1, goods.electricity),
      ],
    },
    'workers-needed': { base: (_s, _seat, { workers }) => (workers ?? 0) + 1, floor: 1, ...number('place', worker) },
  },
  costs: {},
  moments: {
    sunlight: { when: 'at sunlight', icon: 'sun' },
    sky: afterSunlight('LIN-TEC-04', 'clean the atmosphere above your vessel?'),
    diesel: afterSunlight('LIN-DSL-01', 'use your Diesel Engine?'),
    turn: { when: 'on your turn', icon: 'turn' },
    dive: { when: 'while you steer a submersible', icon: 'sub' },
    excavated: { when: 'when you excavate', first: 'with your first excavation', icon: 'drill' },
    end: {
      when: 'at the end of the match',
      icon: 'flag',
      prompt: 'use what you have before the final scoring',
      rules: { use: 'LIN-END-05', once: 'LIN-END-05', other: 'LIN-END-05' },
    },
  },
  scopes: { round: { one: 'round' } },
  acts: {
    dive: {
      check: 'always',
      asks: true,
      icon: 'sub',
      say: ({ sub }, w) => [w.verb('steer'), sub === 'any' ? 'any submersible' : subName(sub)],
      run(s, seat, { sub }, ctx) {
        if (sub === 'any') ctx.ask('choose-sub', seat);
        else beginDive(s, seat, sub, effects.value(s, seat, 'free-steps'), ctx);
      },
    },
    toggle: {
      check: 'always',
      asks: true,
      icon: 'lock-water',
      say: ({ lock }, w) => [
        w.verb('open', 'opened'),
        'or',
        w.verb('close'),
        lock === 'any' ? 'any lock' : lockName(lock),
      ],
      run(s, seat, { lock }, ctx) {
        if (lock === 'any') ctx.ask('choose-lock', seat);
        else askTolls(s, seat, lock, ctx);
      },
    },
    hire: {
      check: (s, seat, { less }) => refuseHire(s, seat, less),
      facts: (s, seat, { less }) => ({ need: hireCost(s, seat, less), have: playerAt(s, seat).goods.money }),
      asks: true,
      icon: 'worker',
      say: ({ less, ready }, w) => [
        w.verb('hire'),
        'a worker for $1 per worker of your crew, the new one included',
        ...(less === 0 ? [] : [', less', ...w.goods({ money: less })]),
        ready ? ', at hand at once' : ', at hand from the next round on',
      ],
      run: (s, seat, terms, ctx) => hire(s, seat, terms, ctx),
    },
    elect: {
      check: 'always',
      asks: false,
      icon: 'first',
      say: (_act, w) => [w.verb('take'), 'the First Player marker'],
      run(s, seat, _act, ctx) {
        s.first = seat;
        ctx.emit?.({ type: 'first-player', seat, elected: true });
      },
    },
    launch: {
      check: refuseLaunch,
      asks: true,
      icon: 'launch',
      say: ({ reach, first }, w) => [
        w.verb('load'),
        `cubes on the rocket of your column${reach === 0 ? '' : ' or a neighbouring one'}:`,
        ...w.goods({ vp: first }),
        'for the first, 2 for the second, 3 for each further one',
      ],
      run: (s, seat, act, ctx) =>
        beginLaunch(s, seat, { reach: launchReach(s, seat, act), first: act.first, price: neighbourPrice(act) }, ctx),
    },
    technology: {
      check: 'always',
      asks: true,
      icon: 'technology',
      say: (_act, w) => [w.verb('take'), 'a technology'],
      run: (s, seat, _act, ctx) => takeTechnology(s, seat, ctx),
    },
    filter: {
      check: refuseFilter,
      facts: (_s, _seat, _act, rule) =>
        rule === 'LIN-COL-09' ? { why: 'no-cube' } : { good: 'money', need: 1, have: 0 },
      asks: true,
      icon: 'filter',
      say: ({ most }, w) => [
        w.verb('take'),
        `up to ${most} cubes from the top two rows of your column for`,
        ...w.goods({ money: 1 }),
        'each',
      ],
      run: (_s, seat, { most }, ctx) => ctx.ask('filter-cube', seat, { left: most }),
    },
    recall: {
      check: (s, seat, { but }) => (canRecall(s, seat, but) ? null : 'LIN-BIO-03'),
      asks: true,
      icon: 'recall',
      say: ({ most, but }, w) => [
        w.verb('take'),
        'back up to',
        `${most} of`,
        w.your,
        but === null ? 'workers' : 'workers from other spaces',
      ],
      run: (_s, seat, { most, but }, ctx) => ctx.ask('recall-worker', seat, { left: most, but }),
    },
    synthesize: {
      check: (s, seat) => (canSynthesizeAny(s, seat) ? null : 'LIN-TEC-04'),
      facts: (s, seat) => (cargoOf(s, seat) === 0 ? { why: 'pay', good: 'cube' } : { good: 'mineral' }),
      asks: true,
      icon: 'swap',
      say: (_act, w) => [w.verb('return'), '1 cube and', w.verb('take'), '1 mineral of another type'],
      run: (_s, seat, _act, ctx) => ctx.ask('give-cube', seat),
    },
    'clean-sky': {
      check: (s, seat) => (canCleanSky(s, seat) ? null : 'LIN-TEC-04'),
      asks: false,
      icon: 'sky',
      say: (_act, w) => [w.verb('return'), '1 atmosphere cube above', w.your, 'vessel'],
      run: (s, seat, _act, ctx) => cleanSky(s, seat, ctx),
    },
    burn: {
      check: refuseDiesel,
      asks: false,
      icon: 'sky',
      say: (_act, w) => [w.verb('put'), ...w.goods({ hydrocarbon: 1 }), 'into the atmosphere above', w.your, 'vessel'],
      run: (s, seat, _act, ctx) => burn(s, seat, ctx),
    },
    operate: {
      check: (s, seat) => refuseOperation(s, seat),
      asks: true,
      icon: 'core',
      say: (_act, w) => [w.verb('borrow'), ', repay or convert cubes, up to', `${OPERATIONS} times`],
      run: (_s, seat, _act, ctx) => ctx.ask('operate-core', seat, { left: OPERATIONS }),
    },
  },
  // LIN-SUN-06: the panel comes first, then colony cards, then technologies.
  tables: {
    boards: { rows: boards, held: () => true, by: 'from', rule: 'LIN-SUN-05' },
    colonies: {
      rows: colonies,
      // LIN-COL-03, LIN-COL-04.
      held: (s, seat, id) => s.row[playerAt(s, seat).column] === id || s.city.includes(id),
      by: 'at',
      rule: 'LIN-COL-09',
    },
    technologies: {
      rows: technologies,
      held: (s, seat, id) => playerAt(s, seat).technologies.includes(id),
      by: 'with',
      rule: 'LIN-TEC-04',
    },
    spaces: { rows: printed, by: 'at', rule: 'LIN-WRK-02' },
    tracks: { rows: tracks, by: 'on', rule: 'LIN-EXC-04' },
  },
  extras: {
    'repay-silica': repayment('silica'),
    'repay-iron': repayment('iron'),
    'repay-salt': repayment('salt'),
    'repay-sulfur': repayment('sulfur'),
    'repay-hydrocarbon': repayment('hydrocarbon'),
    'repay-algae': repayment('algae'),
  },
  scored: 'vp',
  rules: {
    choose: 'LIN-WRK-02',
    pay: 'LIN-WRK-01',
    // Cubes run out.
    gain: 'LIN-SET-11',
    use: 'LIN-TEC-04',
    once: 'LIN-TEC-04',
    while: 'LIN-TEC-04',
  },
  holding: playerAt,
  supply: (s) => s.supply,
  checkFrame: wrongMoment,
});
