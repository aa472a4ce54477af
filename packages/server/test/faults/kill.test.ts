import { describe, expect, it } from 'vitest';
import { killReport, killRun } from '../../harness/faults/kill.ts';
import { shortKills } from './called.ts';

describe('F-01 the server is killed while everybody plays', () => {
  it('three times, at points that were chosen: no acknowledged move is lost or doubled, and every client was told the log', async () => {
    const run = await killRun({ ...shortKills, kills: 3, matches: 12, acked: 120 });
    expect(killReport(run).failures).toEqual([]);
    expect(run.kills).toBeGreaterThanOrEqual(3);
    const { acked, tables, entries, looks, committed } = run.verdict.counts;
    expect(committed).toBeGreaterThan(0);
    expect(acked).toBeGreaterThanOrEqual(120);
    expect(tables).toBeGreaterThanOrEqual(12);
    expect(entries).toBeGreaterThan(acked);
    expect(looks).toBeGreaterThan(0);
  });
});

describe('F-33 the server is asked to end while everybody plays', () => {
  it('ends, loses nothing, and clients go on at the next start', async () => {
    const run = await killRun({ ...shortKills, kills: 2, matches: 12, acked: 100, signal: 'SIGTERM' });
    expect(killReport(run).failures).toEqual([]);
    expect(run.stops).toHaveLength(run.kills);
  });
});
