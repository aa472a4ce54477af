import {
  at,
  choices,
  defineGame,
  defineState,
  hidden,
  int,
  list,
  menu,
  perSeat,
  rulesFor,
  vocabulary,
  word,
} from '@benchtop/engine/author';
import type { ArgsIn, EventWords, StateOf } from '@benchtop/engine/author';

/*
 * A small game whose questions are of the kinds that tables need parts for: a path of single steps, a set of places that
 * is one answer, a payment in a chain, a card that is turned over.
 */

export const COLUMNS = 6;
export const cells = Array.from({ length: 3 * COLUMNS }, (_, i) => i);
/** Who comes here is asked something. */
export const BRIDGE = 9;
export const places = ['hill', 'river', 'wood', 'cave', 'shore'] as const;
export const coins = ['gold', 'silver', 'copper'] as const;
export const cards = ['newt', 'heron', 'otter', 'adder'] as const;

/** Three of five. */
const threes = places.flatMap((a, i) =>
  places.slice(i + 1).flatMap((b, j) => places.slice(i + j + 2).map((c) => [a, b, c] as const)),
);

const fields = {
  deck: hidden(list(word(cards), 4), { show: 'count', pool: 'cards' }),
  open: list(word(cards), 4),
  turns: int(0, 40),
  players: perSeat({
    at: int(0, cells.length - 1),
    scouts: list(word(places), 3),
    purse: list(word(coins), 9),
    paid: int(0, 20),
  }),
};
type State = StateOf<typeof fields>;

export type SampleEvent =
  | { readonly type: 'walked'; readonly seat: number; readonly from: number; readonly to: number }
  | { readonly type: 'scouted'; readonly seat: number; readonly places: readonly (typeof places)[number][] }
  | { readonly type: 'coin-paid'; readonly seat: number; readonly coin: (typeof coins)[number] }
  | { readonly type: 'toll-decided'; readonly seat: number; readonly paid: boolean }
  | { readonly type: 'card-turned'; readonly seat: number; readonly card: (typeof cards)[number] };

interface Rules {
  event: SampleEvent;
  asks: ArgsIn<typeof steps>;
  resumes: ArgsIn<typeof phases>;
}
const { step, chain, phase } = rulesFor<State, Rules>();

const chooseAct = step({
  kind: 'choose-act',
  rule: 'SMP-01',
  options: menu({ walk: {}, scout: {}, pay: {}, turn: {}, rest: {} }),
  prompt: 'choose what to do',
  label: (_s, _d, o) => ({ walk: 'Walk', scout: 'Send scouts', pay: 'Pay', turn: 'Turn a card', rest: 'Rest' })[o.do],
  refuse: (s, d, o) =>
    (o.do === 'pay' && at(s.players, d.seat).purse.length === 0) || (o.do === 'turn' && s.deck.length === 0)
      ? 'SMP-01'
      : null,
  refusals: { 'SMP-01': 'There is nothing left for that.' },
  warn: (_s, _d, o) => (o.do === 'rest' ? 'Nothing comes of it.' : null),
  apply(s, d, o, ctx) {
    if (o.do === 'walk') ctx.ask('walk-step', d.seat, { left: 5 });
    if (o.do === 'scout') ctx.ask('send-scouts', d.seat);
    if (o.do === 'pay') ctx.ask('give-coin', d.seat, { left: Math.min(3, at(s.players, d.seat).purse.length) });
    if (o.do !== 'turn') return;
    const card = s.deck.pop();
    if (card === undefined) return;
    s.open.push(card);
    ctx.emit?.({ type: 'card-turned', seat: d.seat, card });
  },
});

export const isBeside = (a: number, b: number): boolean =>
  Math.abs((a % COLUMNS) - (b % COLUMNS)) + Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)) === 1;

const walkStep = chain({
  kind: 'walk-step',
  rule: 'SMP-02',
  most: 5,
  options: choices({ to: cells }, ({ to }) => `to ${to}`),
  stop: 'Stop walking',
  prompt: 'walk',
  label: (_s, _d, { to }) => `Walk to ${to + 1}`,
  refuse: (s, d, { to }) => (isBeside(at(s.players, d.seat).at, to) ? null : 'SMP-02'),
  refusals: { 'SMP-02': 'That is too far for one step.' },
  candidates(s, d, out) {
    let n = 0;
    for (const to of cells) if (isBeside(at(s.players, d.seat).at, to)) out[n++] = to;
    return n;
  },
  apply(s, d, { to }, ctx) {
    const p = at(s.players, d.seat);
    const from = p.at;
    p.at = to;
    ctx.emit?.({ type: 'walked', seat: d.seat, from, to });
    if (to === BRIDGE) ctx.ask('pay-toll', d.seat);
  },
});

const payToll = step({
  kind: 'pay-toll',
  rule: 'SMP-03',
  options: menu({ pay: {}, greet: {} }),
  prompt: 'pay the toll, or greet the keeper',
  label: (_s, _d, o) => (o.do === 'pay' ? 'Pay' : 'Greet'),
  refuse: (s, d, o) => (o.do === 'pay' && at(s.players, d.seat).purse.length === 0 ? 'SMP-03' : null),
  refusals: { 'SMP-03': 'You have no coin.' },
  apply(s, d, o, ctx) {
    if (o.do === 'pay') at(s.players, d.seat).purse.pop();
    ctx.emit?.({ type: 'toll-decided', seat: d.seat, paid: o.do === 'pay' });
  },
});

const sendScouts = step({
  kind: 'send-scouts',
  rule: 'SMP-04',
  options: vocabulary(
    threes.map((three) => ({ places: three })),
    (o) => o.places.join(' '),
  ),
  prompt: 'choose three places',
  label: (_s, _d, o) => o.places.join(', '),
  refuse: (s, _d, o) => (s.turns < 2 && o.places.includes('cave') ? 'SMP-04' : null),
  refusals: { 'SMP-04': 'The cave is closed in the first two turns.' },
  apply(s, d, o, ctx) {
    at(s.players, d.seat).scouts = [...o.places];
    ctx.emit?.({ type: 'scouted', seat: d.seat, places: o.places });
  },
});

const giveCoin = chain({
  kind: 'give-coin',
  rule: 'SMP-05',
  most: 3,
  options: choices({ coin: coins }),
  stop: 'Pay no more',
  prompt: 'give a coin',
  label: (_s, _d, { coin }) => `Give ${coin}`,
  refuse: (s, d, { coin }) => (at(s.players, d.seat).purse.includes(coin) ? null : 'SMP-05'),
  refusals: { 'SMP-05': 'You have none of these.' },
  apply(s, d, { coin }, ctx) {
    const p = at(s.players, d.seat);
    p.purse.splice(p.purse.indexOf(coin), 1);
    p.paid++;
    ctx.emit?.({ type: 'coin-paid', seat: d.seat, coin });
  },
});

const setup = phase({
  name: 'setup',
  run(s, _d, ctx) {
    s.deck.push(...cards);
    ctx.shuffle(s.deck);
    for (const p of s.players) p.purse.push('gold', 'gold', 'silver', 'silver', 'copper', 'copper');
  },
});

const steps = {
  'choose-act': chooseAct,
  'walk-step': walkStep,
  'pay-toll': payToll,
  'send-scouts': sendScouts,
  'give-coin': giveCoin,
};
const phases = { setup };

const eventWords: EventWords<SampleEvent> = {
  walked: (e, name) => `${name(e.seat)} walked to ${e.to + 1}.`,
  scouted: (e, name) => `${name(e.seat)} sent scouts to ${e.places.join(', ')}.`,
  'coin-paid': (e, name) => `${name(e.seat)} paid ${e.coin}.`,
  'toll-decided': (e, name) => `${name(e.seat)} ${e.paid ? 'paid' : 'greeted'} the keeper.`,
  'card-turned': (e, name) => `${name(e.seat)} turned over: ${e.card}.`,
};

export const sample = defineGame({
  id: 'sample',
  title: 'Sample',
  version: '1.0.0',
  seats: { min: 1, max: 2 },
  rulebook: Object.fromEntries(
    ['SMP-01', 'SMP-02', 'SMP-03', 'SMP-04', 'SMP-05'].map((id) => [id, { heading: id, text: 'A rule.' }]),
  ),
  state: defineState(fields),
  steps,
  phases,
  next(s, ctx) {
    if (s.turns >= 20) ctx.end('late');
    else ctx.ask('choose-act', s.turns++ % s.seats);
  },
  score: (s, seat) => [{ rule: 'SMP-05', label: 'Coins paid', points: at(s.players, seat).paid }],
  maxDecisions: 400,
  eventWords,
  endings: { late: 'It is late.' },
});
