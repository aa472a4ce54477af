import { describe, expect, test } from 'vitest';
import { checkSettings, keyOfSeed, lessonMatch, Match, recordOf, replayRecord } from '../src/host.ts';
import type { Json, Lesson } from '../src/host.ts';
import { trap } from './trap/trap.ts';

const settings = checkSettings(trap, 2, {});
if (!settings.ok) throw new Error(settings.reason);
const dealt = Match.deal(trap, 2, settings.value, keyOfSeed('somewhere else'));
const elsewhere = JSON.parse(JSON.stringify(dealt.state)) as { readonly [key: string]: Json };

function lesson(more: Partial<Lesson>): Lesson {
  return {
    id: 'first',
    title: 'First',
    game: 'trap',
    seats: ['Ann', 'Bob'],
    settings: {},
    seed: 'lesson',
    steps: [],
    done: '',
    ...more,
  };
}

function begun(more: Partial<Lesson>): Match {
  const match = lessonMatch(trap, lesson(more));
  if (!match.ok) throw new Error(match.reason);
  return match.value;
}

function reason(more: Partial<Lesson>): string {
  const match = lessonMatch(trap, lesson(more));
  return match.ok ? 'begun' : match.reason;
}

describe('the match of a lesson', () => {
  test('is dealt from its seed', () => {
    const expected = Match.deal(trap, 2, settings.value, keyOfSeed('lesson'));
    expect(begun({}).hash()).toBe(expected.hash());
  });

  test('begins with its position, if it has one, and its record says so', () => {
    const match = begun({ start: elsewhere });
    expect([match.hash(), match.key]).toEqual([dealt.hash(), keyOfSeed('lesson')]);
    const replayed = replayRecord(trap, JSON.parse(JSON.stringify(recordOf(match, true))));
    expect(replayed.ok && replayed.value.hash()).toBe(dealt.hash());
  });

  test('is refused with wrong settings, a wrong position, or one for others', () => {
    expect(reason({ settings: { length: 'endless' } })).toMatch('length');
    expect(reason({ start: { ...elsewhere, stack: [] } })).toMatch('nobody owes a decision');
    expect(reason({ start: elsewhere, seats: ['Ann', 'Bob', 'Cid'] })).toBe(
      'Its position is for another number of players.',
    );
  });
});
