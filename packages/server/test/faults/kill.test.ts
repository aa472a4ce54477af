import { describe, expect, it } from 'vitest';
import { killReport, killRun } from '../../harness/faults/kill.ts';
import type { KillPlan } from '../../harness/faults/kill.ts';

/** A process dies at points of its own work, not after a time: how fast the machine is plays no part. */
const short: KillPlan = {
  kills: 10,
  matches: 24,
  acked: 400,
  seed: 7,
  life: 60,
  at: 'points',
  part: 'plain',
  signal: 'SIGKILL',
  finish: 'checker',
};

describe('F-01 the server is killed while everybody plays', () => {
  it('ten times, at points that were chosen: no acknowledged move is lost or doubled, and every client was told the log', async () => {
    const run = await killRun(short);
    expect(killReport(run).failures).toEqual([]);
    expect(run.kills).toBeGreaterThanOrEqual(10);
    expect(run.earlyKills).toBeGreaterThan(0);
    const { acked, tables, entries, looks, committed } = run.verdict.counts;
    expect(committed).toBeGreaterThan(0);
    expect(acked).toBeGreaterThanOrEqual(400);
    expect(tables).toBeGreaterThanOrEqual(24);
    expect(entries).toBeGreaterThan(acked);
    expect(looks).toBeGreaterThan(0);
  }, 900_000);

  it('a server that answers before its disk has the move is found out', async () => {
    const { verdict } = await killRun({ ...short, kills: 1, matches: 12, acked: 100, part: 'early-ack' });
    const words = verdict.violations.map(({ law, words: said }) => `${law} ${said}`).join('\n');
    expect(words).toMatch(/^a .* was acknowledged as entry \d+ and is lost$/m);
  }, 900_000);

  it('a server that forgets which commands it has had is found out', async () => {
    const { verdict } = await killRun({ ...short, kills: 2, matches: 12, acked: 100, part: 'no-dedupe' });
    expect(verdict.violations.map(({ law }) => law)).toContain('e');
    expect(verdict.violations.some(({ words }) => words.includes('was answered'))).toBe(true);
  }, 900_000);
});

describe('F-33 the server is asked to end while everybody plays', () => {
  it('ends, loses nothing, and clients go on at the next start', async () => {
    const run = await killRun({ ...short, kills: 2, matches: 12, acked: 100, signal: 'SIGTERM' });
    expect(killReport(run).failures).toEqual([]);
    expect(run.stops).toHaveLength(run.kills);
  }, 900_000);
});
