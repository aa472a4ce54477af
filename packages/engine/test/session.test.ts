import { expect, test } from 'vitest';
import { checkSettings, keyOfSeed, Match, recordOf, replayRecord, Session } from '../src/host.ts';
import { trap } from './trap/trap.ts';
import type { TrapState } from './trap/trap.ts';

function session(): Session<TrapState> {
  const settings = checkSettings(trap, 2, { dice: false });
  if (!settings.ok) throw new Error(settings.reason);
  return new Session(Match.deal(trap, 2, settings.value, keyOfSeed('session')));
}

test('choices, undos and forced choices are numbered entries with what they changed', () => {
  const s = session();
  const before = s.match.state;
  const decision = s.match.decisionId(0);
  const bid = s.choose(0, 'bid 1');
  expect(bid).toMatchObject({ seq: 1, seat: 0, kind: 'choice', step: 'bid', option: 'bid 1', decision, events: [] });
  expect('before' in bid && [bid.before === before, bid.after === s.match.state]).toEqual([true, true]);
  expect(s.choose(1, 'bid 0')).toMatchObject({ seq: 2, events: [{ type: 'bids-shown', bids: [1, 0] }] });
  expect(s.choose(0, 'pass')).toMatchObject({ seq: 3, kind: 'choice' });
  expect(s.lastChoice).toMatchObject({ option: 'pass' });
  expect(s.takeBack(0)).toMatchObject({ seq: 4, kind: 'undo', option: null, step: 'take-turn' });
  expect(s.lastChoice).toBeNull();
  expect([s.seq, s.own]).toEqual([4, [4, 2]]);
});

test('what is refused is no entry', () => {
  const s = session();
  expect(s.choose(0, 'bid 9')).toMatchObject({ ok: false, code: 'refused' });
  expect(s.choose(0, 'bid 1', 'd99.0')).toMatchObject({ ok: false, code: 'closed' });
  expect(s.takeBack(0)).toMatchObject({ ok: false, code: 'no-undo' });
  expect([s.seq, s.own, s.match.log.length]).toEqual([0, [0, 0], 0]);
});

test('a log repeats entry by entry, and where there is no choice one is played', () => {
  const first = session();
  const again = session();
  for (let n = 0; !first.match.over; n++) {
    if (first.force() === null) {
      const [seat] = first.match.waiting();
      const options = first.match.due(seat ?? 0)?.options ?? [];
      first.choose(seat ?? 0, options[(n * 5) % options.length]?.id ?? '');
    }
    const entry = first.match.log.at(-1);
    const kind = entry?.auto === true ? 'forced' : 'choice';
    expect(entry === undefined ? null : again.repeat(entry)).toMatchObject({ seq: first.seq, kind });
  }
  expect([again.match.hash(), again.own]).toEqual([first.match.hash(), first.own]);
  expect([first.force(), first.firstOption(0)]).toEqual([null, null]);
});

test('the first option is what is played for whoever does not answer', () => {
  const s = session();
  expect(s.firstOption(0)).toBe('bid 0');
  s.choose(0, 'bid 0');
  expect(s.firstOption(0)).toBeNull();
});

/** Both have bid; seat 0 has passed, seat 1 has played a card. */
function played(): Session<TrapState> {
  const s = session();
  s.match.keepPastOfOthers();
  for (const [seat, option] of [
    [0, 'bid 1'],
    [1, 'bid 0'],
    [0, 'pass'],
    [1, 'play 2'],
  ] as const)
    s.choose(seat, option);
  return s;
}

test('at a private table a choice is taken back past the choices of others, and the record replays it', () => {
  const s = played();
  expect(s.match.undoBarrier(0)).toBe('other-seat');
  expect(s.rewind(0)).toMatchObject([
    { seat: 1, kind: 'undo' },
    { seat: 0, kind: 'undo' },
  ]);
  expect(s.match.decision(0)).toMatchObject({ step: 'take-turn' });
  s.choose(0, 'pass');
  const again = replayRecord(trap, recordOf(s.match, true));
  expect(again.ok && again.value.hash()).toBe(s.match.hash());
});

test('what was shown is a barrier for whoever goes back past others, too', () => {
  const s = played();
  s.rewind(0);
  expect(s.match.rewindPlan(0)).toBe('revealed');
  expect(s.rewind(0)).toMatchObject({ ok: false, code: 'no-undo' });
});

test('elsewhere nobody takes back what another chose', () => {
  const s = session();
  s.choose(0, 'bid 1');
  s.choose(1, 'bid 0');
  s.choose(0, 'pass');
  s.choose(1, 'play 2');
  expect(s.match.rewindPlan(0)).toBe('other-seat');
});
