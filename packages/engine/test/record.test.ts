import { describe, expect, test } from 'vitest';
import {
  Match,
  checkRecord,
  checkSettings,
  keyOfSeed,
  loadState,
  Recorder,
  recordOf,
  replayRecord,
} from '../src/host.ts';
import type { MatchRecord } from '../src/host.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

function finished(): Match<TrapState> {
  const settings = checkSettings(trap, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(trap, 2, settings.value, keyOfSeed('record test'));
  for (let n = 0; !match.over; n++) {
    const [open] = match.decisions();
    const options = match.legalOptions(open?.seat ?? 0)?.options ?? [];
    match.play(open?.seat ?? 0, options[(n * 7) % options.length]?.id ?? '');
    if (n % 5 === 0) match.undo(open?.seat ?? 0);
  }
  return match;
}

const match = finished();
const good = recordOf(match, true);
const read = (): MatchRecord => JSON.parse(JSON.stringify(good)) as MatchRecord;
const reasonOf = (file: unknown): string => {
  const replayed = replayRecord(trap, file);
  return replayed.ok ? 'verified' : replayed.reason;
};

describe('a record', () => {
  test('replays to the same state, with its undos, and can be left at any entry', () => {
    const replayed = replayRecord(trap, read());
    expect(replayed.ok && replayed.value.hash()).toBe(match.hash());
    expect(good.entries.some((line) => / undo [0-9a-f]{16}$/.test(line))).toBe(true);
    for (let at = 0; at < good.entries.length; at++) {
      const part = replayRecord(trap, read(), at);
      expect(part.ok && part.value.log.length).toBe(at);
    }
  });

  test('without its key cannot be replayed, and tells nothing: the chain is keyed', () => {
    expect(reasonOf({ ...read(), key: null })).toMatch('does not hold the key');
    const other = Match.deal(trap, 2, match.state.settings, keyOfSeed('another'));
    expect(recordOf(other, false).head).not.toBe(
      recordOf(Match.deal(trap, 2, match.state.settings, match.key), false).head,
    );
  });

  test('is refused when anything in it was changed', () => {
    const changed = (at: number, line: string): MatchRecord => ({
      ...read(),
      entries: read().entries.map((e, i) => (i === at ? line : e)),
    });
    expect(reasonOf({ ...read(), commitment: '0'.repeat(64) })).toMatch('commitment');
    expect(reasonOf({ ...read(), key: '0'.repeat(64) })).toMatch('commitment');
    expect(reasonOf({ ...read(), head: '0'.repeat(64) })).toMatch('last hash');
    expect(reasonOf({ ...read(), rules: '9.9.9' })).toMatch('rules 9.9.9');
    expect(reasonOf({ ...read(), game: 'chess' })).toMatch('chess');
    expect(reasonOf({ ...read(), result: null })).toMatch('result');
    expect(reasonOf(changed(0, '0 bid 3 0123456789abcdef'))).toMatch('hash of entry 1');
    expect(reasonOf(changed(0, '0 bid 9 0123456789abcdef'))).toMatch('not allowed');
    expect(reasonOf(changed(0, 'nonsense'))).toMatch('cannot be read');
    expect(reasonOf({ ...read(), entries: read().entries.slice(1) })).not.toBe('verified');
  });

  test('hostile input is refused with a sentence', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`);
    for (const file of [
      null,
      1,
      'x',
      [],
      {},
      deep,
      { ...read(), extra: 1 },
      { ...read(), entries: [1] },
      JSON.parse('{"__proto__":1}'),
    ])
      expect(checkRecord(file)).toMatchObject({ ok: false });
    expect(reasonOf({ ...read(), settings: { length: 'endless' } })).toMatch('length');
    expect(reasonOf({ ...read(), seats: 7 })).toMatch('seats');
  });
});

test('a recorder that grows with its match writes what is written once at the end', () => {
  const settings = checkSettings(trap, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const growing = Match.deal(trap, 2, settings.value, keyOfSeed('growing'));
  const recorder = new Recorder(growing);
  while (!growing.over) {
    const [open] = growing.decisions();
    growing.play(open?.seat ?? 0, growing.legalOptions(open?.seat ?? 0)?.options.at(-1)?.id ?? '');
    expect(recorder.record(true)).toEqual(recordOf(growing, true));
  }
});

describe('loading a state', () => {
  const state = (): Record<string, unknown> => {
    const fresh = Match.deal(trap, 2, match.state.settings, keyOfSeed('load'));
    return JSON.parse(JSON.stringify(fresh.state)) as Record<string, unknown>;
  };
  const reason = (change: Record<string, unknown>): string => {
    const loaded = loadState(trap, { ...state(), ...change });
    return loaded.ok ? 'loaded' : loaded.reason;
  };

  test('a good one goes on; a record of it holds its start', () => {
    const loaded = loadState(trap, state());
    if (!loaded.ok) throw new Error(loaded.reason);
    const on = Match.from(trap, loaded.value, keyOfSeed('on'));
    on.play(0, 'bid 0');
    const replayed = replayRecord(trap, JSON.parse(JSON.stringify(recordOf(on, true))));
    expect(replayed.ok && replayed.value.hash()).toBe(on.hash());
  });

  test('a bad one is refused with the place that is wrong', () => {
    expect(reason({ deck: { faces: [99], known: [0] } })).toMatch('deck.faces[0]');
    expect(reason({ deck: { faces: [1, 2], known: [0] } })).toMatch('deck should say of each piece who knows it');
    expect(reason({ deck: { faces: [1], known: [8] } })).toMatch('deck.known[0] should be a whole number from 0 to 7');
    expect(reason({ deck: { faces: [], known: [] } })).toMatch(/there should be 1 of \d+, not 0/);
    expect(reason({ extra: 1 })).toMatch('extra is not known');
    expect(reason({ leader: 0.5 })).toMatch('leader');
    expect(reason({ stack: [] })).toMatch('nobody owes a decision');
    expect(reason({ seats: 9 })).toMatch('seats');
    expect(reason({ settings: { length: 'endless' } })).toMatch('length');
    expect(reason({ over: 'x' })).toMatch('unfinished business');
    expect(loadState(trap, 'x')).toMatchObject({ ok: false });
  });

  test('frames are checked too', () => {
    const frame = {
      kind: 'simultaneous',
      id: 0,
      step: 'bid',
      seat: null,
      seats: [0, 1],
      answers: [null, null],
      args: {},
    };
    expect(reason({ stack: [{ ...frame, step: 'fly' }] })).toMatch('no step "fly"');
    expect(reason({ stack: [{ ...frame, id: 99 }] })).toMatch('never asked');
    expect(reason({ stack: [{ ...frame, answers: ['bid 9', null] }] })).toMatch('not an answer');
    expect(reason({ stack: [{ ...frame, answers: ['bid 1', 'bid 1'] }] })).toMatch('all its answers');
    expect(reason({ stack: [{ ...frame, answers: [null] }] })).toMatch('not one answer for each seat');
    expect(reason({ stack: [{ ...frame, answers: null }] })).toMatch('malformed');
    expect(reason({ stack: [{ ...frame, kind: 'decision' }] })).toMatch('malformed');
    expect(reason({ stack: [{ ...frame, seat: 0 }] })).toMatch('malformed');
    expect(reason({ stack: [{ ...frame, args: { left: 1 } }] })).toMatch('bid.left is not known');
    expect(reason({ stack: [{ ...frame, kind: 'phase', step: 'tea', seats: null, answers: null }] })).toMatch(
      'no phase',
    );
  });
});
