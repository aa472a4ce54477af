import { at, defineGame, hidden, owned, secrecy as declare, shapes, step, vocabulary } from '../../src/index.ts';
import type { Core, Facts, Frame, Game, SeenEvent, Context, Warning } from '../../src/index.ts';

/**
 * Snare: a small game that uses every feature of the engine, so that the laws can be seen to hold and to catch.
 * Twelve numbered cards; a secret bid decides who leads; then each seat plays a card, draws, peeks, rolls or passes.
 */
export interface Player {
  hand: number[];
  /** A card taken from the deck to look at: only its owner sees it. */
  eye: number[];
  coins: number;
  won: number;
}

export interface TrapState extends Core {
  deck: number[];
  pile: number[];
  leader: number;
  round: number;
  players: Player[];
}

export const CARDS = 12;
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
  'TRP-EYE-01': { heading: 'Peek', text: 'A card looked at is kept or buried.' },
  'TRP-END-01': { heading: 'End', text: 'The match ends after the last round.' },
} as const;

export type TurnOption =
  | { readonly do: 'draw' | 'peek' | 'roll' | 'pass' }
  | { readonly do: 'play'; readonly card: number };
type Bare = Record<string, never>;

const player = (s: Readonly<TrapState>, seat: number): Player => at(s.players, seat);

export const bid = step<TrapState, Bare, { readonly coins: number }>({
  kind: 'bid',
  rule: 'TRP-BID-01',
  vocabulary: vocabulary(
    [0, 1, 2, 3].map((coins) => ({ coins })),
    ({ coins }) => `bid ${coins}`,
  ),
  refuse: (s, d, { coins }) => (coins > player(s, d.seat).coins ? 'TRP-BID-01' : null),
  facts: (s, d) => ({ have: player(s, d.seat).coins }),
  reveal(s, d, answers, ctx) {
    const most = Math.max(...answers.map(({ coins }) => coins));
    const best = (d.seats ?? []).filter((_, i) => at(answers, i).coins === most);
    ctx.emit?.({ type: 'bids-shown', bids: answers.map(({ coins }) => coins) });
    // A tie leaves the lead where it was, so that no seat's number matters.
    if (best.length === 1) {
      s.leader = at(best, 0);
      player(s, s.leader).coins -= most;
    }
    for (let i = s.seats - 1; i >= 0; i--) ctx.ask('take-turn', (s.leader + i) % s.seats);
  },
});

const turnValues: readonly TurnOption[] = [
  { do: 'draw' },
  { do: 'peek' },
  { do: 'roll' },
  { do: 'pass' },
  ...Array.from({ length: CARDS }, (_, i) => ({ do: 'play', card: i + 1 }) as const),
];

export const takeTurn = step<TrapState, Bare, TurnOption>({
  kind: 'take-turn',
  rule: 'TRP-TURN-01',
  vocabulary: vocabulary(turnValues, (o) => (o.do === 'play' ? `play ${o.card}` : o.do)),
  candidates(s, d, out) {
    let n = 0;
    for (let code = 0; code < 4; code++) out[n++] = code;
    for (const card of player(s, d.seat).hand) out[n++] = 3 + card;
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
      case 'peek':
        if (s.deck.length === 0) return 'TRP-DRAW-02';
        return o.do === 'draw' && hand.length >= HAND ? 'TRP-DRAW-01' : null;
      case 'play':
        if (!hand.includes(o.card)) return 'TRP-PLAY-01';
        return o.card < (s.pile.at(-1) ?? 0) && coins < 1 ? 'TRP-PLAY-02' : null;
    }
  },
  facts: (s, d) => ({ pile: s.pile.at(-1) ?? 0, coins: player(s, d.seat).coins }),
  warn: (s, d, o) => (o.do === 'pass' && player(s, d.seat).hand.length > 0 ? { id: 'idle', facts: {} } : null),
  apply: (s, d, o, ctx) => turn(s, d, o, ctx),
});

export function turn(s: TrapState, d: Frame<Bare>, o: TurnOption, ctx: Context): void {
  const p = player(s, d.seat);
  const { seat } = d;
  switch (o.do) {
    case 'pass':
      return;
    case 'roll': {
      const eyes = ctx.randomInt(6) + 1;
      p.coins += eyes > 3 ? 1 : 0;
      ctx.emit?.({ type: 'die-rolled', seat, eyes });
      return;
    }
    case 'draw': {
      const card = s.deck.pop() ?? 0;
      p.hand.push(card);
      ctx.emit?.({ type: 'card-drawn', seat, card, only: { card: [seat] } });
      return;
    }
    case 'peek': {
      const card = s.deck.pop() ?? 0;
      p.eye.push(card);
      ctx.emit?.({ type: 'card-peeked', seat, card, only: { card: [seat] } });
      ctx.ask('keep-card', seat);
      return;
    }
    case 'play':
      p.hand.splice(p.hand.indexOf(o.card), 1);
      if (o.card < (s.pile.at(-1) ?? 0)) p.coins--;
      s.pile.push(o.card);
      p.won++;
      ctx.emit?.({ type: 'card-played', seat, card: o.card });
  }
}

export const keepCard = step<TrapState, Bare, { readonly keep: boolean }>({
  kind: 'keep-card',
  rule: 'TRP-EYE-01',
  vocabulary: vocabulary([{ keep: true }, { keep: false }], ({ keep }) => (keep ? 'keep' : 'bury')),
  refuse: () => null,
  apply(s, d, { keep }, ctx) {
    const p = player(s, d.seat);
    const card = p.eye.pop() ?? 0;
    ctx.emit?.({ type: keep ? 'card-kept' : 'card-buried', seat: d.seat });
    if (!keep) s.deck.unshift(card);
    else p.hand.push(card);
    if (p.hand.length > HAND) ctx.ask('give-card', d.seat);
  },
});

export const giveCard = step<TrapState, Bare, { readonly card: number }>({
  kind: 'give-card',
  rule: 'TRP-GIVE-01',
  vocabulary: vocabulary(
    Array.from({ length: CARDS }, (_, i) => ({ card: i + 1 })),
    ({ card }) => `give ${card}`,
  ),
  candidates(s, d, out) {
    const { hand } = player(s, d.seat);
    hand.forEach((card, i) => {
      out[i] = card - 1;
    });
    return hand.length;
  },
  refuse: (s, d, { card }) => (player(s, d.seat).hand.includes(card) ? null : 'TRP-GIVE-01'),
  apply(s, d, { card }, ctx) {
    const { hand } = player(s, d.seat);
    hand.splice(hand.indexOf(card), 1);
    s.deck.unshift(card);
    ctx.emit?.({ type: 'card-given', seat: d.seat });
  },
});

function setup(s: TrapState, _args: unknown, ctx: Context): void {
  for (let card = 1; card <= CARDS; card++) s.deck.push(card);
  for (let i = s.deck.length - 1; i > 0; i--) {
    const j = ctx.randomInt(i + 1);
    const card = at(s.deck, i);
    s.deck[i] = at(s.deck, j);
    s.deck[j] = card;
  }
  for (const p of s.players) {
    p.coins = START_COINS;
    p.hand.push(s.deck.pop() ?? 0, s.deck.pop() ?? 0);
  }
  ctx.resume('new-round');
}

function newRound(s: TrapState, _args: unknown, ctx: Context): void {
  s.round++;
  if (s.round > rounds(s)) {
    ctx.emit?.({ type: 'match-ended' });
    ctx.end('last-round');
    return;
  }
  ctx.resume('new-round');
  ctx.askAll(
    'bid',
    s.players.map((_, seat) => seat),
  );
}

const rounds = (s: Readonly<TrapState>): number => (s.settings['length'] === 'long' ? 6 : 3);

export function clone(s: Readonly<TrapState>): TrapState {
  return {
    seats: s.seats,
    settings: s.settings,
    stack: s.stack.slice(),
    asked: s.asked,
    draws: s.draws,
    over: s.over,
    deck: s.deck.slice(),
    pile: s.pile.slice(),
    leader: s.leader,
    round: s.round,
    players: s.players.map((p) => ({ hand: p.hand.slice(), eye: p.eye.slice(), coins: p.coins, won: p.won })),
  };
}

const numbers = shapes.list(shapes.whole(1, CARDS), 0, CARDS);

function eventWords(e: SeenEvent, name: (seat: number) => string): string | null {
  const who = typeof e['seat'] === 'number' ? name(e['seat']) : 'All';
  return `${who}: ${e.type.replace('-', ' ')}`;
}

export const trap: Game<TrapState> = defineGame<TrapState>({
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
  steps: { bid, 'take-turn': takeTurn, 'keep-card': keepCard, 'give-card': giveCard },
  phases: { setup, 'new-round': newRound },
  next: (_s, ctx) => ctx.resume('new-round'),
  create: (core) => ({
    seats: core.seats,
    settings: core.settings,
    stack: core.stack,
    asked: core.asked,
    draws: core.draws,
    over: core.over,
    deck: [],
    pile: [],
    leader: 0,
    round: 0,
    players: Array.from({ length: core.seats }, () => ({ hand: [], eye: [], coins: 0, won: 0 })),
  }),
  clone,
  shape: {
    deck: numbers,
    pile: numbers,
    leader: shapes.whole(0, 2),
    round: shapes.whole(0, 7),
    players: shapes.list(
      shapes.record({ hand: numbers, eye: numbers, coins: shapes.whole(0, 99), won: shapes.whole(0, CARDS) }),
      2,
      3,
    ),
  },
  checkInvariants: (s) => (s.players.length === s.seats ? null : 'a seat has no board'),
  componentCounts(s) {
    const all = [...s.deck, ...s.pile, ...s.players.flatMap(({ hand, eye }) => [...hand, ...eye])];
    return Object.fromEntries(
      Array.from({ length: CARDS }, (_, i) => [`card ${i + 1}`, all.filter((c) => c === i + 1).length]),
    );
  },
  secrecy: declare<TrapState>()({
    deck: hidden('count', 'cards'),
    pile: 'open',
    leader: 'open',
    round: 'open',
    players: { perSeat: { hand: owned('count', 'cards'), eye: owned('count', 'cards'), coins: 'open', won: 'open' } },
  }),
  rename(s, to) {
    s.leader = at(to, s.leader);
    const players = s.players.slice();
    s.players.forEach((p, seat) => {
      players[at(to, seat)] = p;
    });
    s.players = players;
  },
  score: (s, seat) => [
    { rule: 'TRP-PLAY-03', label: 'Cards', points: 2 * player(s, seat).won },
    { rule: 'TRP-BID-01', label: 'Coins', points: player(s, seat).coins },
  ],
  evaluate: (s, seat) => 2 * player(s, seat).won + player(s, seat).coins,
  maxDecisions: 200,
  words: {
    prompt: (_s, d) => `please ${d.step.replace('-', ' ')}`,
    label: (_s, _d, option) => JSON.stringify(option),
    refusal: (rule: string, facts: Facts) =>
      rule === 'TRP-PLAY-02' ? `The pile shows ${String(facts['pile'])}; a lower card costs a coin.` : null,
    warning: (warning: Warning) => warning.id,
    event: eventWords,
    ending: () => 'The last round is over.',
  },
});
