import type { Game } from '@benchtop/engine/host';
import { Match } from '@benchtop/engine/host';
import { games } from '@benchtop/games';
import { describe, expect, test } from 'vitest';
import { lookForKeys } from '../../harness/secrets/keys.ts';
import { tricks, tryReveals } from '../../harness/secrets/reveals.ts';
import { trap } from '../../../engine/test/trap/trap.ts';
import { LiveMatch } from '../../src/host/live-match.ts';

const all: readonly Game[] = [...games, trap];

describe('what chance has shown', () => {
  test.each(all)('stays, whatever is tried: $id', async (game) => {
    const { faults, byTrick } = await tryReveals(game, 15, 'test');
    expect(faults).toEqual([]);
    expect([...byTrick.keys()].toSorted()).toEqual(tricks.toSorted());
  });

  test('would be seen to change if it could be taken back', async () => {
    const { undoBarrier } = Match.prototype;
    Match.prototype.undoBarrier = function (seat) {
      const barrier = undoBarrier.call(this, seat);
      return barrier === 'revealed' ? null : barrier;
    };
    try {
      expect((await tryReveals(trap, 60, 'test')).faults).not.toEqual([]);
    } finally {
      Match.prototype.undoBarrier = undoBarrier;
    }
  });

  test('would be seen to change if a restart dealt anew', async () => {
    const { deal } = LiveMatch;
    let deals = 0;
    LiveMatch.deal = (game, seats, settings, key) => {
      const digit = (deals++ % 16).toString(16);
      return deal.call(LiveMatch, game, seats, settings, digit + key.slice(1));
    };
    try {
      expect((await tryReveals(trap, 60, 'test')).faults).not.toEqual([]);
    } finally {
      LiveMatch.deal = deal;
    }
  });
});

describe('keys and hashes', () => {
  test.each(all)('are in nothing that is sent while a match runs: $id', async (game) => {
    const { faults, texts } = await lookForKeys(game, 2, 'test');
    expect(faults).toEqual([]);
    expect(texts).toBeGreaterThan(100);
  });
});
