import { defineGame } from '@benchtop/engine/author';
import type { OptionOf } from '@benchtop/engine/author';
import { about } from './about.ts';
import { endings, eventWords } from './events.ts';
import { setup } from './phases/setup.ts';
import { rulebook } from './rulebook.ts';
import { playerAt, state } from './state.ts';
import { cloneState } from './state.generated.ts';
import { playCard } from './steps/play-card.ts';

export type { __Name__Event } from './events.ts';
export type { __Name__View } from './state.ts';

/** Every kind of question. */
export const steps = { 'play-card': playCard };

export const phases = { setup };

/** Every option of this game with its step: what a board is typed by. */
export type __Name__Option = OptionOf<typeof steps>;

export const game = defineGame({
  id: about.id,
  title: about.title,
  version: '1.0.0',
  seats: about.seats,
  rulebook,
  state,
  clone: cloneState,
  steps,
  phases,
  next(s, ctx) {
    if (playerAt(s, 0).hand.length === 0) ctx.end('hands-empty');
    else
      ctx.askAll(
        'play-card',
        s.players.map((_, seat) => seat),
      );
  },
  score: (s, seat) => [{ rule: '__RULE__-END-02', label: 'Rounds won', points: playerAt(s, seat).won }],
  maxDecisions: 12,
  eventWords,
  endings,
});
