import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { checkSettings, keyOfSeed, Match } from '../src/host.ts';
import type { Game } from '../src/host.ts';
import { lawsOf } from '../src/laws/index.ts';

/* The game on the engine's page is run as it stands there. */

const page = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const blocks = [...page.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code ?? '');
const folder = mkdtempSync(path.join(import.meta.dirname, 'readme-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function gameOnPage(): Promise<Game> {
  const file = path.join(folder, 'high-card.ts');
  writeFileSync(file, blocks[0] ?? '');
  const loaded = (await import(/* @vite-ignore */ file)) as { highCard: Game };
  return loaded.highCard;
}

describe('the game on the page', async () => {
  const game = await gameOnPage();

  test('is about as long as the page says', () => {
    expect(blocks[0]?.trim().split('\n').length).toBeLessThan(90);
  });

  for (const law of lawsOf(game, { runs: 20 }))
    test(`keeps the law: ${law.name}`, () => expect(() => law.run()).not.toThrow());

  test('plays as the page shows', () => {
    const settings = checkSettings(game, 2, {});
    if (!settings.ok) throw new Error(settings.reason);
    const match = Match.deal(game, 2, settings.value, keyOfSeed('page'));
    const card = match.legalOptions(0)?.options[0]?.id ?? '';
    expect(match.play(0, card)).toMatchObject({ ok: true, events: [] });
    expect(match.view(1)).toMatchObject({ players: [{ hand: { count: 3, items: null } }, {}] });
    expect(match.undo(0)).toEqual({ ok: true, undone: 1 });
  });
});
