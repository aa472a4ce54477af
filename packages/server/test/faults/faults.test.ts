import { describe, expect, it } from 'vitest';
import type { Call } from '../../harness/faults/call.ts';
import { credentials } from '../../harness/faults/credentials.ts';
import { waitFor } from '../../harness/faults/patience.ts';
import { duplicates, late, simultaneous, undoRaces } from '../../harness/faults/races.ts';
import { saveLoad } from '../../harness/faults/save-load.ts';
import { storm } from '../../harness/faults/storm.ts';
import type { Report } from '../../harness/faults/figures.ts';

/** Short runs against real processes; `docs/reliability.md` has the long ones. */
function called(numbers: { readonly [name: string]: number }, part: string | null = null): Call {
  waitFor(part);
  return { part, number: (name, otherwise) => numbers[name] ?? otherwise };
}

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

  it(
    'a server that forgets commands is found out',
    async () => {
      expect((await duplicates(called({ commands: 150 }, 'no-dedupe'))).failures).not.toEqual([]);
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

  it(
    'a server that takes any decision for the open one is found out',
    async () => {
      expect((await late(called({ commands: 200 }, 'any-decision'))).failures.join()).toContain(
        'out of order was acked',
      );
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

  it(
    'a server where one answer closes the decision of the others is found out',
    async () => {
      expect((await simultaneous(called({ rounds: 60 }, 'one-version'))).failures.join()).toContain('refused closed');
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

  it(
    'a server that does several things at once at a table is found out',
    async () => {
      expect((await undoRaces(called({ races: 200 }, 'no-mailbox'))).failures).not.toEqual([]);
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

  it('a snapshot that forgets what may be taken back is found out', () => {
    expect(saveLoad(called({ matches: 10 }, 'forgetful')).failures).not.toEqual([]);
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

  it(
    'a server that takes any token is found out',
    async () => {
      expect((await credentials(called({ attempts: 100 }, 'any-session'))).failures.join()).toContain('101');
    },
    LONG,
  );
});
