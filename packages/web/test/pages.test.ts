import type { WireTable, WireTables } from '@benchtop/server/wire';
import { describe, expect, it } from 'vitest';
import type { Reply } from '../src/match/api.ts';
import { fitting, turned } from '../src/pages/lobby/pages.ts';

const tables = (...ids: string[]): WireTable[] => ids.map((id) => ({ id }) as WireTable);
const page = (next: string | null, ...ids: string[]): Reply<WireTables> => ({
  ok: true,
  value: { tables: tables(...ids), next },
});
const lost: Reply<WireTables> = { ok: false, status: 0, code: null, reason: 'Away.' };

/** A server with these pages, by the place at which each begins. */
function served(pages: { readonly [from: string]: Reply<WireTables> }) {
  const asked: string[] = [];
  const turn = async (from: string | null): Promise<Reply<WireTables>> => {
    asked.push(from ?? 'start');
    return Promise.resolve(pages[from ?? 'start'] ?? lost);
  };
  return { asked, turn };
}

describe('a list in pages', () => {
  const whole = { start: page('p2', 'a', 'b'), p2: page('p3', 'c'), p3: page(null, 'd') };

  it('is fetched as far as it was turned, and says whether it goes on', async () => {
    const { asked, turn } = served(whole);
    expect(await turned(turn, 1)).toEqual(page('p2', 'a', 'b'));
    expect(await turned(turn, 2)).toEqual(page('p3', 'a', 'b', 'c'));
    expect(await turned(turn, 9)).toEqual(page(null, 'a', 'b', 'c', 'd'));
    expect(asked).toEqual(['start', 'start', 'p2', 'start', 'p2', 'p3']);
  });

  it('shows a table once that went to the next page meanwhile', async () => {
    const { turn } = served({ start: page('p2', 'a', 'b'), p2: page(null, 'b', 'c') });
    expect(await turned(turn, 2)).toEqual(page(null, 'a', 'b', 'c'));
  });

  it('is not shown by half when the server is lost on the way', async () => {
    const { turn } = served({ start: page('gone', 'a') });
    expect(await turned(turn, 2)).toEqual(lost);
  });

  it('leaves out what does not fit, and pages without anything that fits, but does not search for ever', async () => {
    const { asked, turn } = served({ ...whole, p3: page('p4', 'e'), p4: page(null, 'a') });
    const only = (id: string) => fitting(turn, (table) => table.id === id);
    expect(await only('b')(null)).toEqual(page('p2', 'b'));
    expect(await only('e')(null)).toEqual(page('p4', 'e'));
    expect(await only('x')(null)).toEqual(page(null));
    asked.length = 0;
    const endless = fitting(
      async () => turn('p2'),
      () => false,
    );
    expect(await endless(null)).toEqual(page('p3'));
    expect(asked).toHaveLength(5);
  });
});
