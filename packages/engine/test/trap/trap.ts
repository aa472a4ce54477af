import {
  at,
  choices,
  defineGame,
  EVERYBODY,
  menu,
  onlySeat,
  put,
  putUnder,
  rulesFor,
  show,
  shufflePieces,
  takePiece,
  takeTop,
} from '../../src/author.ts';
import type { ArgsIn, Asked, Context, EventWords, Game } from '../../src/author.ts';
import { cardIds, omens, player, state, stones } from './state.ts';
import type { TrapState } from './state.ts';

export type { TrapState } from './state.ts';

/*
 * Snare: a small game that uses every feature of the engine, so that the laws can be seen to hold and to catch.
 * Twelve numbered cards with two backs; a secret bid decides who leads; then each seat does one thing.
 */

const HAND = 4;
const START_COINS = 3;

export const rulebook = {
  'TRP-BID-01': { heading: 'Bid', text: 'All bid in secret, at most the coins they have.' },
  'TRP-TURN-01': { heading: 'Turn', text: 'On a turn a seat does one thing.' },
  'TRP-PLAY-01': { heading: 'Play', text: 'Only cards in hand can be played.' },
  'TRP-PLAY-02': { heading: 'Play', text: 'A card lower than the pile costs a coin.' },
  'TRP-PLAY-03': { heading: 'Play', text: 'Each card played is worth two points.' },
  'TRP-GIVE-01': {
    heading: 'Give',
    text: 'After a peek that is kept, a full hand gives one card back under the deck.',
  },
  'TRP-DRAW-01': { heading: 'Draw', text: 'A full hand draws nothing.' },
  'TRP-DRAW-02': { heading: 'Draw', text: 'An empty deck gives nothing.' },
  'TRP-TAKE-01': { heading: 'Take', text: 'The top of the pile may be taken by a hand that is not full.' },
  'TRP-SHOW-01': { heading: 'Show', text: 'A secret card in hand may be shown to everybody.' },
  'TRP-STONE-01': { heading: 'Stones', text: 'A stone is drawn from the bag into the own purse, if one is left.' },
  'TRP-EYE-01': { heading: 'Peek', text: 'A card looked at is kept or buried.' },
  'TRP-PAIR-01': {
    heading: 'Pair',
    text: 'Who plays a card may lay one more whose number is a multiple of three away.',
  },
  'TRP-END-01': { heading: 'End', text: 'The match ends after the last round.' },
} as const;

interface OfSeat<T extends string> {
  readonly type: T;
  readonly seat: number;
}

type TrapEvent =
  | { readonly type: 'bids-shown'; readonly bids: readonly number[] }
  | (OfSeat<'die-rolled'> & { readonly pips: number })
  | (OfSeat<'card-drawn'> & { readonly card: number | null })
  | (OfSeat<'card-peeked'> & { readonly card: number | null })
  | (OfSeat<'card-taken'> & { readonly card: number })
  | (OfSeat<'card-shown'> & { readonly card: number })
  | (OfSeat<'card-played'> & { readonly card: number })
  | (OfSeat<'stone-drawn'> & { readonly stone: (typeof stones)[number] | null })
  | OfSeat<'card-kept'>
  | OfSeat<'card-buried'>
  | OfSeat<'card-given'>
  | { readonly type: 'omen-seen'; readonly omen: (typeof omens)[number] }
  | { readonly type: 'match-ended' };

interface TrapRules {
  readonly event: TrapEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}
export type TrapContext = Context<TrapRules>;
export const { step, phase } = rulesFor<TrapState, TrapRules>();

export const bid = step({
  kind: 'bid',
  rule: 'TRP-BID-01',
  options: choices({ coins: [0, 1, 2, 3] }, ({ coins }) => `bid ${coins}`),
  prompt: 'bid in secret',
  label: (_s, _d, { coins }) => `${coins} coins`,
  refuse: (s, d, { coins }) => (coins > player(s, d.seat).coins ? 'TRP-BID-01' : null),
  facts: (s, d) => ({ have: player(s, d.seat).coins }),
  refusals: { 'TRP-BID-01': null },
  reveal(s, d, answers, ctx) {
    const most = Math.max(...answers.map(({ coins }) => coins));
    const best = d.seats.filter((_, i) => at(answers, i).coins === most);
    // A tie leaves the lead where it was, so that no seat's number matters.
    if (best.length === 1) {
      s.leader = at(best, 0);
      player(s, s.leader).coins -= most;
    }
    ctx.emit?.({ type: 'bids-shown', bids: answers.map(({ coins }) => coins) });
    for (let i = s.seats - 1; i >= 0; i--) ctx.ask('take-turn', (s.leader + i) % s.seats);
  },
});

const turnOptions = menu({
  draw: {},
  peek: {},
  roll: {},
  pass: {},
  take: {},
  stone: {},
  play: { card: cardIds },
  show: { card: cardIds },
});
export type TurnOption = (typeof turnOptions.values)[number];

export const takeTurn = step({
  kind: 'take-turn',
  rule: 'TRP-TURN-01',
  options: turnOptions,
  prompt: 'take your turn',
  label: (_s, _d, o) => ('card' in o ? `${o.do} card ${o.card}` : o.do),
  candidates(s, d, out) {
    const { pick } = turnOptions;
    let n = 0;
    for (const code of [pick.draw(), pick.peek(), pick.roll(), pick.pass(), pick.take(), pick.stone()]) out[n++] = code;
    for (const card of player(s, d.seat).hand.faces) {
      out[n++] = pick.play(card);
      out[n++] = pick.show(card);
    }
    return n;
  },
  refuse(s, d, o) {
    const { hand, coins } = player(s, d.seat);
    switch (o.do) {
      case 'pass':
        return null;
      case 'roll':
        return s.settings['dice'] === true ? null : 'TRP-TURN-01';
      case 'draw':
        if (s.deck.faces.length === 0) return 'TRP-DRAW-02';
        return hand.faces.length >= HAND ? 'TRP-DRAW-01' : null;
      case 'peek':
        return s.deck.faces.length === 0 ? 'TRP-DRAW-02' : null;
      case 'take':
        return s.pile.length === 0 || hand.faces.length >= HAND ? 'TRP-TAKE-01' : null;
      case 'stone':
        return s.bag.length === 0 ? 'TRP-STONE-01' : null;
      case 'show': {
        const i = hand.faces.indexOf(o.card);
        return i < 0 || hand.known[i] === EVERYBODY ? 'TRP-SHOW-01' : null;
      }
      case 'play':
        if (!hand.faces.includes(o.card)) return 'TRP-PLAY-01';
        return o.card < (s.pile.at(-1) ?? 0) && coins < 1 ? 'TRP-PLAY-02' : null;
    }
  },
  facts: (s, d) => ({ pile: s.pile.at(-1) ?? 0, coins: player(s, d.seat).coins }),
  refusals: {
    'TRP-TURN-01': null,
    'TRP-DRAW-01': null,
    'TRP-DRAW-02': null,
    'TRP-TAKE-01': null,
    'TRP-STONE-01': null,
    'TRP-SHOW-01': null,
    'TRP-PLAY-01': null,
    'TRP-PLAY-02': ({ pile }) => `The pile shows ${pile}; a lower card costs a coin.`,
  },
  warn: (s, d, o) => (o.do === 'pass' && player(s, d.seat).hand.faces.length > 0 ? 'idle' : null),
  apply: (s, d, o, ctx) => turn(s, d, o, ctx),
});

export function turn(s: TrapState, { seat }: Asked<unknown>, o: TurnOption, ctx: TrapContext): void {
  const p = player(s, seat);
  switch (o.do) {
    case 'pass':
      return;
    case 'roll': {
      const pips = ctx.randomInt(6) + 1;
      p.coins += pips > 3 ? 1 : 0;
      ctx.emit?.({ type: 'die-rolled', seat, pips });
      return;
    }
    case 'draw': {
      const card = takeTop(s.deck);
      put(p.hand, card);
      ctx.emit?.({ type: 'card-drawn', seat, card }, { card: p.hand });
      return;
    }
    case 'peek': {
      const top = s.deck.faces.length - 1;
      show(s.deck, top, onlySeat(seat));
      ctx.emit?.({ type: 'card-peeked', seat, card: at(s.deck.faces, top) }, { card: s.deck });
      return ctx.ask('keep-card', seat);
    }
    case 'take': {
      const card = s.pile.pop() ?? 0;
      put(p.hand, card, EVERYBODY);
      ctx.emit?.({ type: 'card-taken', seat, card });
      return;
    }
    case 'stone': {
      const stone = s.bag.pop() ?? 'red';
      p.purse.push(stone);
      ctx.emit?.({ type: 'stone-drawn', seat, stone }, { stone: p.purse });
      return;
    }
    case 'show':
      show(p.hand, p.hand.faces.indexOf(o.card), EVERYBODY);
      ctx.emit?.({ type: 'card-shown', seat, card: o.card });
      return;
    case 'play':
      takePiece(p.hand, o.card);
      if (o.card < (s.pile.at(-1) ?? 0)) p.coins--;
      s.pile.push(o.card);
      p.won++;
      ctx.emit?.({ type: 'card-played', seat, card: o.card });
      if (p.hand.faces.length > 0) ctx.ask('lay-pair', seat);
  }
}

export const keepCard = step({
  kind: 'keep-card',
  rule: 'TRP-EYE-01',
  options: choices({ keep: ['keep', 'bury'] }),
  prompt: 'keep the card you looked at, or bury it',
  label: (s, _d, { keep }) => `${keep} card ${s.deck.faces.at(-1) ?? 0}`,
  refuse: () => null,
  refusals: {},
  apply(s, d, { keep }, ctx) {
    const { hand } = player(s, d.seat);
    const card = takeTop(s.deck);
    if (keep === 'keep') put(hand, card);
    // Everybody saw that it went to the bottom; only who looked knows what it is.
    else putUnder(s.deck, card, onlySeat(d.seat));
    ctx.emit?.({ type: keep === 'keep' ? 'card-kept' : 'card-buried', seat: d.seat });
    if (hand.faces.length > HAND) ctx.ask('give-card', d.seat);
  },
});

const giveOptions = choices({ card: cardIds }, ({ card }) => `give ${card}`);

export const giveCard = step({
  kind: 'give-card',
  rule: 'TRP-GIVE-01',
  options: giveOptions,
  prompt: 'give a card back',
  label: (_s, _d, { card }) => `card ${card}`,
  candidates(s, d, out) {
    const { faces } = player(s, d.seat).hand;
    faces.forEach((card, i) => {
      out[i] = giveOptions.pick(card);
    });
    return faces.length;
  },
  refuse: (s, d, { card }) => (player(s, d.seat).hand.faces.includes(card) ? null : 'TRP-GIVE-01'),
  refusals: { 'TRP-GIVE-01': null },
  apply(s, d, { card }, ctx) {
    const { hand } = player(s, d.seat);
    const open = hand.known[hand.faces.indexOf(card)] ?? 0;
    putUnder(s.deck, takePiece(hand, card), open | onlySeat(d.seat));
    ctx.emit?.({ type: 'card-given', seat: d.seat });
  },
});

const pairOptions = menu({ skip: {}, lay: { card: cardIds } });

/** How many answers there are depends on a hand that others do not see: it never answers itself. */
export const layPair = step({
  kind: 'lay-pair',
  rule: 'TRP-PAIR-01',
  options: pairOptions,
  prompt: 'lay a card that is a multiple of three away, or skip',
  label: (_s, _d, o) => (o.do === 'lay' ? `lay card ${o.card}` : 'skip'),
  refuse(s, d, o) {
    if (o.do === 'skip') return null;
    const fits = player(s, d.seat).hand.faces.includes(o.card) && o.card % 3 === (s.pile.at(-1) ?? 0) % 3;
    return fits ? null : 'TRP-PAIR-01';
  },
  refusals: { 'TRP-PAIR-01': null },
  alwaysAsked: true,
  apply(s, d, o, ctx) {
    if (o.do === 'skip') return;
    const p = player(s, d.seat);
    s.pile.push(takePiece(p.hand, o.card));
    p.coins++;
    ctx.emit?.({ type: 'card-played', seat: d.seat, card: o.card });
  },
});

const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    for (const card of cardIds) put(s.deck, card);
    shufflePieces(s.deck, ctx);
    for (const stone of stones) s.bag.push(stone, stone, stone);
    ctx.shuffle(s.bag);
    s.omens.push(...omens);
    ctx.shuffle(s.omens);
    for (const p of s.players) {
      p.coins = START_COINS;
      put(p.hand, takeTop(s.deck));
      put(p.hand, takeTop(s.deck));
    }
    ctx.resume('new-round');
  },
});

const newRound = phase({
  name: 'new-round',
  run(s, _d, ctx) {
    s.round++;
    if (s.round > (s.settings['length'] === 'long' ? 6 : 3)) {
      ctx.end('last-round');
      ctx.emit?.({ type: 'match-ended' });
      return;
    }
    const omen = s.omens.pop();
    if (omen !== undefined) {
      s.seenOmens.push(omen);
      ctx.emit?.({ type: 'omen-seen', omen });
    }
    ctx.resume('new-round');
    ctx.askAll(
      'bid',
      s.players.map((_, seat) => seat),
    );
  },
});

export const steps = {
  bid,
  'take-turn': takeTurn,
  'keep-card': keepCard,
  'give-card': giveCard,
  'lay-pair': layPair,
};
export const phases = { setup, 'new-round': newRound };

const plain = (e: OfSeat<string>, name: (seat: number) => string): string =>
  `${name(e.seat)}: ${e.type.replace('-', ' ')}`;

const eventWords: EventWords<TrapEvent> = {
  'bids-shown': ({ bids }) => `Bids: ${bids.join(', ')}`,
  'die-rolled': plain,
  'card-drawn': plain,
  'card-peeked': plain,
  'card-taken': plain,
  'card-shown': plain,
  'card-played': plain,
  'stone-drawn': plain,
  'card-kept': plain,
  'card-buried': plain,
  'card-given': plain,
  'omen-seen': ({ omen }) => `All: ${omen} seen`,
  'match-ended': () => 'All: match ended',
};

export const trap: Game<TrapState> = defineGame({
  id: 'snare',
  title: 'Snare',
  version: '1.0.0',
  seats: { min: 2, max: 3 },
  settings: {
    length: { type: 'string', enum: ['short', 'long'], default: 'short', title: 'Length', description: 'Rounds.' },
    dice: { type: 'boolean', default: true, title: 'Dice', description: 'Rolling is allowed.' },
  },
  checkTable: (seats, settings) => (seats === 3 && settings['length'] === 'long' ? 'Three seats play short.' : null),
  rulebook,
  state,
  steps,
  phases,
  next: (_s, ctx) => ctx.resume('new-round'),
  score: (s, seat) => [
    { rule: 'TRP-PLAY-03', label: 'Cards', points: 2 * player(s, seat).won },
    { rule: 'TRP-BID-01', label: 'Coins', points: player(s, seat).coins },
  ],
  maxDecisions: 200,
  eventWords,
  endings: { 'last-round': 'The last round is over.' },
});
