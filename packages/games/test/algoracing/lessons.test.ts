import { isTask, keyOfSeed, lessonPlace, Match } from '@benchtop/engine/host';
import type { GameEvent, Lesson, LessonReply, LessonTask } from '@benchtop/engine/host';
import { describe, expect, test } from 'vitest';
import { algoracing } from '../../src/algoracing/index.ts';
import { firstDrive } from '../../src/algoracing/lessons/first-drive.ts';

const LEARNER = 0;

interface Heard {
  readonly step: LessonTask | LessonReply;
  readonly events: readonly GameEvent[];
}

function begin(lesson: Lesson) {
  return Match.deal(algoracing, lesson.seats.length, lesson.settings, keyOfSeed(lesson.seed));
}

type LessonMatch = ReturnType<typeof begin>;

/** Plays what leaves no choice, as the table does. */
function playForced(match: LessonMatch): GameEvent[] {
  const events: GameEvent[] = [];
  for (;;) {
    const [decision] = match.decisions();
    if (decision === undefined) return events;
    const [only, another] = match.legalOptions(decision.seat)?.options ?? [];
    if (only === undefined || another !== undefined) return events;
    const played = match.repeat({ seat: decision.seat, step: decision.step, option: only.id, auto: true });
    if (played.ok && 'events' in played) events.push(...played.events);
  }
}

function make(match: LessonMatch, task: boolean, option: string): GameEvent[] {
  const [decision] = match.decisions();
  const owner = decision?.seat ?? -1;
  expect([option, owner === LEARNER]).toEqual([option, task]);
  const played = match.play(owner, option);
  if (!played.ok) throw new Error(`${option}: ${played.reason}`);
  return [...played.events, ...playForced(match)];
}

/** Follows the script; `pick` says which of several accepted options is taken. */
function follow(lesson: Lesson, pick = 0): { readonly match: LessonMatch; readonly told: readonly Heard[] } {
  const match = begin(lesson);
  const told = lesson.steps.map((step) => {
    const task = isTask(step);
    const options = task ? [step.expect[Math.min(pick, step.expect.length - 1)] ?? ''] : step.auto;
    expect(lessonPlace(lesson, match.log)?.step).toBe(step);
    return { step, events: options.flatMap((option) => make(match, task, option)) };
  });
  return { match, told };
}

/** What the learner's rover did in the step that expects an option, the n-th time. */
function heard(told: readonly Heard[], option: string, n = 0): readonly GameEvent[] {
  const at = told.filter(({ step }) => isTask(step) && step.expect.includes(option))[n];
  return (at?.events ?? []).filter((event) => event['seat'] === LEARNER);
}

describe('First drive', () => {
  test.each([0, 1, 2])('every step can be played, whatever the colour (%i)', (pick) => {
    const { match } = follow(firstDrive, pick);
    const of = firstDrive.steps.filter(isTask).length;
    expect(lessonPlace(firstDrive, match.log)).toEqual({ step: null, accepted: [], tasks: of, of });
    expect(match.over).toBe(false);
  });

  const { match, told } = follow(firstDrive);
  const types = (events: readonly GameEvent[]): string[] => events.map(({ type }) => type);

  test('the first run picks a sample up', () => {
    expect(types(heard(told, 'run'))).toContain('sample-picked');
  });

  test('the hill makes the second run skip its step, and the jump still fetches the sample', () => {
    const run = heard(told, 'add jump', 0);
    expect(run).toContainEqual(expect.objectContaining({ type: 'command-skipped', kind: 'step', reason: 'hill' }));
    expect(run).toContainEqual(expect.objectContaining({ type: 'rover-moved', kind: 'jump' }));
    expect(types(run)).toContain('sample-picked');
  });

  test('the swap brings the jump that was missing', () => {
    const place = told.findIndex(({ step }) => isTask(step) && step.expect.includes('pass'));
    expect(place).toBeGreaterThan(0);
    expect(heard(told, 'done')).toContainEqual(expect.objectContaining({ type: 'cards-drawn', kinds: ['jump'] }));
    expect(heard(told, 'done')).toContainEqual(expect.objectContaining({ type: 'turn-passed', swapped: 1 }));
  });

  test('the encounter is paid with a sample', () => {
    const run = heard(told, 'add jump', 1);
    expect(run).toContainEqual(expect.objectContaining({ type: 'command-skipped', kind: 'jump', reason: 'rover' }));
    expect(run).toContainEqual(expect.objectContaining({ type: 'compensation', from: 1 }));
  });

  test('the last run delivers three new types for 6 points', () => {
    const delivered = heard(told, 'add all-way', 2).find(({ type }) => type === 'samples-delivered');
    expect(delivered).toMatchObject({ corner: 'ne', points: 6, total: 6 });
    expect(new Set(delivered?.['types'] as readonly string[]).size).toBe(3);
    expect(match.scores()[LEARNER]?.total).toBe(6);
  });

  test('the learner lays every command that the captions name', () => {
    const laid = told.flatMap(({ step }) => (isTask(step) ? step.expect : []));
    for (const kind of ['step', 'left', 'right', 'all-way', 'jump']) expect(laid).toContain(`add ${kind}`);
  });
});

describe('the place in a lesson', () => {
  test('a choice that was taken back is due again', () => {
    const table = begin(firstDrive);
    make(table, true, 'red');
    make(table, false, 'white');
    make(table, false, 'ne');
    make(table, false, 'face west');
    make(table, true, 'sw');
    expect(lessonPlace(firstDrive, table.log)?.accepted).toEqual(['face north']);
    expect(table.undo(LEARNER).ok).toBe(true);
    expect(lessonPlace(firstDrive, table.log)).toMatchObject({ accepted: ['sw'], tasks: 1 });
  });

  test('a choice that the script does not know leaves it', () => {
    const table = begin(firstDrive);
    make(table, true, 'white');
    expect(lessonPlace(firstDrive, table.log)).toBeNull();
  });
});
