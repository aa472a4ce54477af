import { at, choices, defineGame, int, menu, word } from '../../../src/author.ts';
import type { EventWords } from '../../../src/author.ts';
import { put, takePiece } from '../../../src/pieces.ts';
import { doubledCard, draw, fillPile, refill, takeShown } from '../../../src/stock.ts';
import { costOf, covers, discounts, refuseCreation, tameUnits } from './create.ts';
import { confirm, effects, phase, pickCard, pickGood, step } from './effects.ts';
import type { BioEvent } from './effects.ts';
import { creatureIds, creatures, die, genes, scientistIds, spaceIds } from './rows.ts';
import { playerAt, state } from './state.ts';

/*
 * The frame that the rows of Biohack need to be played: no rounds of placing workers, only what rows call.
 */

const ledger = {
  'BIO-RES-02': 'On a turn a player does one thing.',
  'BIO-DIE-02': 'A roll may be repeated for a price; only the last result applies.',
  'BIO-DIE-07': 'A choice is among what is printed.',
  'BIO-GEN-01': 'What is paid must be there.',
  'BIO-GEN-02': 'A gene type holds at most 10.',
  'BIO-PLN-05': 'Each own planning effect may be used once.',
  'BIO-RES-06': 'An ability is used once per round.',
  'BIO-ICO-06': 'A creature helps at its own location.',
  'BIO-SCI-01': 'Unlocking costs 5 coins.',
  'BIO-SCI-03': 'The lower rows of a scientist must be unlocked.',
  'BIO-BUY-01': 'Cards on display cost 2, 1 and 0 coins.',
  'BIO-FRM-01': 'Creatures are created from the hand.',
  'BIO-FRM-02': 'A full row forbids the creation.',
  'BIO-FRM-03': 'The cost less discounts must be paid in genes.',
  'BIO-FRM-04': 'The middle row of the scientist may discount one creation.',
  'BIO-CRD-04': 'Printed EP count at the end.',
  'BIO-CRD-05': 'Nobles give EP at the end.',
  'BIO-END-02': 'EP on the track count.',
  'BIO-END-04': 'The bottom row of the scientist scores.',
  'BIO-DNA-03': 'Milestones count at the end.',
} as const;

const PRICES = [2, 1, 0] as const;
const TURNS = 16;
const ROUND = 8;

const takeTurn = step({
  kind: 'take-turn',
  rule: 'BIO-RES-02',
  options: menu({ plan: {}, visit: { space: spaceIds }, unlock: {}, heal: {} }),
  prompt: 'plan, visit a place or unlock',
  label: (_s, _d, o) => (o.do === 'visit' ? `${effects.name(o.space)}: ${effects.text(o.space)}` : `To ${o.do}`),
  refuse(s, d, o) {
    const { locks, injured } = playerAt(s, d.seat);
    if (o.do === 'visit') return effects.check(s, d.seat, o.space);
    if (o.do === 'heal') return injured === 0 ? 'BIO-RES-02' : effects.checkCost(s, d.seat, { medicine: 1 });
    if (o.do === 'unlock') return locks === 0 ? 'BIO-SCI-01' : effects.checkCost(s, d.seat, { coin: 5 });
    return null;
  },
  facts: (s, d, o, rule) =>
    o.do === 'visit' ? effects.facts(s, d.seat, o.space, rule) : effects.costFacts(s, d.seat, { coin: 5 }),
  refusals: { ...effects.refusals, 'BIO-RES-02': null, 'BIO-SCI-01': null },
  apply(s, d, o, ctx) {
    const { seat } = d;
    const p = playerAt(s, seat);
    ctx.resume('end-turn');
    if (o.do === 'plan') effects.at(s, seat, 'planning', ctx);
    else if (o.do === 'heal') {
      effects.pay(s, seat, { medicine: 1 }, ctx);
      p.injured--;
      p.home++;
    } else if (o.do === 'unlock') {
      effects.pay(s, seat, { coin: 5 }, ctx);
      p.locks--;
    } else {
      if (o.space === 'bank-3') ctx.resumeFor('boost', seat);
      effects.run(s, seat, o.space, ctx);
    }
  },
});

const lynx = effects.offered('mountain-die');

/** BIO-DIE-02, BIO-DIE-03, BIO-DIE-09. */
const decideDie = step({
  kind: 'decide-die',
  rule: 'BIO-DIE-02',
  args: { at: word(['mountain', 'planning']) },
  options: choices({ what: ['accept', 'gene', 'coins', ...lynx] }),
  prompt: (s) => `accept or repeat the roll: ${at(die, s.face)}`,
  label: (_s, _d, { what }) => (lynx.includes(what) ? effects.useLabel(what) : `Die: ${what}`),
  refuse(s, d, { what }) {
    if (what === 'accept') return null;
    if (d.args.at === 'planning') return 'BIO-DIE-02';
    if (lynx.includes(what)) return effects.checkUse(s, d.seat, what);
    return effects.checkCost(s, d.seat, what === 'gene' ? { avian: 1 } : { coin: 2 });
  },
  facts: (s, d, { what }, rule) =>
    lynx.includes(what)
      ? effects.useFacts(s, d.seat, what, rule)
      : effects.costFacts(s, d.seat, what === 'gene' ? { avian: 1 } : { coin: 2 }),
  refusals: { ...effects.refusals, 'BIO-DIE-02': 'A planning roll cannot be repeated.' },
  apply(s, d, { what }, ctx) {
    if (what === 'accept') {
      effects.run(s, d.seat, at(die, s.face), ctx);
      return;
    }
    if (lynx.includes(what)) effects.use(s, d.seat, what, ctx);
    else {
      effects.pay(s, d.seat, what === 'gene' ? { avian: 1 } : { coin: 2 }, ctx);
      s.face = ctx.randomInt(6);
    }
    ctx.resumeFor('show-die', d.seat, d.args);
  },
});

const buyCard = pickCard({
  kind: 'buy-card',
  rule: 'BIO-BUY-01',
  args: { left: int(1, 4), discount: int(0, 9) },
  of: creatureIds,
  among: (s) => s.display.filter((card) => card !== null),
  name: (card) => effects.name(card),
  prompt: (_s, d) => `buy a card (${d.args.left} left)`,
  stop: 'Stop buying',
  refuse(s, d, card) {
    const column = s.display.indexOf(card);
    if (column < 0) return 'BIO-BUY-01';
    return (PRICES[column] ?? 0) <= playerAt(s, d.seat).goods.coin + d.args.discount ? null : 'BIO-GEN-01';
  },
  facts: (s, _d, card) => ({ price: PRICES[s.display.indexOf(card)] ?? 0 }),
  refusals: { 'BIO-BUY-01': null, 'BIO-GEN-01': ({ price }) => `It costs ${price} coins.` },
  pick(s, d, card, ctx) {
    const column = s.display.indexOf(card);
    const saved = Math.min(PRICES[column] ?? 0, d.args.discount);
    effects.pay(s, d.seat, { coin: (PRICES[column] ?? 0) - saved }, ctx);
    // An open card stays known to everybody.
    put(playerAt(s, d.seat).hand, takeShown(s.display, column), 1);
    ctx.emit?.({ type: 'card-bought', seat: d.seat, card });
    if (d.args.left > 1) ctx.ask('buy-card', d.seat, { left: d.args.left - 1, discount: d.args.discount - saved });
  },
});

const creating = { any: int(0, 3), at: word(['biofarm', 'downtown']) };

const createPick = pickCard({
  kind: 'create-pick',
  rule: 'BIO-FRM-01',
  args: { left: int(1, 2), ...creating },
  of: creatureIds,
  among: (s, d) => playerAt(s, d.seat).hand.faces,
  name: (card) => effects.name(card),
  prompt: 'create a creature',
  stop: 'Create nothing more',
  // What is in the hand must not show in the silence.
  alwaysAsked: true,
  refuse: (s, d, card) =>
    playerAt(s, d.seat).hand.faces.includes(card)
      ? refuseCreation(s, d.seat, card, d.args.any, d.args.at)
      : 'BIO-FRM-01',
  refusals: {
    'BIO-FRM-01': null,
    'BIO-FRM-02': null,
    'BIO-FRM-03': 'You lack genes for it, whatever is taken off.',
  },
  pick(s, d, card, ctx) {
    const { left, any, at: place } = d.args;
    const p = playerAt(s, d.seat);
    if (left > 1) ctx.resumeFor('create-more', d.seat, { left: left - 1, any, at: place });
    p.creating = takePiece(p.hand, card);
    const scientist = discounts(s, d.seat, place).find(({ may }) => may);
    const without = costOf(s, d.seat, card, place, false);
    const helps = genes.some((gene) => without[gene] > costOf(s, d.seat, card, place, true)[gene]);
    if (scientist !== undefined && helps) ctx.ask('use-scientist', d.seat, { any, at: place });
    else ctx.resumeFor('price', d.seat, { any, at: place, helped: 'no' });
  },
});

const useScientist = confirm({
  kind: 'use-scientist',
  rule: 'BIO-FRM-04',
  args: creating,
  prompt: 'use your scientist for this creature',
  yes: 'Use the scientist',
  no: 'Save the scientist',
  refuse(s, d, yes) {
    const { creating: card } = playerAt(s, d.seat);
    if (yes || card === null) return null;
    const { any, at: place } = d.args;
    return covers(s, d.seat, costOf(s, d.seat, card, place, false), tameUnits(s, d.seat, place), any)
      ? null
      : 'BIO-FRM-04';
  },
  refusals: { 'BIO-FRM-04': 'Without the scientist you cannot pay for it.' },
  answer(_s, d, yes, ctx) {
    ctx.resumeFor('price', d.seat, { ...d.args, helped: yes ? 'yes' : 'no' });
  },
});

const spareGene = pickGood({
  kind: 'spare-gene',
  rule: 'BIO-FRM-03',
  args: { tame: int(0, 9), any: int(0, 3) },
  of: genes,
  name: (gene) => `1 ${gene} gene less`,
  prompt: (_s, d) => `choose a gene to leave out (${d.args.tame + d.args.any} left)`,
  refuse(s, d, gene) {
    const { cost } = playerAt(s, d.seat);
    const { tame, any } = d.args;
    if (cost[gene] === 0 || (tame > 0 && gene === 'feral')) return 'BIO-FRM-03';
    const rest = { ...cost, [gene]: cost[gene] - 1 };
    return covers(s, d.seat, rest, tame > 0 ? tame - 1 : 0, tame > 0 ? any : any - 1) ? null : 'BIO-FRM-03';
  },
  refusals: { 'BIO-FRM-03': 'What is left could not be paid then.' },
  pick(s, d, gene, ctx) {
    playerAt(s, d.seat).cost[gene]--;
    const { tame, any } = d.args;
    ctx.resumeFor('spare', d.seat, tame > 0 ? { tame: tame - 1, any } : { tame, any: any - 1 });
  },
});

const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    fillPile(s.pile, creatureIds, ctx);
    for (let seat = 0; seat < s.seats; seat++) {
      const p = playerAt(s, seat);
      p.scientist = at(scientistIds, ctx.randomInt(scientistIds.length));
      Object.assign(p.goods, { coin: 6, medicine: 1, mammal: 3, aquatic: 3, primate: 2, avian: 2 });
      for (let i = 0; i < 2; i++) {
        const card = draw(s.pile, ctx);
        if (card !== null) put(p.hand, card);
      }
    }
    refill(s.display, s.pile, 'start', ctx);
  },
});

export const phases = {
  ...effects.phases,
  setup,
  'end-turn': phase({
    name: 'end-turn',
    run(s, _d, ctx) {
      s.turn++;
      s.active = (s.active + 1) % s.seats;
      if (s.turn % ROUND === 0) for (let seat = 0; seat < s.seats; seat++) effects.endScope(s, seat, 'round');
      if (s.turn === TURNS) ctx.end('over');
      else refill(s.display, s.pile, 'start', ctx);
    },
  }),
  boost: phase({
    name: 'boost',
    run(s, d, ctx) {
      effects.at(s, d.seat ?? 0, 'bank', ctx);
    },
  }),
  'show-die': phase({
    name: 'show-die',
    args: { at: word(['mountain', 'planning']) },
    run(s, d, ctx) {
      ctx.emit?.({ type: 'die-rolled', seat: d.seat ?? 0, face: at(die, s.face) });
      ctx.ask('decide-die', d.seat ?? 0, d.args);
    },
  }),
  'create-more': phase({
    name: 'create-more',
    args: { left: int(1, 2), ...creating },
    run(_s, d, ctx) {
      ctx.ask('create-pick', d.seat ?? 0, d.args);
    },
  }),
  /** The cost is known: what of it is left out freely comes next. */
  price: phase({
    name: 'price',
    args: { ...creating, helped: word(['yes', 'no']) },
    run(s, d, ctx) {
      const seat = d.seat ?? 0;
      const p = playerAt(s, seat);
      const { any, at: place, helped } = d.args;
      if (p.creating === null) return;
      Object.assign(p.cost, costOf(s, seat, p.creating, place, helped === 'yes'));
      const tame = tameUnits(s, seat, place);
      if (helped === 'yes')
        for (const change of discounts(s, seat, place)) if (change.may) effects.spend(s, seat, change);
      ctx.resumeFor('spare', seat, { tame, any });
    },
  }),
  spare: phase({
    name: 'spare',
    args: { tame: int(0, 9), any: int(0, 3) },
    run(s, d, ctx) {
      const seat = d.seat ?? 0;
      const { cost } = playerAt(s, seat);
      const tameLeft = genes.some((gene) => gene !== 'feral' && cost[gene] > 0);
      const tame = tameLeft ? d.args.tame : 0;
      const any = tameLeft || cost.feral > 0 ? d.args.any : 0;
      if (tame + any > 0) ctx.ask('spare-gene', seat, { tame, any });
      else ctx.resumeFor('created', seat);
    },
  }),
  created: phase({
    name: 'created',
    run(s, d, ctx) {
      const seat = d.seat ?? 0;
      const p = playerAt(s, seat);
      const card = p.creating;
      if (card === null) return;
      effects.pay(s, seat, p.cost, ctx);
      for (const gene of genes) p.cost[gene] = 0;
      p.creating = null;
      p.creatures.push(card);
      ctx.emit?.({ type: 'creature-created', seat, card });
    },
  }),
};

export const steps = {
  ...effects.steps,
  'take-turn': takeTurn,
  'decide-die': decideDie,
  'buy-card': buyCard,
  'create-pick': createPick,
  'use-scientist': useScientist,
  'spare-gene': spareGene,
};

const eventWords: EventWords<BioEvent> = {
  ...effects.eventWords,
  'die-rolled': (e, name) => `${name(e.seat)} rolled ${e.face}.`,
  'noman-injured': (e, name) => `A Noman of ${name(e.seat)} was injured.`,
  'card-bought': (e, name) => `${name(e.seat)} bought ${effects.name(e.card)}.`,
  'creature-created': (e, name) => `${name(e.seat)} created ${effects.name(e.card)}.`,
};

export const biohack = defineGame({
  id: 'biohack-rows',
  title: 'Rows of Biohack',
  version: '1.0.0',
  seats: { min: 2, max: 2 },
  rulebook: Object.fromEntries(Object.entries(ledger).map(([id, text]) => [id, { heading: 'Biohack', text }])),
  state,
  steps,
  phases,
  next(s, ctx) {
    ctx.ask('take-turn', s.active);
  },
  checkInvariants: (s) => doubledCard(s.pile.deck.faces, ...s.players.map((p) => p.hand.faces)),
  score: (s, seat) => [
    { rule: 'BIO-END-02', label: 'Track', points: playerAt(s, seat).goods.ep },
    ...playerAt(s, seat).creatures.map((id) => ({
      rule: 'BIO-CRD-04',
      label: creatures[id].name,
      points: creatures[id].ep,
    })),
    ...effects.score(s, seat),
  ],
  maxDecisions: 400,
  eventWords,
  endings: { over: 'The time is up.' },
});
