import { createDice, fastRandom, Match, keyOfSeed, Runner } from '@benchtop/engine/host';
import { describe, expect, it } from 'vitest';
import { spaces } from '../src/yard/engine-spaces.ts';
import type { YardState } from '../src/yard/engine-state.ts';
import { yard } from '../src/yard/engine.ts';
import * as floor from '../src/rivals/floor/yard.ts';

const GAMES = 300;

/** A match on the engine beside one by hand; both read the same stream of chance from its beginning. */
function pair(seed: number) {
  const chance = fastRandom(seed);
  const s = yard.create({ seats: floor.SEATS, settings: {}, stack: [], asked: 0, draws: 0, over: null });
  const runner = new Runner(yard, chance, null, s);
  runner.begin(s);
  const { randomInt } = createDice(chance);
  return { s, runner, byHand: floor.setup(randomInt), randomInt };
}

/** An option's code as the floor counts: cards by their place in the hand or the market. */
function floorOption(s: YardState, code: number): number {
  const top = s.stack.at(-1);
  if (top === undefined) throw new Error('nobody is asked');
  if (top.step === 'build-card') return (s.players[top.seat ?? -1]?.hand.indexOf(code - 1) ?? -1) + 1;
  if (top.step === 'buy-card') return s.market.indexOf(code - 1) + 1;
  return code;
}

/** What both states say, without names and other fixed data. */
function common(state: floor.State) {
  return {
    round: state.round,
    start: state.start,
    current: state.current,
    over: state.over,
    asked: state.over ? null : (state.pending?.kind ?? 'place'),
    picks: state.pending?.left ?? 1,
    stock: state.spaces.map(({ stock }) => stock),
    placed: state.spaces.map(({ occupants }) => occupants.length),
    market: state.market.map(({ id }) => id),
    deck: state.deck,
    discard: state.discard,
    players: state.players.map(({ id: _id, name: _name, color: _color, ...player }) => player),
  };
}

const pendingOf: { readonly [step: string]: number | 'place' } = {
  'place-worker': 'place',
  'pick-good': floor.kinds.pick,
  'build-card': floor.kinds.build,
  'climb-track': floor.kinds.track,
  'buy-card': floor.kinds.market,
};

function commonOf(s: YardState): ReturnType<typeof common> {
  const top = s.stack.at(-1);
  const left = top?.args['left'];
  return {
    round: s.round,
    start: s.start,
    current: s.current,
    over: s.over !== null,
    asked: top === undefined ? null : (pendingOf[top.step] ?? null),
    picks: typeof left === 'number' ? left : 1,
    stock: s.stock,
    placed: s.placed,
    market: s.market,
    deck: s.deck,
    discard: s.discard,
    players: s.players,
  };
}

describe('Yard on our engine', () => {
  it('has the spaces of the floor', () => {
    const byHand = floor.setup(floor.mulberry(1)).spaces;
    const kinds = Object.keys(floor.kinds);
    expect(spaces.map(({ kind, good, room, refill }) => ({ kind, good, room, refill }))).toEqual(
      byHand.map(({ kind, good, room, refill }) => ({ kind: kinds[kind], good, room, refill })),
    );
  });

  it('goes with the floor move for move: options, states, scores', () => {
    const choose = floor.mulberry(11);
    const out: number[] = [];
    const listed: number[] = [];
    for (let seed = 0; seed < GAMES; seed++) {
      const { s, runner, byHand, randomInt } = pair(seed);
      expect(JSON.stringify(commonOf(s))).toBe(JSON.stringify(common(byHand)));
      while (s.over === null) {
        const n = runner.options(s, out);
        const legal = out.slice(0, n).map((code) => floorOption(s, code));
        expect(legal).toEqual(listed.slice(0, floor.options(byHand, listed)));
        expect(runner.toAct(s)).toBe(byHand.current);
        const choice = choose(n);
        runner.apply(s, out[choice] ?? -1);
        floor.apply(byHand, legal[choice] ?? -1, randomInt);
        expect(JSON.stringify(commonOf(s))).toBe(JSON.stringify(common(byHand)));
      }
      expect(byHand.over).toBe(true);
      expect(byHand.scores).toEqual(byHand.players.map(({ id }) => yard.evaluate(s, id)));
    }
  });

  it('plays the same through the pure door, and past states never change', () => {
    const choose = floor.mulberry(12);
    const key = keyOfSeed('yard');
    const match = Match.deal(yard, floor.SEATS, {}, key);
    const past: { state: Readonly<YardState>; json: string }[] = [];
    while (!match.over) {
      past.push({ state: match.state, json: JSON.stringify(match.state) });
      const [decision] = match.decisions();
      const { options } = match.legalOptions(decision?.seat ?? -1) ?? { options: [] };
      const played = match.play(decision?.seat ?? -1, options[choose(options.length)]?.id ?? '', decision?.id);
      expect(played.ok).toBe(true);
      expect(yard.checkInvariants(match.state)).toBeNull();
      expect(Object.values(yard.componentCounts(match.state))).toEqual(floor.cards.map(() => 1));
    }
    for (const { state, json } of past) expect(JSON.stringify(state)).toBe(json);
    expect(match.outcome()?.reason).toBe('six-rounds');
  });
});
