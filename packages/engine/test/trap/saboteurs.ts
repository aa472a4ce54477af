import { at, vocabulary } from '../../src/index.ts';
import type { Game, Step } from '../../src/index.ts';
import { clone, keepCard, takeTurn, trap, turn } from './trap.ts';
import type { TrapState, TurnOption } from './trap.ts';

/** A trap game with one thing spoilt, and the law that must notice. */
export interface Saboteur {
  readonly name: string;
  readonly law: string;
  readonly game: Game<TrapState>;
}

type Turn = Step<TrapState, Record<string, never>, TurnOption>;

const withTurn = (change: Partial<Turn>): Game<TrapState> => ({
  ...trap,
  steps: { ...trap.steps, 'take-turn': { ...takeTurn, ...change } },
});

/** Outside every state: what a rule must never lean on. */
let calls = 0;

export const saboteurs: readonly Saboteur[] = [
  {
    name: 'a dead end',
    law: 'options are exactly what play accepts',
    game: withTurn({ refuse: (s, d, o) => (s.pile.length > 2 ? 'TRP-TURN-01' : takeTurn.refuse(s, d, o)) }),
  },
  {
    name: 'an option that play refuses',
    law: 'options are exactly what play accepts',
    game: withTurn({ candidates: (s, d, out) => takeTurn.candidates(s, d, out) - (s.pile.length > 1 ? 1 : 0) }),
  },
  {
    name: 'a leak through an option',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      refuse: (s, d, o) => (o.do === 'draw' && (s.deck.at(-1) ?? 0) > 6 ? 'TRP-DRAW-01' : takeTurn.refuse(s, d, o)),
    }),
  },
  {
    name: 'a leak through a refusal',
    law: 'nobody sees what is hidden from them',
    game: withTurn({ facts: (s) => ({ pile: s.deck.at(-1) ?? 0 }) }),
  },
  {
    name: 'a leak through a warning',
    law: 'nobody sees what is hidden from them',
    game: withTurn({ warn: (s) => ((s.deck.at(-1) ?? 0) > 6 ? { id: 'a high card is on top', facts: {} } : null) }),
  },
  {
    name: 'a leak through an event',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        if (o.do === 'draw') ctx.emit?.({ type: 'card-seen', card: player(s, d.seat).hand.at(-1) ?? 0 });
      },
    }),
  },
  {
    name: 'a leak through the arguments of a frame',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        if (o.do !== 'peek') return;
        s.stack.length--;
        ctx.ask('keep-card', d.seat, { card: player(s, d.seat).eye[0] ?? 0 });
      },
    }),
  },
  {
    name: 'a doubled option text',
    law: 'each option text stands for one option',
    game: {
      ...trap,
      steps: {
        ...trap.steps,
        'keep-card': { ...keepCard, vocabulary: vocabulary([{ keep: true }, { keep: false }], () => 'keep') },
      },
    },
  },
  {
    name: 'a rule that is not deterministic',
    law: 'the same key and choices give the same states',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        player(s, d.seat).coins += calls++ % 2;
      },
    }),
  },
  {
    name: 'a broken undo',
    law: 'undo is the identity',
    game: { ...trap, clone: shallow },
  },
  {
    name: 'a past that changes',
    law: 'past states never change',
    game: { ...trap, clone: shallow },
  },
  {
    name: 'a rule that tells the deck by its effect',
    law: 'undo never peeks',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        if (o.do === 'pass' && (s.deck.at(-1) ?? 0) > 6) player(s, d.seat).coins++;
      },
    }),
  },
  {
    name: 'a lost component',
    law: 'components are conserved',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        if (o.do === 'play') s.pile.pop();
      },
    }),
  },
  {
    name: 'an endless run of phases',
    law: 'every match ends within the cap',
    game: { ...trap, phases: { ...trap.phases, 'new-round': (_s, _args, ctx) => ctx.resume('new-round') } },
  },
  {
    name: 'a match without an end',
    law: 'every match ends within the cap',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        s.round = 0;
      },
    }),
  },
  {
    name: 'a rule that favours a seat',
    law: 'seats are equal',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        if (o.do === 'pass' && d.seat === 0) player(s, 0).coins++;
      },
    }),
  },
  {
    name: 'a state that is not plain',
    law: 'the state is plain data',
    game: withTurn({
      apply(s, d, o, ctx) {
        turn(s, d, o, ctx);
        player(s, d.seat).coins += 0.5;
      },
    }),
  },
  {
    name: 'a clone that forgets',
    law: 'a match can be saved and loaded anywhere',
    game: { ...trap, clone: (s) => ({ ...clone(s), asked: s.asked + 1 }) },
  },
  {
    name: 'an event without words',
    law: 'every decision, option and event has words',
    game: { ...trap, words: { ...trap.words, event: (e) => e.type } },
  },
  {
    name: 'a score that does not add up',
    law: 'scores add up',
    game: { ...trap, score: (s, seat) => trap.score(s, seat).map((item) => ({ ...item, points: item.points + 1 })) },
  },
];

function player(s: TrapState, seat: number): TrapState['players'][number] {
  return at(s.players, seat);
}

/** Copies the boards but shares the hands on them. */
function shallow(s: Readonly<TrapState>): TrapState {
  return { ...clone(s), players: s.players.map((p) => ({ ...p })) };
}
