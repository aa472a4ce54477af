import { BotTurns } from '@benchtop/bots';
import type { Bot, BotTask } from '@benchtop/bots';
import { checkSettings, freshKey, Match, Session } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { expect, test } from 'vitest';
import { botRoom } from '../src/play/bot-room.ts';

test('nothing that a bot is given holds the key of the match or its true state', async () => {
  const settings = checkSettings(arcticCleanup, 2, {});
  if (!settings.ok) throw new Error(settings.reason);
  const match = Match.deal(arcticCleanup, 2, settings.value, freshKey());
  const tasks: BotTask[] = [];
  const spy: Bot = {
    id: 'spy',
    title: 'Spy',
    description: 'Keeps what it is given.',
    choose(task) {
      tasks.push(task);
      return { option: match.legalOptions(task.seat)?.options[0]?.id ?? '', info: {} };
    },
  };
  const seat = match.decisions()[0]?.seat ?? 0;
  const session = new Session(match);
  const room = botRoom({ session, own: 1 - seat, bots: [spy, spy], names: ['a', 'b'] });
  expect(await new BotTurns(session, match.commitment).choose(seat, room)).toMatchObject({ fault: null });
  expect(tasks).toHaveLength(1);
  const { game: _rules, ...given } = tasks[0] ?? {};
  expect(JSON.stringify(given)).not.toContain(match.key);
  expect(given).toHaveProperty('world');
  expect('world' in given && given.world).not.toBe(match.state);
});
