import { rulesFor } from '../../../src/author.ts';
import type { ArgsIn } from '../../../src/author.ts';
import { amount, defineEffects, icon, stepsFor, you } from '../../../src/effects/index.ts';
import type { KitEvent } from '../../../src/effects/index.ts';
import type { phases, steps } from './game.ts';
import { creatures, faces, genes, goods, milestones, scientists, spaces, tame } from './rows.ts';
import type { BioLexicon, CreatureId, FaceId, Place } from './rows.ts';
import { playerAt } from './state.ts';
import type { BioState } from './state.ts';

export type BioEvent =
  | KitEvent
  | { readonly type: 'die-rolled'; readonly seat: number; readonly face: FaceId }
  | { readonly type: 'noman-injured'; readonly seat: number }
  | { readonly type: 'card-bought'; readonly seat: number; readonly card: CreatureId }
  | { readonly type: 'creature-created'; readonly seat: number; readonly card: CreatureId };

interface BioRules {
  readonly event: BioEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

export const { step, phase } = rulesFor<BioState, BioRules>();
export const { pickCard, pickGood, confirm } = stepsFor<BioState, BioRules>();

const places: { readonly [P in Place]: string } = {
  mountain: 'at the Mountain',
  bank: 'at the Bank',
  basement: 'at the Basement',
  biofarm: 'at the Biofarm',
  downtown: 'downtown',
  planning: 'in the planning phase',
};

export const effects = defineEffects<BioState, BioLexicon, BioRules>()({
  goods,
  groups: {
    gene: { one: 'gene of your choice', many: 'genes of your choice', icon: 'any', of: genes },
    tame: {
      one: 'gene of your choice except feral',
      many: 'genes of your choice except feral',
      icon: 'any-but-feral',
      of: tame,
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
      members: (s, seat) => playerAt(s, seat).creatures,
      traits: {
        gene: (id: CreatureId) => Object.keys(creatures[id].cost),
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
    planning: { when: 'in the planning phase', icon: 'plan' },
    bank: {
      when: 'when you research at the Bank',
      icon: 'turn',
      prompt: 'activate your creatures of the Bank',
      rules: { use: 'BIO-RES-06', once: 'BIO-RES-06', other: 'BIO-ICO-06' },
    },
    'mountain-die': { when: 'when you roll at the Mountain', icon: 'die' },
  },
  scopes: { round: { one: 'round' } },
  acts: {
    roll: {
      check: 'always',
      asks: true,
      icon: 'die',
      say: (_act, w) => [w.verb('roll'), 'the danger die'],
      run(s, seat, { at: place }, ctx) {
        s.face = ctx.randomInt(6);
        ctx.resumeFor('show-die', seat, { at: place });
      },
    },
    reroll: {
      check: 'always',
      asks: false,
      icon: 'die-again',
      say: (_act, w) => [w.verb('roll'), 'the danger die again'],
      run(s, _seat, _act, ctx) {
        s.face = ctx.randomInt(6);
      },
    },
    injure: {
      check: 'always',
      asks: false,
      icon: 'bed',
      say: (_act, w) => ['one of', w.your, 'Nomans is injured'],
      run(s, seat, _act, ctx) {
        const p = playerAt(s, seat);
        if (p.home === 0) return;
        p.home--;
        p.injured++;
        ctx.emit?.({ type: 'noman-injured', seat });
      },
    },
    buy: {
      check: 'always',
      asks: true,
      icon: 'card',
      say: ({ most, less }, w) => [
        w.verb('buy'),
        `up to ${most} card${most === 1 ? '' : 's'}`,
        ...(less === 0 ? [] : ['for', w.icon('minus'), ...w.goods({ coin: less }), 'less in total']),
      ],
      run(s, seat, { most, less, at: place }, ctx) {
        const left = most + effects.value(s, seat, 'purchases', { place });
        const discount = less + effects.value(s, seat, 'purchase-discount', { place });
        for (const point of ['purchases', 'purchase-discount'] as const)
          for (const change of effects.changes(s, seat, point, { place })) effects.spend(s, seat, change);
        ctx.ask('buy-card', seat, { left, discount });
      },
    },
    create: {
      check: 'always',
      asks: true,
      icon: 'creature',
      say: ({ most, any }, w) => [
        w.verb('create'),
        `up to ${most} creature${most === 1 ? '' : 's'}`,
        ...(any === 0 ? [] : ['for', w.icon('minus'), ...w.goods({ gene: any }), 'less']),
      ],
      run(_s, seat, { most, any, at: place }, ctx) {
        ctx.ask('create-pick', seat, { left: most, any, at: place });
      },
    },
  },
  tables: {
    creatures: {
      rows: creatures,
      held: (s, seat, id) => playerAt(s, seat).creatures.includes(id),
      by: 'with',
      rule: 'BIO-CRD-05',
    },
    scientists: {
      rows: scientists,
      held: (s, seat, id) => playerAt(s, seat).scientist === id,
      by: 'with',
      rule: 'BIO-END-04',
    },
    spaces: { rows: spaces, by: 'at', rule: 'BIO-END-02' },
    faces: { rows: faces, by: 'by', rule: 'BIO-END-02' },
    milestones: { rows: milestones, by: 'for', rule: 'BIO-DNA-03' },
  },
  scored: 'ep',
  rules: {
    choose: 'BIO-DIE-07',
    pay: 'BIO-GEN-01',
    gain: 'BIO-GEN-02',
    use: 'BIO-PLN-05',
    once: 'BIO-RES-06',
    while: 'BIO-SCI-03',
  },
  holding: playerAt,
});
