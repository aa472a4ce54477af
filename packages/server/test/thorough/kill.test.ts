import { expect, it } from 'vitest';
import { killReport, killRun } from '../../harness/faults/kill.ts';
import { shortKills } from '../faults/called.ts';

it('F-01 killed ten times while everybody plays: no acknowledged move is lost or doubled', async () => {
  const run = await killRun(shortKills);
  expect(killReport(run).failures).toEqual([]);
  expect(run.kills).toBeGreaterThanOrEqual(10);
  expect(run.earlyKills).toBeGreaterThan(0);
  const { acked, tables, entries, looks, committed } = run.verdict.counts;
  expect(committed).toBeGreaterThan(0);
  expect(acked).toBeGreaterThanOrEqual(400);
  expect(tables).toBeGreaterThanOrEqual(24);
  expect(entries).toBeGreaterThan(acked);
  expect(looks).toBeGreaterThan(0);
});
