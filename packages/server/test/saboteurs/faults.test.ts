import { expect, it } from 'vitest';
import { credentials } from '../../harness/faults/credentials.ts';
import { killRun } from '../../harness/faults/kill.ts';
import { duplicates, late, simultaneous, undoRaces } from '../../harness/faults/races.ts';
import { saveLoad } from '../../harness/faults/save-load.ts';
import { called, shortKills } from '../faults/called.ts';

it('F-01 a server that answers before its disk has the move is found out', async () => {
  const { verdict } = await killRun({ ...shortKills, kills: 1, matches: 12, acked: 100, part: 'early-ack' });
  const words = verdict.violations.map(({ law, words: said }) => `${law} ${said}`).join('\n');
  expect(words).toMatch(/^a .* was acknowledged as entry \d+ and is lost$/m);
});

it('F-01 a server that forgets which commands it has had is found out', async () => {
  const { verdict } = await killRun({ ...shortKills, kills: 2, matches: 12, acked: 100, part: 'no-dedupe' });
  expect(verdict.violations.map(({ law }) => law)).toContain('e');
  expect(verdict.violations.some(({ words }) => words.includes('was answered'))).toBe(true);
});

it('F-09 a server that forgets commands is found out', async () => {
  expect((await duplicates(called({ commands: 150 }, 'no-dedupe'))).failures).not.toEqual([]);
});

it('F-10 a server that takes any decision for the open one is found out', async () => {
  expect((await late(called({ commands: 200 }, 'any-decision'))).failures.join()).toContain('out of order was acked');
});

it('F-11 a server where one answer closes the decision of the others is found out', async () => {
  expect((await simultaneous(called({ rounds: 60 }, 'one-version'))).failures.join()).toContain('refused closed');
});

it('F-12 a server that does several things at once at a table is found out', async () => {
  expect((await undoRaces(called({ races: 200 }, 'no-mailbox'))).failures).not.toEqual([]);
});

it('F-30 a snapshot that forgets what may be taken back is found out', () => {
  expect(saveLoad(called({ matches: 10 }, 'forgetful')).failures).not.toEqual([]);
});

it('F-32 a server that takes any token is found out', async () => {
  expect((await credentials(called({ attempts: 100 }, 'any-session'))).failures.join()).toContain('101');
});
