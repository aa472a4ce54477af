import { describe, expect, it } from 'vitest';
import { credentials } from '../../harness/faults/credentials.ts';
import { duplicates, late, simultaneous, undoRaces } from '../../harness/faults/races.ts';
import { saveLoad } from '../../harness/faults/save-load.ts';
import { storm } from '../../harness/faults/storm.ts';
import type { Report } from '../../harness/faults/figures.ts';
import { called } from './called.ts';

function figure({ figures }: Report, name: string): number {
  return Number(figures.find((one) => one.name === name)?.value ?? 0);
}

const LONG = 120_000;

describe('F-09 commands that come several times, on two sockets', () => {
  it(
    'are carried out once and answered alike',
    async () => {
      const report = await duplicates(called({ commands: 150 }));
      expect(report.failures).toEqual([]);
      expect(figure(report, 'times sent')).toBeGreaterThan(figure(report, 'commands'));
    },
    LONG,
  );
});

describe('F-10 commands for decisions that are closed or not open yet', () => {
  it(
    'are refused and change nothing',
    async () => {
      expect((await late(called({ commands: 200 }))).failures).toEqual([]);
    },
    LONG,
  );
});

describe('F-11 all seats answer at once', () => {
  it(
    'nobody is refused, nothing is shown before the last',
    async () => {
      expect((await simultaneous(called({ rounds: 60 }))).failures).toEqual([]);
    },
    LONG,
  );
});

describe('F-12 an undo against the command of another seat', () => {
  it(
    'comes before it or too late',
    async () => {
      const report = await undoRaces(called({ races: 100 }));
      expect(report.failures).toEqual([]);
      expect(figure(report, 'undo won')).toBeGreaterThan(0);
      expect(figure(report, 'command won')).toBeGreaterThan(0);
    },
    LONG,
  );
});

it(
  'F-17 everybody comes back after a kill',
  async () => {
    expect((await storm(called({ sockets: 80, storms: 1, play: 500 }))).failures).toEqual([]);
  },
  LONG,
);

describe('F-30 saved and loaded at every decision', () => {
  it('is the same match', () => {
    const report = saveLoad(called({ matches: 20 }));
    expect(report.failures).toEqual([]);
    expect(figure(report, 'matches')).toBe(20);
  });
});

describe('F-32 wrong or missing credentials', () => {
  it(
    'have no effect on those who play',
    async () => {
      expect((await credentials(called({ attempts: 200 }))).failures).toEqual([]);
    },
    LONG,
  );
});
