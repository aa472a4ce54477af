import type { Call } from '../../harness/faults/call.ts';
import type { KillPlan } from '../../harness/faults/kill.ts';
import { waitFor } from '../../harness/faults/patience.ts';

/** Short runs against real processes; `docs/reliability.md` has the long ones. */
export function called(numbers: { readonly [name: string]: number }, part: string | null = null): Call {
  waitFor(part);
  return { part, number: (name, otherwise) => numbers[name] ?? otherwise };
}

/** A process dies at points of its own work, not after a time: how fast the machine is plays no part. */
export const shortKills: KillPlan = {
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
