import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { ServerMessage } from '@benchtop/server/wire';
import { describe, expect, it, vi } from 'vitest';
import { api } from '../src/match/api.ts';
import { shownMessage, shownName } from '../src/ui/shown-text.ts';
import { whoWords } from '../src/pages/lobby/table-words.ts';
import { wireTable } from './table-server.ts';

const HOSTILE = 'Ann\u202eevil';
const HEBREW = 'דנה';
const ISOLATED = `\u2068${HEBREW}\u2069`;

describe('S-12 what other people wrote', () => {
  it('is a name that keeps its own direction and leaves that of the sentence', () => {
    expect([HOSTILE, '\u2066\u2066Bob', 'C\u0000y', HEBREW, `\u2069${HEBREW}\u202e`, 'Zoë'].map(shownName)).toEqual([
      'Annevil',
      'Bob',
      'Cy',
      ISOLATED,
      ISOLATED,
      'Zoë',
    ]);
    expect(shownName(shownName(HEBREW))).toBe(ISOLATED);
  });

  it('comes over the socket harmlessly: tables and lines, old ones and new', () => {
    const line = { no: 1, seat: 0, name: HOSTILE, text: `one\u202e\u0007 ${HEBREW}`, at: 0 };
    const shown = { ...line, name: 'Annevil', text: `one ${HEBREW}` };
    const table = wireTable(arcticCleanup, [HOSTILE, HEBREW], 0);
    expect(shownMessage({ type: 'chat', table: table.id, line })).toMatchObject({ line: shown });
    expect(shownMessage({ type: 'sync', chat: [line] } as unknown as ServerMessage)).toMatchObject({ chat: [shown] });
    const message = shownMessage({ type: 'table', table, now: 0 });
    if (message.type !== 'table') throw new Error('it is another message');
    expect(message.table.seats.map(({ name }) => name)).toEqual(['Annevil', ISOLATED]);
  });

  it('comes with every answer of the server harmlessly', async () => {
    const table = wireTable(arcticCleanup, [HOSTILE, HEBREW], null);
    const answer = (value: unknown) =>
      vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(value))));
    answer({ tables: [table], next: null });
    for (const reply of [await api.tables('gathering', null), await api.mine(), await api.past(null)])
      expect(reply.ok && reply.value.tables.map(whoWords)).toEqual([`Annevil – ${ISOLATED}`]);
    answer(table);
    for (const reply of [await api.table('x', null), await api.leave('x'), await api.rematch('x')])
      expect(reply.ok && whoWords(reply.value)).toBe(`Annevil – ${ISOLATED}`);
    vi.unstubAllGlobals();
  });
});
