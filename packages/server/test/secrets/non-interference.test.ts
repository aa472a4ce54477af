import type { Game } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { describe, expect, test } from 'vitest';
import { comparePairs } from '../../harness/secrets/pairs.ts';
import { trap } from '../../../engine/test/trap/trap.ts';
import { saboteurs } from './saboteurs.ts';

/** The games, and the engine's own that has secret simultaneous answers. */
const all: readonly Game[] = [...games, trap];

/** Every channel and every kind of viewer is met; `npm run harness -- secrets` compares as many as one likes. */
const PAIRS = 96;

describe('two worlds that a seat cannot tell apart', () => {
  test.each(all)('are the same to it by every channel: $id', async (game) => {
    const { leaks, differing, byChannel, byViewer } = await comparePairs({ game, pairs: PAIRS, seed: 'test' });
    expect(leaks).toEqual([]);
    expect(differing).toBe(PAIRS);
    const channels = [
      'answer',
      'beat',
      'bot',
      'chat',
      'history',
      'lobby',
      'log',
      'moved',
      'record',
      'reminder',
      'sync',
      'table',
    ];
    expect([...byChannel.keys()].toSorted()).toEqual(channels);
    expect([...byViewer.keys()]).toEqual(expect.arrayContaining(['seat 0', 'seat 1', 'spectator', 'late spectator']));
  });
});

describe('a planted leak is found', () => {
  test.each(saboteurs)('$name ($game)', async ({ game: id, tampering = {}, patch }) => {
    const game = all.find((one) => one.id === id) ?? trap;
    const restore = patch?.() ?? (() => undefined);
    try {
      const { leaks } = await comparePairs({ game, pairs: 720, seed: 'test', tampering, enough: 1 });
      expect(leaks).not.toEqual([]);
    } finally {
      restore();
    }
  });
});
