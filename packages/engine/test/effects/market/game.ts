import { at, choices, defineGame, word } from '../../../src/author.ts';
import type { EventWords } from '../../../src/author.ts';
import { onlySeat, put, putUnder, takePiece } from '../../../src/pieces.ts';
import { displayFault, fillPile, refill, takeShown } from '../../../src/stock.ts';
import { effects, orderCost, phase, step } from './effects.ts';
import type { MarketEvent } from './effects.ts';
import { cardIds, cards, prizeIds, prizes, spaceIds, wares } from './rows.ts';
import { playerAt, state, WARES } from './state.ts';
import type { MarketState } from './state.ts';

const ACTIONS = 3;
const ROUNDS = 3;

const ledger = {
  'MKT-TURN-01': 'On a turn a seat buys a card, plays one from hand, or visits a space.',
  'MKT-BUY-01': 'Only cards on display can be bought.',
  'MKT-BUY-02': 'A card costs its price in coins.',
  'MKT-PLAY-01': 'Only cards in hand can be played.',
  'MKT-ORD-01': 'An order needs one ware of each kind.',
  'MKT-BEG-01': 'Only who has no coin may beg.',
  'MKT-KEEP-01': 'One of the cards looked at is kept, the others go under the deck.',
  'MKT-ROW-01': 'A choice is among what the row names.',
  'MKT-ROW-02': 'A cost must be paid in full.',
  'MKT-ROW-03': 'What the supply lacks cannot be gained.',
  'MKT-ROW-04': 'An ability belongs to who has its card, at its time.',
  'MKT-ROW-05': 'Some abilities work once in a round.',
  'MKT-ROW-06': 'Some abilities have a condition.',
  'MKT-END-01': 'Fame counts one point.',
  'MKT-END-02': 'Cards score what they say.',
  'MKT-END-03': 'A prize is worth three points.',
} as const;

function buyPrice(s: Readonly<MarketState>, seat: number, card: (typeof cardIds)[number]): number {
  return effects.value(s, seat, 'card-price', { price: cards[card].price });
}

const chooseAction = step({
  kind: 'choose-action',
  rule: 'MKT-TURN-01',
  options: choices({
    what: [...cardIds.map((id) => `buy ${id}` as const), ...cardIds.map((id) => `play ${id}` as const), ...spaceIds],
  }),
  prompt: 'buy, play or visit',
  label: (s, d, { what }) => actionLabel(s, d.seat, what),
  candidates(s, d, out) {
    let n = 0;
    for (const card of s.display) if (card !== null) out[n++] = cardIds.indexOf(card);
    for (const card of playerAt(s, d.seat).hand.faces) out[n++] = cardIds.length + cardIds.indexOf(card);
    for (let i = 0; i < spaceIds.length; i++) out[n++] = 2 * cardIds.length + i;
    return n;
  },
  refuse(s, d, { what }) {
    const space = spaceIds.find((id) => id === what);
    if (space !== undefined) return effects.check(s, d.seat, space);
    const card = cardOf(what);
    if (what.startsWith('play')) return playerAt(s, d.seat).hand.faces.includes(card) ? null : 'MKT-PLAY-01';
    if (!s.display.includes(card)) return 'MKT-BUY-01';
    return effects.checkCost(s, d.seat, { coin: buyPrice(s, d.seat, card) }) === null ? null : 'MKT-BUY-02';
  },
  facts(s, d, { what }, rule) {
    const space = spaceIds.find((id) => id === what);
    if (space !== undefined) return effects.facts(s, d.seat, space, rule);
    return { price: buyPrice(s, d.seat, cardOf(what)) };
  },
  refusals: {
    ...effects.refusals,
    'MKT-BUY-01': null,
    'MKT-BUY-02': ({ price }) => `It costs you ${price}.`,
    'MKT-PLAY-01': null,
    'MKT-ORD-01': ({ missing }) => `${missing} of the wares are missing.`,
  },
  apply(s, d, { what }, ctx) {
    ctx.resume('end-action');
    const space = spaceIds.find((id) => id === what);
    if (space !== undefined) {
      ctx.emit?.({ type: 'space-visited', seat: d.seat, space });
      effects.run(s, d.seat, space, ctx);
      return;
    }
    const card = cardOf(what);
    const p = playerAt(s, d.seat);
    if (what.startsWith('play')) {
      p.tableau.push(takePiece(p.hand, card));
      ctx.emit?.({ type: 'card-played', seat: d.seat, card });
      return;
    }
    const price = buyPrice(s, d.seat, card);
    effects.pay(s, d.seat, { coin: price }, ctx);
    p.tableau.push(takeShown(s.display, s.display.indexOf(card)));
    ctx.emit?.({ type: 'card-bought', seat: d.seat, card, price });
    effects.occasion(s, d.seat, 'card-price');
    effects.at(s, d.seat, 'bought', ctx);
  },
});

function cardOf(what: string): (typeof cardIds)[number] {
  return at(
    cardIds,
    cardIds.findIndex((id) => what.endsWith(` ${id}`)),
  );
}

function actionLabel(s: Readonly<MarketState>, seat: number, what: string): string {
  const space = spaceIds.find((id) => id === what);
  if (space !== undefined) return `Visit ${effects.name(space)}: ${effects.text(space)}`;
  const card = cardOf(what);
  const verb = what.startsWith('play') ? 'Play' : 'Buy';
  return `${verb} ${effects.name(card)}${verb === 'Play' ? '' : ` for ${buyPrice(s, seat, card)}`}`;
}

const keepCard = step({
  kind: 'keep-card',
  rule: 'MKT-KEEP-01',
  options: choices({ card: cardIds }),
  prompt: 'keep one card',
  label: (_s, _d, { card }) => `Keep ${effects.name(card)}`,
  candidates(s, d, out) {
    const { faces } = playerAt(s, d.seat).looked;
    faces.forEach((card, i) => {
      out[i] = cardIds.indexOf(card);
    });
    return faces.length;
  },
  refuse: (s, d, { card }) => (playerAt(s, d.seat).looked.faces.includes(card) ? null : 'MKT-KEEP-01'),
  refusals: { 'MKT-KEEP-01': null },
  alwaysAsked: true,
  apply(s, d, { card }, ctx) {
    const { looked, hand } = playerAt(s, d.seat);
    const of = looked.faces.length;
    put(hand, takePiece(looked, card));
    // They go under the deck: who has seen them still knows them there.
    for (const other of looked.faces) putUnder(s.pile.deck, other, onlySeat(d.seat));
    looked.faces.length = 0;
    looked.known.length = 0;
    ctx.emit?.({ type: 'card-kept', seat: d.seat, card, of }, { card: hand });
  },
});

const spareWare = step({
  kind: 'spare-ware',
  rule: 'MKT-ORD-01',
  options: choices({ ware: [...wares, 'none'] }),
  prompt: 'choose a ware to leave out of the order',
  label: (_s, _d, { ware }) => (ware === 'none' ? 'Leave nothing out' : `Leave out the ${ware}`),
  refuse(s, d, { ware }) {
    const cost = orderCost(s, d.seat);
    if (ware !== 'none' && (cost[ware] ?? 0) === 0) return 'MKT-ORD-01';
    return wares.every((each) => each === ware || playerAt(s, d.seat).goods[each] >= (cost[each] ?? 0))
      ? null
      : 'MKT-ORD-01';
  },
  refusals: { 'MKT-ORD-01': null },
  apply(_s, d, { ware }, ctx) {
    ctx.resumeFor('deliver-order', d.seat, { spared: ware });
  },
});

const deliverOrder = phase({
  name: 'deliver-order',
  args: { spared: word([...wares, 'none']) },
  run(s, d, ctx) {
    const seat = d.seat ?? 0;
    const cost = orderCost(s, seat);
    const { spared } = d.args;
    if (spared !== 'none') {
      cost[spared] = (cost[spared] ?? 0) - 1;
      for (const change of effects.changes(s, seat, 'order')) if (change.may) effects.spend(s, seat, change);
    }
    effects.pay(s, seat, cost, ctx, 'court');
    effects.gain(s, seat, { fame: 5 }, ctx, 'court');
    ctx.emit?.({ type: 'order-delivered', seat });
  },
});

const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    for (const ware of wares) s.supply[ware] = WARES;
    fillPile(s.pile, cardIds, ctx);
    refill(s.display, s.pile, 'end', ctx);
    for (const { goods } of s.players) goods.coin = 4;
    startRound(s, ctx);
  },
});

function startRound(s: MarketState, ctx: Parameters<typeof effects.at>[3] & { resume(phase: 'turns'): void }): void {
  ctx.resume('turns');
  effects.atEach(s, inTurn(s), 'dawn', ctx);
}

function inTurn(s: Readonly<MarketState>): number[] {
  return Array.from({ length: s.seats }, (_, i) => (s.first + i) % s.seats);
}

const turns = phase({
  name: 'turns',
  run(s, _d, ctx) {
    if (s.turns === ACTIONS * s.seats) {
      ctx.resume('end-round');
      effects.atEach(s, inTurn(s), 'dusk', ctx);
      return;
    }
    ctx.resume('turns');
    ctx.ask('choose-action', (s.first + s.turns) % s.seats);
    s.turns++;
  },
});

const endAction = phase({
  name: 'end-action',
  run(s, _d, ctx) {
    if (refill(s.display, s.pile, 'end', ctx).length > 0)
      ctx.emit?.({ type: 'display-refilled', display: [...s.display] });
  },
});

const endRound = phase({
  name: 'end-round',
  run(s, _d, ctx) {
    ctx.emit?.({ type: 'round-ended', round: s.round });
    for (let seat = 0; seat < s.seats; seat++) effects.endScope(s, seat, 'round');
    if (s.round === ROUNDS) {
      ctx.end('over');
      return;
    }
    s.round++;
    s.turns = 0;
    const oldest = s.display[0];
    if (oldest !== null) s.pile.discard.push(takeShown(s.display, 0));
    refill(s.display, s.pile, 'end', ctx);
    startRound(s, ctx);
  },
});

export const steps = {
  ...effects.steps,
  'choose-action': chooseAction,
  'keep-card': keepCard,
  'spare-ware': spareWare,
};
export const phases = {
  ...effects.phases,
  setup,
  turns,
  'end-action': endAction,
  'end-round': endRound,
  'deliver-order': deliverOrder,
};

const eventWords: EventWords<MarketEvent> = {
  ...effects.eventWords,
  'card-bought': (e, name) => `${name(e.seat)} bought ${effects.name(e.card)} for ${e.price}.`,
  'card-played': (e, name) => `${name(e.seat)} played ${effects.name(e.card)}.`,
  'card-kept': (e, name) => `${name(e.seat)} kept ${e.card === null ? 'a card' : effects.name(e.card)} of ${e.of}.`,
  'space-visited': (e, name) => `${name(e.seat)} visited ${effects.name(e.space)}.`,
  'order-delivered': (e, name) => effects.told({ act: 'deliver' }, name(e.seat)),
  'display-refilled': null,
  'round-ended': (e) => `Round ${e.round} is over.`,
};

export const market = defineGame({
  id: 'market',
  title: 'Market',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  rulebook: Object.fromEntries(Object.entries(ledger).map(([id, text]) => [id, { heading: 'Market', text }])),
  state,
  steps,
  phases,
  next(_s, ctx) {
    ctx.resume('turns');
  },
  checkInvariants(s) {
    const lost = wares.find((ware) => s.players.reduce((sum, p) => sum + p.goods[ware], s.supply[ware]) !== WARES);
    if (lost !== undefined) return `there should be ${WARES} of ${lost}`;
    const between = s.stack.some(({ step: name }) => name === 'end-action');
    return between ? null : displayFault(s.display, s.pile);
  },
  score: (s, seat) => [
    { rule: 'MKT-END-01', label: 'Fame', points: playerAt(s, seat).goods.fame },
    ...effects.score(s, seat),
    ...prizeIds.flatMap((id) =>
      effects.holds(s, seat, id) ? [{ rule: 'MKT-END-03', label: prizes[id].name, points: 3 }] : [],
    ),
  ],
  maxDecisions: 400,
  eventWords,
  endings: { over: 'The market closes.' },
});
