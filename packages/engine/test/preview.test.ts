import { describe, expect, test } from 'vitest';
import { keyOfSeed } from '../src/chance.ts';
import { Match, patched, preview, previewSteps } from '../src/host.ts';
import { previewsComeTrue, previewsTellNothing } from '../src/laws/preview.ts';
import type { Previewer } from '../src/laws/preview.ts';
import { leadsOf, setupsOf, walk } from '../src/laws/walk.ts';
import { saboteurs } from './trap/saboteurs.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

/** Two seats, past the bids: seat 0 is to take its turn. */
function turn(change: (s: TrapState) => void = () => undefined): Match<TrapState> {
  const match = Match.deal(trap, 2, { length: 'short', dice: true }, keyOfSeed('preview'));
  match.play(0, 'bid 1');
  match.play(1, 'bid 0');
  const s = trap.clone(match.state);
  change(s);
  return Match.from(trap, s, match.key);
}

const of = (match: Match<TrapState>, option: string, seat = 0) => preview(trap, match.state, seat, option);

describe('a preview', () => {
  test('says all of an option without secrets: the view after it, the points, and whose turn it is', () => {
    const match = turn();
    const card = match.state.players[0]?.hand.faces[0] ?? 0;
    const said = of(match, `play ${card}`);
    expect(said).toMatchObject({ chance: false, hidden: false, open: [], score: 2, next: [0], over: 'no' });
    expect(said?.events).toEqual([{ type: 'card-played', seat: 0, card }]);
    const before = match.view(0);
    match.play(0, `play ${card}`);
    expect(patched(before, said?.changes ?? [])).toEqual(match.view(0));
  });

  test('says that the turn passes on', () => {
    expect(of(turn(), 'pass')).toMatchObject({ next: [1], score: 0 });
  });

  test('of a draw says that a card comes, not which', () => {
    const said = of(turn(), 'draw');
    expect(said).toMatchObject({ chance: false, hidden: true, score: 0, next: [1] });
    expect(said?.events).toEqual([{ type: 'card-drawn', seat: 0 }]);
    expect(said?.open).toContain('players/0/hand/faces');
    expect(said?.changes).toContainEqual(['players/0/hand/count', 3]);
    expect(said?.changes).toContainEqual(['deck/count', 7]);
  });

  test('of a die says that chance decides', () => {
    const said = of(turn(), 'roll');
    expect(said).toMatchObject({ chance: true, hidden: false, open: ['players/0/coins'], score: null, next: [1] });
    expect(said?.events).toEqual([{ type: 'die-rolled', seat: 0 }]);
  });

  test('of several options says what comes of all, as far as they are offered', () => {
    const both = (option: string, ...further: readonly string[]) => preview(trap, turn().state, 0, option, { further });
    expect(of(turn(), 'peek')).toMatchObject({ next: [0] });
    const kept = both('peek', 'keep');
    expect(kept?.events).toEqual([
      { type: 'card-peeked', seat: 0 },
      { type: 'card-kept', seat: 0 },
    ]);
    expect(kept).toMatchObject({ hidden: true, next: [1] });
    expect(both('peek', 'keep', 'pass')).toEqual(kept);
    expect(both('peek', 'no such thing', 'keep')).toEqual(of(turn(), 'peek'));
    expect(both('pass', 'pass')).toEqual(of(turn(), 'pass'));
    expect(both('no such thing', 'pass')).toBeNull();
  });

  test('of a secret answer says nothing of those of others', () => {
    const match = Match.deal(trap, 2, { length: 'short', dice: true }, keyOfSeed('preview'));
    expect(of(match, 'bid 1')).toMatchObject({ hidden: false, next: [1] });
    match.play(1, 'bid 2');
    expect(of(match, 'bid 1')).toMatchObject({ hidden: true, events: [{ type: 'bids-shown' }], next: null });
  });

  test('pauses between worlds, where it looks at more than one, and says the same', () => {
    const inSteps = (option: string) => {
      const steps = previewSteps(trap, turn().state, 0, option, { worlds: 4 });
      let pauses = 0;
      for (;;) {
        const { done, value } = steps.next();
        if (done === true) return { pauses, said: value };
        pauses++;
      }
    };
    const roll = inSteps('roll');
    expect(roll.pauses).toBe(3);
    expect(roll.said).toEqual(preview(trap, turn().state, 0, 'roll', { worlds: 4 }));
    expect(inSteps('pass').pauses).toBe(0);
    expect(inSteps('no such thing')).toEqual({ pauses: 0, said: null });
  });

  test('of what is not offered there is none', () => {
    expect(of(turn(), 'play 99')).toBeNull();
    expect(of(turn(), 'pass', 1)).toBeNull();
  });

  test('says when the match would end', () => {
    const match = turn((s) => {
      s.round = 3;
      s.stack.splice(1, 1);
    });
    expect(of(match, 'pass')).toMatchObject({ over: 'surely', next: [] });
  });

  test('is the same for the same seed, and changes nothing', () => {
    const match = turn();
    const hash = match.hash();
    expect(of(match, 'draw')).toEqual(of(match, 'draw'));
    expect(match.hash()).toBe(hash);
    expect(structuredClone(of(match, 'draw'))).toEqual(of(match, 'draw'));
  });
});

describe('the laws of previews catch', () => {
  const setups = setupsOf(trap);
  const leads = leadsOf(trap, setups);
  /** Looks at every choice of some matches. */
  const everywhere = (look: (match: Match<TrapState>, seat: number, option: string) => void) => () => {
    for (let seed = 0; seed < 30; seed++)
      walk(leads({ setup: seed % setups.length, seed, lead: seed % 8, picks: [] }), [seed, 1, 2, 3, 4, 5], look);
  };

  test('a preview that is made in the real world', () => {
    const peeking: Previewer = (game, s, seat, option) => {
      const match = Match.from(game, game.clone(s), keyOfSeed('peek'), true);
      if (!match.play(seat, option).ok) return null;
      const changes = [['', match.view(seat)]] as const;
      return { changes, open: [], events: [], chance: false, hidden: false, score: 0, next: [], over: 'no' };
    };
    const look = (match: Match<TrapState>, seat: number, option: string): void =>
      previewsTellNothing(match, seat, option, 7, peeking);
    expect(everywhere(look)).toThrow('previews of');
  });

  test('a preview that takes what it saw in one world for certain', () => {
    const hasty: Previewer = (game, s, seat, option, options) => {
      const said = preview(game, s, seat, option, { ...options, worlds: 1 });
      return said === null ? null : { ...said, hidden: false };
    };
    const look = (match: Match<TrapState>, seat: number, option: string): void =>
      previewsComeTrue(match, seat, option, hasty);
    expect(everywhere(look)).toThrow('what the preview of');
  });

  test('nothing where a rule tells the deck by its effect: the look is noticed', () => {
    const telling = saboteurs.find(({ name }) => name === 'a rule that tells the deck by its effect')?.game ?? trap;
    const s = turn().state;
    expect(preview(trap, s, 0, 'pass')?.hidden).toBe(false);
    expect(preview(telling, s, 0, 'pass')?.hidden).toBe(true);
  });
});
