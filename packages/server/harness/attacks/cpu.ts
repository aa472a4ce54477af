import { readFileSync } from 'node:fs';
import type { ServerProcess } from '../faults/server-process.ts';

/** The CPU time of a server's main thread in milliseconds, whatever else the machine does; where nobody tells it, the time itself. */
export function spent({ pid }: ServerProcess): number {
  try {
    return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'latin1'), 10) / 1e6;
  } catch {
    return performance.now();
  }
}
