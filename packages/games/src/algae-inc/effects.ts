import { at } from '@benchtop/engine/author';
import { defineEffects } from '@benchtop/engine/effects';
import { abilities } from './data/abilities.ts';
import { contracts } from './data/contracts.ts';
import { belts } from './data/departments.ts';
import { crossovers, engineering } from './data/engineering.ts';
import { EXCHANGE, goods, kinds, WILD_EXCHANGE } from './data/goods.ts';
import type { AlgLexicon } from './data/lexicon.ts';
import { cityBonuses } from './data/map.ts';
import { milestones } from './data/milestones.ts';
import { roster } from './data/roster.ts';
import { science } from './data/science.ts';
import { scorings } from './data/scorings.ts';
import { bonusRows } from './data/side-board.ts';
import { boards } from './data/table.ts';
import { actions, exportBonuses, weekendTiles } from './data/week.ts';
import type { AlgRules } from './define.ts';
import { actsWith } from './effects/acts.ts';
import { points } from './effects/points.ts';
import { sets } from './effects/sets.ts';
import { playerAt } from './state.ts';
import type { AlgState } from './state.ts';
import { engineeringAt, scienceAt } from './tiles.ts';
import { wrongMoment } from './turn.ts';

/** Tokens that a Wild token is bought with. */
const tame = kinds.filter((kind) => kind !== 'wild');

/** ALG-MON-11: cubes that do not age. Asks the kit while its type is being made. */
function sparedFood(s: Readonly<AlgState>, seat: number): number {
  return effects.value(s, seat, 'cold-room');
}

/** What tiles, cards, belts and boards do. */
export const effects = defineEffects<AlgState, AlgLexicon, AlgRules>()({
  goods,
  groups: {},
  traits: {
    region: { one: 'region', many: 'regions', say: (region) => ({ after: `in the ${region}` }) },
    kind: {
      one: 'kind of city',
      many: 'kinds of cities',
      say: (kind) => (kind === 'capital' ? { before: 'capital', icon: 'capital' } : { before: 'other' }),
    },
    demand: {
      one: 'demand',
      many: 'demand values',
      say(n) {
        if (typeof n === 'number') return { after: `with demand ${n}` };
        return { after: n.least === undefined ? `with demand ${n.most} or less` : `with demand ${n.least} or more` };
      },
    },
    distance: {
      one: 'distance',
      many: 'distances',
      say: (n) => ({ after: typeof n === 'number' ? `at distance ${n}` : `at distance ${n.least} or more` }),
    },
    opened: {
      one: 'way of getting there',
      many: 'ways of getting there',
      say: (opened) => ({ after: opened ? 'that you opened' : 'that somebody else opened' }),
    },
    shared: {
      one: 'company',
      many: 'companies',
      say: (shared) => ({ after: shared ? 'with a disk of somebody else' : 'with no other disk' }),
    },
    batch: { one: 'activation', many: 'activations', say: () => ({ after: 'of that activation' }) },
    colour: { one: 'colour', many: 'colours', say: (colour) => ({ before: colour }) },
    when: {
      one: 'time',
      many: 'times',
      say: (when) => ({ after: when === 'monday' ? 'on Monday morning' : 'as a bonus' }),
      on: (when) => (when === 'monday' ? 'on Monday morning' : 'with a bonus of the Side board'),
    },
    zone: { one: 'zone', many: 'zones', say: () => ({ after: 'of that zone' }) },
    column: { one: 'column', many: 'columns', say: () => ({ after: 'of that column' }) },
  },
  sets,
  points,
  costs: {},
  moments: {
    monday: { when: 'on Monday morning', icon: 'monday' },
    'small-action': { when: 'with each small action', icon: 'small' },
    opened: { when: 'when you open a city', icon: 'open' },
    followed: { when: 'when you export to a city with a disk of somebody else', icon: 'disk' },
  },
  scopes: { activation: { one: 'activation' } },
  acts: actsWith(sparedFood),
  tables: {
    boards: {
      rows: boards,
      held: (s, seat, id) =>
        id === 'double-action' || (id === 'degeneration' && playerAt(s, seat).department === 'food'),
      by: 'from',
      rule: 'ALG-MON-02',
    },
    abilities: {
      rows: abilities,
      held(s, seat, id) {
        const { contract } = playerAt(s, seat);
        return contract !== null && contracts[contract.ability].ability === id;
      },
      by: 'with',
      rule: 'ALG-CON-06',
    },
    scorings: {
      rows: scorings,
      held(s, seat, id) {
        const { contract } = playerAt(s, seat);
        return contract !== null && contracts[contract.scoring].scoring === id;
      },
      by: 'for',
      rule: 'ALG-END-06',
    },
    science: {
      rows: science,
      held(s, seat, id) {
        const { department, place } = scienceAt[id];
        const p = playerAt(s, seat);
        return p.department === department && at(p.laid, place) >= 0;
      },
      by: 'with',
      rule: 'ALG-SCI-03',
    },
    engineering: {
      rows: engineering,
      held(s, seat, id) {
        const { department, place } = engineeringAt[id];
        const p = playerAt(s, seat);
        return p.department === department && at(p.built, place) !== 'side';
      },
      by: 'with',
      rule: 'ALG-ENG-03',
    },
    crossovers: { rows: crossovers, by: 'with', rule: 'ALG-SIDE-11' },
    belts: { rows: belts, by: 'with', rule: 'ALG-MACH-03' },
    actions: { rows: actions, by: 'by', rule: 'ALG-WRK-04' },
    roster: { rows: roster, by: 'for', rule: 'ALG-REC-02' },
    cityBonuses: { rows: cityBonuses, by: 'from', rule: 'ALG-EXP-14' },
    weekendTiles: { rows: weekendTiles, by: 'from', rule: 'ALG-WKD-02' },
    exportBonuses: { rows: exportBonuses, by: 'from', rule: 'ALG-EXP-16' },
    bonuses: { rows: bonusRows, by: 'from', rule: 'ALG-SIDE-04' },
    contracts: { rows: contracts, by: 'from', rule: 'ALG-CON-03' },
    milestones: { rows: milestones, by: 'for', rule: 'ALG-MIL-01' },
  },
  purse: {
    over: { energy: { vp: 1 } },
    missing: { energy: { euro: { point: 'energy-price' } } },
    exchange: { rate: EXCHANGE, give: kinds, take: tame, free: ({ payment }) => payment === 'free' },
    dear: { wild: { rate: WILD_EXCHANGE, give: tame } },
  },
  scored: 'vp',
  rules: {
    choose: 'ALG-WRK-04',
    pay: 'ALG-RES-09',
    gain: 'ALG-RES-02',
    use: 'ALG-CON-06',
    once: 'ALG-CON-06',
    while: 'ALG-CON-06',
  },
  holding: playerAt,
  checkFrame: wrongMoment,
});
