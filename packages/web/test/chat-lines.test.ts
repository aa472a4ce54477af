import type { WireChat } from '@benchtop/server/wire';
import { expect, test } from 'vitest';
import { absentWords } from '../src/pages/online/Absent.tsx';
import { withLines } from '../src/match/online/chat-lines.ts';

const line = (no: number): WireChat => ({ no, seat: 0, name: 'Ann', text: `line ${no}`, at: no });
const lines = (from: number, to: number): WireChat[] => Array.from({ length: to - from + 1 }, (_, i) => line(from + i));

test('newer lines join those that are known, without any twice', () => {
  expect(withLines([], lines(1, 3), false)).toEqual({ chat: lines(1, 3), earlier: false });
  expect(withLines(lines(1, 3), lines(4, 5), false)).toEqual({ chat: lines(1, 5), earlier: false });
  expect(withLines(lines(1, 3), lines(2, 5), true)).toEqual({ chat: lines(1, 5), earlier: true });
  expect(withLines(lines(1, 3), [], true)).toEqual({ chat: lines(1, 3), earlier: true });
});

test('where lines are missing between, the newer ones stay, and the others are to be had', () => {
  expect(withLines(lines(1, 3), lines(31, 50), false)).toEqual({ chat: lines(31, 50), earlier: true });
  expect(withLines([], lines(31, 50), false)).toEqual({ chat: lines(31, 50), earlier: true });
});

test('who has agreed to a bot, and whose word is missing', () => {
  expect(absentWords('Cyd', [], [])).toBe('Cyd has been away for a day.');
  expect(absentWords('Cyd', [], ['Ben'])).toBe(
    'Cyd has been away for a day. A bot plays until they return if all who are here agree.',
  );
  expect(absentWords('Cyd', ['you'], ['Ben'])).toBe(
    'Cyd has been away for a day. Agreed to a bot: you. Waiting for the word of Ben.',
  );
});
