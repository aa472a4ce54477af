import { defineGame, vocabulary } from '@benchtop/engine/author';
import { at, secrecy, shapes, step } from '@benchtop/engine/host';
import type { Core, Game, SeenEvent, Context } from '@benchtop/engine/host';

/** Sealed Bids: every round all bid in secret at the same moment. Nothing but simultaneous decisions. */
export interface BidsState extends Core {
  round: number;
  won: number[];
}

const MOST = 3;

const rulebook = {
  'BID-01': { heading: 'Bid', text: 'All bid in secret, from nothing to three.' },
  'BID-02': { heading: 'Win', text: 'Who alone bids most wins the round.' },
} as const;

const bid = step<BidsState, Record<string, never>, { readonly coins: number }>({
  kind: 'bid',
  rule: 'BID-01',
  vocabulary: vocabulary(
    Array.from({ length: MOST + 1 }, (_, coins) => ({ coins })),
    ({ coins }) => `bid ${coins}`,
  ),
  refuse: () => null,
  reveal(s, d, answers, ctx) {
    const bids = answers.map(({ coins }) => coins);
    const most = Math.max(...bids);
    const best = (d.seats ?? []).filter((_, i) => at(bids, i) === most);
    ctx.emit?.({ type: 'bids-shown', bids });
    if (best.length === 1) s.won[at(best, 0)] = at(s.won, at(best, 0)) + 1;
  },
});

function newRound(s: BidsState, _args: unknown, ctx: Context): void {
  s.round++;
  if (s.round > Number(s.settings['rounds'])) return ctx.end('last-round');
  ctx.resume('new-round');
  ctx.askAll(
    'bid',
    s.won.map((_, seat) => seat),
  );
}

export const sealedBids: Game<BidsState> = defineGame<BidsState>({
  id: 'sealed-bids',
  title: 'Sealed Bids',
  version: '1.0.0',
  seats: { min: 2, max: 6 },
  settings: {
    rounds: { type: 'string', enum: ['3', '200'], default: '3', title: 'Rounds', description: 'How many.' },
  },
  checkTable: () => null,
  rulebook,
  steps: { bid },
  phases: { setup: (_s, _args, ctx) => ctx.resume('new-round'), 'new-round': newRound },
  next: (_s, ctx) => ctx.resume('new-round'),
  create: (core) => ({ ...core, round: 0, won: Array.from({ length: core.seats }, () => 0) }),
  clone: (s) => ({ ...s, stack: s.stack.slice(), won: s.won.slice() }),
  shape: { round: shapes.whole(0, 201), won: shapes.list(shapes.whole(0, 200), 2, 6) },
  checkInvariants: () => null,
  componentCounts: () => ({}),
  secrecy: secrecy<BidsState>()({ round: 'open', won: 'open' }),
  rename(s, to) {
    const won = s.won.slice();
    s.won.forEach((n, seat) => {
      won[at(to, seat)] = n;
    });
    s.won = won;
  },
  score: (s, seat) => [{ rule: 'BID-02', label: 'Rounds won', points: at(s.won, seat) }],
  evaluate: (s, seat) => at(s.won, seat),
  maxDecisions: 5000,
  words: {
    prompt: () => 'bid in secret',
    label: (_s, _d, option) => JSON.stringify(option),
    refusal: () => null,
    warning: ({ id }) => id,
    event: (event: SeenEvent) => event.type,
    ending: () => 'The last round is over.',
  },
});
