import { amount, defineEffects, icon, you } from '@benchtop/engine/effects';
import type { BioRules } from './define.ts';
import { byEach } from '../by-each.ts';
import { creatureIds, creatures } from './data/creatures.ts';
import type { CreatureId } from './data/creatures.ts';
import { classes, genes, goods, tameGenes } from './data/goods.ts';
import type { BioLexicon } from './data/lexicon.ts';
import { milestones } from './data/milestones.ts';
import { bonuses } from './data/player-boards.ts';
import { scientists } from './data/scientists.ts';
import { challenges } from './data/solo.ts';
import { faces, research, spaces, trackIndex, tracks } from './data/spaces.ts';
import type { Location } from './data/table.ts';
import { tiles } from './data/tiles.ts';
import { injure, refuseHealing, stand } from './nomans.ts';
import { challengeOf, isSurvival, playerAt } from './state.ts';
import type { BioState } from './state.ts';
import { wrongMoment } from './turn.ts';

const places = {
  biofarm: 'at the Biofarm',
  downtown: 'downtown',
  basement: 'at the Basement',
  'dna-inc': 'at DNA Inc.',
} as const;

const atLocation = (place: string) => ({
  when: `when you research at the ${place}`,
  icon: 'turn',
  prompt: `activate your creatures of the ${place}`,
  rules: { use: 'BIO-RES-06', once: 'BIO-RES-06', other: 'BIO-ICO-06' },
});

const atDie = (place: string) => ({
  when: `when you roll at the ${place}`,
  icon: 'die',
  rules: { use: 'BIO-DIE-09', once: 'BIO-DIE-09', other: 'BIO-DIE-09' },
});

/** How often, before the icon of what is done. */
const times = (n: number, what: string): readonly string[] => (n === 1 ? [what] : [`${n}`, what]);

const genesIn = byEach(creatureIds, (id): readonly string[] => Object.keys(creatures[id].cost));

/** BIO-NOM-03: at the Mountain and the River healing matters only where a medicine would be lost otherwise. */
function refuseMenuHealing(s: Readonly<BioState>, seat: number, moment: string): string | null {
  const healing = moment === 'mountain' ? 'salt-faun' : moment === 'river' ? 'fen-mother' : null;
  const refused = refuseHealing(s, seat);
  if (refused !== null) return refused;
  return healing !== null && refuseUse(s, seat, healing) !== null ? 'BIO-NOM-03' : null;
}

/** Asks the kit while its type is being made. */
function refuseUse(s: Readonly<BioState>, seat: number, ability: string): string | null {
  return effects.checkUse(s, seat, ability);
}

/** What cards, tiles, spaces and tracks do. */
export const effects = defineEffects<BioState, BioLexicon, BioRules>()({
  goods,
  groups: {
    gene: { one: 'gene of your choice', many: 'genes of your choice', icon: 'any', of: genes },
    tame: {
      one: 'gene of your choice except feral',
      many: 'genes of your choice except feral',
      icon: 'any-but-feral',
      of: tameGenes,
    },
  },
  traits: {
    gene: {
      one: 'gene',
      many: 'genes',
      say: (gene) => ({
        after: `with ${gene === 'aquatic' || gene === 'avian' ? 'an' : 'a'} ${gene} gene`,
        icon: `gene-${gene}`,
      }),
    },
    class: { one: 'class', many: 'classes', say: (name) => ({ before: name, icon: name }) },
    place: { one: 'place', many: 'places', say: (place) => ({ after: places[place] }), on: (place) => places[place] },
  },
  sets: {
    creature: {
      one: 'creature',
      many: 'creatures',
      icon: 'creature',
      members(s, seat) {
        const { common, artisan, noble } = playerAt(s, seat).rows;
        return [...common, ...artisan, ...noble];
      },
      traits: {
        gene: (id: CreatureId) => genesIn[id],
        class: (id: CreatureId) => creatures[id].class,
      },
    },
    unlock: {
      one: 'unlock',
      many: 'unlocks',
      icon: 'open',
      when: (n) => `after ${n} unlock${n === 1 ? '' : 's'}`,
      count: (s, seat) => 2 - playerAt(s, seat).locks,
    },
    report: {
      one: 'reported milestone',
      many: 'reported milestones',
      icon: 'milestone',
      count(s, seat) {
        let n = 0;
        for (const { tokens } of s.milestones) if (tokens.includes(seat)) n++;
        return n;
      },
    },
    completion: {
      one: 'completed creation milestone',
      many: 'completed creation milestones',
      icon: 'completion',
      count(s, seat) {
        let n = 0;
        for (const kind of classes) if (s.completions[kind].includes(seat)) n++;
        return n;
      },
    },
  },
  points: {
    'purchase-discount': {
      base: 0,
      say: ({ by }) => ['your purchases cost', you, icon('minus'), amount(by ?? 0, goods.coin), 'less in total'],
    },
    purchases: { base: 0, say: ({ by }) => ['you may buy', icon('plus'), `${by} more card`, icon('card')] },
  },
  costs: { creation: { subject: 'a creature', icon: 'creature' } },
  moments: {
    planning: {
      when: 'in the planning phase',
      icon: 'plan',
      prompt: 'use your planning effects',
      rules: { use: 'BIO-PLN-05', once: 'BIO-PLN-05', other: 'BIO-PLN-05' },
    },
    mountain: atLocation('Mountain'),
    river: atLocation('River'),
    bank: atLocation('Bank'),
    hospital: atLocation('Hospital'),
    basement: atLocation('Basement'),
    'mountain-die': atDie('Mountain'),
    'river-die': atDie('River'),
  } satisfies Record<Location, unknown> & Record<string, unknown>,
  scopes: { round: { one: 'round' } },
  acts: {
    roll: {
      check: 'always',
      asks: true,
      icon: 'die',
      say: (_act, w) => [w.verb('roll'), 'the danger die'],
      run(_s, seat, { at: place }, ctx) {
        // BIO-RUL-15: abilities if wanted, the die, abilities that are left.
        if (place !== 'planning') ctx.resumeFor('boost', seat, { at: place });
        ctx.resumeFor('roll-die', seat, { at: place, again: false });
        if (place !== 'planning') ctx.resumeFor('boost', seat, { at: place });
      },
    },
    reroll: {
      check: 'always',
      asks: true,
      icon: 'die-again',
      say: (_act, w) => [w.verb('roll'), 'the danger die again'],
      run: (_s, seat, { at: place }, ctx) => ctx.resumeFor('roll-die', seat, { at: place, again: true }),
    },
    injure: {
      check: 'always',
      asks: true,
      icon: 'injury',
      say: (_act, w) => ['one of', w.your, 'Nomans is injured'],
      run(s, seat, _act, ctx) {
        if (isSurvival(s)) ctx.ask('survive-injury', seat);
        else injure(s, seat, ctx);
      },
    },
    buy: {
      check: 'always',
      asks: true,
      icon: ({ most }) => times(most, 'card'),
      say: ({ most, less, decks }, w) => [
        ...(most === 1 ? [w.may('buy'), '1 card'] : [w.verb('buy'), `up to ${most} cards`]),
        `from the display${decks ? ' or a deck' : ''}`,
        ...(less === 0 ? [] : ['for', w.icon('minus'), ...w.goods({ coin: less }), 'less in total']),
      ],
      run: (_s, seat, { most, less, decks, at }, ctx) => ctx.resumeFor('open-shop', seat, { most, less, decks, at }),
    },
    create: {
      check: 'always',
      asks: true,
      icon: ({ most }) => times(most, 'creature'),
      say: ({ most, any }, w) => [
        ...(most === 1 ? [w.may('create'), '1 creature'] : [w.verb('create'), `up to ${most} creatures`]),
        ...(any === 0 ? [] : ['for', w.icon('minus'), ...w.goods({ gene: any }), 'less']),
      ],
      run: (_s, seat, { most, any, at }, ctx) => ctx.resumeFor('create-more', seat, { left: most, any, at }),
    },
    trade: {
      check: 'always',
      asks: true,
      icon: 'trade',
      say: (_act, w) => [w.verb('trade'), 'genes and coins'],
      run: (_s, seat, _act, ctx) => ctx.resumeFor('open-alley', seat, { top: true, bottom: true }),
    },
    report: {
      check: 'always',
      asks: true,
      icon: 'milestone',
      say: () => ['you may report 1 milestone'],
      run: (_s, seat, _act, ctx) => ctx.resumeFor('open-office', seat, { report: true, price: 0 }),
    },
    unlock: {
      check: 'always',
      asks: true,
      icon: 'open',
      say: ({ price }, w) => ['you may unlock 1 ability for', ...w.goods({ coin: price })],
      run: (_s, seat, { price }, ctx) => ctx.resumeFor('open-office', seat, { report: false, price }),
    },
    'report-or-unlock': {
      check: 'always',
      asks: true,
      icon: 'milestone',
      say: ({ price }, w) => ['you may report 1 milestone and unlock 1 ability for', ...w.goods({ coin: price })],
      run: (_s, seat, { price }, ctx) => ctx.resumeFor('open-office', seat, { report: true, price }),
    },
    reserve: {
      check: 'always',
      asks: true,
      icon: 'reserve',
      say: () => ['you may reserve a place in the turn order'],
      run(s, seat, _act, ctx) {
        // BIO-RUL-04: a marker that is on the track stays there.
        if (!s.reservation.includes(seat)) ctx.ask('reserve-space', seat);
      },
    },
  },
  tables: {
    creatures: {
      rows: creatures,
      held: (s, seat, id) => playerAt(s, seat).rows[creatures[id].class].includes(id),
      by: 'with',
      rule: 'BIO-CRD-05',
    },
    scientists: {
      rows: scientists,
      held: (s, seat, id) => playerAt(s, seat).scientist === id,
      by: 'with',
      rule: 'BIO-END-04',
    },
    tracks: {
      rows: tracks,
      held: (s, seat, id) => s.reservation[trackIndex[id]] === seat,
      by: 'on',
      rule: 'BIO-PLN-07',
    },
    challenges: {
      rows: challenges,
      held: (s, _seat, id) => s.seats === 1 && challengeOf(s) === id,
      by: 'in',
      rule: 'BIO-CHL-01',
    },
    research: { rows: research, by: 'at', rule: 'BIO-RES-05' },
    spaces: { rows: spaces, by: 'at', rule: 'BIO-EXP-01' },
    tiles: { rows: tiles, by: 'at', rule: 'BIO-DTN-01' },
    bonuses: { rows: bonuses, by: 'for', rule: 'BIO-FRM-05' },
    faces: { rows: faces, by: 'by', rule: 'BIO-DIE-01' },
    milestones: { rows: milestones, by: 'for', rule: 'BIO-DNA-03' },
  },
  extras: {
    heal: {
      moments: ['planning', 'mountain', 'river'],
      label: 'Use 1 medicine to heal a Noman',
      check: refuseMenuHealing,
      facts: (s, seat) => ({ medicine: playerAt(s, seat).goods.medicine }),
      refusals: {
        'BIO-NOM-01': () => 'None of your Nomans is injured.',
        'BIO-NOM-03': ({ medicine }) =>
          medicine === 0
            ? 'You have no full medicine.'
            : 'That can wait for your next turn: no medicine would be lost here.',
      },
      run(s, seat, ctx) {
        effects.pay(s, seat, { medicine: 1 }, ctx);
        stand(s, seat, ctx);
      },
    },
  },
  scored: 'ep',
  rules: {
    choose: 'BIO-ICO-01',
    pay: 'BIO-GEN-01',
    gain: 'BIO-GEN-02',
    use: 'BIO-PLN-05',
    once: 'BIO-RES-06',
    while: 'BIO-SCI-03',
  },
  holding: playerAt,
  checkFrame: wrongMoment,
});
