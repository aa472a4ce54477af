import { replyTo } from '@benchtop/bots';
import { gameOf } from '@benchtop/games';
import { expect, it } from 'vitest';
import { dice, openHouse, playOne, promptBots, sitDown } from './house.ts';

it('the plan of a bot is followed: its thread is not asked again', async () => {
  const asked: string[] = [];
  const bots = promptBots((question) => {
    const step = question.world.stack.at(-1)?.step ?? '';
    asked.push(step);
    if (step === 'choose-action') return { option: 'plan', plan: ['done'] };
    return replyTo({ ...question, bot: 'random' }, gameOf(question.game));
  });
  const house = await openHouse({ bots });
  const { clients } = await sitDown(house, { game: 'arctic-cleanup', bots: [null, 'greedy'] });
  const roll = dice(3);
  const played = (): number => asked.filter((step) => step === 'choose-action').length;
  await expect
    .poll(
      async () => {
        await playOne(clients, roll);
        return played();
      },
      { interval: 2 },
    )
    .toBeGreaterThan(4);
  expect(asked).not.toContain('plan-pick');
  expect(house.warnings).toEqual([]);
  await house.host.stop();
});
