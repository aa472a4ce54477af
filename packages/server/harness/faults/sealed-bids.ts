import { at, choices, defineGame, defineState, int, perSeat, rulesFor } from '@benchtop/engine/author';
import type { ArgsIn, EventWords, StateOf } from '@benchtop/engine/author';

const ROUNDS = 200;

const fields = { round: int(0, ROUNDS + 1), players: perSeat({ won: int(0, ROUNDS) }) };

type BidsState = StateOf<typeof fields>;
type BidsEvent = { readonly type: 'bids-shown'; readonly bids: readonly number[] };

interface BidsRules {
  readonly event: BidsEvent;
  readonly asks: ArgsIn<typeof steps>;
  readonly resumes: ArgsIn<typeof phases>;
}

const { step, phase } = rulesFor<BidsState, BidsRules>();

const rulebook = {
  'BID-01': { heading: 'Bid', text: 'All bid in secret, from nothing to three.' },
  'BID-02': { heading: 'Win', text: 'Who alone bids most wins the round.' },
} as const;

const bid = step({
  kind: 'bid',
  rule: 'BID-01',
  options: choices({ coins: [0, 1, 2, 3] }, ({ coins }) => `bid ${coins}`),
  prompt: 'bid in secret',
  label: (_s, _d, { coins }) => `Bid ${coins}`,
  refuse: () => null,
  refusals: {},
  reveal(s, d, answers, ctx) {
    const bids = answers.map(({ coins }) => coins);
    const most = Math.max(...bids);
    const best = d.seats.filter((_, i) => at(bids, i) === most);
    if (best.length === 1) at(s.players, at(best, 0)).won++;
    ctx.emit?.({ type: 'bids-shown', bids });
  },
});

const setup = phase({ name: 'setup', run: (_s, _d, ctx) => ctx.resume('new-round') });

const newRound = phase({
  name: 'new-round',
  run(s, _d, ctx) {
    s.round++;
    if (s.round > Number(s.settings['rounds'])) return ctx.end('last-round');
    ctx.resume('new-round');
    ctx.askAll(
      'bid',
      s.players.map((_, seat) => seat),
    );
  },
});

const steps = { bid };
const phases = { setup, 'new-round': newRound };

const eventWords: EventWords<BidsEvent> = { 'bids-shown': ({ bids }) => `The bids: ${bids.join(', ')}.` };

/** Sealed Bids: every round all bid in secret at the same moment. Nothing but simultaneous decisions. */
export const sealedBids = defineGame({
  id: 'sealed-bids',
  title: 'Sealed Bids',
  version: '1.0.0',
  seats: { min: 2, max: 6 },
  settings: {
    rounds: { type: 'string', enum: ['3', `${ROUNDS}`], default: '3', title: 'Rounds', description: 'How many.' },
  },
  rulebook,
  state: defineState(fields),
  steps,
  phases,
  next: (_s, ctx) => ctx.resume('new-round'),
  score: (s, seat) => [{ rule: 'BID-02', label: 'Rounds won', points: at(s.players, seat).won }],
  maxDecisions: 5000,
  eventWords,
  endings: { 'last-round': 'The last round is over.' },
});
