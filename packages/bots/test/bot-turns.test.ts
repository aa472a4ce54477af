import { Session } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { trap } from '../../engine/test/trap/trap.ts';
import { describe, expect, test } from 'vitest';
import { BotTurns, replyTo } from '../src/index.ts';
import type { BotReply, BotRoom, SeatQuestion } from '../src/index.ts';
import { deal } from './matches.ts';

/** A match in which a seat is about to choose its action; `plan` then asks that seat for more. */
function atAction(): { readonly session: Session; readonly seat: number; readonly other: number } {
  const session = new Session(deal(arcticCleanup, 2, 'bot turns', { tempo: 'none', solo: false }));
  while (session.match.decisions()[0]?.step !== 'choose-action') playFirst(session);
  const [seat = 0] = session.match.waiting();
  return { session, seat, other: 1 - seat };
}

function playFirst(session: Session): void {
  const [seat = 0] = session.match.waiting();
  if (session.force() === null) session.choose(seat, session.firstOption(seat) ?? '');
}

/** A room in which each question gets the next of these answers. */
function room(...replies: readonly (BotReply | null)[]): BotRoom & { readonly asked: SeatQuestion[] } {
  const asked: SeatQuestion[] = [];
  return {
    asked,
    run: async (work) => work(),
    ask: async (question) => {
      asked.push(question);
      return replies[asked.length - 1] ?? null;
    },
  };
}

const planning: BotReply = { option: 'plan', plan: ['done'] };

describe('a plan of a bot', () => {
  test('is followed without asking', async () => {
    const { session, seat } = atAction();
    const turns = new BotTurns(session, 'a match');
    const place = room(planning);
    expect(await turns.choose(seat, place)).toEqual({ option: 'plan', fault: null });
    session.choose(seat, 'plan');
    expect(await turns.choose(seat, place)).toEqual({ option: 'done', fault: null });
    expect(place.asked).toHaveLength(1);
  });

  test('holds no more where something else was chosen than what the bot wanted', async () => {
    const { session, seat } = atAction();
    const turns = new BotTurns(session, 'a match');
    const another = session.match.due(seat)?.options.find(({ id }) => id !== 'plan')?.id ?? '';
    const place = room({ option: another, plan: ['done'] }, { option: 'done' });
    expect(await turns.choose(seat, place)).toEqual({ option: another, fault: null });
    session.choose(seat, 'plan');
    await turns.choose(seat, place);
    expect(place.asked).toHaveLength(2);
  });

  test('holds no more where it was played and taken back', async () => {
    const { session, seat } = atAction();
    const turns = new BotTurns(session, 'a match');
    const place = room(planning, planning, planning);
    await turns.choose(seat, place);
    session.choose(seat, 'plan');
    session.takeBack(seat);
    session.choose(seat, 'plan');
    await turns.choose(seat, place);
    expect(place.asked).toHaveLength(2);
  });

  test('holds no more where what was followed never became an entry', async () => {
    const { session, seat } = atAction();
    const turns = new BotTurns(session, 'a match');
    const place = room({ option: 'plan', plan: ['done', 'done'] }, { option: 'done' });
    await turns.choose(seat, place);
    session.choose(seat, 'plan');
    await turns.choose(seat, place);
    expect(place.asked).toHaveLength(1);
    await turns.choose(seat, place);
    expect(place.asked).toHaveLength(2);
  });

  test('holds no more where somebody else chose before what the bot wanted was played', async () => {
    const session = new Session(deal(trap, 2, 'bids', { dice: false }));
    const turns = new BotTurns(session, 'a match');
    const place = room({ option: 'bid 1', plan: ['pass'] }, { option: 'pass' });
    await turns.choose(0, place);
    session.choose(1, 'bid 0');
    session.choose(0, 'bid 1');
    expect(await turns.choose(0, place)).toEqual({ option: 'pass', fault: null });
    expect(place.asked).toHaveLength(2);
  });

  test('is nothing to go by where the next choice is no option', async () => {
    const { session, seat } = atAction();
    const turns = new BotTurns(session, 'a match');
    const place = room({ option: 'plan', plan: ['nothing of the kind'] }, { option: 'done' });
    await turns.choose(seat, place);
    session.choose(seat, 'plan');
    expect(await turns.choose(seat, place)).toEqual({ option: 'done', fault: null });
    expect(place.asked).toHaveLength(2);
  });
});

describe('instead of a bot its first option is played', () => {
  const failing: BotRoom['ask'] = () => Promise.reject(new Error('no idea'));
  test.each([
    ['that answers nothing', room(null), 'no answer'],
    ['that answers what is no option', room({ option: 'nonsense', plan: ['done'] }), 'no option'],
    ['that fails', { ...room(), ask: failing }, 'no answer'],
  ] as const)('%s', async (_, place, fault) => {
    const { session, seat } = atAction();
    expect(await new BotTurns(session, 'a match').choose(seat, place)).toEqual({
      option: session.firstOption(seat),
      fault,
    });
  });
});

test('nothing is chosen at a decision that was closed while the bot thought', async () => {
  const { session, seat } = atAction();
  const place: BotRoom = {
    run: async (work) => work(),
    ask: async () => {
      session.choose(seat, 'plan');
      return { option: 'done' };
    },
  };
  expect(await new BotTurns(session, 'a match').choose(seat, place)).toBeNull();
});

test('a bot is given a world, a seat and a public seed, and nothing else', async () => {
  const { session, seat } = atAction();
  const place = room(null);
  await new BotTurns(session, 'a match').choose(seat, place);
  const [question] = place.asked;
  expect(Object.keys(question ?? {}).sort()).toEqual(['seat', 'seed', 'world']);
  expect(JSON.stringify(question)).not.toContain(session.match.key);
  expect(question?.seed).toBe(`a match ${session.seq} ${seat}`);
  expect(JSON.stringify(question)).not.toContain(session.match.commitment);
});

test('a question is answered where rules and bots are, without what the bot thought', () => {
  const { session, seat } = atAction();
  const question = { world: session.match.sample(seat, 'w').state, seat, seed: 'w' };
  expect(replyTo({ ...question, bot: 'nobody' }, arcticCleanup)).toBeNull();
  expect(replyTo({ ...question, bot: 'random' }, null)).toBeNull();
  const reply = replyTo({ ...question, bot: 'greedy' }, arcticCleanup);
  expect(session.match.due(seat)?.options.map(({ id }) => id)).toContain(reply?.option);
  expect(reply).not.toHaveProperty('info');
});
