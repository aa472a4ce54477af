/**
 * Yard on our engine: a normal game, written as any other would be. The tests play it move for move against the floor.
 */
import { assertNever, choices, defineGame, int, rulesFor, vocabulary } from '@benchtop/engine/author';
import type { ArgsIn, Asked, Context, EventWords } from '@benchtop/engine/author';
import * as floor from '../rivals/floor/yard.ts';
import { spaces } from './engine-spaces.ts';
import type { Space } from './engine-spaces.ts';
import { cloneState } from './engine-state.generated.ts';
import { checkInvariants, state } from './engine-state.ts';
import type { Player, YardState } from './engine-state.ts';

const { cards, goods, COIN, FOOD, GAIN_SPACES, HAND_LIMIT, MARKET_SIZE, ROUNDS, SEATS, TRACK_END, WORKER_LIMIT } =
  floor;

interface OfSeat<T extends string> {
  readonly type: T;
  readonly seat: number;
}

type YardEvent =
  | (OfSeat<'worker-placed'> & { readonly space: string })
  | OfSeat<'worker-grown'>
  | OfSeat<'start-taken'>
  | (OfSeat<'goods-gained'> & { readonly good: string; readonly count: number })
  | (OfSeat<'good-picked'> & { readonly good: string })
  | (OfSeat<'card-built'> & { readonly card: number })
  | (OfSeat<'card-bought'> & { readonly card: number })
  | (OfSeat<'track-climbed'> & { readonly track: number; readonly height: number })
  | (OfSeat<'cards-drawn'> & { readonly count: number; readonly drawn: readonly number[] | null })
  | (OfSeat<'workers-fed'> & { readonly fed: boolean })
  | { readonly type: 'windfall-came'; readonly space: string }
  | { readonly type: 'round-ended'; readonly round: number };

interface YardRules {
  readonly event: YardEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

type YardContext = Context<YardRules>;

const { step, phase } = rulesFor<YardState, YardRules>();

const PICKABLE = [0, 1, 2, 3] as const;
const PICKS = 2;
const DRAWN = 2;
const DEALT = 5;
const WINDFALL = 2;
const START_GOODS = [2, 2, 1, 3, 3];

const placeWorker = step({
  kind: 'place-worker',
  rule: 'YARD-PLACE',
  options: vocabulary(spaces, ({ name }) => name),
  prompt: 'place a worker',
  label: (_s, _d, { name }) => name,
  refuse(s, d, { index, kind, room }) {
    if (s.placed[index] >= room) return 'YARD-ROOM';
    return kind === 'grow' && s.players[d.seat].workers >= WORKER_LIMIT ? 'YARD-GROW' : null;
  },
  facts: (_s, _d, { room }) => ({ room }),
  refusals: { 'YARD-ROOM': null, 'YARD-GROW': null },
  apply(s, d, space, ctx) {
    const p = s.players[d.seat];
    s.placed[space.index]++;
    p.left--;
    ctx.emit?.({ type: 'worker-placed', seat: d.seat, space: space.name });
    visit(s, p, d, space, ctx);
  },
});

function visit(s: YardState, p: Player, { seat }: Asked<unknown>, space: Space, ctx: YardContext): void {
  switch (space.kind) {
    case 'gain':
      return gain(s, p, seat, space, ctx);
    case 'pick':
      return ctx.ask('pick-good', seat, { left: PICKS });
    case 'build':
      return ctx.ask('build-card', seat);
    case 'track':
      if (p.tracks.some((t) => t < TRACK_END)) ctx.ask('climb-track', seat);
      return;
    case 'market':
      return ctx.ask('buy-card', seat);
    case 'draw':
      return drawCards(s, p, seat, ctx);
    case 'grow':
      p.workers++;
      ctx.emit?.({ type: 'worker-grown', seat });
      return;
    case 'start':
      s.start = seat;
      ctx.emit?.({ type: 'start-taken', seat });
      return;
    default:
      assertNever(space.kind);
  }
}

function gain(s: YardState, p: Player, seat: number, { index, good }: Space, ctx: YardContext): void {
  const count = s.stock[index];
  p.goods[good] += count;
  s.stock[index] = 0;
  ctx.emit?.({ type: 'goods-gained', seat, good: goods[good], count });
}

const pickGood = step({
  kind: 'pick-good',
  rule: 'YARD-PICK',
  args: { left: int(1, PICKS) },
  options: choices({ good: PICKABLE }, ({ good }) => goods[good]),
  prompt: 'pick a good',
  label: (_s, _d, { good }) => goods[good],
  refuse: () => null,
  refusals: {},
  apply(s, d, { good }, ctx) {
    s.players[d.seat].goods[good]++;
    ctx.emit?.({ type: 'good-picked', seat: d.seat, good: goods[good] });
    if (d.args.left > 1) ctx.ask('pick-good', d.seat, { left: d.args.left - 1 });
  },
});

/** A card to build, or -1 to build none. */
interface CardOption {
  readonly card: number;
}

const cardOptions = (verb: string) =>
  vocabulary<CardOption>([{ card: -1 }, ...cards.map(({ id }) => ({ card: id }))], ({ card }) =>
    card < 0 ? 'pass' : `${verb} ${card}`,
  );

const cardLabel = (_s: unknown, _d: unknown, { card }: CardOption): string => (card < 0 ? 'Pass' : cards[card].name);

/** Writes the codes of passing and of these cards. */
function cardCodes(pile: readonly number[], out: number[]): number {
  out[0] = 0;
  for (let i = 0; i < pile.length; i++) out[i + 1] = pile[i] + 1;
  return pile.length + 1;
}

const buildCard = step({
  kind: 'build-card',
  rule: 'YARD-BUILD',
  options: cardOptions('build'),
  prompt: 'build a card, or pass',
  label: cardLabel,
  candidates: (s, d, out) => cardCodes(s.players[d.seat].hand, out),
  refuse(s, d, { card }) {
    const p = s.players[d.seat];
    if (card < 0) return null;
    if (!p.hand.includes(card)) return 'YARD-HAND';
    return affords(p, card) ? null : 'YARD-COST';
  },
  refusals: { 'YARD-HAND': null, 'YARD-COST': null },
  apply(s, d, { card }, ctx) {
    if (card < 0) return;
    const p = s.players[d.seat];
    take(p.hand, card);
    payFor(p, card);
    ctx.emit?.({ type: 'card-built', seat: d.seat, card });
  },
});

const buyCard = step({
  kind: 'buy-card',
  rule: 'YARD-MARKET',
  options: cardOptions('buy'),
  prompt: 'buy a card, or pass',
  label: cardLabel,
  candidates: (s, _d, out) => cardCodes(s.market, out),
  refuse(s, d, { card }) {
    if (card < 0) return null;
    if (!s.market.includes(card)) return 'YARD-MARKET';
    return affords(s.players[d.seat], card) ? null : 'YARD-COST';
  },
  refusals: { 'YARD-MARKET': null, 'YARD-COST': null },
  apply(s, d, { card }, ctx) {
    if (card < 0) return;
    take(s.market, card);
    payFor(s.players[d.seat], card);
    ctx.emit?.({ type: 'card-bought', seat: d.seat, card });
  },
});

const climbTrack = step({
  kind: 'climb-track',
  rule: 'YARD-TRACK',
  options: choices({ track: [0, 1, 2] }, ({ track }) => `track ${track + 1}`),
  prompt: 'climb a track',
  label: (_s, _d, { track }) => `Track ${track + 1}`,
  refuse: (s, d, { track }) => (s.players[d.seat].tracks[track] < TRACK_END ? null : 'YARD-TRACK'),
  refusals: { 'YARD-TRACK': null },
  apply(s, d, { track }, ctx) {
    const p = s.players[d.seat];
    const height = ++p.tracks[track];
    if (height === TRACK_END / 2 || height === TRACK_END) p.points += 3;
    ctx.emit?.({ type: 'track-climbed', seat: d.seat, track, height });
  },
});

function affords({ goods: have }: Player, card: number): boolean {
  const { cost } = cards[card];
  return have[0] >= cost[0] && have[1] >= cost[1] && have[2] >= cost[2] && have[3] >= cost[3] && have[4] >= cost[4];
}

function payFor(p: Player, card: number): void {
  const { cost } = cards[card];
  for (let good = 0; good < cost.length; good++) p.goods[good] -= cost[good];
  p.built.push(card);
}

function take(pile: number[], card: number): void {
  pile.splice(pile.indexOf(card), 1);
}

function drawCards(s: YardState, p: Player, seat: number, ctx: YardContext): void {
  const before = p.hand.length;
  for (let i = 0; i < DRAWN; i++) {
    if (s.deck.length === 0) {
      if (s.discard.length === 0) break;
      s.deck = s.discard.reverse();
      s.discard = [];
      ctx.shuffle(s.deck);
    }
    if (p.hand.length >= HAND_LIMIT) break;
    p.hand.push(draw(s));
  }
  const drawn = p.hand.slice(before);
  ctx.emit?.({ type: 'cards-drawn', seat, count: drawn.length, drawn }, { drawn: p.hand });
}

const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    for (const { index, refill } of spaces) s.stock[index] = refill;
    for (const { id } of cards) s.deck.push(id);
    ctx.shuffle(s.deck);
    for (const p of s.players) layOut(s, p);
    for (let i = 0; i < MARKET_SIZE; i++) s.market.push(draw(s));
    ctx.ask('place-worker', s.current);
  },
});

function layOut(s: YardState, p: Player): void {
  for (let good = 0; good < START_GOODS.length; good++) p.goods[good] = START_GOODS[good];
  p.left = p.workers;
  for (let i = 0; i < DEALT; i++) p.hand.push(draw(s));
}

/** Only from a deck that is known not to be empty. */
function draw(s: YardState): number {
  return s.deck.pop() ?? -1;
}

/** The next seat with workers left, else the end of the round. */
function next(s: YardState, ctx: YardContext): void {
  for (let i = 1; i <= SEATS; i++) {
    const seat = (s.current + i) % SEATS;
    if (s.players[seat].left === 0) continue;
    s.current = seat;
    ctx.ask('place-worker', seat);
    return;
  }
  endRound(s, ctx);
}

function endRound(s: YardState, ctx: YardContext): void {
  for (let seat = 0; seat < SEATS; seat++) feed(s.players[seat], seat, ctx);
  for (const { index, kind, refill } of spaces) {
    s.placed[index] = 0;
    if (kind === 'gain' && s.stock[index] < floor.STOCK_LIMIT) s.stock[index] += refill;
  }
  const lucky = ctx.randomInt(GAIN_SPACES);
  s.stock[lucky] += WINDFALL;
  ctx.emit?.({ type: 'windfall-came', space: spaces[lucky].name });
  while (s.market.length < MARKET_SIZE && s.deck.length > 0) s.market.push(draw(s));
  s.round++;
  ctx.emit?.({ type: 'round-ended', round: s.round - 1 });
  if (s.round > ROUNDS) return ctx.end('six-rounds');
  s.current = s.start;
  ctx.ask('place-worker', s.current);
}

function feed(p: Player, seat: number, ctx: YardContext): void {
  const need = p.workers;
  const food = p.goods[FOOD];
  p.fed = food >= need;
  if (!p.fed) p.begging += need - food;
  p.goods[FOOD] = p.fed ? food - need : 0;
  p.left = need;
  ctx.emit?.({ type: 'workers-fed', seat, fed: p.fed });
}

function points(p: Player): number {
  let sum = p.points - 3 * p.begging + Math.floor(p.goods[COIN] / 3);
  for (const height of p.tracks) sum += height;
  for (const card of p.built) sum += cards[card].points;
  return sum;
}

const ledger = (heading: string, text: string) => ({ heading, text });

const rulebook = {
  'YARD-PLACE': ledger(
    'Place a worker',
    'In turn, each seat places one worker on a space and does what the space says.',
  ),
  'YARD-ROOM': ledger('Room', 'A space takes only as many workers as it has room for.'),
  'YARD-GROW': ledger('Growing', 'A seat has five workers at most.'),
  'YARD-PICK': ledger('Pick', 'Take two goods of your choice, but no coin.'),
  'YARD-BUILD': ledger('Build', 'Pay for a card of your hand and build it, or pass.'),
  'YARD-HAND': ledger('Hand', 'Only a card of your own hand can be built.'),
  'YARD-COST': ledger('Cost', 'A card is paid for in full.'),
  'YARD-MARKET': ledger('Market', 'Pay for a card of the market and build it, or pass.'),
  'YARD-TRACK': ledger('Tracks', 'Go one step up on a track; the eighth is the last.'),
  'YARD-SCORE': ledger('Score', 'Cards, tracks and coins count; begging costs three points for each missing food.'),
};

const told = ({ type, seat }: OfSeat<string>, name: (seat: number) => string): string => `${name(seat)}: ${type}`;

const eventWords: EventWords<YardEvent> = {
  'worker-placed': told,
  'worker-grown': told,
  'start-taken': told,
  'goods-gained': told,
  'good-picked': told,
  'card-built': told,
  'card-bought': told,
  'track-climbed': told,
  'cards-drawn': told,
  'workers-fed': told,
  'windfall-came': ({ type }) => type,
  'round-ended': ({ type }) => type,
};

const steps = {
  'place-worker': placeWorker,
  'pick-good': pickGood,
  'build-card': buildCard,
  'buy-card': buyCard,
  'climb-track': climbTrack,
};

const phases = { setup };

export const yard = defineGame({
  id: 'yard',
  title: 'Yard',
  version: '1.0.0',
  seats: { min: SEATS, max: SEATS },
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next,
  checkInvariants,
  score: (s, seat) => [{ rule: 'YARD-SCORE', label: 'Yard', points: points(s.players[seat]) }],
  evaluate: (s, seat) => points(s.players[seat]),
  maxDecisions: 500,
  eventWords,
  endings: { 'six-rounds': 'Six rounds have been played.' },
});
