import { keyOfSeed, lessonMatch } from '@benchtop/engine/host';
import type { View } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import type { ArcticView } from '@benchtop/games/arctic-cleanup';
import { lessons, lineae } from '@benchtop/games/lineae';
import { describe, expect, it } from 'vitest';
import { LocalMatch } from '../src/match/local/local-match.ts';
import type { SavedMatch } from '../src/match/local/saves.ts';

const seats = [
  { name: 'Ann', bot: null },
  { name: 'Bot', bot: 'random' },
];
const settings = { tempo: 'none', solo: false };

function dealt(): LocalMatch {
  return LocalMatch.deal('m', arcticCleanup, seats, settings, keyOfSeed('local'));
}

/** Always the last option (or the first: 0), forced choices in between. */
function playOn(local: LocalMatch, choices: number, which = -1): LocalMatch {
  for (let made = 0; made < choices && !local.over;) {
    if (local.playForced()) continue;
    const decision = local.match.decisions()[0];
    const option = decision === undefined ? undefined : local.match.legalOptions(decision.seat)?.options.at(which);
    if (decision === undefined || option === undefined) throw new Error('nothing to choose');
    expect(local.play(decision, option.id)).toBeNull();
    made++;
  }
  return local;
}

/** Until a seat owes a choice. */
function untilAsked(local: LocalMatch, asked: number): LocalMatch {
  for (;;) {
    if (local.playForced()) continue;
    if (local.match.waiting().includes(asked)) return local;
    playOn(local, 1, 0);
  }
}

const arctic = (view: View): ArcticView => view as unknown as ArcticView;

function fail(): never {
  throw new Error('no such entry');
}

/** As the browser keeps it: through text. */
function throughText(save: SavedMatch): SavedMatch {
  return JSON.parse(JSON.stringify(save)) as SavedMatch;
}

describe('a local match', () => {
  it('that began with the position of a lesson goes on after being kept', () => {
    const lesson = lessons.find(({ id }) => id === 'sample-turn-2');
    const match = lesson === undefined ? null : lessonMatch(lineae, lesson);
    if (lesson === undefined || match?.ok !== true) throw new Error('no such lesson');
    const people = lesson.seats.map((name, seat) => ({ name, bot: seat === 0 ? null : 'random' }));
    const local = LocalMatch.begin('m', people, match.value);
    const [decision] = local.match.decisions();
    expect(decision === undefined ? null : local.play(decision, 'place lock-2')).toBeNull();
    const resumed = LocalMatch.resume(lineae, throughText(local.saved('', 0)));
    expect(resumed.ok && resumed.value.match.hash()).toBe(local.match.hash());
    expect(resumed.ok && resumed.value.positions).toEqual(local.positions);
  });

  it('goes on after being kept: same state, same log, same positions', () => {
    const local = playOn(dealt(), 30);
    const resumed = LocalMatch.resume(arcticCleanup, throughText(local.saved('', 0)));
    if (!resumed.ok) throw new Error(resumed.reason);
    expect(resumed.value.match.hash()).toBe(local.match.hash());
    expect(resumed.value.match.log).toEqual(local.match.log);
    expect(resumed.value.positions).toEqual(local.positions);
    expect(resumed.value.logEntries).toEqual(local.logEntries);
  });

  it('marks forced choices and has one position after every entry of the log', () => {
    const local = playOn(dealt(), 60);
    expect(local.logEntries.some(({ entry }) => entry.auto)).toBe(true);
    expect(local.positions).toHaveLength(local.logEntries.length + 1);
    expect(local.positions.at(-1)).toBe(local.match.state);
  });

  it('shows each event with the table right after it, as each seat sees it', () => {
    const local = playOn(dealt(), 60);
    let slid = 0;
    for (let index = 0; index < local.length; index++)
      for (const perspective of [0, 1, null]) {
        const { seat, events, views } = local.logEntry(index, perspective) ?? fail();
        expect(views).toHaveLength(events.length);
        if (events.length > 0) expect(views.at(-1)).toBe(local.view(index + 1, perspective));
        if (events.at(-2)?.type !== 'cards-slid' || events.at(-1)?.type !== 'turn-ended') continue;
        slid++;
        const [before, between, after] = [local.view(index, perspective), ...views.slice(-2)].map(arctic);
        expect(between?.players[seat]?.cards).toEqual(events.at(-2)?.['row']);
        expect([between?.active, between?.turns, between?.seat]).toEqual([before?.active, before?.turns, perspective]);
        expect(after?.turns).toBe((before?.turns ?? 0) + 1);
      }
    expect(slid).toBeGreaterThan(9);
  });

  it('plays nothing by itself while there is a choice', () => {
    const local = dealt();
    while (local.playForced());
    const before = local.match.hash();
    expect(local.playForced()).toBe(false);
    expect(local.match.hash()).toBe(before);
  });

  it('keeps an undo in its log and in the save', () => {
    const local = dealt();
    while (local.playForced());
    const decision = local.match.decisions()[0];
    if (decision === undefined) throw new Error('nobody is to move');
    const before = local.match.hash();
    const option = local.match.legalOptions(decision.seat)?.options[0]?.id ?? '';
    local.play(decision, option);
    expect(local.undo(decision.seat)).toBeNull();
    expect(local.match.hash()).toBe(before);
    expect(local.logEntries.at(-1)?.entry.option).toBeNull();
    expect(LocalMatch.resume(arcticCleanup, throughText(local.saved('', 0))).ok).toBe(true);
  });

  it('alone against bots takes back past what they chose, and says so', () => {
    // Factories and ships are placed in turn: nothing is drawn, nothing was hidden.
    const local = untilAsked(untilAsked(dealt(), 1), 0);
    playOn(untilAsked(local, 1), 1, 0);
    const own = local.positions[local.match.log.findLastIndex(({ seat, auto }) => seat === 0 && !auto)];
    expect(local.match.undoBarrier(0)).toBe('other-seat');
    expect(local.undoBarrier(0)).toBeNull();
    expect(local.undo(0)).toBeNull();
    expect([local.match.state, local.rewinds]).toEqual([own, 1]);
    const resumed = LocalMatch.resume(arcticCleanup, throughText(local.saved('', 0)));
    expect(resumed.ok && [resumed.value.match.state, resumed.value.rewinds]).toEqual([own, 1]);
  });

  it('between two people at one device nobody takes back what the other chose', () => {
    const people = seats.map((seat) => ({ ...seat, bot: null }));
    const local = LocalMatch.deal('m', arcticCleanup, people, settings, keyOfSeed('local'));
    playOn(local, 2);
    expect(local.undoBarrier(0)).toBe('other-seat');
    expect(local.undo(0)).toMatchObject({ code: 'no-undo' });
  });

  it('refuses a choice for a decision that is closed', () => {
    const local = dealt();
    while (local.playForced());
    const decision = local.match.decisions()[0];
    if (decision === undefined) throw new Error('nobody is to move');
    const option = local.match.legalOptions(decision.seat)?.options[0]?.id ?? '';
    expect(local.play(decision, option)).toBeNull();
    expect(local.play(decision, option)).not.toBeNull();
  });

  it('says what is wrong with a save that does not fit its record', () => {
    const save = throughText(playOn(dealt(), 5).saved('', 0));
    const fewer = LocalMatch.resume(arcticCleanup, { ...save, seats: seats.slice(0, 1) });
    expect(fewer).toEqual({ ok: false, reason: 'It names a different number of players than its record.' });
    const forged = { ...save, record: { ...save.record, head: '0'.repeat(64) } };
    expect(LocalMatch.resume(arcticCleanup, forged)).toEqual({ ok: false, reason: 'The last hash is wrong.' });
  });
});
