import { keyOfSeed } from '@benchtop/engine/host';
import { arcticCleanup } from '@benchtop/games/arctic-cleanup';
import { describe, expect, it } from 'vitest';
import { LocalMatch } from '../src/local/local-match.ts';
import type { SavedMatch } from '../src/local/saves.ts';

const seats = [
  { name: 'Ann', bot: null },
  { name: 'Bot', bot: 'random' },
];
const settings = { tempo: 'none', solo: false };

function dealt(): LocalMatch {
  return LocalMatch.deal('m', arcticCleanup, seats, settings, keyOfSeed('local'));
}

/** Always the last option, forced choices in between. */
function playOn(local: LocalMatch, choices: number): LocalMatch {
  for (let made = 0; made < choices && !local.over;) {
    if (local.playForced()) continue;
    const decision = local.match.decisions()[0];
    const option = decision === undefined ? undefined : local.match.legalOptions(decision.seat)?.options.at(-1);
    if (decision === undefined || option === undefined) throw new Error('nothing to choose');
    expect(local.play(decision, option.id)).toBeNull();
    made++;
  }
  return local;
}

/** As the browser keeps it: through text. */
function throughText(save: SavedMatch): SavedMatch {
  return JSON.parse(JSON.stringify(save)) as SavedMatch;
}

describe('a local match', () => {
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
