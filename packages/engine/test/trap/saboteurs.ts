import { EVERYBODY, onlySeat, put, show, takeTop, vocabulary } from '../../src/author.ts';
import type { Asked, Context, Game, Step } from '../../src/author.ts';
import { player } from './state.ts';
import { bid, keepCard, layPair, phases, takeTurn, trap, turn } from './trap.ts';
import type { TrapContext, TrapState, TurnOption } from './trap.ts';

/** A trap game with one thing spoilt, and the law that must notice. */
export interface Saboteur {
  readonly name: string;
  readonly law: string;
  readonly game: Game<TrapState>;
}

type Turn = Step<TrapState, unknown, TurnOption>;

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
      refuse: (s, d, o) => (o.do === 'draw' && top(s) > 6 ? 'TRP-DRAW-01' : takeTurn.refuse(s, d, o)),
    }),
  },
  {
    name: 'a leak through a refusal',
    law: 'nobody sees what is hidden from them',
    game: withTurn({ facts: (s) => ({ pile: top(s) }) }),
  },
  {
    name: 'a leak through a warning',
    law: 'nobody sees what is hidden from them',
    game: withTurn({ warn: (s) => (top(s) > 6 ? 'a high card is on top' : null) }),
  },
  {
    name: 'a leak through an event',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do === 'draw') ctx.emit?.({ type: 'card-seen', card: player(s, d.seat).hand.faces.at(-1) ?? 0 });
      },
    }),
  },
  {
    name: 'a leak through the arguments of a frame',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do !== 'peek') return;
        s.stack.length--;
        ctx.ask('keep-card', d.seat, { card: top(s) });
      },
    }),
  },
  {
    name: 'a look that is not noted',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        if (o.do === 'peek') ctx.ask('keep-card', d.seat);
        else play(s, d, o, ctx);
      },
    }),
  },
  {
    name: 'knowledge that depends on a face',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do === 'pass' && top(s) > 6) show(s.deck, 0, onlySeat((d.seat + 1) % s.seats));
      },
    }),
  },
  {
    name: 'a drawn card whose face goes where its back does not',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        if (o.do !== 'draw') return play(s, d, o, ctx);
        const card = takeTop(s.deck);
        put(player(s, d.seat).hand, card);
        player(s, d.seat).coins += card > 6 ? 1 : 0;
      },
    }),
  },
  {
    name: 'a secret card of another hand that refuses',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      refuse(s, d, o) {
        const other = player(s, (d.seat + 1) % s.seats).hand.faces;
        return o.do === 'roll' && other.includes(1) ? 'TRP-TURN-01' : takeTurn.refuse(s, d, o);
      },
    }),
  },
  {
    name: 'the order of what is still to come, though its mix is known',
    law: 'nobody sees what is hidden from them',
    game: withTurn({ facts: (s) => ({ pile: s.omens.at(-1) === 'comet' ? 1 : 0, coins: 0 }) }),
  },
  {
    name: 'a purse that others can count by colour',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      label: (s, d, o) =>
        `${takeTurn.label(s, d, o)} ${player(s, (d.seat + 1) % s.seats).purse.filter((stone) => stone === 'red').length}`,
    }),
  },
  {
    name: 'a prompt that tells what others have answered in secret',
    law: 'nobody sees what is hidden from them',
    game: {
      ...trap,
      steps: { ...trap.steps, bid: { ...bid, prompt: (s) => JSON.stringify(s.stack.at(-1)?.answers) } },
    },
  },
  {
    name: 'a question that answers itself by a secret hand',
    law: 'no question answers itself by what is hidden',
    game: { ...trap, steps: { ...trap.steps, 'lay-pair': { ...layPair, alwaysAsked: () => false } } },
  },
  {
    name: 'a doubled option text',
    law: 'each option text stands for one option',
    game: {
      ...trap,
      steps: {
        ...trap.steps,
        'keep-card': { ...keepCard, vocabulary: vocabulary([{ keep: 'keep' }, { keep: 'bury' }], () => 'keep') },
      },
    },
  },
  {
    name: 'a rule that is not deterministic',
    law: 'the same key and choices give the same states',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
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
        play(s, d, o, ctx);
        if (o.do === 'pass' && top(s) > 6) player(s, d.seat).coins++;
      },
    }),
  },
  {
    name: 'a rule that tells a secret hand by its effect',
    law: 'undo never peeks',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do === 'pass' && Math.max(...player(s, d.seat).hand.faces) > 9) player(s, d.seat).coins++;
      },
    }),
  },
  {
    name: 'a lost component',
    law: 'components are conserved',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do === 'play') s.pile.pop();
      },
    }),
  },
  {
    name: 'an endless run of phases',
    law: 'every match ends within maxDecisions',
    game: {
      ...trap,
      phases: {
        ...trap.phases,
        'new-round': { ...phases['new-round'], run: (_s, _d, ctx) => ctx.resume('new-round') },
      },
    },
  },
  {
    name: 'a match without an end',
    law: 'every match ends within maxDecisions',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        s.round = 0;
      },
    }),
  },
  {
    name: 'a rule that favours a seat',
    law: 'seats are equal',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do === 'pass' && d.seat === 0) player(s, 0).coins++;
      },
    }),
  },
  {
    name: 'a state that is not plain',
    law: 'the state is plain data',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        player(s, d.seat).coins += 0.5;
      },
    }),
  },
  {
    name: 'a clone that forgets',
    law: 'a match can be saved and loaded anywhere',
    game: { ...trap, clone: (s) => ({ ...trap.clone(s), asked: s.asked + 1 }) },
  },
  {
    name: 'an event without words',
    law: 'every decision, option and event has words',
    game: { ...trap, eventWords: (e) => e.type },
  },
  {
    name: 'an event before what it announces',
    law: 'what is announced has been done',
    game: withTurn({
      apply(s, d, o, ctx) {
        if (o.do !== 'take') return play(s, d, o, ctx);
        ctx.emit?.({ type: 'card-taken', seat: d.seat, card: s.pile.at(-1) ?? 0 });
        put(player(s, d.seat).hand, s.pile.pop() ?? 0, EVERYBODY);
      },
    }),
  },
  {
    name: 'a change after the last word',
    law: 'what is announced has been done',
    game: withTurn({
      apply(s, d, o, ctx) {
        play(s, d, o, ctx);
        if (o.do === 'show') player(s, d.seat).coins++;
      },
    }),
  },
  {
    name: 'a card that is turned up and down again within a choice',
    law: 'nobody sees what is hidden from them',
    game: withTurn({
      apply(s, d, o, ctx) {
        if (o.do !== 'roll') return play(s, d, o, ctx);
        const before = s.deck.known.slice();
        for (let i = 0; i < before.length; i++) show(s.deck, i, EVERYBODY);
        ctx.emit?.({ type: 'card-seen' });
        s.deck.known.splice(0, before.length, ...before);
        play(s, d, o, ctx);
      },
    }),
  },
  {
    name: 'a score that does not add up',
    law: 'scores add up',
    game: { ...trap, score: (s, seat) => trap.score(s, seat).map((item) => ({ ...item, points: item.points + 1 })) },
  },
  {
    name: 'a match of several that nobody wins',
    law: 'every match ends within maxDecisions',
    game: { ...trap, ranking: (s) => [[], ...trap.ranking(s)], hasSoloGoal: true, soloGoal: () => false },
  },
];

/** The step does what it always does, through a context that is typed for any game. */
function play(s: TrapState, d: Asked<unknown>, o: TurnOption, ctx: Context): void {
  turn(s, d, o, ctx as unknown as TrapContext);
}

function top(s: Readonly<TrapState>): number {
  return s.deck.faces.at(-1) ?? 0;
}

/** Copies the boards but shares the hands on them. */
function shallow(s: Readonly<TrapState>): TrapState {
  return { ...trap.clone(s), players: s.players.map((p) => ({ ...p })) };
}
