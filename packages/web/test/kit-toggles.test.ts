import { keyOfSeed, Match } from '@benchtop/engine/host';
import { expect, test } from 'vitest';
import { choicesOf } from '../src/table/kit/choices.ts';
import { gatheredOf, picksOf } from '../src/table/kit/toggles.ts';
import { sample } from './sample/game.ts';

const sent: unknown[] = [];
const act = { choose: (id: string) => void sent.push(id), explain: () => undefined };

function asked(first: string) {
  const match = Match.deal(sample, 1, {}, keyOfSeed('toggles'));
  match.play(0, first);
  return match.legalOptions(0);
}

/** A place to keep what is chosen, as a board has it. */
function keeping<T>() {
  let items: readonly T[] = [];
  return {
    get items() {
      return items;
    },
    set: (next: readonly T[]) => void (items = next),
  };
}

test('three toggles of five are one option, and only sets that are offered can be begun', () => {
  const kept = keeping<string>();
  const picks = () => picksOf(choicesOf(sample, 'send-scouts', asked('scout'), act), ({ places }) => places, kept);
  expect(picks().canPut('hill')).toBe(true);
  expect([picks().canPut('cave'), picks().refusal('cave')]).toEqual([false, expect.stringContaining('closed')]);
  expect(picks().refusal('hill')).toBeNull();
  picks().put('shore');
  picks().put('hill');
  expect([picks().confirm, picks().canPut('hill')]).toEqual([null, false]);
  picks().put('wood');
  expect(picks().canPut('river')).toBe(false);
  picks().take('hill');
  expect(picks().chosen).toEqual(['shore', 'wood']);
  picks().put('river');
  picks().confirm?.();
  expect(sent.splice(0)).toEqual(['river wood shore']);
  picks().clear();
  expect(picks().chosen).toEqual([]);
});

test('what is gathered for a chain is sent in its order, within its limits', () => {
  const kept = keeping<string>();
  const limits = { most: 3, least: 2, each: (coin: string) => (coin === 'copper' ? 1 : 2) };
  const coins = () =>
    gatheredOf(
      choicesOf(sample, 'give-coin', asked('pay'), act),
      ({ coin }) => coin,
      kept,
      limits,
      (items) => sent.push(...items),
    );
  expect([coins().asked, coins().confirm]).toEqual([true, null]);
  coins().put('silver');
  expect(coins().confirm).toBeNull();
  coins().put('copper');
  expect([coins().canPut('copper'), coins().canPut('silver'), coins().canPut('stone')]).toEqual([false, true, false]);
  coins().put('silver');
  expect([coins().count('silver'), coins().canPut('gold')]).toEqual([2, false]);
  coins().confirm?.();
  expect(sent.splice(0)).toEqual(['silver', 'copper', 'silver']);
});

test('nothing can be gathered for what is not asked', () => {
  const open = asked('scout');
  const picks = picksOf(choicesOf(sample, 'give-coin', open, act), ({ coin }) => [coin], keeping<string>());
  expect([picks.asked, picks.canPut('gold'), picks.confirm]).toEqual([false, false, null]);
});
